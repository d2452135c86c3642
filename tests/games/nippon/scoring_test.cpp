// The three scorings: influence, ranks and ties, ships (NIP-V1 to NIP-V4). With nothing beside them
// the cities of every region leave 12 to the foreign companies.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/scorings.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

using Points = std::vector<int>;

std::string value(int value) { return std::to_string(value); }

// Four players with one tile each in the same region, where 2 are left to the foreign companies.
Table four(int scoring, const std::array<int, 4>& values) {
  return before_scoring(scoring, 4)
      .influence(0, "tokyo:east=" + value(values[0]))
      .influence(1, "tokyo:south=" + value(values[1]))
      .influence(2, "nagoya:east=" + value(values[2]))
      .influence(3, "nagoya:south=" + value(values[3]));
}

// What four players get in the first, second and third scoring.
std::vector<Points> of_four(const std::array<int, 4>& values) {
  return {gained(four(1, values)), gained(four(2, values)), gained(four(3, values))};
}

// ---- NIP-V1

TEST(NipponScoring, NIP_V1_TilesAndTrainsOfEachRegion) {
  Scene scene(before_scoring(1, 4)
                  .influence(0, "tokyo:east=7 tokyo:south=3 nagoya:east=2")
                  .influence(1, "nagoya:south=6")
                  .trains(1, "kanto-chubu=2 shikoku-kyushu")
                  .influence(2, "tokyo:north=5")
                  .trains(0, "kansai-chugoku=3"));
  scene.play({"done"});
  EXPECT_THAT(ranked(scene, "kanto-chubu"),
              ElementsAre("influence:12 points:10 rank:1 seat:0 shared:1 ships:0",
                          "influence:10 points:7 rank:2 seat:1 shared:1 ships:0",
                          "influence:5 points:5 rank:3 seat:2 shared:1 ships:0",
                          "influence:1 points:0 rank:4 shared:1 ships:0",
                          "influence:0 points:0 rank:0 seat:3 shared:0 ships:0"));
  EXPECT_THAT(scene.changes(scoring_over()), ElementsAre("vp 0: 10", "vp 1: 7", "vp 2: 5"));
}

TEST(NipponScoring, NIP_V1_EachRegionByItself) {
  Scene scene(before_scoring(2)
                  .influence(0, "hakodate:west=7 osaka:north=1")
                  .influence(1, "hakodate:south=2 osaka:east=5 matsuyama:north=1")
                  .influence(2, "nagasaki:west=4"));
  scene.play({"done"});
  EXPECT_THAT(ranked(scene, "hokkaido-tohoku"),
              ElementsAre("influence:7 points:13 rank:1 seat:0 shared:2 ships:0",
                          "influence:7 points:0 rank:1 shared:2 ships:0",
                          "influence:2 points:8 rank:3 seat:1 shared:1 ships:0",
                          "influence:0 points:0 rank:0 seat:2 shared:0 ships:0"));
  EXPECT_THAT(ranked(scene, "kanto-chubu")[0], "influence:12 points:0 rank:1 shared:1 ships:0");
  EXPECT_THAT(ranked(scene, "kansai-chugoku"),
              ElementsAre("influence:7 points:0 rank:1 shared:1 ships:0",
                          "influence:5 points:11 rank:2 seat:1 shared:1 ships:0",
                          "influence:1 points:8 rank:3 seat:0 shared:1 ships:0",
                          "influence:0 points:0 rank:0 seat:2 shared:0 ships:0"));
  EXPECT_THAT(ranked(scene, "shikoku-kyushu"),
              ElementsAre("influence:6 points:0 rank:1 shared:1 ships:0",
                          "influence:4 points:11 rank:2 seat:2 shared:1 ships:0",
                          "influence:1 points:8 rank:3 seat:1 shared:1 ships:0",
                          "influence:0 points:0 rank:0 seat:0 shared:0 ships:0"));
  EXPECT_THAT(scene.changes(scoring_over()), ElementsAre("vp 0: 21", "vp 1: 27", "vp 2: 11"));
}

TEST(NipponScoring, NIP_V1_TrainsNeedAnOwnInfluenceTileThere) {
  const auto of = [](const char* influence) {
    Scene scene(before_scoring(1).influence(0, influence).trains(0, "kanto-chubu=5"));
    scene.play({"done"});
    return ranked(scene, "kanto-chubu");
  };
  EXPECT_THAT(of("osaka:north=7 sendai:east=7"),
              ElementsAre("influence:12 points:0 rank:1 shared:1 ships:0",
                          "influence:0 points:0 rank:0 seat:0 shared:0 ships:0",
                          "influence:0 points:0 rank:0 seat:1 shared:0 ships:0",
                          "influence:0 points:0 rank:0 seat:2 shared:0 ships:0"));
  EXPECT_THAT(of("nagoya:north=1"),
              Contains("influence:11 points:7 rank:2 seat:0 shared:1 ships:0"));
}

TEST(NipponScoring, NIP_V1_AnothersTileIsNotTheOwn) {
  EXPECT_EQ(gained(before_scoring(1).trains(0, "kanto-chubu=6").influence(1, "nagoya:north=1")),
            (Points{0, 7, 0}));
}

TEST(NipponScoring, NIP_V1_TrainsByTheSideThatIsUp) {
  Scene scene(before_scoring(3)
                  .factories(1, "watches-b")
                  .plain_trains(1, "kanto-chubu=2")
                  .trains(1, "kanto-chubu=3")
                  .influence(1, "nagoya:north=1")
                  .trains(0, "kanto-chubu")
                  .influence(0, "tokyo:west=2"));
  scene.play({"done"});
  EXPECT_THAT(ranked(scene, "kanto-chubu"),
              ElementsAre("influence:14 points:20 rank:1 seat:1 shared:1 ships:0",
                          "influence:12 points:0 rank:2 shared:1 ships:0",
                          "influence:4 points:11 rank:3 seat:0 shared:1 ships:0",
                          "influence:0 points:0 rank:0 seat:2 shared:0 ships:0"));
}

TEST(NipponScoring, NIP_V1_ForeignCompaniesHaveWhatIsUncovered) {
  const auto foreign = [](const char* influence) {
    const Lines lines = standing_of(Scene(Table(4).influence(2, influence)), "shikoku-kyushu");
    return lines[0];
  };
  EXPECT_EQ(foreign(""), "foreign: influence=12 rank=1 shared=1");
  EXPECT_EQ(foreign("matsuyama:north=1"), "foreign: influence=9 rank=1 shared=1");
  EXPECT_EQ(foreign("matsuyama:north=1 nagasaki:north=2 nagasaki:west=3"),
            "foreign: influence=4 rank=2 shared=1");
  EXPECT_EQ(foreign("matsuyama:east=1 nagasaki:south=2"), "foreign: influence=12 rank=1 shared=1");
  EXPECT_EQ(foreign("matsuyama:north=1 matsuyama:south=2 matsuyama:west=3 nagasaki:north=3 "
                    "nagasaki:east=4 nagasaki:west=5"),
            "foreign: influence=0 rank=0 shared=0");
  EXPECT_EQ(foreign("tokyo:south=1 osaka:east=2"), "foreign: influence=12 rank=1 shared=1");
}

// ---- NIP-V2: ranks

TEST(NipponScoring, NIP_V2_FirstSecondAndThirdByTheScoring) {
  EXPECT_THAT(of_four({7, 6, 5, 4}),
              ElementsAre(Points{10, 7, 5, 0}, Points{15, 11, 8, 0}, Points{20, 15, 11, 0}));
  EXPECT_THAT(of_four({3, 4, 5, 6}),
              ElementsAre(Points{0, 5, 7, 10}, Points{0, 8, 11, 15}, Points{0, 11, 15, 20}));
}

TEST(NipponScoring, NIP_V2_PointsOfAllRegionsAreAdded) {
  Scene scene(before_scoring(1, 2)
                  .stock(0, "vp=31 plans=0")
                  .influence(0, "hakodate:north=7 tokyo:west=7 osaka:south=1 nagasaki:south=6")
                  .influence(1, "hakodate:east=5"));
  scene.play({"done"});
  // Second to the foreign companies in all four regions; the other one third in the first.
  EXPECT_THAT(scene.changes(scoring_over()), ElementsAre("vp 0: 59", "vp 1: 5"));
}

TEST(NipponScoring, NIP_V2_TwoFirstShareAndTheNextIsThird) {
  EXPECT_THAT(of_four({7, 7, 6, 5}),
              ElementsAre(Points{8, 8, 5, 0}, Points{13, 13, 8, 0}, Points{17, 17, 11, 0}));
}

TEST(NipponScoring, NIP_V2_TwoSecondShareAndTheNextIsFourth) {
  EXPECT_THAT(of_four({7, 5, 5, 4}),
              ElementsAre(Points{10, 6, 6, 0}, Points{15, 9, 9, 0}, Points{20, 13, 13, 0}));
}

TEST(NipponScoring, NIP_V2_ThreeFirst) {
  EXPECT_THAT(of_four({7, 7, 7, 6}),
              ElementsAre(Points{7, 7, 7, 0}, Points{11, 11, 11, 0}, Points{15, 15, 15, 0}));
}

TEST(NipponScoring, NIP_V2_TiedByTilesAndTrains) {
  EXPECT_EQ(gained(four(1, {5, 7, 4, 3}).trains(0, "kanto-chubu")), (Points{8, 8, 5, 0}));
  EXPECT_EQ(gained(four(1, {5, 3, 1, 1}).trains(1, "kanto-chubu")), (Points{8, 8, 0, 0}));
}

// ---- NIP-V2: foreign companies

TEST(NipponScoring, NIP_V2_ForeignCompaniesTakeARankAndNoPoints) {
  const auto scorings = [](const char* influence, const char* other) {
    std::vector<Points> points;
    for (int scoring = 1; scoring <= 3; ++scoring) {
      points.push_back(gained(before_scoring(scoring).influence(1, influence).influence(2, other)));
    }
    return points;
  };
  // First with 9, before 5 and 4.
  EXPECT_THAT(scorings("tokyo:south=5", "nagoya:north=4"),
              ElementsAre(Points{0, 7, 5}, Points{0, 11, 8}, Points{0, 15, 11}));
  // Second with 6, after 7 and before 4.
  EXPECT_THAT(scorings("tokyo:south=7", "nagoya:east=4"),
              ElementsAre(Points{0, 10, 5}, Points{0, 15, 8}, Points{0, 20, 11}));
  // Third with 4, after 7 and 6.
  EXPECT_THAT(scorings("tokyo:south=7", "nagoya:east=4 nagoya:south=2"),
              ElementsAre(Points{0, 10, 7}, Points{0, 15, 11}, Points{0, 20, 15}));
}

TEST(NipponScoring, NIP_V2_TheirShareIsLost) {
  // First with one: 6 to 6, and the next is third.
  EXPECT_EQ(gained(before_scoring(1).influence(1, "tokyo:south=6").influence(2, "nagoya:east=4")),
            (Points{0, 8, 5}));
  // Second with one.
  EXPECT_EQ(gained(before_scoring(1).influence(1, "tokyo:south=7").influence(2, "nagoya:east=6")),
            (Points{0, 10, 6}));
  // First with two.
  EXPECT_EQ(gained(before_scoring(1)
                       .influence(0, "nagoya:north=1")
                       .influence(1, "tokyo:south=6")
                       .influence(2, "nagoya:east=6")),
            (Points{0, 7, 7}));
  EXPECT_EQ(gained(before_scoring(3)
                       .influence(0, "nagoya:north=1")
                       .influence(1, "tokyo:south=6")
                       .influence(2, "nagoya:east=6")),
            (Points{0, 15, 15}));
}

TEST(NipponScoring, NIP_V2_ToldFromTheFirstRankOn) {
  Scene scene(before_scoring(2)
                  .influence(0, "tokyo:south=6")
                  .influence(2, "nagoya:east=6")
                  .ships(2, "kanto-chubu=2"));
  scene.play({"done"});
  EXPECT_THAT(ranked(scene, "kanto-chubu"),
              ElementsAre("influence:6 points:11 rank:1 seat:0 shared:3 ships:0",
                          "influence:6 points:11 rank:1 seat:2 shared:3 ships:4",
                          "influence:6 points:0 rank:1 shared:3 ships:0",
                          "influence:0 points:0 rank:0 seat:1 shared:0 ships:0"));
}

TEST(NipponScoring, NIP_V2_WithoutInfluenceNobodyRanks) {
  // Two parties: what the third place gives goes to nobody.
  Scene scene(before_scoring(1).influence(0, "tokyo:south=1").ships(1, "kanto-chubu=3"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(scoring_over()), ElementsAre("vp 0: 7"));
  // Nor do the companies, where everything is covered.
  const char* all =
      "tokyo:north=1 tokyo:east=2 tokyo:south=3 nagoya:east=3 nagoya:south=4 nagoya:west=5";
  Scene covered(before_scoring(1, 4).influence(3, all));
  covered.play({"done"});
  EXPECT_THAT(ranked(covered, "kanto-chubu"),
              ElementsAre("influence:18 points:10 rank:1 seat:3 shared:1 ships:0",
                          "influence:0 points:0 rank:0 seat:0 shared:0 ships:0",
                          "influence:0 points:0 rank:0 seat:1 shared:0 ships:0",
                          "influence:0 points:0 rank:0 seat:2 shared:0 ships:0",
                          "influence:0 points:0 rank:0 shared:0 ships:0"));
}

TEST(NipponScoring, NIP_V2_AnEmptyBoardGivesNothing) {
  for (int scoring = 1; scoring <= 3; ++scoring) {
    EXPECT_EQ(gained(before_scoring(scoring, 4)), (Points{0, 0, 0, 0}));
  }
}

// ---- NIP-V3

// Seats 1 and 2 with these tiles in the region of Ōsaka, and their ships: two there, one elsewhere.
Points with_ships(const char* one, const char* two) {
  return gained(before_scoring(1)
                    .influence(1, one)
                    .influence(2, two)
                    .ships(1, "kansai-chugoku=2 kanto-chubu")
                    .ships(2, "kansai-chugoku=2 hokkaido-tohoku"));
}

TEST(NipponScoring, NIP_V3_ShipsOfTheFirstAndSecond) {
  // 7 and 6 to 5 and 4 of the companies.
  EXPECT_EQ(with_ships("osaka:east=7", "osaka:north=3 hiroshima:south=3"), (Points{0, 14, 11}));
}

TEST(NipponScoring, NIP_V3_NotOfTheThird) {
  EXPECT_EQ(with_ships("osaka:east=7", "hiroshima:south=5"), (Points{0, 14, 5}));  // companies: 6
}

TEST(NipponScoring, NIP_V3_BehindTheCompaniesTheSecondsOnly) {
  EXPECT_EQ(with_ships("osaka:south=7", "hiroshima:east=5"), (Points{0, 11, 5}));
}

TEST(NipponScoring, NIP_V3_TiedOnesNeverDivideThem) {
  EXPECT_EQ(with_ships("osaka:east=7", "hiroshima:south=7"), (Points{0, 12, 12}));  // two first
  EXPECT_EQ(with_ships("osaka:south=7", "hiroshima:east=7"), (Points{0, 10, 10}));  // two second
  EXPECT_EQ(with_ships("osaka:east=6", "hiroshima:south=6"), (Points{0, 11, 11}));  // three first
}

TEST(NipponScoring, NIP_V3_WhoTiesForFirstLeavesNoSecond) {
  // One ties with the companies at 6, so that the other is third.
  EXPECT_EQ(with_ships("osaka:east=6", "hiroshima:south=5"), (Points{0, 12, 5}));
  const Table table = four(1, {7, 7, 6, 5}).ships(2, "kanto-chubu=3").ships(0, "kanto-chubu");
  EXPECT_EQ(gained(table), (Points{10, 8, 5, 0}));
}

TEST(NipponScoring, NIP_V3_SecondWithTheCompanies) {
  EXPECT_EQ(with_ships("osaka:east=7", "hiroshima:south=6"), (Points{0, 14, 10}));
}

TEST(NipponScoring, NIP_V3_ByTheSideThatIsUp) {
  Scene scene(before_scoring(1)
                  .factories(1, "lenses-b")
                  .influence(1, "osaka:south=7")
                  .plain_ships(1, "kansai-chugoku=2")
                  .ships(1, "kansai-chugoku=3"));
  scene.play({"done"});
  EXPECT_THAT(ranked(scene, "kansai-chugoku"),
              Contains("influence:7 points:7 rank:2 seat:1 shared:1 ships:13"));
  EXPECT_EQ(scene.says("vp 1"), "20");
}

TEST(NipponScoring, NIP_V3_TheSameInEveryScoring) {
  for (int scoring = 1; scoring <= 3; ++scoring) {
    Scene scene(
        before_scoring(scoring, 2).influence(1, "osaka:south=7").ships(1, "kansai-chugoku"));
    scene.play({"done"});
    EXPECT_THAT(ranked(scene, "kansai-chugoku")[1], HasSubstr("ships:2"));
  }
}

TEST(NipponScoring, NIP_V3_NeverWithoutARank) {
  EXPECT_EQ(gained(before_scoring(1).ships(0, "kanto-chubu=6").trains(0, "kanto-chubu=0")),
            (Points{0, 0, 0}));
}

TEST(NipponScoring, NIP_V3_TrainsAreNoShips) {
  EXPECT_EQ(gained(before_scoring(1).influence(0, "tokyo:west=1").trains(0, "kanto-chubu=3")),
            (Points{7, 0, 0}));
}

// ---- NIP-V4

TEST(NipponScoring, NIP_V4_TwoThirdShareOnePlace) {
  EXPECT_THAT(of_four({7, 6, 5, 5}),
              ElementsAre(Points{10, 7, 2, 2}, Points{15, 11, 4, 4}, Points{20, 15, 5, 5}));
  // So do they behind two who are first.
  EXPECT_EQ(gained(four(2, {7, 7, 5, 5})), (Points{13, 13, 4, 4}));
}

TEST(NipponScoring, NIP_V4_ThreeSecondShareTwoPlaces) {
  EXPECT_THAT(of_four({7, 5, 5, 5}),
              ElementsAre(Points{10, 4, 4, 4}, Points{15, 6, 6, 6}, Points{20, 8, 8, 8}));
}

TEST(NipponScoring, NIP_V4_FourFirstShareAll) {
  EXPECT_THAT(of_four({7, 7, 7, 7}),
              ElementsAre(Points{5, 5, 5, 5}, Points{8, 8, 8, 8}, Points{11, 11, 11, 11}));
}

TEST(NipponScoring, NIP_V4_WithTheCompaniesAmongThem) {
  EXPECT_THAT(of_four({7, 6, 2, 2}),
              ElementsAre(Points{10, 7, 1, 1}, Points{15, 11, 2, 2}, Points{20, 15, 3, 3}));
  EXPECT_THAT(of_four({7, 2, 2, 2}),
              ElementsAre(Points{10, 3, 3, 3}, Points{15, 4, 4, 4}, Points{20, 6, 6, 6}));
  EXPECT_THAT(of_four({2, 2, 2, 2}),
              ElementsAre(Points{4, 4, 4, 4}, Points{6, 6, 6, 6}, Points{9, 9, 9, 9}));
  EXPECT_EQ(gained(four(1, {7, 6, 2, 1})), (Points{10, 7, 2, 0}));
}

TEST(NipponScoring, NIP_V4_ThirdOnesScoreNoShips) {
  EXPECT_EQ(gained(four(1, {7, 6, 5, 5}).ships(2, "kanto-chubu=2").ships(3, "kanto-chubu")),
            (Points{10, 7, 2, 2}));
}

// ---- all of it

TEST(NipponScoring, NIP_V2_NothingLeavesTheBoard) {
  Scene scene(four(1, {7, 6, 5, 4})
                  .ships(0, "kanto-chubu")
                  .trains(1, "kanto-chubu")
                  .stock(1, "vp=-7 plans=0"));
  scene.play({"done"});
  EXPECT_THAT(scene.changes(scoring_over()), ElementsAre("vp 0: 9", "vp 1: 3", "vp 2: 5"));
  EXPECT_THAT(scene.events("NIP-T6"),
              ElementsAre("NIP-T6 marker_moved place:3", "NIP-T6 scoring_began scoring:1"));
  for (const auto& [scoring, told] :
       {std::pair{2, "NIP-T6 scoring_began scoring:2"}, {3, "NIP-T6 scoring_began scoring:3"}}) {
    Scene later(before_scoring(scoring));
    later.play({"done"});
    EXPECT_THAT(later.events("NIP-T6"), Contains(told));
  }
}

// What a position says of a region is what the next scoring would give.
TEST(NipponScoring, NIP_V2_AsThePositionSays) {
  const Table table = four(2, {7, 6, 2, 2}).ships(1, "kanto-chubu=2");
  EXPECT_THAT(standing_of(Scene(table), "kanto-chubu"),
              ElementsAre("foreign: influence=2 rank=3 shared=3",
                          "0: influence=7 points=15 rank=1 shared=1 ships=0",
                          "1: influence=6 points=11 rank=2 shared=1 ships=4",
                          "2: influence=2 points=2 rank=3 shared=3 ships=0",
                          "3: influence=2 points=2 rank=3 shared=3 ships=0"));
  EXPECT_EQ(gained(table), (Points{15, 15, 2, 2}));
}

TEST(NipponScoring, NIP_V1_OnlyWhenTheMarkerLeavesTheMarks) {
  for (const int place : {1, 3}) {
    Scene scene(before_scoring(1).influence(1, "tokyo:south=7").marker(place));
    scene.play({"done"});
    EXPECT_THAT(scene.changes(scoring_over()), IsEmpty());
    EXPECT_THAT(scene.events("NIP-V2"), IsEmpty());
  }
  Scene scene(before_scoring(1).influence(1, "tokyo:south=7"));
  scene.play({"done"});
  EXPECT_THAT(scene.events("NIP-V2"), Not(IsEmpty()));
}

}  // namespace
}  // namespace kaisho::nippon_tests
