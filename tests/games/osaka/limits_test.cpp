// What an odd edition or an odd position could lead to, beyond what the printed box allows.
#include <gtest/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

TEST(OsakaLimits, PointsStopWhereTheyCanStillBeShownAndLoaded) {
  Scene scene(Table(2)
                  .market("red2")
                  .hand(0, "green2")
                  .goods(1, "red3 red5")
                  .points(0, 59'000)
                  .points(1, 60'000)
                  .ships("red=4"));
  scene.play({"buy"});
  EXPECT_EQ(scene.says("points 0"), "59001");
  EXPECT_EQ(scene.says("points 1"), "60000");
}

TEST(OsakaLimits, APositionWithMorePointsIsRefused) {
  const Json json = Table(2).market("red2").points(0, 60'001).json();
  const auto loaded = osaka().parse_position(json);
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().where, "seats[0].points");
}

}  // namespace
}  // namespace kaisho::osaka_tests
