// A table as pages see it (docs/server.md).
#pragma once

#include <functional>
#include <string>

#include "engine/record.h"
#include "server/table.h"

namespace kaisho {

// A table's facts for one browser. `here` says whether a seat has the table open.
Json info_json(const TableFacts& facts, const std::string& browser,
               const std::function<bool(Seat)>& here);

// The message `update` for those who see with the eyes of `seat` (kNobody: an onlooker); `from` is
// the entry before the first of `happenings`. The table's game must have begun.
Json update_json(const Table& table, Seat seat, int from, const std::vector<Happening>& happenings);

// The story so far as a record; seed and secret only when the game is over.
Record record_of(const TableFacts& facts, const Json& edition, const std::vector<Entry>& entries);

}  // namespace kaisho
