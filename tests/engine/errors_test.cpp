// Every error code of the protocol, and that no error changes the session. Those of records stand
// in record_test.cpp and verify_test.cpp.
#include <functional>

#include "games/registry.h"
#include "tests/engine/asking.h"

namespace kaisho::engine {
namespace {

TEST(SessionErrors, LinesThatAreNoRequest) {
  Session session;
  const auto code = [&](std::string_view line) {
    return (*parse_json(session.handle_line(line)))["error"]["code"].get<std::string>();
  };
  EXPECT_EQ(code("{"), "bad_json");
  EXPECT_EQ(code(std::string(200, '[')), "bad_json");
  EXPECT_EQ(code("7"), "bad_request");
  EXPECT_EQ(code("{}"), "missing_field");
  EXPECT_EQ(code(R"({"type": 7})"), "bad_field");
  EXPECT_EQ(code(R"({"type": "castle"})"), "unknown_message");
  EXPECT_EQ(code(std::string(Session::kLongestLine + 1, ' ')), "line_too_long");
  EXPECT_EQ(code(std::string(Session::kLongestLine, ' ')), "bad_json");
}

TEST(SessionErrors, NoGameYet) {
  Asking asking;
  for (const char* type : {"state", "legal", "play", "preview", "undo", "can_undo", "reasons",
                           "suggest", "save", "events"}) {
    EXPECT_EQ(asking.code({{"type", type}}), "no_game") << type;
  }
  EXPECT_EQ(asking.code({{"type", "edition"}}), "missing_field");
}

TEST(SessionErrors, AMisspeltFieldNeverPasses) {
  Asking asking;
  asking.begin();
  for (const char* type :
       {"games", "edition", "check", "new", "load", "state", "legal", "play", "preview", "undo",
        "can_undo", "reasons", "suggest", "players", "save", "replay", "verify", "events"}) {
    EXPECT_EQ(asking.code({{"type", type}, {"vieuw", 1}}), "unknown_field") << type;
  }
  EXPECT_EQ(asking.code({{"type", "new"}, {"game", "osaka"}, {"options", {{"cap", 1}}}}),
            "unknown_field");
}

TEST(SessionErrors, New) {
  Asking asking;
  const Json before = asking.begin();
  const auto code = [&](const Json& fields) {
    Json request = {{"type", "new"}, {"game", "osaka"}};
    request.update(fields);
    return asking.code(request);
  };
  EXPECT_EQ(asking.code({{"type", "new"}}), "missing_field");
  EXPECT_EQ(code({{"game", "chess"}}), "unknown_game");
  EXPECT_EQ(code({{"game", nullptr}}), "bad_field");
  EXPECT_EQ(code({{"players", 1}}), "bad_option");
  EXPECT_EQ(code({{"players", 5}}), "bad_field");
  EXPECT_EQ(code({{"players", "2"}}), "bad_field");
  EXPECT_EQ(code({{"seed", "x"}}), "bad_seed");
  EXPECT_EQ(code({{"seed", 5}}), "bad_field");
  EXPECT_EQ(code({{"options", {{"turn_cap", -1}}}}), "bad_field");
  EXPECT_EQ(code({{"options", {{"variants", {"blind"}}}}}), "bad_option");
  EXPECT_EQ(code({{"options", Json::array()}}), "bad_field");
  EXPECT_EQ(code({{"view", 2}}), "bad_field");
  EXPECT_EQ(code({{"view", -2}}), "bad_field");
  EXPECT_EQ(code({{"view", 0.5}}), "bad_field");
  EXPECT_EQ(asking.state()["hash"], before["hash"]);
}

TEST(SessionErrors, AnEditionsFaultIsNamedWithItsPlace) {
  Asking asking;
  Json edition = *standard_edition("osaka");
  edition["cards"][1]["value"] = "three";
  const Json answer = asking.ask({{"type", "new"}, {"game", "osaka"}, {"edition", edition}});
  EXPECT_EQ(answer["error"]["code"], "bad_field");
  EXPECT_EQ(answer["error"]["where"], "edition.cards[1].value");
  EXPECT_EQ(asking.code({{"type", "new"}, {"game", "osaka"}, {"edition", 3}}), "bad_field");
  edition = *standard_edition("osaka");
  edition["colours"][1]["id"] = "red";
  EXPECT_EQ(asking.code({{"type", "new"}, {"game", "osaka"}, {"edition", edition}}), "repeated_id");
}

TEST(SessionErrors, Load) {
  Asking asking;
  const Json before = asking.begin();
  const auto code = [&](const Json& position) {
    return asking.code({{"type", "load"}, {"game", "osaka"}, {"position", position}});
  };
  EXPECT_EQ(asking.code({{"type", "load"}, {"game", "osaka"}}), "missing_field");
  EXPECT_EQ(code(3), "bad_field");
  EXPECT_EQ(code(Json::object()), "missing_field");
  Json position = before["state"];
  position["discard"]["pink9"] = 1;
  EXPECT_EQ(code(position), "unknown_card");
  position = before["state"];
  position["draw"].erase(0);
  EXPECT_EQ(code(position), "bad_position");
  position = before["state"];
  position["random"]["key"] = "zz";
  EXPECT_EQ(code(position), "bad_seed");
  EXPECT_EQ(asking.state()["hash"], before["hash"]);
  EXPECT_EQ(
      asking.get({{"type", "load"}, {"game", "osaka"}, {"position", before["state"]}})["hash"],
      before["hash"]);
  EXPECT_EQ(asking.code({{"type", "save"}}), "no_record");
}

// From the root of the request, whether reading a field or the rules found it.
TEST(SessionErrors, APositionsFaultHasOneKindOfPath) {
  Asking asking;
  const Json before = asking.begin();
  const auto where = [&](const std::function<void(Json&)>& change) {
    Json position = before["state"];
    change(position);
    const Json answer = asking.ask({{"type", "load"}, {"game", "osaka"}, {"position", position}});
    return answer["error"].value("where", "-");
  };
  EXPECT_EQ(where([](Json& p) { p["turn"] = -1; }), "position.turn");
  EXPECT_EQ(where([](Json& p) { p["passes"] = 1; }), "position.passes");
  EXPECT_EQ(where([](Json& p) { p["draw"].erase(0); }), "position");
  EXPECT_EQ(where([](Json& p) { p["seats"][0]["hand"]["pink1"] = 1; }), "position.seats[0].hand");
  EXPECT_EQ(where([](Json& p) { p = 3; }), "position");
}

TEST(SessionErrors, AnErrorCanBeSaidInAnyLanguage) {
  Asking asking;
  const Json error = asking.ask({{"type", "new"}, {"game", "osaka"}, {"players", 7}})["error"];
  EXPECT_EQ(error["reason"], "whole_number");
  EXPECT_EQ(error["values"], Json({{"low", 1}, {"high", 4}, {"found", "7"}}));
  EXPECT_EQ(error["message"], "Expected a whole number from 1 to 4, found 7.");
  EXPECT_EQ(asking.ask({{"type", "new"},
                        {"game", "osaka"},
                        {"options", {{"variants", {"x"}}}}})["error"]["where"],
            "options.variants");
}

TEST(SessionErrors, Play) {
  Asking asking;
  const Json before = asking.begin();
  EXPECT_EQ(asking.code({{"type", "play"}}), "bad_request");
  EXPECT_EQ(asking.code({{"type", "play"}, {"move", "buy"}, {"moves", {"buy"}}}), "bad_request");
  EXPECT_EQ(asking.code({{"type", "play"}, {"move", 3}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "play"}, {"moves", "token red"}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "play"}, {"moves", {3}}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "play"}, {"move", "castle"}}), "bad_move");
  EXPECT_EQ(asking.code({{"type", "play"}, {"move", "token red "}}), "bad_move");
  EXPECT_EQ(asking.code({{"type", "play"}, {"move", "buy"}}), "illegal_move");
  EXPECT_EQ(asking.code({{"type", "play"}, {"move", "token red"}, {"view", 9}}), "bad_field");
  EXPECT_EQ(asking.state()["hash"], before["hash"]);
}

TEST(SessionErrors, AnIllegalMoveNamesItsClause) {
  Asking asking;
  asking.begin();
  asking.play("token red");
  asking.play("token red");
  const Json answer = asking.ask({{"type", "play"}, {"move", "buy"}});
  EXPECT_NE(answer["error"]["message"].get<std::string>().find("OSA-B2"), std::string::npos);
}

TEST(SessionErrors, AfterTheEnd) {
  Asking asking;
  asking.walk_to_end(asking.begin(2, "1", {{"turn_cap", 2}}), 1);
  EXPECT_EQ(asking.code({{"type", "play"}, {"move", "buy"}}), "game_over");
  EXPECT_EQ(asking.code({{"type", "preview"}, {"moves", {"buy"}}}), "game_over");
  EXPECT_EQ(asking.code({{"type", "suggest"}}), "game_over");
  EXPECT_TRUE(asking.get({{"type", "reasons"}})["refusals"].empty());
  EXPECT_EQ(asking.get({{"type", "preview"}, {"moves", Json::array()}})["n"], asking.state()["n"]);
}

TEST(SessionErrors, UndoEventsAndReplayKeepToTheirNumbers) {
  Asking asking;
  asking.begin();
  EXPECT_EQ(asking.code({{"type", "undo"}}), "cannot_undo");
  EXPECT_EQ(asking.code({{"type", "undo"}, {"moves", 0}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "undo"}, {"moves", -1}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "events"}, {"from", -1}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "events"}, {"to", 1}}), "bad_field");
  const Json record = asking.get({{"type", "save"}})["record"];
  EXPECT_EQ(asking.code({{"type", "replay"}, {"record", record}, {"at", 1}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "replay"}}), "missing_field");
  EXPECT_EQ(asking.code({{"type", "verify"}}), "missing_field");
}

TEST(SessionErrors, Suggest) {
  Asking asking;
  asking.begin();
  EXPECT_EQ(asking.code({{"type", "suggest"}, {"player", "deep blue"}}), "bad_player");
  EXPECT_EQ(asking.code({{"type", "suggest"}, {"player", "greedy"}, {"ms", 5}}), "bad_player");
  EXPECT_EQ(asking.code({{"type", "suggest"}, {"player", 3}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "suggest"}, {"count", 0}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "suggest"}, {"ms", 0}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "suggest"}, {"simulations", 0.5}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "suggest"}, {"seed", "x"}}), "bad_seed");
}

}  // namespace
}  // namespace kaisho::engine
