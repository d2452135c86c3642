// Values say which numbers they have and from which games they learnt.
#include "players/value_origin.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/registry.h"
#include "players/net/net.h"

namespace kaisho::players {
namespace {

using testing::ElementsAre;

TEST(ValueOrigin, IsKnownOfEveryGame) {
  std::set<std::string> hashes;
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);
    const ValueOrigin origin = origin_of_value(*game);
    EXPECT_EQ(origin.net, standard_net(*game) != nullptr) << module.id;
    EXPECT_EQ(origin.hash.size(), 16U) << module.id;
    EXPECT_TRUE(hashes.insert(origin.hash).second) << module.id;
    EXPECT_TRUE(!has_standard_net(module.id) || !origin.seeds.empty()) << module.id;
  }
}

// docs/history/nets.md has the commands.
TEST(ValueOrigin, HasTheSeedsOfTheNetAndOfTheWeightsToWhichItAdds) {
  EXPECT_THAT(origin_of_value(**open_game("osaka")).seeds, ElementsAre(1, 3003, 4004));
}

}  // namespace
}  // namespace kaisho::players
