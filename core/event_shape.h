// Events as JSON, by a table of what the args of each event are.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/event.h"
#include "core/kind.h"

namespace kaisho {

inline constexpr std::size_t kEventArgs = std::tuple_size_v<decltype(Event::args)>;

struct EventPart {
  std::string_view name;
  Kind kind = {};
  // What more than one arg tells; a discarded value is not told.
  Json (*by_hand)(const Context& context, const Event& event) = nullptr;
  // The arg, where it is not that of the part's own place.
  std::int8_t arg = -1;
  std::string_view type = {};  // of what is told by hand, as the types of the pages have it
};

struct EventShape {
  std::string_view name;
  std::array<EventPart, kEventArgs> parts = {};
  std::uint8_t count = 0;

  constexpr EventShape(std::string_view called, std::initializer_list<EventPart> of = {})
      : name(called) {
    for (const EventPart& part : of) parts[count++] = part;
  }
};

// The shapes stand in the order of the game's events.
Json event_json(std::span<const EventShape> shapes, const Context& context, const Event& event);

}  // namespace kaisho
