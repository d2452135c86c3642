// The church (YOK-A5) and the customs office (YOK-A6): an assistant goes on a slot for good
// (YOK-A7).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

const char* clause_of(MainBoard board) { return board == kChurchBoard ? "YOK-A5" : "YOK-A6"; }

// YOK-E1: the assistants of all, the neutral ones too.
void check_end(const Play& play, MainBoard board, Seat seat) {
  const SetUp& set_up = set_up_of(play);
  const int enough = board == kChurchBoard ? set_up.end_church : set_up.end_customs;
  if (slots_taken(play.p, board) < enough) return;
  trigger_end(play, board == kChurchBoard ? Trigger::kChurch : Trigger::kCustoms, seat, "YOK-E1");
}

void put_on_slot(const Play& play, Seat seat, MainBoard board, SlotId slot, AssistantFrom from) {
  Position& p = play.p;
  std::uint8_t& source =
      from == kFromHand ? p.player(seat).hand[kAssistant] : p.cell(*p.action_cell).assistants[seat];
  --source;
  p.slots[board][slot] = seat;
  play.emit("slot_taken", clause_of(board), seat, board, slot, from);
  check_end(play, board, seat);
  give_reward(play, seat, play.components.slots(board)[slot].reward, Source::kOther,
              clause_of(board));
  technologies_bring(play, seat, board == kChurchBoard ? Effect::kOnChurch : Effect::kOnCustoms);
}

}  // namespace

int faith_lacking(View view, SlotId slot) {
  const int faith = level_of(view).number;
  return std::max(0, view.components.church[slot].price - faith);
}

// The different payments of one faith each that the player can make.
Resources faith_payments(const Components& components, const Player& player) {
  Resources payments;
  for (const Resource resource : kEachStock) {
    const int price = components.faith_payment[resource];
    if (price > 0 && player.stock[resource] >= price) payments.add(resource);
  }
  return payments;
}

// YOK-A5, YOK-A6
bool may_take_slot(const SeatView& view, MainBoard board, SlotId slot) {
  if (view.p.slots[board][slot] != kNobody) return false;
  const Player& player = view.player();
  if (board == kChurchBoard) {
    const int lacking = faith_lacking(view, slot);
    return lacking == 0 || lacking <= faith_payments(view.components, player).size();
  }
  const int price = view.components.customs[slot].price;
  return price <= level_of(view).number && price <= player.stock[kImports];
}

namespace {

// An assistant of the area is offered to an empty hand only: at the recall the area's come to hand,
// so that one from hand brings about all that one of the area does.
void list_open_slots(View view, MoveList& moves) {
  const Position& p = view.p;
  const Frame& frame = p.stack.top();
  const auto board = kMainBoard(frame);
  const bool from_hand = p.player(frame.seat).hand[kAssistant] > 0;
  const bool from_area = !from_hand && assistants_at(p, frame.seat, *p.action_cell) > 0;
  for (const SlotId slot : view.components.slots(board).keys()) {
    if (!may_take_slot(view.of(frame.seat), board, slot)) continue;
    if (from_hand) moves.add(move_of(TakeSlot{slot, kFromHand}));
    if (from_area) moves.add(move_of(TakeSlot{slot, kFromArea}));
  }
}

}  // namespace

// YOK-A5, YOK-A6
void list_slots(View view, MoveList& moves) { list_offers(view, list_open_slots, moves); }

// YOK-A5: every way to pay exactly the faith that lacks, each kind at most once.
void list_faith_payments(View view, MoveList& moves) {
  const Frame& frame = view.p.stack.top();
  const Resources payable = faith_payments(view.components, view.p.player(frame.seat));
  for (const Resources resources : subsets_of(payable)) {
    if (resources.size() == kFaithLacking(frame)) moves.add(move_of(PayFaith{resources}));
  }
}

// YOK-A5, YOK-A6
void do_take_slot(const Play& play, TakeSlot take) {
  Position& p = play.p;
  const Frame frame = p.stack.top();
  const auto board = kMainBoard(frame);
  p.stack.pop();
  if (board == kCustomsBoard) {
    const int price = play.components.customs[take.slot].price;
    spend(play, frame.seat, kImports, price, "YOK-A6");
  } else if (const int lacking = faith_lacking(play, take.slot); lacking > 0) {
    return p.stack.push(pay_faith_step(frame.seat, take.slot, take.from, lacking));
  }
  put_on_slot(play, frame.seat, board, take.slot, take.from);
}

// YOK-A5
void do_pay_faith(const Play& play, Resources resources) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  for (const Resource resource : resources) {
    spend(play, frame.seat, resource, play.components.faith_payment[resource], "YOK-A5");
  }
  put_on_slot(play, frame.seat, kChurchBoard, kFaithSlot(frame), kFaithFrom(frame));
}

}  // namespace kaisho::yokohama
