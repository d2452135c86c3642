#include "server/tables/seat_rules.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/secrets/fair_seed.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kMaxBrowsers = 20;     // that share a seat
constexpr std::ptrdiff_t kMaxArrivals = 20;  // that are kept of a seat

std::unexpected<Error> no_seat(Seat number) {
  return fail("not_found", "server.no_seat", {{"found", number}});
}

Expected<void> is_on(const TableFacts& facts) {
  if (facts.status == Status::kCalledOff) return fail("called_off", "server.called_off", {});
  return {};
}

// When several browsers share a seat, it is the first one's: a later one came by the link, and
// could otherwise take the seat for itself.
bool is_first(const TableFacts& facts, Seat number, const std::string& browser) {
  return may_play(facts, number, browser) && facts.seat(number).browsers.front() == browser;
}

// The table's arrivals and one more; `arrival` has what is its own.
std::vector<Arrival> with_one_more(const TableFacts& facts, Arrival arrival, std::int64_t now) {
  std::vector<Arrival> all = facts.arrivals;
  const Seat seat = arrival.seat;
  arrival.number = all.empty() ? 1 : all.back().number + 1;
  arrival.was = facts.seat(seat).name;
  arrival.rev = facts.rev;
  arrival.at = now;
  const auto same = [seat](const Arrival& other) { return other.seat == seat; };
  if (std::ranges::count_if(all, same) >= kMaxArrivals) all.erase(std::ranges::find_if(all, same));
  all.push_back(std::move(arrival));
  return all;
}

}  // namespace

Seat seat_of(const TableFacts& facts, const std::string& browser) {
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    if (may_play(facts, seat, browser)) return seat;
  }
  return kNobody;
}

Expected<Seat> seat_for(const TableFacts& facts, const std::string& browser, int asked) {
  if (asked < 0) return seat_of(facts, browser);
  const auto seat = static_cast<Seat>(asked);
  if (may_play(facts, seat, browser)) return seat;
  return fail("not_your_seat", "server.no_key", {{"found", asked}});
}

Expected<void> may_sit(const TableFacts& facts, Seat number, const std::string& browser,
                       const SeatClaim& claim) {
  if (const auto on = is_on(facts); !on) return on;
  if (!facts.has_seat(number)) return no_seat(number);
  const SeatFacts& seat = facts.seat(number);
  if (seat.is_bot()) return fail("seat_taken", "server.bot_sits", {});
  const bool as_stranger = claim.key.empty() && is_for_all(facts, number);
  if (as_stranger && seat_of(facts, browser) != kNobody) {
    return fail("has_seat", "server.has_seat", {});
  }
  if (!as_stranger && !may_play(facts, number, browser) && !opens(seat, claim.key)) {
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

std::optional<std::vector<Arrival>> with_arrival(const TableFacts& facts, Seat number,
                                                 const std::string& browser, const SeatFacts& after,
                                                 std::int64_t now) {
  const SeatFacts& before = facts.seat(number);
  if (before.nonce && may_play(facts, number, browser)) return std::nullopt;
  Arrival arrival;
  arrival.seat = number;
  arrival.what = before.nonce ? Arrival::What::kCame : Arrival::What::kSat;
  arrival.alone = before.hands_on;
  if (before.nonce) arrival.by = seat_of(facts, browser);
  arrival.name = after.name;
  return with_one_more(facts, std::move(arrival), now);
}

Expected<void> may_renew(const TableFacts& facts, Seat number, const std::string& browser) {
  if (const auto on = is_on(facts); !on) return on;
  if (!facts.has_seat(number)) return no_seat(number);
  if (is_first(facts, number, browser)) return {};
  const bool elsewhere = !facts.seat(number).is_bot() && !may_play(facts, number, browser);
  const bool is_strangers = facts.in_lobby && facts.seat(number).nonce;
  if (elsewhere && !is_strangers && facts.creator == browser) return {};
  return fail("not_your_seat", "server.not_player", {});
}

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

Expected<void> may_leave(const TableFacts& facts, Seat number, const std::string& browser) {
  if (const auto on = is_on(facts); !on) return on;
  if (!facts.has_seat(number)) return no_seat(number);
  if (!is_first(facts, number, browser)) return fail("not_your_seat", "server.not_player", {});
  if (facts.status != Status::kWaiting) return fail("has_begun", "server.begun_with_you", {});
  if (facts.creator == browser) return fail("is_host", "server.is_host", {});
  return {};
}

SeatFacts with_nobody(const TableFacts& facts, Seat number, const SeatKeys& keys) {
  SeatFacts free;
  keys.renew(facts.id, number, free);
  return free;
}

std::vector<Arrival> with_leaving(const TableFacts& facts, Seat number, std::int64_t now) {
  Arrival leaving;
  leaving.seat = number;
  leaving.what = Arrival::What::kLeft;
  return with_one_more(facts, std::move(leaving), now);
}

Expected<void> may_seat_bot(const TableFacts& facts, Seat number, const std::string& browser) {
  if (facts.creator != browser) return fail("not_host", "server.not_host", {});
  if (const auto on = is_on(facts); !on) return on;
  if (!facts.has_seat(number)) return no_seat(number);
  const SeatFacts& seat = facts.seat(number);
  if (seat.is_bot()) return fail("seat_taken", "server.bot_sits", {});
  if (seat.nonce) return fail("seat_taken", "server.seat_taken", {});
  return {};
}

SeatFacts with_bot(const TableFacts& facts, Seat number, int level) {
  SeatFacts bot;
  bot.level = level;
  bot.nonce = bot_nonce(commitment_of(facts.secret), number);
  return bot;
}

std::vector<Arrival> with_bot_arrival(const TableFacts& facts, Seat number, std::int64_t now) {
  Arrival bot;
  bot.seat = number;
  bot.what = Arrival::What::kBot;
  return with_one_more(facts, std::move(bot), now);
}

Expected<void> may_call_off(const TableFacts& facts, const std::string& browser) {
  if (facts.creator != browser) return fail("not_host", "server.not_host", {});
  const bool has_begun = facts.status != Status::kWaiting && facts.status != Status::kCalledOff;
  if (has_begun) return fail("has_begun", "server.has_begun", {});
  return {};
}

}  // namespace kaisho::server
