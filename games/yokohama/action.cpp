// Step 3: the power on an area and its action (YOK-A).
#include "core/values/counter.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-A2
void pay_house_owner(const Play& play, Seat actor) {
  Position& p = play.p;
  const Seat owner = p.cell(*p.action_cell).house;
  if (owner == kNobody || owner == actor || play.components.house_income == 0) return;
  add(p.player(owner).stock[kYen], play.components.house_income);
  play.emit("house_income", "YOK-A2", owner, place_arg(p, *p.action_cell),
            play.components.house_income);
}

const char* gain_clause(Action action) { return action == Action::kPort ? "YOK-A10" : "YOK-A3"; }

// The step in which the player uses what the level offers.
void push_choice(const Play& play, Seat seat, const Area& area, const Level& level) {
  auto& stack = play.p.stack;
  switch (area.action) {
    case Action::kExchange:
      if (level.number > 0) stack.push(counted_step(Step::kExchange, seat, level.number));
      return;
    case Action::kChurch: return stack.push(slot_step(seat, kChurchBoard));
    case Action::kCustoms: return stack.push(slot_step(seat, kCustomsBoard));
    case Action::kRecruit:
      if (level.number > 0) stack.push(counted_step(Step::kRecruit, seat, level.number));
      return;
    case Action::kLaboratory: return stack.push(board_step(Step::kLaboratory, seat, area.board));
    case Action::kPort: return stack.push(board_step(Step::kPort, seat, area.board));
    case Action::kCanal:
    case Action::kGain: return;
  }
}

}  // namespace

// YOK-A1
int power_at(const SeatView& view, CellId cell) {
  const Cell& here = view.p.cell(cell);
  int power = assistants_at(view.p, view.seat, cell) * view.components.influence[kAssistant];
  if (view.player().president == cell) power += view.components.president_influence;
  if (has_shop(here, view.seat)) power += view.components.influence[kShop];
  if (here.house == view.seat) power += view.components.influence[kHouse];
  if (view.p.station == cell) power += view.components.station_influence;
  return std::min(power, view.components.most_power);
}

// What the table of the area of the action gives; nothing at no power.
const Level& level_of(View view) {
  static constexpr Level kNothing{};
  if (view.p.power == 0) return kNothing;
  return area_at(view, *view.p.action_cell).levels[view.p.power - 1U];
}

// Steps 3 to 6 there (YOK-T2, YOK-X1).
void begin_action(const Play& play, Seat seat, CellId cell) {
  Position& p = play.p;
  p.action_cell = cell;
  set(p.power, power_at(play.of(seat), cell));
  then(p,
       {{Step::kAction, seat}, {Step::kLevel5, seat}, {Step::kBuild, seat}, {Step::kRecall, seat}});
}

// YOK-A11: what is simply given is received; whatever is offered may be left.
void do_action(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  play.emit("acted", "YOK-A1", seat, place_arg(p, *p.action_cell), p.power);
  pay_house_owner(play, seat);
  const Area& area = area_at(play, *p.action_cell);
  const Level& level = level_of(play);
  push_choice(play, seat, area, level);
  give_reward(play, seat, level.gain, Source::kMined, gain_clause(area.action));
}

}  // namespace kaisho::yokohama
