// Every set of tokens that can be collected is one that the rule allows, and each of those can be
// (YAM-T6): compared with all assignments of boats to tokens, for many positions by chance.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

using Islands = std::set<int>;

// By space: the islands of which it is a corner, as the edition draws them.
std::vector<Islands> read_touching() {
  std::vector<Islands> touching(edition()["map"]["spaces"].size() + 1);
  for (const Json& island : edition()["map"]["islands"]) {
    for (const std::size_t space : island["polygon"])
      touching[space].insert(island["id"].get<int>());
  }
  return touching;
}
const std::vector<Islands>& touching() {
  static const std::vector<Islands> kTouching = read_touching();
  return kTouching;
}

// One boat after the other takes a token or none: all sets that come of it.
std::set<Islands> all_sets(const std::vector<int>& boats, const Islands& tokens) {
  std::set<Islands> sets = {{}};
  for (const int boat : boats) {
    std::set<Islands> more = sets;
    for (const Islands& before : sets) {
      for (const int island : touching()[static_cast<std::size_t>(boat)]) {
        if (!tokens.contains(island) || before.contains(island)) continue;
        Islands taken = before;
        taken.insert(island);
        more.insert(taken);
      }
    }
    sets = more;
  }
  return sets;
}

std::set<Islands> largest_of(const std::set<Islands>& sets) {
  std::size_t most = 0;
  for (const Islands& set : sets) most = std::max(most, set.size());
  std::set<Islands> largest;
  for (const Islands& set : sets) {
    if (set.size() == most) largest.insert(set);
  }
  return largest;
}

bool is_collecting(const Position& p) {
  MoveList moves;
  yamatai().legal_moves(p, moves);
  return yamatai().move_text(p, moves[0]).starts_with("take ");
}

// What has been taken once the collecting is over, along every course it may take.
class Courses {
 public:
  explicit Courses(const Position& p) { play(p, *legal_move(yamatai(), p, "collect"), {}); }
  const std::set<Islands>& ends() const { return ends_; }

 private:
  void play(Position p, Move move, Islands taken) {
    EventLog log;
    yamatai().apply(p, move, &log);
    for (const Event& event : log.events) {
      const Json json = yamatai().event_json(event);
      if (json["event"] == "collected") taken.insert(json["island"].get<int>());
    }
    if (!is_collecting(p)) {
      ends_.insert(taken);
    } else if (seen_.insert(taken).second) {
      go_on(p, taken);
    }
  }
  void go_on(const Position& p, const Islands& taken) {
    MoveList moves;
    yamatai().legal_moves(p, moves);
    EXPECT_GT(moves.size(), 1U);
    for (const Move move : moves) play(p, move, taken);
  }

  std::set<Islands> seen_;
  std::set<Islands> ends_;
};

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(RandomState::from_key(key_from_number(seed))) {}
  std::size_t below(std::size_t count) { return random_.below(count); }

 private:
  RandomState state_;
  Random random_{state_};
};

// Some spaces near one another, and tokens on some of the islands they touch.
struct Case {
  std::vector<int> boats;
  Islands tokens;

  static Case of(std::uint64_t seed) {
    Chance chance(seed);
    Case made;
    Islands near;
    std::vector<int> open = {static_cast<int>(1 + chance.below(touching().size() - 1))};
    const std::size_t count = 1 + chance.below(6);
    while (made.boats.size() < count && !open.empty()) {
      const std::size_t at = chance.below(open.size());
      const int space = open[at];
      open.erase(open.begin() + static_cast<std::ptrdiff_t>(at));
      if (std::ranges::find(made.boats, space) != made.boats.end()) continue;
      made.boats.push_back(space);
      for (const Json& link : edition()["map"]["links"]) {
        if (link[0] == space) open.push_back(link[1]);
        if (link[1] == space) open.push_back(link[0]);
      }
      near.merge(Islands(touching()[static_cast<std::size_t>(space)]));
    }
    const std::size_t tenths = 3 + chance.below(8);
    for (const int island : near) {
      if (chance.below(10) < tenths) made.tokens.insert(island);
    }
    return made;
  }

  Json json() const {
    std::string boats_text;
    std::string placed;
    for (const int space : boats) {
      boats_text += std::to_string(space) + "=green ";
      placed += std::to_string(space) + " ";
    }
    Table table =
        Table().boats(boats_text).placed(placed).culture(0, "cherry-blossom cherry-blossom");
    const Lines kinds = ids_of(edition()["culture"]["kinds"]);
    std::size_t next = 0;
    for (const int island : tokens) {
      table.tokens(std::to_string(island) + "=" + kinds[next / 4]);
      ++next;
    }
    return table.json();
  }
};

TEST(YamataiCollectExhaustive, YAM_T6_JustTheLargestAssignments) {
  std::size_t choices = 0;
  std::size_t several = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const Case made = Case::of(seed);
    const Expected<Position> before = yamatai().parse_position(made.json());
    ASSERT_TRUE(before) << before.error().message << " at " << before.error().where;
    const std::set<Islands> allowed = largest_of(all_sets(made.boats, made.tokens));
    if (made.tokens.empty()) {
      EXPECT_FALSE(legal_move(yamatai(), *before, "collect"));
      continue;
    }
    ASSERT_TRUE(legal_move(yamatai(), *before, "collect")) << made.json();
    ASSERT_EQ(Courses(*before).ends(), allowed) << "seed " << seed << " " << made.json();
    choices += allowed.size() > 1 ? 1 : 0;
    several += allowed.size() > 10 ? 1 : 0;
  }
  EXPECT_GT(choices, 200U);  // the cases are not all plain
  EXPECT_GT(several, 40U);
}

}  // namespace
}  // namespace kaisho::yamatai_tests
