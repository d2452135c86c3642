// Who sees what (YAM-H1).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "tests/games/yamatai/steps.h"

namespace kaisho::yamatai_tests {
namespace {

constexpr Seat kViewers[] = {kNobody, 0, 1, 2};

// Seat 0 knows the top two tiles and one of two further below, seat 1 others.
Table seen_table() {
  return Table(3)
      .building_deck("forge theatre bathhouse boathouse watermill goldsmith")
      .track("1 2 3 4 5 / 6 7 / 8 9 10")
      .fleet(0)
      .choosing_fleet()
      .reserved(2, "dawn-torii")
      .pieces(1, "20")
      .hand(1, "red")
      .knows(0, "0 1 3,4=boathouse")
      .knows(1, "5");
}

Position position(const Json& json) {
  const Expected<Position> p = yamatai().parse_position(json);
  EXPECT_TRUE(p) << p.error().message << " at " << p.error().where;
  return p ? *p : *yamatai().start({}, Key{});
}
Position position(const Table& seen_table) { return position(seen_table.json()); }

Json view_of(const Position& p, Seat seat) {
  return yamatai().position_json(yamatai().observe(p, seat));
}

TEST(YamataiView, YAM_H1_HidesDecksChanceAndWhatOthersHaveLookedAt) {
  const Json whole = seen_table().json();
  for (const Seat viewer : kViewers) {
    const Json view = view_of(position(seen_table()), viewer);
    EXPECT_EQ(view["specialist_deck"], whole["specialist_deck"].size());
    EXPECT_EQ(view["building_deck"], whole["building_deck"].size());
    EXPECT_TRUE(view["random"].is_null());
    for (std::size_t seat = 0; seat < 3; ++seat) {
      const bool own = static_cast<int>(seat) == viewer;
      EXPECT_EQ(view["seats"][seat]["knows"], own ? whole["seats"][seat]["knows"] : Json::array());
    }
  }
}

TEST(YamataiView, YAM_H1_LeavesOutOnlyWhatASeatCannotKnow) {
  const Json whole = yamatai().position_json(position(seen_table()));
  for (const Seat viewer : kViewers) {
    Json view = view_of(position(seen_table()), viewer);
    for (const char* hidden : {"specialist_deck", "building_deck", "random"}) {
      view[hidden] = whole[hidden];
    }
    for (std::size_t seat = 0; seat < 3; ++seat) {
      view["seats"][seat]["knows"] = whole["seats"][seat]["knows"];
    }
    EXPECT_EQ(view, whole);  // coins, tokens, tiles, points and which fleets lie face down
  }
}

// Each differs from the table in something that no seat but 1 can see; it sees only the last.
TEST(YamataiView, YAM_H1_WhatCannotBeToldApartGivesTheSameBytes) {
  const Json whole = seen_table().json();
  Json specialists = whole;
  std::swap(specialists["specialist_deck"][0], specialists["specialist_deck"][5]);
  Json unseen = whole;
  std::swap(unseen["building_deck"][8], unseen["building_deck"][12]);
  Json fleets = whole;
  std::swap(fleets["track"][7], fleets["track"][9]);
  Json others = whole;
  std::swap(others["track"][5], others["track"][6]);
  Json key = whole;
  key["random"] = {{"key", std::string(64, 'a')}, {"used", 3}};
  Json lot = whole;  // known to seat 0 is that one of two is there, not which
  std::swap(lot["building_deck"][3], lot["building_deck"][4]);
  for (const Json& other : {specialists, unseen, fleets, others, key, lot}) {
    ASSERT_NE(position(other), position(whole));
    for (const Seat viewer : kViewers) {
      EXPECT_EQ(yamatai().observe(position(other), viewer),
                yamatai().observe(position(whole), viewer));
    }
  }
}

TEST(YamataiView, YAM_H1_WhatOneHasLookedAtOnlyThatOneSees) {
  const Json whole = seen_table().json();
  Json top = whole;
  std::swap(top["building_deck"][0], top["building_deck"][1]);
  top["seats"][0]["knows"][0]["buildings"] = {"theatre"};
  top["seats"][0]["knows"][1]["buildings"] = {"forge"};
  EXPECT_NE(yamatai().observe(position(top), 0), yamatai().observe(position(whole), 0));
  for (const Seat viewer : {kNobody, Seat{1}, Seat{2}}) {
    EXPECT_EQ(yamatai().observe(position(top), viewer), yamatai().observe(position(whole), viewer));
  }
}

// Fleets of different lots, and those face up.
TEST(YamataiView, YAM_H1_WhichFleetsLieInALotIsKnown) {
  const Position whole = position(seen_table());
  for (const char* const track :
       {"1 2 3 4 5 / 6 8 / 7 9 10", "2 1 3 4 5 / 6 7 / 8 9 10", "1 2 3 4 6 / 5 7 / 8 9 10"}) {
    for (const Seat viewer : kViewers) {
      EXPECT_NE(yamatai().observe(position(seen_table().track(track)), viewer),
                yamatai().observe(whole, viewer))
          << track;
    }
  }
}

TEST(YamataiView, YAM_H1_WhatLiesOpenIsSeenByAll) {
  const Position whole = position(seen_table());
  for (const Table& other : {seen_table().coins(1, 11), seen_table().prestige(2, 1),
                             seen_table().culture(2, "tea"), seen_table().hand(1, "green"),
                             seen_table().pieces(1, "21"), seen_table().specialists(2, "yasoma"),
                             seen_table().aside(1, 2), seen_table().sanctuaries("9")}) {
    for (const Seat viewer : kViewers) {
      EXPECT_NE(yamatai().observe(position(other), viewer), yamatai().observe(whole, viewer));
    }
  }
}

// How many went to the top and to the bottom is told; which of them is not.
TEST(YamataiView, YAM_H1_ALookTellsOthersHowManyNotWhich) {
  const auto sorted = [](const char* sort) {
    Scene scene(Table(3).fleet(3).specialists(0, "hetsuka").culture(0, "tea"));
    scene.play({"look", sort});
    return scene;
  };
  const Scene one = sorted("sort 1 2 / 3");
  const Scene other = sorted("sort 3 1 / 2");
  EXPECT_EQ(one.events(), other.events());
  EXPECT_NE(yamatai().observe(one.position(), 0), yamatai().observe(other.position(), 0));
  for (const Seat viewer : {kNobody, Seat{1}, Seat{2}}) {
    EXPECT_EQ(yamatai().observe(one.position(), viewer),
              yamatai().observe(other.position(), viewer));
  }
}

// While it is looked at, too: the choice says nothing to others.
TEST(YamataiView, YAM_H1_DuringTheLook) {
  Scene scene(Table(3).fleet(3).building_deck("forge theatre bathhouse"));
  scene.play({"look"});
  EXPECT_EQ(view_of(scene.position(), 0)["seats"][0]["knows"].size(), 3U);
  EXPECT_TRUE(view_of(scene.position(), 1)["seats"][0]["knows"].empty());
  Scene swapped(Table(3).fleet(3).building_deck("bathhouse forge theatre"));
  swapped.play({"look"});
  EXPECT_EQ(scene.legal(), swapped.legal());
  EXPECT_EQ(yamatai().observe(scene.position(), 1), yamatai().observe(swapped.position(), 1));
  EXPECT_NE(yamatai().observe(scene.position(), 0), yamatai().observe(swapped.position(), 0));
}

// ---- resampling

class Samples {
 public:
  explicit Samples(const Position& view) : view_(view) {}
  Json next() { return yamatai().position_json(yamatai().resample(view_, random_)); }

 private:
  Position view_;
  RandomState state_ = RandomState::from_key(key_from_number(1));
  Random random_{state_};
};

TEST(YamataiView, YAM_H1_ResamplesAreWholeAndLookTheSame) {
  std::vector<std::pair<std::string, Table>> tables = all_steps();
  tables.emplace_back("known", seen_table());
  for (const auto& [step, seen_table] : tables) {
    const Position p = Scene(seen_table).position();
    const auto seats = static_cast<Seat>(seats_of(yamatai(), p));
    for (Seat viewer = kNobody; viewer < seats; ++viewer) {
      const Position view = yamatai().observe(p, viewer);
      Samples samples(view);
      for (int i = 0; i < 5; ++i) {
        const Position sample = position(samples.next());  // parsing checks it
        EXPECT_EQ(yamatai().observe(sample, viewer), view) << step;
      }
    }
  }
}

void expect_evenly_drawn(const std::map<std::string, int>& counts, std::size_t outcomes,
                         double all) {
  EXPECT_EQ(counts.size(), outcomes);
  const double share = all / static_cast<double>(outcomes);
  for (const auto& [what, count] : counts) {
    EXPECT_NEAR(count, share, 5 * std::sqrt(share)) << what;
  }
}

// Each unseen tile is as likely at every place that is not known.
TEST(YamataiView, YAM_H1_ResamplesAreAsLikelyAsTheRulesMakeThem) {
  constexpr int kSamples = 4000;
  const Json whole = seen_table().json();
  Samples samples(yamatai().observe(position(seen_table()), 0));
  std::map<std::string, int> specialists;
  std::map<std::string, int> bottom;
  std::map<std::string, int> first_lot;
  std::map<std::string, int> second_lot;
  std::map<std::string, int> with_it;  // in the lot of which one tile is known
  int upper = 0;
  for (int i = 0; i < kSamples; ++i) {
    const Json p = samples.next();
    EXPECT_EQ(p["building_deck"][0], "forge");
    EXPECT_EQ(p["building_deck"][1], "theatre");
    const bool is_upper = p["building_deck"][3] == "boathouse";
    EXPECT_TRUE(is_upper || p["building_deck"][4] == "boathouse");
    upper += is_upper ? 1 : 0;
    ++with_it[p["building_deck"][is_upper ? 4 : 3]];
    ++specialists[p["specialist_deck"].front()];
    ++bottom[p["building_deck"].back()];
    ++first_lot[Json({p["track"][5], p["track"][6]}).dump()];
    ++second_lot[Json({p["track"][7], p["track"][8], p["track"][9]}).dump()];
  }
  const std::size_t unseen = whole["building_deck"].size() - 3;
  expect_evenly_drawn(specialists, whole["specialist_deck"].size(), kSamples);
  expect_evenly_drawn(bottom, unseen, kSamples);
  expect_evenly_drawn(with_it, unseen, kSamples);
  expect_evenly_drawn(first_lot, 2, kSamples);
  expect_evenly_drawn(second_lot, 6, kSamples);
  EXPECT_NEAR(upper, kSamples * 0.5, 160);
}

// Of three places with one known tile it is at each as often.
TEST(YamataiView, YAM_H1_ALotOfThreePlaces) {
  constexpr int kSamples = 1500;
  Samples samples(yamatai().observe(
      position(Table().building_deck("forge theatre bathhouse").knows(1, "0,1,22=theatre")), 1));
  std::map<std::string, int> where;
  for (int i = 0; i < kSamples; ++i) {
    const Lines deck = samples.next()["building_deck"];
    ASSERT_EQ(deck.size(), 23U);
    for (std::size_t place = 0; place < deck.size(); ++place) {
      if (deck[place] == "theatre") ++where[std::to_string(place)];
    }
  }
  expect_evenly_drawn(where, 3, kSamples);
}

// A spectator's samples make up nothing of what seats know.
TEST(YamataiView, YAM_H1_OthersKnowledgeIsNotMadeUp) {
  Samples samples(yamatai().observe(position(seen_table()), 2));
  std::set<std::string> tops;
  for (int i = 0; i < 200; ++i) {
    const Json p = samples.next();
    tops.insert(p["building_deck"][0].get<std::string>());
    for (const Json& seat : p["seats"]) EXPECT_TRUE(seat["knows"].empty());
  }
  EXPECT_GT(tops.size(), 15U);
}

TEST(YamataiView, YAM_H1_EveryResampleHasChanceOfItsOwn) {
  Samples samples(yamatai().observe(position(seen_table()), 0));
  const Json one = samples.next()["random"];
  const Json other = samples.next()["random"];
  EXPECT_EQ(one["used"], 0);
  EXPECT_NE(one["key"], other["key"]);
}

// What comes to light is counted, so that nobody takes back what he has seen.
TEST(YamataiView, YAM_H1_LooksAndDrawsAreCounted) {
  Scene scene(Table(3).place(2).fleet(3).specialists(2, "hetsuka").culture(2, "tea").row("forge"));
  const int before = scene.number("reveals");
  scene.play({"look"});
  EXPECT_EQ(scene.number("reveals"), before + 1);
  scene.play({"sort 1 2 3", "done", "done"});
  EXPECT_EQ(scene.number("reveals"), before + 1 + 4 + 3);  // four tiles, three fleets
}

}  // namespace
}  // namespace kaisho::yamatai_tests
