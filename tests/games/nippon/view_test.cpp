// Who sees what (NIP-H1): all but the workers that the bag will give.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/games/nippon/steps.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::Not;
using testing::StartsWith;

constexpr Seat kViewers[] = {kNobody, 0, 1, 2};

// The white worker leaves an empty space; all rows are used up, so that the bag fills the table.
Table filled() {
  return Table(3)
      .workers(1, "black black pink")
      .factories(1, "silk-a=3+1")
      .influence(2, "tokyo:east=3")
      .space(1, "")
      .rows_used(3)
      .last("knowledge");
}

Position position(const Json& json) {
  const Expected<Position> p = nippon().parse_position(json);
  EXPECT_TRUE(p) << p.error().message << " at " << p.error().where;
  return p ? *p : *nippon().start({}, Key{});
}
Position position(const Table& table) { return position(table.json()); }

Json view_of(const Position& p, Seat seat) {
  return nippon().position_json(nippon().observe(p, seat));
}

TEST(NipponView, NIP_H1_OnlyTheChanceStillToComeIsHidden) {
  const Json whole = nippon().position_json(position(filled()));
  ASSERT_FALSE(whole["random"].is_null());
  for (const Seat viewer : kViewers) {
    Json view = view_of(position(filled()), viewer);
    EXPECT_TRUE(view["random"].is_null());
    view["random"] = whole["random"];
    EXPECT_EQ(view, whole);
  }
}

// And with it what was removed and left out, which follow from it.
TEST(NipponView, NIP_H1_WhatIsInTheBagIsKnown) {
  const Json whole = filled().json();
  const Json view = view_of(position(filled()), 2);
  for (const char* open : {"bag", "spaces", "rows", "rewards", "cities", "factories"}) {
    EXPECT_FALSE(view[open].is_null());
    EXPECT_EQ(view[open], whole[open]) << open;
  }
}

TEST(NipponView, NIP_H1_AllSeeTheSame) {
  for (const auto& [step, table] : all_steps()) {
    const Position p = position(table);
    for (Seat viewer = 0; viewer < static_cast<Seat>(seats_of(nippon(), p)); ++viewer) {
      EXPECT_EQ(nippon().observe(p, viewer), nippon().observe(p, kNobody)) << step;
    }
  }
}

TEST(NipponView, NIP_H1_WhatCannotBeToldApartGivesTheSameBytes) {
  Json other = filled().json();
  other["random"] = {{"key", std::string(64, 'a')}, {"used", 3}};
  ASSERT_NE(position(other), position(filled()));
  for (const Seat viewer : kViewers) {
    EXPECT_EQ(nippon().observe(position(other), viewer),
              nippon().observe(position(filled()), viewer));
  }
}

TEST(NipponView, NIP_H1_WhatLiesOpenIsSeenByAll) {
  const Position whole = position(filled());
  for (const Table& other :
       {filled().workers(1, "black pink pink"), filled().factories(1, "silk-a=2+1"),
        filled().influence(2, "tokyo:east=2"), filled().stock(1, "yen=13"),
        filled().stock(2, "plans=2"), filled().stocked(2, 1), filled().contracts(1, "contract-3"),
        filled().tracks(1, "coal=1"), filled().trains(2, "kanto-chubu"),
        filled().ships(0, "kanto-chubu"), filled().achievements(1, "regions=3"),
        filled().space(2, "white pink pink"), filled().city("osaka", "city-tile-9"),
        filled().rewards("reward-5-coal=0"), filled().marker(4)}) {
    for (const Seat viewer : kViewers) {
      EXPECT_NE(nippon().observe(position(other), viewer), nippon().observe(whole, viewer));
    }
  }
}

// What the view shows can be played on: it is the same game but for what is drawn.
TEST(NipponView, NIP_H1_AViewHasTheSameMovesAndReasons) {
  for (const auto& [step, table] : all_steps()) {
    const Position p = position(table);
    const Position view = nippon().observe(p, 1);
    EXPECT_EQ(legal_texts(nippon(), view), legal_texts(nippon(), p)) << step;
    std::vector<Refusal> seen;
    std::vector<Refusal> told;
    nippon().refusals(view, seen);
    nippon().refusals(p, told);
    EXPECT_EQ(seen.size(), told.size()) << step;
  }
}

// ---- resampling

class Samples {
 public:
  explicit Samples(const Position& view) : view_(view) {}
  Position next() { return nippon().resample(view_, random_); }

 private:
  Position view_;
  RandomState state_ = RandomState::from_key(key_from_number(1));
  Random random_{state_};
};

TEST(NipponView, NIP_H1_ResamplesAreWholeAndLookTheSame) {
  for (const auto& [step, table] : all_steps()) {
    const Position p = Scene(table).position();
    const Position view = nippon().observe(p, 0);
    Samples samples(view);
    for (int i = 0; i < 3; ++i) {
      const Json json = nippon().position_json(samples.next());
      EXPECT_FALSE(json["random"].is_null());
      EXPECT_EQ(nippon().observe(position(json), 0), view) << step;  // reading checks it
    }
  }
}

TEST(NipponView, NIP_H1_EveryResampleHasChanceOfItsOwn) {
  Samples samples(nippon().observe(position(filled()), 0));
  const Json one = nippon().position_json(samples.next())["random"];
  const Json other = nippon().position_json(samples.next())["random"];
  EXPECT_EQ(one["used"], 0);
  EXPECT_EQ(other["used"], 0);
  EXPECT_NE(one["key"], other["key"]);
}

// Each worker of the bag is as likely to come to a place as any other.
TEST(NipponView, NIP_H1_WorkersComeAsLikelyAsTheBagHoldsThem) {
  constexpr int kSamples = 2000;
  const Position p = position(filled());
  const Json before = nippon().position_json(p);
  Samples samples(nippon().observe(p, 1));
  std::map<std::string, int> first;
  for (int i = 0; i < kSamples; ++i) {
    Position sample = samples.next();
    const Expected<Move> done = legal_move(nippon(), sample, "done");
    ASSERT_TRUE(done);
    EventLog log;
    nippon().apply(sample, *done, &log);
    for (const Event& event : log.events) {
      const Json json = nippon().event_json(event);
      if (json["event"] != "worker_drawn") continue;
      ++first[json["colour"]];
      break;
    }
  }
  int all = 0;
  for (const auto& [colour, count] : before["bag"].items()) all += count.get<int>();
  for (const auto& [colour, count] : before["bag"].items()) {
    const double share = 1.0 * kSamples * count.get<int>() / all;
    EXPECT_NEAR(first[colour], share, 5 * std::sqrt(share)) << colour;
  }
}

// ---- what comes to light

// A move whose draws were seen cannot be taken back unseen.
TEST(NipponView, NIP_H1_DrawsAreCountedAndTold) {
  Position p = position(filled());
  EventLog log;
  nippon().apply(p, *legal_move(nippon(), p, "done"), &log);
  EXPECT_EQ(nippon().position_json(p)["reveals"], filled().json()["reveals"].get<int>() + 1);
  for (const Event& event : log.events) {
    const bool drawn = nippon().event_json(event)["event"] == "worker_drawn";
    EXPECT_EQ(event.reveals, drawn) << nippon().event_json(event);
  }
}

TEST(NipponView, NIP_H1_WithoutADrawNothingComesToLight) {
  Scene scene(Table(3).workers(0, "white white white").stock(0, "plans=3"));
  scene.play({"plans coal", "consolidate", "reward reward-2-coal", "achievement regions"});
  EXPECT_EQ(scene.says("reveals"), "30");
  EXPECT_THAT(scene.changes(turn_over()), Not(Contains(StartsWith("random"))));
}

// Moves tell what all may know.
TEST(NipponView, NIP_H1_TheSameMovesWhateverIsToCome) {
  Json other = filled().json();
  other["random"] = {{"key", std::string(64, 'b')}, {"used", 9}};
  EXPECT_EQ(legal_texts(nippon(), position(other)), legal_texts(nippon(), position(filled())));
}

}  // namespace
}  // namespace kaisho::nippon_tests
