#include "server/tables/ending_rules.h"

#include <algorithm>
#include <cstddef>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"

namespace kaisho::server {
namespace {

using What = EndingStep::What;

constexpr std::ptrdiff_t kMaxOffers = 20;  // and refusals, that are kept of a seat
constexpr int kRest = 10;                  // entries after a refusal
constexpr std::int64_t kLongAway = 3;      // times the absence after which a bot stands in

bool is_kept(const EndingStep& step) {
  return step.what == What::kResigned || step.what == What::kAgreed;
}

bool is_person(const TableFacts& facts, Seat seat) {
  return !facts.seat(seat).is_bot() && !has_resigned(facts, seat);
}

Expected<void> may_take_part(const TableFacts& facts, Seat seat) {
  if (facts.status == Status::kFrozen) return frozen(facts.why);
  if (facts.status == Status::kOver) return fail("not_playing", "game_over", {});
  if (facts.status != Status::kPlaying) return fail("not_playing", "server.not_begun", {});
  if (has_resigned(facts, seat)) return fail("has_resigned", "server.has_resigned", {});
  return {};
}

bool is_long_away(const TableFacts& facts, Seat seat, std::chrono::seconds absence,
                  std::int64_t now) {
  const StandIn* const bot = stand_in_of(facts, seat);
  const std::chrono::milliseconds after = kLongAway * absence;
  return bot != nullptr && now - bot->begun.at >= after.count();
}

void add(TableFacts& facts, Seat seat, What what, std::int64_t now) {
  std::vector<EndingStep>& all = facts.ending_steps;
  const int number = all.empty() ? 1 : all.back().number + 1;
  const auto passing = [seat](const EndingStep& step) {
    return step.seat == seat && !is_kept(step);
  };
  if (std::ranges::count_if(all, passing) >= kMaxOffers) {
    all.erase(std::ranges::find_if(all, passing));
  }
  all.push_back({number, seat, what, {facts.rev, facts.n, now}});
}

bool all_agree(const TableFacts& facts, std::chrono::seconds absence, std::int64_t now) {
  const std::vector<Seat> asked = asked_to_agree(facts, absence, now);
  return !agreeing(facts).empty() &&
         std::ranges::all_of(asked, [&](Seat seat) { return is_agreeing(facts, seat); });
}

}  // namespace

engine::Ending ending_of(const TableFacts& facts) {
  engine::Ending ending;
  int people = 0;
  for (const SeatFacts& seat : facts.seats) people += seat.is_bot() ? 0 : 1;
  for (const EndingStep& step : facts.ending_steps) {
    if (step.what == What::kResigned) ending.resigned.push_back(step.seat);
    if (step.what == What::kAgreed) ending.by = engine::EndedBy::kAgreement;
  }
  const int gone = how_many(ending.resigned);
  const bool is_left = gone > 0 && (gone >= how_many(facts.seats) - 1 || gone >= people);
  if (is_left) ending.by = engine::EndedBy::kResignation;
  return ending;
}

Expected<void> may_resign(const TableFacts& facts, Seat seat) { return may_take_part(facts, seat); }

Expected<void> may_agree(const TableFacts& facts, Seat seat) {
  if (const auto plays = may_take_part(facts, seat); !plays) return plays;
  if (!agreeing(facts).empty()) return {};
  const auto declined = std::ranges::find(facts.ending_steps.rbegin(), facts.ending_steps.rend(),
                                          What::kDeclined, &EndingStep::what);
  if (declined == facts.ending_steps.rend()) return {};
  const int left = declined->at.rev + kRest - facts.rev;
  if (left > 0) return fail("too_soon", "server.declined", {{"left", left}});
  return {};
}

bool is_agreeing(const TableFacts& facts, Seat seat) {
  const std::vector<Seat> seats = agreeing(facts);
  return std::ranges::find(seats, seat) != seats.end();
}

std::vector<Seat> agreeing(const TableFacts& facts) {
  std::vector<Seat> seats;
  for (const EndingStep& step : facts.ending_steps) {
    if (step.what == What::kDeclined) seats.clear();
    if (step.what == What::kOffered && is_person(facts, step.seat)) seats.push_back(step.seat);
  }
  return seats;
}

std::vector<Seat> asked_to_agree(const TableFacts& facts, std::chrono::seconds absence,
                                 std::int64_t now) {
  std::vector<Seat> seats;
  if (!facts.all_moved) return seats;
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    if (is_person(facts, seat) && !is_long_away(facts, seat, absence, now)) seats.push_back(seat);
  }
  return seats;
}

std::vector<EndingStep> with_step(const TableFacts& facts, Seat seat, What what,
                                  std::chrono::seconds absence, std::int64_t now) {
  TableFacts after = facts;
  add(after, seat, what, now);
  const bool ends = !ending_of(after).is_early() && all_agree(after, absence, now);
  if (ends) add(after, seat, What::kAgreed, now);
  return after.ending_steps;
}

}  // namespace kaisho::server
