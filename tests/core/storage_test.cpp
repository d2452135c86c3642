// Storage of fixed size: what would not fit, or lies outside, is a fault of a game.
#include <array>

#include "core/values/frames.h"
#include "core/values/indexed.h"
#include "core/values/move.h"
#include "core/values/seat.h"

namespace kaisho {
namespace {

enum class Colour : std::uint8_t { kRed, kBlue };

TEST(Indexed, ItsKeyIsAWordOrAnyNumber) {
  Indexed<Colour, int, 2> by_colour{};
  by_colour[Colour::kBlue] = 3;
  EXPECT_THAT(by_colour, testing::ElementsAre(0, 3));
  Indexed<Seat, int, kMaxSeats> by_seat = {{4, 5, 6, 7}};
  const Seat seat = 2;
  EXPECT_EQ(by_seat[seat], 6);
  EXPECT_EQ(by_seat[3], 7);
  static_assert(!std::is_invocable_v<decltype([](auto& a) -> decltype(a[1]) { return a[1]; }),
                                     Indexed<Colour, int, 2>&>);
}

TEST(FrameField, ReadsAndWritesOneNumber) {
  constexpr FrameField kPlaced{&Frame::b};
  Frame frame;
  kPlaced(frame) = 7;
  EXPECT_EQ(frame.b, 7);
  const Frame copy = frame;
  EXPECT_EQ(kPlaced(copy), 7);
}

#ifndef NDEBUG
TEST(StorageDeathTest, OneMoveTooManyIsAssertedAgainst) {
  MoveList moves;
  while (moves.size() < MoveList::kCapacity) moves.add(Move::make(1));
  EXPECT_DEATH(moves.add(Move::make(1)), "size_ < kCapacity");
}

TEST(StorageDeathTest, OneStepTooManyIsAssertedAgainst) {
  FrameStack<2> stack;
  EXPECT_DEATH(stack.pop(), "size > 0");
  stack.push({});
  stack.push({});
  EXPECT_DEATH(stack.push({}), "size < kCapacity");
}

TEST(StorageDeathTest, AnIndexOutsideIsAssertedAgainst) {
  Indexed<Seat, int, 2> items{};
  EXPECT_DEATH(items[2] = 1, "kSize");
}
#endif

}  // namespace
}  // namespace kaisho
