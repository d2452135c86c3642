// Nobody waits for ever: what a player remembers of its turns, and hands on.
#include "players/patience.h"

#include "tests/players/table.h"

namespace kaisho {
namespace {

class PatienceTest : public PlayerTest {
 protected:
  // The same again, so many turns later; there are at most four in a round.
  Position later(const Position& position, int turns) const {
    Json json = game().position_json(position);
    json["turn"] = json["turn"].get<int>() + turns;
    if (json.contains("round")) json["round"] = json["round"].get<int>() + turns / 4;
    const Expected<Position> read = game().parse_position(json);
    EXPECT_TRUE(read) << read.error().message << " " << read.error().where;
    return *read;
  }

  static std::unique_ptr<Player> greedy() { return *make_player("greedy:samples=1,lines=16"); }
};

INSTANTIATE_TEST_SUITE_P(Games, PatienceTest, testing::ValuesIn(game_ids()));

TEST_P(PatienceTest, WhatLedNowhereTwiceIsTriedLast) {
  for (const char* spec :
       {"greedy:samples=1,lines=16", "search:sims=4", "beam:width=1,samples=1"}) {
    const auto player = *make_player(spec);
    const Position position = middle(3, 20);
    const Move first = choose(*player, position, 1);
    EXPECT_EQ(choose(*player, position, 1), first) << spec << ": the same question again";
    EXPECT_EQ(choose(*player, later(position, 4), 1), first) << spec;
    EXPECT_NE(choose(*player, later(position, 8), 1), first) << spec;
  }
}

// Unsure as they are, they draw from what they are not weary of.
TEST_P(PatienceTest, TheUnsureAreWearyToo) {
  for (const char* spec : {"greedy:samples=1,lines=16,soften=1000", "search:sims=4,soften=1000"}) {
    const auto player = *make_player(spec);
    const Position position = middle(3, 20);
    const Move first = choose(*player, position, 1);
    EXPECT_EQ(choose(*player, later(position, 4), 1), first) << spec;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      EXPECT_NE(choose(*player, later(position, 8), seed), first) << spec;
    }
  }
}

TEST_P(PatienceTest, ATurnThatWasTakenBackIsForgotten) {
  const auto player = greedy();
  const Position position = middle(3, 20);
  const Move first = choose(*player, later(position, 4), 1);
  choose(*player, later(position, 8), 1);
  EXPECT_EQ(choose(*player, position, 1), first);
  EXPECT_EQ(choose(*player, later(position, 12), 1), first);
}

// As the tables of the server do, whose players are made anew for each move.
TEST_P(PatienceTest, IsHandedOn) {
  const Position position = middle(3, 20);
  Patience memory;
  std::vector<Move> chosen;
  for (const int turns : {0, 4, 8}) {
    const auto player = greedy();
    ASSERT_NE(player->patience(), nullptr);
    *player->patience() = memory;
    chosen.push_back(choose(*player, later(position, turns), 1));
    memory = *player->patience();
  }
  EXPECT_EQ(chosen[1], chosen[0]);
  EXPECT_NE(chosen[2], chosen[0]);
  EXPECT_EQ((*make_player("random"))->patience(), nullptr);
}

}  // namespace
}  // namespace kaisho
