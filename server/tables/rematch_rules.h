// The same people once more: who may ask for it, and what the new table is.
#pragma once

#include <cstdint>
#include <string>

#include "core/reading/error.h"
#include "server/tables/new_table.h"

namespace kaisho::server {

// Whether this browser may open a table for another game of the same people: those of the table
// may, once its game is over. Errors: not_over, not_your_seat.
Expected<void> may_rematch(const TableFacts& facts, const std::string& browser);

// That table: the same game with the same options and pace. Everybody sits one place further on, so
// that whoever sat first sits last; a person's seat waits for the browsers that played it, and
// needs no link.
NewTable rematch_of(const TableFacts& facts, const GamePtr& game, const std::string& browser,
                    std::int64_t now, const SeatKeys& keys);

}  // namespace kaisho::server
