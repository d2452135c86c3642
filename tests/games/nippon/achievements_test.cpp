// What the achievements count, and their multipliers (NIP-E2a to NIP-E2i).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/table.h"
#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Of one line: `3*2=6`, what is counted, its multiplier and the points, by seats.
std::string counts(const Table& table, const std::string& line) {
  const Json json = Scene(table).json();
  std::string text;
  for (const Json& item : json["scoring"]) {
    if (item["line"] != line) continue;
    for (const Json& seat : item["seats"]) {
      text += (text.empty() ? "" : " ") + seat["of"].dump() + "*" + seat["multiplier"].dump() +
              "=" + seat["points"].dump();
    }
  }
  return text;
}

// `3*2=6`: a point for each of these.
std::string product(int of, int multiplier) {
  std::string text = std::to_string(of);
  text.append("*").append(std::to_string(multiplier));
  return text.append("=").append(std::to_string(of * multiplier));
}

// ---- NIP-E2: the multiplier

TEST(NipponAchievements, NIP_E2_WithoutATileTheMultiplierIsNoneOrPrinted) {
  const Scene scene{Table()};
  for (const std::string& name : ids_of(edition()["achievements"])) {
    const bool printed = name == "savings" || name == "knowledge-stars";
    EXPECT_THAT(scored(scene, name)[0], StartsWith(printed ? "multiplier=1 " : "multiplier=0 "))
        << name;
  }
}

TEST(NipponAchievements, NIP_E2_ATilesMultiplierInItsStead) {
  for (const std::string& name : ids_of(edition()["achievements"])) {
    for (const char* multiplier : {"=2", "=3", "=4", "=5"}) {
      const Scene scene(Table(4).achievements(1, name + multiplier));
      EXPECT_THAT(scored(scene, name)[1], HasSubstr("multiplier" + std::string(multiplier) + " "))
          << name;
    }
  }
}

// ---- NIP-E2: what counts

// So many contracts filled, from the first on.
std::string contracts_left(std::size_t filled) {
  std::string left;
  const Lines all = ids_of(edition()["contracts"]);
  for (std::size_t i = filled; i < all.size(); ++i) left += all[i] + " ";
  return left;
}

TEST(NipponAchievements, NIP_E2a_PairsOfFulfilledContracts) {
  const Lines counted = {"0*3=0 0*0=0", "1*3=0 1*0=0", "2*3=3 2*0=0", "3*3=3 3*0=0", "4*3=6 4*0=0",
                         "5*3=6 5*0=0", "6*3=9 6*0=0", "7*3=9 7*0=0", "8*3=12 8*0=0"};
  for (std::size_t filled = 0; filled < counted.size(); ++filled) {
    const Table table = Table()
                            .achievements(0, "contracts=3")
                            .contracts(0, contracts_left(filled))
                            .contracts(1, contracts_left(filled));
    EXPECT_EQ(counts(table, "contracts"), counted[filled]);
  }
}

TEST(NipponAchievements, NIP_E2b_SixYenLeft) {
  // By the money track: 12, 14, … 36, less 3 for each colour.
  const auto savings = [](const char* track, const char* workers) {
    return counts(
        Table(2).active(1).tracks(0, track).workers(0, workers).achievements(1, "savings=4"),
        "savings");
  };
  EXPECT_EQ(savings("money=0", ""), "12*1=2 12*4=8");
  EXPECT_EQ(savings("money=0", "white"), "9*1=1 12*4=8");
  EXPECT_EQ(savings("money=0", "white pink"), "6*1=1 12*4=8");
  EXPECT_EQ(savings("money=1", "white pink green"), "5*1=0 12*4=8");
  EXPECT_EQ(savings("money=3", ""), "18*1=3 12*4=8");
  EXPECT_EQ(savings("money=2", ""), "16*1=2 12*4=8");
  EXPECT_EQ(savings("money=12", ""), "36*1=6 12*4=8");
  EXPECT_EQ(savings("money=12", "white"), "33*1=5 12*4=8");
}

TEST(NipponAchievements, NIP_E2b_YenInHandDoNotCount) {
  EXPECT_EQ(counts(Table().stock(0, "yen=600").stock(1, "yen=0"), "savings"), "12*1=2 12*1=2");
  const Scene over(Table().over("rules").stock(0, "yen=0"));
  EXPECT_EQ(scored(over, "savings")[0], "multiplier=1 of=12 points=2");
}

// Stars stand on some steps; between them nothing is added.
TEST(NipponAchievements, NIP_E2c_StarsReachedOnTheKnowledgeTrack) {
  const std::vector<int> stars = {0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4};
  for (std::size_t step = 0; step < stars.size(); ++step) {
    const std::string knowledge = "knowledge=" + std::to_string(step);
    const Table table =
        Table().tracks(0, knowledge).tracks(1, knowledge).achievements(1, "knowledge-stars=5");
    EXPECT_EQ(counts(table, "knowledge-stars"),
              product(stars[step], 1) + " " + product(stars[step], 5));
  }
}

TEST(NipponAchievements, NIP_E2c_AnotherByItsPaperFactory) {
  EXPECT_EQ(counts(Table().tracks(0, "knowledge=7").factories(0, "paper-b").factories(1, "paper-a"),
                   "knowledge-stars"),
            "3*1=3 0*1=0");
  EXPECT_EQ(counts(Table().factories(0, "paper-b bento-b").achievements(0, "knowledge-stars=2"),
                   "knowledge-stars"),
            "1*2=2 0*1=0");
}

TEST(NipponAchievements, NIP_E2d_StarsOverEmptyShipPlaces) {
  const std::vector<int> stars = {0, 0, 1, 2, 2, 3, 4};
  for (std::size_t out = 0; out < stars.size(); ++out) {
    const std::string out_there = "kanto-chubu=" + std::to_string(out);
    const Table table =
        Table(3).ships(0, out_there).achievements(0, "ship-stars=2").trains(0, "hokkaido-tohoku=5");
    EXPECT_EQ(counts(table, "ship-stars"), product(stars[out], 2) + " 0*0=0 0*0=0");
  }
  EXPECT_EQ(counts(Table().ships(0, "kanto-chubu=2 kansai-chugoku=3"), "ship-stars"),
            "3*0=0 0*0=0");
}

TEST(NipponAchievements, NIP_E2e_StarsReachedOnTheCoalTrack) {
  const std::vector<int> stars = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4};
  for (std::size_t step = 0; step < stars.size(); ++step) {
    const std::string coal = "coal=" + std::to_string(step);
    const Table table = Table(3).tracks(1, coal).achievements(1, "coal-stars=3");
    EXPECT_EQ(counts(table, "coal-stars"), "0*0=0 " + product(stars[step], 3) + " 0*0=0");
  }
  EXPECT_EQ(counts(Table().tracks(0, "coal=13"), "coal-stars"), "4*0=0 0*0=0");
}

TEST(NipponAchievements, NIP_E2e_AnotherByItsBentoFactory) {
  EXPECT_EQ(counts(Table()
                       .tracks(0, "coal=3")
                       .factories(0, "bento-b paper-b")
                       .factories(1, "bento-c")
                       .achievements(0, "coal-stars=2")
                       .achievements(1, "coal-stars=2"),
                   "coal-stars"),
            "2*2=4 0*2=0");
}

TEST(NipponAchievements, NIP_E2f_StarsOverEmptyTrainPlaces) {
  const std::vector<int> stars = {0, 0, 0, 1, 2, 3, 4};
  for (std::size_t out = 0; out < stars.size(); ++out) {
    const std::string out_there = "kanto-chubu=" + std::to_string(out);
    const Table table = Table(3)
                            .trains(0, out_there)
                            .achievements(0, "train-stars=4")
                            .ships(0, "hokkaido-tohoku=5");
    EXPECT_EQ(counts(table, "train-stars"), product(stars[out], 4) + " 0*0=0 0*0=0");
  }
  // Wherever they are, and on whichever side.
  EXPECT_EQ(counts(Table()
                       .factories(0, "watches-b")
                       .plain_trains(0, "hokkaido-tohoku")
                       .trains(0, "kanto-chubu=2 kansai-chugoku=2"),
                   "train-stars"),
            "3*0=0 0*0=0");
}

TEST(NipponAchievements, NIP_E2g_FactoriesOfLevelTwoAndThree) {
  const auto factories = [](const char* own) {
    return counts(Table().factories(0, own).achievements(0, "high-factories=3"), "high-factories");
  };
  EXPECT_EQ(factories(""), "0*3=0 0*0=0");
  EXPECT_EQ(factories("silk-a=4+2 paper-b"), "0*3=0 0*0=0");
  EXPECT_EQ(factories("bento-a"), "1*3=3 0*0=0");
  EXPECT_EQ(factories("lenses-a paper-b"), "1*3=3 0*0=0");
  EXPECT_EQ(factories("watches-c"), "1*3=3 0*0=0");
  EXPECT_EQ(factories("silk-b bulbs-d"), "1*3=3 0*0=0");
  EXPECT_EQ(factories("silk-b paper-a bento-b lenses-c watches-d bulbs-a"), "4*3=12 0*0=0");
  EXPECT_EQ(counts(Table().factories(0, "bento-a bulbs-a"), "high-factories"), "2*0=0 0*0=0");
}

TEST(NipponAchievements, NIP_E2h_FactoriesWithAFullMachine) {
  const auto machines = [](const char* own) {
    return counts(Table(3).factories(0, own).achievements(0, "full-machines=5"), "full-machines");
  };
  EXPECT_EQ(machines("silk-a=4"), "0*5=0 0*0=0 0*0=0");
  EXPECT_EQ(machines("silk-a=0+1 bento-a=4+1"), "0*5=0 0*0=0 0*0=0");
  EXPECT_EQ(machines("silk-a=0+2 bento-a=4+1"), "1*5=5 0*0=0 0*0=0");
  EXPECT_EQ(machines("silk-a=0+2 bento-a=0+2 bulbs-c=0+2"), "3*5=15 0*0=0 0*0=0");
  EXPECT_EQ(counts(Table().factories(1, "paper-a=0+2"), "full-machines"), "0*0=0 1*0=0");
}

TEST(NipponAchievements, NIP_E2h_StockedMachinesDoNotCount) {
  EXPECT_EQ(counts(Table().factories(0, "silk-a=0+2").stocked(0, 5), "full-machines"),
            "1*0=0 0*0=0");
}

TEST(NipponAchievements, NIP_E2i_RegionsWithAnOwnInfluenceTile) {
  const auto regions = [](const char* own) {
    return counts(Table(3)
                      .influence(0, own)
                      .achievements(0, "regions=2")
                      .influence(1, "nagoya:west=7")
                      .trains(0, "hokkaido-tohoku=3")
                      .ships(0, "shikoku-kyushu=2"),
                  "regions");
  };
  EXPECT_EQ(regions(""), "0*2=0 1*0=0 0*0=0");
  EXPECT_EQ(regions("tokyo:south=1"), "1*2=2 1*0=0 0*0=0");
  EXPECT_EQ(regions("tokyo:south=1 tokyo:north=3 nagoya:east=7"), "1*2=2 1*0=0 0*0=0");
  EXPECT_EQ(regions("nagoya:east=1 hakodate:north=7"), "2*2=4 1*0=0 0*0=0");
  EXPECT_EQ(regions("sendai:west=1 nagoya:east=2"), "2*2=4 1*0=0 0*0=0");
  EXPECT_EQ(regions("sendai:west=1 nagoya:east=2 hiroshima:south=3 matsuyama:north=3"),
            "4*2=8 1*0=0 0*0=0");
}

TEST(NipponAchievements, NIP_E2_WhatIsIncompleteIsNotPutTogether) {
  // One contract and three, eleven yen and seven: the pairs and sixes of each player alone.
  const Table table = Table()
                          .contracts(0, contracts_left(3))
                          .contracts(1, contracts_left(1))
                          .achievements(0, "contracts=2 savings=2")
                          .achievements(1, "contracts=5 savings=5")
                          .tracks(0, "money=1")
                          .workers(0, "white")
                          .tracks(1, "money=2")
                          .workers(1, "white black green");
  EXPECT_EQ(counts(table, "contracts"), "3*2=2 1*5=0");
  EXPECT_EQ(counts(table, "savings"), "11*2=2 7*5=5");
}

}  // namespace
}  // namespace kaisho::nippon_tests
