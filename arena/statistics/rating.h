// One number of strength per player, from all pairings of a contest together.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace kaisho::arena {

// What two players showed against each other.
struct RatedPairing {
  std::size_t a = 0;  // places among the players
  std::size_t b = 0;
  int own = 1;    // seats of `a` at each table
  int other = 1;  // seats of `b`
  // How many groups of games gave a's seats together which share of the victory.
  std::map<double, std::int64_t> groups{};
};

struct Rating {
  // The rating in Elo, the first player's being 0; none where no chain of pairings leads to the
  // first player.
  std::optional<double> elo{};
  // Bounds of 95%; none where they are open, since on every chain that leads to the first player
  // there is a pairing that says too little: of fewer than kFewestGroups, or all alike (one side
  // won all).
  std::optional<double> low{};
  std::optional<double> high{};
};

// Groups of a pairing before it bounds anything: the spread of fewer says little.
inline constexpr std::size_t kFewestGroups = 8;

// Maximum likelihood in the model of side_share (elo.h), every group counted alike. A side that won
// all is taken to have missed half a group. The bounds are those of a bootstrap (B. Efron, 1979)
// over the groups of each pairing, with a fixed seed: the same for the same pairings. What it draws
// is spread wider by what n groups drawn from themselves lie too close, and by Student's t.
// Pairings that say too little (above) count for a rating, but do not bound it.
std::vector<Rating> rate(std::size_t players, const std::vector<RatedPairing>& pairings);

}  // namespace kaisho::arena
