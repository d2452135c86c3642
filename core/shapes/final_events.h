// The events that end a game, as several games have them.
#pragma once

#include "core/shapes/event_shape.h"
#include "core/shapes/kind.h"

namespace kaisho {

// A line of the final count, for a seat.
constexpr EventShape scored_event(const Kind& line) {
  return {"scored",
          {{"line", line}, number_part("points"), number_part("of")},
          "`of`: what it is counted of"};
}

inline constexpr EventShape kGameOverEvent =
    EventShape::of_nobody("game_over", {{"by", kEndedByKind}});

}  // namespace kaisho
