#include "players/net/net.h"

#include <algorithm>

#include "core/values/real.h"
#include "players/net/layers.h"

namespace kaisho::players {

NetOutputs Net::evaluate(std::span<const std::uint8_t> counts) const {
  Accumulator nothing;
  return evaluate(counts, nothing);
}

NetOutputs Net::evaluate(std::span<const std::uint8_t> counts, Accumulator& before) const {
  std::array<std::int32_t, kNetHidden> sums = second_bias_;
  const NetBlock* weights = second_.data();
  for (const NetBlock& columns : before.sums(first_, counts)) {
    add_products(clamp_sums(columns, first_shift_), weights, sums);
    weights += kNetHidden;
  }
  NetBlock hidden;
  for (std::size_t i = 0; i < kNetHidden; ++i) {
    const std::int32_t cut = std::clamp(sums[i] >> second_shift_, 0, kNetHighest);
    hidden.numbers[i] = static_cast<std::int16_t>(cut);
  }
  NetOutputs outputs = third_bias_;
  add_products(hidden, third_.data(), outputs);
  return outputs;
}

NetValue Net::value(const NetOutputs& outputs) const {
  NetValue value;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    value.logits[i] = as_float(outputs[i]) / logit_unit_;
  }
  value.margin = as_float(outputs[kMaxSeats]) / margin_unit_;
  return value;
}

NetValue Net::judge(const Game& game, const Position& position, std::span<const float> features,
                    Seat seat, Accumulator& before) const {
  std::array<std::uint8_t, kMaxInputs> counts;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  game.fill_inputs(position, seat, features, counts);
  return value(evaluate(std::span(counts).first(first_.row_at.size()), before));
}

}  // namespace kaisho::players
