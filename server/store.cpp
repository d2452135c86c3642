#include "server/store.h"

#include "server/crypto.h"
#include "server/schema.h"

namespace kaisho {
namespace {

// A stored key; bytes of another size read as zeros.
Key key_or_zero(std::string_view bytes) { return key_of_bytes(bytes).value_or(Key{}); }

std::vector<std::string> texts_of(const std::string& json) {
  std::vector<std::string> texts;
  const Expected<Json> list = parse_json(json);
  if (!list || !list->is_array()) return texts;
  for (const Json& item : *list) {
    if (item.is_string()) texts.push_back(item.get<std::string>());
  }
  return texts;
}

// The columns from id to hash, in the order of the schema.
TableFacts read_facts(Query& row) {
  TableFacts facts;
  facts.id = row.take_text();
  facts.name = row.take_text();
  facts.game = row.take_text();
  facts.rules_version = static_cast<int>(row.take_number());
  facts.edition.digest = row.take_text();
  facts.edition.name = row.take_text();
  facts.edition.hash = row.take_text();
  facts.edition.standard = row.take_number() != 0;
  facts.options.turn_cap = static_cast<int>(row.take_number());
  facts.options.variants = texts_of(row.take_text());
  facts.open_hands = row.take_number() != 0;
  facts.is_public = row.take_number() != 0;
  facts.secret = key_or_zero(row.take_text());
  if (!row.take_null()) facts.seed = key_or_zero(row.take_text());
  facts.creator = row.take_text();
  facts.created = row.take_number();
  facts.status = static_cast<Status>(row.take_number());
  facts.why = row.take_text();
  facts.rev = static_cast<int>(row.take_number());
  facts.n = static_cast<int>(row.take_number());
  facts.to_move = static_cast<Seat>(row.take_number());
  facts.changed = row.take_number();
  facts.result = parse_json(row.take_text()).value_or(Json());
  facts.hash = row.take_text();
  return facts;
}

Expected<std::vector<std::string>> list(Query& query) {
  std::vector<std::string> ids;
  while (query.next()) ids.push_back(query.take_text());
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return ids;
}

}  // namespace

Expected<Store> Store::open(const std::string& folder) {
  Expected<Database> database = Database::open(folder + "/tables.sqlite");
  if (!database) return std::unexpected(database.error());
  if (const auto ready = prepare_schema(*database); !ready) return std::unexpected(ready.error());
  return Store(*std::move(database));
}

Expected<Key> Store::cookie_key() {
  const auto made = db_.query("INSERT OR IGNORE INTO settings VALUES ('cookie_key', ?)")
                        .blob(bytes_of(random_key()))
                        .run();
  if (!made) return std::unexpected(made.error());
  Query query = db_.query("SELECT value FROM settings WHERE name = 'cookie_key'");
  const std::optional<Key> key = query.next() ? key_of_bytes(query.take_text()) : std::nullopt;
  if (!key) return fail("storage", "The table store has no key for its cookies.");
  return *key;
}

Expected<TableFacts> Store::facts(const std::string& id) {
  Query query = db_.query("SELECT * FROM tables WHERE id = ?");
  if (!query.text(id).next()) {
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
    return fail("no_table", "There is no such table.");
  }
  TableFacts facts = read_facts(query);
  if (const auto read = read_seats(facts); !read) return std::unexpected(read.error());
  if (const auto read = read_sitters(facts); !read) return std::unexpected(read.error());
  facts.options.seats = static_cast<int>(facts.seats.size());
  return facts;
}

Expected<void> Store::read_seats(TableFacts& facts) {
  Query query =
      db_.query("SELECT level, name, key_hash, nonce FROM seats WHERE table_id = ? ORDER BY seat");
  query.text(facts.id);
  while (query.next()) {
    SeatFacts seat;
    seat.level = static_cast<int>(query.take_number());
    seat.name = query.take_text();
    seat.key_hash = query.take_text();
    if (!query.take_null()) seat.nonce = key_or_zero(query.take_text());
    facts.seats.push_back(std::move(seat));
  }
  return query.end();
}

Expected<void> Store::read_sitters(TableFacts& facts) {
  Query query = db_.query("SELECT seat, browser FROM sitters WHERE table_id = ?");
  query.text(facts.id);
  while (query.next()) {
    const std::int64_t seat = query.take_number();
    if (!facts.has_seat(static_cast<int>(seat))) continue;
    facts.seat(static_cast<Seat>(seat)).browsers.push_back(query.take_text());
  }
  return query.end();
}

Expected<std::vector<Entry>> Store::entries(const std::string& id) {
  Query query = db_.query(
      "SELECT seat, move, undo, at, request, hash FROM entries WHERE table_id = ? ORDER BY rev");
  query.text(id);
  std::vector<Entry> entries;
  while (query.next()) {
    Entry entry;
    entry.seat = static_cast<Seat>(query.take_number());
    entry.move = query.take_text();
    entry.undo = static_cast<int>(query.take_number());
    entry.at = query.take_number();
    entry.request = query.take_text();
    entry.hash = static_cast<std::uint64_t>(query.take_number());
    entries.push_back(std::move(entry));
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return entries;
}

Expected<Json> Store::edition(const std::string& digest) {
  Query query = db_.query("SELECT content FROM editions WHERE digest = ?");
  if (!query.blob(digest).next()) {
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
    return fail("storage", "The table store has lost an edition.");
  }
  return parse_json(query.take_text());
}

Expected<StoredTable> Store::table(const std::string& id) {
  Expected<TableFacts> facts = this->facts(id);
  if (!facts) return std::unexpected(facts.error());
  Expected<Json> edition = this->edition(facts->edition.digest);
  if (!edition) return std::unexpected(edition.error());
  Expected<std::vector<Entry>> entries = this->entries(id);
  if (!entries) return std::unexpected(entries.error());
  return StoredTable{*std::move(facts), *std::move(edition), *std::move(entries)};
}

Expected<std::vector<std::string>> Store::tables_of(const std::string& browser, int most) {
  Query query = db_.query(
      "SELECT DISTINCT tables.id FROM sitters JOIN tables ON tables.id = sitters.table_id "
      "WHERE browser = ? ORDER BY changed DESC LIMIT ?");
  query.text(browser).number(most);
  return list(query);
}

Expected<std::vector<std::string>> Store::tables_to_watch(int most) {
  Query query =
      db_.query("SELECT id FROM tables WHERE status = ? AND public ORDER BY changed DESC LIMIT ?");
  query.number(static_cast<int>(Status::kPlaying)).number(most);
  return list(query);
}

Expected<std::vector<std::string>> Store::running_tables() {
  Query query = db_.query(
      "SELECT id FROM tables WHERE status IN (?, ?) OR status = ? AND NOT EXISTS "
      "(SELECT 1 FROM seats WHERE table_id = id AND nonce IS NULL) ORDER BY changed DESC");
  query.number(static_cast<int>(Status::kPlaying)).number(static_cast<int>(Status::kFrozen));
  query.number(static_cast<int>(Status::kWaiting));
  return list(query);
}

}  // namespace kaisho
