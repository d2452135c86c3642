#include "server/hall/seating.h"

#include <optional>
#include <utility>

#include "server/tables/clock.h"
#include "server/tables/seat_rules.h"

namespace kaisho::server {
namespace {

// Whether what is stored of a seat differs.
bool differs(const SeatFacts& a, const SeatFacts& b) {
  return a.key_hash != b.key_hash || a.browsers != b.browsers;
}

}  // namespace

Seating::Seating(TablePlay& play, Commits& commits, const Broadcast& broadcast,
                 const TableInfo& info, const SeatKeys& keys)
    : play_(play), commits_(commits), broadcast_(broadcast), info_(info), keys_(keys) {}

Async<Expected<Json>> Seating::sit(std::string id, Seat seat, std::string browser,
                                   std::string address, SeatClaim claim) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_sit(facts, seat, browser, claim);
  if (!allowed) co_return std::unexpected(allowed.error());
  const SeatFacts after = with_sitter(facts, seat, browser, claim, keys_);
  if (differs(after, facts.seat(seat))) {
    const bool is_stranger =
        facts.in_lobby && !facts.seat(seat).nonce && !may_play(facts, seat, browser);
    const std::string stranger = is_stranger ? browser : std::string();
    const Expected<void> stored = co_await commits_.commit_seat(
        open, seat, after, with_arrival(facts, seat, browser, after, now_ms()), stranger);
    if (!stored) co_return std::unexpected(stored.error());
    broadcast_.send_people(open);
  }
  open->owner = address;
  const Expected<void> begun = co_await play_.begin(open);
  if (!begun) co_return std::unexpected(begun.error());
  // The host's link is for somebody else.
  const auto key = after.hands_on ? std::nullopt : keys_.again(id, seat, after);
  Json answer = {{"table", id},
                 {"seat", seat},
                 {"link", key ? link_json(id, *key) : Json()},
                 {"info", info_.of(facts, browser)}};
  co_return answer;
}

Async<Expected<Json>> Seating::renew_link(std::string id, Seat seat, std::string browser) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_renew(facts, seat, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  const SeatFacts after = with_new_link(facts, seat, browser, keys_);
  const Expected<void> stored = co_await commits_.commit_seat(open, seat, after, std::nullopt, "");
  if (!stored) co_return std::unexpected(stored.error());
  const auto key = keys_.again(id, seat, after);
  Json answer = {{"table", id}, {"seat", seat}, {"link", link_json(id, *key)}};
  co_return answer;
}

Async<Expected<Json>> Seating::leave(std::string id, Seat seat, std::string browser) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_leave(facts, seat, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  const Expected<void> stored = co_await commits_.commit_seat(
      open, seat, with_nobody(facts, seat, keys_), with_leaving(facts, seat, now_ms()), "");
  if (!stored) co_return std::unexpected(stored.error());
  broadcast_.send_people(open);
  co_return Json{{"table", info_.of(facts, browser)}};
}

Async<Expected<Json>> Seating::seat_bot(std::string id, Seat seat, std::string browser,
                                        std::string address, int level) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_seat_bot(facts, seat, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  const Expected<void> stored = co_await commits_.commit_seat(
      open, seat, with_bot(facts, seat, level), with_bot_arrival(facts, seat, now_ms()), "");
  if (!stored) co_return std::unexpected(stored.error());
  broadcast_.send_people(open);
  open->owner = std::move(address);
  const Expected<void> begun = co_await play_.begin(open);
  if (!begun) co_return std::unexpected(begun.error());
  co_return Json{{"table", info_.of(facts, browser)}};
}

Async<Expected<Json>> Seating::call_off(std::string id, std::string browser) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_call_off(facts, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  if (facts.status == Status::kWaiting) {
    const Expected<void> stored = co_await commits_.commit_call_off(open);
    if (!stored) co_return std::unexpected(stored.error());
    broadcast_.send_people(open);
  }
  co_return Json{{"table", info_.of(facts, browser)}};
}

Async<Expected<void>> Seating::fall_away(std::string id, std::int64_t before) {
  const Expected<OpenTablePtr> found = co_await play_.open(id);
  if (!found) co_return std::unexpected(found.error());
  const OpenTablePtr& open = *found;
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Expected<void> stored = co_await commits_.commit_fall_away(open, before);
  if (!stored) co_return stored;
  broadcast_.send_people(open);
  co_return Expected<void>();
}

}  // namespace kaisho::server
