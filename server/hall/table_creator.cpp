#include "server/hall/table_creator.h"

#include <spdlog/spdlog.h>

#include <utility>

#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/hall/lobby.h"
#include "server/secrets/fair_seed.h"
#include "server/store/store.h"
#include "server/tables/clock.h"
#include "server/tables/rematch_rules.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

// Whether the store has room for another table. Moves of those that are there are always stored.
Expected<void> check_room(Store& store, std::int64_t most) {
  const Expected<std::int64_t> size = store.size();
  if (!size) return std::unexpected(size.error());
  if (*size < most) return {};
  return fail("store_full", "server.store_full", {});
}

// Stores a new table. One that this browser opened with the same ticket stays as it is, and
// `table` is what is known of it. Errors: bad_ticket, store_full, too_many_seats, storage.
Expected<void> add_once(Store& store, NewTable& table, std::int64_t most_bytes) {
  Expected<TableFacts> there = store.facts(table.facts.id);
  if (!there && there.error().code == "no_table") {
    if (table.must_be_there) return fail("bad_ticket", "server.old_ticket", {}, "ticket");
    if (const auto room = check_room(store, most_bytes); !room) return room;
    if (table.facts.in_lobby) {
      if (const auto may = may_wait_in_lobby(store, table.facts.creator); !may) return may;
    }
    return store.add_table(table.facts, table.game->edition().json);
  }
  if (!there) return std::unexpected(there.error());
  if (there->creator != table.facts.creator) {
    return fail("bad_ticket", "server.used_ticket", {}, "ticket");
  }
  table.facts = *std::move(there);
  return {};
}

}  // namespace

TableCreator::TableCreator(ReaderThread& reader, WriterThread& writer, ListCache& lists,
                           const Broadcast& broadcast, TablePlay& play,
                           std::shared_ptr<const TableMaker> maker, std::int64_t most_bytes)
    : reader_(reader),
      writer_(writer),
      lists_(lists),
      broadcast_(broadcast),
      play_(play),
      maker_(std::move(maker)),
      most_bytes_(most_bytes) {}

Json TableCreator::ticket() const { return maker_->tickets.issue(now_ms()); }

// A custom edition is a long text, and reading it would hold up the I/O thread.
Async<Expected<NewTable>> TableCreator::read(std::string body, std::string browser) {
  auto read = [body = std::move(body), browser,
               maker = maker_](Store& /*store*/) -> Expected<NewTable> {
    const Expected<Json> json = parse_json(body);
    if (!json) return std::unexpected(json.error());
    return read_new_table(*json, browser, now_ms(), *maker);
  };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

// For the opener, who may ask again when others have taken their seats: their links are theirs.
Json TableCreator::links_of(const TableFacts& facts) const {
  Json links = Json::array();
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    const bool own = may_play(facts, seat, facts.creator);
    if (facts.seat(seat).nonce && !own) continue;
    const auto key = maker_->keys.again(facts.id, seat, facts.seat(seat));
    if (key) links.push_back(link_json(facts.id, *key));
  }
  return links;
}

void TableCreator::warn_of_full_store() {
  const std::int64_t now = now_ms();
  if (now >= warned_at_ && now < warned_at_ + kHourMs) return;
  warned_at_ = now;
  spdlog::warn(
      "no table is opened any more, because the store takes up {} MB; --store-megabytes allows "
      "more, --keep-finished lets finished tables go",
      most_bytes_ / (1024LL * 1024));
}

Async<Expected<Json>> TableCreator::create(NewTable table, std::string address) {
  return add(std::move(table), std::move(address), "");
}

Async<Expected<Json>> TableCreator::rematch(std::string id, std::string browser,
                                            std::string address) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_rematch(facts, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  if (!co_await is_open(facts.rematch)) {
    NewTable next = rematch_of(facts, open->game, browser, now_ms(), maker_->keys);
    const std::string next_id = next.facts.id;
    const Expected<Json> added = co_await add(std::move(next), std::move(address), id);
    if (!added) co_return added;
    facts.rematch = next_id;
    broadcast_.send_table_to_all(*open);
  }
  co_return Json{{"table", facts.rematch}};
}

// Whether such a table is there; one that was called off no longer is.
Async<bool> TableCreator::is_open(std::string id) {
  auto read = [id = std::move(id)](Store& store) { return store.facts(id); };
  const Expected<TableFacts> facts = co_await reader_.ask(std::move(read), Priority::kUrgent);
  co_return facts && facts->status != Status::kCalledOff;
}

// `rematch_of`: the table whose people it is for; empty: none.
Async<Expected<Json>> TableCreator::add(NewTable table, std::string address,
                                        std::string rematch_of) {
  const auto shared = std::make_shared<NewTable>(std::move(table));
  WriterThread::Job job = [shared, rematch_of, most = most_bytes_](Store& store) -> Expected<void> {
    const Expected<void> added = add_once(store, *shared, most);
    if (!added || rematch_of.empty()) return added;
    return store.set_rematch(rematch_of, shared->facts.id);
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored && stored.error().code == "store_full") warn_of_full_store();
  if (!stored) co_return std::unexpected(stored.error());
  const TableFacts& facts = shared->facts;
  log_limited(spdlog::level::info, "tables that were opened", "table {} opened: {} for {}",
              facts.id, facts.game, facts.seats.size());
  lists_.note_change(facts);
  Json answer = {{"table", facts.id},
                 {"commitment", hex(commitment_of(facts.secret))},
                 {"links", links_of(facts)}};
  // A table where nobody is waited for begins.
  if (all_seated(facts)) {
    const Expected<void> begun = co_await begin(facts.id, std::move(address));
    if (!begun) co_return std::unexpected(begun.error());
  }
  co_return answer;
}

Async<Expected<void>> TableCreator::begin(std::string id, std::string address) {
  const Expected<OpenTablePtr> open = co_await play_.open(std::move(id));
  if (!open) co_return std::unexpected(open.error());
  (*open)->owner = std::move(address);
  const AsyncMutex::Lock lock = co_await (*open)->mutex.lock();
  co_return co_await play_.begin(*open);
}

}  // namespace kaisho::server
