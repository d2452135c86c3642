// Whole numbers from JSON, as wide as they are kept.
#pragma once

#include <cstdint>

#include "core/reading/fields.h"

namespace kaisho {

inline int number(const Field& field, int low, int high) {
  return field.integer_as<int>(low, high);
}
inline std::uint8_t byte_of(const Field& field, int low, int high) {
  return field.integer_as<std::uint8_t>(low, high);
}
inline std::uint16_t word_of(const Field& field, int low, int high) {
  return field.integer_as<std::uint16_t>(low, high);
}

}  // namespace kaisho
