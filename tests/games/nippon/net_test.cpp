// The net of an edition is for no other.
#include "players/net/net.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "games/registry.h"
#include "players/player.h"
#include "players/value.h"

namespace kaisho::players {
namespace {

// A net counts what lies in the box; where other things lie in it, the value is without.
GamePtr nippon_with_a_contract_fewer() {
  Json edition = *standard_edition("nippon");
  Json& contracts = edition["contracts"];
  contracts.erase(contracts.size() - 1);
  return *open_game("nippon", edition);
}

TEST(NipponNet, IsForNoOther) {
  const std::array<GamePtr, 2> games = {*open_game("nippon"), nippon_with_a_contract_fewer()};
  ASSERT_NE(standard_net(*games[0]), nullptr);
  ASSERT_EQ(standard_net(*games[1]), nullptr);
  const auto share = [](ValueOfGame& value, const Game& game) {
    const Position position =
        *game.start({.seats = 2, .turn_cap = 100, .variants = {}}, key_from_number(1));
    return value.of(game).shares(game, position, 2)[0];
  };
  for (const std::size_t first : {0U, 1U}) {
    ValueOfGame used(100);
    share(used, *games[first]);
    const Game& other = *games[1 - first];
    ValueOfGame fresh(100);
    EXPECT_EQ(share(used, other), share(fresh, other)) << "after the other edition";
  }
}

TEST(NipponNet, IsNotAskedForInVain) {
  const GamePtr usual = *open_game("nippon");
  const GamePtr other = nippon_with_a_contract_fewer();
  for (const std::string spec : {"greedy:net=50", "search:ms=5,net=50", "beam:net=1"}) {
    EXPECT_TRUE(PlayerSpec::read(spec)->check_net(*usual).has_value()) << spec;
    const auto fits = PlayerSpec::read(spec)->check_net(*other);
    ASSERT_FALSE(fits.has_value()) << spec;
    EXPECT_EQ(fits.error().code, "bad_player");
  }
  EXPECT_TRUE(PlayerSpec::read("search:ms=5")->check_net(*other).has_value()) << "it does without";
}

}  // namespace
}  // namespace kaisho::players
