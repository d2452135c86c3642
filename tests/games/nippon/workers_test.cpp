// Workers on the table: how a space is refilled (NIP-T4) and the table filled again (NIP-T5). What
// a bag too small leaves open is in workers_due_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "tests/games/nippon/places.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

Scene emptying(const Table& table) {
  Scene scene(table);
  scene.play({"take white mines", "steps 1"});
  return scene;
}

// ---- NIP-T4

TEST(NipponWorkers, NIP_T4_AnEmptiedSpaceGetsTheTopRow) {
  const Scene scene = emptying(Table(3).space(3, "white").row(1, "black black yellow"));
  EXPECT_THAT(scene.changes({"turn", "active", "latest", "yen 0", "track coal 0", "workers 0"}),
              ElementsAre("space 3: yellow black black", "row 1: "));
  EXPECT_THAT(scene.events("NIP-T4"), ElementsAre("NIP-T4 row_moved row:1 space:3"));
}

TEST(NipponWorkers, NIP_T4_AllWorkersOfTheTopNonEmptyRow) {
  for (int seats = 2; seats <= 4; ++seats) {
    for (int used = 0; used < seats; ++used) {
      const Scene before(Table(seats).space(3, "white").rows_used(used));
      const std::string row = "row " + std::to_string(used + 1);
      const Scene scene = emptying(Table(seats).space(3, "white").rows_used(used));
      EXPECT_EQ(scene.says("space 3"), before.says(row));
      EXPECT_EQ(words_of(scene.says("space 3")).size(), seats == 2 ? 2U : 3U);
      EXPECT_THAT(scene.changes(turn_over(0)),
                  ElementsAre(row + ": ", "yen 0: 11", "track coal 0: 1"));
    }
  }
}

TEST(NipponWorkers, NIP_T4_OnlyTheSpaceThatIsEmpty) {
  const Scene scene = emptying(Table(3).space(3, "white black").space(1, "green"));
  EXPECT_EQ(sizes(scene), "1 3 1 3 3 | 3 3 3");
  EXPECT_THAT(scene.events("NIP-T4"), IsEmpty());
}

TEST(NipponWorkers, NIP_T4_EverySpace) {
  const char* actions[] = {"knowledge", "invest", "mines", "machinery", "local-market"};
  for (int space = 1; space <= 5; ++space) {
    Scene scene(Table(3)
                    .space(space, "white")
                    .factories(0, "silk-a=1")
                    .tracks(0, "knowledge=9")
                    .contracts(0, "contract-8")
                    .asks("tokyo", "silk"));
    scene.play({std::string("take white ") + actions[space - 1]});
    if (scene.says("active") == "0") scene.play({scene.legal().back()});
    if (scene.says("active") == "0") scene.play({scene.legal().back()});
    EXPECT_THAT(scene.events("NIP-T4"),
                ElementsAre("NIP-T4 row_moved row:1 space:" + std::to_string(space)));
  }
}

TEST(NipponWorkers, NIP_T4_NotByConsolidating) {
  Scene scene(Table(3).workers(0, "white pink"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes({"yen 0"}), ElementsAre("turn: 4", "active: 1", "latest: 0",
                                                    "bag: " + scene.says("bag"), "workers 0: "));
  EXPECT_THAT(scene.events("NIP-T4"), IsEmpty());
  EXPECT_THAT(scene.events("NIP-T5"), IsEmpty());
}

// ---- NIP-T5

TEST(NipponWorkers, NIP_T5_EverySpaceIsFilledToThreeThenEveryRow) {
  const Scene scene = emptying(Table(3)
                                   .rows_used(3)
                                   .space(1, "black")
                                   .space(2, "pink pink")
                                   .space(3, "white")
                                   .space(5, "brown"));
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 3 3 3");
  EXPECT_EQ(drawn(scene),
            "space:1 space:1 space:2 space:3 space:3 space:3 space:5 space:5 "
            "row:1 row:1 row:1 row:2 row:2 row:2 row:3 row:3 row:3");
  EXPECT_THAT(words_of(scene.says("space 1")), Contains("black"));
  EXPECT_GE(std::ranges::count(words_of(scene.says("space 2")), "pink"), 2);
  EXPECT_EQ(in_bag(scene), 42U - 1U - 24U);
  EXPECT_EQ(scene.events("NIP-T5").front(), "NIP-T5 filling");
  EXPECT_THAT(scene.events("NIP-T5"), Not(Contains(testing::HasSubstr("filling_short"))));
  EXPECT_THAT(scene.events("NIP-T4"), IsEmpty());
}

TEST(NipponWorkers, NIP_T5_RowsByNumberOfPlayers) {
  const char* all[] = {"3 3 3 3 3 | 2 2", "3 3 3 3 3 | 3 3 3", "3 3 3 3 3 | 3 3 3 3"};
  for (int seats = 2; seats <= 4; ++seats) {
    const Scene scene = emptying(Table(seats).rows_used(seats).space(3, "white"));
    EXPECT_EQ(sizes(scene), all[seats - 2]);
    EXPECT_EQ(scene.number("reveals"), 31);
    EXPECT_EQ(scene.says("marker"), "2");
  }
}

// What changes, and that nothing else does.
TEST(NipponWorkers, NIP_T5_NothingElseChanges) {
  const Scene scene = emptying(Table(3).rows_used(3).space(3, "white"));
  EXPECT_THAT(
      scene.changes({"space 3", "row 1", "row 2", "row 3", "bag"}),
      ElementsAre("turn: 4", "reveals: 31", "active: 1", "latest: 0", "marker: 2", "yen 0: 11",
                  "track coal 0: 1", "workers 0: white", "random: " + scene.says("random")));
}

TEST(NipponWorkers, NIP_T5_WithARowLeftTheTableIsNotFilled) {
  const Scene scene = emptying(Table(3).rows_used(2).space(3, "white").space(1, "black"));
  EXPECT_EQ(sizes(scene), "1 3 3 3 3 | 0 0 0");
  EXPECT_THAT(scene.events("NIP-T5"), IsEmpty());
}

// Each worker of the bag with the same chance.
TEST(NipponWorkers, NIP_T5_AtRandomFromTheBag) {
  constexpr int kTimes = 400;
  std::map<std::string, int> counts;
  std::map<std::string, int> bag;
  for (int i = 0; i < kTimes; ++i) {
    const std::string digits = std::to_string(100 + i);
    Scene scene(Table(2)
                    .rows_used(2)
                    .space(3, "white")
                    .field("random", {{"key", std::string(61, '7') + digits}, {"used", 0}}));
    if (i == 0) {
      for (const std::string& colour : words_of(scene.says("bag"))) ++bag[colour];
    }
    scene.play({"take white mines", "steps 1"});
    for (const std::string& colour : words_of(scene.says("space 3"))) ++counts[colour];
    for (const std::string& colour : words_of(scene.says("row 2"))) ++counts[colour];
  }
  int all = 0;
  for (const auto& [colour, n] : bag) all += n;
  EXPECT_EQ(bag.size(), 6U);
  for (const auto& [colour, n] : bag) {
    const double share = 5.0 * kTimes * n / all;
    EXPECT_NEAR(counts[colour], share, 4 * std::sqrt(share)) << colour;
  }
}

// ---- NIP-T5: four players can hold so many that the bag runs dry

const char* const kSixWorkers = "white yellow green pink brown black";

// After the turn all hold so many together, and the table is filled.
Scene with_held(int held) {
  Table table = Table(4).rows_used(4).space(3, "white");
  const Lines six = words_of(kSixWorkers);
  for (int seat = 3; seat >= 0; --seat) {
    const int own = seat == 0 ? held - 19 : 6;
    table.workers(seat, text_of(Json(Lines(six.begin(), six.begin() + own))));
  }
  return emptying(table);
}

TEST(NipponWorkers, NIP_T5_ABagTooSmallFillsWhatItCan) {
  const char* rows[] = {"3 3 3 3 3 | 3 3 3 3", "3 3 3 3 3 | 3 3 3 2+1", "3 3 3 3 3 | 3 3 3 1+2",
                        "3 3 3 3 3 | 3 3 3 0+3"};
  for (int held = 21; held <= 24; ++held) {
    const Scene scene = with_held(held);
    const int lack = held - 21;
    EXPECT_EQ(sizes(scene), rows[lack]);
    EXPECT_EQ(in_bag(scene), 0U);
    EXPECT_EQ(scene.says("marker"), "2");
    if (lack == 0) continue;
    EXPECT_THAT(scene.events("NIP-T5"),
                Contains("NIP-T5 filling_short places:" + std::to_string(lack)));
  }
}

TEST(NipponWorkers, NIP_T5_TheRestAsSoonAsWorkersComeBack) {
  for (int held = 22; held <= 24; ++held) {
    Scene scene = with_held(held);  // seat 1 has six, and has consolidated
    EXPECT_EQ(scene.says("now"), "reward 1");
    scene.mark().play({"reward reward-2-plans", "achievement contracts"});
    EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 3 3 3 3");
    const int lack = held - 21;
    EXPECT_EQ(in_bag(scene), 6U - static_cast<std::size_t>(lack));
    EXPECT_EQ(scene.events("NIP-T5").size(), static_cast<std::size_t>(lack));
    EXPECT_EQ(scene.number("reveals"), 32);
    EXPECT_EQ(scene.says("marker"), "2") << "it is no new filling";
  }
}

// When the workers go home, not at the end of the turn.
TEST(NipponWorkers, NIP_T5_AtOnce) {
  Table table = Table(4).stock(0, "plans=5").row(4, "due due due");
  for (int seat = 0; seat < 4; ++seat) table.workers(seat, kSixWorkers);
  Scene scene(table);
  scene.play({"consolidate", "reward reward-2-plans", "achievement contracts"});
  EXPECT_EQ(steps_of(scene), "last 0, turn_end space -");
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 3 3 3 3");
  const Lines events = scene.events();
  const auto returned = std::ranges::find(events, "NIP-K4 workers_returned count:6 seat:0");
  ASSERT_NE(returned, events.end());
  EXPECT_EQ(drawn(scene), "row:4 row:4 row:4");
  EXPECT_TRUE((returned + 1)->starts_with("NIP-T5 worker_drawn"));
  EXPECT_EQ(returned + 4, events.end());
}

}  // namespace
}  // namespace kaisho::nippon_tests
