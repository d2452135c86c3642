#include "server/hall/gathering.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/tables/clock.h"
#include "server/tables/seat_rules.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

// Since when the seat has been its person's; 0: from the table's beginning on.
std::int64_t seated_at(const TableFacts& facts, Seat seat) {
  const auto came = std::ranges::find_if(
      facts.arrivals.rbegin(), facts.arrivals.rend(), [seat](const Arrival& arrival) {
        return arrival.seat == seat && arrival.what != Arrival::What::kLeft;
      });
  return came == facts.arrivals.rend() ? facts.created : came->at;
}

// Whoever has only just sat down has not been away, though no page has shown the table yet.
bool stays_away(const TableFacts& facts, Seat seat, const Presence& presence,
                std::chrono::milliseconds kept) {
  if (facts.seat(seat).is_bot() || !facts.seat(seat).nonce) return false;
  const std::int64_t seated = now_ms() - seated_at(facts, seat);
  return seated >= kept.count() && presence.away(facts.id, seat) >= kept;
}

bool is_hosts(const TableFacts& facts, Seat seat) { return may_play(facts, seat, facts.creator); }

// Whether somebody has waited so long for a host who stays away: a host's own table may wait for
// them as long as nobody else does.
bool others_wait(const TableFacts& facts, const Presence& presence,
                 std::chrono::milliseconds kept) {
  return std::ranges::any_of(every_seat(how_many(facts.seats)), [&](Seat seat) {
    const bool is_guest =
        !facts.seat(seat).is_bot() && facts.seat(seat).nonce && !is_hosts(facts, seat);
    return is_guest && now_ms() - seated_at(facts, seat) >= kept.count() &&
           presence.here(facts.id, seat);
  });
}

// The seats whose people stay away where that keeps others waiting.
std::vector<Seat> deserted(const TableFacts& facts, const Presence& presence,
                           std::chrono::milliseconds kept) {
  std::vector<Seat> seats;
  if (!is_meeting(facts)) return seats;
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    const bool keeps_waiting = !is_hosts(facts, seat) || others_wait(facts, presence, kept);
    if (keeps_waiting && stays_away(facts, seat, presence, kept)) seats.push_back(seat);
  }
  return seats;
}

Expected<std::vector<std::string>> deserted_tables(Store& store, const Presence& presence,
                                                   std::chrono::milliseconds kept) {
  constexpr int kMost = 100;  // in one look, the oldest
  const Expected<std::vector<std::string>> ids = store.live_tables_with_guests(kMost);
  if (!ids) return ids;
  std::vector<std::string> found;
  for (const std::string& id : *ids) {
    const Expected<TableFacts> facts = store.facts(id);
    if (!facts && facts.error().code == "no_table") continue;  // removed meanwhile
    if (!facts) return std::unexpected(facts.error());
    if (!deserted(*facts, presence, kept).empty()) found.push_back(id);
  }
  return found;
}

}  // namespace

Gathering::Gathering(boost::asio::any_io_executor executor, ReaderThread& reader,
                     std::shared_ptr<const Presence> presence, Commits& commits,
                     const Broadcast& broadcast, TablePlay& play, const SeatKeys& keys)
    : executor_(std::move(executor)),
      reader_(reader),
      presence_(std::move(presence)),
      commits_(commits),
      broadcast_(broadcast),
      play_(play),
      keys_(keys) {}

void Gathering::start(std::chrono::seconds absence) {
  kept_ = std::min(absence, std::chrono::seconds(120));
  spawn(executor_, run(), "people who stay away from live games");
}

Async<void> Gathering::run() {
  constexpr std::chrono::seconds kBetween{2};
  while (true) {
    co_await sleep_for(kBetween);
    co_await look();
  }
}

Async<void> Gathering::look() {
  auto read = [presence = presence_, kept = kept_](Store& store) {
    return deserted_tables(store, *presence, kept);
  };
  const Expected<std::vector<std::string>> ids =
      co_await reader_.ask(std::move(read), Priority::kBackground);
  if (!ids) co_return;  // the disk cannot be read, which others say
  for (const std::string& id : *ids) {
    const Expected<void> done = co_await free_seats(id);
    if (done) continue;
    log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}", id,
                done.error().message);
  }
}

// Somebody may have come meanwhile, so it is asked again.
Async<Expected<void>> Gathering::free_seats(std::string id) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  for (const Seat seat : deserted(open->table.facts(), *presence_, kept_)) {
    const Expected<void> freed = co_await free_seat(open, seat);
    if (!freed) co_return freed;
  }
  broadcast_.send_people(open);
  co_return Expected<void>();
}

// Without its host nobody can let the table go on: it is called off.
Async<Expected<void>> Gathering::free_seat(OpenTablePtr open, Seat seat) {
  const TableFacts& facts = open->table.facts();
  if (facts.status != Status::kWaiting) co_return Expected<void>();
  if (is_hosts(facts, seat)) {
    const Expected<void> off = co_await commits_.commit_call_off(open);
    co_return off;
  }
  const Expected<void> freed = co_await commits_.commit_seat(
      open, seat, with_nobody(facts, seat, keys_), with_leaving(facts, seat, now_ms()), "");
  co_return freed;
}

}  // namespace kaisho::server
