// Games that ended before their rules ended them: their places, their records, and a session on
// such a record.
#include "engine/ending.h"

#include "engine/replay.h"
#include "tests/engine/asking.h"

namespace kaisho::engine {
namespace {

Result standing() {
  Result result;
  result.score = {7, 9, 9, 3};
  settle(result, 4);
  return result;
}

std::vector<int> ranks(const Ending& ending) {
  const Result result = with_ending(standing(), ending, 4);
  return {result.rank[0], result.rank[1], result.rank[2], result.rank[3]};
}

TEST(Ending, AnAgreementHasNoWinner) {
  const Ending ending{EndedBy::kAgreement, {}};
  const Result result = with_ending(standing(), ending, 4);
  EXPECT_TRUE(result.over);
  EXPECT_EQ(ranks(ending), (std::vector{1, 1, 1, 1}));
  for (const float share : {result.share[0], result.share[3]}) EXPECT_FLOAT_EQ(share, 0.25F);
  EXPECT_EQ(result.score[1], 9) << "the points stay what they were";
}

TEST(Ending, WhoGaveUpFirstIsLast) {
  EXPECT_EQ(ranks({EndedBy::kRules, {1}}), (std::vector{2, 4, 1, 3}));
  EXPECT_EQ(ranks({EndedBy::kRules, {2, 1}}), (std::vector{1, 3, 4, 2}));
  EXPECT_EQ(ranks({EndedBy::kResignation, {2, 1, 0}}), (std::vector{2, 3, 4, 1}));
  EXPECT_EQ(ranks({EndedBy::kAgreement, {1}}), (std::vector{1, 4, 1, 1}));
}

TEST(Ending, WhereSomebodysTimeEndsItForAllNobodyElseWinsUnlessAlone) {
  EXPECT_EQ(ranks({EndedBy::kTime, {1}}), (std::vector{1, 4, 1, 1}));
  EXPECT_EQ(ranks({EndedBy::kTime, {1, 2, 3}}), (std::vector{1, 4, 3, 2}));
}

TEST(Ending, APlainEndLeavesTheResult) {
  EXPECT_EQ(ranks({}), (std::vector{3, 1, 1, 4}));
  EXPECT_FALSE(with_ending(standing(), {}, 4).over);
}

// A game of two after a few moves, which the second player has given up.
Json resigned_record(Asking& asking) {
  asking.walk(asking.begin(2, "1"), 3, [](const Json& answer) { return answer["n"] == 8; });
  Json json = asking.get({{"type", "save"}})["record"];
  json["ending"] = {{"by", "resignation"}, {"resigned", {1}}};
  json["result"] = {{"rank", {1, 2}}, {"share", {1, 0}}};
  json["hash"] = asking.state()["hash"];
  return json;
}

std::string code_of(const Json& json) {
  const Expected<Record> record = read_record(json);
  if (!record) return record.error().code + " " + record.error().where;
  const Expected<Verification> verified = verify(*record);
  return verified ? "" : verified.error().code + " " + verified.error().where;
}

TEST(Ending, ARecordOfItIsVerified) {
  Asking asking;
  const Json sound = resigned_record(asking);
  const Expected<Verification> verified = verify(*read_record(sound));
  ASSERT_TRUE(verified);
  EXPECT_TRUE(verified->over);
  EXPECT_EQ(verified->ended_by, EndedBy::kResignation);
  EXPECT_EQ(record_json(*read_record(sound))["ending"], sound["ending"]);

  Json json = sound;
  json["ending"]["resigned"] = {0};
  EXPECT_EQ(code_of(json), "wrong_result result.rank");
  json["ending"] = {{"by", "agreement"}, {"resigned", {1}}};
  EXPECT_EQ(code_of(json), "wrong_ending ending.by");
  json["ending"] = {{"by", "time"}, {"resigned", {1}}};
  EXPECT_EQ(code_of(json), "");
  json["ending"] = {{"by", "time"}, {"resigned", Json::array()}};
  EXPECT_EQ(code_of(json), "bad_field ending.resigned");
  json["ending"] = {{"by", "rules"}, {"resigned", {0, 1}}};
  EXPECT_EQ(code_of(json), "wrong_ending ending.by");
  json = sound;
  json["players"][1]["kind"] = "bot";
  EXPECT_EQ(code_of(json), "wrong_ending ending.resigned");
  json = sound;
  json["ending"]["resigned"] = {1, 1};
  EXPECT_EQ(code_of(json), "bad_field ending.resigned[1]");
  json["ending"]["resigned"] = {2};
  EXPECT_EQ(code_of(json), "bad_field ending.resigned[0]");
  json["ending"]["resigned"] = Json::array();
  EXPECT_EQ(code_of(json), "bad_field ending.resigned");
  json = sound;
  json["ending"]["by"] = "boredom";
  EXPECT_EQ(code_of(json), "bad_field ending.by");
  json.erase("ending");
  EXPECT_EQ(code_of(json), "wrong_result result");
}

TEST(Ending, NobodyEndsAGameThatIsOver) {
  Asking asking;
  asking.walk_to_end(asking.begin(2, "1", {{"turn_cap", 20}}), 3);
  Json json = asking.get({{"type", "save"}})["record"];
  json["ending"] = {{"by", "agreement"}, {"resigned", Json::array()}};
  EXPECT_EQ(code_of(json), "wrong_ending ending.by");
}

TEST(Ending, ASessionOnSuchARecordKnowsItsResult) {
  Asking asking;
  const Json record = resigned_record(asking);
  const int moves = asking.state()["n"];
  Json state = asking.get({{"type", "replay"}, {"record", record}});
  EXPECT_EQ(state["result"]["rank"], Json({1, 2}));
  asking.get({{"type", "review_step"}, {"n", 1}, {"simulations", 0}});
  state = asking.get({{"type", "replay"}, {"record", record}, {"at", moves - 1}});
  EXPECT_TRUE(state["result"].is_null());
  // Whoever plays on from there plays another game.
  state = asking.get({{"type", "replay"}, {"record", record}});
  state = asking.get({{"type", "play"}, {"move", state["legal"][0]["text"]}});
  EXPECT_TRUE(state["result"].is_null());
}

}  // namespace
}  // namespace kaisho::engine
