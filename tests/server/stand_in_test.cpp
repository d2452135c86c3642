// A bot stands in for who is away: for how long that is known, who may ask, what the table has
// then.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/hall/presence.h"
#include "server/tables/stand_in_rules.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr Absence kAway{.here = false, .lasts = minutes(6), .wanted = minutes(5)};

class StandInTest : public testing::Test {
 protected:
  const TableFacts& facts() const { return table_.facts(); }
  std::string refusal(Seat seat, const std::string& browser, const Absence& absence = kAway) const {
    const Expected<void> may = may_stand_in(facts(), seat, browser, absence);
    return may ? "" : may.error().reason;
  }
  std::string other_browser() const { return "browser " + std::to_string(1 - mover_); }

  Table table_ = begun_table("osaka");
  Seat mover_ = table_.facts().to_move;
};

TEST_F(StandInTest, WhoeverWaitsForAnAbsentPlayerMayAsk) {
  EXPECT_EQ(refusal(mover_, other_browser()), "");
}

TEST_F(StandInTest, TheOthersAreRefusedWithTheirReason) {
  const auto waiting = static_cast<Seat>(1 - mover_);
  EXPECT_EQ(refusal(waiting, "browser " + std::to_string(mover_)), "server.not_awaited");
  EXPECT_EQ(refusal(mover_, "browser " + std::to_string(mover_)), "server.own_seat");
  EXPECT_EQ(refusal(3, other_browser()), "server.no_seat");
  EXPECT_EQ(refusal(mover_, other_browser(), {.here = true, .wanted = minutes(5)}),
            "server.still_here");
  const Absence soon{.here = false, .lasts = minutes(5) - seconds(1), .wanted = minutes(5)};
  EXPECT_EQ(refusal(mover_, other_browser(), soon), "server.soon_back");
  table_.facts().seat(mover_).level = 1;
  EXPECT_EQ(refusal(mover_, other_browser()), "server.bot_sits");
  table_.facts().status = Status::kOver;
  EXPECT_EQ(refusal(mover_, other_browser()), "game_over");
}

TEST_F(StandInTest, TheBotIsToMoveUntilItsPersonIsBack) {
  const auto other = static_cast<Seat>(1 - mover_);
  EXPECT_FALSE(bot_to_move(facts()));
  table_.facts().stand_ins = with_stand_in(facts(), mover_, other, 5000);
  ASSERT_EQ(facts().stand_ins.size(), 1U);
  EXPECT_TRUE(bot_to_move(facts()));
  EXPECT_EQ(bot_level(facts(), mover_), facts().stand_ins[0].level);
  EXPECT_EQ(bot_level(facts(), other), 0);
  EXPECT_EQ(facts().stand_ins[0].by, other);
  EXPECT_EQ(facts().stand_ins[0].begun.at, 5000);
  table_.facts().stand_ins = with_return(facts(), mover_, 6000);
  EXPECT_FALSE(bot_to_move(facts()));
  ASSERT_TRUE(facts().stand_ins[0].ended);
  EXPECT_EQ(facts().stand_ins[0].ended->at, 6000);
}

TEST_F(StandInTest, TheNewestOfEachSeatAreKept) {
  for (int i = 0; i < 30; ++i) {
    table_.facts().stand_ins = with_stand_in(facts(), 0, 1, i);
    table_.facts().stand_ins = with_return(facts(), 0, i);
  }
  table_.facts().stand_ins = with_stand_in(facts(), 1, 0, 99);
  ASSERT_EQ(facts().stand_ins.size(), 21U);
  EXPECT_EQ(facts().stand_ins.front().number, 11);
  EXPECT_EQ(facts().stand_ins.back().number, 31);
}

TEST(PresenceTest, KnowsForHowLongASeatHasBeenAway) {
  Presence presence(minutes(5));
  const Presence::Clock::time_point start = Presence::Clock::now();
  presence.set("a", 0, true, start);
  EXPECT_EQ(presence.away("a", 0, start + minutes(9)), seconds(0));
  presence.set("a", 0, false, start + minutes(10));
  EXPECT_EQ(presence.away("a", 0, start + minutes(12)), minutes(2));
  presence.set("a", 0, true, start + minutes(12));
  presence.set("a", 0, false, start + minutes(13));
  EXPECT_EQ(presence.away("a", 0, start + minutes(14)), minutes(1));
  // What is forgotten is as long ago as what is remembered at most.
  presence.set("b", 0, true, start + minutes(30));
  EXPECT_EQ(presence.away("a", 0, start + minutes(30)), minutes(5));
}

TEST(PresenceTest, WhomItNeverSawHasBeenAwaySinceTheStart) {
  const Presence presence(minutes(5));
  const Presence::Clock::time_point now = Presence::Clock::now();
  EXPECT_LT(presence.away("a", 0, now), minutes(1));
  EXPECT_EQ(presence.away("a", 0, now + minutes(6)), minutes(5));
}

}  // namespace
}  // namespace kaisho::server
