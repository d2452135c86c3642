#include "players/value_origin.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <string_view>

#include "core/reading/embedded_json.h"
#include "core/values/hash.h"
#include "players/net/net.h"

namespace kaisho::players {
namespace {

using Seeds = std::vector<std::uint64_t>;

std::uint64_t with_text(std::string_view text, std::uint64_t hash) {
  return hash_bytes(std::as_bytes(std::span(text)), hash);
}

// A net's file has the options of each self-play whose games it learnt from.
void add_seeds_of_net(const Json& made, Seeds& seeds) {
  for (const Json& games : made.value("selfplay", Json::array())) {
    if (games.contains("seed")) seeds.push_back(games["seed"].get<std::uint64_t>());
  }
}

// The weights' file has the command that found them.
void add_seed_of_command(std::string_view command, Seeds& seeds) {
  constexpr std::string_view kOption = "--seed ";
  const std::size_t at = command.find(kOption);
  if (at == std::string_view::npos) return;
  const std::string_view number = command.substr(at + kOption.size());
  std::uint64_t seed = 0;
  const auto read = std::from_chars(number.data(), number.data() + number.size(), seed);
  if (read.ec == std::errc()) seeds.push_back(seed);
}

// One command, or one for each number of seats.
void add_seeds_of_weights(const Json& found, Seeds& seeds) {
  if (found.is_string()) add_seed_of_command(found.get<std::string>(), seeds);
  if (!found.is_object()) return;
  for (const Json& command : found) add_seeds_of_weights(command, seeds);
}

}  // namespace

ValueOrigin origin_of_value(const Game& game) {
  const std::string_view id = game.info().id;
  const auto net = standard_net(game);
  ValueOrigin origin{.net = net != nullptr};
  std::uint64_t hash = kHashStart;
  if (net != nullptr) {
    hash = with_text(net->hash(), hash);
    const Expected<Json> file = embedded_json("players/nets", id);
    if (file && file->contains("made")) add_seeds_of_net((*file)["made"], origin.seeds);
  }
  const Expected<Json> weights = embedded_json("players/weights", id);
  if (weights && (net == nullptr || net->adds())) {
    hash = with_text(json_text((*weights)["weights"]), hash);
    add_seeds_of_weights((*weights).value("found", Json()), origin.seeds);
  }
  origin.hash = hash_text(hash);
  std::ranges::sort(origin.seeds);
  const auto twice = std::ranges::unique(origin.seeds);
  origin.seeds.erase(twice.begin(), twice.end());
  return origin;
}

}  // namespace kaisho::players
