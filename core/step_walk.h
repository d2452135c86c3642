// Goes up the stack of a loaded position, step by step, as its check does: a fault names the step
// at which the stack stops being one that play could have built.
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/check.h"
#include "core/shapes/step_shape.h"
#include "core/values/frames.h"
#include "core/values/noun.h"
#include "core/values/over.h"
#include "core/values/view.h"

namespace kaisho {

// `Rules` are those of one game, `Step` its list of steps.
template <class Rules, class Step>
class StepWalk {
 public:
  using Edition = Rules::Edition;
  using P = Rules::Position;
  using View = ViewOf<Edition, P>;

  explicit StepWalk(View view) : components_(view.components), p_(view.p) {}

 protected:
  View view() const { return {components_, p_}; }

  bool at_end() const { return at_ == p_.stack.size; }
  // Whether the next step is this one.
  bool comes(Step step) const { return !at_end() && noun<Step>(p_.stack.frames[at_].kind) == step; }
  // Goes past it, if it is.
  bool take(Step step) {
    if (!comes(step)) return false;
    ++at_;
    return true;
  }
  // The step that comes, where one does.
  const Frame& next() const { return p_.stack.frames[at_]; }
  // The step taken last.
  const Frame& frame() const { return p_.stack.frames[at_ - 1]; }

  // The next step does not follow those that were taken; or one should, and there is none.
  std::unexpected<Error> wrong() const {
    const std::size_t from_bottom = std::min<std::size_t>(at_, p_.stack.size - 1U);
    return wrong_step(to_json(), index_of(from_bottom));
  }
  // The step taken last has a part that it cannot have.
  std::unexpected<Error> wrong_part(const char* part) const { return wrong_part_at(at_ - 1, part); }
  std::unexpected<Error> wrong_part_at(std::size_t from_bottom, const char* part) const {
    return wrong_part_of_step(to_json(), index_of(from_bottom), part);
  }
  // The step taken last is of the seat whose turn it is, and says another.
  std::unexpected<Error> wrong_seat() const { return wrong_seat_at(at_ - 1); }
  std::unexpected<Error> wrong_seat_at(std::size_t from_bottom) const {
    return wrong_seat_of_step(p_.active, p_.stack.frames[from_bottom].seat, index_of(from_bottom));
  }
  // Serves games whose steps all belong to the seat whose turn it is.
  Expected<void> check_seats() const {
    for (std::size_t i = 0; i < p_.stack.size; ++i) {
      if (p_.stack.frames[i].seat != p_.active) return wrong_seat_at(i);
    }
    return {};
  }

  const Edition& components_;
  const P& p_;

 private:
  // The steps as the JSON of the position has them, the one on top first.
  Json to_json() const {
    return steps_json(Rules::steps(), typename Rules::GameContext(components_, p_), p_.stack);
  }
  std::size_t index_of(std::size_t from_bottom) const { return p_.stack.size - 1U - from_bottom; }

  std::size_t at_ = 0;
};

// What holds of the stack of every game: it is empty when the game is over, and else one that
// `Steps`, a StepWalk, finds sound.
template <class Steps, class Edition, class P>
Expected<void> check_stack(ViewOf<Edition, P> view) {
  const P& p = view.p;
  if (p.over != Over::kNo) {
    if (p.stack.empty()) return {};
    return broken("step_after_end", {{"found", p.stack.size}}, "steps");
  }
  if (p.stack.empty()) return broken("step_needed", {{"found", "[]"}}, "steps");
  return Steps(view).check();
}

// The step on top can be done: by a move of which this holds, so that not all are beside it.
template <class Rules, class IsOfStep>
Expected<void> check_choice(typename Rules::View view, const IsOfStep& is_of_step) {
  const Expected<MoveList> moves = moves_of_loaded<Rules>(view.components, view.p, "steps");
  if (!moves) return std::unexpected(moves.error());
  return std::ranges::any_of(*moves, is_of_step) ? Expected<void>{}
                                                 : broken("no_move", {}, "steps[0]");
}
template <class Rules>
Expected<void> check_choice(typename Rules::View view) {
  return check_choice<Rules>(view, [](Move /*move*/) { return true; });
}

}  // namespace kaisho
