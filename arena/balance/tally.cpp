#include "arena/balance/tally.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>

#include "core/values/every_seat.h"
#include "core/values/lists.h"
#include "core/values/real.h"
#include "players/value.h"

namespace kaisho::arena {
namespace {

struct SpreadName {
  std::string_view name;
  bool by_seats = false;  // each seat has one, not each game
};
constexpr std::array<SpreadName, kSpreads> kSpreadNames = {{{"turns"},
                                                            {"decisions"},
                                                            {"score of the winner"},
                                                            {"score of every seat", true},
                                                            {"margin, first to second"}}};

// The scores of a game, best first.
std::vector<int> sorted_scores(const MatchOutcome& outcome, int seats) {
  std::vector<int> scores(outcome.result.score.begin(), outcome.result.score.begin() + seats);
  std::ranges::sort(scores, std::greater{});
  return scores;
}

// The winner's score: the best of those who share the victory, whom a tiebreak may have chosen.
int winning_score(const MatchOutcome& outcome, int seats) {
  int best = 0;
  bool found = false;
  for (const Seat seat : every_seat(seats)) {
    if (outcome.result.share[seat] <= 0) continue;
    best = found ? std::max(best, outcome.result.score[seat]) : outcome.result.score[seat];
    found = true;
  }
  return best;
}

// The numbers of one game, in the order of kSpreadNames.
std::array<std::vector<int>, kSpreads> numbers_of(const MatchOutcome& outcome, int seats) {
  std::vector<int> scores = sorted_scores(outcome, seats);
  const int margin = scores[0] - scores[1];
  return {{{outcome.turns},
           {outcome.decisions},
           {winning_score(outcome, seats)},
           std::move(scores),
           {margin}}};
}

std::span<const MatchOutcome> outcomes_of(const DealGames& deal) {
  return std::span(deal.outcomes).first(deal.games);
}

double per(std::int64_t sum, std::int64_t number) { return as_double(sum) / as_double(number); }

// Marks the bots that have this name, wherever they sit, as a report counts them together.
std::vector<bool> bots_of(const SimulateOptions& options, const std::string& name) {
  std::vector<bool> bots(options.seats, options.bots.size() == 1);
  for (std::size_t bot = 0; bot < bots.size() && options.bots.size() > 1; ++bot) {
    bots[bot] = options.bots[bot] == name;
  }
  return bots;
}

}  // namespace

std::array<std::int64_t, kSpreads> spread_sums(const DealGames& deal, int seats) {
  std::array<std::int64_t, kSpreads> sums{};
  for (const MatchOutcome& outcome : outcomes_of(deal)) {
    const auto numbers = numbers_of(outcome, seats);
    for (std::size_t i = 0; i < kSpreads; ++i) {
      for (const int value : numbers[i]) sums[i] += value;
    }
  }
  return sums;
}

std::int64_t won_at(const DealGames& deal, Seat seat) {
  std::int64_t won = 0;
  for (const MatchOutcome& outcome : outcomes_of(deal)) {
    won += victory_parts(outcome.result.share[seat]);
  }
  return won;
}

Tally::Tally(const Game& game, const SimulateOptions& options)
    : game_(game.info().id),
      seed_(options.seed),
      seats_(options.seats),
      each_(games_of_deal(options)),
      reports_(options.report),
      without_luck_(options.luck_adjusted),
      uses_(game, options.seats) {
  for (const std::string& bot : options.bots) {
    if (std::ranges::find(players_, bot, &PlayerSums::name) != players_.end()) continue;
    players_.push_back({.name = bot, .bots = bots_of(options, bot)});
  }
}

void Tally::add_player(PlayerSums& player, const DealGames& deal) const {
  std::int64_t won = 0;
  double luck = 0;
  for (std::size_t rotation = 0; rotation < deal.games; ++rotation) {
    const Result& result = deal.outcomes[rotation].result;
    for (const Seat seat : every_seat(seats_)) {
      if (!player.bots[(seat + rotation) % seats_]) continue;
      const int parts = victory_parts(result.share[seat]);
      won += parts;
      luck += deal.luck[rotation][seat];
      player.at[seat] += parts;
      player.score += result.score[seat];
      player.margin += players::lead_of(result, seat, seats_);
    }
  }
  player.share.add(won);
  player.luck.add(won, luck);
}

void Tally::count(const MatchOutcome& outcome) {
  capped_ += outcome.result.capped ? 1 : 0;
  const auto numbers = numbers_of(outcome, seats_);
  for (std::size_t i = 0; i < kSpreads; ++i) {
    for (const int value : numbers[i]) counts_[i].add(value);
  }
}

void Tally::add(const DealGames& deal) {
  ++deals_;
  seconds_ += deal.seconds;
  for (const MatchOutcome& outcome : outcomes_of(deal)) count(outcome);
  const auto sums = spread_sums(deal, seats_);
  for (std::size_t i = 0; i < kSpreads; ++i) sums_[i].add(sums[i]);
  for (const Seat seat : every_seat(seats_)) {
    share_at_[seat].add(won_at(deal, seat));
  }
  for (PlayerSums& player : players_) add_player(player, deal);
  uses_.add(deal.uses);
}

void Tally::add(const Tally& more) {
  deals_ += more.deals_;
  capped_ += more.capped_;
  seconds_ += more.seconds_;
  for (std::size_t i = 0; i < kSpreads; ++i) {
    counts_[i].add(more.counts_[i]);
    sums_[i].add(more.sums_[i]);
  }
  for (const Seat seat : every_seat(kMaxSeats)) share_at_[seat].add(more.share_at_[seat]);
  for (std::size_t i = 0; i < players_.size(); ++i) {
    PlayerSums& player = players_[i];
    const PlayerSums& other = more.players_[i];
    player.share.add(other.share);
    player.luck.add(other.luck);
    for (const Seat seat : every_seat(kMaxSeats)) player.at[seat] += other.at[seat];
    player.score += other.score;
    player.margin += other.margin;
  }
  uses_.add(more.uses_);
}

PlayerScore Tally::score_of(const PlayerSums& player, const SimulateResult& result) const {
  PlayerScore score{.name = player.name, .seats = times_in(player.bots, true)};
  const std::int64_t sat = std::int64_t{result.games} * score.seats;  // seats, over all games
  for (const Seat seat : every_seat(kMaxSeats)) {
    score.at[seat] = per(player.at[seat] * seats_, sat * kVictory);
  }
  score.score = per(player.score, sat);
  score.margin = per(player.margin, sat);
  const RatioSums share = ratio_of(player.share, std::int64_t{each_} * kVictory);
  score.share = per_seat(ratio_interval(share, kVictory), score.seats);
  if (score.seats == seats_) score.share = certain(1.0 / score.seats);
  if (without_luck_) score.without_luck = player.luck.estimate(each_, score.seats);
  return score;
}

void Tally::report(SimulateResult& result) const {
  result.uses = uses_.uses(result.played());
  for (const Seat seat : every_seat(seats_)) {
    const RatioSums share = ratio_of(share_at_[seat], std::int64_t{each_} * kVictory);
    result.share_at_95[seat] = ratio_interval(share, kVictory);
  }
  for (std::size_t i = 0; i < kSpreads; ++i) {
    const int values = each_ * (kSpreadNames[i].by_seats ? seats_ : 1);
    result.spreads.push_back({.name = std::string(kSpreadNames[i].name),
                              .by_seats = kSpreadNames[i].by_seats,
                              .counts = counts_[i],
                              .mean = mean_interval(sums_[i], values)});
  }
}

SimulateResult Tally::result() const {
  SimulateResult result{.game = game_,
                        .seats = seats_,
                        .games = static_cast<int>(deals_) * each_,
                        .deals = static_cast<int>(deals_),
                        .seed = seed_,
                        .capped = static_cast<int>(capped_)};
  for (const PlayerSums& player : players_) result.players.push_back(score_of(player, result));
  for (const Seat seat : every_seat(seats_)) {
    result.share_at[seat] = per(share_at_[seat].sum, std::int64_t{result.games} * kVictory);
  }
  result.turns = per(sums_[0].sum, result.games);
  result.turns_low = counts_[0].least();
  result.turns_high = counts_[0].most();
  result.decisions = per(sums_[1].sum, result.games);
  if (reports_) report(result);
  return result;
}

}  // namespace kaisho::arena
