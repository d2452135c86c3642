#include <map>

#include "core/reading/embedded_json.h"
#include "games/registry.h"
#include "players/net/net.h"

namespace kaisho::players {
namespace {

using Nets = std::map<std::string, std::shared_ptr<const Net>, std::less<>>;

std::shared_ptr<const Net> read_net(const GameModule& module) {
  const Expected<Json> file = embedded_json("players/nets", module.id);
  if (!file) return nullptr;
  const Expected<GamePtr> game = open_game(module.id);
  if (!game) return nullptr;
  Expected<Net> net = Net::from_json(purpose_of(**game), *file);
  return net ? std::make_shared<const Net>(*std::move(net)) : nullptr;
}

// Read once, since players are made for single moves, too.
const Nets& built_in() {
  static const Nets kNets = [] {
    Nets nets;
    for (const GameModule& module : game_modules()) {
      if (auto net = read_net(module)) nets.emplace(module.id, std::move(net));
    }
    return nets;
  }();
  return kNets;
}

Nets& given() {
  static Nets nets;
  return nets;
}

std::shared_ptr<const Net> find_net(std::string_view game) {
  for (const Nets* nets : {&std::as_const(given()), &built_in()}) {
    if (const auto found = nets->find(game); found != nets->end()) return found->second;
  }
  return nullptr;
}

}  // namespace

bool has_standard_net(std::string_view game) { return find_net(game) != nullptr; }

std::shared_ptr<const Net> standard_net(const Game& game) {
  const auto net = find_net(game.info().id);
  return net != nullptr && net->is_for(purpose_of(game)) ? net : nullptr;
}

Expected<void> give_standard_net(const Game& game, const Json& json) {
  Expected<Net> net = Net::from_json(purpose_of(game), json);
  if (!net) return std::unexpected(std::move(net.error()));
  given().insert_or_assign(std::string(game.info().id),
                           std::make_shared<const Net>(*std::move(net)));
  return {};
}

}  // namespace kaisho::players
