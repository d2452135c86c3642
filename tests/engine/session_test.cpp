// Every message of the protocol does what docs/protocol.md says.
#include <set>

#include "games/registry.h"
#include "tests/engine/asking.h"

namespace kaisho::engine {
namespace {

TEST(Session, GamesListsEveryGameWithItsEditionAndFeatures) {
  Asking asking;
  const Json games = asking.get({{"type", "games"}})["games"];
  ASSERT_EQ(games.size(), game_modules().size());
  const Json& osaka = games[0];
  EXPECT_EQ(osaka["id"], "osaka");
  EXPECT_EQ(osaka["min_players"], 2);
  EXPECT_EQ(osaka["max_players"], 4);
  EXPECT_EQ(osaka["edition_hash"].get<std::string>().size(), 16U);
  EXPECT_FALSE(osaka["features"].empty());
  EXPECT_TRUE(osaka["variants"].is_array());
  EXPECT_EQ(osaka["rules_version"], 1);
}

TEST(Session, EditionIsTheStandardOneOrTheOneInUse) {
  Asking asking;
  const Json standard = asking.get({{"type", "edition"}, {"game", "osaka"}})["edition"];
  EXPECT_EQ(standard, *standard_edition("osaka"));
  Json own = standard;
  own["edition"] = "own";
  own["end_of_game"]["tokens"] = 5;
  asking.get({{"type", "new"}, {"game", "osaka"}, {"edition", own}});
  EXPECT_EQ(asking.get({{"type", "edition"}})["edition"], own);
  EXPECT_EQ(asking.get({{"type", "edition"}, {"game", "osaka"}})["edition"], standard);
}

TEST(Session, NewDealsByTheSeed) {
  Asking asking;
  const Json first = asking.begin(3, "7");
  EXPECT_EQ(first["players"], 3);
  EXPECT_EQ(first["n"], 0);
  EXPECT_EQ(first["turn"], 0);
  EXPECT_EQ(first["state"]["seats"].size(), 3U);
  EXPECT_FALSE(first["events"].empty());
  EXPECT_EQ(first["result"], nullptr);
  EXPECT_EQ(asking.begin(3, "7"), first);
  EXPECT_NE(asking.begin(3, "8")["hash"], first["hash"]);
}

TEST(Session, NewWithoutASeedIsUnpredictable) {
  Asking asking;
  const Json request = {{"type", "new"}, {"game", "osaka"}};
  EXPECT_NE(asking.get(request)["hash"], asking.get(request)["hash"]);
}

TEST(Session, NewKeepsToItsTurnCap) {
  Asking asking;
  const Json end = asking.walk_to_end(asking.begin(2, "1", {{"turn_cap", 5}}), 1);
  EXPECT_EQ(end["turn"], 5);
  EXPECT_EQ(end["result"]["capped"], true);
  EXPECT_EQ(end["to_move"], nullptr);
  EXPECT_TRUE(end["legal"].empty());
}

TEST(Session, ResultSettlesTheGame) {
  Asking asking;
  const Json end = asking.walk_to_end(asking.begin(4, "2"), 5);
  const Json& result = end["result"];
  EXPECT_EQ(result["capped"], false);
  float share = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(result["score"][i], end["state"]["seats"][i]["points"]);
    EXPECT_EQ(result["rank"][i] == 1, result["share"][i].get<float>() > 0);
    share += result["share"][i].get<float>();
  }
  EXPECT_FLOAT_EQ(share, 1);
}

TEST(Session, ViewHidesAndTellsNoHash) {
  Asking asking;
  asking.begin();
  for (const int view : {-1, 0, 1}) {
    const Json answer = asking.get({{"type", "state"}, {"view", view}});
    EXPECT_FALSE(answer.contains("hash"));
    EXPECT_TRUE(answer["state"]["draw"].is_number());
    EXPECT_EQ(answer["state"]["random"], nullptr);
    EXPECT_EQ(answer["legal"], asking.state()["legal"]);
  }
}

TEST(Session, LegalAndStateAgree) {
  Asking asking;
  const Json answer = asking.begin();
  EXPECT_EQ(asking.get({{"type", "legal"}})["moves"], answer["legal"]);
  EXPECT_EQ(answer["legal"][0]["text"], "token red");
  EXPECT_EQ(answer["legal"][0]["kind"], "token");
}

TEST(Session, PlayTellsWhatHappened) {
  Asking asking;
  const Json first = asking.begin();
  const Json answer = asking.play("token blue");
  EXPECT_EQ(answer["n"], 1);
  ASSERT_EQ(answer["events"].size(), 1U);
  const Json& event = answer["events"][0];
  EXPECT_EQ(event["event"], "token_taken");
  EXPECT_EQ(event["clause"], "OSA-S7");
  EXPECT_EQ(event["seat"], first["to_move"]);
  EXPECT_EQ(event["colour"], "blue");
}

TEST(Session, PlayOfSeveralMovesIsAllOrNone) {
  Asking asking;
  const Json before = asking.begin();
  const Json answer = asking.ask({{"type", "play"}, {"moves", {"token red", "token blue", "buy"}}});
  EXPECT_EQ(answer["error"]["where"], "moves[2]");
  EXPECT_EQ(asking.state()["hash"], before["hash"]);
  EXPECT_TRUE(asking.get({{"type", "save"}})["record"]["moves"].empty());

  const Json both = asking.get({{"type", "play"}, {"moves", {"token red", "token blue"}}});
  EXPECT_EQ(both["n"], 2);
  Asking other;
  other.begin();
  other.play("token red");
  EXPECT_EQ(other.play("token blue")["hash"], both["hash"]);
}

TEST(Session, PlayIsPlayedByTheRules) {
  Asking asking;
  asking.begin();
  const Json answer = asking.ask({{"type", "play"}, {"move", "buy"}});
  EXPECT_EQ(answer["error"]["where"], "move");
}

TEST(Session, UndoGoesBackExactly) {
  Asking asking;
  Json answer = asking.begin(3, "4");
  std::vector<Json> hashes = {answer["hash"]};
  RandomState chance;
  Random random(chance);
  while (!answer["to_move"].is_null()) {
    const auto count = static_cast<std::uint32_t>(answer["legal"].size());
    answer = asking.play(answer["legal"][random.below(count)]["text"].get<std::string>());
    hashes.push_back(answer["hash"]);
  }
  const std::size_t all = hashes.size() - 1;
  EXPECT_EQ(asking.get({{"type", "undo"}})["hash"], hashes[all - 1]);
  EXPECT_EQ(asking.get({{"type", "undo"}, {"moves", 9}})["hash"], hashes[all - 10]);
  const Json start = asking.get({{"type", "undo"}, {"moves", all - 10}, {"view", 1}});
  EXPECT_EQ(start["n"], 0);
  EXPECT_FALSE(start.contains("hash"));
  EXPECT_EQ(asking.state()["hash"], hashes[0]);
  EXPECT_EQ(asking.code({{"type", "undo"}}), "cannot_undo");
}

TEST(Session, ReasonsNameMoveClauseAndValues) {
  Asking asking;
  asking.begin();
  asking.play("token red");
  asking.play("token red");
  const Json refusals = asking.get({{"type", "reasons"}})["refusals"];
  ASSERT_FALSE(refusals.empty());
  std::set<std::string> legal;
  for (const Json& move : asking.state()["legal"]) legal.insert(move["text"].get<std::string>());
  for (const Json& refusal : refusals) {
    EXPECT_FALSE(refusal.contains("text"));
    EXPECT_FALSE(legal.contains(refusal["move"].get<std::string>()));
    EXPECT_TRUE(refusal["clause"].get<std::string>().starts_with("OSA-"));
    EXPECT_EQ(refusal["values"].size(), 2U);
    EXPECT_TRUE(refusal.contains("kind"));
    EXPECT_FALSE(refusal["reason"].get<std::string>().empty());
  }
}

TEST(Session, SuggestOffersLegalMovesWithTheirLines) {
  Asking asking;
  Json answer = asking.walk(asking.begin(2, "3"), 6, [](const Json& a) { return a["n"] == 30; });
  std::set<std::string> legal;
  for (const Json& move : answer["legal"]) legal.insert(move["text"].get<std::string>());
  for (const Json& kind : asking.get({{"type", "players"}})["players"]) {
    Json request = {{"type", "suggest"}, {"player", kind["name"]}, {"count", 2}};
    if (kind["parameters"].contains("simulations")) request["simulations"] = 20;
    const Json found = asking.get(request);
    ASSERT_FALSE(found["suggestions"].empty()) << kind;
    EXPECT_LE(found["suggestions"].size(), 2U);
    for (const Json& suggestion : found["suggestions"]) {
      EXPECT_TRUE(legal.contains(suggestion["move"].get<std::string>()));
      EXPECT_EQ(suggestion["moves"][0], suggestion["move"]);
      EXPECT_GE(suggestion["share"].get<float>(), 0);
      EXPECT_LE(suggestion["share"].get<float>(), 1);
      EXPECT_GE(suggestion["visits"].get<int>(), 0);
      ASSERT_EQ(suggestion["shares"].size(), 2U);
      EXPECT_EQ(suggestion["shares"][answer["to_move"].get<std::size_t>()], suggestion["share"]);
      EXPECT_EQ(suggestion["margin"].is_null(), kind["name"].get<std::string>() == "random");
      ASSERT_TRUE(suggestion["further"].is_array());
    }
  }
  EXPECT_EQ(asking.state()["hash"], answer["hash"]);
}

// Greedy takes none, so with a budget it would be nobody's.
TEST(Session, AsksTheSearchWhereABudgetButNoPlayerIsNamed) {
  Asking asking;
  asking.begin(2, "3");
  EXPECT_EQ(asking.get({{"type", "suggest"}})["player"], "greedy");
  EXPECT_EQ(asking.get({{"type", "suggest"}, {"simulations", 20}})["player"],
            "search:simulations=20");
  EXPECT_EQ(asking.get({{"type", "choose"}, {"simulations", 20}})["player"],
            "search:simulations=20");
  EXPECT_EQ(asking.get({{"type", "choose"}, {"ms", 5}})["player"], "search:ms=5");
}

TEST(Session, SuggestGivesTheSameQuestionTheSameAnswer) {
  Asking asking;
  asking.begin(2, "3");
  const Json question = {{"type", "suggest"}, {"player", "random"}};
  EXPECT_EQ(asking.get(question), asking.get(question));
  std::set<std::string> found;
  for (int seed = 0; seed < 40; ++seed) {
    Json seeded = question;
    seeded["seed"] = std::to_string(seed);
    found.insert(asking.get(seeded)["suggestions"][0]["move"].get<std::string>());
  }
  EXPECT_EQ(found.size(), 4U);
}

TEST(Session, ChooseGivesALegalMoveByThePlayerOfTheSeat) {
  Asking asking;
  Json now = asking.begin(2, "3");
  for (int n = 0; n < 60; ++n) {
    const std::string player = now["to_move"] == 0 ? "search" : "level1";
    const Json question = {
        {"type", "choose"}, {"player", player}, {"simulations", 8}, {"seed", std::to_string(n)}};
    const Json plain = {{"type", "choose"}, {"player", player}, {"seed", std::to_string(n)}};
    const Json answer = asking.get(now["to_move"] == 0 ? question : plain);
    EXPECT_EQ(answer["player"], now["to_move"] == 0 ? "search:simulations=8" : "level1");
    const std::string move = answer["move"].get<std::string>();
    now = asking.play(move);
  }
  EXPECT_EQ(now["n"], 60);
  EXPECT_EQ(asking.code({{"type", "choose"}, {"player", "searcher"}}), "bad_player");
  EXPECT_EQ(asking.code({{"type", "choose"}, {"count", 2}}), "unknown_field");
}

TEST(Session, EventsOfAnyStretch) {
  Asking asking;
  const Json first = asking.begin();
  asking.play("token red");
  const Json last = asking.play("token blue");
  const Json all = asking.get({{"type", "events"}})["events"];
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0]["n"], 0);
  EXPECT_EQ(all[0]["move"], nullptr);
  EXPECT_EQ(all[0]["seat"], nullptr);
  EXPECT_EQ(all[0]["events"], first["events"]);
  EXPECT_EQ(all[2]["move"], "token blue");
  EXPECT_EQ(all[2]["events"], last["events"]);
  EXPECT_EQ(all[1]["seat"], first["to_move"]);
  const Json middle = asking.get({{"type", "events"}, {"from", 1}, {"to", 1}})["events"];
  ASSERT_EQ(middle.size(), 1U);
  EXPECT_EQ(middle[0], all[1]);
  EXPECT_TRUE(asking.get({{"type", "events"}, {"from", 3}})["events"].empty());
}

TEST(Session, AnIdComesBack) {
  Asking asking;
  EXPECT_EQ(asking.get({{"type", "games"}, {"id", 7}})["id"], 7);
  EXPECT_EQ(asking.get({{"type", "games"}, {"id", "a"}})["id"], "a");
  EXPECT_EQ(asking.ask({{"type", "nothing"}, {"id", 1.5}})["id"], 1.5);
  EXPECT_EQ(asking.code({{"type", "games"}, {"id", Json::array()}}), "bad_field");
}

TEST(Session, NullStandsForAFieldLeftOut) {
  Asking asking;
  asking.get({{"type", "new"},
              {"game", "osaka"},
              {"players", nullptr},
              {"seed", nullptr},
              {"options", nullptr},
              {"edition", nullptr},
              {"view", nullptr}});
  EXPECT_EQ(asking.state()["players"], 2);
}

}  // namespace
}  // namespace kaisho::engine
