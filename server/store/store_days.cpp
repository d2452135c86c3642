// The part of Store that knows how long nobody has touched a table. It counts the days on which the
// server ran, because a clock can be wrong and a server can rest.
#include <utility>

#include "server/store/store.h"

namespace kaisho::server {
namespace {

// Tables of a status that were not touched since a day of the server. A waiting table has neither
// seed nor entries; one that has is damaged, and is kept until somebody has looked at it.
constexpr std::string_view kIdle =
    "status = ? AND touched < ? AND changed > 0 AND (status <> 0 OR seed IS NULL AND rev = 0) AND "
    "NOT (status = 1 AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND seat = to_move AND "
    "level > 0)) AND NOT (status = 1 AND EXISTS (SELECT 1 FROM stand_ins WHERE table_id = id AND "
    "seat = to_move AND end_rev IS NULL)) AND NOT (status = 1 AND EXISTS (SELECT 1 FROM "
    "ending_steps WHERE table_id = id AND seat = to_move AND what IN (1, 5))) AND NOT (status = 1 "
    "AND "
    "EXISTS (SELECT 1 FROM paces WHERE table_id = id AND due IS NOT NULL))";

}  // namespace

Expected<std::int64_t> Store::days() {
  Query query = db_.query("SELECT value FROM settings WHERE name = 'days'");
  const std::int64_t days = query.next() ? query.take_number() : 0;
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return days;
}

// A clock that was set back counts nothing: what it says is only what the next look is compared
// with.
Expected<std::int64_t> Store::count_day(std::int64_t date) {
  const Expected<std::int64_t> days = this->days();
  if (!days) return days;
  std::int64_t last = 0;
  {
    Query query = db_.query("SELECT value FROM settings WHERE name = 'date'");
    if (query.next()) last = query.take_number();
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
  }
  if (date == last) return days;
  const std::int64_t now = *days + (date > last ? 1 : 0);
  const auto counted = db_.query("INSERT OR REPLACE INTO settings VALUES ('days', ?), ('date', ?)")
                           .number(now)
                           .number(date)
                           .run();
  if (!counted) return std::unexpected(counted.error());
  return now;
}

Expected<std::vector<IdleTable>> Store::idle_tables(Status status, std::int64_t before,
                                                    const IdleTable& last, int most) {
  static const std::string kSql = "SELECT id, touched FROM tables WHERE " + std::string(kIdle) +
                                  " AND (touched, id) > (?, ?) ORDER BY touched, id LIMIT ?";
  Query query = db_.query(kSql.c_str());
  query.number(std::to_underlying(status)).number(before).number(last.touched).text(last.id);
  query.number(most);
  std::vector<IdleTable> tables;
  while (query.next()) {
    std::string id = query.take_text();
    tables.push_back({std::move(id), query.take_number()});
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return tables;
}

Expected<bool> Store::is_idle(const std::string& id, Status status, std::int64_t before) {
  static const std::string kSql =
      "SELECT 1 FROM tables WHERE " + std::string(kIdle) + " AND id = ?";
  Query query = db_.query(kSql.c_str());
  query.number(std::to_underlying(status)).number(before).text(id);
  const bool is = query.next();
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return is;
}

Expected<IdleCount> Store::count_idle(Status status, std::int64_t before) {
  static const std::string kSql = "SELECT count(*), (SELECT count(*) FROM tables WHERE " +
                                  std::string(kIdle) + ") FROM tables WHERE status = ?";
  Query query = db_.query(kSql.c_str());
  query.number(std::to_underlying(status)).number(before).number(std::to_underlying(status));
  IdleCount count;
  if (query.next()) {
    count.all = query.take_number();
    count.idle = query.take_number();
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return count;
}

}  // namespace kaisho::server
