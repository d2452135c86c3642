// Records: written, read back, replayed, and every broken one refused with a sentence.
#include "engine/replay.h"
#include "games/registry.h"
#include "tests/engine/asking.h"

namespace kaisho::engine {
namespace {

// A short finished game with undos in it.
Json undone_record() {
  Asking asking;
  Json answer = asking.begin(2, "21", {{"turn_cap", 12}});
  RandomState chance;
  Random random(chance);
  while (!answer["to_move"].is_null()) {
    const auto count = static_cast<std::uint32_t>(answer["legal"].size());
    answer = asking.play(answer["legal"][random.below(count)]["text"].get<std::string>());
    const Json undoable = asking.get({{"type", "can_undo"}})["moves"];
    if (undoable > 0 && random.below(4) == 0) {
      answer = asking.get({{"type", "undo"}, {"moves", undoable}});
    }
  }
  return asking.get({{"type", "save"}})["record"];
}

std::size_t undos(const Json& record) {
  std::size_t count = 0;
  for (const Json& entry : record["moves"]) count += entry.contains("undo") ? 1 : 0;
  return count;
}

TEST(Record, SavesWhatDocsSay) {
  Asking asking;
  asking.begin(2, "21");
  asking.play("token red");
  const Json record = asking.get({{"type", "save"}})["record"];
  EXPECT_EQ(record["kaisho"], "record");
  EXPECT_EQ(record["version"], 1);
  EXPECT_EQ(record["game"], "osaka");
  EXPECT_EQ(record["rules_version"], 1);
  EXPECT_EQ(record["edition"]["content"], nullptr);
  EXPECT_EQ(record["options"],
            (Json{{"players", 2}, {"turn_cap", 0}, {"variants", Json::array()}}));
  EXPECT_EQ(record["players"].size(), 2U);
  EXPECT_EQ(record["seed"], "15" + std::string(62, '0'));
  ASSERT_EQ(record["moves"].size(), 1U);
  EXPECT_EQ(record["moves"][0]["move"], "token red");
  EXPECT_EQ(record["result"], nullptr);
  EXPECT_EQ(record["hash"], nullptr);
}

TEST(Record, OfAFinishedGameHasResultAndHash) {
  Asking asking;
  const Json end = asking.walk_to_end(asking.begin(3, "22"), 22);
  const Json record = asking.get({{"type", "save"}})["record"];
  EXPECT_EQ(record["result"], end["result"]);
  EXPECT_EQ(record["hash"], end["hash"]);
}

TEST(Record, ReplaysToTheSamePosition) {
  Asking asking;
  const Json end = asking.walk_to_end(asking.begin(4, "23"), 23);
  const Json record = asking.get({{"type", "save"}})["record"];
  Asking other;
  const Json replayed = other.get({{"type", "replay"}, {"record", record}});
  EXPECT_EQ(replayed["hash"], end["hash"]);
  EXPECT_EQ(other.get({{"type", "save"}})["record"], record);
  const Json start = other.get({{"type", "replay"}, {"record", record}, {"at", 0}});
  EXPECT_EQ(start["hash"], asking.begin(4, "23")["hash"]);
}

TEST(Record, ReplayStopsWhereAskedAndGoesOnFromThere) {
  Asking asking;
  asking.walk_to_end(asking.begin(2, "24"), 24);
  const Json record = asking.get({{"type", "save"}})["record"];
  const Json middle = asking.get({{"type", "replay"}, {"record", record}, {"at", 10}, {"view", 0}});
  EXPECT_EQ(middle["n"], 10);
  EXPECT_FALSE(middle.contains("hash"));
  asking.play(middle["legal"].back()["text"].get<std::string>());
  const Json branch = asking.get({{"type", "save"}})["record"];
  EXPECT_EQ(branch["moves"].size(), 11U);
  EXPECT_EQ(branch["result"], nullptr);
  EXPECT_EQ(asking.get({{"type", "verify"}, {"record", branch}})["n"], 11);
}

TEST(Record, KeepsUndosAndReplaysThem) {
  const Json record = undone_record();
  ASSERT_GT(undos(record), 1U);
  Asking asking;
  const Json verified = asking.get({{"type", "verify"}, {"record", record}});
  EXPECT_LT(verified["n"], record["moves"].size());
  EXPECT_EQ(verified["over"], true);
  EXPECT_EQ(verified["fairness"], "absent");
  asking.get({{"type", "replay"}, {"record", record}});
  EXPECT_EQ(asking.get({{"type", "save"}})["record"], record);
}

TEST(Record, UndoFurtherThanAPlayerMayCutsItShort) {
  Asking asking;
  asking.begin();
  asking.play("token red");
  asking.play("token blue");
  asking.get({{"type", "undo"}, {"moves", 2}});
  asking.play("token green");
  const Json record = asking.get({{"type", "save"}})["record"];
  ASSERT_EQ(record["moves"].size(), 1U);
  EXPECT_EQ(record["moves"][0]["move"], "token green");
  asking.get({{"type", "verify"}, {"record", record}});
}

TEST(Record, CarriesAnEditionThatIsNotTheStandardOne) {
  Json edition = *standard_edition("osaka");
  edition["end_of_game"]["tokens"] = 3;
  Asking asking;
  const Json first =
      asking.get({{"type", "new"}, {"game", "osaka"}, {"edition", edition}, {"seed", "25"}});
  asking.walk_to_end(first, 25);
  Json record = asking.get({{"type", "save"}})["record"];
  EXPECT_EQ(record["edition"]["content"], edition);
  asking.get({{"type", "verify"}, {"record", record}});
  record["edition"]["content"]["end_of_game"]["tokens"] = 4;
  EXPECT_EQ(asking.code({{"type", "verify"}, {"record", record}}), "wrong_edition");
  record["edition"]["content"]["end_of_game"]["tokens"] = "4";
  const Json answer = asking.ask({{"type", "verify"}, {"record", record}});
  EXPECT_EQ(answer["error"]["where"], "record.edition.content.end_of_game.tokens");
}

TEST(Record, ReadsWhatItWrites) {
  Json json = undone_record();
  json["moves"][0]["at"] = 1700000000000;
  json["players"][1] = {{"name", "Ann"}, {"kind", "bot"}};
  json["fair"] = {{"commitment", std::string(64, 'a')}, {"nonces", {"00", ""}}};
  const Expected<Record> record = read_record(json);
  ASSERT_TRUE(record) << record.error().message << record.error().where;
  EXPECT_EQ(record_json(*record), json);
}

struct Fault {
  const char* name;
  void (*spoil)(Json&);
  const char* code;
  const char* where;
};

class RecordFaults : public testing::TestWithParam<Fault> {};

// Every record is refused with a code and its place, and leaves the session alone.
TEST_P(RecordFaults, AreNamedWithTheirPlace) {
  Json record = undone_record();
  GetParam().spoil(record);
  Asking asking;
  const Json before = asking.begin();
  for (const char* type : {"replay", "verify"}) {
    const Json answer = asking.ask({{"type", type}, {"record", record}});
    EXPECT_EQ(answer["ok"], false);
    EXPECT_EQ(answer["error"]["code"], GetParam().code) << answer;
    if (GetParam().where != nullptr) {
      EXPECT_EQ(answer["error"]["where"], GetParam().where) << answer;
    }
    EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty());
  }
  EXPECT_EQ(asking.state()["hash"], before["hash"]);
}

INSTANTIATE_TEST_SUITE_P(
    All, RecordFaults,
    testing::Values(
        Fault{"NoObject", [](Json& r) { r = 5; }, "bad_record", "record"},
        Fault{"NoRecord", [](Json& r) { r.erase("kaisho"); }, "bad_record", "record"},
        Fault{"LaterVersion", [](Json& r) { r["version"] = 2; }, "bad_record", "record.version"},
        Fault{"OddVersion", [](Json& r) { r["version"] = "1"; }, "bad_field", "record.version"},
        Fault{"UnknownField", [](Json& r) { r["sede"] = 1; }, "unknown_field", "record"},
        Fault{"UnknownGame", [](Json& r) { r["game"] = "go"; }, "unknown_game", "record.game"},
        Fault{"OtherRules",
              [](Json& r) {
                r["rules_version"] = 99;
                r["moves"][0]["move"] = "buy";
              },
              "other_rules_version", "record.moves[0]"},
        Fault{"OtherEdition", [](Json& r) { r["edition"]["hash"] = "0123456789abcdef"; },
              "wrong_edition", "record.edition.hash"},
        Fault{"EditionHash", [](Json& r) { r["edition"]["hash"] = "xyz"; }, "bad_field",
              "record.edition.hash"},
        Fault{"EditionName", [](Json& r) { r["edition"]["name"] = "2016"; }, "wrong_edition",
              "record.edition.name"},
        Fault{"NoOptions", [](Json& r) { r.erase("options"); }, "missing_field", "record"},
        Fault{"Seats", [](Json& r) { r["options"]["players"] = 3; }, "bad_field", "record.players"},
        Fault{"TooManySeats", [](Json& r) { r["options"]["players"] = 1e9; }, "bad_field",
              "record.options.players"},
        Fault{"Variant", [](Json& r) { r["options"]["variants"] = {"blind"}; }, "bad_option",
              "record.options.variants"},
        Fault{"PlayerKind", [](Json& r) { r["players"][0]["kind"] = "cat"; }, "bad_field",
              "record.players[0].kind"},
        Fault{"NoSeed", [](Json& r) { r["seed"] = nullptr; }, "no_seed", "record.seed"},
        Fault{"OddSeed", [](Json& r) { r["seed"] = "green"; }, "bad_seed", "record.seed"},
        Fault{"MovesNoList", [](Json& r) { r["moves"] = 4; }, "bad_field", "record.moves"},
        Fault{"MoveNoObject", [](Json& r) { r["moves"][3] = "buy"; }, "bad_field",
              "record.moves[3]"},
        Fault{"MoveSeat", [](Json& r) { r["moves"][3]["seat"] = 2; }, "bad_field",
              "record.moves[3].seat"},
        Fault{"OddUndo", [](Json& r) { r["moves"][0] = {{"seat", 0}, {"undo", 0}}; }, "bad_field",
              "record.moves[0].undo"},
        Fault{"UndoOfNothing", [](Json& r) { r["moves"][0] = {{"seat", 0}, {"undo", 1}}; },
              "cannot_undo", "record.moves[0]"},
        Fault{"BadMove", [](Json& r) { r["moves"][0]["move"] = "castle"; }, "bad_move",
              "record.moves[0]"},
        Fault{"IllegalMove", [](Json& r) { r["moves"][0]["move"] = "buy"; }, "illegal_move",
              "record.moves[0]"},
        Fault{"OtherSeat",
              [](Json& r) { r["moves"][0]["seat"] = 1 - r["moves"][0]["seat"].get<int>(); },
              "wrong_seat", "record.moves[0]"},
        Fault{"AfterTheEnd", [](Json& r) { r["moves"].push_back({{"seat", 0}, {"move", "buy"}}); },
              "game_over", nullptr},
        Fault{"FairNoHex", [](Json& r) { r["fair"] = {{"commitment", "xx"}}; }, "bad_field",
              "record.fair.commitment"},
        Fault{"ResultNoObject", [](Json& r) { r["result"] = 4; }, "bad_field", "record.result"},
        Fault{"EmptyResult", [](Json& r) { r["result"] = Json::object(); }, "bad_field",
              "record.result"},
        Fault{"ScoreNotWhole", [](Json& r) { r["result"] = {{"score", {12, 9.0009}}}; },
              "bad_field", "record.result.score[1]"},
        Fault{"RankOfOne", [](Json& r) { r["result"] = {{"rank", {1}}}; }, "bad_field",
              "record.result.rank"},
        Fault{"ShareOverOne", [](Json& r) { r["result"] = {{"share", {1, 2}}}; }, "bad_field",
              "record.result.share[1]"},
        Fault{"OddHash", [](Json& r) { r["hash"] = 7; }, "bad_field", "record.hash"}),
    [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace kaisho::engine
