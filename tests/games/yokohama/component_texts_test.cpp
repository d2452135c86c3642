// What the texts of technologies say of the numbers of an edition.
#include <gtest/gtest.h>

#include "core/editions/component_text.h"
#include "games/registry.h"

namespace kaisho {
namespace {

Json technology(const Json& edition) { return filled_edition(edition)["technologies"][0]["text"]; }

TEST(YokohamaComponentTexts, AnotherKindOfRewardIsSaidToo) {
  Json edition = *standard_edition("yokohama");
  EXPECT_EQ(technology(edition)["en"], "+2 points per order fulfilled");
  edition["technologies"][0]["effect"]["reward"] = {{"points", 1}, {"imports", 2}};
  EXPECT_EQ(technology(edition)["en"], "+2 imports + 1 point per order fulfilled");
  EXPECT_EQ(technology(edition)["fr"], "+2 marchandises importées + 1 point par commande validée");
}

TEST(YokohamaComponentTexts, AnOwnersLiteralNumberIsReportedWithItsPlace) {
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
