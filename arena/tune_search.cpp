#include "arena/tune_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "arena/match.h"
#include "arena/ntbea.h"
#include "arena/simulate.h"
#include "players/net/net.h"
#include "players/player.h"
#include "players/tuned.h"

namespace kaisho {
namespace {

struct Dimension {
  std::string_view parameter;
  std::array<int, 6> values;  // in rising order
};

// What is tuned, and over which values; among them those of a search that is not tuned.
constexpr std::array<Dimension, 10> kDimensions = {{
    {"turns", {2, 4, 8, 12, 16, 24}},
    {"past", {0, 1, 2, 4, 6, 12}},
    {"explore", {3, 5, 10, 20, 40, 80}},
    {"bias", {50, 100, 200, 400, 800, 1600}},
    {"trust", {1, 2, 3, 5, 8, 12}},
    {"widen", {0, 50, 100, 200, 400, 800}},
    {"lines", {32, 64, 128, 256, 512, 1024}},
    {"deep", {8, 16, 32, 64, 128, 256}},
    {"leaf", {0, 1, 2, 3, 4, 6}},
    {"net", {0, 20, 40, 60, 80, 100}},
}};

constexpr int kTurnCap = 500;
// One or two values change from try to try: the present ones are good already.
constexpr double kMutation = 0.1;

Expected<void> check(const TuneSearchOptions& options) {
  if (std::ranges::find(kTunedBudgets, options.ms) == kTunedBudgets.end()) {
    return fail("bad_option", "The search is tuned for 50 or 500 milliseconds.", "ms");
  }
  if (options.trials < 1 || options.trial_games < 1 || options.check_games < 1) {
    return fail("bad_option",
                "A tuning needs at least one try, and a game in each and in the end.");
  }
  return {};
}

class Tuning {
 public:
  explicit Tuning(const TuneSearchOptions& options) : options_(options) {}

  std::string spec(const std::string& values) const {
    const std::string budget = options_.sims > 0 ? fmt::format("sims={}", options_.sims)
                                                 : fmt::format("ms={}", options_.ms);
    return "search:" + budget + (values.empty() ? "" : "," + values);
  }

  std::string spec(const Ntbea::Point& point) const {
    std::string values;
    for (std::size_t d = 0; d < point.size(); ++d) {
      values += fmt::format("{}{}={}", d == 0 ? "" : ",", kDimensions[d].parameter,
                            kDimensions[d].values[point[d]]);
    }
    return spec(values);
  }

  // The share of one player at tables full of another; 1 / seats is even.
  Expected<Interval> duel(const std::string& one, const std::string& others, int games,
                          std::uint64_t number) const {
    SimulateOptions match{.game = options_.game,
                          .seats = options_.seats,
                          .games = games,
                          .seed = options_.seed * 1'000'000 + number,
                          .bots = {one},
                          .turn_cap = kTurnCap,
                          .threads = options_.threads};
    match.bots.resize(static_cast<std::size_t>(options_.seats), others);
    const Expected<SimulateResult> result = simulate(match);
    if (!result) return std::unexpected(result.error());
    return result->players.front().share;
  }

 private:
  const TuneSearchOptions& options_;
};

// How many values of each dimension can be tried: without a net only that it has no part.
std::vector<std::size_t> sizes_for(std::string_view game) {
  std::vector<std::size_t> sizes;
  sizes.reserve(kDimensions.size());
  for (const Dimension& dimension : kDimensions) {
    const bool is_idle = dimension.parameter == "net" && !has_standard_net(game);
    sizes.push_back(is_idle ? 1 : dimension.values.size());
  }
  return sizes;
}

// What a search is made with that nobody tuned.
Json standard_values() {
  Json values = Json::object();
  const std::vector<PlayerKind> kinds = player_kinds();
  const auto search = std::ranges::find(kinds, "search", &PlayerKind::name);
  for (const auto& [name, text] : search->parameters) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    values[std::string(name)] = value;
  }
  return values;
}

// The point nearest to the values that the search has already.
Ntbea::Point start_of(const Json& before, const TuneSearchOptions& options) {
  const std::string key = std::to_string(options.ms);
  Json values = standard_values();
  if (before.is_object() && before.contains("budgets") && before["budgets"].contains(key)) {
    values.update(before["budgets"][key].value("values", Json::object()));
  }
  Ntbea::Point point;
  for (const Dimension& dimension : kDimensions) {
    const int value = values.at(std::string(dimension.parameter));
    const auto at = std::ranges::lower_bound(dimension.values, value);
    const auto last = static_cast<std::ptrdiff_t>(dimension.values.size()) - 1;
    point.push_back(static_cast<std::size_t>(std::min(at - dimension.values.begin(), last)));
  }
  const std::vector<std::size_t> sizes = sizes_for(options.game);
  for (std::size_t d = 0; d < point.size(); ++d) point[d] = std::min(point[d], sizes[d] - 1);
  return point;
}

Json values_of(const Ntbea::Point& point) {
  Json values = Json::object();
  for (std::size_t d = 0; d < point.size(); ++d) {
    values[std::string(kDimensions[d].parameter)] = kDimensions[d].values[point[d]];
  }
  return values;
}

std::string command_of(const TuneSearchOptions& options) {
  return fmt::format(
      "kaisho-tune-search {} --ms {} --sims {} --players {}{} --trials {} --trial-games {} "
      "--check-games {} --seed {}",
      options.game, options.ms, options.sims, options.seats,
      options.against.empty() ? "" : " --against " + options.against, options.trials,
      options.trial_games, options.check_games, options.seed);
}

}  // namespace

Expected<Json> tune_search(const TuneSearchOptions& options, const Json& before,
                           const std::function<void(const std::string& line)>& tell) {
  if (const auto fine = check(options); !fine) return std::unexpected(fine.error());
  const Tuning tuning(options);
  const Ntbea::Point start = start_of(before, options);
  Ntbea search(sizes_for(options.game), start, {.mutation = kMutation});
  const std::string others = options.against.empty() ? tuning.spec("") : options.against;
  if (options.against.empty()) search.tell(start, 1.0 / options.seats);  // against itself
  RandomState state = RandomState::from_key(match_key(options.seed, 0, 0, 98));
  Random random(state);
  for (int trial = 0; trial < options.trials; ++trial) {
    const Ntbea::Point point = search.next(random);
    const auto number = static_cast<std::uint64_t>(trial) + 1;
    const auto share = tuning.duel(tuning.spec(point), others, options.trial_games, number);
    if (!share) return std::unexpected(share.error());
    search.tell(point, share->mean);
    tell(fmt::format("{}: {} {:.2f}; best {} {:.3f}", trial + 1, tuning.spec(point), share->mean,
                     tuning.spec(search.best()), search.expected(search.best())));
  }
  const Ntbea::Point best = search.best();
  const auto share = tuning.duel(tuning.spec(best), tuning.spec(""), options.check_games, 0);
  if (!share) return std::unexpected(share.error());
  tell(fmt::format("check: {} {:.3f} ({:.3f} to {:.3f})", tuning.spec(best), share->mean,
                   share->low, share->high));
  Json file =
      before.is_object() ? before : Json{{"game", options.game}, {"budgets", Json::object()}};
  if (share->mean * options.seats <= 1) return file;
  file["budgets"][std::to_string(options.ms)] = {{"values", values_of(best)},
                                                 {"found", command_of(options)},
                                                 {"share", share->mean},
                                                 {"share_95", {share->low, share->high}},
                                                 {"games", options.check_games}};
  return file;
}

}  // namespace kaisho
