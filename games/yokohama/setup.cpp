// Set-up (YOK-S).
#include <algorithm>
#include <span>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-S1, YOK-S2, YOK-S3
void lay_areas(const Play& play) {
  Position& p = play.p;
  const Layout& layout = layout_of(play.box, p);
  const auto count = static_cast<std::size_t>(layout.cells);
  std::array<Id, kMaxCells> boards{};
  std::ranges::copy(layout.areas, boards.begin());
  Random(p.random).shuffle(std::span(boards).first(count));
  const bool independents = (p.options & kIndependentAgents) != 0;  // YOK-N2
  const std::size_t tokens =
      independents ? play.box.tokens.size() : static_cast<std::size_t>(play.box.common_tokens);
  const auto tile = shuffled<kMaxTiles>(play, play.box.tiles.size());
  const auto token = shuffled<kMaxTokens>(play, tokens);
  std::size_t next = 0;
  for (std::size_t i = 0; i < count; ++i) {
    Cell& cell = p.cells[i];
    cell.area = boards[i];
    if (play.box.areas[boards[i]].action == Action::kCanal) continue;
    cell.tile = tile[next];
    cell.token = token[next];
    ++next;
  }
}

// YOK-S4
void give_pieces(const Play& play) {
  Position& p = play.p;
  const SetUp& set_up = set_up_of(play.box, p);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Player& player = p.player(seat);
    player.hand = set_up.hand;
    player.warehouse = set_up.warehouse;
    std::ranges::copy(set_up.goods, player.stock.begin());
    player.stock[kYen] =
        static_cast<std::uint16_t>(seat == p.first ? set_up.yen_first : set_up.yen_others);
  }
}

// YOK-S5
void draw_achievements(const Play& play) {
  Position& p = play.p;
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    std::array<Id, kMaxAchievements> of_type{};
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < play.box.achievements.size(); ++i) {
      if (play.box.achievements[i].type == type) of_type[count++] = static_cast<Id>(i);
    }
    p.achievements[type] = of_type[Random(p.random).below(count)];
  }
}

// YOK-N1
void draw_complete(const Play& play) {
  Position& p = play.p;
  if ((p.options & kAchievementTokens) == 0) return;
  const auto ids = shuffled<kMaxComplete>(play, play.box.complete.size());
  for (int i = 0; i < play.box.complete_drawn; ++i) {
    p.complete_left |= bit<std::uint8_t>(ids[static_cast<std::size_t>(i)]);
  }
}

// YOK-S6: those of the orders that leave lie at the bottom and are cut off.
void shuffle_decks(const Play& play) {
  Position& p = play.p;
  p.technology_deck_size = static_cast<std::uint8_t>(play.box.cards.size());
  p.technology_deck = shuffled<kMaxCards>(play, play.box.cards.size());
  const auto orders = shuffled<kMaxOrders>(play, play.box.orders.size());
  const auto removed = static_cast<std::size_t>(set_up_of(play.box, p).orders_removed);
  p.order_deck_size = static_cast<std::uint8_t>(play.box.orders.size() - removed);
  std::copy_n(orders.begin() + static_cast<std::ptrdiff_t>(removed), p.order_deck_size,
              p.order_deck.begin());
}

Id draw_order(Position& p) {
  const std::size_t top = --p.order_deck_size;
  const Id order = p.order_deck[top];
  p.order_deck[top] = 0;
  return order;
}

void fill_boards(const Play& play) {
  Position& p = play.p;
  const Layout& layout = layout_of(play.box, p);
  for (auto& row : p.laboratories) row.fill(kNone);
  for (auto& row : p.ports) row.fill(kNone);
  for (int board = 0; board < kBoards; ++board) {
    const auto i = static_cast<std::size_t>(board);
    if (layout.laboratories[i]) refill_laboratory(play, board);
    if (layout.ports[i]) refill_port(play, board);
  }
}

// YOK-S8
void cover_slots(const Play& play) {
  Position& p = play.p;
  for (auto& row : p.slots) row.fill(kNobody);
  if (p.seats != 2) return;
  for (std::size_t i = 0; i < play.box.church.size(); ++i) {
    if (play.box.church[i].covered) p.slots[kChurchBoard][i] = kNeutral;
  }
  for (std::size_t i = 0; i < play.box.customs.size(); ++i) {
    if (play.box.customs[i].covered) p.slots[kCustomsBoard][i] = kNeutral;
  }
}

}  // namespace

void set_up(const Play& play) {
  Position& p = play.p;
  p.first = static_cast<Seat>(Random(p.random).below(static_cast<std::uint32_t>(p.seats)));
  p.active = p.first;
  play.tell(What::kFirstPlayer, "YOK-S9", p.first);
  lay_areas(play);
  give_pieces(play);
  draw_achievements(play);
  for (auto& row : p.achieved) row.fill(kNobody);
  draw_complete(play);
  p.agents_left = play.box.agents;
  cover_slots(play);
  shuffle_decks(play);
  fill_boards(play);
  for (int i = 0; i < p.seats; ++i) {
    Player& player = p.player(clockwise(p.first, p.seats, i));
    player.kept = draw_order(p);
    player.put_away = draw_order(p);
  }
  push(p, Step::kTurnStart);
  push(p, Step::kKeepOrder, p.first, p.seats);
}

// YOK-S7: by the order in which they were drawn, so that the move, which all see, tells nothing.
void list_orders_to_keep(MoveList& moves) {
  moves.add(move_of(MoveKind::kKeep, 0));
  moves.add(move_of(MoveKind::kKeep, 1));
}

void do_keep_order(const Play& play, int drawn) {
  Frame& frame = play.p.stack.top();
  Player& player = play.p.player(frame.seat);
  if (drawn == 1) std::swap(player.kept, player.put_away);
  play.tell(What::kOrderKept, "YOK-S7", frame.seat);
  frame.seat = clockwise(frame.seat, play.p.seats);
  if (--frame.a == 0) play.p.stack.pop();
}

}  // namespace kaisho::yokohama
