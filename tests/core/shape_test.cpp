#include "core/shapes/shape.h"

#include <gtest/gtest.h>

#include "core/shapes/described_position.h"
#include "core/shapes/description.h"

namespace kaisho {
namespace {

std::string one_type_of(const std::vector<std::string>& types) {
  std::vector<Shape> shapes;
  for (const std::string& type : types) shapes.push_back({.type = type});
  return one_of(shapes).type;
}

Shape thing_with(const Shape& part) { return {.type = {}, .parts = {part}}; }

Shape cost(std::vector<Shape> parts) {
  return named("cost", {.type = "Cost", .object = "Cost", .parts = std::move(parts)}, {});
}

Shape number_called(std::string_view name) { return named(name, {.type = "number"}, {}); }

// ---- unions

TEST(Shape, AUnionKeepsWhatStandsBesideBoolean) {
  EXPECT_EQ(one_type_of({"boolean", "string"}), "boolean | string");
  EXPECT_EQ(one_type_of({"string", "boolean"}), "string | boolean");
  EXPECT_EQ(one_type_of({"true", "string", "false"}), "boolean | string");
  EXPECT_EQ(one_type_of({"true", "boolean"}), "boolean");
  EXPECT_EQ(one_type_of({"boolean", "false"}), "boolean");
  EXPECT_EQ(one_type_of({"true", "string"}), "true | string");
}

TEST(Shape, AUnionKeepsATypeThatStandsWithinAnother) {
  EXPECT_EQ(one_type_of({"{ k: string | number | null }", "number"}),
            "{ k: string | number | null } | number");
  EXPECT_EQ(one_type_of({"(a | b | c)[]", "b"}), "(a | b | c)[] | b");
  EXPECT_EQ(one_type_of({"'x | y | z'", "y"}), "'x | y | z' | y");
}

TEST(Shape, AUnionHasEachTypeOnce) {
  EXPECT_EQ(one_type_of({"a | b", "b"}), "a | b");
  EXPECT_EQ(one_type_of({"b", "a | b"}), "b | a");
  EXPECT_EQ(one_type_of({"a | b", "b | c"}), "a | b | c");
}

TEST(Shape, AListOfOneTypeNeedsNoBrackets) {
  EXPECT_EQ(list_of({.type = "a | b"}).type, "(a | b)[]");
  EXPECT_EQ(list_of({.type = "(a | b)[]"}).type, "(a | b)[][]");
  EXPECT_EQ(list_of({.type = "'a | b'"}).type, "'a | b'[]");
  EXPECT_EQ(list_of({.type = "{ /** one | other */ a: b }"}).type, "{ /** one | other */ a: b }[]");
  EXPECT_EQ(list_of({.type = "{ /** a < b */ a: b } | c"}).type, "({ /** a < b */ a: b } | c)[]");
}

// ---- objects of several things

TEST(Shape, AnObjectOfSeveralThingsHasThePartsOfAll) {
  const Shape all =
      any_of("Card", {thing_with(cost({number_called("coins")})),
                      thing_with(cost({number_called("coins"), number_called("wood")}))});
  EXPECT_EQ(shape_types(all),
            "export interface Cost {\n  coins: number;\n  wood?: number;\n}\n\n"
            "export interface Card {\n  cost: Cost;\n}\n\n");
}

TEST(Shape, WhatTheSecondThingLacksMayBeMissing) {
  const Shape all =
      any_of("Card", {thing_with(cost({number_called("coins"), number_called("wood")})),
                      thing_with(cost({number_called("coins")}))});
  EXPECT_EQ(shape_types(all),
            "export interface Cost {\n  coins: number;\n  wood?: number;\n}\n\n"
            "export interface Card {\n  cost: Cost;\n}\n\n");
}

TEST(Shape, DifferentObjectsAreAllDeclared) {
  const Shape work = named(
      "cost", {.type = "Work", .object = "Work", .parts = {number_called("days")}}, "its price");
  const Shape all = any_of("Card", {thing_with(named("cost", {.type = "number"}, "its price")),
                                    thing_with(cost({number_called("coins")})), thing_with(work)});
  EXPECT_EQ(shape_types(all),
            "export interface Work {\n  days: number;\n}\n\n"
            "export interface Cost {\n  coins: number;\n}\n\n"
            "export interface Card {\n  /** its price */\n  cost: number | Cost | Work;\n}\n\n");
  EXPECT_EQ(shape_table(all),
            "| field | type | meaning |\n|---|---|---|\n"
            "| `cost` | number \\| Cost \\| Work | its price |\n"
            "| `cost.coins` | number |  |\n"
            "| `cost.days` | number |  |\n");
}

TEST(Shape, TheTableSaysWhatElseAnObjectWithoutANameMayBe) {
  const std::vector<Shape> parts = {number_called("yen")};
  const Shape yen = named("pay", {.type = object_type(parts), .parts = parts}, {});
  const Shape goods = named("pay", {.type = "Goods"}, {});
  const std::string head = "| field | type | meaning |\n|---|---|---|\n";
  EXPECT_EQ(shape_table(any_of("Card", {thing_with(goods), thing_with(yen)})),
            head + "| `pay` | Goods \\| { yen: number } |  |\n| `pay.yen` | number |  |\n");
  EXPECT_EQ(shape_table(any_of("Card", {thing_with(yen), thing_with(yen)})),
            head + "| `pay` | object |  |\n| `pay.yen` | number |  |\n");
  const Shape either = one_of({goods, yen});
  EXPECT_EQ(shape_table(thing_with(named("pays", list_of(either), {}))),
            head +
                "| `pays` | (Goods \\| { yen: number })[] |  |\n"
                "| `pays[].yen` | number |  |\n");
}

// ---- types of several lines

// Too long for one line, whatever it stands in.
const std::string kLongMember = "'" + std::string(150, 'x') + "': number";

std::string declared(const std::string& type) {
  const Shape shape{.type = "A", .object = "A", .parts = {named("part", {.type = type}, {})}};
  return shape_types(shape);
}

TEST(Shape, AnEmptyObjectBesideALongOne) {
  EXPECT_EQ(declared("{ } | { " + kLongMember + " }"),
            "export interface A {\n  part: { } | {\n    " + kLongMember + ";\n  };\n}\n\n");
  EXPECT_EQ(
      declared("{ empty: { }; " + kLongMember + " }"),
      "export interface A {\n  part: {\n    empty: { };\n    " + kLongMember + ";\n  };\n}\n\n");
}

TEST(Shape, WhatIsNotClosedEndsWithTheType) {
  EXPECT_EQ(next_place("'a' b", 0), 3U);
  EXPECT_EQ(next_place("/** a */ b", 0), 8U);
  EXPECT_EQ(next_place("a b", 0), 1U);
  EXPECT_EQ(next_place("'a b", 0), 4U);
  EXPECT_EQ(next_place("/** a b", 0), 7U);
}

// ---- what the pages import

std::string imports_for(std::string_view type) {
  const Object edition("Edition", {by_hand<int>("part", {nullptr, nullptr, type})});
  const std::string text = edition_types({.id = "sample",
                                          .moves = {},
                                          .steps = {},
                                          .events = {},
                                          .position = edition,
                                          .edition = edition});
  const std::size_t line = text.find('\n') + 1;
  return text.substr(line, text.find('\n', line) - line);
}

TEST(Shape, ThePagesImportWholeNames) {
  EXPECT_EQ(imports_for("Level5 | my_Card | 'Word''Other'"),
            "import type { Level5 } from './ids';");
  EXPECT_EQ(imports_for("Record<Card_id, number>"), "import type { Card_id } from './ids';");
}

TEST(Shape, ThePagesImportNothingOfAnUnclosedQuote) {
  EXPECT_EQ(imports_for("Card | 'Word"), "import type { Card } from './ids';");
}

// ---- descriptions that say more than there is room for

struct Pile {
  std::uint8_t observed = 0;
  std::uint8_t size = 0;
  std::array<std::uint8_t, 3> cards{};
  std::array<std::uint8_t, 5> beyond{};
};

std::string fault_of_pile(std::string_view text, Pile& pile) {
  static constexpr Kind kCard = number_kind(0, 9);
  const Object parts("Pile", {deck("cards", &Pile::cards, &Pile::size, kCard, 8)});
  const Json json = *parse_json(text);
  Faults faults;
  read(parts, Context{}, Field(json, faults), pile);
  return faults.any() ? faults.first().code + " " + faults.first().where : "none";
}

TEST(Shape, ADeckIsNoLongerThanItsArray) {
  Pile pile;
  EXPECT_EQ(fault_of_pile(R"({"cards": [1, 2, 3]})", pile), "none");
  EXPECT_EQ(pile.size, 3);
  EXPECT_EQ(fault_of_pile(R"({"cards": [1, 2, 3, 4]})", pile), "bad_field cards");
  EXPECT_EQ(fault_of_pile(R"({"cards": 4})", pile), "bad_field cards");
  EXPECT_EQ(pile.beyond, (std::array<std::uint8_t, 5>{}));
}

// ---- what an observation hides

struct Hand {
  std::uint8_t observed = 0;
  Seat seats = 2;
  std::uint16_t turn = 0;
  std::uint16_t turn_cap = 0;
  std::uint8_t size = 0;
  std::array<std::uint8_t, 3> cards{};
  std::uint8_t blind = 0;
  std::array<std::uint8_t, 2> players{};
};

struct Nothing {};
using HandContext = ContextOf<Nothing, Hand>;

constexpr std::array<std::string_view, 2> kHandCards = {"ace", "two"};

Part deck_of_hand() {
  return deck("cards", &Hand::cards, &Hand::size, word_kind("card", kHandCards), 3);
}
Part blind_of_hand() { return hidden("blind", &Hand::blind, number_kind(0, 9)); }

// The fault, or how much of the hand is known.
std::string hand_read(const Object& parts, const char* blind, const char* cards) {
  const std::string text = std::string(R"({"turn": 0, "turn_cap": 0, "seats": [1, 2], "blind": )") +
                           blind + R"(, "cards": )" + cards + "}";
  const Nothing nothing;
  const Expected<Hand> hand = read_position<Hand>(
      *parse_json(text), parts, [&](const Hand& p) { return HandContext(nothing, p); },
      [](const Hand& /*p*/) { return Expected<void>{}; });
  if (!hand) return hand.error().where;
  return hand->observed != 0 ? "observed" : "whole";
}

TEST(Shape, WhatIsHiddenDoesNotDependOnTheOrderOfTheParts) {
  const Part seats("seats", &Hand::players, list(number_kind(0, 9), 2));
  for (const Object& parts : {position_object<Hand>({blind_of_hand(), deck_of_hand(), seats}),
                              position_object<Hand>({deck_of_hand(), seats, blind_of_hand()})}) {
    EXPECT_EQ(hand_read(parts, "null", "2"), "observed");
    EXPECT_EQ(hand_read(parts, "7", R"(["ace", "two"])"), "whole");
    EXPECT_EQ(hand_read(parts, "7", "2"), "blind");
    EXPECT_EQ(hand_read(parts, "null", R"(["ace", "two"])"), "blind");
  }
}

TEST(Shape, WhatIsHiddenIsNullInAnObservation) {
  const Object parts("Hand", {blind_of_hand(), deck_of_hand()});
  const Hand hand{.size = 2, .cards = {1, 0}, .blind = 7};
  EXPECT_EQ(json_text(tell(parts, Context{.seats = 2}, hand)),
            R"({"blind":7,"cards":["ace","two"]})");
  EXPECT_EQ(json_text(tell(parts, Context{.seats = 2, .observed = true}, hand)),
            R"({"blind":null,"cards":2})");
}

}  // namespace
}  // namespace kaisho
