// Playing a record again, and checking that it says what the rules make of it.
#pragma once

#include <optional>

#include "engine/history.h"
#include "engine/record.h"

namespace kaisho::engine {

// The game a record was played with: the edition it carries, or the standard one, of today or a
// former one, that it names. Errors: unknown_game, wrong_edition, and those of an edition.
Expected<GamePtr> game_of(const Record& record);

// Plays the record to its end; undo entries take moves back. Errors: those of game_of, no_seed (a
// running game keeps its seed), bad_option, and, with `where` "moves[i]", wrong_seat, bad_move,
// illegal_move, game_over, cannot_undo. Where this program has another version of the rules and
// comes to something else than the record says: other_rules_version, with the place.
Expected<History> replay(const Record& record);

enum class Fairness : std::uint8_t {
  kAbsent,     // the record claims none
  kChecked,    // commitment and seed are right
  kUnchecked,  // no SHA-256 in this build; the caller can check by itself
};

struct Verification {
  int moves = 0;      // in the end, those taken back left out
  bool over = false;  // by the rules, or early
  EndedBy ended_by = EndedBy::kRules;
  int rules_version = 1;  // those it was replayed under
  Fairness fairness = Fairness::kAbsent;
};

// Everything that can be recomputed, first difference first. Errors: those of replay, wrong_result,
// wrong_hash, wrong_commitment, wrong_seed.
Expected<Verification> verify(const Record& record);

// Whether a written result says what the game's does; members that it lacks are not asked for.
bool same_result(const Json& written, const Result& result, int seats);

}  // namespace kaisho::engine
