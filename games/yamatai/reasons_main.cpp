// Why not: trade, placing, collecting and building.
#include <algorithm>

#include "games/yamatai/reasons.h"

namespace kaisho::yamatai {
namespace {

// What stands against any trade now; false: nothing does.
bool refuse_any_trade(Reasons& r, Move move) {
  const int limit = trade_limit(r);
  if (r.p.begun != 0) {
    r.refuse(move, "YAM-T3", "placing_begun");
  } else if (r.p.trades >= limit) {
    r.refuse(move, "YAM-T3", "traded", r.p.trades, limit);
  } else {
    return false;
  }
  return true;
}

void refuse_buying(Reasons& r, Colour colour) {
  const Move move = move_of(Buy{colour});
  if (r.allowed(move) || refuse_any_trade(r, move)) return;
  const int price = buying_price(r, colour);
  if (price == 0) return r.refuse(move, "YAM-T3", "not_traded");
  if (r.p.supply[colour] == 0) {
    return r.refuse(move, "YAM-S5", "none_in_supply");
  }
  r.refuse(move, "YAM-T3", "not_enough_coins", price, r.player.coins);
}

void refuse_selling(Reasons& r, Colour colour) {
  const Move move = move_of(Sell{colour});
  if (r.allowed(move) || refuse_any_trade(r, move)) return;
  if (selling_price(r, colour) == 0) return r.refuse(move, "YAM-T3", "not_traded");
  r.refuse(move, "YAM-T3", "no_such_boat");
}

Maybe<Colour> first_boat(const Player& player) {
  for (const Colour colour : kEveryColour) {
    if (player.boats[colour] > 0) return colour;
  }
  return {};
}

// A free space, of one colour in hand.
void refuse_space(Reasons& r, Colour colour, Space space) {
  const Move move = move_of(Place{colour, space});
  if (r.allowed(move)) return;
  if (r.p.begun != 0 && !r.p.last) return r.refuse(move, "YAM-T4", "chain_cut");
  if (r.p.begun == 0 && spaces_for(r, colour).empty()) {
    return r.refuse(move, "YAM-T4", "no_start");
  }
  r.refuse(move, "YAM-T4", "not_linked");
}

}  // namespace

void refuse_trades(Reasons& r) {
  for (const Colour colour : kEveryColour) refuse_buying(r, colour);
  for (const Colour colour : kEveryColour) refuse_selling(r, colour);
}

void refuse_placements(Reasons& r) {
  const Spaces free = free_spaces(r);
  const Maybe<Colour> first = first_boat(r.player);
  if (!free.empty()) {
    const Space lowest = free.lowest();
    for (const Colour colour : kEveryColour) {
      if (r.player.boats[colour] > 0) continue;
      r.refuse(move_of(Place{colour, lowest}), "YAM-T4", "no_such_boat");
    }
  }
  if (!first) return;
  for (const Space space : with_boats(r.p)) {
    r.refuse(move_of(Place{*first, space}), "YAM-T4", "space_taken");
  }
  for (const Colour colour : kEveryColour) {
    if (r.player.boats[colour] == 0) continue;
    for (const Space space : free) refuse_space(r, colour, space);
  }
}

namespace {

// The island of these where fewest boats of the tile lack.
Island nearest(const Reasons& r, Tile tile, Islands islands) {
  return *std::ranges::min_element(islands, {},
                                   [&](Island island) { return boats_lacking(r, tile, island); });
}

void refuse_building(Reasons& r, Tile tile, Islands empty) {
  if (r.any(&Build::tile, tile) || empty.empty()) return;
  const Islands touched = touched_now(r) & empty;
  const Island island = touched.empty() ? empty.lowest() : nearest(r, tile, touched);
  const Move move = move_of(Build{tile, island});
  const Building& building = r.components.printed_on(tile);
  if (r.p.placed.empty()) return r.refuse(move, "YAM-T5", "no_boat_placed");
  if (!has_figure_for(r.player, building)) {
    return r.refuse(move, "YAM-T7", "no_piece_left");
  }
  if (touched.empty()) return r.refuse(move, "YAM-T7", "not_touched");
  const int lacking = boats_lacking(r, tile, island);
  const bool spares = unused_power(r) == FleetPower::kDiscount;
  if (lacking > (spares ? r.components.discount : 0)) {
    int asked = 0;
    for (const int boats : building.cost) asked += boats;
    return r.refuse(move, "YAM-T7", "boats_lacking", lacking, asked);
  }
  r.refuse(move, "YAM-P4", "toll", toll_due(r, r.seat, island), r.player.coins);
}

}  // namespace

void refuse_acting(Reasons& r) {
  const Move collect = move_of(Collect{});
  if (!r.allowed(collect)) {
    r.refuse(collect, r.p.placed.empty() ? "YAM-T5" : "YAM-T6",
             r.p.placed.empty() ? "no_boat_placed" : "nothing_to_collect");
  }
  const Islands empty = empty_islands(r);
  for (const Tile tile : tiles_for(r.p, r.seat)) refuse_building(r, tile, empty);
  const Move done = move_of(Done{});
  if (!r.allowed(done)) r.refuse(done, "YAM-T5", "must_act");
}

}  // namespace kaisho::yamatai
