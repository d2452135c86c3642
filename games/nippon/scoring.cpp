// Scoring the regions (NIP-V).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

constexpr std::size_t kParties = kMaxSeats + 1;

// NIP-V1
void add_influence(const Components& box, const Position& p, int region, Standing& standing) {
  for (const Id city : region_of(box, region).cities) {
    for (std::size_t side = 0; side < kSides; ++side) {
      const Influence& tile = p.influence[city * std::size_t{kSides} + side];
      if (tile.owner == kNobody) {
        standing.influence[kForeign] += box.cities[city].foreign[side];
      } else {
        standing.influence[static_cast<std::size_t>(tile.owner)] += tile.value;
      }
    }
  }
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (standing.influence[seat] == 0) continue;
    const Transport& own = p.transport[static_cast<std::size_t>(region)][seat];
    standing.influence[seat] +=
        own.trains * box.train_influence + own.trains_turned * box.train_influence_turned;
  }
}

// NIP-V2: who ties fills as many places as they are, and the next ranks behind all of them.
void set_ranks(Standing& standing) {
  for (std::size_t i = 0; i < kParties; ++i) {
    const int own = standing.influence[i];
    if (own == 0) continue;
    standing.rank[i] = 1 + static_cast<int>(std::ranges::count_if(
                               standing.influence, [&](int other) { return other > own; }));
    standing.shared[i] = static_cast<int>(std::ranges::count(standing.influence, own));
  }
}

}  // namespace

// NIP-V2, NIP-V4
int points_of(const Components& box, const Standing& standing, std::size_t seat, int scoring) {
  const int rank = standing.rank[seat];
  const int shared = standing.shared[seat];
  if (rank == 0) return 0;
  const auto& points = box.rank_points[static_cast<std::size_t>(scoring)];
  int sum = 0;
  for (int place = rank; place < rank + shared && place <= kRanks; ++place) {
    sum += points[static_cast<std::size_t>(place - 1)];
  }
  return sum / shared;
}

Standing standing_of(const Components& box, const Position& p, int region, int scoring) {
  Standing standing;
  add_influence(box, p, region, standing);
  set_ranks(standing);
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    const int own = standing.rank[seat];
    if (own == 0) continue;
    standing.points[seat] = points_of(box, standing, seat, scoring);
    if (own > box.ship_rank) continue;  // NIP-V3
    const Transport& there = p.transport[static_cast<std::size_t>(region)][seat];
    standing.ships[seat] = there.ships * box.ship_vp + there.ships_turned * box.ship_vp_turned;
  }
  return standing;
}

namespace {

void add_points(const Play& play, int region, const Standing& standing, std::size_t party) {
  const bool foreign = party == kForeign;
  const int points = foreign ? 0 : standing.points[party];
  const int ships = foreign ? 0 : standing.ships[party];
  play.tell(What::kRegionRanked, "NIP-V2", foreign ? kNobody : static_cast<Seat>(party), region,
            standing.influence[party], standing.rank[party], points, ships, standing.shared[party]);
  if (foreign) return;
  Player& player = play.p.players[party];
  player.vp = static_cast<std::int16_t>(std::min(player.vp + points + ships, kMost));
}

}  // namespace

// Told from the first rank on, those without one last.
void do_scoring(const Play& play, int scoring) {
  Position& p = play.p;
  play.tell(What::kScoringBegan, "NIP-T6", kNobody, scoring);
  const int regions = static_cast<int>(play.box.regions.size());
  for (int region = 0; region < regions; ++region) {
    const Standing standing = standing_of(play.box, p, region, scoring);
    for (std::size_t place = 1; place <= kParties + 1; ++place) {
      const int wanted = place <= kParties ? static_cast<int>(place) : 0;
      for (std::size_t party = 0; party < kParties; ++party) {
        if (party < kForeign && party >= static_cast<std::size_t>(p.seats)) continue;
        if (standing.rank[party] == wanted) add_points(play, region, standing, party);
      }
    }
  }
  ++p.scorings;
}

}  // namespace kaisho::nippon
