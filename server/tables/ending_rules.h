// Who may give up a game or offer to end it, and what the table has then. An offer stands until
// everybody who is asked agrees, or somebody else declines; whoever offered may withdraw.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "core/reading/error.h"
#include "engine/ending.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// How the game ended; by the rules while it runs.
engine::Ending ending_of(const TableFacts& facts);

// Whether this player may give up now. Whoever plays another seat, too, and has this one by the
// host's link may not: it was another's game. Errors: not_playing, frozen, has_resigned,
// not_your_seat.
Expected<void> may_resign(const TableFacts& facts, Seat seat);
// Whether this player may offer to end the game, or agree to that. Errors: the same, and too_soon
// after an offer that was declined.
Expected<void> may_agree(const TableFacts& facts, Seat seat);

// Whether the seat's player has agreed to end the game here since somebody last declined.
bool is_agreeing(const TableFacts& facts, Seat seat);
// All such seats, in the order in which they agreed. Whoever has come to a seat by the host's link
// since has agreed to nothing.
std::vector<Seat> agreeing(const TableFacts& facts);
// After which absence a bot may stand in, and since when the server has seen who is there: it saw
// nobody while it was down or its machine slept.
struct Absences {
  std::chrono::seconds until_stand_in;
  std::int64_t seen_since = 0;
};
// The seats without whose players the game does not end by agreement. Those are not asked for whom
// a bot has stood in for long, nor is anybody before all have had a turn.
std::vector<Seat> asked_to_agree(const TableFacts& facts, const Absences& absences,
                                 std::int64_t now);
// Whether somebody would end the game here, and all who are asked agree.
bool all_agree(const TableFacts& facts, const Absences& absences, std::int64_t now);

// The steps once the seat has taken one; where all who are asked agree then, that too.
std::vector<EndingStep> with_step(const TableFacts& facts, Seat seat, EndingStep::What what,
                                  const Absences& absences, std::int64_t now);

}  // namespace kaisho::server
