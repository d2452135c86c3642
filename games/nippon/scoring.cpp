// Scoring the regions (NIP-V).
#include <algorithm>

#include "core/values/counter.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// NIP-V1
void add_influence(View view, Region region, Standing& standing) {
  const auto& [components, p] = view;
  for (const City city : components.regions[region].cities) {
    for (const Side side : kEverySide) {
      const Influence& tile = p.influence[place_at(city, side)];
      if (tile.owner == kNobody) {
        standing.influence[kForeign] += components.cities[city].foreign[side];
      } else {
        standing.influence[tile.owner] += tile.value;
      }
    }
  }
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (standing.influence[seat] == 0) continue;
    const Transport& own = p.transport[region][seat];
    standing.influence[seat] += own.trains * components.train_influence +
                                own.trains_turned * components.train_influence_turned;
  }
}

// NIP-V2: tied seats share as many places as there are of them, and the next ranks behind all of
// them.
void set_ranks(Standing& standing) {
  for (Seat i = 0; i < kParties; ++i) {
    const int own = standing.influence[i];
    if (own == 0) continue;
    int before = 0;
    int level = 0;
    for (const int one : standing.influence) {
      before += one > own ? 1 : 0;
      level += one == own ? 1 : 0;
    }
    standing.rank[i] = 1 + before;
    standing.shared[i] = level;
  }
}

}  // namespace

// NIP-V2, NIP-V4
int points_of(const Components& components, const Standing& standing, Seat seat, int scoring) {
  const int rank = standing.rank[seat];
  const int shared = standing.shared[seat];
  if (rank == 0) return 0;
  const auto& points = components.rank_points[scoring];
  int sum = 0;
  for (int place = rank; place < rank + shared && place <= kRanks; ++place) {
    sum += points[place - 1];
  }
  return sum / shared;
}

Standing ranks_in(View view, Region region) {
  Standing standing;
  add_influence(view, region, standing);
  set_ranks(standing);
  return standing;
}

Standing standing_of(View view, Region region, int scoring) {
  const auto& [components, p] = view;
  Standing standing = ranks_in(view, region);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const int own = standing.rank[seat];
    if (own == 0) continue;
    standing.points[seat] = points_of(components, standing, seat, scoring);
    if (own > components.ship_rank) continue;  // NIP-V3
    const Transport& there = p.transport[region][seat];
    standing.ships[seat] =
        there.ships * components.ship_vp + there.ships_turned * components.ship_vp_turned;
  }
  return standing;
}

namespace {

void add_points(const Play& play, Region region, const Standing& standing, Seat party) {
  const bool foreign = party == kForeign;
  const int points = foreign ? 0 : standing.points[party];
  const int ships = foreign ? 0 : standing.ships[party];
  play.emit("region_ranked", "NIP-V2", foreign ? kNobody : party, region, standing.influence[party],
            standing.rank[party], points, ships, standing.shared[party]);
  if (foreign) return;
  Player& player = play.p.player(party);
  add_up_to(player.vp, points + ships, kMaxOfAny);
}

}  // namespace

// Events come in order of rank, those without a rank last.
void do_scoring(const Play& play, int scoring) {
  Position& p = play.p;
  play.emit("scoring_began", "NIP-T6", kNobody, scoring);
  for (const Region region : play.components.regions.keys()) {
    const Standing standing = standing_of(play, region, scoring);
    for (int place = 1; place <= kParties + 1; ++place) {
      const int wanted = place <= kParties ? place : 0;
      for (Seat party = 0; party < kParties; ++party) {
        if (party < kForeign && party >= p.seats) continue;
        if (standing.rank[party] == wanted) add_points(play, region, standing, party);
      }
    }
  }
  ++p.scorings;
}

}  // namespace kaisho::nippon
