// `check`: every fault of an edition, in words and with its place.
#include "games/registry.h"
#include "tests/engine/asking.h"

namespace kaisho {
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
    EXPECT_FALSE(fault["message"].get<std::string>().empty());
    found.push_back(fault["code"].get<std::string>() + " " + fault.value("where", "-"));
  }
  for (const char* fault : {"bad_field cards[1].value", "repeated_id colours", "unknown_field -"}) {
    EXPECT_NE(std::ranges::find(found, fault), found.end()) << fault << '\n' << answer;
  }
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

TEST(SessionCheck, NeedsAGameAndAnEdition) {
  Asking asking;
  EXPECT_EQ(asking.code({{"type", "check"}}), "missing_field");
  EXPECT_EQ(asking.code({{"type", "check"}, {"game", "osaka"}}), "missing_field");
  EXPECT_EQ(asking.code({{"type", "check"}, {"game", "chess"}, {"edition", Json::object()}}),
            "unknown_game");
}

}  // namespace
}  // namespace kaisho
