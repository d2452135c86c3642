// Technologies that bring something (YOK-K1 to K10, K17 to K19), and from when (YOK-K21).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// Power 5 in the laboratory, with these cards in the first slots.
Table with_cards(const std::string& cards) {
  return at_five("laboratory-a").laboratory("laboratory-a", cards);
}

TEST(YokohamaTechnologies, YOK_K1_BallTwoPointsForEachOrder) {
  Scene scene(Table()
                  .phase_c()
                  .technologies(0, "ball#1")
                  .technologies(1, "ball#2")
                  .orders(0, "order-12 order-32")
                  .stock(0, "tea=4 fish=4"));
  scene.play({"fulfil order-12"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("points 0: 3", "imports 0: 1", "tea 0: 0",
                                                    "orders 0: order-32", "fulfilled 0: order-12"));
  EXPECT_THAT(scene.events("YOK-K1"), ElementsAre("YOK-K1 gained count:2 resource:points seat:0"));
  scene.mark().play({"fulfil order-32"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("points 0: 5", "yen 0: 5", "imports 0: 2", "fish 0: 0",
                                   "orders 0: ", "fulfilled 0: order-12 order-32"));
  EXPECT_THAT(scene.events("YOK-K1"), ElementsAre("YOK-K1 gained count:2 resource:points seat:0"));
}

TEST(YokohamaTechnologies, YOK_K1_NothingElseAndNobodyElse) {
  // The order is fulfilled by a player without the ball; its owner gets nothing.
  Scene scene(Table()
                  .phase_c()
                  .technologies(1, "ball#2")
                  .orders(0, "order-12")
                  .stock(0, "tea=4")
                  .stock(1, "points=7"));
  scene.play({"fulfil order-12"});
  EXPECT_EQ(scene.number("points 0"), 1);
  EXPECT_EQ(scene.number("points 1"), 7);
}

TEST(YokohamaTechnologies, YOK_K1_K6_BothOnOneOrder) {
  Scene scene(Table()
                  .phase_c()
                  .technologies(0, "ball#1 language-school#1")
                  .orders(0, "order-18")
                  .stock(0, "silk=2 fish=1"));
  scene.play({"fulfil order-18"});
  EXPECT_EQ(scene.number("points 0"), 2 + 2);
  EXPECT_EQ(scene.number("yen 0"), 3 + 3 + 1);
  EXPECT_THAT(scene.events("YOK-K1"), ElementsAre("YOK-K1 gained count:2 resource:points seat:0"));
  EXPECT_THAT(scene.events("YOK-K6"), ElementsAre("YOK-K6 gained count:1 resource:yen seat:0"));
}

TEST(YokohamaTechnologies, YOK_K6_LanguageSchoolOneYenForEachOrder) {
  Scene scene(Table()
                  .phase_c()
                  .technologies(0, "language-school#2")
                  .orders(0, "order-12")
                  .kept(0, "order-32")
                  .stock(0, "tea=4 fish=4"));
  scene.play({"fulfil order-12"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("points 0: 1", "imports 0: 1", "yen 0: 4", "tea 0: 0",
                                   "orders 0: ", "fulfilled 0: order-12"));
  EXPECT_THAT(scene.events("YOK-K6"), ElementsAre("YOK-K6 gained count:1 resource:yen seat:0"));
  scene.play({"fulfil order-32"});
  EXPECT_EQ(scene.number("yen 0"), 4 + 2 + 1);
}

TEST(YokohamaTechnologies, YOK_K2_BrickworksFourPointsForEachAssistantOnCustoms) {
  const Table table = at_five("customs")
                          .technologies(0, "brickworks#1 brewery#1")
                          .technologies(1, "brickworks#2")
                          .stock(0, "imports=4");
  Scene from_hand(table);
  from_hand.play({"go customs", "slot customs-1"});
  EXPECT_THAT(from_hand.changes(),
              UnorderedElementsAre("now: level5 0", "action: area=customs power=5",
                                   "customs: 0 - neutral - - - -", "president 0: customs",
                                   "hand 0: 7 2 0", "imports 0: 3", "points 0: 7", "yen 0: 6"));
  EXPECT_THAT(from_hand.events("YOK-K2"),
              ElementsAre("YOK-K2 gained count:4 resource:points seat:0"));
  EXPECT_THAT(from_hand.events("YOK-K9"), IsEmpty());
  // One of the area, with an empty hand.
  Scene from_area(Table(table).assistants(0, "bank=4").hand(0, "assistants=0"));
  from_area.play({"go customs", "slot customs-7 area"});
  EXPECT_EQ(from_area.number("points 0"), 22 + 4);
  Scene none(table);
  none.play({"go customs", "done"});
  EXPECT_EQ(none.number("points 0"), 0);
}

TEST(YokohamaTechnologies, YOK_K2_K9_ByAnAgentToo) {
  Scene scene(Table()
                  .phase_a()
                  .agents(0, "uk")
                  .assistants(0, "customs=2 church=4")
                  .technologies(0, "brickworks#1 brewery#1")
                  .stock(0, "imports=1"));
  Scene church = scene;
  scene.play({"agent customs", "slot customs-2"});
  EXPECT_EQ(scene.number("points 0"), 4 + 4);
  church.play({"agent church", "slot church-1"});
  EXPECT_EQ(church.number("points 0"), 2 + 3);
}

TEST(YokohamaTechnologies, YOK_K3_ElectricLightThreePointsForEachTradingHouse) {
  Table table = at_five("bank")
                    .technologies(0, "electric-light#1")
                    .technologies(1, "electric-light#2")
                    .hand(0, "houses=1")
                    .tile("bank", "building-15");
  Scene house(table);
  house.play({"go bank", "done", "house"});
  EXPECT_THAT(house.changes({"turn", "active"}),
              UnorderedElementsAre("assistants bank: 0 0", "house bank: 0", "president 0: bank",
                                   "hand 0: 12 2 0", "yen 0: 8", "points 0: 9"));
  EXPECT_THAT(house.events("YOK-K3"), ElementsAre("YOK-K3 gained count:3 resource:points seat:0"));
  Scene shop(table);
  shop.play({"go bank", "done", "shop 4"});
  EXPECT_EQ(shop.number("points 0"), 0);
}

TEST(YokohamaTechnologies, YOK_K4_ExpositionTenPointsAtOnce) {
  Scene scene(with_cards("exposition#1 ball#1 ball#2 brickworks#1 newspaper#1 telegraph#1")
                  .technology_deck("tramway#1")
                  .stock(0, "yen=4"));
  scene.play({"go laboratory-a", "technology exposition#1"});
  EXPECT_THAT(
      scene.changes(),
      UnorderedElementsAre("now: level5 0", "action: area=laboratory-a power=5", "reveals: 31",
                           "laboratory-a: ball#1 ball#2 brickworks#1 newspaper#1 telegraph#1 "
                           "tramway#1",
                           "technology_deck: 1 fewer", "points 0: 10", "yen 0: 0",
                           "technologies 0: exposition#1", "president 0: laboratory-a"));
  EXPECT_THAT(scene.events("YOK-K4"), ElementsAre("YOK-K4 gained count:10 resource:points seat:0"));
}

TEST(YokohamaTechnologies, YOK_K4_NotAgainForALaterTechnology) {
  Scene scene(with_cards("telegraph#1 ball#1 ball#2 brickworks#1 newspaper#1 gas-lamp#1")
                  .technologies(0, "exposition#1"));
  scene.play({"go laboratory-a", "technology telegraph#1"});
  EXPECT_EQ(scene.number("points 0"), 0);
}

TEST(YokohamaTechnologies, YOK_K5_GasLampTwoPointsForEachShop) {
  Table table = at_five("bank")
                    .technologies(0, "gas-lamp#1")
                    .technologies(1, "gas-lamp#2")
                    .hand(0, "houses=1")
                    .tile("bank", "building-15");
  Scene shop(table);
  shop.play({"go bank", "done", "shop 4"});
  EXPECT_THAT(
      shop.changes({"turn", "active"}),
      UnorderedElementsAre("assistants bank: 0 0", "shops bank: - - - 0", "president 0: bank",
                           "hand 0: 12 1 1", "yen 0: 8", "points 0: 2"));
  EXPECT_THAT(shop.events("YOK-K5"), ElementsAre("YOK-K5 gained count:2 resource:points seat:0"));
  Scene house(table);
  house.play({"go bank", "done", "house"});
  EXPECT_EQ(house.number("points 0"), 6);
}

TEST(YokohamaTechnologies, YOK_K7_PrintingHouseOneYenForEachLaterTechnology) {
  Table table = with_cards("printing-house#1 telegraph#1 ball#1 gas-lamp#1 ball#2 newspaper#1");
  Scene itself(table);
  itself.play({"go laboratory-a", "technology printing-house#1"});
  EXPECT_EQ(itself.number("yen 0"), 3);
  Scene later(with_cards("telegraph#1 ball#1 gas-lamp#1 ball#2 newspaper#1 tramway#1")
                  .technologies(0, "printing-house#1"));
  later.play({"go laboratory-a", "technology telegraph#1"});
  EXPECT_EQ(later.number("yen 0"), 3 + 1);
  EXPECT_THAT(later.events("YOK-K7"), ElementsAre("YOK-K7 gained count:1 resource:yen seat:0"));
  EXPECT_THAT(later.events("YOK-K8"), IsEmpty());
}

TEST(YokohamaTechnologies, YOK_K8_PatentSystemTwoPointsForEachLaterTechnology) {
  Scene itself(with_cards("patent-system#1 telegraph#1 ball#1 gas-lamp#1 ball#2 newspaper#1"));
  itself.play({"go laboratory-a", "technology patent-system#1"});
  EXPECT_EQ(itself.number("points 0"), 0);
  Scene later(with_cards("telegraph#1 ball#1 gas-lamp#1 ball#2 newspaper#1 tramway#1")
                  .technologies(0, "patent-system#1")
                  .technologies(1, "patent-system#2"));
  later.play({"go laboratory-a", "technology telegraph#1"});
  EXPECT_EQ(later.number("points 0"), 2);
  EXPECT_EQ(later.number("points 1"), 0);
  EXPECT_THAT(later.events("YOK-K8"), ElementsAre("YOK-K8 gained count:2 resource:points seat:0"));
}

TEST(YokohamaTechnologies, YOK_K7_K8_TheNewCardOfEachKindPaysOnlyTheOlderOnes) {
  // The printing house pays for the patent system; that one pays nothing for itself.
  Scene scene(with_cards("patent-system#1 telegraph#1 ball#1 gas-lamp#1 ball#2 newspaper#1")
                  .technologies(0, "printing-house#1 exposition#1"));
  scene.play({"go laboratory-a", "technology patent-system#1"});
  EXPECT_EQ(scene.number("yen 0"), 4);
  EXPECT_EQ(scene.number("points 0"), 0);
  Scene other(with_cards("printing-house#1 telegraph#1 ball#1 gas-lamp#1 ball#2 newspaper#1")
                  .technologies(0, "patent-system#1"));
  other.play({"go laboratory-a", "technology printing-house#1"});
  EXPECT_EQ(other.number("yen 0"), 3);
  EXPECT_EQ(other.number("points 0"), 2);
}

TEST(YokohamaTechnologies, YOK_K9_BreweryThreePointsForEachAssistantOnTheChurch) {
  const Table table = at_five("church")
                          .technologies(0, "brickworks#1 brewery#1")
                          .technologies(1, "brewery#2")
                          .assistants(0, "bank=4")
                          .hand(0, "assistants=0")
                          .stock(0, "copper=0 silk=0 tea=0 fish=0");
  Scene from_area(table);
  from_area.play({"go church", "slot church-1 area"});
  EXPECT_THAT(from_area.changes(),
              UnorderedElementsAre("now: level5 0", "action: area=church power=5",
                                   "church: 0 neutral - - - - -", "president 0: church",
                                   "assistants church: 3 0", "points 0: 5", "yen 0: 5"));
  EXPECT_THAT(from_area.events("YOK-K9"),
              ElementsAre("YOK-K9 gained count:3 resource:points seat:0"));
  EXPECT_THAT(from_area.events("YOK-K2"), IsEmpty());
}

// ---- YOK-K10

int mined(int assistants, const std::string& technologies) {
  Scene scene(Table()
                  .moving()
                  .assistants(0, "fishing-port copper-mine=" + std::to_string(assistants))
                  .technologies(0, technologies)
                  .stock(0, "copper=0"));
  scene.play({"go copper-mine"});
  return scene.number("copper 0");
}

TEST(YokohamaTechnologies, YOK_K10_OneMoreCopperForAMineAction) {
  EXPECT_EQ(mined(1, "mining-technology#1"), 0);  // no copper, no more of it
  EXPECT_EQ(mined(2, "mining-technology#1"), 1 + 1);
  EXPECT_EQ(mined(3, "mining-technology#2"), 2 + 1);
  EXPECT_EQ(mined(4, "mining-technology#1"), 3 + 1);
  EXPECT_EQ(mined(4, "spinning-mill#1"), 3);
}

TEST(YokohamaTechnologies, YOK_K10_TheMineActionTold) {
  Scene scene(Table()
                  .moving()
                  .assistants(0, "fishing-port copper-mine=2")
                  .assistants(1, "copper-mine=2")
                  .technologies(0, "mining-technology#1")
                  .technologies(1, "mining-technology#2"));
  scene.play({"go copper-mine"});
  EXPECT_THAT(scene.changes({"turn", "active"}),
              UnorderedElementsAre("assistants copper-mine: 0 2", "president 0: copper-mine",
                                   "hand 0: 10 2 0", "copper 0: 3"));
  EXPECT_THAT(scene.events("YOK-A3"), ElementsAre("YOK-A3 gained count:1 resource:copper seat:0"));
  EXPECT_THAT(scene.events("YOK-K10"),
              ElementsAre("YOK-K10 gained count:1 resource:copper seat:0"));
}

TEST(YokohamaTechnologies, YOK_K10_ByAnAgentToo) {
  Scene scene(Table()
                  .phase_a()
                  .agents(0, "us")
                  .assistants(0, "copper-mine=3")
                  .technologies(0, "mining-technology#1"));
  scene.play({"agent copper-mine"});
  EXPECT_EQ(scene.number("copper 0"), 1 + 1 + 1);
}

TEST(YokohamaTechnologies, YOK_K10_OneMoreForEachExchange) {
  Scene scene(Table(3)
                  .moving()
                  .assistants(0, "fishing-port chinatown=4")
                  .technologies(0, "mining-technology#1")
                  .stock(0, "copper=0 yen=4"));
  scene.play({"go chinatown", "buy copper"});
  EXPECT_EQ(scene.number("copper 0"), 2);
  EXPECT_EQ(scene.number("yen 0"), 2);
  EXPECT_THAT(scene.events("YOK-K10"),
              ElementsAre("YOK-K10 gained count:1 resource:copper seat:0"));
  scene.mark().play({"buy copper"});
  EXPECT_EQ(scene.number("copper 0"), 4);
  scene.mark().play({"sell copper"});  // what is sold brings none, nor does another good
  EXPECT_EQ(scene.number("copper 0"), 3);
  scene.play({"buy tea"});
  EXPECT_EQ(scene.number("copper 0"), 3);
  EXPECT_THAT(scene.events("YOK-K10"), IsEmpty());
}

Scene token_taken(const std::string& token, const Lines& goods = {}) {
  Scene scene(at_five("bank")
                  .token("bank", token)
                  .technologies(0, "mining-technology#1")
                  .stock(0, "copper=0 silk=0 tea=0 fish=0"));
  scene.play({"go bank", "token"});
  return scene.play(goods);
}

TEST(YokohamaTechnologies, YOK_K10_OneMoreForALevel5Token) {
  EXPECT_EQ(token_taken("level5-08").number("copper 0"), 2 + 1);
  EXPECT_EQ(token_taken("level5-09").number("copper 0"), 1 + 1);
  EXPECT_EQ(token_taken("level5-10").number("copper 0"), 0);
  const Scene mixed = token_taken("level5-11");
  EXPECT_EQ(mixed.number("copper 0"), 1 + 1);
  EXPECT_EQ(mixed.number("silk 0"), 1);
}

TEST(YokohamaTechnologies, YOK_K10_ChosenCopperOncePerGain) {
  EXPECT_EQ(token_taken("level5-15").says("now"), "any_good 0 extra true left 2");
  const Scene one = token_taken("level5-15", {"good copper"});
  EXPECT_EQ(one.number("copper 0"), 2);
  EXPECT_EQ(one.says("now"), "any_good 0 extra false left 1");
  EXPECT_EQ(token_taken("level5-15", {"good copper", "good copper"}).number("copper 0"), 3);
  EXPECT_EQ(token_taken("level5-15", {"good copper", "good silk"}).number("copper 0"), 2);
  const Scene second = token_taken("level5-15", {"good silk", "good copper"});
  EXPECT_EQ(second.number("copper 0"), 2);
  EXPECT_EQ(second.number("silk 0"), 1);
  EXPECT_EQ(token_taken("level5-15", {"good tea", "good fish"}).number("copper 0"), 0);
  EXPECT_EQ(token_taken("level5-16", {"good copper"}).number("copper 0"), 2);
}

TEST(YokohamaTechnologies, YOK_K10_ChosenCopperWithoutTheTechnology) {
  Scene scene(at_five("bank").token("bank", "level5-15").stock(0, "copper=0"));
  scene.play({"go bank", "token", "good copper", "good copper"});
  EXPECT_EQ(scene.number("copper 0"), 2);
}

Scene built(const std::string& tile, const Lines& moves) {
  Scene scene(at_five("bank")
                  .tile("bank", tile)
                  .hand(0, "houses=1")
                  .technologies(0, "mining-technology#1")
                  .stock(0, "copper=0 silk=0"));
  scene.play({"go bank", "done"});
  return scene.play(moves);
}

TEST(YokohamaTechnologies, YOK_K10_OneMoreForABuildingSlot) {
  EXPECT_EQ(built("building-17", {"shop 1"}).number("copper 0"), 2 + 1);
  EXPECT_EQ(built("building-07", {"shop 3"}).number("copper 0"), 1 + 1);
  EXPECT_EQ(built("building-11", {"shop 1"}).number("copper 0"), 1 + 1);
  EXPECT_EQ(built("building-11", {"shop 1"}).number("silk 0"), 1);
  EXPECT_EQ(built("building-08", {"shop 2"}).number("copper 0"), 0);
  EXPECT_EQ(built("building-08", {"house", "good copper"}).number("copper 0"), 1 + 1);
  EXPECT_EQ(built("building-05", {"shop 1", "good copper", "good copper"}).number("copper 0"),
            2 + 1);
}

TEST(YokohamaTechnologies, YOK_K10_ActionTokenAndSlotAreThreeGains) {
  Scene scene(at_five("copper-mine")
                  .token("copper-mine", "level5-08")
                  .tile("copper-mine", "building-03")
                  .technologies(0, "mining-technology#1")
                  .stock(0, "copper=0"));
  scene.play({"go copper-mine", "token", "shop 1"});
  EXPECT_EQ(scene.number("copper 0"), (3 + 1) + (2 + 1) + (2 + 1));
  EXPECT_EQ(scene.events("YOK-K10").size(), 3U);
}

// Copper after these moves with an edition whose rewards bring some where the printed ones do not.
int copper_by(const Table& table, const Lines& moves) {
  Json edition = yokohama().edition().json;
  edition["orders"][10]["reward"] = {{"copper", 1}};
  edition["church"]["slots"][0]["reward"] = {{"copper", 1}};
  edition["customs"]["slots"][0]["reward"] = {{"copper", 1}, {"any_good", 1}};
  edition["buildings"][0]["shops"][0] = {{"copper", 1}, {"any_good", 1}};
  const Expected<GamePtr> game = open_game("yokohama", edition);
  if (!game) {
    ADD_FAILURE() << game.error().message << " at " << game.error().where;
    return -1;
  }
  Position position = *(*game)->parse_position(table.json());
  for (const std::string& text : moves) {
    const Expected<Move> move = legal_move(**game, position, text);
    if (!move) ADD_FAILURE() << text << ": " << move.error().message;
    if (move) (*game)->apply(position, *move, nullptr);
  }
  return (*game)->position_json(position)["seats"][0]["goods"]["copper"];
}

TEST(YokohamaTechnologies, YOK_K10_OrdersChurchAndCustomsAddNone) {
  const std::string mining = "mining-technology#1";
  EXPECT_EQ(copper_by(Table()
                          .phase_c()
                          .technologies(0, mining)
                          .orders(0, "order-11")
                          .stock(0, "copper=0 tea=1 fish=2"),
                      {"fulfil order-11"}),
            1);
  EXPECT_EQ(copper_by(at_five("church").technologies(0, mining).stock(0, "copper=0"),
                      {"go church", "slot church-1"}),
            1);
  EXPECT_EQ(copper_by(at_five("customs").technologies(0, mining).stock(0, "copper=0 imports=1"),
                      {"go customs", "slot customs-1", "good copper"}),
            2);
}

TEST(YokohamaTechnologies, YOK_K10_GivenAndChosenCopperOfOneSlotAreOneGain) {
  EXPECT_EQ(copper_by(at_five("bank")
                          .tile("bank", "building-01")
                          .technologies(0, "mining-technology#1")
                          .stock(0, "copper=0"),
                      {"go bank", "done", "shop 1", "good copper"}),
            1 + 1 + 1);
}

// ---- YOK-K17, YOK-K18

TEST(YokohamaTechnologies, YOK_K17_SpinningMillTwoYenForOneSilk) {
  Scene scene(Table().phase_a().technologies(0, "spinning-mill#1").stock(0, "silk=2"));
  EXPECT_THAT(scene.legal(), ElementsAre("done", "mill"));
  scene.play({"mill"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: place 0 last - placed 0", "used: mill",
                                                    "silk 0: 1", "yen 0: 5"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-K17 spent count:1 resource:silk seat:0",
                                          "YOK-K17 gained count:2 resource:yen seat:0"));
}

TEST(YokohamaTechnologies, YOK_K17_OncePerTurn) {
  Scene scene(Table()
                  .phase_a()
                  .technologies(0, "spinning-mill#1")
                  .technologies(1, "language-school#1")
                  .kept(1, "")
                  .agents(0, "uk")
                  .assistants(0, "bank")
                  .stock(0, "silk=2"));
  scene.play({"mill"});
  EXPECT_THAT(scene.legal("mill"), IsEmpty());
  EXPECT_THAT(scene.refusals("mill"), ElementsAre("mill: YOK-K17 used_this_turn 0 0"));
  scene.play({"done"});
  EXPECT_THAT(scene.legal("mill"), IsEmpty());
  scene.play({"place copper-mine", "done", "go bank"});
  EXPECT_THAT(scene.legal(), ElementsAre("agent copper-mine", "done"));
  EXPECT_THAT(scene.refusals("mill"), ElementsAre("mill: YOK-K17 used_this_turn 0 0"));
  scene.play({"done"});
  EXPECT_EQ(scene.says("used"), "");
  // In the owner's next turn it can be used again.
  scene.play({"place fishing-port", "done"});
  EXPECT_EQ(scene.says("active"), "0");
  EXPECT_THAT(scene.legal("mill"), ElementsAre("mill"));
}

TEST(YokohamaTechnologies, YOK_K17_WithSilk) {
  const auto table = [](const char* stock) {
    return Table()
        .phase_a()
        .technologies(0, "spinning-mill#1")
        .agents(0, "uk")
        .assistants(0, "bank")
        .stock(0, stock);
  };
  EXPECT_THAT(Scene(table("silk=1")).legal("mill"), ElementsAre("mill"));
  EXPECT_THAT(Scene(table("silk=0")).legal("mill"), IsEmpty());
  EXPECT_THAT(Scene(table("silk=0")).refusals("mill"),
              ElementsAre("mill: YOK-K17 goods_missing 1 1"));
  EXPECT_THAT(Scene(Table().phase_a().agents(0, "uk").assistants(0, "bank")).refusals("mill"),
              IsEmpty());
}

TEST(YokohamaTechnologies, YOK_K17_AlsoSilkGotThisTurn) {
  Scene scene(Table()
                  .moving()
                  .technologies(0, "spinning-mill#1")
                  .assistants(0, "silk-factory fishing-port")
                  .stock(0, "silk=0"));
  EXPECT_THAT(scene.legal("mill"), IsEmpty());
  scene.play({"go silk-factory"});
  EXPECT_EQ(scene.number("silk 0"), 1);
  EXPECT_EQ(scene.says("now"), "secondary 0 phase C");
  scene.mark().play({"mill"});
  EXPECT_THAT(scene.changes({"turn", "active"}), UnorderedElementsAre("silk 0: 0", "yen 0: 5"));
}

TEST(YokohamaTechnologies, YOK_K18_UniversityOneAssistantForOneYen) {
  Scene scene(Table().phase_a().technologies(0, "university#1"));
  EXPECT_THAT(scene.legal(), ElementsAre("done", "university"));
  scene.play({"university"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: place 0 last - placed 0", "used: university", "yen 0: 2",
                                   "hand 0: 9 2 0", "warehouse 0: 11 6 4"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-K18 hired piece:assistant seat:0 yen:1"));
}

TEST(YokohamaTechnologies, YOK_K18_OncePerTurnForAYenAndFromTheWarehouse) {
  const auto table = [] {
    return Table().phase_a().technologies(0, "university#2").agents(0, "uk").assistants(0, "bank");
  };
  Scene once(table());
  once.play({"university"});
  EXPECT_THAT(once.legal("university"), IsEmpty());
  EXPECT_THAT(once.refusals("university"), ElementsAre("university: YOK-K18 used_this_turn 0 0"));
  EXPECT_THAT(Scene(table().stock(0, "yen=1")).legal("university"), ElementsAre("university"));
  EXPECT_THAT(Scene(table().stock(0, "yen=0")).legal("university"), IsEmpty());
  EXPECT_THAT(Scene(table().stock(0, "yen=0")).refusals("university"),
              ElementsAre("university: YOK-K18 not_enough_yen 1 0"));
  EXPECT_THAT(Scene(table().warehouse(0, "assistants=0")).legal("university"), IsEmpty());
  EXPECT_THAT(Scene(table().warehouse(0, "assistants=0")).refusals("university"),
              ElementsAre("university: YOK-K18 warehouse_empty 0 0"));
  EXPECT_THAT(Scene(Table().phase_a().agents(0, "uk").assistants(0, "bank")).refusals("univ"),
              IsEmpty());
}

// Both can be paid for, with whatever else the table is given.
Table with_both(Table table, const std::string& more = "") {
  return table.technologies(0, "spinning-mill#1 university#1 " + more)
      .stock(0, "yen=9 silk=3 imports=3");
}

// Whether both are offered after these moves.
bool offered(const Table& table, const Lines& moves = {}) {
  Scene scene(table);
  scene.play(moves);
  const Lines legal = scene.legal();
  const auto has = [&](const char* move) { return std::ranges::count(legal, move) == 1; };
  EXPECT_EQ(has("mill"), has("university"));
  return has("mill");
}

TEST(YokohamaTechnologies, YOK_K17_K18_BeforePlacementsAndTheMovement) {
  EXPECT_TRUE(offered(with_both(Table().phase_a())));
  EXPECT_TRUE(offered(with_both(Table().placing())));
  EXPECT_TRUE(offered(with_both(Table().placing()), {"place bank"}));
  EXPECT_TRUE(offered(with_both(Table().placing()), {"place bank", "place church"}));
  EXPECT_TRUE(offered(with_both(Table().placing(), "telegraph#1"), {"pair bank"}));
  EXPECT_TRUE(offered(with_both(Table().moving().assistants(0, "bank"))));
  EXPECT_TRUE(offered(with_both(Table().moving().assistants(0, "bank").president(0, "church"))));
  EXPECT_TRUE(offered(with_both(Table().phase_c())));
}

TEST(YokohamaTechnologies, YOK_K17_K18_BeforeSlotCardExchangeAndPiece) {
  EXPECT_TRUE(offered(with_both(at_five("church")), {"go church"}));
  EXPECT_TRUE(offered(with_both(at_five("customs")), {"go customs"}));
  EXPECT_TRUE(offered(with_both(at_five("laboratory-a")), {"go laboratory-a"}));
  EXPECT_TRUE(offered(with_both(at_five("port-a")), {"go port-a"}));
  EXPECT_TRUE(offered(with_both(at_five("chinatown", 3)), {"go chinatown"}));
  EXPECT_TRUE(offered(with_both(at_five("chinatown", 3)), {"go chinatown", "sell tea"}));
  EXPECT_TRUE(offered(with_both(at_five("employment-office")), {"go employment-office"}));
  EXPECT_TRUE(offered(with_both(at_five("employment-office")),
                      {"go employment-office", "hire assistant", "hire shop"}));
}

TEST(YokohamaTechnologies, YOK_K17_K18_BeforeTokenAndBuilding) {
  EXPECT_TRUE(offered(with_both(at_five("bank")), {"go bank"}));
  EXPECT_TRUE(offered(with_both(at_five("bank")), {"go bank", "token"}));
  Table agent = Table().phase_a().agents(0, "uk").assistants(0, "bank=4");
  EXPECT_TRUE(offered(with_both(agent), {"agent bank"}));
}

TEST(YokohamaTechnologies, YOK_K17_K18_NotOnThePathNorWhileTakingBack) {
  const Table walk =
      with_both(Table().moving().assistants(0, "bank church").president(0, "customs"));
  EXPECT_FALSE(offered(walk, {"walk church"}));
  EXPECT_FALSE(offered(walk, {"take-back"}));
}

TEST(YokohamaTechnologies, YOK_K17_K18_NotInsideAPayment) {
  Scene church(with_both(at_five("church")));
  church.play({"go church", "slot church-3"});
  EXPECT_EQ(church.says("now").substr(0, 11), "pay_faith 0");
  EXPECT_FALSE(offered(with_both(at_five("church")), {"go church", "slot church-3"}));
  EXPECT_FALSE(
      offered(with_both(at_five("laboratory-a")), {"go laboratory-a", "technology ball#1"}));
}

TEST(YokohamaTechnologies, YOK_K17_K18_NotInsideAReward) {
  const auto five = [](const char* token) {
    return with_both(at_five("bank").token("bank", token));
  };
  const Lines taken = {"go bank", "token"};
  EXPECT_FALSE(offered(five("level5-15"), taken));  // goods of choice
  EXPECT_FALSE(offered(five("level5-15"), {"go bank", "token", "good tea"}));
  EXPECT_FALSE(offered(five("level5-17"), taken));  // warehouse
  EXPECT_FALSE(offered(five("level5-19"), taken));  // moves
  EXPECT_FALSE(offered(five("level5-19"), {"go bank", "token", "move hand church"}));
  EXPECT_FALSE(offered(with_both(at_five("laboratory-a")
                                     .laboratory("laboratory-a",
                                                 "station#1 ball#1 ball#2 gas-lamp#1 gas-lamp#2 "
                                                 "tramway#1")),
                       {"go laboratory-a", "technology station#1"}));  // the station token
}

TEST(YokohamaTechnologies, YOK_K17_K18_NotBetweenTheTwoOfAPair) {
  Scene scene(with_both(Table().placing()));
  scene.play({"pair bank"});
  EXPECT_THAT(scene.events("YOK-P1"), ElementsAre("YOK-P1 placed area:bank cell:4 count:2 seat:0"));
  EXPECT_EQ(scene.says("now"), "move 0");
}

TEST(YokohamaTechnologies, YOK_K17_K18_WhatTheyInterruptGoesOn) {
  Scene placing(with_both(Table().placing()));
  placing.play({"place bank"}).mark().play({"mill", "university"});
  EXPECT_THAT(placing.changes(),
              UnorderedElementsAre("used: mill university", "silk 0: 2", "yen 0: 10",
                                   "hand 0: 8 2 0", "warehouse 0: 11 6 4"));
  EXPECT_EQ(placing.says("now"), "place 0 last bank placed 1");
  Scene exchange(with_both(at_five("chinatown", 3)));
  exchange.play({"go chinatown", "sell tea"}).mark().play({"mill"});
  EXPECT_THAT(exchange.changes(), UnorderedElementsAre("used: mill", "silk 0: 2", "yen 0: 12"));
  EXPECT_EQ(exchange.says("now"), "exchange 0 left 4");
  Scene piece(with_both(at_five("employment-office")));
  piece.play({"go employment-office"}).mark().play({"university"});
  EXPECT_EQ(piece.says("now"), "recruit 0 left 4");
}

TEST(YokohamaTechnologies, YOK_K17_WhatItBringsDoesNotCountBeforehand) {
  // One yen short of the president's fee: the area opens with the yen of the mill.
  Scene place(
      Table().placing().technologies(0, "spinning-mill#1").stock(0, "yen=0").president(1, "bank"));
  EXPECT_THAT(place.legal(), Not(Contains("place bank")));
  EXPECT_THAT(place.refusals("place"), ElementsAre("place bank: YOK-P2 cannot_pay_presidents 1 0"));
  place.play({"mill"});
  EXPECT_THAT(place.legal(), Contains("place bank"));
  EXPECT_THAT(place.legal(), Contains("pair bank"));
  // Two orders of a port.
  Scene port(at_five("port-a").technologies(0, "spinning-mill#1").stock(0, "yen=0").kept(0, ""));
  port.play({"go port-a"});
  EXPECT_EQ(port.legal("orders").size(), 6U);
  port.play({"mill"});
  EXPECT_EQ(port.legal("orders").size(), 6U + 15U);
}

// ---- an action that they would open is not passed over

Table with_mill(const std::string& area, const std::string& stock) {
  return Table()
      .moving()
      .technologies(0, "spinning-mill#1")
      .assistants(0, area + " fishing-port")
      .stock(0, stock);
}

TEST(YokohamaTechnologies, YOK_K17_YOK_A9_TheLaboratoryAsksWhereTheMillWouldOpenIt) {
  // A card that costs one more than the power and can be paid with the yen of the mill.
  Scene scene(with_mill("laboratory-a", "yen=0")
                  .laboratory("laboratory-a",
                              "university#1 ball#1 ball#2 gas-lamp#1 tramway#1 telephone#1"));
  scene.play({"go laboratory-a"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "mill"));
  EXPECT_THAT(scene.refusals("technology univ"), SizeIs(1));
  Scene passed = scene;
  passed.play({"done"});
  EXPECT_EQ(passed.says("now"), "secondary 0 phase C");
  scene.play({"mill"});
  EXPECT_THAT(scene.legal(), ElementsAre("technology university#1", "done"));
}

TEST(YokohamaTechnologies, YOK_K17_YOK_A5_TheChurchAsksWhereTheMillWouldOpenIt) {
  // Faith 2 of power and 1 for silk; the mill makes two payments of two silk.
  Scene scene(with_mill("church", "yen=0 copper=0 silk=2 tea=0 fish=0"));
  scene.play({"go church"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "mill"));
  scene.play({"mill"});
  EXPECT_THAT(scene.legal(), ElementsAre("slot church-1", "done"));
}

TEST(YokohamaTechnologies, YOK_K17_YOK_A8_TheEmploymentOfficeAsksWhereTheMillWouldOpenIt) {
  Scene scene(with_mill("employment-office", "yen=0").warehouse(0, "assistants=0"));
  scene.play({"go employment-office"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "mill"));
  scene.play({"mill"});
  EXPECT_THAT(scene.legal(), ElementsAre("hire shop", "done"));
}

// Power 2 by a shop and no own assistant, neither there nor in hand (YOK-K16).
Table alone_at_customs(const std::string& technologies, const std::string& stock) {
  return Table()
      .moving()
      .technologies(0, "tramway#1 " + technologies)
      .president(0, "copper-mine")
      .shops(0, "customs:1")
      .assistants(0, "fishing-port=8")
      .hand(0, "assistants=0")
      .stock(0, stock);
}

TEST(YokohamaTechnologies, YOK_K18_YOK_A6_TheCustomsAskWhereTheUniversityWouldOpenThem) {
  Scene scene(alone_at_customs("university#1", "yen=1 imports=1"));
  scene.play({"tram customs"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "university"));
  scene.play({"university"});
  EXPECT_THAT(scene.legal(), ElementsAre("slot customs-1", "slot customs-2", "done"));
  scene.mark().play({"slot customs-2"});
  EXPECT_EQ(scene.says("hand 0"), "0 2 0");
}

TEST(YokohamaTechnologies, YOK_K17_K18_OneOfThemMayPayForTheOther) {
  Scene scene(alone_at_customs("university#1 spinning-mill#1", "yen=0 silk=1 imports=1"));
  scene.play({"tram customs"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "mill"));
  scene.play({"mill"});
  EXPECT_THAT(scene.legal(), ElementsAre("done", "university"));
  scene.play({"university"});
  EXPECT_THAT(scene.legal("slot"), ElementsAre("slot customs-1", "slot customs-2"));
}

TEST(YokohamaTechnologies, YOK_K17_K18_AnActionTheyWouldNotOpenIsPassedOver) {
  const auto passed = [](const Table& table, const char* move) {
    Scene scene(table);
    scene.play({move});
    return scene.says("now").starts_with("secondary 0 phase C");
  };
  const auto laboratory = [](const char* stock) {
    return with_mill("laboratory-a", stock)
        .laboratory("laboratory-a",
                    "ball#1 ball#2 gas-lamp#1 gas-lamp#2 electric-light#1 exposition#1");
  };
  EXPECT_TRUE(passed(laboratory("yen=0 silk=1"), "go laboratory-a"));
  EXPECT_TRUE(passed(with_mill("customs", "yen=0 imports=0"), "go customs"));
  EXPECT_TRUE(passed(alone_at_customs("university#1 spinning-mill#1", "yen=1 silk=1 imports=0"),
                     "tram customs"));
  EXPECT_TRUE(
      passed(with_mill("employment-office", "yen=0").warehouse(0, "assistants=0 shops=0 houses=0"),
             "go employment-office"));
}

TEST(YokohamaTechnologies, YOK_K18_ThePlacementWithAnEmptyHand) {
  const auto table = [] {
    return Table()
        .phase_a()
        .technologies(0, "university#1")
        .assistants(0, "bank=4 church=4")
        .hand(0, "assistants=0");
  };
  // Without an assistant in hand there is no placement; the university later does not bring it
  // back.
  Scene skipped(table());
  skipped.play({"done"});
  EXPECT_EQ(skipped.says("now"), "move 0");
  skipped.play({"university"});
  EXPECT_EQ(skipped.says("now"), "move 0");
  EXPECT_EQ(skipped.says("hand 0"), "1 2 0");
  Scene first(table());
  first.play({"university"});
  EXPECT_EQ(first.says("now"), "place 0 last - placed 0");
  // The last assistant in hand placed, the spread is over.
  Scene last(Table()
                 .placing()
                 .technologies(0, "university#1")
                 .assistants(0, "church=7")
                 .hand(0, "assistants=1"));
  last.play({"place bank"});
  EXPECT_EQ(last.says("now"), "move 0");
}

// ---- YOK-K19

// Seat 1 ends its turn, and seat 0 has so many yen.
Scene turn_begins(int yen, const std::string& technologies) {
  Scene scene(Table()
                  .active(1)
                  .phase_c()
                  .agents(1, "uk")
                  .assistants(1, "bank")
                  .technologies(0, technologies)
                  .stock(0, "yen=" + std::to_string(yen))
                  .stock(1, "yen=0"));
  scene.play({"done"});
  return scene;
}

TEST(YokohamaTechnologies, YOK_K19_StockExchangeFillsUpToTwoYen) {
  const Scene none = turn_begins(0, "stock-exchange#1");
  EXPECT_THAT(none.changes(), UnorderedElementsAre("turn: 10", "active: 0", "yen 0: 2",
                                                   "now: place 0 last - placed 0"));
  EXPECT_THAT(none.events(), ElementsAre("YOK-T1 turn_began round:5 seat:0 turn:10",
                                         "YOK-K19 gained count:2 resource:yen seat:0"));
  const Scene one = turn_begins(1, "stock-exchange#1");
  EXPECT_EQ(one.number("yen 0"), 2);
  EXPECT_THAT(one.events("YOK-K19"), ElementsAre("YOK-K19 gained count:1 resource:yen seat:0"));
  EXPECT_EQ(turn_begins(2, "stock-exchange#1").number("yen 0"), 2);
  EXPECT_THAT(turn_begins(2, "stock-exchange#1").events("YOK-K19"), IsEmpty());
  EXPECT_EQ(turn_begins(3, "stock-exchange#1").number("yen 0"), 3);
  EXPECT_EQ(turn_begins(0, "university#1").number("yen 0"), 0);
}

TEST(YokohamaTechnologies, YOK_K19_BeforePhaseAAndOnlyInTheOwnersTurn) {
  const Scene begun = turn_begins(0, "stock-exchange#1 university#1");
  EXPECT_EQ(begun.says("now"), "secondary 0 phase A");
  EXPECT_THAT(begun.legal(), ElementsAre("done", "university"));
  // At the start of another's turn its owner gets nothing.
  Scene other(Table()
                  .phase_c()
                  .agents(0, "uk")
                  .assistants(0, "bank")
                  .technologies(0, "stock-exchange#1")
                  .stock(0, "yen=0")
                  .stock(1, "yen=0"));
  other.play({"done"});
  EXPECT_EQ(other.number("yen 0"), 0);
  EXPECT_EQ(other.number("yen 1"), 0);
}

// ---- YOK-K21

TEST(YokohamaTechnologies, YOK_K21_InTheLaterStepsOfTheSameTurn) {
  const std::string others = " ball#1 ball#2 exposition#1 brickworks#1 tramway#1";
  Scene lamp(with_cards("gas-lamp#1" + others));
  lamp.play({"go laboratory-a", "technology gas-lamp#1", "done", "shop 4"});
  EXPECT_EQ(lamp.number("points 0"), 2);
  Scene light(with_cards("electric-light#1" + others).hand(0, "houses=1"));
  light.play({"go laboratory-a", "technology electric-light#1", "done", "house"});
  EXPECT_EQ(light.number("points 0"), 5 + 3);
  Scene telephone(with_cards("telephone#1" + others));
  telephone.play({"go laboratory-a", "technology telephone#1", "done", "done"});
  EXPECT_THAT(telephone.legal(), ElementsAre("recall 0", "recall 1"));
  Scene mining(with_cards("mining-technology#1" + others)
                   .token("laboratory-a", "level5-08")
                   .stock(0, "copper=0"));
  mining.play({"go laboratory-a", "technology mining-technology#1", "token"});
  EXPECT_EQ(mining.number("copper 0"), 3);
  Scene university(with_cards("university#1" + others));
  university.play({"go laboratory-a"});
  EXPECT_THAT(university.legal("university"), IsEmpty());
  university.play({"technology university#1"});
  EXPECT_THAT(university.legal(), ElementsAre("token", "done", "university"));
  Scene mill(with_cards("spinning-mill#1" + others));
  mill.play({"go laboratory-a", "technology spinning-mill#1", "done", "done"});
  EXPECT_EQ(mill.says("now"), "secondary 0 phase C");
  EXPECT_THAT(mill.legal(), ElementsAre("done", "mill"));
  Scene ball(with_cards("language-school#1" + others).orders(0, "order-12").stock(0, "tea=4"));
  ball.play({"go laboratory-a", "technology language-school#1", "done", "done", "fulfil order-12"});
  EXPECT_EQ(ball.number("yen 0"), 3 + 1);
}

TEST(YokohamaTechnologies, YOK_K21_ByAnAgentForTheMainAction) {
  const auto table = [](const char* card) {
    return Table()
        .phase_a()
        .agents(0, "uk")
        .assistants(0, "laboratory-a=4")
        .hand(0, "assistants=4")
        .laboratory("laboratory-a",
                    std::string(card) + " ball#1 ball#2 exposition#1 brickworks#1 tramway#1")
        .stock(0, "yen=9");
  };
  // Newspaper, at six: the fourth area in the placement of the same turn.
  Scene newspaper(table("newspaper#1"));
  newspaper.play({"agent laboratory-a", "technology newspaper#1", "done"});
  EXPECT_EQ(newspaper.says("now"), "place 0 last - placed 0");
  newspaper.play({"place bank", "place church", "place customs"});
  EXPECT_EQ(newspaper.says("now"), "place 0 last customs placed 3");
  Scene mining(table("mining-technology#1"));
  mining.play({"agent laboratory-a", "technology mining-technology#1", "done", "pair copper-mine"});
  EXPECT_EQ(mining.number("copper 0"), 1 + 1 + 1);
}

TEST(YokohamaTechnologies, YOK_K21_NothingForWhatHappenedBefore) {
  const std::string others = " ball#2 exposition#1 brickworks#2 tramway#1 newspaper#1";
  // Orders fulfilled, buildings built and technologies got before bring nothing.
  Scene scene(with_cards("ball#1" + others).fulfilled(0, "order-11 order-12").stock(0, "yen=2"));
  scene.play({"go laboratory-a", "technology ball#1"});
  EXPECT_EQ(scene.number("points 0"), 0);
  Scene lamp(with_cards("gas-lamp#1" + others).shops(0, "bank:1 church:1"));
  lamp.play({"go laboratory-a", "technology gas-lamp#1"});
  EXPECT_EQ(lamp.number("points 0"), 0);
  Scene printing(with_cards("printing-house#1" + others).technologies(0, "telephone#1"));
  printing.play({"go laboratory-a", "technology printing-house#1"});
  EXPECT_EQ(printing.number("yen 0"), 3);
  // Got this turn, the stock exchange fills nothing up in it.
  Scene stock(with_cards("stock-exchange#1" + others).stock(0, "yen=0"));
  stock.play({"go laboratory-a", "technology stock-exchange#1", "done", "done"});
  EXPECT_EQ(stock.says("active"), "1");
  EXPECT_EQ(stock.number("yen 0"), 0);
}

}  // namespace
}  // namespace kaisho::yokohama_tests
