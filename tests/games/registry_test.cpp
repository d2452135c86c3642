// Opening a game with an edition: one of another game is named as such.
#include "games/registry.h"

#include <gtest/gtest.h>

namespace kaisho {
namespace {

TEST(Registry, RefusesTheEditionOfAnotherGame) {
  for (const GameModule& own : game_modules()) {
    for (const GameModule& other : game_modules()) {
      const auto game = open_game(own.id, *standard_edition(other.id));
      if (own.id == other.id) {
        EXPECT_TRUE(game.has_value()) << own.id;
        continue;
      }
      ASSERT_FALSE(game.has_value());
      EXPECT_EQ(game.error().code, "bad_field");
      EXPECT_EQ(game.error().where, "game");
      const std::string sentence = "Expected an edition of '" + std::string(own.id) +
                                   "', found one of \"" + std::string(other.id) + "\".";
      EXPECT_EQ(game.error().message, sentence);
    }
  }
}

TEST(Registry, LeavesAnEditionWithoutAGameToTheGame) {
  for (const Json& edition : {Json(), Json::array(), Json{{"game", 3}}}) {
    EXPECT_FALSE(open_game("osaka", edition).has_value());
  }
  EXPECT_EQ(open_game("go", Json()).error().code, "unknown_game");
}

}  // namespace
}  // namespace kaisho
