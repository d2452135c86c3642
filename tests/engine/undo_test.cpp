#include "engine/undo.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/history.h"
#include "games/registry.h"

namespace kaisho::engine {
namespace {

TEST(Undo, ASeatTakesBackItsOwnLastMoves) {
  const std::vector<PlayedMove> moves = {{Move{}, 0, 0}, {Move{}, 1, 0}, {Move{}, 1, 0}};
  EXPECT_EQ(moves_to_undo(moves, 1, 0), 2);
  EXPECT_EQ(moves_to_undo(moves, 0, 0), 0) << "another seat has answered";
  EXPECT_EQ(moves_to_undo({}, 0, 0), 0);
  EXPECT_EQ(moves_to_undo(moves, kNobody, 0), 0);
}

TEST(Undo, NothingThatWasRevealedIsHiddenAgain) {
  const std::vector<PlayedMove> moves = {{Move{}, 0, 4}, {Move{}, 0, 4}, {Move{}, 0, 5}};
  EXPECT_EQ(moves_to_undo(moves, 0, 5), 1) << "the second move has revealed something";
  EXPECT_EQ(moves_to_undo(moves, 0, 6), 0) << "the last move has revealed something";
}

TEST(Undo, AHistoryAnswersForEachSeat) {
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);
    Options options;
    options.seats = game->info().min_seats;
    History history = *History::begin(game, options, key_from_number(5));
    for (int i = 0; i < 60 && game->to_move(history.position()) != kNobody; ++i) {
      const int reveal_count = game->reveal_count(history.position());
      const Seat seat = game->to_move(history.position());
      const int before = history.last_seat() == seat ? history.undoable(seat) : 0;
      ASSERT_TRUE(history.play(legal_texts(*game, history.position()).front()));
      const bool revealed = game->reveal_count(history.position()) != reveal_count;
      EXPECT_EQ(history.undoable(seat), revealed ? 0 : before + 1);
      for (Seat other = kNobody; other < options.seats; ++other) {
        EXPECT_TRUE(other == seat || history.undoable(other) == 0);
      }
    }
  }
}

}  // namespace
}  // namespace kaisho::engine
