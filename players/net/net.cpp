#include "players/net/net.h"

#include <algorithm>
#include <cstring>

#include "players/net/layers.h"

namespace kaisho {

// Where the rows of the counts begin, those that are 0 left out: they have none. Eight at a time,
// as those of absent seats lie together; of eight without a question each, as most are 0.
std::size_t Net::list_rows(std::span<const std::uint8_t> counts, std::int32_t* rows) const {
  constexpr std::size_t kTogether = 8;
  const auto width = static_cast<std::int32_t>(width_);
  std::size_t size = 0;
  const std::size_t all = row_at_.size();
  for (std::size_t begin = 0; begin < all; begin += kTogether) {
    const std::size_t end = std::min(begin + kTogether, all);
    std::uint64_t together = 1;
    if (end - begin == kTogether) std::memcpy(&together, &counts[begin], kTogether);
    if (together == 0) continue;
    for (std::size_t i = begin; i < end; ++i) {
      rows[size] = row_at_[i] + counts[i] * width;
      size += counts[i] != 0 ? 1 : 0;
    }
  }
  return size;
}

NetOutputs Net::evaluate(std::span<const std::uint8_t> counts) const {
  // NOLINTBEGIN(cppcoreguidelines-pro-type-member-init)
  std::array<std::int32_t, kMostInputs> rows;
  std::array<std::int16_t, kNetMostWidth> columns;
  std::array<std::int16_t, kNetHidden> hidden;
  // NOLINTEND(cppcoreguidelines-pro-type-member-init)
  const std::size_t size = list_rows(counts, rows.data());
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
