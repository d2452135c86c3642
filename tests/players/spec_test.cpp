// Players by name: what make_player takes and what it refuses.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "players/parameters.h"
#include "players/player.h"

namespace kaisho::players {
namespace {

TEST(PlayerSpec, KeepsItsName) {
  for (const char* spec :
       {"random", "greedy", "greedy:samples=4,evaluations=10", "search", "search:ms=50",
        "search:simulations=500,turns=3", "search:simulations=500,temperature=20", "level1",
        "level2", "level3", "level4", "level5"}) {
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
  expect_refused("", "), found ''.");
  expect_refused("gredy", "Expected a player (random, greedy, search, beam, level1, level2, ");
  expect_refused("gredy", "), found 'gredy'.");
  expect_refused("search,ms=3", "Expected a colon before the parameters");
  expect_refused("random:ms=3", "The player 'random' has no parameters; found 'ms'.");
  expect_refused("search:depth=3",
                 "a parameter of the player 'search' (ms, cpu, early, simulations");
  expect_refused("search:depth=3", "), found 'depth'.");
  expect_refused("search:ms", "Expected name=number as a parameter, found 'ms'.");
  expect_refused("search:ms=", "Expected a whole number from 1");
  expect_refused("search:ms=abc", " as 'ms', found 'abc'.");
  expect_refused("search:ms=20x", " as 'ms', found '20x'.");
  expect_refused("search:ms=0", "Expected a whole number from 1");
  expect_refused("search:ms=99999999999999999999", "Expected a whole number");
  expect_refused("search:ms=10,ms=20", "Duplicate ms.");
  expect_refused("search:sims=10,simulations=20", "Duplicate ");
  expect_refused("search:ms=10,,simulations=3", "Expected name=number as a parameter, found ''.");
}

TEST(PlayerSpec, AnAliasStandsForItsParameter) {
  constexpr std::array<Parameter, 2> kKnown = {
      {{"simulations", "0", 0, 100, "sims"}, {"turns", "4", 1, 9}}};
  const auto parameters = Parameters::read("search", "sims=7", kKnown);
  ASSERT_TRUE(parameters.has_value());
  EXPECT_EQ((*parameters)["simulations"], 7);
  EXPECT_TRUE(parameters->given("simulations"));
  EXPECT_FALSE(Parameters::read("search", "=7", kKnown).has_value());
}

// Programs and files of results have specs with these names, and they mean the same for ever.
TEST(PlayerSpec, FormerNamesOfParametersAreUnderstood) {
  const std::vector<std::pair<std::string, std::string>> renamed = {
      {"search:past=1", "search:reveal_turns=1"},
      {"search:trust=1", "search:prior_scale=1"},
      {"search:lines=1", "search:root_evaluations=1"},
      {"search:deep=1", "search:leaf_evaluations=1"},
      {"search:looks=1", "search:root_samples=1"},
      {"search:leaf=1", "search:leaf_turns=1"},
      {"search:merge=1", "search:transpositions=1"},
      {"search:soften=1", "search:temperature=1"},
      {"search:sims=1", "search:simulations=1"},
      {"greedy:lines=1", "greedy:evaluations=1"},
      {"greedy:soften=1", "greedy:temperature=1"},
      {"beam:lines=1", "beam:evaluations=1"},
  };
  for (const auto& [former, present] : renamed) {
    ASSERT_TRUE(make_player(former).has_value()) << former;
    ASSERT_TRUE(make_player(present).has_value()) << present;
    const std::string both = former + present.substr(present.find(':')).replace(0, 1, ",");
    expect_refused(both, "Duplicate ");
  }
  EXPECT_EQ(present_search_parameter("deep"), "leaf_evaluations");
  EXPECT_EQ(present_search_parameter("leaf_evaluations"), "leaf_evaluations");
  EXPECT_EQ(present_search_parameter("depth"), "depth");
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
    EXPECT_EQ((*make_player(kind.name))->name(), kind.name);
  }
}

}  // namespace
}  // namespace kaisho::players
