// The part of Hall that opens tables, seats people and tells everybody who sits where.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "core/reading/fault.h"
#include "server/secrets/crypto.h"
#include "server/tables/hall.h"
#include "server/tables/table_json.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

constexpr int kMaxListed = 50;
constexpr std::size_t kMaxBrowsers = 20;     // that share a seat
constexpr std::ptrdiff_t kMaxArrivals = 20;  // that are kept of a seat

std::unexpected<Error> no_seat(Seat number) {
  return fail("not_found", "server.no_seat", {{"found", number}});
}

// Whether this browser may take the seat. Errors: bad_key, seat_taken, too_many_browsers,
// missing_field.
Expected<void> may_sit(const TableFacts& facts, Seat number, const std::string& browser,
                       const SeatClaim& claim) {
  const SeatFacts& seat = facts.seat(number);
  if (seat.is_bot()) return fail("seat_taken", "server.bot_sits", {});
  if (!may_play(facts, number, browser) && !opens(seat, claim.key)) {
    if (!claim.key.empty()) return fail("bad_key", "server.other_link", {}, "key");
    if (seat.nonce) return fail("seat_taken", "server.seat_taken", {});
    return fail("bad_key", "server.link_needed", {}, "key");
  }
  const bool shares = !may_play(facts, number, browser) && !seat.hands_on;
  if (shares && seat.browsers.size() >= kMaxBrowsers) {
    return fail("too_many_browsers", "server.many_browsers", {{"most", kMaxBrowsers}});
  }
  if (!seat.nonce && !claim.nonce) {
    return fail("missing_field", "missing", {{"field", "nonce"}}, "nonce");
  }
  return {};
}

// When several browsers share a seat, it is the first one's: a later one came by the link, and
// could otherwise take the seat for itself.
bool is_first(const TableFacts& facts, Seat number, const std::string& browser) {
  return may_play(facts, number, browser) && facts.seat(number).browsers.front() == browser;
}

// Whether this browser may renew the seat's link: the first of the seat's browsers may, and the
// table's host, who opened it, where somebody else sits. Whoever shares a seat with the host is no
// host: a link to a seat may have come into anybody's hands. Errors: not_found, not_your_seat.
Expected<void> may_renew(const TableFacts& facts, Seat number, const std::string& browser) {
  if (!facts.has_seat(number)) return no_seat(number);
  if (is_first(facts, number, browser)) return {};
  const bool elsewhere = !facts.seat(number).is_bot() && !may_play(facts, number, browser);
  if (elsewhere && facts.creator == browser) return {};
  return fail("not_your_seat", "server.not_player", {});
}

// The seat after its link was renewed. The host's link hands on a seat that somebody else has.
SeatFacts with_new_link(const TableFacts& facts, Seat number, const std::string& browser,
                        const SeatKeys& keys) {
  SeatFacts after = facts.seat(number);
  keys.renew(facts.id, number, after);
  after.hands_on = after.nonce && !is_first(facts, number, browser);
  if (!after.hands_on) {
    std::erase_if(after.browsers, [&](const std::string& other) { return other != browser; });
  }
  return after;
}

// The seat after a browser that may do so has sat down there. A link that was handed out opens it
// only once: whoever made it has no key to the seat from then on.
SeatFacts with_sitter(const TableFacts& facts, Seat number, const std::string& browser,
                      const SeatClaim& claim, const SeatKeys& keys) {
  SeatFacts after = facts.seat(number);
  const bool takes = !after.nonce.has_value();
  const bool sits = may_play(facts, number, browser);
  const bool replaces = !sits && after.hands_on;
  if (replaces) after.browsers.clear();
  if (!sits) after.browsers.push_back(browser);
  if (takes) after.nonce = claim.nonce;
  if (!takes && !replaces) return after;
  if (!claim.name.empty()) after.name = claim.name;
  after.hands_on = false;
  keys.renew(facts.id, number, after);
  return after;
}

// A seat that the browser plays; kNobody where it plays none.
Seat seat_of(const TableFacts& facts, const std::string& browser) {
  for (std::size_t i = 0; i < facts.seats.size(); ++i) {
    if (may_play(facts, static_cast<Seat>(i), browser)) return static_cast<Seat>(i);
  }
  return kNobody;
}

// The table's arrivals once this browser has sat down, where that is one: a browser that plays the
// seat already is the same person, and a free seat is taken from nobody.
std::optional<std::vector<Arrival>> with_arrival(const TableFacts& facts, Seat number,
                                                 const std::string& browser, const SeatFacts& after,
                                                 std::int64_t now) {
  const SeatFacts& before = facts.seat(number);
  if (!before.nonce || may_play(facts, number, browser)) return std::nullopt;
  std::vector<Arrival> all = facts.arrivals;
  Arrival arrival;
  arrival.number = all.empty() ? 1 : all.back().number + 1;
  arrival.seat = number;
  arrival.alone = before.hands_on;
  arrival.by = seat_of(facts, browser);
  arrival.was = before.name;
  arrival.name = after.name;
  arrival.rev = facts.rev;
  arrival.at = now;
  const auto same = [number](const Arrival& other) { return other.seat == number; };
  if (std::ranges::count_if(all, same) >= kMaxArrivals) all.erase(std::ranges::find_if(all, same));
  all.push_back(std::move(arrival));
  return all;
}

// Whether what is stored of a seat differs.
bool differs(const SeatFacts& a, const SeatFacts& b) {
  return a.key_hash != b.key_hash || a.browsers != b.browsers;
}

// Whether the store has room for another table. Moves of those that are there are always stored.
Expected<void> check_room(Store& store, std::int64_t most) {
  const Expected<std::int64_t> size = store.size();
  if (!size) return std::unexpected(size.error());
  if (*size < most) return {};
  return fail("store_full", "server.store_full", {});
}

// Stores a new table. One that this browser opened with the same ticket stays as it is, and
// `table` is what is known of it. Errors: bad_ticket, store_full, storage.
Expected<void> add_once(Store& store, NewTable& table, std::int64_t most_bytes) {
  Expected<TableFacts> there = store.facts(table.facts.id);
  if (!there && there.error().code == "no_table") {
    if (table.must_be_there) return fail("bad_ticket", "server.old_ticket", {}, "ticket");
    if (const auto room = check_room(store, most_bytes); !room) return room;
    return store.add_table(table.facts, table.game->edition().json);
  }
  if (!there) return std::unexpected(there.error());
  if (there->creator != table.facts.creator) {
    return fail("bad_ticket", "server.used_ticket", {}, "ticket");
  }
  table.facts = *std::move(there);
  return {};
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

Expected<ListCache::Text> lists_of(Store& store, const std::string& browser,
                                   const Presence& presence) {
  const auto mine = store.tables_of(browser, kMaxListed);
  if (!mine) return std::unexpected(mine.error());
  const auto watch = store.tables_to_watch(kMaxListed);
  if (!watch) return std::unexpected(watch.error());
  Expected<Json> own = infos(store, *mine, browser, presence);
  if (!own) return std::unexpected(own.error());
  Expected<Json> others = infos(store, *watch, browser, presence);
  if (!others) return std::unexpected(others.error());
  std::string text = json_text({{"mine", *std::move(own)}, {"watch", *std::move(others)}});
  std::string tag = web_text(bytes_of(sha256(text)));
  return std::make_shared<const ListCache::Lists>(std::move(text), std::move(tag));
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
  info["arrivals"] = arrivals_json(facts.arrivals);
  return info;
}

Expected<Json> Hall::info(const std::string& id, const std::string& browser) {
  const Expected<TableFacts> facts = store_.facts(id);
  if (!facts) return std::unexpected(facts.error());
  return Json{{"table", info_of(*facts, browser)}};
}

Async<Expected<Hall::ListAnswer>> Hall::list(std::string browser) {
  if (ListCache::Text known = lists_.find(browser, ListCache::Clock::now())) {
    co_return ListAnswer{std::move(known)};
  }
  const ListCache::Reading reading = lists_.begin(browser);
  auto read = [browser, presence = presence_](Store& store) {
    return lists_of(store, browser, *presence);
  };
  Expected<ListCache::Text> lists = co_await reader_.ask(std::move(read), Priority::kUrgent);
  lists_.keep(browser, reading, lists.value_or(nullptr), ListCache::Clock::now());
  if (!lists) co_return std::unexpected(lists.error());
  co_return ListAnswer{*std::move(lists), true};
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
  auto read = [body = std::move(body), browser,
               maker = maker_](Store& /*store*/) -> Expected<NewTable> {
    const Expected<Json> json = parse_json(body);
    if (!json) return std::unexpected(json.error());
    return server::read_new_table(*json, browser, now_ms(), *maker);
  };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

Json Hall::ticket() const { return maker_->tickets.issue(now_ms()); }

// For the opener, who may ask again when others have taken their seats: their links are theirs.
Json Hall::links_of(const TableFacts& facts) const {
  Json links = Json::array();
  for (std::size_t i = 0; i < facts.seats.size(); ++i) {
    const bool own = may_play(facts, static_cast<Seat>(i), facts.creator);
    if (facts.seats[i].nonce && !own) continue;
    const auto key = maker_->keys.again(facts.id, static_cast<Seat>(i), facts.seats[i]);
    if (key) links.push_back(link_json(facts.id, *key));
  }
  return links;
}

void Hall::warn_of_full_store() {
  constexpr std::int64_t kHourMs = 60LL * 60 * 1000;
  const std::int64_t now = now_ms();
  if (now >= warned_at_ && now < warned_at_ + kHourMs) return;
  warned_at_ = now;
  spdlog::warn(
      "no table is opened any more, because the store takes up {} MB; --store-megabytes allows "
      "more, --keep-finished lets finished tables go",
      limits_.store_bytes / (1024LL * 1024));
}

Async<Expected<Json>> Hall::create(NewTable table, std::string address) {
  const auto shared = std::make_shared<NewTable>(std::move(table));
  WriterThread::Job job = [shared, most = limits_.store_bytes](Store& store) {
    return add_once(store, *shared, most);
  };
  const Expected<void> stored = co_await write(std::move(job));
  if (!stored && stored.error().code == "store_full") warn_of_full_store();
  if (!stored) co_return std::unexpected(stored.error());
  const TableFacts& facts = shared->facts;
  log_limited(spdlog::level::info, "tables that were opened", "table {} opened: {} for {}",
              facts.id, facts.game, facts.seats.size());
  lists_.note_change(facts);
  const Json info = info_of(facts, facts.creator);
  Json answer = {
      {"table", facts.id}, {"commitment", info["commitment"]}, {"links", links_of(facts)}};
  // A table where nobody is waited for begins.
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
  const TableFacts& facts = open->table.facts();
  if (!facts.has_seat(seat)) co_return no_seat(seat);
  const Expected<void> allowed = may_sit(facts, seat, browser, claim);
  if (!allowed) co_return std::unexpected(allowed.error());
  const SeatFacts after = with_sitter(facts, seat, browser, claim, maker_->keys);
  if (differs(after, facts.seat(seat))) {
    const Expected<void> stored = co_await change_seat(
        open, seat, after, with_arrival(facts, seat, browser, after, now_ms()));
    if (!stored) co_return std::unexpected(stored.error());
    tell_people(open);
  }
  open->owner = address;
  const Expected<void> begun = co_await begin(open);
  if (!begun) co_return std::unexpected(begun.error());
  // The host's link is for somebody else.
  const auto key = after.hands_on ? std::nullopt : maker_->keys.again(id, seat, after);
  Json answer = {{"table", id},
                 {"seat", seat},
                 {"link", key ? link_json(id, *key) : Json()},
                 {"info", info_of(facts, browser)}};
  co_return answer;
}

// Stores a seat as it is from now on, with the arrivals where there is a new one, and tells those
// who lose it.
Async<Expected<void>> Hall::change_seat(OpenTablePtr open, Seat seat, SeatFacts after,
                                        std::optional<std::vector<Arrival>> arrivals) {
  TableFacts& facts = open->table.facts();
  const std::int64_t now = now_ms();
  WriterThread::Job job = [id = facts.id, seat, after, arrivals, now](Store& store) {
    const auto seated = store.update_seat(id, seat, after);
    if (!seated) return seated;
    const auto told = arrivals ? store.set_arrivals(id, *arrivals) : Expected<void>();
    return told ? store.touch(id, now) : told;
  };
  const Expected<void> stored = co_await write(std::move(job));
  if (!stored) co_return stored;
  lists_.note_change(facts);
  facts.seat(seat) = std::move(after);
  if (arrivals) facts.arrivals = *std::move(arrivals);
  facts.changed = now;
  lists_.note_change(facts);
  const std::vector<Subscriber*> players =
      open->players;  // a copy: revoking a seat may unsubscribe
  for (Subscriber* subscriber : players) {
    if (!may_play(facts, subscriber->seat(), subscriber->browser())) subscriber->revoke_seat();
  }
  co_return Expected<void>();
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
  const TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_renew(facts, seat, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  const SeatFacts after = with_new_link(facts, seat, browser, maker_->keys);
  const Expected<void> stored = co_await change_seat(open, seat, after, std::nullopt);
  if (!stored) co_return std::unexpected(stored.error());
  const auto key = maker_->keys.again(id, seat, after);
  Json answer = {{"table", id}, {"seat", seat}, {"link", link_json(id, *key)}};
  co_return answer;
}

// --- telling who is there -----------------------------------------------------------------------

namespace {

// Whether what the browser is told of the table is its own.
bool plays_here(const TableFacts& facts, const std::string& browser) {
  return facts.creator == browser || seat_of(facts, browser) != kNobody;
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
