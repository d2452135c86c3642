// Where in an edition something stands: of which thing, in which line.
#include "core/editions/edition_place.h"

#include <gtest/gtest.h>

#include "core/reading/fault.h"

namespace kaisho {
namespace {

constexpr std::string_view kText = R"({
  "orders": [
    {"id": "order-01"},
    {"id": "order-02",
     "goods": {"copppper": 1}}
  ],
  "fleets": [{"number": 7, "name": {"en": "Fleet {number}", "fr": "Flotte sept"}}],
  "areas": [{"id": "bank", "levels": [{}, {"gain": 1}]}]
})";

Json told(const Error& fault) {
  return place_json(edition_place(*parse_json(kText), fault, kText));
}
Json told(std::string where) { return told(Error{.code = "bad_field", .where = std::move(where)}); }

TEST(EditionPlace, NamesTheThingItsFieldAndTheLine) {
  EXPECT_EQ(told("orders[1].goods"),
            (Json{{"things",
                   {{{"kind", "orders"}, {"list", "orders"}, {"number", 2}, {"id", "order-02"}}}},
                  {"field", "goods"},
                  {"line", 5},
                  {"column", 6}}));
}

TEST(EditionPlace, AThingWithoutAnIdIsCalledByItsName) {
  const Json place = told("fleets[0].boats");
  EXPECT_EQ(place["things"][0]["name"], (Json{{"fr", "Flotte sept"}}));
  EXPECT_EQ(place["line"], 7);
  EXPECT_FALSE(place.contains("field"));
}

TEST(EditionPlace, AThingWithinAThingHasBoth) {
  const Json place = told("areas[0].levels[1].gain");
  EXPECT_EQ(place["things"],
            (Json{{{"kind", "areas"}, {"list", "areas"}, {"number", 1}, {"id", "bank"}},
                  {{"kind", "areas.levels"}, {"list", "levels"}, {"number", 2}}}));
  EXPECT_EQ(place["field"], "gain");
}

TEST(EditionPlace, AFieldThatNobodyKnowsIsShownWhereItStands) {
  const Error fault = error_of("unknown_field", "unknown_field",
                               {{"expected", "copper"}, {"found", "copppper"}}, "orders[1].goods");
  EXPECT_EQ(told(fault)["field"], "goods.copppper");
  EXPECT_EQ(told(fault)["column"], 16);
}

TEST(EditionPlace, TheEditionAsAWhole) { EXPECT_EQ(told(""), (Json{{"line", 1}, {"column", 1}})); }

TEST(EditionPlace, WithoutATextThereIsNoLine) {
  const Json edition = *parse_json(kText);
  const Error fault{.code = "bad_field", .where = "orders[1].goods"};
  EXPECT_FALSE(place_json(edition_place(edition, fault, "")).contains("line"));
}

}  // namespace
}  // namespace kaisho
