// Moves by workers are those that one machine would choose.
#include "remote/move_client.h"

#include <gtest/gtest.h>

#include <thread>

#include "games/registry.h"
#include "players/player.h"
#include "tests/games/ids.h"
#include "tests/remote/test_worker.h"

namespace kaisho::remote::test {
namespace {

MoveJob some_move(const Game& game, const Position& position, const std::string& player) {
  MoveJob job;
  job.game = game.info().id;
  job.observation = game.position_json(game.observe(position, game.to_move(position)));
  job.player = player;
  job.seed = key_from_number(5);
  return job;
}

std::string choice_here(const Game& game, const Position& position, const std::string& player) {
  RandomState chance = RandomState::from_key(key_from_number(5));
  Random random(chance);
  const Position view = game.observe(position, game.to_move(position));
  return game.move_text(view, (*players::make_player(player))->choose(game, view, random));
}

class Moves : public testing::TestWithParam<std::string> {};

TEST_P(Moves, thought_elsewhere_are_those_thought_here) {
  const GamePtr game = *open_game(GetParam());
  Position position = *game->start({.seats = 3, .variants = {}}, key_from_number(3));
  RandomState chance = RandomState::from_key(key_from_number(4));
  MoveRunner runner;
  for (int i = 0; i < 60 && game->to_move(position) != kNobody; ++i) {
    const std::string player = i % 5 == 0   ? "search:simulations=20"
                               : i % 2 == 0 ? "greedy"
                                            : "random";
    const MoveJob job = some_move(*game, position, player);
    const auto read = read_move_job(*parse_json(json_text(move_job_json(job))));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(runner.choose(*read), choice_here(*game, position, player));
    Random random(chance);
    MoveList moves;
    game->legal_moves(position, moves);
    game->apply(position, moves[random.below(moves.size())]);
  }
}

INSTANTIATE_TEST_SUITE_P(, Moves, testing::ValuesIn(game_ids()));

TEST(MoveClient, a_worker_answers_with_the_move) {
  const NatsServer server;
  TestWorker worker(server);
  const auto queue = server.connect();
  const auto client = MoveClient::open(*queue, "hall");
  ASSERT_TRUE(client);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  Expected<std::string> move = fail("none", "");
  ASSERT_TRUE(eventually([&] {  // until the worker is there
    move = (*client)->choose(some_move(*game, position, "greedy"), kHang);
    return move.has_value();
  })) << move.error().message;
  EXPECT_EQ(*move, choice_here(*game, position, "greedy"));
  const auto bad = (*client)->choose(some_move(*game, position, "nobody"), kHang);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, "bad_player");
}

TEST(MoveClient, without_workers_nobody_waits) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto client = MoveClient::open(*queue, "hall");
  ASSERT_TRUE(client);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  const auto began = std::chrono::steady_clock::now();
  const auto move = (*client)->choose(some_move(*game, position, "greedy"), 2 * kHang);
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().code, "nobody");
  EXPECT_LT(std::chrono::steady_clock::now() - began, kHang);
}

TEST(MoveClient, a_worker_that_falls_silent_is_waited_for_only_so_long) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto jobs = queue->jobs(JobKind::kMove);
  ASSERT_TRUE(jobs);
  std::jthread silent([&] { EXPECT_TRUE((*jobs)->take(kHang)); });
  ASSERT_TRUE(eventually([&] { return queue->count_workers(JobKind::kMove)->free > 0; }));
  const auto client = MoveClient::open(*queue, "hall");
  ASSERT_TRUE(client);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  const auto move = (*client)->choose(some_move(*game, position, "greedy"), Milliseconds(500));
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().code, "nobody");
  silent.join();
}

// It would take hours.
constexpr const char* kEndless = "search:simulations=100000000";

TEST(MoveClient, a_move_that_nobody_waits_for_is_given_up) {
  const NatsServer server;
  TestWorker worker(server);
  const auto queue = server.connect();
  const auto client = MoveClient::open(*queue, "hall");
  ASSERT_TRUE(client);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  ASSERT_TRUE(eventually([&] { return queue->count_workers(JobKind::kMove)->free > 0; }));
  std::stop_source stop;
  std::jthread impatient([&] {
    EXPECT_TRUE(eventually([&] { return worker.count(WorkerEvent::Kind::kTaken) > 0; }));
    stop.request_stop();
  });
  const auto none =
      (*client)->choose(some_move(*game, position, kEndless), kHang, stop.get_token());
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, "stopped");
  EXPECT_TRUE(eventually([&] { return worker.count(WorkerEvent::Kind::kUnwanted) == 1; }));
  EXPECT_EQ(worker.count(WorkerEvent::Kind::kTaken), 1);
}

TEST(MoveClient, a_move_of_a_client_that_is_gone_is_given_up) {
  const NatsServer server;
  TestWorker worker(server);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  {
    const auto queue = server.connect();
    const JobAddress address{JobKind::kMove, "hall", "1"};
    const auto wish = queue->wish_for(address);
    ASSERT_TRUE(
        queue->send(address, json_text(move_job_json(some_move(*game, position, kEndless)))));
    EXPECT_TRUE(eventually([&] { return worker.count(WorkerEvent::Kind::kTaken) == 1; }));
    EXPECT_TRUE(queue->is_wished_for(address));
    EXPECT_FALSE(queue->is_wished_for({JobKind::kMove, "hall", "2"}));
  }
  EXPECT_TRUE(eventually([&] { return worker.count(WorkerEvent::Kind::kUnwanted) == 1; }));
}

TEST(MoveJob, a_finished_game_has_no_move) {
  const GamePtr game = *open_game("osaka");
  Position position = *game->start({.seats = 2, .turn_cap = 1, .variants = {}}, key_from_number(3));
  MoveJob job = some_move(*game, position, "random");
  MoveList moves;
  while (game->to_move(position) != kNobody) {
    moves.clear();
    game->legal_moves(position, moves);
    game->apply(position, moves[0]);
  }
  job.observation = game->position_json(game->observe(position, kNobody));
  EXPECT_EQ(MoveRunner().choose(job).error().code, "game_over");
}

}  // namespace
}  // namespace kaisho::remote::test
