// The time that people have, as pages read and choose it (docs/server.md). JSON has whole seconds.
#pragma once

#include <cstdint>

#include "core/reading/fields.h"
#include "core/reading/json.h"
#include "server/store/pace.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// Notes faults where it is none.
Pace read_pace(const Field& field);
// Null where there is none.
Json pace_json(const Pace& pace);
// What each person has left now, and whose clock runs; null where there is no pace, or no game yet.
Json clocks_json(const TableFacts& facts, std::int64_t now);
// The clock that runs, which was last set on that date: the same as long as nothing happens. Null
// where none runs.
Json clock_json(const TableFacts& facts, std::int64_t date);

}  // namespace kaisho::server
