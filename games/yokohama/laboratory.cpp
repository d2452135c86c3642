// The laboratories (YOK-A9).
#include <algorithm>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

int card_at(const Position& p, int board, int slot) {
  return p.laboratories[static_cast<std::size_t>(board)][static_cast<std::size_t>(slot)];
}

bool payable(const Components& box, const Player& player, int lacking, int imports) {
  return player.stock[kImports] >= imports * box.production_imports &&
         player.yen() >= (lacking - imports) * box.production_yen;
}

// What the new card and older ones bring, YOK-X4 and the refill follow in this order.
void get_technology(const Play& play, Seat seat, int board, int slot) {
  Position& p = play.p;
  const int card = card_at(p, board, slot);
  const auto taken = bit<std::uint32_t>(card);
  const Technology& technology =
      play.box.technologies[play.box.cards[static_cast<std::size_t>(card)].technology];
  p.laboratories[static_cast<std::size_t>(board)][static_cast<std::size_t>(slot)] = kNone;
  p.player(seat).technologies |= taken;
  play.tell(What::kTechnologyGot, "YOK-A9", seat, card, board, slot + 1);
  push(p, Step::kRefill, seat, 0, board);
  push(p, Step::kFlag, seat, play.box.flag_of_card(static_cast<Id>(card)));
  if (technology.effect == Effect::kStation) push(p, Step::kStation, seat);
  if (technology.effect == Effect::kOnGain) {
    give_reward(play, seat, technology.reward, Source::kOther, "YOK-K4");
  }
  technologies_bring(play, seat, Effect::kOnTechnology, taken);
}

}  // namespace

// YOK-C4: never two of one name.
bool knows(const Components& box, const Player& player, int card) {
  const Id technology = box.cards[static_cast<std::size_t>(card)].technology;
  return (player.technologies & box.technologies[technology].cards) != 0;
}

int technology_count(const Player& player) { return std::popcount(player.technologies); }

int production_lacking(const Components& box, const Position& p, Seat seat, int board, int slot) {
  const int card = card_at(p, board, slot);
  const int cost =
      box.technologies[box.cards[static_cast<std::size_t>(card)].technology].cost +
      box.cost_modifiers[static_cast<std::size_t>(board)][static_cast<std::size_t>(slot)];
  const bool surcharge = technology_count(p.player(seat)) + 1 >= box.surcharge_from;
  return std::max(0, cost - level_of(box, p).number) + (surcharge ? 1 : 0);
}

bool may_pay_production(const Components& box, const Player& player, int lacking) {
  for (int imports = 0; imports <= lacking; ++imports) {
    if (payable(box, player, lacking, imports)) return true;
  }
  return false;
}

void list_technologies(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const Player& player = p.player(frame.seat);
  for (int slot = 0; slot < box.laboratory_slots[frame.a]; ++slot) {
    const int card = card_at(p, frame.a, slot);
    if (card == kNone || knows(box, player, card)) continue;
    const int lacking = production_lacking(box, p, frame.seat, frame.a, slot);
    if (!may_pay_production(box, player, lacking)) continue;
    moves.add(move_of(MoveKind::kTechnology, card, slot));
  }
  if (moves.empty()) return;
  moves.add(move_of(MoveKind::kDone));
  list_once_a_turn(box, p, moves);
}

void list_production_payments(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  for (int imports = 0; imports <= frame.c; ++imports) {
    if (!payable(box, p.player(frame.seat), frame.c, imports)) continue;
    moves.add(move_of(MoveKind::kPayImports, imports));
  }
}

void do_take_technology(const Play& play, int slot) {
  Position& p = play.p;
  const Frame frame = p.stack.top();
  const int lacking = production_lacking(play.box, p, frame.seat, frame.a, slot);
  p.stack.pop();
  if (lacking == 0) return get_technology(play, frame.seat, frame.a, slot);
  push(p, Step::kPayProduction, frame.seat, frame.a, slot, lacking);
}

void do_pay_production(const Play& play, int imports) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  spend(play, frame.seat, kYen, (frame.c - imports) * play.box.production_yen, "YOK-A9");
  spend(play, frame.seat, kImports, imports * play.box.production_imports, "YOK-A9");
  get_technology(play, frame.seat, frame.a, frame.b);
}

void refill_laboratory(const Play& play, int board) {
  Position& p = play.p;
  auto& row = p.laboratories[static_cast<std::size_t>(board)];
  const auto slots =
      static_cast<std::size_t>(play.box.laboratory_slots[static_cast<std::size_t>(board)]);
  std::size_t filled = 0;
  for (std::size_t slot = 0; slot < slots; ++slot) {
    if (row[slot] != kNone) row[filled++] = row[slot];
  }
  std::fill(row.begin() + static_cast<std::ptrdiff_t>(filled), row.end(), kNone);
  for (; filled < slots && p.technology_deck_size > 0; ++filled) {
    const std::size_t top = --p.technology_deck_size;
    row[filled] = p.technology_deck[top];
    p.technology_deck[top] = 0;
    ++p.reveals;
    play.tell_revealed(What::kTechnologyDrawn, "YOK-A9", kNobody, row[filled], board, filled + 1);
  }
}

}  // namespace kaisho::yokohama
