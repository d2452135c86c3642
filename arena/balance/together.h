// Sums over the deals that two editions have both played, and what follows from them: how the
// editions differ, where games of one deal are compared with those of the same deal.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "arena/balance/difference.h"
#include "arena/balance/tally.h"

namespace kaisho::arena {

class Together {
 public:
  explicit Together(int seats) : seats_(seats) {}

  // Adds a deal that was played with both.
  void add(const DealGames& first, const DealGames& second);
  void add(const Together& more);

  // Every figure that both have; the results are of the deals that were added.
  std::vector<Difference> differences(const SimulateResult& first,
                                      const SimulateResult& second) const;

 private:
  // Sums for one thing, over the deals in which it was used with both: products of the first one's
  // number with the second one's.
  struct UseProducts {
    std::int64_t games = 0;
    std::int64_t seats = 0;
    ProductSums victory{};
  };

  Difference seat_difference(Seat seat, const SimulateResult& first) const;
  Difference spread_difference(std::size_t number, const SimulateResult& first,
                               const SimulateResult& second) const;
  void add_use(const Use& one, const Use& two, bool by_seats, const Played& played,
               std::vector<Difference>& list) const;

  int seats_;
  BySeat<Sums> won_first_{};  // by seat
  BySeat<Sums> won_second_{};
  BySeat<std::int64_t> won_both_{};    // the products
  std::array<Sums, kSpreads> less_{};  // the first one's sums less the second one's
  std::map<UseKey, UseProducts> uses_;
};

}  // namespace kaisho::arena
