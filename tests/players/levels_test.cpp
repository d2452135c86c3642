// How strong the opponents of the pages are: what a game's file says of it.
#include "players/levels.h"

#include <gtest/gtest.h>

#include "core/reading/embedded.h"
#include "core/reading/embedded_json.h"
#include "games/registry.h"
#include "players/net/net.h"
#include "players/player.h"
#include "players/tuned.h"

namespace kaisho::players {
namespace {

TEST(Levels, AreReadFromTheGamesFile) {
  const Json file = {{"levels",
                      {"simulations=1,temperature=20", "simulations=2", "simulations=3",
                       "simulations=4", "ms=500"}}};
  EXPECT_EQ(*level_of(file, 1), "simulations=1,temperature=20");
  EXPECT_EQ(*level_of(file, 5), "ms=500");
}

TEST(Levels, AreFiveTextsOrRefused) {
  const auto refused = [](const Json& file) {
    const Expected<std::string> level = level_of(file, 1);
    return !level && level.error().code == "bad_levels";
  };
  EXPECT_TRUE(refused(Json()));
  EXPECT_TRUE(refused({{"levels", {"simulations=1"}}}));
  EXPECT_TRUE(refused({{"levels", {1, 2, 3, 4, 5}}}));
}

// Each game that has a net has its own, which the search takes, and which name how they were found.
TEST(Levels, OfEveryGameAreSound) {
  for (const GameModule& module : game_modules()) {
    const std::string path = "players/levels/" + std::string(module.id) + ".json";
    const Expected<Json> file = embedded_json("players/levels", module.id);
    if (!file && !has_standard_net(module.id)) {  // a game in the making has the usual ones
      for (int level = 1; level <= kLevels; ++level) {
        EXPECT_EQ(level_of(module.id, level), usual_level(level));
      }
      continue;
    }
    ASSERT_TRUE(file.has_value()) << path;
    EXPECT_EQ((*file)["game"], module.id);
    ASSERT_EQ((*file)["matches"].size(), static_cast<std::size_t>(kLevels - 1)) << path;
    // With another net, or another search, they play otherwise, and have to be measured again.
    EXPECT_EQ((*file)["net"], standard_net(**open_game(module.id))->hash()) << path;
    EXPECT_EQ((*file)["tuned"], *tuned_values(*embedded_json("players/tuned", module.id), 500))
        << path;
    int below = 0;
    for (const Json& match : (*file)["matches"]) {
      ++below;
      EXPECT_EQ(match["match"],
                "level" + std::to_string(below + 1) + " - level" + std::to_string(below))
          << path;
      EXPECT_GE(match["share"].get<double>(), 0.65) << path << ": " << match;
      EXPECT_LE(match["share"].get<double>(), 0.85) << path << ": " << match;
      EXPECT_LT(match["share_95"][0].get<double>(), match["share"].get<double>()) << path;
      EXPECT_GT(match["share_95"][1].get<double>(), match["share"].get<double>()) << path;
      EXPECT_NE(match["found"].get<std::string>().find(std::string(module.id)), std::string::npos)
          << path;
    }
    for (int level = 1; level <= kLevels; ++level) {
      const Expected<std::string> text = level_of(*file, level);
      ASSERT_TRUE(text.has_value()) << path;
      EXPECT_TRUE(make_player("search:" + *text).has_value()) << path << ": " << *text;
      EXPECT_EQ(level_of(module.id, level), *text);
    }
  }
}

// The least sure of itself does not always play its best move.
TEST(Levels, SoftnessVariesTheChoice) {
  const GamePtr game = *open_game("osaka");
  const Position position =
      *game->start({.seats = 2, .turn_cap = 100, .variants = {}}, key_from_number(1));
  const auto choices = [&](std::string_view spec) {
    const auto player = *make_player(spec);
    std::vector<std::uint32_t> chosen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      RandomState state = RandomState::from_key(key_from_number(seed));
      Random random(state);
      chosen.push_back(player->choose(*game, position, random).bits);
    }
    std::ranges::sort(chosen);
    const auto rest = std::ranges::unique(chosen);
    return rest.begin() - chosen.begin();
  };
  EXPECT_GE(choices("search:simulations=1,root_evaluations=16,temperature=500"), 3);
  EXPECT_LE(choices("search:simulations=1,root_evaluations=16"), 2);
}

}  // namespace
}  // namespace kaisho::players
