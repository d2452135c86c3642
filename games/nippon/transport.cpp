// Trains (NIP-A6) and ships (NIP-A7).
#include <algorithm>
#include <bit>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

const std::vector<RowPlace>& row_of(const Components& box, bool ships) {
  return ships ? box.ships_row : box.trains_row;
}
int left_of(const Player& player, bool ships) { return ships ? player.ships : player.trains; }

int symbols_in(const std::vector<RowPlace>& row, int left) {
  int symbols = 0;
  for (std::size_t i = 0; i + static_cast<std::size_t>(left) < row.size(); ++i) {
    symbols += row[i].symbols;
  }
  return symbols;
}

unsigned regions_with_room(const Components& box, const Position& p) {
  unsigned regions = 0;
  const int count = static_cast<int>(box.regions.size());
  for (int region = 0; region < count; ++region) {
    if (places_left(box, p, region) > 0) regions |= bit(region);
  }
  return regions;
}

}  // namespace

// NIP-S5
int places_left(const Components& box, const Position& p, int region) {
  using Tiles = std::array<std::uint8_t, sizeof(Transport) * kMaxSeats>;
  const auto tiles = std::bit_cast<Tiles>(p.transport[static_cast<std::size_t>(region)]);
  int left = box.region_places[static_cast<std::size_t>(p.seats)];
  for (const int count : tiles) left -= count;
  return left;
}

bool may_put(const Components& box, const Position& p, Seat seat, bool ships) {
  return left_of(p.player(seat), ships) > 0 && regions_with_room(box, p) != 0;
}

int symbols_uncovered(const Components& box, const Player& player) {
  return symbols_in(box.ships_row, player.ships) + symbols_in(box.trains_row, player.trains);
}

// Those of one action go to different regions, each to one.
void list_transport(const Components& box, const Position& p, bool ships, MoveList& moves) {
  const Frame& step = p.stack.top();
  const Player& player = p.player(p.active);
  const bool free = step.b != 0;
  int most = std::min<int>(step.a, left_of(player, ships));
  if (!free) {
    most = std::min(most, affordable(box, player, ships ? Action::kShips : Action::kTrains));
  }
  const unsigned open = regions_with_room(box, p);
  const MoveKind kind = ships ? MoveKind::kShips : MoveKind::kTrains;
  for (unsigned regions = open; regions != 0; regions = (regions - 1) & open) {
    if (std::popcount(regions) <= most) moves.add(move_of(kind, static_cast<int>(regions)));
  }
  if (free) moves.add(move_of(MoveKind::kDone));
}

namespace {

// The leftmost tile leaves the own board; NIP-F1c raises what its symbol gives.
void put_one(const Play& play, Seat seat, bool ships, int region) {
  Player& player = play.p.player(seat);
  const auto& row = row_of(play.box, ships);
  std::uint8_t& left = ships ? player.ships : player.trains;
  const RowPlace& place = row[row.size() - left];
  --left;
  Transport& there =
      play.p.transport[static_cast<std::size_t>(region)][static_cast<std::size_t>(seat)];
  if (ships) {
    const bool turned = player.ships_turned != 0;
    ++(turned ? there.ships_turned : there.ships);
    play.tell(What::kShipPut, "NIP-A7", seat, region,
              turned ? play.box.ship_vp_turned : play.box.ship_vp);
  } else {
    const bool turned = player.trains_turned != 0;
    ++(turned ? there.trains_turned : there.trains);
    play.tell(What::kTrainPut, "NIP-A6", seat, region,
              turned ? play.box.train_influence_turned : play.box.train_influence);
  }
  const int each = std::max(1, total_of(play.box, player, Effect::kSymbolSteps));
  move_track(play, seat, Track::kMoney, place.symbols * each, ships ? "NIP-A7" : "NIP-A6");
}

}  // namespace

void do_transport(const Play& play, bool ships, unsigned regions) {
  Position& p = play.p;
  const Seat seat = p.active;
  const bool free = p.stack.top().b != 0;
  p.stack.pop();
  if (!free) {
    pay_yen(play, seat,
            price_of(play.box, p.player(seat), ships ? Action::kShips : Action::kTrains,
                     std::popcount(regions)),
            ships ? "NIP-A7" : "NIP-A6");
  }
  each_bit(regions, [&](int region) { put_one(play, seat, ships, region); });
}

void turn_tiles(const Play& play, Seat seat, bool ships) {
  Player& player = play.p.player(seat);
  (ships ? player.ships_turned : player.trains_turned) = 1;
  play.tell(ships ? What::kShipsTurned : What::kTrainsTurned, ships ? "NIP-F4b" : "NIP-F5b", seat,
            left_of(player, ships));
}

}  // namespace kaisho::nippon
