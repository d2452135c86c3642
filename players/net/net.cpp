#include "players/net/net.h"

#include <algorithm>

#include "players/net/layers.h"

namespace kaisho {

// The counts' rows are listed first, then summed without a question: most counts are 0, for which
// there is no row.
NetOutputs Net::evaluate(std::span<const std::uint8_t> counts) const {
  std::array<std::int32_t, kMostInputs> rows;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::size_t size = 0;
  const auto width = static_cast<std::int32_t>(width_);
  for (std::size_t i = 0; i < row_at_.size(); ++i) {
    rows[size] = row_at_[i] + counts[i] * width;
    size += counts[i] != 0 ? 1 : 0;
  }
  // NOLINTBEGIN(cppcoreguidelines-pro-type-member-init)
  std::array<std::int16_t, kNetMostWidth> columns;
  std::array<std::int16_t, kNetHidden> hidden;
  // NOLINTEND(cppcoreguidelines-pro-type-member-init)
  sum_rows(std::span(rows).first(size), first_.data(), first_bias_.data(), width_, first_shift_,
           columns.data());
  std::array<std::int32_t, kNetHidden> sums = second_bias_;
  add_products(std::span(columns).first(width_), second_.data(), sums);
  for (std::size_t i = 0; i < kNetHidden; ++i) {
    hidden[i] = static_cast<std::int16_t>(std::clamp(sums[i] >> second_shift_, 0, kNetHighest));
  }
  NetOutputs outputs = third_bias_;
  add_products(hidden, third_.data(), outputs);
  return outputs;
}

NetValue Net::value(const NetOutputs& outputs) const {
  NetValue value;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    value.logits[i] = static_cast<float>(outputs[i]) / logit_unit_;
  }
  value.margin = static_cast<float>(outputs[kMaxSeats]) / margin_unit_;
  return value;
}

NetValue Net::judge(const Game& game, const Position& position, Seat seat) const {
  std::array<std::uint8_t, kMostInputs> counts;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  game.fill_inputs(position, seat, counts);
  return value(evaluate(counts));
}

}  // namespace kaisho
