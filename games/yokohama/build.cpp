// Steps 4 and 5: the level-5 token (YOK-L) and buildings (YOK-B).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

const Tile& tile_here(const Play& play) {
  return play.components.tiles[*play.p.cell(*play.p.action_cell).tile];
}

}  // namespace

int built(const SeatView& view, Piece piece) {
  const SetUp& set_up = set_up_of(view);
  const Player& player = view.player();
  return set_up.hand[piece] + set_up.warehouse[piece] - player.hand[piece] -
         player.warehouse[piece];
}

// YOK-L1
void list_level5(View view, MoveList& moves) {
  if (view.p.power < view.components.level5_from || !view.p.cell(*view.p.action_cell).token) return;
  moves.add(move_of(TakeToken{}));
  add_ways_out(view, moves);
}

// YOK-L1
void do_take_token(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  Cell& cell = p.cell(*p.action_cell);
  const TokenId token = *cell.token;
  cell.token = {};
  p.player(seat).tokens.add(token);
  play.emit("token_taken", "YOK-L1", seat, token, place_arg(p, *p.action_cell));
  give_reward(play, seat, play.components.tokens[token].reward, Source::kMined, "YOK-L1");
}

// YOK-B1
bool may_build_shop(const Position& p, Seat seat, ShopSlot slot) {
  const Cell& cell = p.cell(*p.action_cell);
  return cell.shops[slot] == kNobody && p.player(seat).hand[kShop] > 0 && !has_shop(cell, seat);
}

// YOK-B1
bool may_build_house(const Position& p, Seat seat) {
  return p.cell(*p.action_cell).house == kNobody && p.player(seat).hand[kHouse] > 0;
}

// YOK-B1
void list_buildings(View view, MoveList& moves) {
  const Position& p = view.p;
  if (p.power < view.components.build_from || !p.cell(*p.action_cell).tile) return;
  const Seat seat = p.stack.top().seat;
  for (const ShopSlot slot : kEveryShopSlot) {
    if (may_build_shop(p, seat, slot)) moves.add(move_of(BuildShop{slot}));
  }
  if (may_build_house(p, seat)) moves.add(move_of(BuildHouse{}));
  add_ways_out(view, moves);
}

// YOK-B1
void do_build_shop(const Play& play, ShopSlot slot) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  --p.player(seat).hand[kShop];
  p.cell(*p.action_cell).shops[slot] = seat;
  play.emit("shop_built", "YOK-B1", seat, place_arg(p, *p.action_cell), number_of(slot) + 1,
            *p.cell(*p.action_cell).tile);
  if (built(play.of(seat), kShop) >= set_up_of(play).end_shops) {
    trigger_end(play, Trigger::kShops, seat, "YOK-E1");
  }
  give_reward(play, seat, tile_here(play).shops[slot], Source::kMined, "YOK-B1");
  technologies_bring(play, seat, Effect::kOnShop);
}

// YOK-B1
void do_build_house(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  --p.player(seat).hand[kHouse];
  p.cell(*p.action_cell).house = seat;
  play.emit("house_built", "YOK-B1", seat, place_arg(p, *p.action_cell),
            *p.cell(*p.action_cell).tile);
  if (built(play.of(seat), kHouse) >= set_up_of(play).end_houses) {
    trigger_end(play, Trigger::kHouses, seat, "YOK-E1");
  }
  give_reward(play, seat, tile_here(play).house, Source::kMined, "YOK-B1");
  technologies_bring(play, seat, Effect::kOnHouse);
}

}  // namespace kaisho::yokohama
