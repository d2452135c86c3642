// What options that are numbers may be.
#pragma once

#include "core/reading/fault.h"

namespace kaisho::arena {

// Errors: bad_option.
inline Expected<void> at_least(int least, int value, const char* where) {
  if (value >= least) return {};
  return fail("bad_option", "arena.at_least", {{"least", least}, {"found", value}}, where);
}

inline Expected<void> in_range(int low, int high, int value, const char* where) {
  if (value >= low && value <= high) return {};
  return fail("bad_option", "whole_number", {{"low", low}, {"high", high}, {"found", value}},
              where);
}

}  // namespace kaisho::arena
