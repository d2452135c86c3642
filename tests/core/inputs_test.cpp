#include "core/features/inputs.h"

#include <gtest/gtest.h>

namespace kaisho {
namespace {

// A marked count of each of two things, and one more.
template <class Out>
void describe(Out& out) {
  constexpr std::size_t kOwner = 0;
  constexpr std::size_t kToken = 1;
  Marks islands = out.put_marks({{"owner", 4}, {"token", 6}}, 2);
  islands.set(kToken, 0, 6);
  islands.set(kOwner, 1, 3);
  out.put("round", 9, 5);
}

TEST(InputsTest, MarksStandSideBySide) {
  InputList list;
  describe(list);
  const std::vector<Input> expected = {
      {"owner 0", 4}, {"token 0", 6}, {"owner 1", 4}, {"token 1", 6}, {"round", 5}};
  EXPECT_EQ(list.take(), expected);
}

TEST(InputsTest, MarksAreZeroUntilTheyAreSet) {
  std::array<std::uint8_t, 5> counts{};
  counts.fill(7);
  InputCounts out(counts);
  describe(out);
  EXPECT_EQ(counts, (std::array<std::uint8_t, 5>{0, 6, 3, 0, 5}));
}

TEST(InputsTest, SeatsAreCountedFromTheOwnOne) {
  EXPECT_EQ(seen_from(2, 2, 3), 1);
  EXPECT_EQ(seen_from(2, 0, 3), 2);
  EXPECT_EQ(seen_from(0, 2, 3), 3);
  EXPECT_EQ(seen_from(1, kNobody, 3), 0);
  EXPECT_EQ(seen_from(1, 3, 3), 0);
}

}  // namespace
}  // namespace kaisho
