// The part of Hall that opens tables, seats people and tells everybody who sits where.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "core/fault.h"
#include "server/crypto.h"
#include "server/tables/hall.h"
#include "server/tables/table_json.h"

namespace kaisho::server {
namespace {

constexpr int kMaxListed = 50;
constexpr std::size_t kMaxBrowsers = 20;  // that share a seat

bool fits(const SeatFacts& seat, const std::string& key) {
  return !key.empty() && same_bytes(seat.key_hash, seat_key_hash(key));
}

std::unexpected<Error> no_seat(Seat number) {
  return fail("not_found", "server.no_seat", {{"found", number}});
}

// Whether this browser may take the seat. Errors: bad_key, seat_taken, too_many_browsers,
// missing_field.
Expected<void> may_sit(const TableFacts& facts, Seat number, const std::string& browser,
                       const SeatClaim& claim) {
  const SeatFacts& seat = facts.seat(number);
  if (seat.is_bot()) return fail("seat_taken", "server.bot_sits", {});
  if (!may_play(facts, number, browser) && !fits(seat, claim.key)) {
    if (!claim.key.empty()) return fail("bad_key", "server.other_link", {}, "key");
    if (seat.nonce) return fail("seat_taken", "server.seat_taken", {});
    return fail("bad_key", "server.link_needed", {}, "key");
  }
  if (!may_play(facts, number, browser) && seat.browsers.size() >= kMaxBrowsers) {
    return fail("too_many_browsers", "server.many_browsers", {{"most", kMaxBrowsers}});
  }
  if (!seat.nonce && !claim.nonce) {
    return fail("missing_field", "missing", {{"field", "nonce"}}, "nonce");
  }
  return {};
}

// Whether this browser may renew the seat's link: the seat's player may or, before anybody has
// taken the seat, whoever opened the table. Errors: not_found, not_your_seat.
Expected<void> may_renew(const TableFacts& facts, Seat number, const std::string& browser) {
  if (!facts.has_seat(number)) return no_seat(number);
  const SeatFacts& seat = facts.seat(number);
  // When several browsers share the seat, only the first may: a later one came by the link, and
  // could otherwise take the seat for itself.
  const bool own = may_play(facts, number, browser) && seat.browsers.front() == browser;
  const bool free = !seat.is_bot() && !seat.nonce && facts.creator == browser;
  if (own || free) return {};
  return fail("not_your_seat", "server.not_player", {});
}

// What changes when a browser that may do so sits down.
struct SeatChange {
  SeatFacts after;
  SeatKey key;  // for the next device
  bool changes = true;
};

SeatChange seat_change(const TableFacts& facts, Seat number, const std::string& browser,
                       const SeatClaim& claim) {
  SeatChange change{facts.seat(number), {number, claim.key}};
  SeatFacts& after = change.after;
  const bool takes = !after.nonce.has_value();
  const bool sits = may_play(facts, number, browser);
  change.changes = takes || !sits;
  if (!sits) after.browsers.push_back(browser);
  if (!takes) return change;
  after.nonce = claim.nonce;
  if (!claim.name.empty()) after.name = claim.name;
  // The link that was handed out opens the seat only once.
  change.key = new_seat_key(number);
  after.key_hash = seat_key_hash(change.key.key);
  return change;
}

Json info_with(const TableFacts& facts, const std::string& browser, const Presence& presence) {
  return info_json(facts, browser, [&](Seat seat) { return presence.here(facts.id, seat); });
}

Expected<Json> infos(Store& store, const std::vector<std::string>& ids, const std::string& browser,
                     const Presence& presence) {
  Json list = Json::array();
  for (const std::string& id : ids) {
    const Expected<TableFacts> facts = store.facts(id);
    if (!facts && facts.error().code == "no_table") continue;  // removed meanwhile
    if (!facts) return std::unexpected(facts.error());
    list.push_back(info_with(*facts, browser, presence));
  }
  return list;
}

Expected<std::string> list_text(Store& store, const std::string& browser,
                                const Presence& presence) {
  const auto mine = store.tables_of(browser, kMaxListed);
  if (!mine) return std::unexpected(mine.error());
  const auto watch = store.tables_to_watch(kMaxListed);
  if (!watch) return std::unexpected(watch.error());
  Expected<Json> own = infos(store, *mine, browser, presence);
  if (!own) return std::unexpected(own.error());
  Expected<Json> others = infos(store, *watch, browser, presence);
  if (!others) return std::unexpected(others.error());
  return json_text({{"mine", *std::move(own)}, {"watch", *std::move(others)}});
}

Expected<std::string> edition_text(Store& store, const std::string& id) {
  const Expected<TableFacts> facts = store.facts(id);
  if (!facts) return std::unexpected(facts.error());
  const Expected<Json> edition = store.edition(facts->edition.digest);
  if (!edition && edition.error().code == "frozen") return frozen(edition.error());
  if (!edition) return std::unexpected(edition.error());
  return json_text({{"edition", *edition}});
}

Expected<std::string> record_text(Store& store, const std::string& id) {
  const Expected<StoredTable> stored = store.table(id);
  if (!stored) return std::unexpected(stored.error());
  if (stored->edition.is_null() && !stored->facts.edition.standard) {
    return frozen(stored->facts.damage);
  }
  return json_text(engine::record_json(record_of(stored->facts, stored->edition, stored->entries)));
}

}  // namespace

Json Hall::info_of(const TableFacts& facts, const std::string& browser) const {
  Json info = info_with(facts, browser, *presence_);
  info["public_url"] = public_url_.empty() ? Json() : Json(public_url_);
  return info;
}

Expected<Json> Hall::info(const std::string& id, const std::string& browser) {
  const Expected<TableFacts> facts = store_.facts(id);
  if (!facts) return std::unexpected(facts.error());
  return Json{{"table", info_of(*facts, browser)}};
}

Async<Expected<std::string>> Hall::list(std::string browser) {
  auto read = [browser, presence = presence_](Store& store) {
    return list_text(store, browser, *presence);
  };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

Async<Expected<std::string>> Hall::edition(std::string id) {
  auto read = [id](Store& store) { return edition_text(store, id); };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

Async<Expected<std::string>> Hall::record(std::string id) {
  auto read = [id](Store& store) { return record_text(store, id); };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

// A custom edition is a long text, and reading it would hold up the I/O thread.
Async<Expected<NewTable>> Hall::read_new_table(std::string body, std::string browser) {
  auto read = [body = std::move(body), browser](Store& /*store*/) -> Expected<NewTable> {
    const Expected<Json> json = parse_json(body);
    if (!json) return std::unexpected(json.error());
    return server::read_new_table(*json, browser, now_ms());
  };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

Async<Expected<Json>> Hall::create(NewTable table, std::string address) {
  const auto shared = std::make_shared<NewTable>(std::move(table));
  WriterThread::Job job = [shared](Store& store) {
    return store.add_table(shared->facts, shared->game->edition().json);
  };
  const Expected<void> stored = co_await write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  const TableFacts& facts = shared->facts;
  spdlog::info("table {} opened: {} for {}", facts.id, facts.game, facts.seats.size());
  Json links = Json::array();
  for (const SeatKey& key : shared->keys) links.push_back(link_json(facts.id, key));
  const Json info = info_of(facts, facts.creator);
  Json answer = {
      {"table", facts.id}, {"commitment", info["commitment"]}, {"links", std::move(links)}};
  // A table of bots alone waits for nobody.
  if (all_seated(facts)) {
    const Expected<OpenTablePtr> open = co_await this->open(facts.id);
    if (!open) co_return std::unexpected(open.error());
    (*open)->owner = address;
    const AsyncMutex::Lock lock = co_await (*open)->mutex.lock();
    const Expected<void> begun = co_await begin(*open);
    if (!begun) co_return std::unexpected(begun.error());
  }
  co_return answer;
}

Async<Expected<Json>> Hall::sit(std::string id, Seat seat, std::string browser, std::string address,
                                SeatClaim claim) {
  const Expected<OpenTablePtr> found = co_await this->open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  Table& table = open->table;
  if (!table.facts().has_seat(seat)) co_return no_seat(seat);
  const Expected<void> allowed = may_sit(table.facts(), seat, browser, claim);
  if (!allowed) co_return std::unexpected(allowed.error());
  const SeatChange change = seat_change(table.facts(), seat, browser, claim);
  if (change.changes) {
    const SeatFacts& after = change.after;
    const std::int64_t now = now_ms();
    WriterThread::Job job = [id, seat, after, now](Store& store) {
      const auto seated = store.update_seat(id, seat, after);
      return seated ? store.touch(id, now) : seated;
    };
    const Expected<void> stored = co_await write(std::move(job));
    if (!stored) co_return std::unexpected(stored.error());
    table.facts().seat(seat) = after;
    table.facts().changed = now;
    tell_people(open);
  }
  open->owner = address;
  const Expected<void> begun = co_await begin(open);
  if (!begun) co_return std::unexpected(begun.error());
  Json answer = {{"table", id},
                 {"seat", seat},
                 {"link", change.changes ? link_json(id, change.key) : Json()},
                 {"info", info_of(table.facts(), browser)}};
  co_return answer;
}

// Begins the game if every seat is taken and it has not begun.
Async<Expected<void>> Hall::begin(OpenTablePtr open) {
  const TableFacts& facts = open->table.facts();
  if (facts.status != Status::kWaiting || !all_seated(facts)) co_return Expected<void>();
  Expected<Change> change = open->table.begin(now_ms());
  if (!change) co_return std::unexpected(change.error());
  co_return co_await commit(open, *std::move(change));
}

Async<Expected<Json>> Hall::renew_link(std::string id, Seat seat, std::string browser) {
  const Expected<OpenTablePtr> found = co_await this->open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_renew(facts, seat, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  const SeatKey key = new_seat_key(seat);
  SeatFacts after = facts.seat(seat);
  after.key_hash = seat_key_hash(key.key);
  std::erase_if(after.browsers, [&](const std::string& other) { return other != browser; });
  const std::int64_t now = now_ms();
  WriterThread::Job job = [id, seat, after, now](Store& store) {
    const auto seated = store.update_seat(id, seat, after);
    return seated ? store.touch(id, now) : seated;
  };
  const Expected<void> stored = co_await write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  facts.seat(seat) = after;
  facts.changed = now;
  const std::vector<Subscriber*> players =
      open->players;  // a copy: revoking a seat may unsubscribe
  for (Subscriber* subscriber : players) {
    if (!may_play(facts, subscriber->seat(), subscriber->browser())) subscriber->revoke_seat();
  }
  Json answer = {{"table", id}, {"seat", seat}, {"link", link_json(id, key)}};
  co_return answer;
}

// --- telling who is there -----------------------------------------------------------------------

namespace {

bool plays_here(const TableFacts& facts, const std::string& browser) {
  for (std::size_t i = 0; i < facts.seats.size(); ++i) {
    if (may_play(facts, static_cast<Seat>(i), browser)) return true;
  }
  return false;
}

Hall::Message message_of(const Json& info, Seat seat) {
  const Json message = {
      {"type", "table"}, {"table", info}, {"seat", seat == kNobody ? Json() : Json(seat)}};
  return std::make_shared<const std::string>(json_text(message));
}

}  // namespace

Hall::Message Hall::table_message(const OpenTable& open, const Subscriber& subscriber) const {
  return message_of(info_of(open.table.facts(), subscriber.browser()), subscriber.seat());
}

// The message for onlookers whose browser plays no seat here.
Hall::Message Hall::onlookers_message(const OpenTable& open) const {
  return message_of(info_of(open.table.facts(), ""), kNobody);
}

void Hall::tell_all(const OpenTable& open) const {
  for (Subscriber* subscriber : open.players) subscriber->send(table_message(open, *subscriber));
  const Message message = onlookers_message(open);
  for (Subscriber* subscriber : open.onlookers) {
    const bool plays = plays_here(open.table.facts(), subscriber->browser());
    subscriber->send(plays ? table_message(open, *subscriber) : message);
  }
}

// Players are told at once, onlookers a little later and all together.
void Hall::tell_people(const OpenTablePtr& open) {
  for (Subscriber* subscriber : open->players) subscriber->send(table_message(*open, *subscriber));
  if (open->onlookers.empty() || open->onlookers_wait) return;
  open->onlookers_wait = true;
  spawn(executor_, tell_onlookers(open),
        "messages to the onlookers of table " + open->table.facts().id);
}

// The more onlookers there are, the more rarely they are told, so that many of them cost no more
// than a few.
Async<void> Hall::tell_onlookers(OpenTablePtr open) {
  constexpr std::chrono::milliseconds kFew{500};
  constexpr std::chrono::milliseconds kForEach{1};
  constexpr int kAtOnce = 100;
  const auto number = static_cast<int>(open->onlookers.size());
  co_await sleep_for(kFew + number * kForEach);
  open->onlookers_wait = false;
  const Message message = onlookers_message(*open);
  const std::vector<Subscriber*> all(open->onlookers.begin(), open->onlookers.end());
  int told = 0;
  for (Subscriber* subscriber : all) {
    if (!open->onlookers.contains(subscriber)) continue;
    const bool plays = plays_here(open->table.facts(), subscriber->browser());
    subscriber->send(plays ? table_message(*open, *subscriber) : message);
    if (++told % kAtOnce == 0) co_await sleep_for(kForEach);
  }
}

}  // namespace kaisho::server
