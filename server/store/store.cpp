#include "server/store/store.h"

#include <tuple>
#include <utility>

#include "core/reading/fault.h"
#include "core/values/how_many.h"
#include "server/secrets/crypto.h"
#include "server/store/schema.h"
#include "server/store/stored_values.h"

namespace kaisho::server {
namespace {

Key read_key(std::string_view bytes, TableFacts& facts, const std::string& name) {
  const std::optional<Key> key = key_of_bytes(bytes);
  if (!key) add_damage(facts, name);
  return key.value_or(Key{});
}

Json read_json(const std::string& text, TableFacts& facts, const std::string& name) {
  Expected<Json> json = parse_json(text);
  if (json) return *std::move(json);
  add_damage(facts, name);
  return {};
}

void read_variants(const std::string& text, TableFacts& facts) {
  const Json list = read_json(text, facts, "variants");
  if (!list.is_array()) return add_damage(facts, "variants");
  for (const Json& item : list) {
    if (!item.is_string()) return add_damage(facts, "variants");
    facts.options.variants.push_back(item.get<std::string>());
  }
}

Status read_status(std::int64_t number, TableFacts& facts) {
  constexpr auto kLast = std::to_underlying(Status::kCalledOff);
  if (number >= 0 && number <= kLast) return static_cast<Status>(number);
  add_damage(facts, "status");
  return Status::kFrozen;
}

// Reads the columns in the order of the schema.
TableFacts read_facts(Query& row) {
  TableFacts facts;
  facts.id = row.take_text();
  facts.name = row.take_text();
  facts.game = row.take_text();
  facts.rules_version = read_in<int>(row.take_number(), 0, INT32_MAX, facts, "rules_version");
  facts.edition.digest = row.take_text();
  facts.edition.name = row.take_text();
  facts.edition.hash = row.take_text();
  facts.edition.standard = row.take_number() != 0;
  facts.options.turn_cap = read_in<int>(row.take_number(), 0, INT32_MAX, facts, "turn_cap");
  read_variants(row.take_text(), facts);
  facts.open_hands = row.take_number() != 0;
  facts.is_public = row.take_number() != 0;
  facts.secret = read_key(row.take_text(), facts, "secret");
  if (!row.take_null()) facts.seed = read_key(row.take_text(), facts, "seed");
  facts.creator = row.take_text();
  facts.created = row.take_number();
  facts.status = read_status(row.take_number(), facts);
  facts.why = read_reason(row.take_text());
  facts.rev = read_in<int>(row.take_number(), 0, INT32_MAX, facts, "rev");
  facts.n = read_in<int>(row.take_number(), 0, INT32_MAX, facts, "n");
  facts.to_move = read_in<Seat>(row.take_number(), kNobody, kMaxSeats - 1, facts, "to_move");
  facts.changed = row.take_number();
  facts.result = read_json(row.take_text(), facts, "result");
  facts.hash = row.take_text();
  std::ignore = row.take_number();  // touched; see store_days.cpp
  facts.in_lobby = row.take_number() != 0;
  if (row.is_odd()) add_damage(facts, freeze("server.stored_value", {}));
  return facts;
}

// Reads the columns rev, n and at.
Moment read_moment(Query& row, TableFacts& facts, const std::string& where) {
  Moment moment;
  moment.rev = read_in<int>(row.take_number(), 0, INT32_MAX, facts, where + ".rev");
  moment.n = read_in<int>(row.take_number(), 0, INT32_MAX, facts, where + ".n");
  moment.at = row.take_number();
  return moment;
}

Expected<std::vector<std::string>> list(Query& query) {
  std::vector<std::string> ids;
  while (query.next()) ids.push_back(query.take_text());
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return ids;
}

}  // namespace

Expected<Store> Store::open(const std::string& folder) {
  std::string path = folder + "/" + kDatabaseName;
  Expected<Database> database = Database::open(path);
  if (!database) return std::unexpected(database.error());
  if (const auto ready = prepare_schema(*database); !ready) return std::unexpected(ready.error());
  return Store(*std::move(database), std::move(path));
}

Store::Store(Database database, std::string path)
    : db_(std::move(database)), path_(std::move(path)), files_(with_companions(path_)) {}

Expected<Key> Store::cookie_key() {
  const auto made = db_.query("INSERT OR IGNORE INTO settings VALUES ('cookie_key', ?)")
                        .blob(bytes_of(random_key()))
                        .run();
  if (!made) return std::unexpected(made.error());
  Query query = db_.query("SELECT value FROM settings WHERE name = 'cookie_key'");
  const std::optional<Key> key = query.next() ? key_of_bytes(query.take_text()) : std::nullopt;
  if (!key) return fail("storage", "server.no_cookie_key", {});
  return *key;
}

Expected<TableFacts> Store::facts(const std::string& id) {
  Query query = db_.query("SELECT * FROM tables WHERE id = ?");
  if (!query.text(id).next()) {
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
    return fail("no_table", "server.no_table", {{"found", id}});
  }
  TableFacts facts = read_facts(query);
  if (const auto read = read_seats(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_sitters(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_arrivals(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_stand_ins(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_days_off(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_ending_steps(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_rematch(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_pace(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_silence(facts); !read) return std::unexpected(read.error());
  facts.options.seats = how_many(facts.seats);
  return facts;
}

Expected<void> Store::read_seats(TableFacts& facts) {
  Query query = db_.query(
      "SELECT seat, level, name, key_hash, key_salt, hands_on, nonce FROM seats "
      "WHERE table_id = ? ORDER BY seat");
  query.text(facts.id);
  while (query.next()) {
    const int number = how_many(facts.seats);
    if (query.take_number() != number || number >= kMaxSeats) {
      add_damage(facts, part("seats", facts.seats.size()));
      continue;
    }
    SeatFacts seat;
    seat.level = read_in<int>(query.take_number(), 0, kBotLevels, facts,
                              part("seats", facts.seats.size(), ".level"));
    seat.name = query.take_text();
    seat.key_hash = query.take_text();
    seat.key_salt = query.take_text();
    seat.hands_on = query.take_number() != 0;
    if (!query.take_null())
      seat.nonce = read_key(query.take_text(), facts, part("seats", facts.seats.size(), ".nonce"));
    facts.seats.push_back(std::move(seat));
  }
  if (facts.seats.empty()) add_damage(facts, "seats");
  if (query.is_odd()) add_damage(facts, "seats");
  return query.end();
}

Expected<void> Store::read_sitters(TableFacts& facts) {
  Query query = db_.query(
      "SELECT seat, browser FROM sitters WHERE table_id = ? ORDER BY seat, place, browser");
  query.text(facts.id);
  while (query.next()) {
    const std::int64_t seat = query.take_number();
    if (!facts.has_seat(static_cast<int>(seat))) continue;
    facts.seat(static_cast<Seat>(seat)).browsers.push_back(query.take_text());
  }
  return query.end();
}

Expected<void> Store::read_arrivals(TableFacts& facts) {
  Query query = db_.query(
      "SELECT number, seat, alone, by_seat, was, name, rev, at, what FROM arrivals "
      "WHERE table_id = ? ORDER BY number");
  query.text(facts.id);
  while (query.next()) {
    const std::string where = part("arrivals", facts.arrivals.size());
    Arrival arrival;
    arrival.number = read_in<int>(query.take_number(), 1, INT32_MAX, facts, where + ".number");
    arrival.seat = read_in<Seat>(query.take_number(), 0, kMaxSeats - 1, facts, where + ".seat");
    arrival.alone = query.take_number() != 0;
    arrival.by =
        read_in<Seat>(query.take_number(), kNobody, kMaxSeats - 1, facts, where + ".by_seat");
    arrival.was = query.take_text();
    arrival.name = query.take_text();
    arrival.rev = read_in<int>(query.take_number(), 0, INT32_MAX, facts, where + ".rev");
    arrival.at = query.take_number();
    arrival.what = read_in<Arrival::What>(query.take_number(), 0, 3, facts, where + ".what");
    facts.arrivals.push_back(std::move(arrival));
  }
  if (query.is_odd()) add_damage(facts, "arrivals");
  return query.end();
}

Expected<void> Store::read_stand_ins(TableFacts& facts) {
  Query query = db_.query(
      "SELECT number, seat, level, by_seat, rev, n, at, end_rev, end_n, end_at FROM stand_ins "
      "WHERE table_id = ? ORDER BY number");
  query.text(facts.id);
  while (query.next()) {
    const std::string where = part("stand_ins", facts.stand_ins.size());
    StandIn one;
    one.number = read_in<int>(query.take_number(), 1, INT32_MAX, facts, where + ".number");
    one.seat =
        read_in<Seat>(query.take_number(), 0, how_many(facts.seats) - 1, facts, where + ".seat");
    one.level = read_in<int>(query.take_number(), 1, kBotLevels, facts, where + ".level");
    one.by = read_in<Seat>(query.take_number(), kNobody, kMaxSeats - 1, facts, where + ".by_seat");
    one.begun = read_moment(query, facts, where);
    if (!query.take_null()) one.ended = read_moment(query, facts, where);
    facts.stand_ins.push_back(one);
  }
  if (query.is_odd()) add_damage(facts, "stand_ins");
  return query.end();
}

Expected<void> Store::read_days_off(TableFacts& facts) {
  Query query = db_.query(
      "SELECT number, seat, rev, n, at FROM days_off WHERE table_id = ? ORDER BY at, seat, number");
  query.text(facts.id);
  while (query.next()) {
    const std::string where = part("days_off", facts.days_off.size());
    DayOff day;
    day.number = read_in<int>(query.take_number(), 1, 1000, facts, where + ".number");
    day.seat =
        read_in<Seat>(query.take_number(), 0, how_many(facts.seats) - 1, facts, where + ".seat");
    day.at = read_moment(query, facts, where);
    facts.days_off.push_back(day);
  }
  if (query.is_odd()) add_damage(facts, "days_off");
  return query.end();
}

Expected<void> Store::read_ending_steps(TableFacts& facts) {
  Query query = db_.query(
      "SELECT number, seat, what, rev, n, at FROM ending_steps WHERE table_id = ? ORDER BY number");
  query.text(facts.id);
  while (query.next()) {
    const std::string where = part("ending_steps", facts.ending_steps.size());
    EndingStep step;
    step.number = read_in<int>(query.take_number(), 1, INT32_MAX - 1, facts, where + ".number");
    step.seat =
        read_in<Seat>(query.take_number(), 0, how_many(facts.seats) - 1, facts, where + ".seat");
    step.what = read_in<EndingStep::What>(query.take_number(), 1, 5, facts, where + ".what");
    step.at = read_moment(query, facts, where);
    const bool again = gives_up(step) && has_resigned(facts, step.seat);
    if (again || facts.seat(step.seat).is_bot()) add_damage(facts, where + ".seat");
    facts.ending_steps.push_back(step);
  }
  if (query.is_odd()) add_damage(facts, "ending_steps");
  return query.end();
}

Expected<void> Store::read_rematch(TableFacts& facts) {
  Query query = db_.query("SELECT next FROM rematches WHERE table_id = ?");
  if (query.text(facts.id).next()) facts.rematch = query.take_text();
  return query.end();
}

Expected<std::vector<Entry>> Store::entries(TableFacts& facts) {
  Query query = db_.query(
      "SELECT rev, seat, move, undo, at, request, hash FROM entries WHERE table_id = ? "
      "ORDER BY rev");
  query.text(facts.id);
  std::vector<Entry> entries;
  while (query.next()) {
    const auto rev = std::ssize(entries) + 1;
    if (query.take_number() != rev) {
      add_damage(facts, part("entries", entries.size()));
    }
    Entry entry;
    entry.seat = read_in<Seat>(query.take_number(), 0, kMaxSeats - 1, facts,
                               part("entries", entries.size(), ".seat"));
    entry.move = query.take_text();
    entry.undo = read_in<int>(query.take_number(), 0, INT32_MAX, facts,
                              part("entries", entries.size(), ".undo"));
    entry.at = query.take_number();
    entry.request_id = query.take_text();
    entry.hash = static_cast<std::uint64_t>(query.take_number());
    entries.push_back(std::move(entry));
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  if (query.is_odd()) add_damage(facts, "entries");
  if (std::cmp_not_equal(entries.size(), facts.rev)) {
    add_damage(facts, freeze("server.stored_entries",
                             {{"expected", facts.rev}, {"found", entries.size()}}, "entries"));
  }
  return entries;
}

Expected<Json> Store::edition(const std::string& digest) {
  Query query = db_.query("SELECT content FROM editions WHERE digest = ?");
  if (!query.blob(digest).next()) {
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
    return std::unexpected(freeze("server.lost_edition", {}, "edition"));
  }
  Expected<Json> edition = parse_json(query.take_text());
  if (edition) return edition;
  return std::unexpected(freeze("server.stored_value", {}, "edition"));
}

Expected<StoredTable> Store::table(const std::string& id) {
  StoredTable table;
  Expected<TableFacts> facts = this->facts(id);
  if (!facts) return std::unexpected(facts.error());
  table.facts = *std::move(facts);
  Expected<Json> edition = this->edition(table.facts.edition.digest);
  if (edition) {
    table.edition = *std::move(edition);
  } else if (edition.error().code == "frozen") {
    table.facts.damage = edition.error();
  } else {
    return std::unexpected(edition.error());
  }
  Expected<std::vector<Entry>> entries = this->entries(table.facts);
  if (!entries) return std::unexpected(entries.error());
  table.entries = *std::move(entries);
  return table;
}

Expected<std::vector<std::string>> Store::tables_of(const std::string& browser, int most) {
  Query query = db_.query(
      "SELECT DISTINCT tables.id FROM sitters JOIN tables ON tables.id = sitters.table_id "
      "WHERE browser = ? ORDER BY changed DESC LIMIT ?");
  query.text(browser).number(most);
  return list(query);
}

Expected<std::vector<std::string>> Store::tables_for_spectators(int most) {
  Query query =
      db_.query("SELECT id FROM tables WHERE status = ? AND public ORDER BY changed DESC LIMIT ?");
  query.number(std::to_underlying(Status::kPlaying)).number(most);
  return list(query);
}

Expected<std::vector<std::string>> Store::tables_in_lobby(int most) {
  Query query = db_.query(
      "SELECT id FROM tables WHERE lobby <> 0 AND status = 0 ORDER BY created DESC LIMIT ?");
  query.number(most);
  return list(query);
}

Expected<std::vector<std::string>> Store::live_tables_with_guests(int most) {
  Query query = db_.query(
      "SELECT id FROM tables JOIN paces ON table_id = id "
      "WHERE lobby <> 0 AND status = 0 AND sort = ? AND EXISTS "
      "(SELECT 1 FROM sitters JOIN seats USING (table_id, seat) WHERE sitters.table_id = id "
      "AND nonce IS NOT NULL AND browser <> creator) ORDER BY created LIMIT ?");
  query.number(static_cast<int>(PaceSort::kLive)).number(most);
  return list(query);
}

Expected<int> Store::count_in_lobby(const std::string& browser) {
  Query query = db_.query(
      "SELECT count(*) FROM tables WHERE lobby <> 0 AND status = 0 AND (creator = ? OR EXISTS "
      "(SELECT 1 FROM sitters WHERE table_id = id AND browser = ?))");
  const std::int64_t count = query.text(browser).text(browser).next() ? query.take_number() : 0;
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return static_cast<int>(count);
}

Expected<bool> Store::has_seat(const std::string& browser) {
  Query query = db_.query(
      "SELECT 1 FROM sitters JOIN tables ON tables.id = sitters.table_id "
      "WHERE browser = ? AND status IN (?, ?) LIMIT 1");
  query.text(browser).number(std::to_underlying(Status::kWaiting));
  query.number(std::to_underlying(Status::kPlaying));
  const bool found = query.next();
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return found;
}

Expected<std::vector<std::string>> Store::running_tables() {
  Query query = db_.query(
      "SELECT id FROM tables WHERE status < 0 OR status > ? OR status IN (?, ?) OR status = ? AND "
      "NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND nonce IS NULL) "
      "ORDER BY changed DESC");
  query.number(std::to_underlying(Status::kCalledOff));
  query.number(std::to_underlying(Status::kPlaying)).number(std::to_underlying(Status::kFrozen));
  query.number(std::to_underlying(Status::kWaiting));
  return list(query);
}

}  // namespace kaisho::server
