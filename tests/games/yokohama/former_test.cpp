// A former standard edition keeps its name.
#include <gtest/gtest.h>

#include "games/registry.h"
#include "games/standard.h"

namespace kaisho {
namespace {

TEST(YokohamaFormer, AnotherEditionWithAStandardNameIsReported) {
  Json edition = *standard_edition("yokohama");
  EXPECT_FALSE(borrowed_name(**open_game("yokohama", edition)));
  edition["technologies"][10]["cost"] = 5;
  const auto fault = borrowed_name(**open_game("yokohama", edition));
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->where, "edition");
  edition["edition"] = "house-1";
  EXPECT_TRUE(borrowed_name(**open_game("yokohama", edition)));
  edition["technologies"][10]["cost"] = 6;
  EXPECT_FALSE(borrowed_name(**open_game("yokohama", edition)));
}

}  // namespace
}  // namespace kaisho
