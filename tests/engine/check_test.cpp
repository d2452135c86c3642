// `check`: every fault of an edition, in words and with its place.
#include "games/registry.h"
#include "tests/engine/asking.h"

namespace kaisho::engine {
namespace {

Json checked(const Json& edition, const std::string& game) {
  Asking asking;
  return asking.get({{"type", "check"}, {"game", game}, {"edition", edition}});
}

TEST(SessionCheck, EveryStandardEditionIsSoundAndNamed) {
  for (const GameModule& module : game_modules()) {
    const std::string id(module.id);
    const Json answer = checked(*standard_edition(id), id);
    EXPECT_TRUE(answer["faults"].empty()) << id << answer;
    const GamePtr game = *open_game(id);
    EXPECT_EQ(answer["edition"], game->edition().name);
    EXPECT_EQ(answer["edition_hash"], game->edition().hash);
  }
}

TEST(SessionCheck, TellsAllFaultsAndTheirPlacesInTheEdition) {
  Json edition = *standard_edition("osaka");
  edition["cards"][1]["value"] = "three";
  edition["colours"][1]["id"] = "red";
  edition["lighthouse"] = 1;
  const Json answer = checked(edition, "osaka");
  EXPECT_FALSE(answer.contains("edition"));
  EXPECT_FALSE(answer.contains("edition_hash"));
  std::vector<std::string> found;
  for (const Json& fault : answer["faults"]) {
    EXPECT_TRUE(fault["message"].get<std::string>().ends_with(".")) << fault;
    EXPECT_TRUE(fault["reason"].is_string() && fault["values"]["found"].is_string()) << fault;
    found.push_back(fault["code"].get<std::string>() + " " + fault.value("where", "-"));
  }
  for (const char* fault :
       {"bad_field cards[1].value", "repeated_id colours[1].id", "unknown_field -"}) {
    EXPECT_NE(std::ranges::find(found, fault), found.end()) << fault << '\n' << answer;
  }
}

// What a parsed object cannot show is found in the text of its file.
TEST(SessionCheck, ReadsTheTextOfAFile) {
  Asking asking;
  const auto check = [&](const std::string& text) {
    return asking.get({{"type", "check"}, {"game", "osaka"}, {"text", text}});
  };
  std::string text = json_text(*standard_edition("osaka"));
  EXPECT_EQ(check(text), checked(*standard_edition("osaka"), "osaka"));
  const Json again = check(text.insert(1, "\"game\": \"osaka\", "))["faults"];
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0]["code"], "bad_json");
  EXPECT_EQ(again[0]["where"], "game");
  EXPECT_EQ(check("{")["faults"][0]["code"], "bad_json");
  EXPECT_EQ(asking.code({{"type", "check"}, {"game", "osaka"}, {"text", 3}}), "bad_field");
  EXPECT_EQ(
      asking.code(
          {{"type", "check"}, {"game", "osaka"}, {"text", "{}"}, {"edition", Json::object()}}),
      "bad_request");
}

// Whoever writes a file looks for a line in it, and thinks of an order and not of its number from
// 0.
TEST(SessionCheck, OfATextItTellsThingAndLine) {
  Json edition = *standard_edition("osaka");
  edition["cards"][1]["value"] = "three";
  Asking asking;
  const auto check = [&] {
    return asking.get({{"type", "check"}, {"game", "osaka"}, {"text", json_text(edition, 1)}});
  };
  const Json place = check()["faults"][0]["place"];
  ASSERT_EQ(place["things"].size(), 1U) << place;
  EXPECT_EQ(place["things"][0]["kind"], "cards");
  EXPECT_EQ(place["things"][0]["number"], 2);
  EXPECT_EQ(place["things"][0]["id"], edition["cards"][1]["id"]);
  EXPECT_EQ(place["field"], "value");
  const std::string text = json_text(edition, 1);
  const std::string before = text.substr(0, text.find("\"three\""));
  EXPECT_EQ(place["line"], 1 + std::ranges::count(before, '\n'));
  EXPECT_FALSE(checked(edition, "osaka")["faults"][0].contains("place"));
  edition["cards"][1]["value"] = 4;
  edition["tokens"]["per_colour"] = 99;
  edition["edition"] = "mine";
  const Json notes = check()["notes"];
  ASSERT_EQ(notes.size(), 1U) << notes;
  EXPECT_EQ(notes[0]["code"], "unread");
  EXPECT_EQ(notes[0]["where"], "tokens.per_colour");
  EXPECT_EQ(notes[0]["place"]["field"], "tokens.per_colour");
}

TEST(SessionCheck, OtherValuesUnderTheStandardEditionsNameAreNoted) {
  Json edition = *standard_edition("osaka");
  EXPECT_TRUE(checked(edition, "osaka")["notes"].empty());
  edition["end_of_game"]["tokens"] = 6;
  const Json answer = checked(edition, "osaka");
  EXPECT_TRUE(answer["faults"].empty());
  ASSERT_EQ(answer["notes"].size(), 1U);
  const Json& note = answer["notes"][0];
  EXPECT_EQ(note["code"], "same_name");
  EXPECT_EQ(note["where"], "edition");
  EXPECT_EQ(note["values"]["expected"], (*open_game("osaka"))->edition().hash);
  EXPECT_EQ(note["values"]["found"], answer["edition_hash"]);
  edition["edition"] = "six tokens";
  EXPECT_TRUE(checked(edition, "osaka")["notes"].empty());
}

TEST(SessionCheck, TheFirstFaultIsTheErrorOfNew) {
  for (const GameModule& module : game_modules()) {
    Json edition = *standard_edition(module.id);
    edition["edition"] = "";
    edition.erase("provenance");
    Json first = checked(edition, std::string(module.id))["faults"][0];
    Asking asking;
    const Json refused =
        asking.ask({{"type", "new"}, {"game", module.id}, {"edition", edition}})["error"];
    const std::string where = first.value("where", "");
    first["where"] = where.empty() ? "edition" : "edition." + where;
    EXPECT_EQ(refused, first);
  }
}

TEST(SessionCheck, AnythingGetsAnAnswerOfAtMostFiftyFaults) {
  for (const GameModule& module : game_modules()) {
    const std::string id(module.id);
    for (const Json& odd : {Json(nullptr), Json(3), Json(Json::array()), Json(Json::object())}) {
      EXPECT_FALSE(checked(odd, id)["faults"].empty()) << id << odd;
    }
    Json edition = *standard_edition(id);
    for (int i = 0; i < 80; ++i) edition["wrong" + std::to_string(i)] = i;
    EXPECT_EQ(checked(edition, id)["faults"].size(), 50U);
  }
}

TEST(SessionCheck, LeavesTheSessionAlone) {
  Asking asking;
  const Json before = asking.begin();
  asking.get({{"type", "check"}, {"game", "osaka"}, {"edition", {{"game", "osaka"}}}});
  asking.get({{"type", "check"}, {"game", "osaka"}, {"edition", *standard_edition("osaka")}});
  EXPECT_EQ(asking.state()["hash"], before["hash"]);
}

TEST(SessionCheck, WhatIsNoObjectHasOneFault) {
  for (const Json& edition : {Json(5), Json("x"), Json::array({1}), Json()}) {
    const Json answer = checked(edition, "osaka");
    ASSERT_EQ(answer["faults"].size(), 1U) << answer;
    EXPECT_EQ(answer["faults"][0]["reason"], "object");
  }
}

TEST(SessionCheck, NeedsAGameAndAnEdition) {
  Asking asking;
  EXPECT_EQ(asking.code({{"type", "check"}}), "missing_field");
  EXPECT_EQ(asking.code({{"type", "check"}, {"game", "osaka"}}), "missing_field");
  EXPECT_EQ(asking.code({{"type", "check"}, {"game", "chess"}, {"edition", Json::object()}}),
            "unknown_game");
}

}  // namespace
}  // namespace kaisho::engine
