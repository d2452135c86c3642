// How a game among people ended where the rules alone did not end it: somebody gave up, or their
// time was up, or those who were left agreed to stop.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/reading/fields.h"

namespace kaisho::engine {

// kTime: somebody's time was up where that ends the game for all.
enum class EndedBy : std::uint8_t { kRules, kResignation, kAgreement, kTime };

struct Ending {
  EndedBy by = EndedBy::kRules;  // or the game still runs
  std::vector<Seat> resigned;    // in the order in which they gave up

  bool is_early() const { return by != EndedBy::kRules; }
  bool is_plain() const { return !is_early() && resigned.empty(); }
};

// Whether the game ends when so many of its seats, and of the people among them, have given up:
// one seat is left, which has won, or no person.
constexpr bool leaves_nobody(int gone, int seats, int people) {
  return gone > 0 && (gone >= seats - 1 || gone >= people);
}

// The result by the rules, or the points as they stand, with what the ending makes of it: whoever
// gave up first is last, and neither an agreement nor the end of somebody's time makes one of those
// who stayed the winner.
Result with_ending(const Result& standing, const Ending& ending, int seats);

Json ending_json(const Ending& ending);
// Faults: a seat that the table does not have or that is named twice, a resignation of nobody.
Ending read_ending(const Field& field, int seats);

}  // namespace kaisho::engine
