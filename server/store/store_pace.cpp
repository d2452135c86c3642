// The part of Store that knows how much time people have to decide.
#include <limits>
#include <utility>

#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/store/store.h"
#include "server/store/stored_values.h"

namespace kaisho::server {
namespace {

constexpr std::int64_t kEver = std::numeric_limits<std::int64_t>::max() / 4;

}  // namespace

Expected<std::int64_t> Store::running_time() {
  return db_.number("SELECT value FROM settings WHERE name = 'running_time'");
}

// Two of these may be written in the wrong order.
Expected<void> Store::note_running_time(std::int64_t now) {
  return db_
      .query(
          "INSERT INTO settings VALUES ('running_time', ?) "
          "ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)")
      .number(now)
      .run();
}

Expected<bool> Store::has_clock() {
  Query query = db_.query(
      "SELECT 1 FROM paces JOIN tables ON id = table_id WHERE due IS NOT NULL AND status = ? "
      "LIMIT 1");
  query.number(std::to_underlying(Status::kPlaying));
  const bool has = query.next();
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return has;
}

Expected<std::vector<std::string>> Store::out_of_time(std::int64_t now, int most) {
  Query query = db_.query(
      "SELECT table_id FROM paces JOIN tables ON id = table_id WHERE due <= ? AND status = ? "
      "ORDER BY due LIMIT ?");
  query.number(now).number(std::to_underlying(Status::kPlaying)).number(most);
  std::vector<std::string> ids;
  while (query.next()) ids.push_back(query.take_text());
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return ids;
}

Expected<void> Store::add_pace(const TableFacts& facts) {
  const Pace& pace = facts.pace;
  if (!pace.is_timed()) return {};
  Query query = db_.query("INSERT INTO paces VALUES (?,?,?,?,?,?,-1,0,NULL)");
  query.text(facts.id).number(std::to_underlying(pace.sort)).number(pace.bank);
  query.number(pace.added).number(pace.most);
  return query.number(std::to_underlying(pace.out_of_time)).run();
}

Expected<void> Store::add_day_off(const std::string& id, const DayOff& day) {
  Query query = db_.query("INSERT INTO days_off VALUES (?,?,?,?,?,?)");
  query.text(id).number(day.seat).number(day.number);
  return query.number(day.at.rev).number(day.at.n).number(day.at.at).run();
}

Expected<void> Store::set_clocks(const TableFacts& facts) {
  if (!facts.pace.is_timed()) return {};
  const Clocks& clocks = facts.clocks;
  {
    Query query = db_.query("UPDATE paces SET running=?, since=?, due=? WHERE table_id=?");
    query.number(clocks.running).number(clocks.since);
    if (clocks.running == kNobody) {
      query.null();
    } else {
      query.number(clocks.since + clocks.left[clocks.running]);
    }
    if (const auto set = query.text(facts.id).run(); !set) return set;
  }
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    Query query = db_.query("INSERT OR REPLACE INTO clocks VALUES (?,?,?,?)");
    query.text(facts.id).number(seat).number(clocks.left[seat]);
    const auto set = query.number(clocks.added[seat]).run();
    if (!set) return set;
  }
  return note_running_time(clocks.since);
}

Expected<void> Store::read_pace(TableFacts& facts) {
  Query query = db_.query(
      "SELECT sort, bank, added, most, out_of_time, running, since FROM paces WHERE table_id = ?");
  if (!query.text(facts.id).next()) return query.end();
  Pace& pace = facts.pace;
  pace.sort = read_in<PaceSort>(query.take_number(), 1, kPaceSorts - 1, facts, "pace.sort");
  pace.bank = read_in<std::int64_t>(query.take_number(), 1, kEver, facts, "pace.bank");
  pace.added = read_in<std::int64_t>(query.take_number(), 0, kEver, facts, "pace.added");
  pace.most = read_in<std::int64_t>(query.take_number(), 0, kEver, facts, "pace.most");
  pace.out_of_time =
      read_in<OutOfTime>(query.take_number(), 0, kOutOfTimes - 1, facts, "pace.out_of_time");
  facts.clocks.running = read_in<Seat>(query.take_number(), kNobody, how_many(facts.seats) - 1,
                                       facts, "clocks.running");
  facts.clocks.since = read_in<std::int64_t>(query.take_number(), 0, kEver, facts, "clocks.since");
  if (query.is_odd()) add_damage(facts, "pace");
  if (const auto end = query.end(); !end) return end;
  return read_clocks(facts);
}

Expected<void> Store::read_clocks(TableFacts& facts) {
  Query query =
      db_.query("SELECT seat, time_left, added FROM clocks WHERE table_id = ? ORDER BY seat");
  query.text(facts.id);
  int found = 0;
  while (query.next()) {
    const auto seat =
        read_in<Seat>(query.take_number(), 0, how_many(facts.seats) - 1, facts, "clocks.seat");
    facts.clocks.left[seat] =
        read_in<std::int64_t>(query.take_number(), 0, kEver, facts, "clocks.time_left");
    facts.clocks.added[seat] =
        read_in<std::int64_t>(query.take_number(), 0, kEver, facts, "clocks.added");
    ++found;
  }
  const bool has_begun = facts.seed.has_value();
  if (query.is_odd() || (has_begun && found != how_many(facts.seats))) add_damage(facts, "clocks");
  return query.end();
}

}  // namespace kaisho::server
