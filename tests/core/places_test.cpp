#include "core/reading/places.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "core/reading/json.h"
#include "tests/folder.h"

namespace kaisho {
namespace {

std::vector<ErrorValue> values_of(const Json& json) {
  std::vector<ErrorValue> values;
  for (const auto& value : json.items()) {
    ErrorValue one{.name = value.key(), .value = {}};
    if (value.value().is_string()) one.value = value.value().get<std::string>();
    if (value.value().is_number()) one.value = value.value().get<std::int64_t>();
    values.push_back(std::move(one));
  }
  return values;
}

// web/tests/faults.test.ts has the same cases.
TEST(Places, AreFilledAsOnThePages) {
  std::ifstream file(tests_folder() / "fixtures" / "filled_texts.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const Expected<Json> cases = parse_json(text);
  ASSERT_TRUE(cases.has_value() && !cases->empty());
  for (const Json& one : *cases) {
    const std::vector<ErrorValue> values = values_of(one["values"]);
    for (const char* language : {"en", "fr"}) {
      EXPECT_EQ(fill_values(one["text"].get<std::string>(), values, language),
                one[language].get<std::string>())
          << one.dump();
    }
  }
}

}  // namespace
}  // namespace kaisho
