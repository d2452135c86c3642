// How good a position is for each seat: a linear value of the game's features, a net's or a blend
// of both, squashed to shares of the victory that sum to one.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "players/net/net.h"

namespace kaisho::players {

// Entries past the table's seats are zero.
using Shares = BySeat<float>;

class Value {
 public:
  // The weights that come with a game, players/weights/<id>.json; where there are none, or not for
  // every feature, the scores alone decide.
  static Value standard(const GameInfo& game);
  // Reads such a file: for each number of seats a weight per feature, in log odds of the victory.
  // Errors: bad_weights.
  static Expected<Value> from_json(const GameInfo& game, const Json& json);
  // `weights[seats]` has one weight per feature, or is empty: then the scores alone decide.
  explicit Value(std::array<std::vector<float>, kMaxSeats + 1> weights)
      : weights_(std::move(weights)) {}

  // Judges by the net, too: its log odds count for `percent` of a hundred, those of the weights for
  // the rest; or for all, where the net adds to them. The lead is the net's, whatever its part.
  Value with_net(std::shared_ptr<const Net> net, int percent) const;

  // The shares of a finished game are its result. `seats` is the table's; allocates nothing.
  // Not from two threads at once: what the net summed for the last position helps with the next.
  Shares shares(const Game& game, const Position& position, int seats);

  // Log odds of each seat by the weights alone, up to a common addend. `features` are those of the
  // position.
  Shares linear_odds(const Game& game, const Position& position, std::span<const float> features,
                     int seats) const;

  // The points by which `seat` is expected to lead the best of the others in the end, behind being
  // negative. Only a net knows; without one it is the lead if the game ended now.
  float lead(const Game& game, const Position& position, Seat seat, int seats);

  const std::vector<float>& weights(int seats) const { return weights_[seats]; }

 private:
  NetValue ask_net(const Game& game, const Position& position, std::span<const float> features,
                   Seat seat);

  std::array<std::vector<float>, kMaxSeats + 1> weights_;
  std::shared_ptr<const Net> net_;
  float net_part_ = 0;
  BySeat<Accumulator> accumulators_{};  // of the net, by the side it looks from
};

// Makes the standard value of a game when it is first asked for, and keeps it for the next time.
class ValueOfGame {
 public:
  ValueOfGame() = default;
  // Uses the game's own net, where it has one: its weight in the shares is in percent, and the lead
  // is its own.
  explicit ValueOfGame(int net_percent) : net_percent_(net_percent) {}
  explicit ValueOfGame(Value value) : value_(std::move(value)), fixed_(true) {}
  Value& of(const Game& game);
  // Another part of the game's own net; nothing changes where the value was given.
  void set_net(int percent);

 private:
  Value value_{{}};
  std::string edition_;  // whose value it is: the hash of its game's edition
  int net_percent_ = 0;
  bool fixed_ = false;  // for every game alike
};

// Counts the points by which a seat leads the best of the others; the number is negative for a seat
// behind.
int lead_of(const Result& result, Seat seat, int seats);

// The shares of win probability that belong to `values` by a softmax; in place.
void softmax(Shares& values, int seats);

}  // namespace kaisho::players
