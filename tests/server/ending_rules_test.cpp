// Offers to end a game: who agrees, who has to wait, and what old steps still mean.
#include "server/tables/ending_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using What = EndingStep::What;

// Three people who have all had a turn, at entry 30.
class EndingRulesTest : public testing::Test {
 protected:
  EndingRulesTest() {
    facts_.status = Status::kPlaying;
    facts_.seats.resize(3);
    facts_.rev = 30;
  }
  void take(Seat seat, What what) {
    ++now_;
    facts_.ending_steps = with_step(facts_, seat, what, {std::chrono::seconds(300)}, now_);
  }
  // An offer that is taken back at once.
  void waver(Seat seat) {
    take(seat, What::kOffered);
    take(seat, What::kDeclined);
  }
  std::string refusal(Seat seat) const {
    const auto may = may_agree(facts_, seat);
    return may ? "" : may.error().code;
  }

  TableFacts facts_;
  std::int64_t now_ = 1000;
};

TEST_F(EndingRulesTest, AnOfferStandsThoughAnotherTakesTheirsBackAgainAndAgain) {
  take(0, What::kOffered);
  for (int i = 0; i < 30; ++i) waver(1);
  EXPECT_THAT(agreeing(facts_), ElementsAre(0));
  EXPECT_EQ(refusal(2), "");
  take(1, What::kOffered);
  EXPECT_THAT(agreeing(facts_), ElementsAre(0, 1));
  EXPECT_LE(facts_.ending_steps.size(), 21U);
}

TEST_F(EndingRulesTest, WhoeverTakesBackAnOfferWaitsAlone) {
  for (int i = 0; i < 30; ++i) {
    facts_.rev += 10;
    waver(1);
  }
  EXPECT_EQ(refusal(1), "too_soon");
  EXPECT_EQ(refusal(2), "");
}

TEST_F(EndingRulesTest, WhatWasDeclinedNeverStandsAgain) {
  take(0, What::kOffered);
  for (int i = 0; i < 30; ++i) {
    take(1, What::kDeclined);
    facts_.rev += 10;
    take(2, What::kOffered);
  }
  take(1, What::kDeclined);
  EXPECT_THAT(agreeing(facts_), IsEmpty());
  facts_.rev += 10;
  for (int i = 0; i < 30; ++i) {
    waver(1);
    facts_.rev += 10;
  }
  EXPECT_THAT(agreeing(facts_), IsEmpty());
}

TEST_F(EndingRulesTest, NobodysOfferFallsByWhatAnotherHasTakenBackInASeatThatIsPassedOn) {
  take(0, What::kOffered);
  waver(1);
  facts_.arrivals.push_back({1, 1, true, kNobody, "Bo", "Cleo", 30, ++now_});
  EXPECT_THAT(agreeing(facts_), ElementsAre(0));
}

TEST_F(EndingRulesTest, NewcomersHaveOfferedNothing) {
  take(1, What::kOffered);
  facts_.arrivals.push_back({1, 1, true, kNobody, "Bo", "Cleo", 30, ++now_});
  EXPECT_THAT(agreeing(facts_), IsEmpty());
}

TEST_F(EndingRulesTest, ResignationsAreKept) {
  take(2, What::kResigned);
  for (int i = 0; i < 30; ++i) {
    take(0, What::kOffered);
    take(1, What::kDeclined);
    facts_.rev += 10;
  }
  EXPECT_TRUE(has_resigned(facts_, 2));
}

}  // namespace
}  // namespace kaisho::server
