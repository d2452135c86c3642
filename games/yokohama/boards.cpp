// The church (YOK-A5) and the customs office (YOK-A6): an assistant goes on a slot for good.
#include <algorithm>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

const std::vector<BoardSlot>& slots_of(const Components& box, MainBoard board) {
  return board == kChurchBoard ? box.church : box.customs;
}

const char* clause_of(MainBoard board) { return board == kChurchBoard ? "YOK-A5" : "YOK-A6"; }

// YOK-E1: the assistants of all, the neutral ones too.
void check_end(const Play& play, MainBoard board, Seat seat) {
  const auto& slots = play.p.slots[board];
  const auto taken = kBoardSlots - std::ranges::count(slots, kNobody);
  const SetUp& set_up = set_up_of(play.box, play.p);
  const int enough = board == kChurchBoard ? set_up.end_church : set_up.end_customs;
  if (taken < enough) return;
  trigger_end(play, board == kChurchBoard ? Trigger::kChurch : Trigger::kCustoms, seat, "YOK-E1");
}

void put_on_slot(const Play& play, Seat seat, MainBoard board, int slot, AssistantFrom from) {
  Position& p = play.p;
  std::uint8_t& source = from == kFromHand
                             ? p.player(seat).hand[kAssistant]
                             : p.cell(p.action_cell).assistants[static_cast<std::size_t>(seat)];
  --source;
  p.slots[board][static_cast<std::size_t>(slot)] = seat;
  play.tell(What::kSlotTaken, clause_of(board), seat, board, slot, from);
  check_end(play, board, seat);
  give_reward(play, seat, slots_of(play.box, board)[static_cast<std::size_t>(slot)].reward,
              Source::kOther, clause_of(board));
  technologies_bring(play, seat, board == kChurchBoard ? Effect::kOnChurch : Effect::kOnCustoms);
}

}  // namespace

int faith_lacking(const Components& box, const Position& p, int slot) {
  const int faith = level_of(box, p).number;
  return std::max(0, box.church[static_cast<std::size_t>(slot)].price - faith);
}

// How many different payments of one faith each the player can make.
int faith_payments(const Components& box, const Player& player) {
  int count = 0;
  for (std::size_t i = 0; i < kPoints; ++i) {
    const int price = box.faith_payment[i];
    if (price > 0 && player.stock[i] >= price) ++count;
  }
  return count;
}

bool may_take_slot(const Components& box, const Position& p, Seat seat, MainBoard board, int slot) {
  if (p.slots[board][static_cast<std::size_t>(slot)] != kNobody) return false;
  const Player& player = p.player(seat);
  if (board == kChurchBoard) {
    const int lacking = faith_lacking(box, p, slot);
    return lacking == 0 || lacking <= faith_payments(box, player);
  }
  const int price = box.customs[static_cast<std::size_t>(slot)].price;
  return price <= level_of(box, p).number && price <= player.stock[kImports];
}

// An assistant of the area is offered to an empty hand only: at the recall the area's come to hand,
// so that one from hand brings about all that one of the area does.
void list_slots(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const auto board = static_cast<MainBoard>(frame.a);
  const int slots = static_cast<int>(slots_of(box, board).size());
  const bool from_hand = p.player(frame.seat).hand[kAssistant] > 0;
  const bool from_area = !from_hand && assistants_at(p, frame.seat, p.action_cell) > 0;
  for (int slot = 0; slot < slots; ++slot) {
    if (!may_take_slot(box, p, frame.seat, board, slot)) continue;
    if (from_hand) moves.add(move_of(MoveKind::kSlot, slot, kFromHand));
    if (from_area) moves.add(move_of(MoveKind::kSlot, slot, kFromArea));
  }
  if (moves.empty()) return;
  moves.add(move_of(MoveKind::kDone));
  list_once_a_turn(box, p, moves);
}

// Every way to pay exactly the faith that lacks, each kind at most once.
void list_faith_payments(const Components& box, const Position& p, MoveList& moves) {
  const Frame& frame = p.stack.top();
  const Player& player = p.player(frame.seat);
  unsigned payable = 0;
  for (std::size_t i = 0; i < kPoints; ++i) {
    const int price = box.faith_payment[i];
    if (price > 0 && player.stock[i] >= price) payable |= 1U << i;
  }
  for (unsigned set = 1; set < 1U << kPoints; ++set) {
    if ((set & ~payable) != 0 || std::popcount(set) != frame.c) continue;
    moves.add(move_of(MoveKind::kPayFaith, static_cast<int>(set)));
  }
}

void do_take_slot(const Play& play, int slot, AssistantFrom from) {
  Position& p = play.p;
  const Frame frame = p.stack.top();
  const auto board = static_cast<MainBoard>(frame.a);
  p.stack.pop();
  if (board == kCustomsBoard) {
    const int price = play.box.customs[static_cast<std::size_t>(slot)].price;
    spend(play, frame.seat, kImports, price, "YOK-A6");
  } else if (const int lacking = faith_lacking(play.box, p, slot); lacking > 0) {
    return push(p, Step::kPayFaith, frame.seat, slot, from, lacking);
  }
  put_on_slot(play, frame.seat, board, slot, from);
}

void do_pay_faith(const Play& play, int resources) {
  const Frame frame = play.p.stack.top();
  play.p.stack.pop();
  each_bit(static_cast<unsigned>(resources), [&](int i) {
    spend(play, frame.seat, static_cast<Resource>(i),
          play.box.faith_payment[static_cast<std::size_t>(i)], "YOK-A5");
  });
  put_on_slot(play, frame.seat, kChurchBoard, frame.a, static_cast<AssistantFrom>(frame.b));
}

}  // namespace kaisho::yokohama
