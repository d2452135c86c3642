// The number of an event by its name, for tests of what an event tells.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/shapes/event_shape.h"

namespace kaisho {

inline std::uint8_t event_kind(std::span<const EventShape> events, std::string_view name) {
  const auto found = std::ranges::find(events, name, &EventShape::name);
  EXPECT_NE(found, events.end()) << name;
  return static_cast<std::uint8_t>(found - events.begin());
}

}  // namespace kaisho
