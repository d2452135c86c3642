#include "arena/contest/contest_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "arena/play/match.h"
#include "arena/statistics/elo.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"

namespace kaisho::arena {
namespace {

constexpr std::size_t kMaxForfeits = 20;    // in a report
constexpr std::size_t kMaxForfeited = 200;  // forfeited games whose moves are kept

double margin(const GameOutcome& outcome, const std::vector<bool>& seating, Seat seat) {
  int best = std::numeric_limits<int>::min();
  for (std::size_t other = 0; other < seating.size(); ++other) {
    if (!seating[other]) best = std::max(best, outcome.score[other]);
  }
  return outcome.score[seat] - best;
}

void settle_pairing(PairingReport& pairing, const Contest& contest, int weight) {
  if (pairing.deals == 0) return;
  const int own = own_seats(contest);
  const Interval side = share_interval(pairing.groups, weight);
  pairing.share = per_seat(side, own);
  const double seats = 1.0 * pairing.games * own;
  pairing.rank /= seats;
  pairing.margin /= seats;
  for (const Seat seat : every_seat(contest.seats)) {
    SeatReport& at = pairing.at[seat];
    at.share = share_interval(at.groups, weight * own / contest.seats);
    at.rank /= seats / contest.seats;
    at.margin /= seats / contest.seats;
  }
  if (contest.seats == 2) pairing.elo = elo_of_share(side, 1, 1);
  if (contest.luck) pairing.without_luck = pairing.luck.estimate(weight, own);
}

RatedPairing rated(const PairingReport& pairing, const Contest& contest, int weight) {
  RatedPairing rated{.a = pairing.pairing.a,
                     .b = pairing.pairing.b,
                     .own = own_seats(contest),
                     .other = other_seats(contest)};
  for (const auto& [parts, times] : pairing.groups.by_value()) {
    rated.groups[1.0 * parts / (weight * kVictory)] = times;
  }
  return rated;
}

}  // namespace

bool ContestReport::complete() const {
  return std::cmp_equal(games, games_in_all) || stopped_by_test();
}

std::vector<std::optional<double>> share_matrix(const ContestReport& report) {
  const Contest& contest = report.contest;
  const std::size_t players = contest.players.size();
  const bool as_many = own_seats(contest) == other_seats(contest);
  std::vector<std::optional<double>> cells(players * players);
  for (const PairingReport& pairing : report.pairings) {
    if (pairing.deals == 0) continue;
    const auto [a, b] = pairing.pairing;
    cells[a * players + b] = pairing.share.mean;
    if (as_many) cells[b * players + a] = 2 * pairing.even - pairing.share.mean;
  }
  return cells;
}

bool ContestTally::Deal::forfeited() const {
  return std::ranges::any_of(games, [](const auto& game) { return game->forfeited(); });
}

bool ContestTally::Deal::whole() const {
  return std::ranges::all_of(games, [](const auto& game) { return game.has_value(); });
}

ContestTally::ContestTally(const Contest& contest)
    : contest_(contest),
      pairings_(pairings(contest)),
      seatings_(seatings(contest)),
      deals_in_all_(deals_in_all(contest)),
      sums_{.contest = contest, .games_in_all = games_in_all(contest)} {
  for (const Pairing& pairing : pairings_) {
    sums_.pairings.push_back({.pairing = pairing, .even = 1.0 / contest.seats});
  }
  if (contest.sprt) {
    sprt_.emplace(*contest.sprt, own_seats(contest), other_seats(contest), how_many(seatings_));
  }
}

void ContestTally::add(const ContestGame& game) {
  if (game.deal >= deals_in_all_ || game.deal < counted_ || game.seating >= how_many(seatings_)) {
    return;
  }
  Deal& deal = deals_[game.deal];
  deal.games.resize(seatings_.size());
  auto& place = deal.games[game.seating];
  if (place) return;
  place = game.outcome;
  if (place->forfeited()) forfeited_[{game.deal, game.seating}] = std::move(place->moves);
  if (forfeited_.size() > kMaxForfeited) forfeited_.erase(std::prev(forfeited_.end()));
  place->moves.clear();
  ++games_;
  count_on();
}

bool ContestTally::has(std::uint64_t deal, int seating) const {
  if (deal < counted_) return true;
  const auto kept = deals_.find(deal);
  return kept != deals_.end() && kept->second.games[seating].has_value();
}

std::string ContestTally::note() const {
  if (!sprt_) return "";
  return fmt::format(", {} deals, ratio {:.2f} ({:.2f} to {:.2f})", counted_, sprt_->llr(),
                     sprt_->lower(), sprt_->upper());
}

int ContestTally::won(const Deal& deal) const {
  int parts = 0;
  for (const Seat seat : every_seat(contest_.seats)) {
    parts += won_at(deal, seat);
  }
  return parts;
}

int ContestTally::won_at(const Deal& deal, Seat seat) const {
  int parts = 0;
  for (std::size_t seating = 0; seating < seatings_.size(); ++seating) {
    if (seatings_[seating][seat]) parts += victory_parts(deal.games[seating]->share[seat]);
  }
  return parts;
}

double ContestTally::luck(const Deal& deal) const {
  double luck = 0;
  for (std::size_t seating = 0; seating < seatings_.size(); ++seating) {
    for (const Seat seat : every_seat(contest_.seats)) {
      if (seatings_[seating][seat]) luck += (*deal.games[seating]->luck)[seat];
    }
  }
  return luck;
}

void ContestTally::count_on() {
  for (auto deal = deals_.begin(); !decided() && deal != deals_.end();) {
    if (deal->first != counted_ || !deal->second.whole()) return;
    count(deal->first, deal->second);
    deal = deals_.erase(deal);
  }
}

void ContestTally::count(std::uint64_t number, const Deal& deal) {
  if (sprt_) {
    const double share = 1.0 * won(deal) / kVictory;
    sprt_->add(share / how_many(seatings_), deal.forfeited());
    llr_.add(sprt_->llr());
  }
  PairingReport& pairing = sums_.pairings[number % pairings_.size()];
  for (std::size_t seating = 0; seating < seatings_.size(); ++seating) {
    count_game(number, seating, *deal.games[seating], pairing);
  }
  ++pairing.deals;
  pairing.groups.add(won(deal));
  if (contest_.luck) pairing.luck.add(won(deal), luck(deal));
  for (const Seat seat : every_seat(contest_.seats)) {
    pairing.at[seat].groups.add(won_at(deal, seat));
  }
  ++counted_;
  const auto later = forfeited_.lower_bound({counted_, 0});
  forfeited_.erase(forfeited_.begin(), later);
}

void ContestTally::add_forfeit(ForfeitReport forfeit) {
  if (sums_.forfeits.size() >= kMaxForfeits) return;
  for (const ForfeitReport& told : sums_.forfeits) {
    if (told.player == forfeit.player && told.reason == forfeit.reason) return;
  }
  forfeit.seed = match_key(contest_.seed, forfeit.deal, 0, kDealKey);
  const auto moves = forfeited_.find({forfeit.deal, forfeit.seating});
  if (moves != forfeited_.end()) forfeit.moves = moves->second;
  sums_.forfeits.push_back(std::move(forfeit));
}

void ContestTally::count_game(std::uint64_t number, std::size_t seating_number,
                              const GameOutcome& outcome, PairingReport& pairing) {
  const std::vector<bool>& seating = seatings_[seating_number];
  ++pairing.games;
  ++sums_.games;
  sums_.capped += outcome.capped ? 1 : 0;
  sums_.turns.add(outcome.turns);
  sums_.decisions += outcome.decisions;
  for (const Seat seat : every_seat(contest_.seats)) {
    if (!outcome.fault[seat].empty()) {
      const bool own = seating[seat];
      ++(own ? pairing.forfeits_a : pairing.forfeits_b);
      add_forfeit({.player = own ? pairing.pairing.a : pairing.pairing.b,
                   .reason = outcome.fault[seat],
                   .deal = number,
                   .seating = static_cast<int>(seating_number),
                   .seat = seat,
                   .took_ms = outcome.took_ms});
    }
    if (!seating[seat]) continue;
    const double lead = margin(outcome, seating, seat);
    pairing.rank += outcome.rank[seat];
    pairing.margin += lead;
    pairing.at[seat].rank += outcome.rank[seat];
    pairing.at[seat].margin += lead;
  }
}

ContestReport ContestTally::report() const {
  ContestReport report = sums_;
  const auto weight = how_many(seatings_);
  report.decisions /= std::max(1, report.games);
  std::vector<RatedPairing> all;
  for (PairingReport& pairing : report.pairings) {
    settle_pairing(pairing, contest_, weight);
    all.push_back(rated(pairing, contest_, weight));
  }
  report.ratings = rate(contest_.players.size(), all);
  if (sprt_) {
    const bool played = std::cmp_equal(report.games, report.games_in_all);
    report.sprt = SprtReport{.verdict = played ? sprt_->last_verdict() : sprt_->verdict(),
                             .groups = sprt_->groups(),
                             .forfeited = sprt_->forfeited(),
                             .lower = sprt_->lower(),
                             .upper = sprt_->upper(),
                             .llr = sprt_->llr(),
                             .curve = llr_.points()};
  }
  return report;
}

}  // namespace kaisho::arena
