// The first layer of a net: a row of numbers for each count above 0, and the sums of those that a
// position has.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/features/inputs.h"
#include "players/net/layers.h"

namespace kaisho::players {

inline constexpr std::size_t kNetMostBlocks = 2;  // of the first layer's columns

struct FirstLayer {
  std::size_t blocks = 0;            // of columns, in each row
  std::vector<std::int32_t> row_at;  // by input: where the row of count 0 would begin in `rows`
  std::vector<NetBlock> rows;        // by input those of the counts from 1 up
  std::array<NetBlock, kNetMostBlocks> bias;

  std::size_t width() const { return blocks * kNetBlock; }
};

// Keeps the sums of the counts met last. Positions that are judged one after another are much
// alike, so only the rows of what differs are taken out and put in. All is whole numbers: the sums
// are the same whatever was met before.
class Accumulator {
 public:
  // Computes for each column the bias plus the rows of `counts`, one for each input. It is the same
  // layer each time. Allocates nothing.
  std::span<const NetBlock> sums(const FirstLayer& layer, std::span<const std::uint8_t> counts);

 private:
  // Points to the rows that come and go.
  struct Changes {
    std::array<std::int32_t, kMaxInputs> come;
    std::array<std::int32_t, kMaxInputs> go;
    std::size_t coming = 0;
    std::size_t going = 0;
  };

  void begin(const FirstLayer& layer);
  // Lists where `counts` differ from those met last, and keeps them.
  void take_changes(const FirstLayer& layer, std::span<const std::uint8_t> counts,
                    Changes& changes);

  bool begun_ = false;
  std::array<std::uint8_t, kMaxInputs> counts_{};
  std::array<NetBlock, kNetMostBlocks> sums_;
  std::size_t rows_ = 0;  // in the sums
};

}  // namespace kaisho::players
