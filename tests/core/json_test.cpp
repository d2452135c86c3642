#include "core/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

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

TEST(JsonText, SaysAtWhichByte) {
  EXPECT_NE(parse_json("[1, 2, x]").error().message.find("byte 8"), std::string::npos);
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
}

RC_GTEST_PROP(JsonText, AnyBytesGiveAnAnswer, (const std::string& text)) {
  const Expected<Json> json = parse_json(text);
  if (!json) RC_ASSERT(json.error().code == "bad_json");
}

TEST(JsonText, ErrorsAsJson) {
  EXPECT_EQ(json_text(error_json({"c", "m", "w"})), R"({"code":"c","message":"m","where":"w"})");
  EXPECT_EQ(json_text(error_json({"c", "m", ""})), R"({"code":"c","message":"m"})");
}

}  // namespace
}  // namespace kaisho
