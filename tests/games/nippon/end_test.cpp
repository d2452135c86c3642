// Who wins (NIP-E3).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;

// Ranks by seats: `1 3 2`.
std::string ranks(const Scene& scene, int seats) {
  const Result result = scene.result();
  std::string text;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    text += (text.empty() ? "" : " ") + std::to_string(result.rank[seat]);
  }
  return text;
}

// A finished game with these points, of which `latest` made the last turn.
Table finished(const std::vector<int>& vp, int latest) {
  const int seats = static_cast<int>(vp.size());
  Table table(seats);
  for (int seat = 0; seat < seats; ++seat) {
    table.stock(seat, "vp=" + std::to_string(vp[seat]));
  }
  const int first = latest + 1 < seats ? latest + 1 : 0;
  return table.first(first).turn(20 * seats).over("rules");
}

TEST(NipponEnd, NIP_E3_MostPointsWin) {
  const Scene scene(finished({30, 41, 40}, 2));
  EXPECT_EQ(ranks(scene, 3), "3 1 2");
  EXPECT_EQ(scene.result().share[1], 1.0F);
  EXPECT_TRUE(scene.result().over);
  EXPECT_FALSE(scene.result().capped);
  EXPECT_EQ(ranks(Scene(finished({-3, -5}, 1)), 2), "1 2");
}

TEST(NipponEnd, NIP_E3_TheFinalCountAmongThem) {
  Scene scene(Table()
                  .stock(0, "vp=20 plans=0")
                  .stock(1, "vp=20 plans=0")
                  .tracks(1, "knowledge=5")
                  .workers(0, "white")
                  .last("knowledge")
                  .closing(1));
  scene.play({"done"});
  // One six of 9 yen, and two of 12 and a star.
  EXPECT_EQ(scene.result().score[0], 21);
  EXPECT_EQ(scene.result().score[1], 23);
  EXPECT_EQ(ranks(scene, 2), "2 1");
  EXPECT_THAT(scene.events("NIP-E3"), Contains("NIP-E3 game_over by:rules"));
}

TEST(NipponEnd, NIP_E3_OfEqualOnesWhoPlayedLatest) {
  for (int seats = 2; seats <= 4; ++seats) {
    for (int latest = 0; latest < seats; ++latest) {
      const Scene scene(finished(std::vector<int>(static_cast<std::size_t>(seats), 25), latest));
      ASSERT_EQ(scene.number("latest"), latest);
      // Counter-clockwise from the one who made the last turn.
      for (int place = 0; place < seats; ++place) {
        const int seat = (latest - place + seats) % seats;
        EXPECT_EQ(scene.result().rank[seat], place + 1)
            << seats << " seats, latest " << latest << ", seat " << seat;
      }
      EXPECT_EQ(scene.result().share[latest], 1.0F);
    }
  }
}

// The one who made the last turn may not be among them.
TEST(NipponEnd, NIP_E3_OfTheTiedOnly) {
  EXPECT_EQ(ranks(Scene(finished({25, 25, 20, 20}, 3)), 4), "2 1 4 3");
  EXPECT_EQ(ranks(Scene(finished({25, 20, 25, 20}, 1)), 4), "1 3 2 4");
  EXPECT_EQ(ranks(Scene(finished({25, 20, 25, 30}, 1)), 4), "2 4 3 1");
}

TEST(NipponEnd, NIP_E3_PlayedOut) {
  // Three who count the same; seat 1 makes the last turn of all.
  Table table(3);
  for (int seat = 0; seat < 3; ++seat) table.stock(seat, "vp=25 plans=0").workers(seat, "white");
  Scene scene(table.first(2).active(1).closing(1).last("knowledge"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("latest"), "1");
  EXPECT_EQ(scene.says("active"), "-");
  EXPECT_EQ(ranks(scene, 3), "2 1 3");
}

// A game that was cut short has no closing turns, and is told as such.
TEST(NipponEnd, NIP_E3_OverByTheTurnCap) {
  Scene scene(Table(3).stock(0, "vp=1 plans=0").field("turn_cap", 4).last("knowledge"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("over"), "turn_cap");
  EXPECT_TRUE(scene.result().capped);
  EXPECT_EQ(ranks(scene, 3), "3 2 1");
  EXPECT_THAT(scene.events(""), Contains(" game_over by:turn_cap"));
}

}  // namespace
}  // namespace kaisho::nippon_tests
