// A small network that judges positions: counts in, a logit of the victory for each seat and the
// expected margin out. All of it is whole numbers up to those, so the same on every machine.
//
//   first layer    a row of `width` numbers for each count; the rows of a position are summed
//   second layer   32 sums over those, cut to 0..127
//   outputs        kMaxSeats logits, own seat first, then its margin
//
// docs/nets.md says how a net is made and how its file is laid out.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "players/net/first_layer.h"

namespace kaisho::players {

inline constexpr std::size_t kNetHidden = 32;
static_assert(kNetHidden <= kNetBlock);
inline constexpr std::size_t kNetOutputs = kMaxSeats + 1;

using NetOutputs = std::array<std::int32_t, kNetOutputs>;

// What a net says of a position.
struct NetValue {
  std::array<float, kMaxSeats> logits{};  // by seat, own first: log odds up to a common addend
  float margin = 0;                       // expected score of the seat less the best of the others
};

// What a net has to be made for.
struct NetPurpose {
  std::string_view game;  // its id
  int rules_version = 0;
  std::span<const Input> inputs;
};
NetPurpose purpose_of(const Game& game);

class Net {
 public:
  // Reads a net's file, players/nets/<game>.json. Errors: bad_net, for a file that is spoilt, or
  // made for another game, other rules or other inputs.
  static Expected<Net> from_json(const NetPurpose& purpose, const Json& json);

  // `counts` as Game::fill_inputs gives them, each at most its maximum. Allocates nothing.
  NetOutputs evaluate(std::span<const std::uint8_t> counts) const;
  // The same, and sooner where `before` met much the same counts the last time, from this net.
  NetOutputs evaluate(std::span<const std::uint8_t> counts, Accumulator& before) const;
  NetValue value(const NetOutputs& outputs) const;
  // Judges from the side of `seat`, where the position's features are known. `before` must be of
  // this net and this side.
  NetValue judge(const Game& game, const Position& position, std::span<const float> features,
                 Seat seat, Accumulator& before) const;

  std::size_t width() const { return first_.width(); }
  const std::string& hash() const { return hash_; }  // as its file has it, of the weights
  bool is_for(const NetPurpose& purpose) const;
  // Whether its logits are what it adds to those of the linear value, which it learnt to correct;
  // else they stand for themselves.
  bool adds() const { return adds_; }

 private:
  void take(std::span<const Input> inputs, std::span<const std::uint8_t> bytes);
  bool is_sound(std::span<const Input> inputs) const;
  bool column_is_sound(std::span<const Input> inputs, std::size_t column) const;

  bool adds_ = false;
  std::string game_;
  std::string hash_;
  int rules_version_ = 0;
  std::uint64_t inputs_hash_ = 0;
  int first_shift_ = 0;
  int second_shift_ = 0;
  float logit_unit_ = 1;   // this much output is a logit of one
  float margin_unit_ = 1;  // … a margin of one point
  FirstLayer first_;
  std::vector<NetBlock> second_;  // by block of columns, by hidden number, a weight for each column
  std::vector<NetBlock> third_;   // by output, a weight for each hidden number
  std::array<std::int32_t, kNetHidden> second_bias_{};
  NetOutputs third_bias_{};
};

// standard_net.cpp: the net that comes with a game; null where there is none, or where the edition
// has other inputs.
std::shared_ptr<const Net> standard_net(const Game& game);
bool has_standard_net(std::string_view game);  // by its id
// Gives a game its net where the program came without: the browser's engines, which open sooner
// without one. For players made from then on; not while others are made. Errors: bad_net.
Expected<void> give_standard_net(const Game& game, const Json& json);

}  // namespace kaisho::players
