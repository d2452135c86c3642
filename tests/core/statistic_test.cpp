// What a statistic can count: the lists of an edition, its rows, the words of a game.
#include "core/features/statistic.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace kaisho {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

Json named(const char* id, const char* name) { return {{"id", id}, {"name", {{"en", name}}}}; }

Json edition() {
  Json json;
  json["map"]["spaces"] = Json::array({named("entry", "Entry"), {{"id", 2}}});
  json["fleets"] = Json::array({{{"number", 1}, {"name", {{"en", "Fleet 1"}}}}});
  json["regions"] = Json::array({{{"id", "north"}, {"cities", Json::array({named("a", "A")})}},
                                 {{"id", "south"}, {"cities", Json::array({named("b", "B")})}}});
  json["tiles"] = Json::array({named("hut#1", "Hut"), named("hut#2", "Hut"), named("inn", "Inn"),
                               named("shop-1", "Shop"), named("shop-2", "Shop")});
  return json;
}

std::map<std::string, std::string> of_table(std::string_view table) {
  return countable(edition(), {.name = "thing", .event = "used", .field = "it", .table = table});
}

TEST(Statistic, CountsTheIdsOfAList) {
  EXPECT_THAT(of_table("map.spaces"), ElementsAre(Pair("2", "2"), Pair("entry", "Entry")));
  EXPECT_THAT(of_table("fleets"), ElementsAre(Pair("1", "Fleet 1")));
  EXPECT_THAT(of_table("nothing"), IsEmpty());
}

TEST(Statistic, CountsTheListsOfEveryRow) {
  EXPECT_THAT(of_table("regions.cities"), ElementsAre(Pair("a", "A"), Pair("b", "B")));
}

TEST(Statistic, CountsSeveralLists) {
  EXPECT_THAT(of_table("fleets regions"),
              ElementsAre(Pair("1", "Fleet 1"), Pair("north", "north"), Pair("south", "south")));
}

TEST(Statistic, CountsCopiesOnceAndTellsTheSameNameApart) {
  EXPECT_THAT(of_table("tiles"),
              ElementsAre(Pair("hut", "Hut"), Pair("inn", "Inn"), Pair("shop-1", "Shop (shop-1)"),
                          Pair("shop-2", "Shop (shop-2)")));
}

std::vector<Json> ends(const Json& /*edition*/) {
  constexpr std::array<std::string_view, 2> kEnds = {"tokens", "passes"};
  return word_rows(kEnds);
}

TEST(Statistic, CountsTheRowsOfAGame) {
  EXPECT_THAT(countable(edition(), {.name = "end", .event = "over", .field = "by", .rows = ends}),
              ElementsAre(Pair("passes", "passes"), Pair("tokens", "tokens")));
}

TEST(Statistic, OfItselfCountsTheEvent) {
  EXPECT_THAT(countable(edition(), {.name = "first player", .event = "begins", .field = "event"}),
              ElementsAre(Pair("begins", "first player")));
}

}  // namespace
}  // namespace kaisho
