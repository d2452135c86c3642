#include <algorithm>
#include <array>

#include "games/list.h"
#include "games/registry.h"

namespace kaisho {
namespace {

template <class... Rules>
constexpr std::array<GameModule, sizeof...(Rules)> modules_of(GameList<Rules...> /*list*/) {
  return {{{Rules::kId, Rules::kUnread, open_with<Rules>, description_of<Rules>}...}};
}

constexpr auto kAllModules = modules_of(AllGames{});

#ifdef KAISHO_GAME  // the engine of one game, see CMakeLists.txt
constexpr std::array kModules = {*std::ranges::find(kAllModules, KAISHO_GAME, &GameModule::id)};
#else
constexpr auto& kModules = kAllModules;
#endif

}  // namespace

std::span<const GameModule> game_modules() { return kModules; }

}  // namespace kaisho
