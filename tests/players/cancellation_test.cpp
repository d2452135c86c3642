// Nobody has to wait for the end of a decision that is no longer wanted.
#include "players/cancellation.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>

#include "games/registry.h"
#include "players/player.h"

namespace kaisho::players {
namespace {

Position start_of(const Game& game) {
  Options options;
  options.seats = 2;
  return *game.start(options, key_from_number(7));
}

// Asks for a decision that takes hours, and cancels it while it is made.
void decide_and_cancel(const std::string& spec, bool suggest) {
  const GamePtr game = *open_game("osaka");
  const Position view = game->observe(start_of(*game), game->to_move(start_of(*game)));
  const auto player = *make_player(spec);
  std::atomic<bool> begun = false;
  std::atomic<bool> stop = false;
  std::thread thinking([&] {
    const ScopedCancellation cancellation(stop);
    RandomState chance = RandomState::from_key(key_from_number(1));
    Random random(chance);
    begun = true;
    if (suggest) {
      EXPECT_FALSE(player->suggest(*game, view, 3, random).empty()) << spec;
      return;
    }
    MoveList moves;
    game->legal_moves(view, moves);
    EXPECT_TRUE(moves.contains(player->choose(*game, view, random))) << spec;
  });
  while (!begun) std::this_thread::yield();
  stop = true;
  thinking.join();
}

TEST(Cancellation, EndsLongDecisions) {
  for (const char* spec : {"search:simulations=100000000", "search:ms=600000", "beam:ms=600000"}) {
    for (const bool suggest : {false, true}) decide_and_cancel(spec, suggest);
  }
}

TEST(Cancellation, EachOfSeveralCounts) {
  std::atomic<bool> outer = false;
  std::atomic<bool> inner = false;
  EXPECT_FALSE(ScopedCancellation::is_requested());
  {
    const ScopedCancellation first(outer);
    const ScopedCancellation second(inner);
    EXPECT_FALSE(ScopedCancellation::is_requested());
    outer = true;
    EXPECT_TRUE(ScopedCancellation::is_requested());
    outer = false;
    inner = true;
    EXPECT_TRUE(ScopedCancellation::is_requested());
  }
  EXPECT_FALSE(ScopedCancellation::is_requested());
}

// The same decision, whether or not it could have been cancelled.
TEST(Cancellation, ChangesNothingWhereNobodyCancels) {
  const GamePtr game = *open_game("osaka");
  const Position view = game->observe(start_of(*game), game->to_move(start_of(*game)));
  const auto choice = [&] {
    RandomState chance = RandomState::from_key(key_from_number(1));
    Random random(chance);
    return (*make_player("search:simulations=200"))->choose(*game, view, random);
  };
  const Move alone = choice();
  const std::atomic<bool> stop = false;
  const ScopedCancellation cancellation(stop);
  EXPECT_EQ(choice(), alone);
}

}  // namespace
}  // namespace kaisho::players
