// The linear value, its weights and its shares.
#include "players/value.h"

#include <cmath>
#include <numeric>

#include "core/reading/embedded_json.h"
#include "tests/players/table.h"

namespace kaisho::players {
namespace {

using ValueTest = PlayerTest;

INSTANTIATE_TEST_SUITE_P(Games, ValueTest, testing::ValuesIn(game_ids()));

TEST_P(ValueTest, EveryGameHasAWeightForEveryFeature) {
  if (!embedded_json("players/weights", game().info().id)) {
    GTEST_SKIP() << "no weights come with this game: it goes by the score";
  }
  const Value value = Value::standard(game().info());
  for (int seats = game().info().min_seats; seats <= game().info().max_seats; ++seats) {
    EXPECT_EQ(value.weights(seats).size(), game().info().features.size()) << seats << " seats";
  }
}

TEST_P(ValueTest, SharesSumToOne) {
  Value value = Value::standard(game().info());
  for (int seats = game().info().min_seats; seats <= game().info().max_seats; ++seats) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Position position = middle(seed, static_cast<int>(seed) * 5, seats);
      const Shares shares = value.shares(game(), position, seats);
      EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0F), 1, 1e-5);
      for (const float share : shares) EXPECT_TRUE(std::isfinite(share) && share >= 0);
    }
  }
}

TEST_P(ValueTest, SharesOfAFinishedGameAreItsResult) {
  Position position = start(3);
  MoveList moves;
  RandomState state;
  Random random(state);
  for (game().legal_moves(position, moves); !moves.empty(); game().legal_moves(position, moves)) {
    game().apply(position, moves[random.below(moves.size())]);
  }
  Value value = Value::standard(game().info());
  EXPECT_EQ(value.shares(game(), position, 2), game().result(position).share);
}

// Without weights the scores decide.
TEST_P(ValueTest, WithoutWeightsTheScoresDecide) {
  Value value({});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Position position = middle(seed, 100);
    const Shares shares = value.shares(game(), position, 2);
    const auto score = game().result(position).score;
    EXPECT_EQ(score[0] > score[1], shares[0] > shares[1]);
    EXPECT_EQ(score[0] == score[1], shares[0] == shares[1]);
  }
}

Json weights_for(const GameInfo& info) {
  Json one = Json::object();
  for (const std::string_view feature : info.features) one[std::string(feature)] = 0.5;
  Json all = Json::object();
  for (int n = info.min_seats; n <= info.max_seats; ++n) all[std::to_string(n)] = one;
  return {{"weights", all}};
}

void expect_bad_weights(const GameInfo& info, const Json& json, std::string_view where) {
  const auto value = Value::from_json(info, json);
  ASSERT_FALSE(value.has_value());
  EXPECT_EQ(value.error().code, "bad_weights");
  EXPECT_EQ(value.error().where, where);
  EXPECT_FALSE(value.error().message.empty());
}

TEST_P(ValueTest, WeightsAreChecked) {
  const GameInfo& info = game().info();
  const Json good = weights_for(info);
  EXPECT_TRUE(Value::from_json(info, good).has_value());
  expect_bad_weights(info, Json::array(), "");
  expect_bad_weights(info, {{"weights", 3}}, "weights");
  const std::string two = std::to_string(info.min_seats);
  const std::string feature(info.features[0]);
  Json bad = good;
  bad["weights"].erase(two);
  expect_bad_weights(info, bad, "weights");
  bad = good;
  bad["weights"][two].erase(feature);
  expect_bad_weights(info, bad, "weights." + two);
  bad = good;
  bad["weights"][two][feature] = "heavy";
  expect_bad_weights(info, bad, "weights." + two + '.' + feature);
  bad = good;
  bad["weights"][two]["luck"] = 1;
  expect_bad_weights(info, bad, "weights." + two);
}

TEST(Softmax, GivesTheOddsOfItsValues) {
  Shares values = {std::log(1.0F), std::log(2.0F), std::log(5.0F), 77};
  softmax(values, 3);
  EXPECT_NEAR(values[0], 0.125, 1e-6);
  EXPECT_NEAR(values[1], 0.25, 1e-6);
  EXPECT_NEAR(values[2], 0.625, 1e-6);
  EXPECT_EQ(values[3], 77);
  Shares far = {1000, -1000, 0, 0};
  softmax(far, 2);
  EXPECT_EQ(far[0], 1);
  EXPECT_EQ(far[1], 0);
}

}  // namespace
}  // namespace kaisho::players
