// What is kept of the games of a simulation: sums over its deals, and how often each length and
// score came up.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "arena/balance/balance.h"
#include "arena/balance/simulate.h"
#include "arena/play/match.h"
#include "arena/statistics/counts.h"
#include "arena/statistics/sums.h"

namespace kaisho::arena {

// One deal, in all its rotations.
struct DealGames {
  explicit DealGames(int seats) : uses(seats) {}

  std::array<MatchOutcome, kMaxSeats> outcomes{};  // by rotation
  BySeat<BySeat<double>> luck{};                   // by rotation, then seat, if it is judged
  std::size_t games = 0;
  DealUses uses;
  double seconds = 0;  // that they took
};

// The numbers that a report shows the spread of, in its order.
inline constexpr std::size_t kSpreads = 5;
// What a deal's games add up to in each of them.
std::array<std::int64_t, kSpreads> spread_sums(const DealGames& deal, int seats);
// What the seat won in a deal's games, in parts of kVictory.
std::int64_t won_at(const DealGames& deal, Seat seat);

class Tally {
 public:
  Tally(const Game& game, const SimulateOptions& options);

  void add(const DealGames& deal);
  void add(const Tally& more);

  // Sums over the deals that were added, and all that follows from them. At least one deal must
  // have been added.
  SimulateResult result() const;
  double seconds() const { return seconds_; }  // that the games took, one after the other

 private:
  // The bots of one name.
  struct PlayerSums {
    std::string name;
    std::vector<bool> bots{};  // which of them
    Sums share{};              // of the victory, all of them together
    LuckSums luck{};           // the same with their luck
    BySeat<std::int64_t> at{};
    std::int64_t score = 0;
    std::int64_t margin = 0;
  };

  void add_player(PlayerSums& player, const DealGames& deal) const;
  void count(const MatchOutcome& outcome);
  PlayerScore score_of(const PlayerSums& player, const SimulateResult& result) const;
  void report(SimulateResult& result) const;

  std::string game_;
  std::uint64_t seed_;
  int seats_;
  int each_;  // games of a deal
  bool reports_;
  bool without_luck_;
  std::int64_t deals_ = 0;
  std::int64_t capped_ = 0;
  double seconds_ = 0;
  std::vector<PlayerSums> players_;
  BySeat<Sums> share_at_{};
  std::array<Counts, kSpreads> counts_{};
  std::array<Sums, kSpreads> sums_{};
  Balance uses_;
};

}  // namespace kaisho::arena
