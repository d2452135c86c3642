// Trains (NIP-A6) and ships (NIP-A7): the same rules, with other numbers.
#include <algorithm>
#include <ranges>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// Where the vehicles differ.
struct VehicleSpec {
  Action action;
  const char* clause;
  std::uint8_t Player::* left;    // on the player's board
  std::uint8_t Player::* turned;  // whether these are
  std::vector<RowPlace> Components::* row;
  std::uint8_t Transport::* there;  // in a region, on either side
  std::uint8_t Transport::* there_turned;
  int Components::* worth;
  int Components::* worth_turned;
  Play::Named<2> put;
  Play::Named<1> flipped;
  const char* flip_clause;
};

constexpr Indexed<Vehicle, VehicleSpec, 2> kVehicles = {
    {{{.action = Action::kTrains,
       .clause = "NIP-A6",
       .left = &Player::trains,
       .turned = &Player::trains_turned,
       .row = &Components::trains_row,
       .there = &Transport::trains,
       .there_turned = &Transport::trains_turned,
       .worth = &Components::train_influence,
       .worth_turned = &Components::train_influence_turned,
       .put = "train_put",
       .flipped = "trains_turned",
       .flip_clause = "NIP-F5b"},
      {.action = Action::kShips,
       .clause = "NIP-A7",
       .left = &Player::ships,
       .turned = &Player::ships_turned,
       .row = &Components::ships_row,
       .there = &Transport::ships,
       .there_turned = &Transport::ships_turned,
       .worth = &Components::ship_vp,
       .worth_turned = &Components::ship_vp_turned,
       .put = "ship_put",
       .flipped = "ships_turned",
       .flip_clause = "NIP-F4b"}}}};

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

// NIP-A6, NIP-A7, NIP-S5
bool may_transport(const SeatView& view, Vehicle vehicle) {
  return view.player().*kVehicles[vehicle].left > 0 && !regions_with_room(view).empty();
}

Move transport_move(Vehicle vehicle, Regions regions) {
  return vehicle == Vehicle::kShip ? move_of(PutShips{regions}) : move_of(PutTrains{regions});
}

// NIP-A6, NIP-A7: the tiles of one action go to different regions, one to each.
void list_transport(const SeatView& view, Vehicle vehicle, MoveList& moves) {
  const VehicleSpec& its = kVehicles[vehicle];
  const Frame& step = view.p.stack.top();
  const Player& player = view.player();
  const bool free = kIsFree(step);
  int most = std::min<int>(kMostParts(step), player.*its.left);
  if (!free) most = std::min(most, affordable(view.components, player, its.action));
  for (const Regions regions : subsets_of(regions_with_room(view)) | std::views::reverse) {
    if (regions.size() <= most) moves.add(transport_move(vehicle, regions));
  }
  if (free) moves.add(move_of(Done{}));
}

int symbols_uncovered(const Components& components, const Player& player) {
  return sum_uncovered(components.ships_row, player.ships, &RowPlace::symbols) +
         sum_uncovered(components.trains_row, player.trains, &RowPlace::symbols);
}

namespace {

// NIP-F1c: without its factory a symbol gives one step.
int steps_per_symbol(const Components& components, const Player& player) {
  return std::max(1, total_of(components, player, Effect::kSymbolSteps));
}

// NIP-A6, NIP-A7: the leftmost tile leaves the player's board, and its symbol moves the money
// track.
void put_one(const Play& play, Seat seat, Vehicle vehicle, Region region) {
  const VehicleSpec& its = kVehicles[vehicle];
  Player& player = play.p.player(seat);
  const std::vector<RowPlace>& row = play.components.*its.row;
  const RowPlace& place = row[row.size() - player.*its.left];
  const bool turned = player.*its.turned != 0;
  --(player.*its.left);
  ++(play.p.transport[region][seat].*(turned ? its.there_turned : its.there));
  play.emit(its.put, its.clause, seat, region,
            play.components.*(turned ? its.worth_turned : its.worth));
  const int steps = place.symbols * steps_per_symbol(play.components, player);
  move_track(play, seat, Track::kMoney, steps, its.clause);
}

}  // namespace

// NIP-A6, NIP-A7
void do_transport(const Play& play, Vehicle vehicle, Regions regions) {
  const VehicleSpec& its = kVehicles[vehicle];
  Position& p = play.p;
  const Seat seat = p.active;
  const bool free = kIsFree(p.stack.top());
  p.stack.pop();
  if (!free) {
    const int price = price_of(play.components, p.player(seat), its.action, regions.size());
    pay_yen(play, seat, price, its.clause);
  }
  for (const Region region : regions) put_one(play, seat, vehicle, region);
}

// NIP-F4b, NIP-F5b
void flip_tiles(const Play& play, Seat seat, Vehicle vehicle) {
  const VehicleSpec& its = kVehicles[vehicle];
  Player& player = play.p.player(seat);
  player.*its.turned = 1;
  play.emit(its.flipped, its.flip_clause, seat, player.*its.left);
}

}  // namespace kaisho::nippon
