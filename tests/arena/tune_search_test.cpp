// Tuning the search: what it writes, and that the same seed finds the same.
#include "arena/tune_search.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/registry.h"
#include "players/player.h"

namespace kaisho {
namespace {

TuneSearchOptions little() {
  return {
      .game = "osaka", .sims = 2, .trials = 3, .trial_games = 2, .check_games = 2, .threads = 1};
}

Json tuned(const TuneSearchOptions& options, const Json& before, int& lines) {
  const auto found = tune_search(options, before, [&](const std::string&) { ++lines; });
  EXPECT_TRUE(found.has_value()) << found.error().message;
  return *found;
}

TEST(TuneSearch, FindsTheSameForTheSameSeed) {
  int lines = 0;
  const Json first = tuned(little(), Json(), lines);
  EXPECT_EQ(lines, 4);  // one for each trial, and the check
  EXPECT_EQ(tuned(little(), Json(), lines), first);
  EXPECT_EQ(first["game"], "osaka");
  EXPECT_TRUE(first["budgets"].is_object());
}

TEST(TuneSearch, WritesSettingsThatASearchTakes) {
  TuneSearchOptions options = little();
  int won = 0;
  for (options.seed = 1; options.seed <= 8; ++options.seed) {
    int lines = 0;
    const Json file = tuned(options, Json(), lines);
    if (!file["budgets"].contains("50")) continue;  // the check was not won
    ++won;
    const Json& entry = file["budgets"]["50"];
    EXPECT_GT(entry["share"].get<double>(), 0.5);
    EXPECT_NE(entry["found"].get<std::string>().find("kaisho-tune-search osaka"),
              std::string::npos);
    std::string spec = "search:sims=1";
    for (const auto& [name, value] : entry["values"].items()) {
      spec += "," + name + "=" + std::to_string(value.get<int>());
    }
    EXPECT_TRUE(make_player(spec).has_value()) << spec;
  }
  EXPECT_GT(won, 0);
}

TEST(TuneSearch, KeepsTheOtherBudget) {
  const Json before = {{"game", "osaka"},
                       {"budgets", {{"500", {{"values", {{"turns", 6}}}, {"found", "by hand"}}}}}};
  TuneSearchOptions options = little();
  bool won = false;
  for (options.seed = 1; options.seed <= 8; ++options.seed) {
    int lines = 0;
    const Json after = tuned(options, before, lines);
    EXPECT_EQ(after["budgets"]["500"], before["budgets"]["500"]);
    won = won || after["budgets"].contains("50");
  }
  EXPECT_TRUE(won) << "nothing was ever written";
}

TEST(TuneSearch, TriesAgainstSomebodyElse) {
  TuneSearchOptions options = little();
  options.against = "random";
  std::vector<std::string> lines;
  const auto found =
      tune_search(options, Json(), [&](const std::string& line) { lines.push_back(line); });
  ASSERT_TRUE(found.has_value());
  ASSERT_EQ(lines.size(), 4U);
  for (std::size_t trial = 0; trial < 3; ++trial) {
    EXPECT_NE(lines[trial].find(" 1.00; best"), std::string::npos) << lines[trial];
  }
  EXPECT_EQ(lines[3].find("check: search:sims=2"), 0U);
  EXPECT_EQ(lines[3].find(" 1.000 "), std::string::npos) << "the check is against itself";
}

TEST(TuneSearch, RefusesWhatItCannotDo) {
  const auto code = [](TuneSearchOptions options) {
    const auto found = tune_search(options, Json(), [](const std::string&) {});
    return found ? std::string() : found.error().code;
  };
  TuneSearchOptions options = little();
  options.ms = 70;
  EXPECT_EQ(code(options), "bad_option");
  options = little();
  options.trials = 0;
  EXPECT_EQ(code(options), "bad_option");
  options = little();
  options.game = "go";
  EXPECT_EQ(code(options), "unknown_game");
  options = little();
  options.against = "nobody";
  EXPECT_EQ(code(options), "bad_player");
}

}  // namespace
}  // namespace kaisho
