// Parameters of the search by game: what a file says, and what a spec says against it.
#include "players/tuned.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/reading/embedded.h"
#include "games/registry.h"
#include "players/net/net.h"
#include "players/player.h"

namespace kaisho::players {
namespace {

constexpr std::array<Parameter, 2> kKnown = {{{"turns", "4", 1, 10}, {"bias", "200", 1, 1000}}};

Parameters read(std::string_view text) { return *Parameters::read("search", text, kKnown); }

const Json kFile = {
    {"budgets",
     {{"50", {{"values", {{"turns", 2}, {"bias", 50}}}}}, {"500", {{"values", {{"turns", 8}}}}}}}};

TEST(Tuned, StandsWhereTheSpecSaysNothing) {
  Parameters parameters = read("bias=300");
  ASSERT_TRUE(apply_tuned(kFile, 50, parameters).has_value());
  EXPECT_EQ(parameters["turns"], 2);
  EXPECT_EQ(parameters["bias"], 300);
  parameters = read("");
  ASSERT_TRUE(apply_tuned(kFile, 500, parameters).has_value());
  EXPECT_EQ(parameters["turns"], 8);
  EXPECT_EQ(parameters["bias"], 200);
}

// A file that was written before a parameter got its present name still sets it.
TEST(Tuned, FormerNamesStandForTheirParameters) {
  constexpr std::array<Parameter, 1> kRenamed = {{{"reveal_turns", "2", 0, 9, "past"}}};
  const Json file = {{"budgets", {{"50", {{"values", {{"past", 7}}}}}}}};
  Parameters parameters = *Parameters::read("search", "", kRenamed);
  ASSERT_TRUE(apply_tuned(file, 50, parameters).has_value());
  EXPECT_EQ(parameters["reveal_turns"], 7);
  parameters = *Parameters::read("search", "past=3", kRenamed);
  ASSERT_TRUE(apply_tuned(file, 50, parameters).has_value());
  EXPECT_EQ(parameters["reveal_turns"], 3);
}

TEST(Tuned, IsOfTheNearestBudget) {
  EXPECT_EQ(tuned_budget(1), 50);
  EXPECT_EQ(tuned_budget(50), 50);
  EXPECT_EQ(tuned_budget(158), 50);
  EXPECT_EQ(tuned_budget(159), 500);
  EXPECT_EQ(tuned_budget(3600000), 500);
}

TEST(Tuned, RefusesWhatIsNoSetting) {
  Parameters parameters = read("");
  const auto refused = [&](const Json& file) {
    const auto done = apply_tuned(file, 50, parameters);
    return !done && done.error().code == "bad_tuned";
  };
  EXPECT_TRUE(refused(Json()));
  EXPECT_TRUE(refused({{"budgets", 3}}));
  EXPECT_TRUE(refused({{"budgets", {{"50", {{"values", {{"depth", 2}}}}}}}}));
  EXPECT_TRUE(refused({{"budgets", {{"50", {{"values", {{"turns", 11}}}}}}}}));
  EXPECT_TRUE(refused({{"budgets", {{"50", {{"values", {{"turns", 2.5}}}}}}}}));
  EXPECT_FALSE(refused({{"budgets", {{"500", {{"values", {{"turns", 11}}}}}}}}));
}

// Whether there is a match with figures that speaks of the parameter: of the whole setting that a
// tuning found, or of this value against another, in which the first won more than its even share.
bool is_from_a_match(const Json& entry, const std::string& name) {
  if (entry.contains("share_95")) return true;
  return std::ranges::any_of(entry["matches"], [&](const Json& match) {
    const bool has_size =
        match.contains("share_95") ? match["games"].get<int>() > 0 : match["deals"].get<int>() > 0;
    return has_size && match["share"].get<double>() * match.value("players", 2) > 1 &&
           match.contains("found") && match["match"].get<std::string>().contains(name + "=");
  });
}

// Every file that comes with the program can be read, and names how it came about.
TEST(Tuned, FilesAreSound) {
  int files = 0;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with("players/tuned/")) continue;
    const Expected<Json> json = parse_json(file.text);
    ASSERT_TRUE(json.has_value()) << file.path;
    const Json& budgets = (*json)["budgets"];
    ++files;
    for (const auto& [budget, entry] : budgets.items()) {
      EXPECT_TRUE(budget == "50" || budget == "500") << file.path;
      EXPECT_FALSE(entry["found"].get<std::string>().empty()) << file.path;
      std::string spec = "search:simulations=1";
      for (const auto& [name, value] : entry["values"].items()) {
        spec += "," + name + "=" + std::to_string(value.get<int>());
        EXPECT_TRUE(is_from_a_match(entry, name)) << file.path << ": " << name;
      }
      EXPECT_TRUE(make_player(spec).has_value()) << file.path << ": " << spec;
    }
  }
  const auto taught = std::ranges::count_if(
      game_modules(), [](const GameModule& module) { return has_standard_net(module.id); });
  EXPECT_EQ(files, taught);
}

}  // namespace
}  // namespace kaisho::players
