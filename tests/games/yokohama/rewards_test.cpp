// What slots, cards and tokens bring: the warehouse (YOK-B2), the order (YOK-B3), the moves
// (YOK-R2).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "tests/games/yokohama/table.h"

namespace kaisho::yokohama_tests {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// Power 5 on the bank, where this token lies: 5 yen come before it is taken.
Table with_token(const std::string& token, int seats = 2) {
  return Table(seats).moving().assistants(0, "bank=4 fishing-port").token("bank", token);
}

Scene taken(const Table& table) {
  Scene scene(table);
  scene.play({"go bank", "token"});
  return scene;
}

// ---- YOK-B2

TEST(YokohamaRewards, YOK_B2_TheCanalHasNoTile) {
  for (const int seats : {3, 4}) {
    const Scene scene{Table(seats)};
    EXPECT_EQ(scene.says("tile canal"), "-");
    EXPECT_EQ(scene.says("token canal"), "-");
  }
}

TEST(YokohamaRewards, YOK_B2_TheWarehouseAtThePricesOfTheEmploymentOffice) {
  Scene scene = taken(with_token("level5-17").stock(0, "yen=6"));
  EXPECT_EQ(scene.says("now"), "warehouse 0 left 2");
  EXPECT_THAT(scene.legal(), ElementsAre("hire assistant", "hire shop", "hire house", "done"));
  scene.mark().play({"hire house"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: warehouse 0 left 1", "yen 0: 7",
                                                    "hand 0: 8 2 1", "warehouse 0: 7 6 3"));
  scene.play({"hire house"});
  EXPECT_EQ(scene.number("yen 0"), 2);
  EXPECT_THAT(scene.events(), ElementsAre("YOK-B2 hired piece:house seat:0 yen:4",
                                          "YOK-B2 hired piece:house seat:0 yen:5"));
  Scene cheap = taken(with_token("level5-17").stock(0, "yen=0"));
  cheap.mark().play({"hire assistant", "hire shop"});
  EXPECT_THAT(cheap.changes({"now"}),
              UnorderedElementsAre("yen 0: 3", "hand 0: 9 3 0", "warehouse 0: 6 5 4"));
}

TEST(YokohamaRewards, YOK_B2_HousesBySoManyAsWereTakenBefore) {
  // However they were taken, and whether built or in hand.
  Scene third = taken(with_token("level5-18").houses(0, "church").hand(0, "houses=1"));
  third.mark().play({"hire house"});
  EXPECT_THAT(third.events("YOK-B2"), ElementsAre("YOK-B2 hired piece:house seat:0 yen:6"));
  Scene fourth = taken(with_token("level5-18").houses(0, "church customs port-a"));
  EXPECT_THAT(fourth.legal("hire house"), ElementsAre("hire house"));
  fourth.mark().play({"hire house"});
  EXPECT_THAT(fourth.events("YOK-B2"), ElementsAre("YOK-B2 hired piece:house seat:0 yen:7"));
}

TEST(YokohamaRewards, YOK_B2_WhatCannotBeTaken) {
  const Scene scene = taken(with_token("level5-17")
                                .stock(0, "yen=0")
                                .warehouse(0, "assistants=0 shops=0")
                                .houses(0, "church customs"));
  EXPECT_EQ(scene.says("now"), "build 0");  // 5 yen, a house costs 6: nothing, so it is lost
  const Scene some = taken(with_token("level5-17")
                               .stock(0, "yen=1")
                               .warehouse(0, "assistants=0")
                               .houses(0, "church customs port-a"));
  EXPECT_THAT(some.legal(), ElementsAre("hire shop", "done"));
  EXPECT_THAT(some.refusals("hire"), ElementsAre("hire assistant: YOK-B2 warehouse_empty 0 0",
                                                 "hire house: YOK-B2 not_enough_yen 7 6"));
}

TEST(YokohamaRewards, YOK_B2_NotAnActionOfTheOfficeForAnybodyElse) {
  // The trading house of another on the employment office earns nothing by it.
  Scene scene = taken(with_token("level5-17").houses(1, "employment-office"));
  scene.mark().play({"hire assistant", "hire assistant"});
  EXPECT_EQ(scene.number("yen 1"), 4);
}

// ---- YOK-B3

TEST(YokohamaRewards, YOK_B3_GoodsOfChoicePieceByPiece) {
  Scene scene = taken(with_token("level5-15"));
  EXPECT_THAT(scene.legal(), ElementsAre("good copper", "good silk", "good tea", "good fish"));
  EXPECT_THAT(scene.refusals(""), IsEmpty());
  scene.mark().play({"good fish"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: any_good 0 extra false left 1", "fish 0: 2"));
  scene.play({"good silk"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: build 0", "fish 0: 2", "silk 0: 2"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-B3 gained count:1 resource:fish seat:0",
                                          "YOK-B3 gained count:1 resource:silk seat:0"));
}

TEST(YokohamaRewards, YOK_B3_YenFirstSoThatThePieceCanBePaid) {
  // One yen in hand and one of the slot pay the shop; so does the yen of a technology.
  Scene scene(Table()
                  .moving()
                  .assistants(0, "fishing-port=3 church")
                  .tile("fishing-port", "building-16")
                  .stock(0, "yen=1"));
  scene.play({"go fishing-port", "shop 2"});
  EXPECT_EQ(scene.says("now"), "warehouse 0 left 1");
  EXPECT_EQ(scene.number("yen 0"), 2);
  EXPECT_THAT(scene.legal(), ElementsAre("hire assistant", "hire shop", "done"));
  Scene order(Table()
                  .phase_c()
                  .technologies(0, "language-school#1")
                  .orders(0, "order-14")
                  .stock(0, "yen=1 copper=1 tea=3 fish=1"));
  order.play({"fulfil order-14"});
  EXPECT_THAT(order.legal(), ElementsAre("hire assistant", "hire shop", "done"));
}

TEST(YokohamaRewards, YOK_B3_WhatTechnologiesAddComesWithIt) {
  // Points of the slot and of the gas lamp, before the moves are made.
  Scene scene(Table()
                  .moving()
                  .assistants(0, "fishing-port=3 church")
                  .technologies(0, "gas-lamp#1")
                  .tile("fishing-port", "building-08"));
  scene.play({"go fishing-port", "shop 4"});
  EXPECT_EQ(scene.says("now"), "moves 0 left 1");
  EXPECT_EQ(scene.number("points 0"), 2);
}

// Steps after these moves with an edition whose first tile has a slot with everything.
std::string steps_of(const Lines& moves, Json& json) {
  Json edition = yokohama().edition().json;
  edition["buildings"][0]["shops"][0] = {{"points", 1},  {"yen", 1},      {"tea", 1},
                                         {"imports", 1}, {"any_good", 1}, {"warehouse", 1},
                                         {"moves", 1}};
  const Expected<GamePtr> game = open_game("yokohama", edition);
  if (!game) {
    ADD_FAILURE() << game.error().message << " at " << game.error().where;
    return "";
  }
  const Table table =
      Table().moving().assistants(0, "fishing-port=3 church").tile("fishing-port", "building-01");
  Position position = *(*game)->parse_position(table.json());
  for (const std::string& text : moves) {
    const Expected<Move> move = legal_move(**game, position, text);
    if (!move) ADD_FAILURE() << text << ": " << move.error().message;
    if (move) (*game)->apply(position, *move, nullptr);
  }
  json = (*game)->position_json(position);
  std::string steps;
  for (const Json& step : json["steps"]) steps += step["step"].get<std::string>() + " ";
  return steps;
}

TEST(YokohamaRewards, YOK_B3_FirstWhatIsGivenThenWarehouseThenMoves) {
  Json json;
  const Lines begin = {"go fishing-port", "shop 1"};
  EXPECT_EQ(steps_of(begin, json), "any_good warehouse moves recall secondary turn_end ");
  EXPECT_EQ(json["seats"][0]["points"], 1);
  EXPECT_EQ(json["seats"][0]["yen"], 4);
  EXPECT_EQ(json["seats"][0]["goods"]["tea"], 2);
  EXPECT_EQ(json["seats"][0]["imports"], 1);
  EXPECT_EQ(steps_of({"go fishing-port", "shop 1", "good silk"}, json),
            "warehouse moves recall secondary turn_end ");
  EXPECT_EQ(steps_of({"go fishing-port", "shop 1", "good silk", "done"}, json),
            "moves recall secondary turn_end ");
}

TEST(YokohamaRewards, YOK_B3_APieceOrMoveMayBeDeclined) {
  Scene piece = taken(with_token("level5-17"));
  piece.mark().play({"hire assistant", "done"});
  EXPECT_THAT(piece.changes(),
              UnorderedElementsAre("now: build 0", "hand 0: 9 2 0", "warehouse 0: 6 6 4"));
  Scene move = taken(with_token("level5-19"));
  move.mark().play({"done"});
  EXPECT_THAT(move.changes(), ElementsAre("now: build 0"));
}

TEST(YokohamaRewards, YOK_B3_AMoveThatCannotBeMadeIsLost) {
  // The last assistant outside the warehouse goes on the slot that brings two moves.
  Scene scene(Table()
                  .moving()
                  .assistants(0, "church")
                  .shops(0, "church:1")
                  .houses(0, "church")
                  .slots(0, "church-1 customs-1 customs-2 customs-4")
                  .achieved("seven-fish", {0})
                  .achieved("four-technologies", {0})
                  .achieved("four-trade", {0})
                  .hand(0, "assistants=0"));
  EXPECT_EQ(scene.says("warehouse 0"), "12 5 3");
  scene.play({"go church", "slot church-3 area", "pay copper+silk"});
  EXPECT_EQ(scene.number("points 0"), 5);
  EXPECT_EQ(scene.says("active"), "1");
}

// ---- YOK-R2

TEST(YokohamaRewards, YOK_R2_FromAnyAreaToAnyOtherOrFromHand) {
  Scene scene = taken(with_token("level5-19"));
  EXPECT_EQ(scene.says("now"), "moves 0 left 2");
  // From the other area to nine, from hand to those where it does not come back at once; one of
  // this area does the same as one from hand.
  EXPECT_EQ(scene.legal("move fishing-port").size(), 9U);
  EXPECT_EQ(scene.legal("move hand").size(), 9U);
  EXPECT_EQ(scene.legal().size(), 19U);
  EXPECT_THAT(scene.refusals("move bank"),
              ElementsAre("move bank copper-mine: YOK-R1 same_from_hand 0 0"));
  EXPECT_THAT(scene.refusals("move hand bank"),
              ElementsAre("move hand bank: YOK-R1 recalled_anyhow 0 0"));
  scene.mark().play({"move fishing-port customs"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: moves 0 left 1", "assistants fishing-port: 0 0",
                                   "assistants customs: 1 0"));
  scene.mark().play({"move hand church"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: build 0", "assistants church: 1 0", "hand 0: 7 2 0"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-R2 assistant_moved area:church cell:5 from:- "
                                          "from_area:- seat:0"));
}

TEST(YokohamaRewards, YOK_R2_TheSameAssistantAgain) {
  Scene scene = taken(with_token("level5-19"));
  scene.mark().play({"move fishing-port customs", "move customs church"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("now: build 0", "assistants church: 1 0",
                                                    "assistants fishing-port: 0 0"));
  EXPECT_THAT(scene.events(), ElementsAre("YOK-R2 assistant_moved area:customs cell:6 from:3 "
                                          "from_area:fishing-port seat:0",
                                          "YOK-R2 assistant_moved area:church cell:5 from:6 "
                                          "from_area:customs seat:0"));
}

TEST(YokohamaRewards, YOK_R2_FromAnyAreaWithAnEmptyHand) {
  const Table table =
      with_token("level5-19").assistants(0, "bank=4 fishing-port=4").hand(0, "assistants=0");
  Scene scene = taken(table);
  EXPECT_EQ(scene.legal("move bank").size(), 9U);
  EXPECT_EQ(scene.legal("move fishing-port").size(), 9U);
  scene.mark().play({"move bank church", "move bank customs"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: build 0", "assistants bank: 2 0", "assistants church: 1 0",
                                   "assistants customs: 1 0"));
}

TEST(YokohamaRewards, YOK_R2_OfAnOrderFromAnyAreaAndFromHandToAny) {
  // No action is under way: nothing is recalled.
  Scene scene(Table()
                  .phase_c()
                  .orders(0, "order-33")
                  .assistants(0, "bank church")
                  .president(0, "bank")
                  .stock(0, "silk=1 tea=1 fish=2"));
  scene.play({"fulfil order-33"});
  EXPECT_EQ(scene.legal("move bank").size(), 9U);
  EXPECT_EQ(scene.legal("move church").size(), 9U);
  EXPECT_EQ(scene.legal("move hand").size(), 10U);
  EXPECT_EQ(scene.legal().size(), 29U);
  EXPECT_THAT(scene.legal("move bank bank"), IsEmpty());
}

TEST(YokohamaRewards, YOK_R2_ToTheAreaOfTheActionWhereItAloneCanStay) {
  // The telephone keeps one there; without it, it would come back at once.
  const auto table = [](const std::string& technologies) {
    return Table()
        .moving()
        .technologies(0, technologies)
        .assistants(0, "church fishing-port=7")
        .shops(0, "church:1")
        .houses(0, "church")
        .stock(0, "copper=1 silk=1 tea=1")
        .hand(0, "assistants=0");
  };
  Scene scene(table("telephone#1"));
  scene.play({"go church", "slot church-3 area", "pay copper+silk", "move fishing-port church"});
  EXPECT_EQ(scene.says("assistants church"), "1 0");
  scene.play({"done", "recall 1"});
  EXPECT_EQ(scene.says("assistants church"), "1 0");
}

TEST(YokohamaRewards, YOK_R2_NeverTheCanal) {
  for (const int seats : {3, 4}) {
    const Scene scene = taken(with_token("level5-19", seats));
    const std::size_t areas = seats == 3 ? 13 : 17;
    EXPECT_EQ(scene.legal("move hand").size(), areas - 1);  // without that of the action
    EXPECT_EQ(scene.legal("move fishing-port").size(), areas - 1);
    EXPECT_THAT(scene.refusals("move hand canal"),
                ElementsAre("move hand canal: YOK-R2 canal 0 0"));
  }
}

TEST(YokohamaRewards, YOK_R2_WithoutFees) {
  Scene scene(Table(4)
                  .moving()
                  .assistants(0, "bank=4 fishing-port")
                  .token("bank", "level5-19")
                  .stock(0, "yen=0")
                  .president(1, "church")
                  .president(2, "church")
                  .president(3, "church"));
  scene.play({"go bank", "token"}).mark().play({"move hand church", "move fishing-port church"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("now: build 0", "assistants church: 2 0 0 0",
                                   "assistants fishing-port: 0 0 0 0", "hand 0: 7 2 0"));
}

TEST(YokohamaRewards, YOK_R2_WhatCannotMove) {
  const Scene scene = taken(with_token("level5-19")
                                .assistants(0, "bank=4 fishing-port=4")
                                .assistants(1, "church=3")
                                .hand(0, "assistants=0"));
  EXPECT_THAT(scene.legal("move hand"), IsEmpty());
  EXPECT_THAT(scene.legal("move church"), IsEmpty());
  EXPECT_THAT(scene.refusals("move hand"),
              ElementsAre("move hand copper-mine: YOK-R2 no_assistant_in_hand 0 0"));
  EXPECT_THAT(scene.refusals("move church"),
              ElementsAre("move church copper-mine: YOK-R2 no_own_assistant 0 0"));
}

TEST(YokohamaRewards, YOK_R2_OneOnly) {
  Scene scene = taken(with_token("level5-20"));
  scene.mark().play({"move hand church"});
  EXPECT_EQ(scene.says("now"), "build 0");
}

TEST(YokohamaRewards, YOK_R2_UsedAtOnceBeforeTheRecall) {
  // Brought to the area of the action, it comes back with the others; taken away, it stays there.
  Scene in = taken(with_token("level5-20"));
  in.play({"move fishing-port bank", "done"});
  EXPECT_EQ(in.says("hand 0"), "13 2 0");
  EXPECT_EQ(in.says("assistants fishing-port"), "0 0");
  Scene out =
      taken(with_token("level5-20").assistants(0, "bank=4 fishing-port=4").hand(0, "assistants=0"));
  out.play({"move bank church", "done"});
  EXPECT_EQ(out.says("hand 0"), "3 2 0");
  EXPECT_EQ(out.says("assistants church"), "1 0");
}

}  // namespace
}  // namespace kaisho::yokohama_tests
