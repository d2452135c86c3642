// What must hold of the steps under way: they are a stack that the course of a turn builds up, and
// the one on top asks for something that can be done.
//
//   turn_start keep_order
//   turn_end secondary-C [main secondary-A [aside]]
//                        [move [place | adjacent]] [walk] [take_back] [aside]
//   aside  = complete | flag rewards | recall [build [level5 [part]]] rewards
//          | recall build level5 (pay_faith | pay_production)
//   part   = exchange | slot | recruit | laboratory | port | refill flag [station]
//   rewards = [moves] [warehouse] [any_good]
#include "core/step_walk.h"
#include "games/yokohama/check.h"
#include "games/yokohama/names.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

class Steps : StepWalk<Rules, Step> {
 public:
  using StepWalk::StepWalk;

  Expected<void> check() {
    if (auto marks = check_marks(); !marks) return marks;
    if (take(Step::kTurnStart)) {
      if (!take(Step::kKeepOrder) || !at_end()) return wrong();
      return check_keep();
    }
    if (!take(Step::kTurnEnd) || !take_secondary(kPhaseC)) return wrong();
    if (auto course = check_course(); !course) return course;
    return at_end() ? Expected<void>{} : wrong();
  }

 private:
  bool take_secondary(Phase phase) {
    return comes(Step::kSecondary) && kPhase(next()) == phase && take(Step::kSecondary);
  }
  const Layout& layout() const { return layout_of(view()); }
  const Player& player() const { return p_.player(p_.active); }
  const Area& area() const { return area_at(view(), *p_.action_cell); }
  const Level& level() const { return level_of(view()); }
  // What a flag is counted for has been got before.
  bool is_own_flag(Flag flag) const {
    return number_of(flag) < kFlags && flag_count(components_, player(), flag) > 0;
  }
  bool is_area(CellId cell) const { return yokohama::is_area(view(), cell); }

  // ---- what lies beside the stack

  // The seat of each step, and of steps without further parts that these are empty.
  Expected<void> check_marks() const {
    for (std::size_t i = 0; i < p_.stack.size; ++i) {
      const Frame& frame = p_.stack.frames[i];
      const Step step = step_of(frame);
      const bool of_nobody = step == Step::kTurnStart || step == Step::kTurnEnd;
      const bool right =
          step == Step::kKeepOrder || frame.seat == (of_nobody ? kNobody : p_.active);
      if (!right) return wrong_seat_at(i);
    }
    const bool acting = find_step(p_, Step::kRecall) != nullptr;
    const bool powerless =
        acting && components_.president_influence == 0;  // without an own assistant
    const bool somewhere{p_.action_cell};
    if (acting && (!somewhere || (!powerless && p_.power == 0))) {
      return broken("yokohama.action_due", {}, "action");
    }
    if (!acting && (somewhere || p_.power != 0)) {
      return wrong_action("yokohama.no_action", "action");
    }
    const bool walking = find_step(p_, Step::kWalk) != nullptr;
    if (p_.walked.empty() != walking) return {};
    return broken(walking ? "yokohama.walk" : "yokohama.no_walk", {{"found", p_.walked.size()}},
                  "walked");
  }

  // ---- set-up

  // YOK-S7: in turn order, each with two orders until it has chosen.
  Expected<void> check_keep() const {
    const int left = kLeft(frame());
    if (left < 1 || left > p_.seats || p_.turn != 0) return wrong_part("left");
    if (frame().seat != clockwise(p_.first, p_.seats, p_.seats - left)) return wrong_part("seat");
    for (int i = 0; i < p_.seats; ++i) {
      const Seat seat = clockwise(p_.first, p_.seats, i);
      const Player& other = p_.player(seat);
      if (!other.kept) return broken("yokohama.kept", {}, seat_path(seat, "kept"));
    }
    return {};
  }

  // ---- a turn

  Expected<void> check_course() {
    if (take(Step::kMain)) {
      if (!take_secondary(kPhaseA)) return wrong();
      return check_aside(true);
    }
    if (take(Step::kMove)) return check_placement();
    if (take(Step::kWalk)) return check_walk();
    if (take(Step::kTakeBack)) {
      if (number_of(kFirstOpen(frame())) > kMaxCells) return wrong_part("from");
      if (player().president) return wrong();
      return {};
    }
    return check_aside(false);
  }

  // YOK-P1, YOK-K12
  Expected<void> check_placement() {
    if (take(Step::kPlace)) {
      const int placed = kAreasPlaced(frame());
      const Maybe<CellId> last = kLastPlaced(frame());
      if (placed >= spread_limit(components_, player())) return wrong_part("placed");
      if ((placed == 0) == static_cast<bool>(last)) return wrong_part("last");
      if (placed == 0) return {};
      const bool there = is_area(*last) && assistants_at(p_, p_.active, *last) > 0;
      if (!there || number_of(*last) + 1 < placed) return wrong_part("last");
    } else if (take(Step::kAdjacent)) {
      const CellId cell = kPairCell(frame());
      if (!has(components_, player(), Effect::kAdjacent)) return wrong();
      if (!is_area(cell) || assistants_at(p_, p_.active, cell) < 2) return wrong_part("area");
    }
    return {};
  }

  // YOK-M3
  Expected<void> check_walk() const {
    const bool there = player().president && p_.walked.has(*player().president);
    const bool beyond = !(p_.walked - Cells::first(layout().cells)).empty();
    if (!there || p_.walked.size() < 2 || beyond) {
      return broken("yokohama.walk", {{"found", p_.walked.size()}}, "walked");
    }
    return {};
  }

  // What interrupts a phase, and in phase C may also be steps 3 to 6.
  Expected<void> check_aside(bool phase_a) {
    if (take(Step::kComplete)) {
      if (!p_.options.has(Option::kAchievementTokens) || p_.complete_left.empty()) return wrong();
      return {};
    }
    if (take(Step::kFlag)) {  // YOK-X3
      if (!is_own_flag(kFlagGot(frame()))) return wrong_part("flag");
      return check_rewards();
    }
    if (!take(Step::kRecall)) return {};
    if (auto action = check_action(phase_a); !action) return action;
    if (take(Step::kBuild) && take(Step::kLevel5)) {
      if (comes(Step::kPayFaith) || comes(Step::kPayProduction)) return check_part();
      if (auto part = check_part(); !part) return part;
    }
    return check_rewards();
  }

  std::unexpected<Error> wrong_action(const char* reason, const char* where) const {
    return broken(reason, {{"found", area_name(view(), p_.action_cell)}}, where);
  }

  // The president's own action, or an agent's where the president is not (YOK-X1).
  Expected<void> check_action(bool phase_a) const {
    if (!is_area(*p_.action_cell)) return wrong_action("yokohama.action_area", "action.area");
    if (p_.power > components_.most_power) {
      return out_of_range(1, components_.most_power, p_.power, "action.power");
    }
    const bool by_president = player().president == p_.action_cell;
    if (by_president ? phase_a : !p_.used.has(Once::kAgent)) {
      return wrong_action("yokohama.action_area", "action.area");
    }
    return {};
  }

  // ---- parts of an action

  Expected<void> check_part() {
    if (take(Step::kExchange)) return check_left(Action::kExchange);
    if (take(Step::kRecruit)) return check_left(Action::kRecruit);
    if (take(Step::kSlot)) return check_slot();
    if (take(Step::kPayFaith)) return check_pay_faith();
    if (take(Step::kLaboratory)) return check_board(Action::kLaboratory, kBoard(frame()));
    if (take(Step::kPayProduction)) return check_pay_production();
    if (take(Step::kPort)) return check_board(Action::kPort, kBoard(frame()));
    if (take(Step::kRefill)) return check_refill();
    return {};
  }

  Expected<void> check_left(Action action) const {
    if (area().action != action) return wrong_here();
    if (kLeft(frame()) < 1 || kLeft(frame()) > level().number) return wrong_part("left");
    return {};
  }

  std::unexpected<Error> wrong_here() const {
    return wrong_action("yokohama.action_step", "action.area");
  }

  Expected<void> check_slot() const {
    const MainBoard board = kMainBoard(frame());
    const bool church = board == kChurchBoard && area().action == Action::kChurch;
    const bool customs = board == kCustomsBoard && area().action == Action::kCustoms;
    if (!church && !customs) return wrong_here();
    return {};
  }

  // YOK-A5
  Expected<void> check_pay_faith() const {
    if (area().action != Action::kChurch) return wrong_here();
    const SlotId slot = kFaithSlot(frame());
    if (!components_.church.has(slot) || p_.slots[kChurchBoard][slot] != kNobody) {
      return wrong_part("slot");
    }
    const AssistantFrom from = kFaithFrom(frame());
    const int there = from == kFromHand ? player().hand[kAssistant]
                                        : assistants_at(p_, p_.active, *p_.action_cell);
    if (from > kFromArea || there == 0) return wrong_part("from");
    const int lacking = kFaithLacking(frame());
    if (lacking == 0 || lacking != faith_lacking(view(), slot)) {
      return wrong_part("lacking");
    }
    return {};
  }

  Expected<void> check_board(Action action, Board board) const {
    if (area().action != action || area().board != board) return wrong_here();
    return {};
  }

  // YOK-A9
  Expected<void> check_pay_production() const {
    const Board board = kBoard(frame());
    const RowSlot slot = kCardSlot(frame());
    if (auto here = check_board(Action::kLaboratory, board); !here) return here;
    if (number_of(slot) >= components_.laboratory_slots[board]) return wrong_part("slot");
    const Maybe<CardId> card = p_.laboratories[board][slot];
    if (!card || knows(components_, player(), *card)) return wrong_part("slot");
    const int lacking = kProductionLacking(frame());
    if (lacking == 0 || lacking != production_lacking(view().of(p_.active), board, slot)) {
      return wrong_part("lacking");
    }
    return {};
  }

  // What follows a new technology.
  Expected<void> check_refill() {
    if (kRefillOf(frame()) != kRefillLaboratory) return wrong_part("board");
    if (auto board = check_board(Action::kLaboratory, kRefillBoard(frame())); !board) return board;
    if (!take(Step::kFlag)) return wrong();
    if (!is_own_flag(kFlagGot(frame()))) return wrong_part("flag");
    if (take(Step::kStation) && !has(components_, player(), Effect::kStation)) return wrong();
    return {};
  }

  // ---- rewards

  Expected<void> check_rewards() {
    constexpr int kMaxOfOne = 200;
    for (const Step step : {Step::kMoves, Step::kWarehouse, Step::kAnyGood}) {
      if (!take(step)) continue;
      if (kLeft(frame()) < 1 || kLeft(frame()) > kMaxOfOne) return wrong_part("left");
      if (kExtra(frame()) && step != Step::kAnyGood) return wrong_part("extra");
    }
    return {};
  }
};

// Nothing is under way when the game is over.
Expected<void> check_ended(View view) {
  const Position& p = view.p;
  if (p.action_cell || p.power != 0) {
    return broken("yokohama.no_action", {{"found", area_name(view, p.action_cell)}}, "action");
  }
  if (p.walked.empty()) return {};
  return broken("yokohama.no_walk", {{"found", p.walked.size()}}, "walked");
}

// A view does not show what another can choose from before the first turn.
bool may_be_hidden(const Position& p) { return p.observed != 0 && step_of(p) == Step::kKeepOrder; }

}  // namespace

Expected<void> check_step(View view) {
  const Position& p = view.p;
  if (auto stack = check_stack<Steps>(view); !stack) return stack;
  if (p.stack.empty()) return check_ended(view);
  return may_be_hidden(p) ? Expected<void>{} : check_choice<Rules>(view);
}

}  // namespace kaisho::yokohama
