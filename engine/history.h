// One game from its start to now: the moves played, and the position each was played from.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/values/how_many.h"
#include "engine/undo.h"

namespace kaisho::engine {

class History {
 public:
  // Errors: bad_option.
  static Expected<History> begin(GamePtr game, const Options& options, const Key& seed);
  // Begins with a position that was set up by hand, whole or observed.
  static History from(GamePtr game, const Position& position);

  const Game& game() const { return *game_; }
  const GamePtr& game_ptr() const { return game_; }
  const Position& position() const { return position_; }
  int seats() const { return seats_; }
  const std::vector<PlayedMove>& moves() const { return moves_; }
  int size() const { return how_many(moves_); }  // moves played

  // The seat whose observation the position is (kNobody: a spectator's); none for a whole position.
  const std::optional<Seat>& observer() const { return observer_; }

  // Plays a move given as text. Errors: bad_move, illegal_move, game_over, observed_position.
  Expected<void> play(std::string_view text, EventSink* sink = nullptr);
  // Goes back to the position after the first `size` moves, 0 <= size <= size().
  void cut(int size);

  // How many of the last moves the seat may take back now (undo.h).
  int undoable(Seat seat) const;
  // The seat of the last move; kNobody before the first.
  Seat last_seat() const { return moves_.empty() ? kNobody : moves_.back().seat; }

  // What happened in move `n`, counted from 1; 0 is the set-up (nothing for a loaded position).
  std::vector<Event> events(int n) const;
  std::string text_of(int n) const;  // of move n, counted from 1
  // The position that move n, counted from 1, was played from.
  const Position& before(int n) const { return before_[n - 1]; }

 private:
  History(GamePtr game, const Position& position);

  GamePtr game_;
  Position position_;
  int seats_ = 0;
  std::optional<Seat> observer_;
  std::vector<Event> set_up_;
  std::vector<PlayedMove> moves_;
  std::vector<Position> before_;  // each move's position before it
};

}  // namespace kaisho::engine
