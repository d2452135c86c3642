// Counts as real numbers, none so large that it would lose a digit, and real numbers as wide ones.
#pragma once

#include <concepts>
#include <cstdint>

namespace kaisho {

constexpr float as_float(std::integral auto count) { return static_cast<float>(count); }
constexpr double as_double(std::integral auto count) { return static_cast<double>(count); }
constexpr double as_double(float value) { return static_cast<double>(value); }

}  // namespace kaisho
