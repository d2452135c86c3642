// Places of values in a JSON text, by the path that a fault names.
#include "core/reading/json_path.h"

#include <gtest/gtest.h>

namespace kaisho {
namespace {

std::string place(std::string_view text, std::string_view path) {
  const Json json = *parse_json(text);
  const TextPlace at = json_place(text, json_steps(json, path));
  return std::to_string(at.line) + ":" + std::to_string(at.column);
}

constexpr std::string_view kText = R"({
  "name": "a, \"{[", "plain": [ 1, "x]", true, null, -2.5e3 ],
  "orders": [
    {"id": "one", "goods": {"tea": 1}},
    {"id": "two",
     "goods": {
       "tea": [], "fish": [[1, 2], [3, 4]]}}
  ],
  "boats.price": {"status": "house"},
  "boats": {"price": {"x": 1}},
  "w\u00e9\"": {"q": 2}
})";

TEST(JsonPath, LeadsToTheKeyOfAMemberAndToAnItem) {
  EXPECT_EQ(place(kText, ""), "1:1");
  EXPECT_EQ(place(kText, "name"), "2:3");
  EXPECT_EQ(place(kText, "plain"), "2:22");
  EXPECT_EQ(place(kText, "plain[0]"), "2:33");
  EXPECT_EQ(place(kText, "plain[1]"), "2:36");
  EXPECT_EQ(place(kText, "plain[4]"), "2:54");
  EXPECT_EQ(place(kText, "orders[0]"), "4:5");
  EXPECT_EQ(place(kText, "orders[1].goods"), "6:6");
  EXPECT_EQ(place(kText, "orders[1].goods.fish"), "7:19");
  EXPECT_EQ(place(kText, "orders[1].goods.fish[1]"), "7:36");
  EXPECT_EQ(place(kText, "orders[1].goods.fish[1][1]"), "7:40");
}

TEST(JsonPath, KeysMayHaveDotsAndEscapes) {
  EXPECT_EQ(place(kText, "boats.price"), "9:3");
  EXPECT_EQ(place(kText, "boats.price.status"), "9:19");
  EXPECT_EQ(place(kText, "boats"), "10:3");
  EXPECT_EQ(place(kText, "w\u00e9\".q"), "11:17");
}

TEST(JsonPath, GoesAsFarAsThereIsSomething) {
  EXPECT_EQ(place(kText, "orders[2].goods"), "3:3");
  EXPECT_EQ(place(kText, "orders[0].reward"), "4:5");
  EXPECT_EQ(place(kText, "plain[1].x"), "2:36");
  EXPECT_EQ(place(kText, "plain[x]"), "2:22");
  EXPECT_EQ(place(kText, "elsewhere"), "1:1");
  EXPECT_EQ(place("[]", "[0]"), "1:1");
  EXPECT_EQ(place(" 5", "a.b"), "1:2");
}

// As an editor counts, which does not show the mark.
TEST(JsonPath, PassesOverAByteOrderMark) {
  EXPECT_EQ(place("\xef\xbb\xbf{\"a\": 1}", "a"), "1:2");
  EXPECT_EQ(place("\xef\xbb\xbf \n{\"a\": 1}", ""), "2:1");
}

TEST(JsonPath, ColumnsAreCharacters) { EXPECT_EQ(place("{\"é漢\": 1, \"a\": 2}", "a"), "1:11"); }

// Every value of a text, whichever way it is written.
TEST(JsonPath, EveryValueIsFound) {
  Json json = *parse_json(kText);
  json.erase("boats");  // beside "boats.price", which looks the same in a path
  for (const int indent : {-1, 0, 1, 7}) {
    const std::string text = json_text(json, indent);
    const Json flat = json.flatten();
    for (const auto& [pointer, value] : flat.items()) {
      std::vector<JsonStep> steps;
      const Json* at = &json;
      for (Json::json_pointer rest(pointer); at->is_structured() && !at->empty();) {
        std::vector<std::string> parts;
        for (auto one = rest; !one.empty(); one.pop_back()) parts.push_back(one.back());
        const std::string part = parts[parts.size() - 1 - steps.size()];
        if (at->is_array()) {
          steps.emplace_back(static_cast<std::size_t>(std::stoul(part)));
        } else {
          steps.emplace_back(part);
        }
        at = json_at(*at, steps.back());
      }
      EXPECT_EQ(json_steps(json, json_path(steps)), steps) << pointer;
      const TextPlace found = json_place(text, steps);
      std::size_t byte = 0;
      for (std::int64_t line = 1; line < found.line; ++line) byte = text.find('\n', byte) + 1;
      std::size_t end = byte;
      for (std::int64_t column = 1; column < found.column; ++column) {
        end += first_character(std::string_view(text).substr(end)).bytes;
      }
      const auto* const key = std::get_if<std::string>(&steps.back());
      const std::string wanted = key != nullptr ? json_text(*key) : json_text(value);
      EXPECT_TRUE(std::string_view(text).substr(end).starts_with(
          value.is_structured() && key == nullptr ? wanted.substr(0, 1) : wanted))
          << pointer << " in\n"
          << text.substr(end, 40);
    }
  }
}

}  // namespace
}  // namespace kaisho
