// What differs between two editions.
#include "core/editions/edition_difference.h"

#include <gtest/gtest.h>

#include <array>

namespace kaisho {
namespace {

constexpr std::array<std::string_view, 3> kUnread = {"map.width", "colours.ship", "cards.id"};

const Json& base() {
  static const Json kBase = {
      {"game", "osaka"},
      {"edition", "a"},
      {"provenance", {{"orders", {{"status", "house"}}}}},
      {"map", {{"width", 3}, {"links", {{1, 2}, {2, 3}, {3, 4}}}}},
      {"costs", {1, 2, 3}},
      {"cards", {{{"id", "c1"}, {"value", 1}}, {{"id", "c2"}, {"value", 2}}}},
      {"colours", {{{"id", "red"}, {"ship", "s"}}, {{"id", "blue"}, {"ship", "t"}}}},
      {"orders",
       {{{"id", "o1"}, {"goods", {{"tea", 1}}}, {"name", {{"en", "One"}, {"fr", "Un"}}}},
        {{"id", "o2"}, {"goods", {{"tea", 2}}}, {"known", true}},
        {{"id", "o3"}, {"goods", {{"tea", 3}}}}}}};
  return kBase;
}

std::string said(const std::optional<Json>& value) { return value ? json_text(*value) : "-"; }

// "orders[0].goods.tea orders[0].goods.tea 1 2 read"
std::vector<std::string> told(const Json& first, const Json& second) {
  std::vector<std::string> all;
  for (const Difference& one : edition_differences(first, second, kUnread)) {
    all.push_back((one.kind == Difference::Kind::kOrder ? "order " : "") +
                  json_path(one.first_steps) + " " + json_path(one.second_steps) + " " +
                  said(one.first) + " " + said(one.second) +
                  (one.use == Use::kRules    ? " read"
                   : one.use == Use::kUnread ? " unread"
                                             : " people"));
  }
  return all;
}

using Lines = std::vector<std::string>;

TEST(EditionDifference, TheSameEditionHasNone) {
  EXPECT_EQ(told(base(), base()), Lines{});
  EXPECT_EQ(told(base(), *parse_json(json_text(base()))), Lines{});
}

TEST(EditionDifference, NamesEachValueAndItsUse) {
  Json other = base();
  other["orders"][1]["goods"]["tea"] = 5;
  other["orders"][0]["name"]["fr"] = "Une";
  other["orders"][1]["known"] = false;
  other["map"]["width"] = 4;
  other["colours"][1]["ship"] = "u";
  other["edition"] = "b";
  other["provenance"]["orders"]["status"] = "box";
  other["costs"][1] = 9;
  EXPECT_EQ(told(base(), other),
            (Lines{"colours[1].ship colours[1].ship \"t\" \"u\" unread",
                   "costs costs [1,2,3] [1,9,3] read", "edition edition \"a\" \"b\" people",
                   "map.width map.width 3 4 unread",
                   "orders[0].name.fr orders[0].name.fr \"Un\" \"Une\" people",
                   "orders[1].goods.tea orders[1].goods.tea 2 5 read",
                   "orders[1].known orders[1].known true false people",
                   "provenance.orders.status provenance.orders.status \"house\" \"box\" people"}));
}

TEST(EditionDifference, AnItemPutInBetweenIsOneDifference) {
  Json other = base();
  other["orders"].insert(other["orders"].begin() + 1, Json{{"id", "new"}});
  EXPECT_EQ(told(base(), other), Lines{"orders orders[1] - {\"id\":\"new\"} read"});
  EXPECT_EQ(told(other, base()), Lines{"orders[1] orders {\"id\":\"new\"} - read"});
  other["orders"][3]["goods"]["tea"] = 4;
  EXPECT_EQ(told(base(), other), (Lines{"orders[2].goods.tea orders[3].goods.tea 3 4 read",
                                        "orders orders[1] - {\"id\":\"new\"} read"}));
}

TEST(EditionDifference, AnotherIdAtTheSamePlaceIsAnotherId) {
  Json other = base();
  other["orders"][1]["id"] = "two";
  EXPECT_EQ(told(base(), other), Lines{"orders[1].id orders[1].id \"o2\" \"two\" read"});
  Json renamed = base();
  renamed["cards"][0]["id"] = "c2";
  renamed["cards"][1]["id"] = "c1";
  EXPECT_EQ(told(base(), renamed), (Lines{"cards[0].id cards[0].id \"c1\" \"c2\" unread",
                                          "cards[1].id cards[1].id \"c2\" \"c1\" unread"}));
}

TEST(EditionDifference, AnotherOrderIsToldOnce) {
  Json other = base();
  std::swap(other["orders"][0], other["orders"][2]);
  EXPECT_EQ(told(base(), other),
            Lines{"order orders orders [\"o1\",\"o2\",\"o3\"] [\"o3\",\"o2\",\"o1\"] read"});
}

TEST(EditionDifference, AListOfListsIsComparedFromItsEnds) {
  Json other = base();
  other["map"]["links"].insert(other["map"]["links"].begin() + 1, Json{1, 4});
  EXPECT_EQ(told(base(), other), Lines{"map.links map.links[1] - [1,4] read"});
  EXPECT_EQ(told(other, base()), Lines{"map.links[1] map.links [1,4] - read"});
}

TEST(EditionDifference, WhatOnlyOneHas) {
  Json other = base();
  other["map"].erase("width");
  other["extra"] = true;
  EXPECT_EQ(told(base(), other), (Lines{"map.width map 3 - unread", " extra - true read"}));
}

TEST(EditionDifference, ValuesOfOtherKinds) {
  Json other = base();
  other["costs"] = "none";
  other["map"]["links"][0] = 2.0;
  EXPECT_EQ(told(base(), other), (Lines{"costs costs [1,2,3] \"none\" read",
                                        "map.links[0] map.links[0] [1,2] 2.0 read"}));
}

}  // namespace
}  // namespace kaisho
