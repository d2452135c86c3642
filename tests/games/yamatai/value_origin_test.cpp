// The net of Yamataï stands alone: its value has no seeds but its own.
#include "players/value_origin.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "players/net/net.h"

namespace kaisho::players {
namespace {

TEST(YamataiValueOrigin, HasNoSeedOfWeightsThatANetDoesWithout) {
  const GamePtr game = *open_game("yamatai");
  ASSERT_FALSE(standard_net(*game)->adds());
  EXPECT_THAT(origin_of_value(*game).seeds, testing::ElementsAre(11, 12, 13, 21));
}

}  // namespace
}  // namespace kaisho::players
