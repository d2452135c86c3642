// Trains (NIP-A6) and ships (NIP-A7).
#include <algorithm>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

const std::vector<RowPlace>& row_of(const Components& components, bool ships) {
  return ships ? components.ships_row : components.trains_row;
}
Action action_for(bool ships) { return ships ? Action::kShips : Action::kTrains; }
int left_of(const Player& player, bool ships) { return ships ? player.ships : player.trains; }

int symbols_in(const std::vector<RowPlace>& row, int left) {
  int symbols = 0;
  for (int i = 0; i + left < std::ssize(row); ++i) symbols += row[i].symbols;
  return symbols;
}

Regions regions_with_room(View view) {
  Regions regions;
  for (const Region region : view.components.regions.keys()) {
    if (places_left(view, region) > 0) regions.add(region);
  }
  return regions;
}

}  // namespace

// NIP-S5
int places_left(View view, Region region) {
  int left = view.components.region_places[view.p.seats];
  for (const Transport& own : view.p.transport[region]) left -= own.all();
  return left;
}

bool may_put(const SeatView& view, bool ships) {
  return left_of(view.player(), ships) > 0 && !regions_with_room(view).empty();
}

int symbols_uncovered(const Components& components, const Player& player) {
  return symbols_in(components.ships_row, player.ships) +
         symbols_in(components.trains_row, player.trains);
}

Move transport_move(bool ships, Regions regions) {
  return ships ? move_of(PutShips{regions}) : move_of(PutTrains{regions});
}

// The pieces of one action go to different regions, one to each.
void list_transport(const SeatView& view, bool ships, MoveList& moves) {
  const Frame& step = view.p.stack.top();
  const Player& player = view.player();
  const bool free = kIsFree(step);
  int most = std::min<int>(kMostParts(step), left_of(player, ships));
  if (!free) most = std::min(most, affordable(view.components, player, action_for(ships)));
  const unsigned open = regions_with_room(view).bits();
  for (unsigned bits = open; bits != 0; bits = (bits - 1) & open) {  // every set of them
    const auto regions = Regions::of_bits(static_cast<std::uint8_t>(bits));
    if (regions.size() <= most) moves.add(transport_move(ships, regions));
  }
  if (free) moves.add(move_of(Done{}));
}

namespace {

// The leftmost tile leaves the player's board; NIP-F1c raises what its symbol gives.
void put_one(const Play& play, Seat seat, bool ships, Region region) {
  Player& player = play.p.player(seat);
  const auto& row = row_of(play.components, ships);
  std::uint8_t& left = ships ? player.ships : player.trains;
  const RowPlace& place = row[row.size() - left];
  --left;
  Transport& there = play.p.transport[region][seat];
  if (ships) {
    const bool turned = player.ships_turned != 0;
    ++(turned ? there.ships_turned : there.ships);
    play.emit("ship_put", "NIP-A7", seat, region,
              turned ? play.components.ship_vp_turned : play.components.ship_vp);
  } else {
    const bool turned = player.trains_turned != 0;
    ++(turned ? there.trains_turned : there.trains);
    play.emit("train_put", "NIP-A6", seat, region,
              turned ? play.components.train_influence_turned : play.components.train_influence);
  }
  const int each = std::max(1, total_of(play.components, player, Effect::kSymbolSteps));
  move_track(play, seat, Track::kMoney, place.symbols * each, ships ? "NIP-A7" : "NIP-A6");
}

}  // namespace

void do_transport(const Play& play, bool ships, Regions regions) {
  Position& p = play.p;
  const Seat seat = p.active;
  const bool free = kIsFree(p.stack.top());
  const int count = regions.size();
  p.stack.pop();
  if (!free) {
    pay_yen(play, seat, price_of(play.components, p.player(seat), action_for(ships), count),
            ships ? "NIP-A7" : "NIP-A6");
  }
  for (const Region region : regions) put_one(play, seat, ships, region);
}

void turn_tiles(const Play& play, Seat seat, bool ships) {
  Player& player = play.p.player(seat);
  if (ships) {
    player.ships_turned = 1;
    play.emit("ships_turned", "NIP-F4b", seat, player.ships);
  } else {
    player.trains_turned = 1;
    play.emit("trains_turned", "NIP-F5b", seat, player.trains);
  }
}

}  // namespace kaisho::nippon
