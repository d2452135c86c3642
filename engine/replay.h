// Playing a record again, and checking that it says what the rules make of it.
#pragma once

#include <optional>

#include "engine/history.h"
#include "engine/record.h"

namespace kaisho {

// The game a record was played with. Errors: unknown_game, wrong_edition, other_rules_version, and
// those of an edition.
Expected<GamePtr> game_of(const Record& record);

// Plays the record to its end; undo entries take moves back. Errors: those of game_of, no_seed (a
// running game keeps its seed), bad_option, and, with `where` "moves[i]", wrong_seat, bad_move,
// illegal_move, game_over, cannot_undo.
Expected<History> replay(const Record& record);

enum class Fairness : std::uint8_t {
  kAbsent,     // the record claims none
  kChecked,    // commitment and seed are right
  kUnchecked,  // no SHA-256 in this build: whoever asked can check by itself
};

struct Verified {
  int moves = 0;  // in the end, those taken back left out
  bool over = false;
  Fairness fairness = Fairness::kAbsent;
};

// Everything that can be recomputed, first difference first. Errors: those of replay, wrong_result,
// wrong_hash, wrong_commitment, wrong_seed.
Expected<Verified> verify(const Record& record);

}  // namespace kaisho
