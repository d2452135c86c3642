// Set-up (YOK-S).
#include <span>

#include "core/values/counter.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-S1, YOK-S2, YOK-S3
void lay_areas(const Play& play) {
  Position& p = play.p;
  const Layout& layout = layout_of(play);
  const int count = layout.cells;
  std::array<AreaId, kMaxCells> boards{};
  std::ranges::copy(layout.areas, boards.begin());
  Random(p.random).shuffle(std::span(boards).first(count));
  const bool independents = p.options.has(Option::kIndependentAgents);  // YOK-N2
  const auto tokens =
      independents ? std::ssize(play.components.tokens) : play.components.common_tokens;
  const auto tile = shuffled<kMaxTiles, TileId>(play, play.components.tiles.size());
  const auto token = shuffled<kMaxTokens, TokenId>(play, tokens);
  int next = 0;
  for (const CellId id : cells_of(play)) {
    Cell& cell = p.cell(id);
    cell.area = boards[number_of(id)];
    if (is_canal(play, id)) continue;
    cell.tile = tile[next];
    cell.token = token[next];
    ++next;
  }
}

// YOK-S4
void give_pieces(const Play& play) {
  Position& p = play.p;
  const SetUp& set_up = set_up_of(play);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Player& player = p.player(seat);
    player.hand = set_up.hand;
    player.warehouse = set_up.warehouse;
    std::ranges::copy(set_up.goods, player.stock.begin());
    set(player.stock[kYen], seat == p.first ? set_up.yen_first : set_up.yen_others);
  }
}

// YOK-S5
void draw_achievements(const Play& play) {
  Position& p = play.p;
  for (const AchievementType type : kEveryType) {
    std::array<AchievementId, kMaxAchievements> of_type{};
    std::uint32_t count = 0;
    for (const AchievementId id : play.components.achievements.keys()) {
      if (play.components.achievements[id].type == type) of_type[count++] = id;
    }
    p.achievements[type] = of_type[Random(p.random).below(count)];
  }
}

// YOK-N1
void draw_complete(const Play& play) {
  Position& p = play.p;
  if (!p.options.has(Option::kAchievementTokens)) return;
  const auto ids = shuffled<kMaxComplete, CompleteId>(play, play.components.complete.size());
  for (int i = 0; i < play.components.complete_drawn; ++i) {
    p.complete_left.add(ids[i]);
  }
}

// YOK-S6: those of the orders that leave lie at the bottom and are cut off.
void shuffle_decks(const Play& play) {
  Position& p = play.p;
  set(p.technology_deck_size, play.components.cards.size());
  p.technology_deck = shuffled<kMaxCards, CardId>(play, play.components.cards.size());
  const auto orders = shuffled<kMaxOrders, OrderId>(play, play.components.orders.size());
  const int removed = set_up_of(play).orders_removed;
  set(p.order_deck_size, play.components.orders.size() - removed);
  std::copy_n(orders.begin() + removed, p.order_deck_size, p.order_deck.begin());
}

void fill_boards(const Play& play) {
  const Layout& layout = layout_of(play);
  for (const Board board : kEveryBoard) {
    if (layout.laboratories[board]) refill_laboratory(play, board);
    if (layout.ports[board]) refill_port(play, board);
  }
}

// YOK-S8
void cover_slots(const Play& play) {
  Position& p = play.p;
  for (auto& row : p.slots) row.fill(kNobody);
  if (p.seats != 2) return;
  for (const MainBoard board : {kChurchBoard, kCustomsBoard}) {
    const auto& slots = play.components.slots(board);
    for (const SlotId slot : slots.keys()) {
      if (slots[slot].covered) p.slots[board][slot] = kNeutral;
    }
  }
}

}  // namespace

void set_up(const Play& play) {
  Position& p = play.p;
  p.first = Random(p.random).below(p.seats);
  p.active = p.first;
  play.emit("first_player", "YOK-S9", p.first);
  lay_areas(play);
  give_pieces(play);
  draw_achievements(play);
  for (auto& row : p.achieved) row.fill(kNobody);
  draw_complete(play);
  p.agents_left = play.components.agents;
  cover_slots(play);
  shuffle_decks(play);
  fill_boards(play);
  for (const Seat seat : clockwise_from(p.first, p.seats)) {
    Player& player = p.player(seat);
    player.kept = draw(p.order_deck, p.order_deck_size);
    player.put_away = draw(p.order_deck, p.order_deck_size);
  }
  then(p, {counted_step(Step::kKeepOrder, p.first, p.seats), Step::kTurnStart});
}

// YOK-S7: by the order in which they were drawn, so that the move, which all see, reveals nothing.
void list_orders_to_keep(MoveList& moves) {
  moves.add(move_of(Keep{Drawn::kFirst}));
  moves.add(move_of(Keep{Drawn::kSecond}));
}

// YOK-S7
void do_keep_order(const Play& play, Drawn drawn) {
  Frame& frame = play.p.stack.top();
  Player& player = play.p.player(frame.seat);
  if (drawn == Drawn::kSecond) std::swap(player.kept, player.put_away);
  play.emit("order_kept", "YOK-S7", frame.seat);
  frame.seat = clockwise(frame.seat, play.p.seats);
  count_down(play.p);
}

}  // namespace kaisho::yokohama
