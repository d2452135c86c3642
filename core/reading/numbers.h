// Whole numbers from JSON, as wide as they are kept.
#pragma once

#include <cstdint>

#include "core/reading/fields.h"

namespace kaisho {

inline int number(const Field& field, int low, int high) {
  return static_cast<int>(field.integer(low, high));
}
inline std::uint8_t byte_of(const Field& field, int low, int high) {
  return static_cast<std::uint8_t>(field.integer(low, high));
}
inline std::uint16_t word_of(const Field& field, int low, int high) {
  return static_cast<std::uint16_t>(field.integer(low, high));
}

}  // namespace kaisho
