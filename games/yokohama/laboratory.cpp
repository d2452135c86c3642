// The laboratories (YOK-A9).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

bool payable(const Components& components, const Player& player, int lacking, int imports) {
  return player.stock[kImports] >= imports * components.production_imports &&
         player.yen() >= (lacking - imports) * components.production_yen;
}

// What the new card and older ones bring, YOK-X4 and the refill follow in this order.
void get_technology(const Play& play, Seat seat, Board board, RowSlot slot) {
  Position& p = play.p;
  const CardId card = *p.laboratories[board][slot];
  const Technology& technology = play.components.technology_of_card(card);
  p.laboratories[board][slot] = {};
  p.player(seat).technologies.add(card);
  play.emit("technology_got", "YOK-A9", seat, card, board, number_of(slot) + 1);
  then(p, {flag_step(seat, play.components.flag_of_card(card)),
           refill_step(seat, kRefillLaboratory, board)});
  if (technology.effect == Effect::kStation) push(p, Step::kStation, seat);
  if (technology.effect == Effect::kOnGain) {
    give_reward(play, seat, technology.reward, Source::kOther, "YOK-K4");
  }
  technologies_bring(play, seat, Effect::kOnTechnology, {card});
}

}  // namespace

// YOK-C4: never two of one name.
bool knows(const Components& components, const Player& player, CardId card) {
  const TechnologyId technology = components.cards[card].technology;
  return !(player.technologies & components.technologies[technology].cards).empty();
}

int technology_count(const Player& player) { return player.technologies.size(); }

int production_lacking(const SeatView& view, Board board, RowSlot slot) {
  const CardId card = *view.p.laboratories[board][slot];
  const int cost =
      view.components.technology_of_card(card).cost + view.components.cost_modifiers[board][slot];
  const bool surcharge = technology_count(view.player()) + 1 >= view.components.surcharge_from;
  return std::max(0, cost - level_of(view).number) + (surcharge ? 1 : 0);
}

// YOK-A9
bool may_pay_production(const Components& components, const Player& player, int lacking) {
  for (int imports = 0; imports <= lacking; ++imports) {
    if (payable(components, player, lacking, imports)) return true;
  }
  return false;
}

namespace {

void list_payable(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const Player& player = view.p.player(frame.seat);
  for (const RowSlot slot : Every<RowSlot>(view.components.laboratory_slots[kBoard(frame)])) {
    const Maybe<CardId> card = view.p.laboratories[kBoard(frame)][slot];
    if (!card || knows(view.components, player, *card)) continue;
    const int lacking = production_lacking(view.of(frame.seat), kBoard(frame), slot);
    if (!may_pay_production(view.components, player, lacking)) continue;
    moves.add(move_of(TakeTechnology{*card, slot}));
  }
}

}  // namespace

// YOK-A9
void list_technologies(View view, MoveList& moves) { list_offers(view, list_payable, moves); }

// YOK-A9
void list_production_payments(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const auto lacking = static_cast<std::uint8_t>(kProductionLacking(frame));
  for (std::uint8_t imports = 0; imports <= lacking; ++imports) {
    if (!payable(view.components, view.p.player(frame.seat), lacking, imports)) continue;
    moves.add(move_of(PayImports{imports}));
  }
}

// YOK-A9
void do_take_technology(const Play& play, RowSlot slot) {
  Position& p = play.p;
  const Frame frame = p.stack.top();
  const int lacking = production_lacking(play.of(frame.seat), kBoard(frame), slot);
  p.stack.pop();
  if (lacking == 0) return get_technology(play, frame.seat, kBoard(frame), slot);
  p.stack.push(pay_production_step(frame.seat, kBoard(frame), slot, lacking));
}

// YOK-A9
void do_pay_production(const Play& play, int imports) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  spend(play, frame.seat, kYen,
        (kProductionLacking(frame) - imports) * play.components.production_yen, "YOK-A9");
  spend(play, frame.seat, kImports, imports * play.components.production_imports, "YOK-A9");
  get_technology(play, frame.seat, kBoard(frame), kCardSlot(frame));
}

}  // namespace kaisho::yokohama
