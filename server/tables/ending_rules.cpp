#include "server/tables/ending_rules.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ranges>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"

namespace kaisho::server {
namespace {

using What = EndingStep::What;

constexpr std::ptrdiff_t kMaxOffers = 20;  // and refusals, that are kept of a seat
constexpr int kRest = 10;                  // entries after a refusal
constexpr std::int64_t kLongAway = 3;      // times the absence after which a bot stands in

bool is_kept(const EndingStep& step) { return gives_up(step) || step.what == What::kAgreed; }

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

bool is_long_away(const TableFacts& facts, Seat seat, const Absences& absences, std::int64_t now) {
  const StandIn* const bot = stand_in_of(facts, seat);
  if (bot == nullptr) return false;
  const std::chrono::milliseconds after = kLongAway * absences.until_stand_in;
  return now - std::max(bot->begun.at, absences.seen_since) >= after.count();
}

// The newest arrival at the seat; null where nobody came to it.
const Arrival* last_arrival(const TableFacts& facts, Seat seat) {
  const auto all = facts.arrivals | std::views::reverse;
  const auto found = std::ranges::find(all, seat, &Arrival::seat);
  return found == all.end() ? nullptr : &*found;
}

// The offers that stand after some steps. An agreement is one, too.
class Standing {
 public:
  // Returns whether the step took back an offer of the same seat.
  bool take(const EndingStep& step) {
    const bool had_offered =
        std::erase_if(offers_, [&](const EndingStep& one) { return one.seat == step.seat; }) > 0;
    if (step.what == What::kOffered) offers_.push_back(step);
    if (step.what != What::kDeclined) return false;
    if (!had_offered) offers_.clear();
    return had_offered;
  }
  const std::vector<EndingStep>& offers() const { return offers_; }

 private:
  std::vector<EndingStep> offers_;
};

// What came of the offers so far.
struct Offers {
  std::vector<Seat> agree;
  std::optional<int> declined_at;             // the entry after which somebody last declined
  BySeat<std::optional<int>> withdrawn_at{};  // and after which each last withdrew
};

Offers offers_of(const TableFacts& facts) {
  Offers offers;
  Standing standing;
  for (const EndingStep& step : facts.ending_steps) {
    const bool withdrew = standing.take(step);
    if (step.what != What::kDeclined) continue;
    (withdrew ? offers.withdrawn_at[step.seat] : offers.declined_at) = step.at.rev;
  }
  for (const EndingStep& offer : standing.offers()) {
    const Arrival* const other = last_arrival(facts, offer.seat);
    const bool is_theirs = other == nullptr || !other->alone || other->at < offer.at.at;
    if (is_theirs) offers.agree.push_back(offer.seat);
  }
  return offers;
}

using Steps = std::vector<EndingStep>;

bool withdraws(const Steps& all, Steps::const_iterator refusal) {
  Standing standing;
  for (auto step = all.begin(); step != refusal; ++step) standing.take(*step);
  return standing.take(*refusal);
}

// Forgets the oldest offer or refusal of the seat, and what would mean something else without it:
// the refusal by which the offer was taken back, or all that was offered before the refusal.
void forget_oldest(Steps& all, Seat seat) {
  const auto passing = [seat](const EndingStep& step) {
    return step.seat == seat && !is_kept(step);
  };
  const auto first = std::ranges::find_if(all, passing);
  if (first->what == What::kDeclined) {
    const int last = first->number;
    std::erase_if(all,
                  [last](const EndingStep& step) { return step.number <= last && !is_kept(step); });
    return;
  }
  const auto next = std::find_if(first + 1, all.end(), passing);
  if (next != all.end() && withdraws(all, next)) all.erase(next);
  all.erase(first);
}

void add(TableFacts& facts, Seat seat, What what, std::int64_t now) {
  Steps& all = facts.ending_steps;
  const int number = all.empty() ? 1 : all.back().number + 1;
  const auto passing = std::ranges::count_if(
      all, [seat](const EndingStep& step) { return step.seat == seat && !is_kept(step); });
  if (passing >= kMaxOffers) forget_oldest(all, seat);
  all.push_back({number, seat, what, {facts.rev, facts.n, now}});
}

}  // namespace

engine::Ending ending_of(const TableFacts& facts) {
  engine::Ending ending;
  int people = 0;
  for (const SeatFacts& seat : facts.seats) people += seat.is_bot() ? 0 : 1;
  for (const EndingStep& step : facts.ending_steps) {
    if (gives_up(step)) ending.resigned.push_back(step.seat);
    if (step.what == What::kAgreed) ending.by = engine::EndedBy::kAgreement;
    const bool for_all = facts.pace.out_of_time == OutOfTime::kGameEnds;
    if (step.what == What::kTimeUp && for_all) ending.by = engine::EndedBy::kTime;
  }
  const bool is_left =
      engine::leaves_nobody(how_many(ending.resigned), how_many(facts.seats), people);
  if (is_left && ending.by != engine::EndedBy::kTime) ending.by = engine::EndedBy::kResignation;
  return ending;
}

Expected<void> may_resign(const TableFacts& facts, Seat seat) {
  if (const auto plays = may_take_part(facts, seat); !plays) return plays;
  const Arrival* const came = last_arrival(facts, seat);
  if (came == nullptr || !came->alone || came->by == kNobody) return {};
  return fail("not_your_seat", "server.anothers_game", {});
}

Expected<void> may_agree(const TableFacts& facts, Seat seat) {
  if (const auto plays = may_take_part(facts, seat); !plays) return plays;
  const Offers offers = offers_of(facts);
  if (!offers.agree.empty()) return {};
  const int declined = offers.declined_at.value_or(-kRest);
  const int withdrawn = offers.withdrawn_at[seat].value_or(-kRest);
  const int left = std::max(declined, withdrawn) + kRest - facts.rev;
  if (left > 0) return fail("too_soon", "server.declined", {{"left", left}});
  return {};
}

bool is_agreeing(const TableFacts& facts, Seat seat) {
  const std::vector<Seat> seats = agreeing(facts);
  return std::ranges::find(seats, seat) != seats.end();
}

std::vector<Seat> agreeing(const TableFacts& facts) { return offers_of(facts).agree; }

std::vector<Seat> asked_to_agree(const TableFacts& facts, const Absences& absences,
                                 std::int64_t now) {
  std::vector<Seat> seats;
  if (!facts.all_moved) return seats;
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    if (is_person(facts, seat) && !is_long_away(facts, seat, absences, now)) seats.push_back(seat);
  }
  return seats;
}

bool all_agree(const TableFacts& facts, const Absences& absences, std::int64_t now) {
  const std::vector<Seat> asked = asked_to_agree(facts, absences, now);
  return !agreeing(facts).empty() &&
         std::ranges::all_of(asked, [&](Seat seat) { return is_agreeing(facts, seat); });
}

std::vector<EndingStep> with_step(const TableFacts& facts, Seat seat, What what,
                                  const Absences& absences, std::int64_t now) {
  TableFacts after = facts;
  add(after, seat, what, now);
  if (what == What::kAgreed) return after.ending_steps;
  const bool ends = !ending_of(after).is_early() && all_agree(after, absences, now);
  if (ends) add(after, seat, What::kAgreed, now);
  return after.ending_steps;
}

}  // namespace kaisho::server
