#include "core/reading/fields.h"

#include <gtest/gtest.h>

namespace kaisho {
namespace {

// The first fault that reading makes, as `code where`; "none" without one.
template <class Read>
std::string fault_of(std::string_view text, Read read) {
  const Expected<Json> json = parse_json(text);
  if (!json) return json.error().code;
  Faults faults;
  read(Field(*json, faults, "p"));
  return faults.any() ? faults.first().code + " " + faults.first().where : "none";
}

TEST(Fields, TellsAMissingFieldOnceAndWhere) {
  Faults faults;
  const Json json = {{"a", Json::object()}};
  const Field deep = Field(json, faults, "p")["a"]["b"]["c"];
  EXPECT_EQ(deep.integer(3, 9), 3);
  EXPECT_EQ(deep.text(), "");
  EXPECT_TRUE(deep.items(5).empty());
  ASSERT_EQ(faults.all().size(), 1U);
  EXPECT_EQ(faults.first().code, "missing_field");
  EXPECT_EQ(faults.first().where, "p.a");
  EXPECT_NE(faults.first().message.find("'b'"), std::string::npos);
}

TEST(Fields, MembersOfWhatIsNoObject) {
  EXPECT_EQ(fault_of("[1]", [](const Field& f) { static_cast<void>(f["x"]); }), "bad_field p");
  EXPECT_EQ(fault_of("7", [](const Field& f) { static_cast<void>(f.keys()); }), "bad_field p");
  EXPECT_EQ(fault_of("{}", [](const Field& f) { static_cast<void>(f.items(3)); }), "bad_field p");
}

// A null that is there is a fault wherever something else is wanted; a missing one was told before.
TEST(Fields, ANullIsNotMissing) {
  Faults faults;
  const Json json = {{"a", nullptr}};
  const Field root(json, faults);
  EXPECT_TRUE(root["a"].is_null());
  EXPECT_FALSE(root["a"].is_missing());
  EXPECT_FALSE(faults.any());
  static_cast<void>(root["a"]["b"]);
  ASSERT_TRUE(faults.any());
  EXPECT_EQ(faults.first().where, "a");
  EXPECT_TRUE(root["b"].is_missing());
}

TEST(Fields, WholeNumbersInTheirRange) {
  const auto read = [](const Field& f) { static_cast<void>(f.integer(-2, 10)); };
  for (const char* good : {"-2", "0", "10"}) EXPECT_EQ(fault_of(good, read), "none") << good;
  for (const char* bad : {"-3", "11", "1.5", "1e0", "18446744073709551615", "1e999", "\"3\"",
                          "true", "null", "[3]"}) {
    EXPECT_NE(fault_of(bad, read), "none") << bad;
  }
}

TEST(Fields, TheLargestNumbersKeepTheirValue) {
  Faults faults;
  const Json json = {INT64_MAX, INT64_MIN};
  const auto items = Field(json, faults).items(2);
  EXPECT_EQ(items[0].integer(INT64_MIN, INT64_MAX), INT64_MAX);
  EXPECT_EQ(items[1].integer(INT64_MIN, INT64_MAX), INT64_MIN);
  EXPECT_FALSE(faults.any());
}

TEST(Fields, Texts) {
  const auto read = [](const Field& f) { static_cast<void>(f.text(3)); };
  EXPECT_EQ(fault_of("\"abc\"", read), "none");
  EXPECT_EQ(fault_of("\"abcd\"", read), "bad_field p");
  EXPECT_EQ(fault_of("3", read), "bad_field p");
}

TEST(Fields, Choices) {
  Faults faults;
  const Json json = {"b", "c", 1};
  const auto items = Field(json, faults).items(3);
  EXPECT_EQ(items[0].choice({"a", "b"}), 1U);
  EXPECT_EQ(items[1].choice({"a", "b"}), 0U);
  EXPECT_EQ(items[2].choice({"a", "b"}), 0U);
  ASSERT_EQ(faults.all().size(), 2U);
  EXPECT_EQ(faults.all()[0].where, "[1]");
  EXPECT_EQ(faults.all()[0].message, "Expected one of a, b, found \"c\".");
  EXPECT_EQ(faults.all()[1].where, "[2]");
}

TEST(Fields, Booleans) {
  Faults faults;
  const Json json = {true, false, 1};
  const auto items = Field(json, faults).items(3);
  EXPECT_TRUE(items[0].boolean());
  EXPECT_FALSE(items[1].boolean());
  EXPECT_FALSE(faults.any());
  EXPECT_FALSE(items[2].boolean());
  EXPECT_TRUE(faults.any());
}

TEST(Fields, ListsAreBounded) {
  EXPECT_EQ(fault_of("[1,2,3]", [](const Field& f) { EXPECT_EQ(f.items(3).size(), 3U); }), "none");
  EXPECT_EQ(fault_of("[1,2,3]", [](const Field& f) { EXPECT_TRUE(f.items(2).empty()); }),
            "bad_field p");
}

TEST(Fields, AMisspeltFieldDoesNotPass) {
  EXPECT_EQ(fault_of(R"({"a": 1})", [](const Field& f) { f.only({"a", "b"}); }), "none");
  EXPECT_EQ(fault_of(R"({"a": 1, "aa": 1})", [](const Field& f) { f.only({"a", "b"}); }),
            "unknown_field p");
}

TEST(Fields, KeepsTheFirstFaultsOnly) {
  Faults faults;
  for (int i = 0; i < 1000; ++i) faults.add("x", "y", std::to_string(i));
  EXPECT_EQ(faults.all().size(), Faults::kMaxFaults);
  EXPECT_EQ(faults.first().where, "0");
}

TEST(Fields, AFaultIsToldOnce) {
  Faults faults;
  for (const char* where : {"a", "b", "a"}) faults.add("x", "y", where);
  faults.add("x", "z", "a");
  EXPECT_EQ(faults.all().size(), 3U);
}

TEST(Fields, LongNamesAreShortenedInMessages) {
  Faults faults;
  const Json json = {{std::string(5000, 'x'), 1}};
  Field(json, faults).only({});
  EXPECT_LT(faults.first().message.size(), 120U);
}

}  // namespace
}  // namespace kaisho
