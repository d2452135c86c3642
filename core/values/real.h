// Counts as real numbers. None is so large that it would lose a digit.
#pragma once

#include <cstdint>

namespace kaisho {

constexpr float as_float(int count) { return static_cast<float>(count); }
constexpr double as_double(std::int64_t count) { return static_cast<double>(count); }

}  // namespace kaisho
