// A table as JSON for pages (docs/server.md).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/record.h"
#include "server/tables/table.h"

namespace kaisho::server {

// A table's facts for one browser. `here` says whether a seat has the table open.
Json info_json(const TableFacts& facts, const std::string& browser,
               const std::function<bool(Seat)>& here);

// Who came to a seat that somebody had.
Json arrivals_json(const std::vector<Arrival>& arrivals);

// Who stands in, or stood in, for whom.
Json stand_ins_json(const std::vector<StandIn>& stand_ins);
Json days_off_json(const std::vector<DayOff>& days);

// How the game ended, or may end before its rules end it.
Json ending_json(const TableFacts& facts, const Absences& absences, std::int64_t now);

// An entry as it is sent to pages, the same to all.
Json entry_json(const Game& game, const EntryUpdate& update);

// The message `update` without its entries, with what `seat` may know (kNobody: a spectator). The
// table's game must have begun.
Json update_json(const Table& table, Seat seat);
// The same as text, with the entries after `from`, which are a text of history_text.h, and
// clocks_json.
std::string update_text(const Table& table, Seat seat, int from, std::string_view entries,
                        const Json& clocks);

// The table so far as a record. It has seed and secret only when the game is over.
engine::Record record_of(const TableFacts& facts, const Json& edition,
                         const std::vector<Entry>& entries);

}  // namespace kaisho::server
