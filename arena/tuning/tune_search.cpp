#include "arena/tuning/tune_search.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "arena/balance/simulate.h"
#include "arena/command_line/number_option.h"
#include "arena/play/match.h"
#include "arena/tuning/ntbea.h"
#include "games/registry.h"
#include "players/net/net.h"
#include "players/player.h"
#include "players/tuned.h"

namespace kaisho::arena {
namespace {

struct Range {
  std::string_view parameter;
  std::array<int, 6> values;
};

// The parameters that are tuned, and over which values. The present ones are always among them.
constexpr std::array<Range, 11> kRanges = {{
    {"turns", {2, 4, 8, 12, 16, 24}},
    {"reveal_turns", {0, 1, 2, 4, 6, 12}},
    {"explore", {3, 5, 10, 20, 40, 80}},
    {"bias", {50, 100, 200, 400, 800, 1600}},
    {"prior_scale", {1, 2, 3, 5, 8, 12}},
    {"widen", {0, 50, 100, 200, 400, 800}},
    {"root_evaluations", {32, 64, 128, 256, 1024, 4096}},
    {"root_samples", {1, 2, 4, 8, 16, 32}},
    {"leaf_evaluations", {8, 16, 32, 64, 256, 1024}},
    {"leaf_turns", {0, 1, 2, 3, 4, 6}},
    {"net", {0, 20, 40, 60, 80, 100}},
}};

// A parameter and what it may be.
struct Dimension {
  std::string parameter;
  std::vector<int> values;  // in rising order
  std::size_t now = 0;      // which of them it is
};

constexpr int kTurnCap = 500;
// The present values are good already, so one or two of them change in a try, and what is not known
// yet is worth little by itself. With the algorithm's usual 0.2 and 60 tries of 4 games it ended,
// on made-up games where most changes do harm, below the present values.
constexpr NtbeaOptions kCareful = {.exploration = 0.05, .mutation = 0.05};
// Against itself a player's share is known without a game; so it counts for so many tries.
constexpr int kCertain = 30;

Expected<void> check_tuning(const GameInfo& game, const TuneSearchOptions& options) {
  if (std::ranges::find(players::kTunedBudgets, options.ms) == players::kTunedBudgets.end()) {
    return fail("bad_option", "choice",
                {{"expected", fmt::format("{}", fmt::join(players::kTunedBudgets, ", "))},
                 {"found", options.ms}},
                "ms");
  }
  if (options.seats < game.min_seats || options.seats > game.max_seats) {
    return fail("bad_option", "players",
                {{"low", game.min_seats}, {"high", game.max_seats}, {"found", options.seats}},
                "players");
  }
  if (auto fine = at_least(1, options.trials, "trials"); !fine) return fine;
  if (auto fine = at_least(1, options.trial_games, "trial_games"); !fine) return fine;
  return at_least(1, options.check_games, "check_games");
}

class Tuning {
 public:
  Tuning(const TuneSearchOptions& options, std::vector<Dimension> dimensions)
      : options_(options), dimensions_(std::move(dimensions)) {}

  // How many values each dimension has.
  std::vector<std::size_t> sizes() const {
    std::vector<std::size_t> sizes;
    sizes.reserve(dimensions_.size());
    for (const Dimension& dimension : dimensions_) sizes.push_back(dimension.values.size());
    return sizes;
  }

  // The present parameters.
  Ntbea::Point start() const {
    Ntbea::Point point;
    point.reserve(dimensions_.size());
    for (const Dimension& dimension : dimensions_) point.push_back(dimension.now);
    return point;
  }

  Json values_of(const Ntbea::Point& point) const {
    Json values = Json::object();
    for (std::size_t d = 0; d < point.size(); ++d) {
      values[dimensions_[d].parameter] = dimensions_[d].values[point[d]];
    }
    return values;
  }

  // Every parameter is written out, so that nothing is taken from what the program has built in.
  std::string spec(const Ntbea::Point& point) const {
    std::string spec = options_.simulations > 0
                           ? fmt::format("search:simulations={}", options_.simulations)
                           : fmt::format("search:ms={},cpu=1", options_.ms);
    const Json values = values_of(point);
    for (const auto& [name, value] : values.items()) {
      spec += fmt::format(",{}={}", name, value.get<int>());
    }
    return spec;
  }

  // The share of one player at tables full of another; 1 / seats is even.
  Expected<Interval> duel(const std::string& one, const std::string& others, int games,
                          std::uint64_t number, const Progress& progress = {}) const {
    SimulateOptions match{.game = options_.game,
                          .seats = options_.seats,
                          .games = games,
                          .seed = options_.seed * 1'000'000 + number,
                          .bots = {one},
                          .turn_cap = kTurnCap,
                          .threads = options_.threads};
    match.bots.resize(options_.seats, others);
    const Expected<SimulateResult> result = simulate(match, progress);
    if (!result) return std::unexpected(result.error());
    return result->players.front().share;
  }

 private:
  const TuneSearchOptions& options_;
  std::vector<Dimension> dimensions_;
};

// What an untuned search is made with.
Json standard_values() {
  Json values = Json::object();
  const std::vector<players::PlayerKind> kinds = players::player_kinds();
  const auto search = std::ranges::find(kinds, "search", &players::PlayerKind::name);
  for (const auto& [name, text] : search->parameters) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    values[std::string(name)] = value;
  }
  return values;
}

Dimension dimension_of(std::string_view parameter, std::vector<int> values, int now) {
  values.push_back(now);
  std::ranges::sort(values);
  values.erase(std::ranges::unique(values).begin(), values.end());
  const std::size_t at = std::ranges::find(values, now) - values.begin();
  return {std::string(parameter), std::move(values), at};
}

// Makes the dimensions of what is tuned, and of what else the file has for the budget, which stays
// as it is. Errors: bad_tuned.
Expected<std::vector<Dimension>> dimensions_of(const TuneSearchOptions& options,
                                               const Json& before) {
  const Expected<Json> tuned =
      before.is_null() ? Json::object() : players::tuned_values(before, options.ms);
  if (!tuned) return std::unexpected(tuned.error());
  Json values = standard_values();
  std::vector<Dimension> dimensions;
  for (const auto& [written, value] : tuned->items()) {
    const std::string name(players::present_search_parameter(written));
    values[name] = value;
    if (std::ranges::find(kRanges, name, &Range::parameter) != kRanges.end()) continue;
    dimensions.push_back(dimension_of(name, {}, value.get<int>()));
  }
  for (const auto& [parameter, range] : kRanges) {
    const bool is_idle = parameter == "net" && !players::has_standard_net(options.game);
    const int now = is_idle ? 0 : values[std::string(parameter)].get<int>();
    const std::vector<int> others(range.begin(), range.end());
    dimensions.push_back(dimension_of(parameter, is_idle ? std::vector<int>{} : others, now));
  }
  return dimensions;
}

// Errors: bad_tuned, where the search takes no such values.
Expected<Tuning> tuning_of(const TuneSearchOptions& options, const Json& before) {
  Expected<std::vector<Dimension>> dimensions = dimensions_of(options, before);
  if (!dimensions) return std::unexpected(dimensions.error());
  Tuning tuning(options, *std::move(dimensions));
  if (auto now = players::make_player(tuning.spec(tuning.start())); !now) {
    Error error = std::move(now.error());
    error.code = "bad_tuned";
    error.where = "budgets." + std::to_string(options.ms);
    return std::unexpected(std::move(error));
  }
  return tuning;
}

// The file as it is, with one more try that was no better than what it has for the budget.
Json with_try(const TuneSearchOptions& options, Json file, Json tried) {
  Json& entry = file["budgets"][std::to_string(options.ms)];
  if (entry.is_null()) entry = {{"values", Json::object()}, {"found", tuning_command(options)}};
  tried["command"] = tuning_command(options);
  entry["tried"].push_back(std::move(tried));
  return file;
}

// Plays the check; the file as it then is. Errors: those of a match.
Expected<Json> outcome(const TuneSearchOptions& options, const Tuning& tuning,
                       const Ntbea::Point& best, const Json& before, const TuneHooks& hooks) {
  const Json file =
      before.is_object() ? before : Json{{"game", options.game}, {"budgets", Json::object()}};
  if (best == tuning.start()) {
    hooks.log("nothing better was found");
    return with_try(options, file, Json::object());
  }
  const Progress progress = [&](int done, int games) {
    hooks.log(fmt::format("check: {} of {} games", done, games));
  };
  const auto share =
      tuning.duel(tuning.spec(best), tuning.spec(tuning.start()), options.check_games, 0, progress);
  if (!share) return std::unexpected(share.error());
  hooks.log(fmt::format("check: {} {:.3f} ({:.3f} to {:.3f})", tuning.spec(best), share->mean,
                        share->low, share->high));
  Json found = {{"values", tuning.values_of(best)},
                {"share", share->mean},
                {"share_95", {share->low, share->high}},
                {"games", options.check_games}};
  if (share->low * options.seats <= 1) return with_try(options, file, std::move(found));
  Json better = file;
  found["found"] = tuning_command(options);
  better["budgets"][std::to_string(options.ms)] = std::move(found);
  return better;
}

// The share of a trial: as it was, or as it is played now. Errors: bad_log, those of a match and of
// keeping it.
Expected<double> play_trial(const TuneSearchOptions& options, const Tuning& tuning,
                            const std::string& spec, std::size_t number, const TuneHooks& hooks) {
  if (number < hooks.resumed.size()) {
    const TuneTrial& known = hooks.resumed[number];
    if (known.spec == spec) return known.share;
    return fail("bad_log", "arena.other_trial", {{"number", number + 1}, {"found", known.spec}});
  }
  const std::string others =
      options.against.empty() ? tuning.spec(tuning.start()) : options.against;
  const auto share = tuning.duel(spec, others, options.trial_games, number + 1);
  if (!share) return std::unexpected(share.error());
  if (!hooks.save) return share->mean;
  if (auto kept = hooks.save({spec, share->mean}); !kept) return std::unexpected(kept.error());
  return share->mean;
}

}  // namespace

std::string tuning_command(const TuneSearchOptions& options) {
  return fmt::format(
      "kaisho-tune-search {} --ms {} --simulations {} --players {}{} --trials {} --trial-games {} "
      "--check-games {} --seed {}",
      options.game, options.ms, options.simulations, options.seats,
      options.against.empty() ? "" : " --against " + options.against, options.trials,
      options.trial_games, options.check_games, options.seed);
}

Expected<Json> tune_search(const TuneSearchOptions& options, const Json& before,
                           const TuneHooks& hooks) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  const auto fine = check_tuning((*game)->info(), options);
  if (!fine) return std::unexpected(fine.error());
  const Expected<Tuning> tuning = tuning_of(options, before);
  if (!tuning) return std::unexpected(tuning.error());
  const Ntbea::Point start = tuning->start();
  Ntbea search(tuning->sizes(), start, kCareful);
  if (options.against.empty()) search.record(start, 1.0 / options.seats, kCertain);
  RandomState state = RandomState::from_key(match_key(options.seed, 0, 0, kTuneSearchKey));
  Random random(state);
  for (int trial = 0; trial < options.trials; ++trial) {
    const Ntbea::Point point = search.next(random);
    const std::string spec = tuning->spec(point);
    const Expected<double> share = play_trial(options, *tuning, spec, trial, hooks);
    if (!share) return std::unexpected(share.error());
    search.record(point, *share);
    hooks.log(fmt::format("{}: {} {:.2f}; best {} {:.3f}", trial + 1, spec, *share,
                          tuning->spec(search.best()), search.expected(search.best())));
  }
  return outcome(options, *tuning, search.best(), before, hooks);
}

}  // namespace kaisho::arena
