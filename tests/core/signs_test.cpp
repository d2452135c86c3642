#include "core/characters/signs.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/folder.h"

namespace kaisho {
namespace {

// web/tests/signs.test.ts counts the same texts.
TEST(Signs, AreCountedAsPeopleSeeThem) {
  std::ifstream file(tests_folder() / "core/signs.json");
  const auto cases = nlohmann::json::parse(file);
  ASSERT_FALSE(cases.empty());
  for (const auto& one : cases) {
    EXPECT_EQ(signs_in(one["text"].get<std::string>()), one["signs"].get<int>()) << one;
  }
}

TEST(Signs, ATextOfFewSignsIsNeverLong) {
  std::string text = "a";
  for (int i = 0; i < 1000; ++i) text += "\u0301";
  EXPECT_GE(signs_in(text), 1001 / 12);
}

}  // namespace
}  // namespace kaisho
