// Whose clock runs at a table with a pace, and what changes do to it. A clock runs while its person
// must decide: never for a bot, whomever it plays for, nor at a frozen table.
#pragma once

#include <cstdint>

#include "server/store/table_facts.h"
#include "server/tables/clock.h"

namespace kaisho::server {

// One of those for days.
Pace pace_of_days(PaceSort sort);

// The person who must decide now; kNobody where a bot must, or nobody.
Seat person_to_move(const TableFacts& facts);
// What the seat has left now.
std::int64_t time_left(const TableFacts& facts, Seat seat, std::int64_t now);
// The person whose time is up; kNobody where nobody's is.
Seat out_of_time(const TableFacts& facts, std::int64_t now);

// The clocks once a table has changed. `again`: who has taken back what had passed the decision on,
// and decides once more; kNobody: nobody has.
Clocks clocks_after(const TableFacts& before, const TableFacts& after, Seat again,
                    std::int64_t now);

}  // namespace kaisho::server
