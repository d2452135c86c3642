// What is offered to whoever mistypes a word.
#include "core/reading/nearest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/fault.h"
#include "core/reading/sentences.h"
#include "games/registry.h"
#include "players/player.h"

namespace kaisho {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string_view> kWords = {"greedy", "simulate", "a"};

TEST(Nearest, FindsTheWordThatWasMeant) {
  EXPECT_EQ(nearest("gredy", kWords), "greedy");       // one left out
  EXPECT_EQ(nearest("greeedy", kWords), "greedy");     // one too many
  EXPECT_EQ(nearest("geredy", kWords), "greedy");      // two swapped
  EXPECT_EQ(nearest("GREEDY", kWords), "greedy");      // capital letters
  EXPECT_EQ(nearest("simu", kWords), "simulate");      // its beginning
  EXPECT_EQ(nearest("simolete", kWords), "simulate");  // two replaced
}

TEST(Nearest, OffersNothingThatIsNotLikeIt) {
  EXPECT_EQ(nearest("chess", kWords), "");
  EXPECT_EQ(nearest("", kWords), "");
  EXPECT_EQ(nearest("b", kWords), "");
  EXPECT_EQ(nearest("go", kWords), "");
  EXPECT_EQ(nearest(std::string(100'000, 'o'), kWords), "");
  EXPECT_EQ(nearest("greedy", {}), "");
}

TEST(Nearest, IsAskedInTheLanguageOfTheSentence) {
  const Error error = open_game("oska").error();
  EXPECT_THAT(error.message, EndsWith("found 'oska'. Did you mean 'osaka'?"));
  EXPECT_THAT(Sentences("fr")(error), EndsWith("Vouliez-vous dire «\u202fosaka\u202f»\u202f?"));
  EXPECT_THAT(open_game("chess").error().message, EndsWith("found 'chess'."));
}

// One of each kind of word that people type.
TEST(Nearest, IsNamedWhereverAWordIsNotKnown) {
  const auto told = [](std::string_view spec) {
    return players::make_player(spec).error().message;
  };
  EXPECT_THAT(told("gredy"), EndsWith("Did you mean 'greedy'?"));
  EXPECT_THAT(told("levl3"), EndsWith("Did you mean 'level3'?"));
  EXPECT_THAT(told("search:simulation=4"), EndsWith("Did you mean 'simulations'?"));
  EXPECT_THAT(told("grandmaster"), Not(HasSubstr("Did you mean")));
  const auto with_variants = std::ranges::find_if(game_modules(), [](const GameModule& module) {
    return !(*open_game(module.id))->info().variants.empty();
  });
  ASSERT_NE(with_variants, game_modules().end());
  const GamePtr game = *open_game(with_variants->id);
  std::string variant(game->info().variants.front());
  variant.pop_back();
  const auto start = game->start({.seats = 2, .turn_cap = 0, .variants = {variant}}, Key{});
  ASSERT_FALSE(start.has_value());
  EXPECT_THAT(start.error().message, HasSubstr("Did you mean '"));
}

}  // namespace
}  // namespace kaisho
