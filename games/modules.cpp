#include <algorithm>
#include <array>

#include "games/nippon/nippon.h"
#include "games/osaka/osaka.h"
#include "games/registry.h"
#include "games/yamatai/yamatai.h"
#include "games/yokohama/yokohama.h"

namespace kaisho {
namespace {

constexpr std::array kAllModules = {
    GameModule{"osaka", osaka::kUnread, osaka::open, description_of<osaka::Rules>},
    GameModule{"yokohama", yokohama::kUnread, yokohama::open, description_of<yokohama::Rules>},
    GameModule{"yamatai", yamatai::kUnread, yamatai::open, description_of<yamatai::Rules>},
    GameModule{"nippon", nippon::kUnread, nippon::open, description_of<nippon::Rules>},
};

#ifdef KAISHO_GAME  // the engine of one game, see CMakeLists.txt
constexpr std::array kModules = {*std::ranges::find(kAllModules, KAISHO_GAME, &GameModule::id)};
#else
constexpr auto& kModules = kAllModules;
#endif

}  // namespace

std::span<const GameModule> game_modules() { return kModules; }

}  // namespace kaisho
