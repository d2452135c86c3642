// What a net sees of a position, from one seat's side: workers, cities and rewards on the table,
// what each seat has on its board and on the map, and the features of each seat.
#include "core/features/inputs.h"

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
void put_table(Out& out, View view) {
  const auto& [components, p] = view;
  for (const Space space : components.spaces.keys()) {
    for (const Colour colour : components.colours.keys()) {
      const int index = number_of(space) * kMaxColours + number_of(colour);
      out.put("space", index, p.spaces[space][colour], kMaxOnSpace);
    }
  }
  int rows = 0;
  for (const Workers& row : p.rows) rows += count_of(row) > 0 ? 1 : 0;
  out.put("rows", rows, kMaxRows);
  for (const Colour colour : components.colours.keys()) {
    out.put("bag", number_of(colour), p.bag[colour] / 2, kMaxInBag);
  }
  for (const Reward reward : components.rewards.keys()) {
    out.put("reward", number_of(reward), p.rewards[reward], kMaxStack);
  }
  for (const FactoryTile tile : components.factories.keys()) {
    out.put("factory left", number_of(tile), p.factories.has(tile) ? 1 : 0, 1);
  }
}

template <class Out>
void put_cities(Out& out, const SeatView& view) {
  for (const City city : view.components.cities.keys()) {
    const auto& goods = view.components.city_tiles[view.p.city_tiles[city]].goods;
    for (const Side side : kEverySide) {
      const Place place = place_at(city, side);
      const int index = number_of(place);
      const Influence& here = view.p.influence[place];
      const bool foreign = here.value > 0 && here.owner == kNobody;
      const int owner = foreign ? kMaxSeats + 1 : seen_from(view.seat, here.owner, view.p.seats);
      const Side printed = printed_at(side, view.p.city_turns[city]);
      out.put("place of", index, owner, kMaxSeats + 1);
      out.put("place value", index, here.value, kMaxValue);
      out.put("place good", index, number_of(goods[printed]) + 1, kGoods);
    }
  }
}

template <class Out>
void put_board(Out& out, const Components& components, const Player& player) {
  for (const Good good : kEveryGood) {
    const int index = number_of(good);
    const Maybe<FactoryTile> tile = player.factories[good];
    const int effect = tile ? number_of(components.factories[*tile].effect) + 1 : 0;
    out.put("factory", index, effect, kMaxEffects);
    out.put("goods", index, player.goods[good], kMaxGoods);
    out.put("machines", index, player.machines[good], kMachineSides);
  }
  Workers held{};
  for (const Maybe<Colour> worker : player.workers) {
    if (worker) ++held[*worker];
  }
  for (const Colour colour : components.colours.keys()) {
    out.put("workers", number_of(colour), held[colour], kMaxWorkers);
  }
  for (int value = 1; value <= kMaxValue; ++value) {
    out.put("influence", value, player.influence[value], kMaxStock);
  }
  for (const Track track : kEveryTrack) {
    out.put("track", number_of(track), player.tracks[track], kMaxSteps / 2);
  }
  for (const Achievement achievement : kEveryAchievement) {
    out.put("tile", number_of(achievement), player.tiles[achievement], kMaxMultiplier);
  }
  for (const Contract contract : components.contracts.keys()) {
    out.put("contract", number_of(contract), player.contracts.has(contract) ? 1 : 0, 1);
  }
}

using Ranks = ByRegion<Standing>;

Ranks ranks_of(View view) {
  Ranks ranks;
  for (const Region region : view.components.regions.keys()) ranks[region] = ranks_in(view, region);
  return ranks;
}

template <class Out>
void put_seat(Out& out, const SeatView& view, const Ranks& ranks) {
  const auto& [components, p, seat] = view;
  const Player& player = view.player();
  put_board(out, components, player);
  out.put("trains", player.trains, kMaxTiles);
  out.put("ships", player.ships, kMaxTiles);
  out.put("turned", player.trains_turned + 2 * player.ships_turned, 3);
  for (const Region region : components.regions.keys()) {
    const int index = number_of(region);
    const Transport& there = p.transport[region][seat];
    out.put("trains in", index, there.trains + 2 * there.trains_turned, kMaxTransport);
    out.put("ships in", index, there.ships + 2 * there.ships_turned, kMaxTransport);
    const Standing& standing = ranks[region];
    out.put("influence in", index, standing.influence[seat], kMaxRegionInfluence);
    out.put("rank in", index, standing.rank[seat], kParties);
  }
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& components, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  const View view{components, p};
  out.put("seats", p.seats, kMaxSeats);
  put_step(out, p, seat, Step::kTurnEnd);
  out.put("marker", p.marker, kMaxMarks);
  out.put("closing", p.closed == 0 ? 0 : p.closing, kMaxClosing);
  out.put("scorings", p.scorings, kScorings);
  out.put("extras", p.extras, kMaxMultiplier);
  put_table(out, view);
  put_cities(out, view.of(seat));
  const Ranks ranks = ranks_of(view);
  put_seats(out, p.seats, seat, kBuckets, feature_names(), features,
            [&](Seat other) { put_seat(out, view.of(other), ranks); });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::nippon
