#include "arena/contest/contest_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>

#include "arena/play/match.h"
#include "arena/statistics/elo.h"

namespace kaisho::arena {
namespace {

constexpr std::size_t kMaxForfeits = 20;    // in a report
constexpr std::size_t kMaxForfeited = 200;  // forfeited games whose moves are kept

double margin(const GameOutcome& outcome, const std::vector<bool>& seating, std::size_t seat) {
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
  const double seats = static_cast<double>(pairing.games) * own;
  pairing.rank /= seats;
  pairing.margin /= seats;
  for (int seat = 0; seat < contest.seats; ++seat) {
    SeatReport& at = pairing.at[static_cast<std::size_t>(seat)];
    at.share = share_interval(at.groups, weight * own / contest.seats);
    at.rank /= seats / contest.seats;
    at.margin /= seats / contest.seats;
  }
  if (contest.seats == 2) pairing.elo = elo_of_share(side, 1, 1);
}

}  // namespace

bool ContestReport::complete() const {
  return static_cast<std::uint64_t>(games) == games_in_all ||
         (sprt && sprt->verdict != Verdict::kUndecided);
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
      deals_in_all_(deals_in_all(contest)) {
  if (contest.sprt) {
    sprt_.emplace(*contest.sprt, own_seats(contest), other_seats(contest),
                  static_cast<int>(seatings_.size()));
  }
}

void ContestTally::add(const ContestGame& game) {
  if (game.deal >= deals_in_all_ || static_cast<std::size_t>(game.seating) >= seatings_.size()) {
    return;
  }
  Deal& deal = deals_[game.deal];
  deal.games.resize(seatings_.size());
  auto& place = deal.games[static_cast<std::size_t>(game.seating)];
  if (place) return;
  place = game.outcome;
  if (place->forfeited()) forfeited_[{game.deal, game.seating}] = std::move(place->moves);
  if (forfeited_.size() > kMaxForfeited) forfeited_.erase(std::prev(forfeited_.end()));
  place->moves.clear();
  ++games_;
  count_on();
}

bool ContestTally::has(std::uint64_t deal, int seating) const {
  const auto kept = deals_.find(deal);
  return kept != deals_.end() && kept->second.games[static_cast<std::size_t>(seating)].has_value();
}

std::string ContestTally::note() const {
  if (!sprt_) return "";
  return fmt::format(", {} deals, ratio {:.2f} ({:.2f} to {:.2f})", counted_, sprt_->llr(),
                     sprt_->lower(), sprt_->upper());
}

double ContestTally::group(const Deal& deal) const {
  double shares = 0;
  for (std::size_t seating = 0; seating < seatings_.size(); ++seating) {
    for (std::size_t seat = 0; seat < seatings_[seating].size(); ++seat) {
      if (seatings_[seating][seat]) {
        shares += static_cast<double>(deal.games[seating]->share[seat]);
      }
    }
  }
  return shares / static_cast<double>(seatings_.size());
}

// The share of a's seat there over the seatings of a deal that have it.
double ContestTally::group_at(const Deal& deal, std::size_t seat) const {
  double shares = 0;
  int games = 0;
  for (std::size_t seating = 0; seating < seatings_.size(); ++seating) {
    if (!seatings_[seating][seat]) continue;
    shares += static_cast<double>(deal.games[seating]->share[seat]);
    ++games;
  }
  return shares / games;
}

void ContestTally::count_on() {
  for (auto deal = deals_.find(counted_); !decided() && deal != deals_.end(); ++deal) {
    if (deal->first != counted_ || !deal->second.whole()) return;
    if (sprt_) {
      sprt_->add(group(deal->second), deal->second.forfeited());
      llr_.push_back(sprt_->llr());
    }
    ++counted_;
  }
}

void ContestTally::add_forfeit(ForfeitReport forfeit, ContestReport& report) const {
  if (report.forfeits.size() >= kMaxForfeits) return;
  for (const ForfeitReport& told : report.forfeits) {
    if (told.player == forfeit.player && told.reason == forfeit.reason) return;
  }
  forfeit.seed = match_key(contest_.seed, forfeit.deal, 0, kDealKey);
  const auto moves = forfeited_.find({forfeit.deal, forfeit.seating});
  if (moves != forfeited_.end()) forfeit.moves = moves->second;
  report.forfeits.push_back(std::move(forfeit));
}

void ContestTally::add_game(std::uint64_t number, std::size_t seating_number,
                            PairingReport& pairing, ContestReport& report) const {
  const GameOutcome& outcome = *deals_.at(number).games[seating_number];
  const std::vector<bool>& seating = seatings_[seating_number];
  ++pairing.games;
  ++report.games;
  report.capped += outcome.capped ? 1 : 0;
  report.turns.push_back(outcome.turns);
  report.decisions += outcome.decisions;
  for (std::size_t seat = 0; seat < seating.size(); ++seat) {
    if (!outcome.fault[seat].empty()) {
      const bool own = seating[seat];
      ++(own ? pairing.forfeits_a : pairing.forfeits_b);
      add_forfeit({.player = own ? pairing.pairing.a : pairing.pairing.b,
                   .reason = outcome.fault[seat],
                   .deal = number,
                   .seating = static_cast<int>(seating_number),
                   .seat = static_cast<Seat>(seat)},
                  report);
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
  ContestReport report{.contest = contest_, .games_in_all = games_in_all(contest_)};
  for (const Pairing& pairing : pairings_) {
    report.pairings.push_back({.pairing = pairing, .even = 1.0 / contest_.seats});
  }
  for (const auto& [number, deal] : deals_) {
    if (number >= counted_) break;
    PairingReport& pairing = report.pairings[number % pairings_.size()];
    for (std::size_t seating = 0; seating < seatings_.size(); ++seating) {
      add_game(number, seating, pairing, report);
    }
    ++pairing.deals;
    pairing.groups.push_back(group(deal));
    for (int seat = 0; seat < contest_.seats; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      pairing.at[at].groups.push_back(group_at(deal, at));
    }
  }
  report.decisions /= std::max(1, report.games);
  std::vector<RatedPairing> rated;
  for (PairingReport& pairing : report.pairings) {
    settle_pairing(pairing, contest_, static_cast<int>(seatings_.size()));
    rated.push_back({.a = pairing.pairing.a,
                     .b = pairing.pairing.b,
                     .own = own_seats(contest_),
                     .other = other_seats(contest_),
                     .groups = pairing.groups});
  }
  report.ratings = rate(contest_.players.size(), rated);
  if (sprt_) {
    const bool all = static_cast<std::uint64_t>(report.games) == report.games_in_all;
    report.sprt = SprtReport{.verdict = all ? sprt_->last_verdict() : sprt_->verdict(),
                             .groups = sprt_->groups(),
                             .forfeited = sprt_->forfeited(),
                             .lower = sprt_->lower(),
                             .upper = sprt_->upper(),
                             .llr = llr_};
  }
  return report;
}

}  // namespace kaisho::arena
