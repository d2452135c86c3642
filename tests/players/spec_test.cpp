// Players by name: what make_player takes and what it refuses.
#include <gtest/gtest.h>

#include "players/player.h"

namespace kaisho {
namespace {

TEST(PlayerSpec, KeepsItsName) {
  for (const char* spec :
       {"random", "greedy", "greedy:samples=4,lines=10", "search", "search:ms=50",
        "search:sims=500,turns=3", "level1", "level2", "level3", "level4", "level5"}) {
    const auto player = make_player(spec);
    ASSERT_TRUE(player.has_value()) << spec << ": " << player.error().message;
    EXPECT_EQ((*player)->name(), spec);
  }
}

void expect_refused(std::string_view spec, std::string_view part) {
  const auto player = make_player(spec);
  ASSERT_FALSE(player.has_value()) << spec;
  EXPECT_EQ(player.error().code, "bad_player") << spec;
  EXPECT_NE(player.error().message.find(part), std::string::npos) << player.error().message;
}

TEST(PlayerSpec, IsRefusedWithASentence) {
  expect_refused("", "There is no player ''");
  expect_refused("gredy", "There is no player 'gredy'; there are: random, greedy, search");
  expect_refused("search,ms=3", "Parameters follow a colon");
  expect_refused("random:ms=3", "has no parameter 'ms'; it has: none");
  expect_refused("search:depth=3", "it has: ms, cpu, early, sims");
  expect_refused("search:ms", "written name=number, not 'ms'");
  expect_refused("search:ms=", "a whole number from 1");
  expect_refused("search:ms=abc", "not 'abc'");
  expect_refused("search:ms=20x", "not '20x'");
  expect_refused("search:ms=0", "a whole number from 1");
  expect_refused("search:ms=99999999999999999999", "a whole number");
  expect_refused("search:ms=10,ms=20", "given twice");
  expect_refused("search:ms=10,,sims=3", "written name=number, not ''");
}

TEST(PlayerSpec, EveryKindIsMadeFromItsStandardValues) {
  const std::vector<PlayerKind> kinds = player_kinds();
  EXPECT_GE(kinds.size(), 6U);
  for (const PlayerKind& kind : kinds) {
    std::string spec(kind.name);
    for (const auto& [name, standard] : kind.parameters) {
      spec += (spec.contains(':') ? "," : ":") + std::string(name) + "=" + std::string(standard);
    }
    EXPECT_TRUE(make_player(spec).has_value()) << spec;
    EXPECT_TRUE(make_player(kind.name).has_value()) << kind.name;
  }
}

}  // namespace
}  // namespace kaisho
