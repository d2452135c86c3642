// The chance that a review uses. Every sample has a stream of its own, which depends on nothing but
// its numbers: a review is the same on any number of threads.
#pragma once

#include <cstdint>

#include "core/values/random.h"

namespace kaisho::review {

enum class Purpose : std::uint32_t {
  kExpectation = 1,  // what an observation is worth
  kOutcome = 2,      // what a move could have brought
  kFirstLook = 3,    // the search that finds candidates
  kCandidate = 4,    // the searches that compare them
};

// The stream of a decision's sample for a purpose.
inline RandomState stream(std::uint64_t seed, Purpose purpose, std::size_t decision,
                          std::size_t sample) {
  RandomState state;
  state.key = {static_cast<std::uint32_t>(seed),
               static_cast<std::uint32_t>(seed >> 32U),
               static_cast<std::uint32_t>(purpose),
               static_cast<std::uint32_t>(decision),
               static_cast<std::uint32_t>(sample),
               0,
               0,
               0x7265'7669U};  // no game's and no player's key has this word
  return state;
}

}  // namespace kaisho::review
