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
#include <algorithm>

#include "games/yokohama/check.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

class Steps {
 public:
  Steps(const Components& box, const Position& p) : box_(box), p_(p) {}

  Expected<void> check() {
    if (auto marks = check_marks(); !marks) return marks;
    if (take(Step::kTurnStart)) {
      if (!take(Step::kKeepOrder) || !at_end()) return wrong();
      return check_keep();
    }
    if (!take(Step::kTurnEnd) || !take_secondary(1)) return wrong();
    if (auto course = check_course(); !course) return course;
    return at_end() ? Expected<void>{} : wrong();
  }

 private:
  // ---- the stack

  bool at_end() const { return at_ == p_.stack.size; }
  Step kind() const {
    return at_end() ? Step::kOver : static_cast<Step>(p_.stack.frames[at_].kind);
  }
  // The step taken last.
  const Frame& frame() const { return p_.stack.frames[at_ - 1]; }
  bool take(Step step) {
    if (kind() != step) return false;
    ++at_;
    return true;
  }
  bool take_secondary(int phase) { return take(Step::kSecondary) && frame().a == phase; }

  std::string where() const {
    const std::size_t from_bottom = std::min<std::size_t>(at_, p_.stack.size - 1U);
    return "steps[" + std::to_string(p_.stack.size - 1U - from_bottom) + "]";
  }
  std::unexpected<Error> wrong() const {
    return broken("No turn comes to this step here.", where());
  }
  // Of the step taken last.
  std::unexpected<Error> wrong_part(const char* part) const {
    return broken("This step cannot be so.",
                  "steps[" + std::to_string(p_.stack.size - at_) + "]." + part);
  }

  const Layout& layout() const { return layout_of(box_, p_); }
  const Player& player() const { return p_.player(p_.active); }
  const Area& area() const { return area_at(box_, p_, p_.action_cell); }
  const Level& level() const { return level_of(box_, p_); }
  // What a flag is counted for has been got before.
  bool is_own_flag(int flag) const { return flag < kFlags && flag_count(box_, player(), flag) > 0; }
  bool is_area(int cell) const { return cell < layout().cells && !is_canal(box_, p_, cell); }

  // ---- what lies beside the stack

  // The seat of each step, and of steps without further parts that these are empty.
  Expected<void> check_marks() const {
    for (std::size_t i = 0; i < p_.stack.size; ++i) {
      const Frame& frame = p_.stack.frames[i];
      const auto step = static_cast<Step>(frame.kind);
      const bool of_nobody = step == Step::kTurnStart || step == Step::kTurnEnd;
      const bool right =
          step == Step::kKeepOrder || frame.seat == (of_nobody ? kNobody : p_.active);
      if (!right) {
        return broken("This step is the active player's.",
                      "steps[" + std::to_string(p_.stack.size - 1U - i) + "].seat");
      }
    }
    const bool acting = find_step(p_, Step::kRecall) != nullptr;
    if (acting != (p_.action_cell != kNoCell) || acting != (p_.power != 0)) {
      return broken("An action under way has its area and power.", "action");
    }
    if ((p_.walked != 0) != (find_step(p_, Step::kWalk) != nullptr)) {
      return broken("There are areas walked over on a walk.", "walked");
    }
    return {};
  }

  // ---- set-up

  // YOK-S7: in turn order, each with two orders until it has chosen.
  Expected<void> check_keep() const {
    const int left = frame().a;
    if (left < 1 || left > p_.seats || p_.turn != 0) return wrong_part("left");
    if (frame().seat != clockwise(p_.first, p_.seats, p_.seats - left)) return wrong_part("seat");
    for (int i = 0; i < p_.seats; ++i) {
      const Seat seat = clockwise(p_.first, p_.seats, i);
      const Player& other = p_.player(seat);
      if (other.kept == kNone) return broken("There are two orders.", seat_path(seat) + ".kept");
    }
    return {};
  }

  // ---- a turn

  Expected<void> check_course() {
    if (take(Step::kMain)) {
      if (!take_secondary(0)) return wrong();
      return check_aside(true);
    }
    if (take(Step::kMove)) return check_placement();
    if (take(Step::kWalk)) return check_walk();
    if (take(Step::kTakeBack)) {
      if (frame().a > kMaxCells) return wrong_part("from");
      if (player().president != kInHand) return wrong();
      return {};
    }
    return check_aside(false);
  }

  // YOK-P1, YOK-K12
  Expected<void> check_placement() {
    if (take(Step::kPlace)) {
      const Frame& place = frame();
      if (place.a >= spread_limit(box_, player())) return wrong_part("placed");
      if ((place.a == 0) != (place.b == kNoCell)) return wrong_part("last");
      if (place.a == 0) return {};
      const bool there = is_area(place.b) && assistants_at(p_, p_.active, place.b) > 0;
      if (!there || place.b + 1 < place.a) return wrong_part("last");
    } else if (take(Step::kAdjacent)) {
      const int cell = frame().a;
      if (!has(box_, player(), Effect::kAdjacent)) return wrong();
      if (!is_area(cell) || assistants_at(p_, p_.active, cell) < 2) return wrong_part("area");
    }
    return {};
  }

  // YOK-M3
  Expected<void> check_walk() const {
    const bool there =
        player().president != kInHand && (p_.walked & bit<std::uint32_t>(player().president)) != 0;
    if (!there || std::popcount(p_.walked) < 2 || p_.walked >> layout().cells != 0) {
      return broken("The president has walked from one of these areas to another.", "walked");
    }
    return {};
  }

  // What interrupts a phase, and in phase C may also be steps 3 to 6.
  Expected<void> check_aside(bool phase_a) {
    if (take(Step::kComplete)) {
      if ((p_.options & kAchievementTokens) == 0 || p_.complete_left == 0) return wrong();
      return {};
    }
    if (take(Step::kFlag)) {  // YOK-X3
      if (!is_own_flag(frame().a)) return wrong_part("flag");
      return check_rewards();
    }
    if (!take(Step::kRecall)) return {};
    if (auto action = check_action(phase_a); !action) return action;
    if (take(Step::kBuild) && take(Step::kLevel5)) {
      if (kind() == Step::kPayFaith || kind() == Step::kPayProduction) return check_part();
      if (auto part = check_part(); !part) return part;
    }
    return check_rewards();
  }

  // The president's own action, or an agent's where the president is not (YOK-X1).
  Expected<void> check_action(bool phase_a) const {
    if (!is_area(p_.action_cell)) return broken("Nothing is done here.", "action.area");
    if (p_.power > box_.most_power) return broken("There is no such power.", "action.power");
    const bool by_president = player().president == p_.action_cell;
    if (by_president ? phase_a : (p_.used & kUsedAgent) == 0) {
      return broken("Neither president nor agent can act here now.", "action.area");
    }
    return {};
  }

  // ---- parts of an action

  Expected<void> check_part() {
    if (take(Step::kExchange)) return check_left(Action::kExchange);
    if (take(Step::kRecruit)) return check_left(Action::kRecruit);
    if (take(Step::kSlot)) return check_slot();
    if (take(Step::kPayFaith)) return check_pay_faith();
    if (take(Step::kLaboratory)) return check_board(Action::kLaboratory, frame().a);
    if (take(Step::kPayProduction)) return check_pay_production();
    if (take(Step::kPort)) return check_board(Action::kPort, frame().a);
    if (take(Step::kRefill)) return check_refill();
    return {};
  }

  Expected<void> check_left(Action action) const {
    if (area().action != action) return wrong_here();
    if (frame().a < 1 || frame().a > level().number) return wrong_part("left");
    return {};
  }

  std::unexpected<Error> wrong_here() const {
    return broken("This is not done in this area.", "action.area");
  }

  Expected<void> check_slot() const {
    const bool church = frame().a == kChurchBoard && area().action == Action::kChurch;
    const bool customs = frame().a == kCustomsBoard && area().action == Action::kCustoms;
    if (!church && !customs) return wrong_here();
    return {};
  }

  // YOK-A5
  Expected<void> check_pay_faith() const {
    const Frame& pay = frame();
    if (area().action != Action::kChurch) return wrong_here();
    if (pay.a >= box_.church.size() || p_.slots[kChurchBoard][pay.a] != kNobody) {
      return wrong_part("slot");
    }
    const int there = pay.b == kFromHand ? player().hand[kAssistant]
                                         : assistants_at(p_, p_.active, p_.action_cell);
    if (pay.b > kFromArea || there == 0) return wrong_part("from");
    if (pay.c == 0 || pay.c != faith_lacking(box_, p_, pay.a)) return wrong_part("lacking");
    return {};
  }

  Expected<void> check_board(Action action, int board) const {
    if (area().action != action || area().board != board) return wrong_here();
    return {};
  }

  // YOK-A9
  Expected<void> check_pay_production() const {
    const Frame& pay = frame();
    if (auto board = check_board(Action::kLaboratory, pay.a); !board) return board;
    if (pay.b >= box_.laboratory_slots[pay.a]) return wrong_part("slot");
    const Id card = p_.laboratories[pay.a][pay.b];
    if (card == kNone || knows(box_, player(), card)) return wrong_part("slot");
    const int lacking = production_lacking(box_, p_, p_.active, pay.a, pay.b);
    if (pay.c == 0 || pay.c != lacking) return wrong_part("lacking");
    return {};
  }

  // What follows a new technology.
  Expected<void> check_refill() {
    if (frame().a != 0) return wrong_part("board");
    if (auto board = check_board(Action::kLaboratory, frame().b); !board) return board;
    if (!take(Step::kFlag)) return wrong();
    if (!is_own_flag(frame().a)) return wrong_part("flag");
    if (take(Step::kStation) && !has(box_, player(), Effect::kStation)) return wrong();
    return {};
  }

  // ---- rewards

  Expected<void> check_rewards() {
    constexpr int kMostOfOne = 200;
    for (const Step step : {Step::kMoves, Step::kWarehouse, Step::kAnyGood}) {
      if (!take(step)) continue;
      if (frame().a < 1 || frame().a > kMostOfOne) return wrong_part("left");
      if (frame().b > (step == Step::kAnyGood ? 1 : 0)) return wrong_part("extra");
    }
    return {};
  }

  const Components& box_;
  const Position& p_;
  std::size_t at_ = 0;
};

// A view does not show what another can choose from before the first turn.
bool may_be_hidden(const Position& p) { return p.observed != 0 && step_of(p) == Step::kKeepOrder; }

}  // namespace

Expected<void> check_step(const Components& box, const Position& p) {
  if (p.over != 0) {
    if (!p.stack.empty()) return broken("A finished game has nothing to decide.", "steps");
    if (p.action_cell != kNoCell || p.power != 0) return broken("Nothing is done.", "action");
    if (p.walked != 0) return broken("Nobody is on the way.", "walked");
    return {};
  }
  if (p.stack.empty()) return broken("A running game has something to decide.", "steps");
  if (auto steps = Steps(box, p).check(); !steps) return steps;
  MoveList moves;
  Rules::legal_moves(box, p, moves);
  if (moves.empty() && !may_be_hidden(p)) {
    return broken("A running game needs a legal move.", "steps[0]");
  }
  return {};
}

}  // namespace kaisho::yokohama
