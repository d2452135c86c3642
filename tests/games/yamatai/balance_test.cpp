// What the balance report counts.
#include <gtest/gtest.h>

#include "tests/arena/uses.h"

namespace kaisho::arena {
namespace {

TEST(YamataiBalance, KnowsAllThatLiesInTheBox) {
  const auto yamatai = box("yamatai");
  EXPECT_EQ(things(yamatai, "fleet"), 10);
  EXPECT_EQ(things(yamatai, "end"), 4);
}

}  // namespace
}  // namespace kaisho::arena
