// The hall's part that opens tables, seats people and tells who sits where.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/crypto.h"
#include "server/hall.h"
#include "server/table_json.h"

namespace kaisho {
namespace {

constexpr int kMostListed = 50;

bool fits(const SeatFacts& seat, const std::string& key) {
  return !key.empty() && same_bytes(seat.key_hash, seat_key_hash(key));
}

// Whether this browser may have the seat. Errors: bad_key, seat_taken, bad_field.
Expected<void> may_sit(const TableFacts& facts, Seat number, const std::string& browser,
                       const Sitting& sitting) {
  const SeatFacts& seat = facts.seat(number);
  if (seat.is_bot()) return fail("seat_taken", "A bot sits there.");
  if (!may_play(facts, number, browser) && !fits(seat, sitting.key)) {
    if (!sitting.key.empty()) return fail("bad_key", "This link opens no seat here.", "key");
    if (seat.nonce) return fail("seat_taken", "Somebody sits there already.");
    return fail("bad_key", "This seat opens only by its link.", "key");
  }
  if (!seat.nonce && !sitting.nonce) {
    return fail("missing_field", "Who takes a seat gives a nonce.", "nonce");
  }
  return {};
}

// What becomes of a seat when an allowed browser sits down there.
struct Seating {
  SeatFacts after;
  SeatKey key;  // for the next device
  bool changes = true;
};

Seating seating_of(const TableFacts& facts, Seat number, const std::string& browser,
                   const Sitting& sitting) {
  Seating seating{facts.seat(number), {number, sitting.key}};
  SeatFacts& after = seating.after;
  const bool takes = !after.nonce.has_value();
  const bool sits = may_play(facts, number, browser);
  seating.changes = takes || !sits;
  if (!sits) after.browsers.push_back(browser);
  if (!takes) return seating;
  after.nonce = sitting.nonce;
  if (!sitting.name.empty()) after.name = sitting.name;
  // The link that was handed out is spent.
  seating.key = new_seat_key(number);
  after.key_hash = seat_key_hash(seating.key.key);
  return seating;
}

}  // namespace

Json Hall::info_of(const TableFacts& facts, const std::string& browser) const {
  const auto found = tables_.find(facts.id);
  const auto here = [&](Seat seat) {
    return found != tables_.end() &&
           std::ranges::any_of(found->second.table->guests,
                               [&](const Guest* guest) { return guest->seat() == seat; });
  };
  return info_json(facts, browser, here);
}

Expected<Json> Hall::info(const std::string& id, const std::string& browser) {
  const Expected<TableFacts> facts = reader_.facts(id);
  if (!facts) return std::unexpected(facts.error());
  return Json{{"table", info_of(*facts, browser)}};
}

Expected<Json> Hall::list(const std::string& browser) {
  const auto mine = reader_.tables_of(browser, kMostListed);
  if (!mine) return std::unexpected(mine.error());
  const auto watch = reader_.tables_to_watch(kMostListed);
  if (!watch) return std::unexpected(watch.error());
  Json json = {{"mine", Json::array()}, {"watch", Json::array()}};
  for (const auto& [name, ids] : {std::pair("mine", &*mine), std::pair("watch", &*watch)}) {
    for (const std::string& id : *ids) {
      const Expected<TableFacts> facts = reader_.facts(id);
      if (!facts) return std::unexpected(facts.error());
      json[name].push_back(info_of(*facts, browser));
    }
  }
  return json;
}

Expected<Json> Hall::edition(const std::string& id) {
  const Expected<TableFacts> facts = reader_.facts(id);
  if (!facts) return std::unexpected(facts.error());
  const Expected<Json> edition = reader_.edition(facts->edition.digest);
  if (!edition) return std::unexpected(edition.error());
  return Json{{"edition", *edition}};
}

Expected<Json> Hall::record(const std::string& id) {
  const Expected<StoredTable> stored = reader_.table(id);
  if (!stored) return std::unexpected(stored.error());
  return record_json(record_of(stored->facts, stored->edition, stored->entries));
}

Async<Expected<Json>> Hall::create(NewTable table) {
  const auto shared = std::make_shared<NewTable>(std::move(table));
  Writer::Job job = [shared](Store& store) {
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
  // With bots alone there is nobody to wait for.
  if (all_seated(facts)) {
    const Expected<OpenTablePtr> open = this->open(facts.id);
    if (!open) co_return std::unexpected(open.error());
    const Expected<void> begun = co_await begin(*open);
    if (!begun) co_return std::unexpected(begun.error());
  }
  co_return answer;
}

Async<Expected<Json>> Hall::sit(std::string id, Seat seat, std::string browser, Sitting sitting) {
  const Expected<OpenTablePtr> found = this->open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const Gate::Pass pass = co_await open->gate.enter();
  Table& table = open->table;
  if (!table.facts().has_seat(seat)) co_return fail("not_found", "The table has no such seat.");
  const Expected<void> allowed = may_sit(table.facts(), seat, browser, sitting);
  if (!allowed) co_return std::unexpected(allowed.error());
  const Seating seating = seating_of(table.facts(), seat, browser, sitting);
  if (seating.changes) {
    const SeatFacts& after = seating.after;
    Writer::Job job = [id, seat, after](Store& store) {
      return store.update_seat(id, seat, after);
    };
    const Expected<void> stored = co_await write(std::move(job));
    if (!stored) co_return std::unexpected(stored.error());
    table.facts().seat(seat) = after;
    tell_table(*open);
  }
  const Expected<void> begun = co_await begin(open);
  if (!begun) co_return std::unexpected(begun.error());
  Json answer = {{"table", id},
                 {"seat", seat},
                 {"link", seating.changes ? link_json(id, seating.key) : Json()},
                 {"info", info_of(table.facts(), browser)}};
  co_return answer;
}

// Begins the game if all sit and it has not begun.
Async<Expected<void>> Hall::begin(OpenTablePtr open) {
  const TableFacts& facts = open->table.facts();
  if (facts.status != Status::kWaiting || !all_seated(facts)) co_return Expected<void>();
  Expected<Change> change = open->table.begin(now_ms());
  if (!change) co_return std::unexpected(change.error());
  co_return co_await keep(open, *std::move(change));
}

void Hall::tell_table(const OpenTable& open) const {
  for (Guest* guest : open.guests) tell_table(open, *guest);
}

void Hall::tell_table(const OpenTable& open, Guest& guest) const {
  const Seat seat = guest.seat();
  const Json message = {{"type", "table"},
                        {"table", info_of(open.table.facts(), guest.browser())},
                        {"seat", seat == kNobody ? Json() : Json(seat)}};
  guest.send(std::make_shared<const std::string>(json_text(message)));
}

}  // namespace kaisho
