#include "core/reading/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace kaisho {
namespace {

std::string nested(int depth, char open, char close) {
  const auto n = static_cast<std::size_t>(depth);
  return std::string(n, open) + std::string(n, close);
}

std::string code_of(std::string_view text) {
  const Expected<Json> json = parse_json(text);
  return json ? "ok" : json.error().code;
}

TEST(JsonText, ReadsWhatIsJson) {
  for (const char* good :
       {"null", "true", "0", "-1.5e3", "\"\\u00e9\"", "[]", "{}", " [1, {\"a\": 2}] "}) {
    EXPECT_EQ(code_of(good), "ok") << good;
  }
}

TEST(JsonText, RefusesWhatIsNot) {
  for (const char* bad :
       {"",        " ",          "nul",     "01",  "+1",       "1.",           "[1,]",
        "{\"a\"}", "{\"a\":1,}", "{a:1}",   "'a'", "\"a",      "\"\x01\"",     "\"\\x\"",
        "[1]]",    "1 2",        "// x\n1", "NaN", "\xff\xfe", "\"\xc3\x28\"", "\"\\ud800\""}) {
    EXPECT_EQ(code_of(bad), "bad_json") << bad;
  }
}

struct Fault {
  std::string_view text;
  const char* message;
  const char* reason;
  std::int64_t line = 1;
  std::int64_t column = 1;
};

std::int64_t number_in(const Error& error, std::string_view name) {
  const auto value = std::ranges::find(error.values, name, &ErrorValue::name);
  return value == error.values.end() ? -1 : std::get<std::int64_t>(value->value);
}

TEST(JsonText, SaysWhereWhatWasExpectedAndFound) {
  for (const Fault& fault : {
           Fault{"[1, 2, x]", "expected a value, found 'x'.", "json_value", 1, 8},
           Fault{"[1,]", "expected a value, found ']'.", "json_value", 1, 4},
           Fault{"[nul]", "expected a value, found 'nul'.", "json_value", 1, 2},
           Fault{"[\n  truth]", "expected a value, found 'truth'.", "json_value", 2, 3},
           Fault{"", "expected a value, found the end of the text.", "json_value_at_end"},
           Fault{"[1'", "expected a comma or a closing bracket, found '''.", "json_array", 1, 3},
           Fault{"[1}", "expected a comma or a closing bracket, found '}'.", "json_array", 1, 3},
           Fault{R"(["a\"b" "c\"d"])", R"(expected a comma or a closing bracket, found '"c\"d"'.)",
                 "json_array", 1, 9},
           Fault{"{\"é\": 5 oops", "expected a comma or a closing brace, found 'oops'.",
                 "json_object", 1, 9},
           Fault{"{\"a\":1", "expected a comma or a closing brace, found the end of the text.",
                 "json_object_at_end", 1, 7},
           Fault{"{\"a\":1,}", "expected a key in double quotation marks, found '}'.", "json_key",
                 1, 8},
           Fault{"{\"a\" 12}", "expected ':', found '12'.", "json_colon", 1, 6},
           Fault{"{} {}", "expected the end of the text, found '{'.", "json_end", 1, 4},
           Fault{"[01]", "expected a number as JSON writes it, found '01'.", "json_number", 1, 2},
           Fault{"[-]", "expected a number as JSON writes it, found '-'.", "json_number", 1, 2},
           Fault{"1e999", "expected a number as JSON writes it, found '1e999'.", "json_number"},
           Fault{"\"a", "expected a closing quotation mark, found the end of the text.",
                 "json_closing_quote_at_end", 1, 3},
           Fault{R"("\x")", R"(expected one of "\/bfnrtu after the backslash, found 'x'.)",
                 "json_escape", 1, 3},
       }) {
    const Expected<Json> json = parse_json(fault.text);
    ASSERT_FALSE(json) << fault.text;
    const Error& error = json.error();
    EXPECT_TRUE(error.message.ends_with(std::string(": ") + fault.message)) << error.message;
    EXPECT_EQ(error.reason, fault.reason) << fault.text;
    EXPECT_EQ(number_in(error, "line"), fault.line) << fault.text;
    EXPECT_EQ(number_in(error, "column"), fault.column) << fault.text;
  }
}

TEST(JsonText, RefusesAKeyWrittenTwiceWithItsPlace) {
  const Expected<Json> json =
      parse_json("{\"x\": [{\"y\": 1},\n {\"y\": {\"z\": 1}, \"\\u0079\": 2}]}");
  ASSERT_FALSE(json);
  EXPECT_EQ(json.error().message, "Line 2, column 18: duplicate key 'y'.");
  EXPECT_EQ(json.error().where, "x[1].y");
  EXPECT_EQ(code_of(R"({"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]})"), "ok");
}

TEST(JsonText, RefusesWhatStandsBehindANul) {
  using namespace std::string_view_literals;
  for (const std::string_view text : {"{}\0"sv, "{}\n\0 junk"sv, "[1,\0"sv, "\0"sv, "\"a\0b\""sv}) {
    EXPECT_EQ(code_of(text), "bad_json");
    EXPECT_EQ(parse_json(text).error().reason, "json_nul");
  }
  EXPECT_EQ(code_of(R"(["\u0000"])"), "ok");
}

// The text in characters of so many bytes, behind a byte order mark or not.
std::string widened(std::string_view text, std::size_t bytes, bool big_end, bool marked) {
  std::string wide;
  const auto add = [&](char high, char low) {
    std::string one = {low, high};
    one.append(bytes - 2, '\0');
    wide += big_end ? std::string(one.rbegin(), one.rend()) : one;
  };
  if (marked) add('\xfe', '\xff');
  for (const char c : text) add('\0', c);
  return wide;
}

TEST(JsonText, NamesOtherEncodings) {
  for (const bool big_end : {false, true}) {
    for (const bool marked : {false, true}) {
      const auto message_of = [&](std::size_t bytes) {
        return parse_json(widened("{\"a\": 1}", bytes, big_end, marked)).error().message;
      };
      EXPECT_THAT(message_of(2), testing::HasSubstr("UTF-16"));
      EXPECT_THAT(message_of(4), testing::HasSubstr("UTF-32"));
    }
  }
  const Expected<Json> latin = parse_json("{\n \"caf\xe9\": 1}");
  EXPECT_THAT(latin.error().message, testing::HasSubstr("Line 2, column 6"));
  EXPECT_THAT(latin.error().message, testing::HasSubstr("Latin-1"));
}

TEST(JsonText, PassesOverAByteOrderMarkInFront) {
  EXPECT_EQ(code_of("\xef\xbb\xbf{}"), "ok");
  EXPECT_EQ(code_of("{\xef\xbb\xbf}"), "bad_json");
}

RC_GTEST_PROP(JsonText, ReadsBackWhatItWrites, (const std::vector<std::string>& keys)) {
  Json json = Json::array();
  for (const std::string& key : keys) {
    json.push_back({{json_text(Json(key)), {1, -2, 0.5, nullptr}}});
  }
  const Expected<Json> read = parse_json(json_text(json));
  RC_ASSERT(read.has_value() && *read == json);
}

TEST(JsonText, RefusesWhatIsNestedTooDeep) {
  EXPECT_EQ(code_of(nested(kMaxJsonDepth, '[', ']')), "ok");
  EXPECT_EQ(code_of(nested(kMaxJsonDepth + 1, '[', ']')), "bad_json");
  EXPECT_EQ(code_of(std::string(1'000'000, '[')), "bad_json");
  std::string objects;
  for (int i = 0; i < 100000; ++i) objects += "{\"a\":";
  EXPECT_EQ(code_of(objects), "bad_json");
}

TEST(JsonText, DepthIsThatOfTheDeepestNotTheSum) {
  std::string wide = "[";
  for (int i = 0; i < 1000; ++i) wide += "[],";
  EXPECT_EQ(code_of(wide + "[]]"), "ok");
}

TEST(JsonText, WritesBytesThatAreNoUtf8) {
  EXPECT_EQ(json_text(Json("a\xff")), "\"a\xef\xbf\xbd\"");
  EXPECT_EQ(json_text({{"a\xff", 1}}, 2), "{\n  \"a\xef\xbf\xbd\": 1\n}");
}

RC_GTEST_PROP(JsonText, AnyBytesGiveAnAnswer, (const std::string& text)) {
  const Expected<Json> json = parse_json(text);
  if (!json) RC_ASSERT(json.error().code == "bad_json");
}

TEST(JsonText, ErrorsAsJson) {
  EXPECT_EQ(json_text(error_json({"c", "m", "w"})), R"({"code":"c","message":"m","where":"w"})");
  EXPECT_EQ(json_text(error_json({"c", "m", ""})), R"({"code":"c","message":"m"})");
  EXPECT_EQ(json_text(error_json({"c", "m", "", "r", {{"found", 3}, {"name", "x"}}})),
            R"({"code":"c","message":"m","reason":"r","values":{"found":3,"name":"x"}})");
}

}  // namespace
}  // namespace kaisho
