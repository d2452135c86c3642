// Players do not repeat themselves for ever; what a player remembers of its turns can be handed on.
#include "players/repetition_guard.h"

#include "tests/players/table.h"

namespace kaisho::players {
namespace {

class RepetitionGuardTest : public PlayerTest {
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

  static std::unique_ptr<Player> greedy() {
    return *make_player("greedy:samples=1,evaluations=16");
  }
};

INSTANTIATE_TEST_SUITE_P(Games, RepetitionGuardTest, testing::ValuesIn(game_ids()));

TEST_P(RepetitionGuardTest, WhatLedNowhereTwiceIsTriedLast) {
  for (const char* spec :
       {"greedy:samples=1,evaluations=16", "search:simulations=4", "beam:width=1,samples=1"}) {
    const auto player = *make_player(spec);
    const Position position = middle(3, 20);
    const Move first = choose(*player, position, 1);
    EXPECT_EQ(choose(*player, position, 1), first) << spec << ": the same question again";
    EXPECT_EQ(choose(*player, later(position, 4), 1), first) << spec;
    EXPECT_NE(choose(*player, later(position, 8), 1), first) << spec;
  }
}

// With a temperature, too, they draw only from moves that repeat nothing.
TEST_P(RepetitionGuardTest, HoldsWithATemperature) {
  for (const char* spec : {"greedy:samples=1,evaluations=16,temperature=1000",
                           "search:simulations=4,temperature=1000"}) {
    const auto player = *make_player(spec);
    const Position position = middle(3, 20);
    const Move first = choose(*player, position, 1);
    EXPECT_EQ(choose(*player, later(position, 4), 1), first) << spec;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      EXPECT_NE(choose(*player, later(position, 8), seed), first) << spec;
    }
  }
}

TEST_P(RepetitionGuardTest, ATurnThatWasTakenBackIsForgotten) {
  const auto player = greedy();
  const Position position = middle(3, 20);
  const Move first = choose(*player, later(position, 4), 1);
  choose(*player, later(position, 8), 1);
  EXPECT_EQ(choose(*player, position, 1), first);
  EXPECT_EQ(choose(*player, later(position, 12), 1), first);
}

// As the tables of the server do, whose players are made again for each move.
TEST_P(RepetitionGuardTest, IsHandedOn) {
  const Position position = middle(3, 20);
  RepetitionGuard memory;
  std::vector<Move> chosen;
  for (const int turns : {0, 4, 8}) {
    const auto player = greedy();
    ASSERT_NE(player->repetition_guard(), nullptr);
    *player->repetition_guard() = memory;
    chosen.push_back(choose(*player, later(position, turns), 1));
    memory = *player->repetition_guard();
  }
  EXPECT_EQ(chosen[1], chosen[0]);
  EXPECT_NE(chosen[2], chosen[0]);
  EXPECT_EQ((*make_player("random"))->repetition_guard(), nullptr);
}

}  // namespace
}  // namespace kaisho::players
