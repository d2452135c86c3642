// What a net sees of a position, from one seat's side: workers, cities and rewards on the table,
// what each seat has on its board and on the map, and the features of each seat.
#include "core/features/inputs.h"

#include <algorithm>

#include "games/nippon/features.h"
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

constexpr auto kBuckets = buckets_of(kFeatures);

constexpr int kMaxRegionInfluence = 16;  // of a seat in a region
constexpr int kMaxGoods = 6;             // of a kind
constexpr int kMaxEffects = 24;          // of factories; there are fewer
constexpr int kMaxTransport = 6;         // of a seat in a region
constexpr int kMaxMultiplier = 6;
constexpr int kMaxInBag = 12;  // of a colour, in pairs
constexpr int kMaxClosing = 8;
constexpr int kMaxStack = 3;  // of rewards of a kind
constexpr int kMaxStock = 4;  // influence tiles of a value

template <class Out>
void put_table(Out& out, const Components& components, const Position& p) {
  const int colours = static_cast<int>(components.colours.size());
  for (int space = 0; space < std::ssize(components.spaces); ++space) {
    for (int colour = 0; colour < colours; ++colour) {
      out.put("space", space * kMaxColours + colour, p.spaces[space][colour], kMaxOnSpace);
    }
  }
  int rows = 0;
  for (const Workers& row : p.rows) rows += count_of(row) > 0 ? 1 : 0;
  out.put("rows", rows, kMaxRows);
  for (int colour = 0; colour < colours; ++colour) {
    out.put("bag", colour, p.bag[colour] / 2, kMaxInBag);
  }
  for (int reward = 0; reward < std::ssize(components.rewards); ++reward) {
    out.put("reward", reward, p.rewards[reward], kMaxStack);
  }
  for (int tile = 0; tile < std::ssize(components.factories); ++tile) {
    out.put("factory left", tile, in(p.factories, tile) ? 1 : 0, 1);
  }
}

template <class Out>
void put_cities(Out& out, const Components& components, const Position& p, Seat seat) {
  for (int place = 0; place < places_of(components); ++place) {
    const Influence& here = p.influence[place];
    const bool foreign = here.value > 0 && here.owner == kNobody;
    const int owner = foreign ? kMaxSeats + 1 : seen_from(seat, here.owner, p.seats);
    out.put("place of", place, owner, kMaxSeats + 1);
    out.put("place value", place, here.value, kMaxValue);
    const int good = good_at(components, p, place);
    out.put("place good", place, good + 1, kGoods);
  }
}

template <class Out>
void put_board(Out& out, const Components& components, const Player& player) {
  for (int good = 0; good < kGoods; ++good) {
    const Id tile = player.factories[good];
    const bool has = tile != kNone;
    out.put("factory", good, has ? static_cast<int>(factory_of(components, tile).effect) + 1 : 0,
            kMaxEffects);
    out.put("goods", good, player.goods[good], kMaxGoods);
    out.put("machines", good, player.machines[good], kMachineSides);
  }
  for (int colour = 0; colour < std::ssize(components.colours); ++colour) {
    const auto held = std::ranges::count(player.workers, colour);
    out.put("workers", colour, static_cast<int>(held), kMaxWorkers);
  }
  for (int value = 1; value <= kMaxValue; ++value) {
    out.put("influence", value, player.influence[value], kMaxStock);
  }
  for (const Track track : kEveryTrack) {
    out.put("track", static_cast<int>(track), player.tracks[track], kMaxSteps / 2);
  }
  for (int tile = 0; tile < kAchievements; ++tile) {
    out.put("tile", tile, player.tiles[tile], kMaxMultiplier);
  }
  for (int contract = 0; contract < std::ssize(components.contracts); ++contract) {
    out.put("contract", contract, in(player.contracts, contract) ? 1 : 0, 1);
  }
}

template <class Out>
void put_seat(Out& out, const Components& components, const Position& p, Seat seat,
              const Standings& standings) {
  const Player& player = p.player(seat);
  put_board(out, components, player);
  out.put("trains", player.trains, kMaxTiles);
  out.put("ships", player.ships, kMaxTiles);
  out.put("turned", player.trains_turned + 2 * player.ships_turned, 3);
  for (int region = 0; region < std::ssize(components.regions); ++region) {
    const Transport& there = p.transport[region][seat];
    out.put("trains in", region, there.trains + 2 * there.trains_turned, kMaxTransport);
    out.put("ships in", region, there.ships + 2 * there.ships_turned, kMaxTransport);
    const Standing& standing = standings[region];
    out.put("influence in", region, standing.influence[seat], kMaxRegionInfluence);
    out.put("rank in", region, standing.rank[seat], kParties);
  }
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& components, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  out.put("seats", p.seats, kMaxSeats);
  put_step(out, p, seat, Step::kTurnEnd);
  out.put("marker", p.marker, kMaxMarks);
  out.put("closing", p.closed == 0 ? 0 : p.closing, kMaxClosing);
  out.put("scorings", p.scorings, kScorings);
  out.put("extras", p.extras, kMaxMultiplier);
  put_table(out, components, p);
  put_cities(out, components, p, seat);
  const Standings standings = standings_in(components, p);
  put_seats(out, p.seats, seat, kBuckets, feature_names(), features,
            [&](Seat other) { put_seat(out, components, p, other, standings); });
}

#include "core/features/inputs_instances.inc"

}  // namespace kaisho::nippon
