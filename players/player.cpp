#include "players/player.h"

#include <algorithm>
#include <ranges>
#include <span>

#include "core/reading/fields.h"
#include "core/reading/nearest.h"
#include "core/values/real.h"
#include "players/budget.h"
#include "players/greedy.h"
#include "players/levels.h"
#include "players/parameters.h"
#include "players/random_player.h"
#include "players/search.h"
#include "players/tuned.h"
#include "players/value.h"
#ifndef __wasi__
#include "players/beam.h"
#endif

namespace kaisho::players {

using Made = std::unique_ptr<Player>;

struct PlayerSpec::Kind {
  std::string_view name;
  std::span<const Parameter> parameters;
  Made (*make)(std::string spec, const Parameters& parameters, ValueOfGame&& value);
};

namespace {

// How much of the value is the game's net, in percent.
constexpr Parameter kNet = {"net", "0", 0, 100};

// The name a parameter had before, which specs may still use. The pages only ask for levels, so
// their engines need not carry it.
constexpr std::string_view former([[maybe_unused]] std::string_view name) {
#ifdef __wasi__
  return {};
#else
  return name;
#endif
}

// A temperature is given in thousandths of the victory.
constexpr Parameter kTemperature = {"temperature", "0", 0, 1000, former("soften")};

float temperature_of(const Parameters& parameters) {
  return as_float(parameters[kTemperature.name]) / 1000.0F;
}

constexpr std::array<Parameter, 4> kGreedyParameters = {{
    {"samples", "2", 1, 100},
    {"evaluations", "256", 1, 100000, former("lines")},
    kTemperature,
    kNet,
}};

GreedyOptions greedy_options(const Parameters& parameters) {
  return {.samples = parameters["samples"],
          .evaluations = parameters["evaluations"],
          .temperature = temperature_of(parameters)};
}

// Shares and weights are given in hundredths.
constexpr std::array<Parameter, 19> kSearchParameters = {{
    {"ms", "200", 1, kMaxMilliseconds},
    {"cpu", "0", 0, 1},
    {"early", "1", 0, 1},
    {"simulations", "0", 0, kMaxSimulations, "sims"},
    {"turns", "4", 1, 1000},
    {"reveal_turns", "2", 0, 1000, former("past")},
    {"explore", "10", 0, 10000},
    {"bias", "200", 1, 10000},
    {"prior_scale", "5", 1, 10000, former("trust")},
    {"widen", "0", 0, 100000},
    {"root_evaluations", "256", 1, 100000, former("lines")},
    {"leaf_evaluations", "64", 1, 100000, former("deep")},
    {"root_samples", "1", 1, 1000, former("looks")},
    {"leaf_turns", "0", 0, 1000, former("leaf")},
    {"transpositions", "1", 0, 1, former("merge")},
    {"keep", "1", 0, 1},
    {"nodes", "262144", 1024, 1 << 22},
    kTemperature,
    kNet,
}};

// A number of simulations given without a time is the only limit. Parameters that were not given
// have the values tuned for the game.
SearchOptions search_options(Parameters parameters, const GameInfo& game) {
  const bool by_simulations = parameters["simulations"] > 0 && !parameters.given("ms");
  apply_tuned(game.id, tuned_budget(parameters["ms"]), parameters);
  const auto hundredths = [&](std::string_view name) {
    return as_float(parameters[name]) / 100.0F;
  };
  return {.ms = by_simulations ? 0 : parameters["ms"],
          .cpu = parameters["cpu"] > 0,
          .early = parameters["early"] > 0,
          .simulations = parameters["simulations"],
          .turns = parameters["turns"],
          .reveal_turns = parameters["reveal_turns"],
          .explore = hundredths("explore"),
          .bias = hundredths("bias"),
          .prior_scale = hundredths("prior_scale"),
          .widen = hundredths("widen"),
          .root_evaluations = parameters["root_evaluations"],
          .leaf_evaluations = parameters["leaf_evaluations"],
          .root_samples = parameters["root_samples"],
          .leaf_turns = parameters["leaf_turns"],
          .transpositions = parameters["transpositions"] > 0,
          .keep = parameters["keep"] > 0,
          .nodes = parameters["nodes"],
          .net = parameters["net"],
          .temperature = temperature_of(parameters)};
}

Made make_search(std::string spec, const Parameters& parameters, ValueOfGame&& value) {
  const auto options = [parameters](const GameInfo& game) {
    return search_options(parameters, game);
  };
  return make_search_player(std::move(spec), options, std::move(value));
}

#ifndef __wasi__  // No page asks for it, and each would have to fetch it.
constexpr std::array<Parameter, 6> kBeamParameters = {{
    {"ms", "200", 1, kMaxMilliseconds},
    {"cpu", "0", 0, 1},
    {"width", "0", 0, 10000},
    {"samples", "2", 1, 100},
    {"evaluations", "16", 1, 100000, former("lines")},
    kNet,
}};

// A width given without a time is the only limit.
BeamOptions beam_options(const Parameters& parameters) {
  const bool by_width = parameters["width"] > 0 && !parameters.given("ms");
  return {.ms = by_width ? 0 : parameters["ms"],
          .cpu = parameters["cpu"] > 0,
          .width = parameters["width"],
          .samples = parameters["samples"],
          .evaluations = parameters["evaluations"]};
}
#endif

// Every level is the search, with less time and a higher temperature the lower it is.
template <int kLevel>
Made make_level(std::string spec, const Parameters&, ValueOfGame&& value) {
  const auto options = [](const GameInfo& game) {
    auto parameters = Parameters::read("search", level_of(game.id, kLevel), kSearchParameters);
    if (!parameters) {
      parameters = Parameters::read("search", usual_level(kLevel), kSearchParameters);
    }
    return search_options(*parameters, game);
  };
  return make_search_player(std::move(spec), options, std::move(value));
}

constexpr std::array kKinds = std::to_array<PlayerSpec::Kind>({
    {"random",
     {},
     [](std::string spec, const Parameters&, ValueOfGame&&) {
       return make_random_player(std::move(spec));
     }},
    {"greedy", kGreedyParameters,
     [](std::string spec, const Parameters& parameters, ValueOfGame&& value) {
       return make_greedy_player(std::move(spec), greedy_options(parameters), std::move(value));
     }},
    {"search", kSearchParameters, make_search},
#ifndef __wasi__
    {"beam", kBeamParameters,
     [](std::string spec, const Parameters& parameters, ValueOfGame&& value) {
       return make_beam_player(std::move(spec), beam_options(parameters), std::move(value));
     }},
#endif
    {"level1", {}, make_level<1>},
    {"level2", {}, make_level<2>},
    {"level3", {}, make_level<3>},
    {"level4", {}, make_level<4>},
    {"level5", {}, make_level<5>},
});

}  // namespace

Expected<PlayerSpec> PlayerSpec::read(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  const auto kind = std::ranges::find(kKinds, name, &Kind::name);
  if (name == "command" || name.starts_with("command@")) {
    return fail("bad_player", "players.program", {{"found", name}}, "player");
  }
  if (kind == kKinds.end() && name.contains(',')) {
    return fail("bad_player", "players.colon", {{"found", name}}, "player");
  }
  if (kind == kKinds.end()) {
    const auto known = words_in(kKinds | std::views::transform(&Kind::name));
    return std::unexpected(
        with_nearest(error_of("bad_player", "players.name",
                              {{"expected", listed(known)}, {"found", name}}, "player"),
                     name, known));
  }
  const std::string_view values = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  Expected<Parameters> parameters = Parameters::read(name, values, kind->parameters);
  if (!parameters) return std::unexpected(parameters.error());
  return PlayerSpec(text, *kind, *std::move(parameters));
}

int PlayerSpec::net_percent() const { return parameters_[kNet.name]; }

Expected<void> PlayerSpec::check_net(std::string_view game) const {
  if (net_percent() == 0 || has_standard_net(game)) return {};
  return fail("bad_player", "players.no_net", {{"game", game}, {"found", net_percent()}}, "player");
}

Expected<void> PlayerSpec::check_net(const Game& game) const {
  if (net_percent() == 0 || standard_net(game) != nullptr) return {};
  return fail("bad_player", "players.no_net_of_edition",
              {{"game", game.info().id}, {"found", net_percent()}}, "player");
}

Made PlayerSpec::make() const { return make(ValueOfGame(net_percent())); }

Made PlayerSpec::make(ValueOfGame&& value) const {
  return kind_->make(text_, parameters_, std::move(value));
}

Expected<Made> make_player(std::string_view spec) {
  const Expected<PlayerSpec> read = PlayerSpec::read(spec);
  if (!read) return std::unexpected(read.error());
  return read->make();
}

std::string_view present_search_parameter(std::string_view name) {
  const auto found = std::ranges::find_if(
      kSearchParameters, [&](const Parameter& parameter) { return parameter.is_called(name); });
  return found == kSearchParameters.end() ? name : found->name;
}

std::vector<PlayerKind> player_kinds() {
  std::vector<PlayerKind> kinds;
  for (const PlayerSpec::Kind& kind : kKinds) {
    PlayerKind& last = kinds.emplace_back(PlayerKind{kind.name, {}});
    for (const Parameter& parameter : kind.parameters) {
      last.parameters.emplace_back(parameter.name, parameter.standard);
    }
  }
  return kinds;
}

}  // namespace kaisho::players
