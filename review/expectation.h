// The one value, at one depth, of which a ledger is made: what each seat may expect of the game,
// from what lies open to all. What only one seat knows comes into it when it comes to light,
// whoever is to move: otherwise a hand would change its worth from view to view, and that would
// look like luck.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "players/value.h"

namespace kaisho::review {

using players::Shares;

// Parts of the game's net in the judgement, in percent. An account is the net's, or where the game
// has none the linear value's.
inline constexpr int kNetValue = 100;
inline constexpr int kLinearValue = 0;

class Expectation {
 public:
  Expectation(const Game& game, int seats, std::uint64_t seed, int net_percent = kNetValue)
      : game_(game), seats_(seats), seed_(seed), values_(net_percent) {}

  // Every seat's share of the victory, from what a spectator may know; the result's shares when the
  // game is over. It is a function of that observation and the seed alone.
  Shares of(const Position& position);
  // The same with everything open.
  Shares with_all_open(const Position& position);
  // The mean of of() over what could happen after the move: what is hidden from the mover lies, and
  // what is drawn comes, as the rules make it likely. It is exactly of(after) where chance has no
  // part. `after` is the position that the move did lead to, and `value_after` what of() says of
  // it.
  Shares after_move(const Position& before, Move move, const Position& after,
                    const Shares& value_after, std::size_t decision);

 private:
  const Game& game_;
  int seats_;
  std::uint64_t seed_;
  players::ValueOfGame values_;
};

}  // namespace kaisho::review
