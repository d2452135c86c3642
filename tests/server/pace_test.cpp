// The clocks of people who have so much time to decide: whose runs, what it leaves, when it has run
// out.
#include "server/store/pace.h"

#include <gtest/gtest.h>

#include "server/tables/pace_rules.h"
#include "server/tables/stand_in_rules.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

constexpr std::int64_t kBegun = 1000 * kHourMs;  // the server has run for so long

class PaceTest : public testing::Test {
 protected:
  // A game of people that begins with this pace.
  void begin(const Pace& pace) {
    facts_.pace = pace;
    TableFacts waiting = facts_;
    waiting.status = Status::kWaiting;
    facts_.clocks = clocks_after(waiting, facts_, kNobody, kBegun);
  }
  // The decision passes on to `next`, or to nobody else.
  void decide(Seat next, std::int64_t now) { change(next, 1, kNobody, now); }
  void take_back(Seat again, std::int64_t now) { change(again, 1, again, now); }
  std::int64_t left(Seat seat, std::int64_t now) const { return time_left(facts_, seat, now); }
  Seat other() const { return static_cast<Seat>(1 - mover_); }

  Table table_ = begun_table("osaka");
  TableFacts facts_ = table_.facts();
  Seat mover_ = facts_.to_move;

 private:
  void change(Seat next, int entries, Seat again, std::int64_t now) {
    TableFacts after = facts_;
    after.to_move = next;
    after.rev += entries;
    after.clocks = clocks_after(facts_, after, again, now);
    facts_ = std::move(after);
  }
};

constexpr Pace kLive{.sort = PaceSort::kLive, .bank = 5 * kMinuteMs, .added = 15 * kSecondMs};

TEST_F(PaceTest, OnlyTheClockOfWhoMustDecideRuns) {
  begin(kLive);
  EXPECT_EQ(facts_.clocks.running, mover_);
  EXPECT_EQ(left(mover_, kBegun + kMinuteMs), 4 * kMinuteMs);
  EXPECT_EQ(left(other(), kBegun + kMinuteMs), 5 * kMinuteMs);
  decide(mover_, kBegun + kMinuteMs);
  EXPECT_EQ(left(mover_, kBegun + 2 * kMinuteMs), 3 * kMinuteMs);
}

TEST_F(PaceTest, ADecisionAddsTimeOnceItPassesOn) {
  begin(kLive);
  decide(other(), kBegun + kMinuteMs);
  EXPECT_EQ(left(mover_, kBegun + kDayMs), 4 * kMinuteMs + 15 * kSecondMs);
  EXPECT_EQ(facts_.clocks.running, other());
}

TEST_F(PaceTest, NoMoreIsAddedThanThePaceAllows) {
  begin(pace_of_days(PaceSort::kBrisk));
  EXPECT_EQ(left(other(), kBegun), kDayMs);
  std::int64_t now = kBegun;
  for (int i = 0; i < 40; ++i) decide(i % 2 == 0 ? other() : mover_, now += kMinuteMs);
  EXPECT_EQ(left(other(), now), 3 * kDayMs);
}

TEST_F(PaceTest, WhoTakesBackHasWhatTheyHadAndTheOthersHaveLostNothing) {
  begin(kLive);
  decide(other(), kBegun + kMinuteMs);
  take_back(mover_, kBegun + 3 * kMinuteMs);
  EXPECT_EQ(left(mover_, kBegun + 3 * kMinuteMs), 4 * kMinuteMs);
  EXPECT_EQ(left(other(), kBegun + 3 * kMinuteMs), 5 * kMinuteMs);
  EXPECT_EQ(facts_.clocks.running, mover_);
  // Nothing is gained by doing so again and again.
  for (int i = 0; i < 10; ++i) {
    decide(other(), kBegun + 3 * kMinuteMs);
    take_back(mover_, kBegun + 3 * kMinuteMs);
  }
  EXPECT_EQ(left(mover_, kBegun + 3 * kMinuteMs), 4 * kMinuteMs);
}

TEST_F(PaceTest, OnlyWhatWasAddedIsTakenBack) {
  begin(pace_of_days(PaceSort::kCalm));
  facts_.clocks.left[mover_] = 10 * kDayMs;
  decide(other(), kBegun + kHourMs);
  EXPECT_EQ(left(mover_, kBegun + kHourMs), 10 * kDayMs);
  take_back(mover_, kBegun + kHourMs);
  EXPECT_EQ(left(mover_, kBegun + kHourMs), 10 * kDayMs - kHourMs);
}

TEST_F(PaceTest, TimeIsUpToTheMillisecond) {
  begin(kLive);
  EXPECT_EQ(out_of_time(facts_, kBegun + 5 * kMinuteMs - 1), kNobody);
  EXPECT_EQ(out_of_time(facts_, kBegun + 5 * kMinuteMs), mover_);
  EXPECT_EQ(left(mover_, kBegun + kDayMs), 0);
  facts_.status = Status::kOver;
  EXPECT_EQ(out_of_time(facts_, kBegun + kDayMs), kNobody);
}

TEST_F(PaceTest, ClocksStandWhileATableIsFrozenAndGoOnFromThere) {
  begin(kLive);
  TableFacts frozen = facts_;
  frozen.status = Status::kFrozen;
  frozen.clocks = clocks_after(facts_, frozen, kNobody, kBegun + kMinuteMs);
  EXPECT_EQ(time_left(frozen, mover_, kBegun + kDayMs), 4 * kMinuteMs);
  facts_.clocks = clocks_after(frozen, facts_, kNobody, kBegun + kDayMs);
  EXPECT_EQ(facts_.clocks.running, mover_);
  EXPECT_EQ(left(mover_, kBegun + kDayMs + kMinuteMs), 3 * kMinuteMs);
  EXPECT_EQ(left(other(), kBegun + kDayMs), 5 * kMinuteMs);
}

TEST_F(PaceTest, AClockThatFormerProgramsLetRunAtAFrozenTableTakesNothing) {
  begin(kLive);
  TableFacts frozen = facts_;
  frozen.status = Status::kFrozen;
  facts_.clocks = clocks_after(frozen, facts_, kNobody, kBegun + kDayMs);
  EXPECT_EQ(left(mover_, kBegun + kDayMs), 5 * kMinuteMs);
}

class ReplacedTest : public PaceTest {
 protected:
  // A bot has come for whoever had to decide, since their time was up.
  void replace() {
    begin(kLive);
    TableFacts after = facts_;
    after.stand_ins = with_stand_in(facts_, mover_, kNobody, 0);
    after.clocks = clocks_after(facts_, after, kNobody, kBegun + 5 * kMinuteMs);
    facts_ = std::move(after);
  }
  void come_back(std::int64_t now) {
    TableFacts back = facts_;
    back.stand_ins = with_return(facts_, mover_, 0);
    back.clocks = clocks_after(facts_, back, kNobody, now);
    facts_ = std::move(back);
  }
  std::string refusal() const {
    const auto may = may_come_back(facts_, mover_);
    return may ? "" : may.error().reason;
  }
};

TEST_F(ReplacedTest, NoClockRunsForABot) {
  replace();
  EXPECT_EQ(facts_.clocks.running, kNobody);
  decide(mover_, kBegun + kHourMs);
  come_back(kBegun + kDayMs);
  EXPECT_EQ(facts_.clocks.running, mover_);
  EXPECT_EQ(left(mover_, kBegun + kDayMs), 30 * kSecondMs);
}

TEST_F(ReplacedTest, WhatABotDecidedTakesNoTimeWithIt) {
  replace();
  decide(other(), kBegun + kHourMs);
  come_back(kBegun + kDayMs);
  take_back(mover_, kBegun + kDayMs);
  EXPECT_EQ(left(mover_, kBegun + kDayMs), 30 * kSecondMs);
}

TEST_F(ReplacedTest, NobodyComesBackBeforeTheBotHasDecided) {
  replace();
  EXPECT_EQ(refusal(), "server.bot_decides");
  TableFacts soon = facts_;
  soon.stand_ins = with_return(facts_, mover_, 0);
  EXPECT_EQ(clocks_after(facts_, soon, kNobody, kBegun + kDayMs).left[mover_], 0);
  decide(other(), kBegun + kHourMs);
  EXPECT_EQ(refusal(), "");
  facts_.ending_steps.push_back({1, mover_, EndingStep::What::kResigned, {}});
  EXPECT_EQ(refusal(), "server.has_resigned");
  facts_.status = Status::kOver;
  EXPECT_EQ(refusal(), "game_over");
}

TEST_F(PaceTest, NoClockIsSetBackByAnEarlierTime) {
  begin(kLive);
  EXPECT_EQ(left(mover_, kBegun - kDayMs), 5 * kMinuteMs);
}

TEST_F(PaceTest, WithoutAPaceNothingRuns) {
  begin({});
  EXPECT_EQ(facts_.clocks.running, kNobody);
  EXPECT_EQ(out_of_time(facts_, kBegun + kDayMs), kNobody);
}

TEST_F(PaceTest, OthersDoNotReplaceWhomAClockDrives) {
  begin(kLive);
  const Absence away{.lasts = std::chrono::hours(1), .wanted = std::chrono::minutes(5)};
  const auto may = may_stand_in(facts_, mover_, "browser " + std::to_string(other()), away);
  ASSERT_FALSE(may);
  EXPECT_EQ(may.error().reason, "server.clock_runs");
}

}  // namespace
}  // namespace kaisho::server
