// What the texts of the standard editions say of the numbers of their components.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/editions/component_text.h"
#include "games/registry.h"
#include "tests/games/ids.h"

namespace kaisho {
namespace {

using Pointer = Json::json_pointer;

// The component with a text that a number of an effect belongs to; empty where it is none.
std::string component_of(const std::string& path, const Json& edition) {
  for (const char* part : {"/effect/", "/params/"}) {
    const std::size_t at = path.find(part);
    if (at == std::string::npos) continue;
    const std::string component = path.substr(0, at);
    if (edition.contains(Pointer(component + "/text"))) return component;
  }
  return {};
}

class ComponentTexts : public testing::TestWithParam<std::string> {
 protected:
  const Json edition_ = *standard_edition(GetParam());
  const GameModule& module_ = **find_module(GetParam());
};

TEST_P(ComponentTexts, RepeatNoNumber) {
  Faults faults;
  check_repeated_numbers(Field(edition_, faults));
  for (const Error& error : faults.all()) ADD_FAILURE() << error.where << ": " << error.message;
}

TEST_P(ComponentTexts, FillAllTheirPlaces) {
  const Json filled = filled_edition(edition_).flatten();
  for (const auto& [path, value] : filled.items()) {
    const bool counts = path.starts_with("/vocabulary/");
    if (value.is_string() && !counts) {
      EXPECT_EQ(value.get<std::string>().find_first_of("{}"), std::string::npos)
          << path << ": " << value;
    }
  }
}

// One more or one less, whichever makes a sound edition, and every language says another thing.
TEST_P(ComponentTexts, FollowEveryNumberThatCanChange) {
  const Json before = filled_edition(edition_);
  int numbers = 0;
  int followed = 0;
  const Json flat = edition_.flatten();
  for (const auto& [path, value] : flat.items()) {
    const std::string component = component_of(path, edition_);
    if (!value.is_number_integer() || component.empty()) continue;
    ++numbers;
    for (const int change : {1, -1}) {
      Json other = edition_;
      other[Pointer(path)] = value.get<int>() + change;
      if (!module_.open(other)) continue;
      ++followed;
      const Pointer text(component + "/text");
      for (const auto& [language, said] : before[text].items()) {
        EXPECT_NE(filled_edition(other)[text][language], said) << path << ' ' << language;
      }
      break;
    }
  }
  EXPECT_GE(followed, std::min(numbers, 10));
}

INSTANTIATE_TEST_SUITE_P(Games, ComponentTexts, testing::ValuesIn(game_ids()),
                         [](const auto& about) { return about.param; });

}  // namespace
}  // namespace kaisho
