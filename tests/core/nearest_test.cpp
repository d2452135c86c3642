// What is offered to whoever mistypes a word.
#include "core/reading/nearest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/reading/fault.h"
#include "core/reading/sentences.h"
#include "games/registry.h"
#include "players/player.h"

namespace kaisho {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string_view> kWords = {"osaka", "yokohama", "yamatai", "nippon", "a"};

TEST(Nearest, FindsTheWordThatWasMeant) {
  EXPECT_EQ(nearest("oska", kWords), "osaka");         // one left out
  EXPECT_EQ(nearest("osakka", kWords), "osaka");       // one too many
  EXPECT_EQ(nearest("osaak", kWords), "osaka");        // two swapped
  EXPECT_EQ(nearest("OSAKA", kWords), "osaka");        // capital letters
  EXPECT_EQ(nearest("yoko", kWords), "yokohama");      // its beginning
  EXPECT_EQ(nearest("yokahoma", kWords), "yokohama");  // two replaced
}

TEST(Nearest, OffersNothingThatIsNotLikeIt) {
  EXPECT_EQ(nearest("chess", kWords), "");
  EXPECT_EQ(nearest("", kWords), "");
  EXPECT_EQ(nearest("b", kWords), "");
  EXPECT_EQ(nearest("go", kWords), "");
  EXPECT_EQ(nearest(std::string(100'000, 'o'), kWords), "");
  EXPECT_EQ(nearest("osaka", {}), "");
}

TEST(Nearest, IsAskedInTheLanguageOfTheSentence) {
  const Error error = open_game("oska").error();
  EXPECT_EQ(error.message,
            "Expected a game (osaka, yokohama, yamatai, nippon), found 'oska'. "
            "Did you mean 'osaka'?");
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
  const GamePtr game = *open_game("yokohama");
  ASSERT_FALSE(game->info().variants.empty());
  std::string variant(game->info().variants.front());
  variant.pop_back();
  const auto start = game->start({.seats = 2, .turn_cap = 0, .variants = {variant}}, Key{});
  ASSERT_FALSE(start.has_value());
  EXPECT_THAT(start.error().message, HasSubstr("Did you mean '"));
}

}  // namespace
}  // namespace kaisho
