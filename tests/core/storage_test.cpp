// Storage of fixed size: what would not fit, or lies outside, is a fault of a game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <ranges>
#include <vector>

#include "core/play.h"
#include "core/values/frames.h"
#include "core/values/indexed.h"
#include "core/values/maybe.h"
#include "core/values/move.h"
#include "core/values/noun.h"
#include "core/values/seat.h"
#include "core/values/set.h"

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

TEST(StepNumber, IsWrittenAndReadInItsOwnBytes) {
  constexpr StepNumber<int> kPlaced{0};
  constexpr StepNumber<int, 2> kLeft{1};
  Frame frame;
  kPlaced.set(frame, 7);
  kLeft.set(frame, 300);
  EXPECT_EQ(frame.numbers(), (Arguments{7, 44, 1}));
  EXPECT_EQ(kLeft.add(frame, -45), 255);
  EXPECT_EQ(kPlaced(frame), 7);
  EXPECT_EQ(frame.numbers(), (Arguments{7, 255, 0}));
}

enum class Step : std::uint8_t { kTurn = 1, kPay, kTurnEnd };

TEST(FrameStack, StepsToComeStandInTheOrderInWhichTheyAreDone) {
  struct Table {
    FrameStack<4> stack;
  } table;
  push(table, Step::kTurnEnd);
  then(table, {Step::kTurn, {Step::kPay, 2}});
  std::vector<Frame> done;
  for (; !table.stack.empty(); table.stack.pop()) done.push_back(table.stack.top());
  EXPECT_THAT(done, testing::ElementsAre(Frame(1, kNobody), Frame(2, 2), Frame(3, kNobody)));
}

enum class Fruit : std::uint8_t { kApple, kPear, kPlum };

enum class MoveKind : std::uint8_t { kEat = 3 };

struct Eat {
  static constexpr MoveKind kKind = MoveKind::kEat;
  Fruit fruit;
  Maybe<Fruit> after;
};

TEST(Move, IsReadAsItsKind) {
  const Move move = move_of(Eat{Fruit::kPlum, {}});
  EXPECT_EQ(move, Move::make(3, 2, 255));
  EXPECT_EQ(move.as<Eat>().fruit, Fruit::kPlum);
  EXPECT_FALSE(move.as<Eat>().after);
}

TEST(Set, HasWhatWasAddedInRisingOrder) {
  Set<Fruit, std::uint8_t> set = {Fruit::kPlum, Fruit::kApple};
  EXPECT_THAT(std::vector(set.begin(), set.end()),
              testing::ElementsAre(Fruit::kApple, Fruit::kPlum));
  EXPECT_FALSE(set.has(Fruit::kPear));
  EXPECT_EQ(set.lowest(), Fruit::kApple);
  set.remove(Fruit::kApple);
  EXPECT_EQ(set, (Set<Fruit, std::uint8_t>{Fruit::kPlum}));
  EXPECT_EQ((set | Set<Fruit, std::uint8_t>{Fruit::kPear}).size(), 2);
  EXPECT_TRUE((set - set).empty());
  EXPECT_EQ((Set<Fruit, std::uint8_t>::first(8).bits()), 255);
}

TEST(Subsets, ComeByRisingBitsAndBackwardsFromTheWholeSetOn) {
  using Fruits = Set<Fruit, std::uint8_t>;
  constexpr Fruits kApple{Fruit::kApple};
  constexpr Fruits kPlum{Fruit::kPlum};
  std::vector<Fruits> rising;
  for (const Fruits some : subsets_of(kApple | kPlum)) rising.push_back(some);
  EXPECT_THAT(rising, testing::ElementsAre(kApple, kPlum, kApple | kPlum));
  std::vector<Fruits> falling;
  for (const Fruits some : subsets_of(kApple | kPlum) | std::views::reverse) {
    falling.push_back(some);
  }
  EXPECT_THAT(falling, testing::ElementsAre(kApple | kPlum, kPlum, kApple));
}

TEST(Subsets, OfNothingThereAreNoneAndOfAWholeWordAll) {
  EXPECT_EQ(std::ranges::distance(subsets_of(Set<Fruit>())), 0);
  EXPECT_EQ(std::ranges::distance(subsets_of(Set<int, std::uint8_t>::first(8))), 255);
}

TEST(Every, WalksFromTheFirstToBeforeTheEnd) {
  constexpr Every<Fruit> kAll{3};
  EXPECT_THAT(std::vector(kAll.begin(), kAll.end()),
              testing::ElementsAre(Fruit::kApple, Fruit::kPear, Fruit::kPlum));
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
