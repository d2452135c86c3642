// What rules ask about short lists.
#include "core/values/lists.h"

#include <gtest/gtest.h>

#include <array>

namespace kaisho {
namespace {

constexpr std::array<int, 4> kSteps = {3, 1, 4, 1};

TEST(Lists, CountWhatIsSuch) {
  EXPECT_EQ(how_many_are(kSteps, [](int step) { return step > 2; }), 2);
}

TEST(Lists, CountHowOftenAThingIsInThem) {
  EXPECT_EQ(times_in(kSteps, 1), 2);
  EXPECT_EQ(times_in(kSteps, 5), 0);
}

TEST(Lists, NameThePlaceOfTheFirstSuchThing) {
  EXPECT_EQ(place_in(kSteps, 1), 1);
  EXPECT_EQ(place_in(kSteps, 5), -1);
}

}  // namespace
}  // namespace kaisho
