#include <algorithm>
#include <array>

#include "games/nippon/nippon.h"
#include "games/osaka/osaka.h"
#include "games/registry.h"
#include "games/yamatai/yamatai.h"
#include "games/yokohama/yokohama.h"

namespace kaisho {
namespace {

template <class Rules>
constexpr GameModule kModuleOf = {Rules::kId, Rules::kUnread, open_with<Rules>,
                                  description_of<Rules>};

constexpr std::array kAllModules = {
    kModuleOf<osaka::Rules>,
    kModuleOf<yokohama::Rules>,
    kModuleOf<yamatai::Rules>,
    kModuleOf<nippon::Rules>,
};

#ifdef KAISHO_GAME  // the engine of one game, see CMakeLists.txt
constexpr std::array kModules = {*std::ranges::find(kAllModules, KAISHO_GAME, &GameModule::id)};
#else
constexpr auto& kModules = kAllModules;
#endif

}  // namespace

std::span<const GameModule> game_modules() { return kModules; }

}  // namespace kaisho
