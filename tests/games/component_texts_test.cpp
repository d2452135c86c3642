// What the texts of the standard editions say of the numbers of their components.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/editions/component_text.h"
#include "games/registry.h"

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
  int followed = 0;
  const Json flat = edition_.flatten();
  for (const auto& [path, value] : flat.items()) {
    const std::string component = component_of(path, edition_);
    if (!value.is_number_integer() || component.empty()) continue;
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
  if (GetParam() != "osaka") {
    EXPECT_GT(followed, 10);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ComponentTexts,
                         testing::Values("osaka", "yokohama", "yamatai", "nippon"),
                         [](const auto& about) { return about.param; });

Json technology(const Json& edition) { return filled_edition(edition)["technologies"][0]["text"]; }

TEST(ComponentText, AnotherKindOfRewardIsSaidToo) {
  Json edition = *standard_edition("yokohama");
  EXPECT_EQ(technology(edition)["en"], "+2 points per order fulfilled");
  edition["technologies"][0]["effect"]["reward"] = {{"points", 1}, {"imports", 2}};
  EXPECT_EQ(technology(edition)["en"], "+2 imports + 1 point per order fulfilled");
  EXPECT_EQ(technology(edition)["fr"], "+2 marchandises importées + 1 point par commande validée");
}

TEST(ComponentText, AnOwnersLiteralNumberIsReportedWithItsPlace) {
  Json edition = *standard_edition("yokohama");
  edition["technologies"][0]["text"]["fr"] = "+2 points par commande validée";
  Faults faults;
  check_repeated_numbers(Field(edition, faults));
  ASSERT_EQ(faults.all().size(), 1);
  EXPECT_EQ(faults.first().where, "technologies[0].text.fr");
  EXPECT_NE(faults.first().message.find("{effect.reward.points}"), std::string::npos);
  EXPECT_TRUE((*find_module("yokohama"))->open(edition)) << "an old game stays readable";
}

}  // namespace
}  // namespace kaisho
