// In Nippon what is better than a search that sees almost nothing is soon found.
#include <gtest/gtest.h>

#include <string>

#include "players/player.h"
#include "tests/arena/little_tuning.h"

namespace kaisho::arena {
namespace {

TEST(NipponTuneSearch, WritesSettingsThatASearchTakes) {
  Json before = poor(50);
  before["game"] = "nippon";
  before["budgets"]["500"] = {{"values", {{"turns", 6}}}, {"found", "by hand"}};
  TuneSearchOptions options = little_tuning();
  options.simulations = 1;
  options.game = "nippon";
  options.trials = 6;
  options.trial_games = 2;
  options.check_games = 16;
  int lines = 0;
  const Json file = tuned(options, before, lines);
  EXPECT_EQ(file["budgets"]["500"], before["budgets"]["500"]) << "the other budget stays";
  const Json& entry = file["budgets"]["50"];
  ASSERT_TRUE(entry.contains("share_95")) << "the check was not won: " << entry;
  EXPECT_GT(entry["share_95"][0].get<double>(), 0.5);
  EXPECT_NE(entry["found"].get<std::string>().find("kaisho-tune-search nippon"), std::string::npos);
  EXPECT_EQ(entry["values"]["transpositions"], 0) << "what is not tuned stays";
  std::string spec = "search:simulations=1";
  for (const auto& [name, value] : entry["values"].items()) {
    spec += "," + name + "=" + std::to_string(value.get<int>());
  }
  EXPECT_TRUE(players::make_player(spec).has_value()) << spec;
}

}  // namespace
}  // namespace kaisho::arena
