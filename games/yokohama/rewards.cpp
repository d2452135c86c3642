// What slots, cards, tokens and levels bring (YOK-B3), and the moves of assistants (YOK-R2).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// What one gain of the good brings besides (YOK-K10); 0 without the technology.
int extra_for(const Play& play, Seat seat, Resource good) {
  if (!has(play.components, play.p.player(seat), Effect::kExtraGood)) return 0;
  const Technology& technology = play.components.technology_of(Effect::kExtraGood);
  return technology.good == good ? technology.count : 0;
}

}  // namespace

void gain(const Play& play, Seat seat, Resource resource, int count, const char* clause) {
  if (count == 0) return;
  Player& player = play.p.player(seat);
  add(resource == kPoints ? player.points : player.stock[resource], count);
  play.emit("gained", clause, seat, resource, count);
}

void spend(const Play& play, Seat seat, Resource resource, int count, const char* clause) {
  if (count == 0) return;
  add(play.p.player(seat).stock[resource], -count);
  play.emit("spent", clause, seat, resource, count);
}

void gain_with_extra(const Play& play, Seat seat, Resource good, int count, const char* clause) {
  gain(play, seat, good, count, clause);
  gain(play, seat, good, extra_for(play, seat, good), "YOK-K10");
}

// YOK-B3: what is simply given first, then the goods of choice, the warehouse, the moves.
void give_reward(const Play& play, Seat seat, const Reward& reward, Source source,
                 const char* clause) {
  Position& p = play.p;
  bool extra = source == Source::kMined && has(play.components, p.player(seat), Effect::kExtraGood);
  for (const Resource resource : {kPoints, kYen, kCopper, kSilk, kTea, kFish, kImports}) {
    const int count = reward.gain[resource];
    gain(play, seat, resource, count, clause);
    if (!extra || count == 0 || !is_good(resource)) continue;
    if (const int more = extra_for(play, seat, resource); more > 0) {
      gain(play, seat, resource, more, "YOK-K10");
      extra = false;
    }
  }
  if (reward.moves > 0) p.stack.push(counted_step(Step::kMoves, seat, reward.moves));
  if (reward.warehouse > 0) p.stack.push(counted_step(Step::kWarehouse, seat, reward.warehouse));
  if (reward.any_good > 0) p.stack.push(any_good_step(seat, reward.any_good, extra));
}

// YOK-B3
void list_goods(MoveList& moves) {
  for (const Resource good : kEachGood) moves.add(move_of(ChooseGood{good}));
}

// YOK-B3, YOK-K10
void do_choose_good(const Play& play, Resource good) {
  Frame& frame = play.p.stack.top();
  const Seat seat = frame.seat;
  const int more = kExtra(frame) ? extra_for(play, seat, good) : 0;
  if (more > 0) kExtra.set(frame, false);
  count_down(play.p);
  gain(play, seat, good, 1, "YOK-B3");
  gain(play, seat, good, more, "YOK-K10");
}

// The assistants at the area of an action come to hand at its recall. So one of them goes elsewhere
// just as one from hand does, and one from hand goes there in vain, unless it alone can stay
// (YOK-K20).
bool moves_in_vain(const SeatView& view, Maybe<CellId> from, Maybe<CellId> to) {
  const Position& p = view.p;
  if (!p.action_cell) return false;
  const int at_action = assistants_at(p, view.seat, *p.action_cell);
  if (!from) {
    const bool stays = has(view.components, view.player(), Effect::kKeep) && at_action == 0;
    return to == p.action_cell && !stays;
  }
  return from == p.action_cell && view.player().hand[kAssistant] > 0;
}

// YOK-R2
void list_assistant_moves(View view, MoveList& moves) {
  const Seat seat = view.p.stack.top().seat;
  const Cells targets = areas_of(view);
  for (const CellId from : cells_of(view)) {
    if (assistants_at(view.p, seat, from) == 0 || moves_in_vain(view.of(seat), from, {})) continue;
    for (const CellId to : targets - Cells{from}) moves.add(move_of(MoveAssistant{from, to}));
  }
  if (view.p.player(seat).hand[kAssistant] > 0) {
    for (const CellId to : targets) {
      if (!moves_in_vain(view.of(seat), {}, to)) moves.add(move_of(MoveAssistant{{}, to}));
    }
  }
  if (!moves.empty()) moves.add(move_of(Done{}));
}

// YOK-R2
void do_move_assistant(const Play& play, MoveAssistant move) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  count_down(p);
  shift(move.from ? p.cell(*move.from).assistants[seat] : p.player(seat).hand[kAssistant],
        p.cell(move.to).assistants[seat], 1);
  play.emit("assistant_moved", "YOK-R2", seat, place_arg(p, move.from), place_arg(p, move.to));
}

}  // namespace kaisho::yokohama
