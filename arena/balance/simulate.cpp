#include "arena/balance/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>

#include "arena/balance/simulate_with.h"
#include "arena/command_line/number_option.h"
#include "arena/play/threads.h"
#include "games/registry.h"
#include "players/player.h"
#include "players/value.h"

namespace kaisho::arena {
namespace {

using Clock = std::chrono::steady_clock;

Expected<void> check_options(const SimulateOptions& options) {
  const auto bots = static_cast<int>(options.bots.size());
  if (auto fine = in_range(1, 100'000'000, options.games, "games"); !fine) return fine;
  if (bots != 1 && bots != options.seats) {
    return fail("bad_option", "arena.bots", {{"expected", options.seats}, {"found", bots}}, "bots");
  }
  if (!options.rotate && bots != 1) {
    return fail("bad_option", "arena.unrotated", {{"found", bots}}, "rotate");
  }
  return in_range(0, 1024, options.threads, "threads");
}

Expected<GamePtr> open(const SimulateOptions& options) {
  return options.edition ? open_game(options.game, *options.edition) : open_game(options.game);
}

std::string bot_of(const SimulateOptions& options, int seat) {
  return options.bots.size() == 1 ? options.bots[0] : options.bots[static_cast<std::size_t>(seat)];
}

int games_of_deal(const SimulateOptions& options) { return options.rotate ? options.seats : 1; }

// Everything a worker needs; deals are handed out by number and their outcomes kept by number, so
// that the result does not depend on who played which.
struct Work {
  const Game& game;
  const SimulateOptions& options;
  const PlayerFactory& factory;
  const Progress& progress;
  const std::stop_token& stop;
  std::vector<MatchOutcome> outcomes{};  // deal * games of a deal + rotation
  std::vector<char> finished{};          // by deal
  std::atomic<int> next = 0;
  std::mutex telling{};
  int told = 0;
  std::mutex counting{};
  Balance balance{game};
};

Options table_of(const SimulateOptions& options) {
  return {.seats = options.seats, .turn_cap = options.turn_cap, .variants = options.variants};
}

void play_deal(Work& work, std::size_t deal,
               const std::vector<std::unique_ptr<players::Player>>& players) {
  const auto seats = static_cast<std::size_t>(work.options.seats);
  const auto rotations = static_cast<std::size_t>(games_of_deal(work.options));
  DealUses uses(static_cast<int>(deal), work.options.seats);
  const auto start =
      work.game.start(table_of(work.options), match_key(work.options.seed, deal, 0, kDealKey));
  if (!start) return;  // simulate_with has tried these options
  for (std::size_t rotation = 0; rotation < rotations; ++rotation) {
    std::array<SeatedPlayer, kMaxSeats> seated;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const std::size_t bot = (seat + rotation) % seats;
      seated[seat] = {players[bot].get(), player_chance(work.options.seed, deal, rotation, seat)};
    }
    MatchOutcome& outcome = work.outcomes[deal * rotations + rotation];
    const auto at_table = std::span(seated).first(seats);
    if (!work.options.report) {
      outcome = play_match(work.game, *start, at_table, {}, nullptr, work.stop);
      if (outcome.stopped) return;
      continue;
    }
    UseLog log(work.game);
    // Only for its events: the set-up is part of every game.
    static_cast<void>(work.game.start(table_of(work.options),
                                      match_key(work.options.seed, deal, 0, kDealKey), &log));
    log.begin();
    outcome = play_match(work.game, *start, at_table, {}, &log, work.stop);
    if (outcome.stopped) return;
    uses.add(log, outcome.result);
  }
  work.finished[deal] = 1;
  const std::lock_guard lock(work.counting);
  work.balance.add(uses);
}

void work_on(Work& work, int deals) {
  std::vector<std::unique_ptr<players::Player>> players;
  players.reserve(static_cast<std::size_t>(work.options.seats));
  for (int bot = 0; bot < work.options.seats; ++bot) players.push_back(work.factory(bot));
  for (int deal = work.next++; deal < deals; deal = work.next++) {
    if (work.stop.stop_requested()) return;
    play_deal(work, static_cast<std::size_t>(deal), players);
    if (!work.progress) continue;
    const std::lock_guard lock(work.telling);
    work.told += games_of_deal(work.options);
    work.progress(work.told, deals * games_of_deal(work.options));
  }
}

// Adds up the outcomes for all bots with one name.
class Counter {
 public:
  Counter(const SimulateOptions& options, const std::vector<MatchOutcome>& outcomes)
      : options_(options),
        seats_(static_cast<std::size_t>(options.seats)),
        rotations_(static_cast<std::size_t>(games_of_deal(options))),
        outcomes_(outcomes) {}

  PlayerScore score_of(const std::string& name) const {
    PlayerScore score{.name = name};
    for (int bot = 0; bot < options_.seats; ++bot) {
      score.seats += bot_of(options_, bot) == name ? 1 : 0;
    }
    const std::size_t deals = outcomes_.size() / rotations_;
    std::vector<double> groups;
    groups.reserve(deals);
    for (std::size_t deal = 0; deal < deals; ++deal) groups.push_back(add_deal(score, name, deal));
    const auto games = static_cast<double>(outcomes_.size());
    for (double& at : score.at) at /= games * score.seats / options_.seats;
    score.score /= games * score.seats;
    score.margin /= games * score.seats;
    score.share = per_seat(share_interval(groups, games_of_deal(options_)), score.seats);
    if (score.seats == options_.seats) score.share = certain(1.0 / score.seats);
    return score;
  }

 private:
  // The share of the name's bots together, as the mean over a deal's rotations.
  double add_deal(PlayerScore& score, const std::string& name, std::size_t deal) const {
    double shares = 0;
    for (std::size_t rotation = 0; rotation < rotations_; ++rotation) {
      const Result& result = outcomes_[deal * rotations_ + rotation].result;
      for (std::size_t seat = 0; seat < seats_; ++seat) {
        if (bot_of(options_, static_cast<int>((seat + rotation) % seats_)) != name) continue;
        const auto share = static_cast<double>(result.share[seat]);
        shares += share;
        score.at[seat] += share;
        score.score += result.score[seat];
        score.margin += players::lead_of(result, static_cast<Seat>(seat), options_.seats);
      }
    }
    return shares / static_cast<double>(rotations_);
  }

  const SimulateOptions& options_;
  std::size_t seats_;
  std::size_t rotations_;
  const std::vector<MatchOutcome>& outcomes_;
};

void count_players(const SimulateOptions& options, const std::vector<MatchOutcome>& outcomes,
                   SimulateResult& result) {
  const Counter counter(options, outcomes);
  for (const std::string& bot : options.bots) {
    const bool counted =
        std::ranges::find(result.players, bot, &PlayerScore::name) != result.players.end();
    if (!counted) result.players.push_back(counter.score_of(bot));
  }
}

void count_games(const std::vector<MatchOutcome>& outcomes, SimulateResult& result) {
  const auto games = static_cast<double>(outcomes.size());
  result.turns_low = outcomes.front().turns;
  for (const MatchOutcome& outcome : outcomes) {
    result.capped += outcome.result.capped ? 1 : 0;
    result.turns += outcome.turns / games;
    result.decisions += outcome.decisions / games;
    result.turns_low = std::min(result.turns_low, outcome.turns);
    result.turns_high = std::max(result.turns_high, outcome.turns);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      result.share_at[seat] += static_cast<double>(outcome.result.share[seat]) / games;
    }
  }
}

// How sure the shares by seat are.
void count_seats(const std::vector<MatchOutcome>& outcomes, SimulateResult& result) {
  const auto each = static_cast<std::size_t>(result.games / result.deals);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(result.seats); ++seat) {
    std::vector<double> groups;
    for (std::size_t first = 0; first < outcomes.size(); first += each) {
      double sum = 0;
      for (std::size_t i = 0; i < each; ++i) {
        sum += static_cast<double>(outcomes[first + i].result.share[seat]);
      }
      groups.push_back(sum / static_cast<double>(each));
    }
    result.share_at_95[seat] = share_interval(groups, result.games / result.deals);
  }
}

// The share of those who used it is there where somebody did.
Json use_json(const Use& use) {
  Json json = {{"statistic", use.statistic},
               {"value", use.value},
               {"name", use.name},
               {"games", use.games},
               {"seats", use.seats},
               {"times", use.times},
               {"in_games_95", ends_json(use.in_games)},
               {"by_seats_95", ends_json(use.by_seats)}};
  if (use.seats == 0) return json;
  json["share"] = use.share.mean;
  json["share_95"] = ends_json(use.share);
  return json;
}

Json shares_json(const std::array<double, kMaxSeats>& shares, int seats) {
  Json json = Json::array();
  for (int seat = 0; seat < seats; ++seat) json.push_back(shares[static_cast<std::size_t>(seat)]);
  return json;
}

}  // namespace

Expected<SimulateResult> simulate_with(const Game& game, const SimulateOptions& options,
                                       const PlayerFactory& factory, const Progress& progress,
                                       const std::stop_token& stop) {
  if (const auto checked = check_options(options); !checked) {
    return std::unexpected(checked.error());
  }
  if (const auto start = game.start(table_of(options), Key{}); !start)
    return std::unexpected(start.error());
  const int each = games_of_deal(options);
  const int wished = (options.games + each - 1) / each;
  Work work{
      .game = game, .options = options, .factory = factory, .progress = progress, .stop = stop};
  work.outcomes.resize(static_cast<std::size_t>(wished) * static_cast<std::size_t>(each));
  work.finished.resize(static_cast<std::size_t>(wished));
  const auto began = Clock::now();
  on_threads(thread_count(options.threads, static_cast<std::size_t>(wished)),
             [&work, wished] { work_on(work, wished); });
  const auto deals = static_cast<int>(std::ranges::find(work.finished, 0) - work.finished.begin());
  if (deals == 0) return fail("stopped", "arena.stopped_early", {});
  work.outcomes.resize(static_cast<std::size_t>(deals) * static_cast<std::size_t>(each));
  SimulateResult result{.game = std::string(game.info().id),
                        .seats = options.seats,
                        .games = deals * each,
                        .deals = deals,
                        .seed = options.seed,
                        .stopped = deals < wished};
  result.seconds = std::chrono::duration<double>(Clock::now() - began).count();
  count_players(options, work.outcomes, result);
  count_games(work.outcomes, result);
  if (options.report) {
    result.uses = work.balance.uses(result.played());
    count_seats(work.outcomes, result);
    result.outcomes = std::move(work.outcomes);
  }
  result.decisions_per_second = result.decisions * result.games / std::max(result.seconds, 1e-9);
  return result;
}

Expected<SimulateResult> simulate(const SimulateOptions& options, const Progress& progress,
                                  const std::stop_token& stop) {
  const Expected<GamePtr> game = open(options);
  if (!game) return std::unexpected(game.error());
  for (const std::string& bot : options.bots) {
    if (const auto player = players::make_player(bot, **game); !player)
      return std::unexpected(player.error());
  }
  const PlayerFactory factory = [&](int bot) {
    return *players::make_player(bot_of(options, bot));
  };
  return simulate_with(**game, options, factory, progress, stop);
}

Json SimulateResult::json() const {
  Json list = Json::array();
  for (const PlayerScore& player : players) {
    list.push_back({{"name", player.name},
                    {"seats", player.seats},
                    {"share", player.share.mean},
                    {"share_95", ends_json(player.share)},
                    {"share_at_seat", shares_json(player.at, seats)},
                    {"score", player.score},
                    {"margin", player.margin}});
  }
  Json json = {{"game", game},
               {"players", seats},
               {"games", games},
               {"deals", deals},
               {"seed", seed},
               {"stopped", stopped},
               {"capped", capped},
               {"bots", list},
               {"share_at_seat", shares_json(share_at, seats)},
               {"turns", {{"mean", turns}, {"low", turns_low}, {"high", turns_high}}},
               {"decisions", decisions},
               {"seconds", seconds},
               {"decisions_per_second", decisions_per_second}};
  for (const Use& use : uses) json["uses"].push_back(use_json(use));
  for (int seat = 0; seat < seats && !outcomes.empty(); ++seat) {
    json["share_at_seat_95"].push_back(ends_json(share_at_95[static_cast<std::size_t>(seat)]));
  }
  return json;
}

std::vector<std::string> split_bots(std::string_view text) {
  std::vector<std::string> bots;
  while (!text.empty()) {
    const std::string_view piece = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), piece.size() + 1));
    const bool parameter = piece.contains('=') && !piece.contains(':');
    if (parameter && !bots.empty()) {
      bots.back() += ',' + std::string(piece);
    } else {
      bots.emplace_back(piece);
    }
  }
  return bots;
}

}  // namespace kaisho::arena
