// Pieces, supplies, hands and points (YOK-C). What others see (YOK-C3) is in view_test.cpp, the
// hand of orders and the technologies of one name (YOK-C4) in port_test.cpp and
// laboratory_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "core/values/random.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// How many pieces of a seat there are in hand, in the warehouse, on areas, boards, achievements.
std::array<int, 3> pieces_of(const Json& p, int seat) {
  const Json& player = p["seats"][seat];
  std::array<int, 3> count{};
  const char* names[] = {"assistants", "shops", "houses"};
  for (std::size_t i = 0; i < 3; ++i) {
    count[i] = player["hand"][names[i]].get<int>() + player["warehouse"][names[i]].get<int>();
  }
  for (const Json& area : p["areas"]) {
    count[0] += area["assistants"][seat].get<int>();
    for (const Json& shop : area["shops"]) count[1] += shop == seat ? 1 : 0;
    count[2] += area["house"] == seat ? 1 : 0;
  }
  for (const char* board : {"church", "customs"}) {
    for (const Json& slot : p[board]) count[0] += slot == seat ? 1 : 0;
  }
  for (const Json& achievement : p["achievements"]) {
    for (const Json& met : achievement["met"]) count[0] += met == seat ? 1 : 0;
  }
  return count;
}

TEST(YokohamaPieces, YOK_C1_TwentyEightAndFourInEveryPosition) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
    Position p = *yokohama().start(options, key_from_number(static_cast<std::uint64_t>(seats)));
    RandomState state = RandomState::from_key(key_from_number(5));
    Random random(state);
    while (yokohama().to_move(p) != kNobody) {
      const Json json = yokohama().position_json(p);
      for (int seat = 0; seat < seats; ++seat) {
        ASSERT_THAT(pieces_of(json, seat), ElementsAre(20, 8, 4)) << json;
      }
      MoveList moves;
      yokohama().legal_moves(p, moves);
      yokohama().apply(p, moves[random.below(moves.size())]);
    }
  }
}

// Of 23 assistants 3 mark the score.
TEST(YokohamaPieces, YOK_C1_MarkersNeverWork) {
  Scene scene(Table(3)
                  .moving()
                  .assistants(0, "employment-office=4 bank=8")
                  .slots(0, "church-1 church-3 customs-1")
                  .hand(0, "assistants=0")
                  .warehouse(0, "assistants=5"));
  scene.play({"go employment-office", "hire assistant", "hire assistant", "hire assistant",
              "hire assistant"});
  EXPECT_EQ(scene.says("warehouse 0"), "1 6 4");
  Scene last(Table(3)
                 .moving()
                 .assistants(0, "employment-office=3 bank=8")
                 .slots(0, "church-1")
                 .warehouse(0, "assistants=1")
                 .stock(0, "yen=0"));
  last.play({"go employment-office", "hire assistant"});  // 20 work, and none is left
  EXPECT_EQ(last.says("warehouse 0"), "0 6 4");
  EXPECT_THAT(last.legal("hire"), IsEmpty());
}

TEST(YokohamaPieces, YOK_C1_HandAndWarehouseAreNeverMixed) {
  // The recall fills the hand, not the warehouse.
  Scene recall(Table(2).moving().assistants(0, "bank=3 church"));
  recall.play({"go bank", "done"});
  EXPECT_EQ(recall.says("hand 0"), "11 2 0");
  EXPECT_EQ(recall.says("warehouse 0"), "8 6 4");
  // Pieces of the warehouse are not built with: nothing is asked at a power of 4.
  Scene build(Table(2)
                  .moving()
                  .assistants(0, "bank=3 church")
                  .shops(0, "church:1 customs:1")
                  .hand(0, "shops=0"));
  EXPECT_EQ(build.says("warehouse 0"), "8 6 4");
  build.play({"go bank"});
  EXPECT_EQ(build.says("active"), "1");
  // Nor placed, nor put on achievements.
  Scene empty(Table(2)
                  .phase_a()
                  .hand(0, "assistants=0")
                  .assistants(0, "bank=4 church=4")
                  .agents(0, "uk")
                  .stock(0, "fish=7"));
  EXPECT_THAT(empty.refusals("achieve seven-fish"),
              ElementsAre("achieve seven-fish: YOK-X2 no_assistant_in_hand 0 0"));
  empty.play({"done"});
  EXPECT_EQ(empty.says("now"), "move 0");
}

// ---- supplies

TEST(YokohamaPieces, YOK_C2_GoodsImportsAndYenAreUnlimited) {
  const std::pair<const char*, const char*> supplies[] = {{"copper-mine", "copper=31"},
                                                          {"silk-factory", "silk=31"},
                                                          {"tea-plantation", "tea=41"},
                                                          {"fishing-port", "fish=41"},
                                                          {"bank", "yen=100"}};
  for (const auto& [area, stock] : supplies) {
    // All of the box is with the others already.
    Scene scene(Table(3)
                    .phase_a()
                    .agents(0, "uk")
                    .assistants(0, std::string(area) + "=5 church")
                    .stock(0, stock)
                    .stock(1, stock)
                    .stock(2, stock));
    const std::string name = std::string(stock).substr(0, std::string(stock).find('='));
    const int before = scene.number(name + " 0");
    scene.play({std::string("agent ") + area});
    EXPECT_GE(scene.number(name + " 0"), before + 3) << name;
  }
  Scene imports(Table(3)
                    .phase_a()
                    .agents(0, "uk")
                    .assistants(0, "chinatown=2 church")
                    .stock(0, "imports=23 yen=9"));
  imports.play({"agent chinatown", "buy imports", "buy imports"});
  EXPECT_EQ(imports.says("imports 0"), "25");
}

TEST(YokohamaPieces, YOK_C2_ForeignAgentsAreLimited) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
    const Json p = yokohama().position_json(*yokohama().start(options, key_from_number(1)));
    EXPECT_EQ(p["agents_left"],
              Json({{"uk", 3}, {"us", 2}, {"france", 2}, {"germany", 2}, {"netherlands", 1}}));
    for (const Json& seat : p["seats"]) EXPECT_TRUE(seat["agents"].empty());
  }
}

// The pair finds none when the used ones lie before others.
TEST(YokohamaPieces, YOK_C2_NoneOfAFlagIsLeft) {
  const std::tuple<const char*, const char*, const char*, const char*, const char*> flags[] = {
      {"uk", "uk uk! uk", "uk uk!", "order-01", "order-02"},
      {"us", "us us!", "us!", "order-12", "order-11"},
      {"france", "france! france", "france", "order-18", "order-20"},
      {"germany", "germany germany", "germany", "order-25", "order-26"},
      {"netherlands", "netherlands!", "", "order-33", "order-32"}};
  for (const auto& [flag, with_others, one_fewer, fulfilled, order] : flags) {
    const Table table = Table(3)
                            .phase_a()
                            .kept(0, "")
                            .fulfilled(0, fulfilled)
                            .orders(0, order)
                            .assistants(0, "bank church")
                            .stock(0, "copper=9 silk=9 tea=9 fish=9");
    Scene none(Table(table).agents(1, with_others));
    none.play({std::string("fulfil ") + order});
    EXPECT_THAT(none.events("YOK-X4"),
                ElementsAre(std::string("YOK-X4 no_agent_left flag:") + flag + " seat:0"));
    EXPECT_EQ(none.says("agents 0"), "");
    Scene one(Table(table).agents(1, one_fewer));
    one.play({std::string("fulfil ") + order});
    EXPECT_EQ(one.says("agents 0"), flag);
  }
}

// ---- hands and points

TEST(YokohamaPieces, YOK_C4_AnyNumberOfTechnologies) {
  Scene scene(Table(2)
                  .moving()
                  .technologies(0,
                                "ball#1 brickworks#1 electric-light#1 gas-lamp#1 "
                                "language-school#1 printing-house#1 patent-system#1 brewery#1 "
                                "mining-technology#1 newspaper#1 telegraph#1 postal-system#1 "
                                "stagecoach#1 tramway#1 spinning-mill#1 university#1 "
                                "stock-exchange#1 telephone#1 exposition#1")
                  .laboratory("laboratory-a",
                              "station#1 exposition#2 ball#2 brickworks#2 gas-lamp#2 brewery#2")
                  .assistants(0, "laboratory-a=4 bank")
                  .stock(0, "yen=2 imports=0"));
  scene.play({"go laboratory-a"});
  EXPECT_THAT(scene.legal("technology"), ElementsAre("technology station#1"));
  scene.play({"technology station#1"});
  EXPECT_EQ(scene.json()["seats"][0]["technologies"].size(), 20U);
}

TEST(YokohamaPieces, YOK_C5_PointsPassAHundredWithoutLimit) {
  for (const int points : {92, 98, 99, 100, 199, 999}) {
    Scene scene(Table(3)
                    .phase_a()
                    .stock(0, "fish=7 points=" + std::to_string(points))
                    .assistants(0, "bank church"));
    scene.play({"achieve seven-fish"});
    EXPECT_EQ(scene.number("points 0"), points + 8);
  }
}

}  // namespace
}  // namespace kaisho::yokohama_tests
