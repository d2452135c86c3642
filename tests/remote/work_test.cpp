// Workers, games and moves through the queue: as on one machine.
#include <gmock/gmock.h>

#include <mutex>
#include <thread>

#include "games/registry.h"
#include "remote/job_desk.h"
#include "remote/nats_executor.h"
#include "remote/thinkers.h"
#include "remote/worker.h"
#include "tests/remote/nats_server.h"

namespace kaisho::test {
namespace {

// A worker with a connection of its own, until it goes out of scope.
class Working {
 public:
  explicit Working(const NatsServer& server, Milliseconds patience = Milliseconds(30'000))
      : queue_(server.connect("test", patience)),
        patience_(patience),
        thread_([this](const std::stop_token& stop) {
          const auto done = work(
              *queue_, {.threads = 2}, patience_, [this](const WorkerNews& news) { note(news); },
              stop);
          EXPECT_TRUE(done) << done.error().message;
        }) {}

  int count(WorkerNews::Kind kind) {
    const std::lock_guard lock(mutex_);
    return static_cast<int>(std::ranges::count(news_, kind));
  }

 private:
  void note(const WorkerNews& news) {
    const std::lock_guard lock(mutex_);
    news_.push_back(news.kind);
  }

  std::unique_ptr<Queue> queue_;
  Milliseconds patience_;
  std::mutex mutex_;
  std::vector<WorkerNews::Kind> news_;
  std::jthread thread_;
};

std::vector<GameJob> some_jobs(int count, const std::string& player = "greedy") {
  std::vector<GameJob> jobs;
  for (int i = 0; i < count; ++i) {
    GameJob job;
    job.game = "osaka";
    job.turn_cap = 40;
    job.seed = 7;
    job.deal = static_cast<std::uint64_t>(i / 2);
    job.seating = i % 2;
    job.players = {player, "random"};
    if (i % 2 == 1) std::swap(job.players[0], job.players[1]);
    jobs.push_back(std::move(job));
  }
  return jobs;
}

std::vector<GameOutcome> play_all(Executor& executor, const std::vector<GameJob>& jobs) {
  std::vector<GameOutcome> outcomes(jobs.size());
  std::vector<int> told(jobs.size());
  const auto played = executor.run(jobs,
                                   [&](std::size_t job, const GameOutcome& outcome) {
                                     outcomes[job] = outcome;
                                     ++told[job];
                                     return true;
                                   },
                                   {});
  EXPECT_TRUE(played) << played.error().message;
  EXPECT_THAT(told, testing::Each(1));
  return outcomes;
}

TEST(NatsExecutor, games_by_two_workers_end_as_on_one_machine) {
  const NatsServer server;
  Working ann(server);
  Working bert(server);
  const auto jobs = some_jobs(60);
  NatsExecutor remote(server.connect(), "contest");
  LocalExecutor local(1);
  EXPECT_EQ(play_all(remote, jobs), play_all(local, jobs));
  EXPECT_EQ(ann.count(WorkerNews::Kind::kDone) + bert.count(WorkerNews::Kind::kDone), 60);
}

TEST(NatsExecutor, a_coordinator_that_comes_back_repeats_no_game) {
  const NatsServer server;
  const auto jobs = some_jobs(30);
  LocalExecutor local(1);
  const auto expected = play_all(local, jobs);
  {
    Working worker(server);
    NatsExecutor first(server.connect(), "contest");
    EXPECT_EQ(play_all(first, jobs), expected);
  }
  // No worker is there any more: what comes was kept.
  NatsExecutor second(server.connect(), "contest");
  EXPECT_EQ(play_all(second, jobs), expected);
}

TEST(NatsExecutor, a_job_asked_twice_in_one_run_is_told_twice) {
  const NatsServer server;
  Working worker(server);
  auto jobs = some_jobs(2);
  jobs.push_back(jobs[0]);
  NatsExecutor remote(server.connect(), "contest");
  const auto outcomes = play_all(remote, jobs);
  EXPECT_EQ(outcomes[0], outcomes[2]);
  EXPECT_EQ(worker.count(WorkerNews::Kind::kDone), 2);
}

TEST(NatsExecutor, enough_is_enough_and_takes_back_the_rest) {
  const NatsServer server;
  Working worker(server);
  NatsExecutor remote(server.connect(), "contest");
  int told = 0;
  const auto jobs = some_jobs(400);
  ASSERT_TRUE(remote.run(jobs, [&](std::size_t, const GameOutcome&) { return ++told < 10; }, {}));
  EXPECT_EQ(told, 10);
  EXPECT_LT(worker.count(WorkerNews::Kind::kDone), 400);
}

TEST(NatsExecutor, a_wish_to_stop_is_heard_where_nobody_plays) {
  const NatsServer server;
  NatsExecutor remote(server.connect(), "contest");
  std::stop_source stop;
  const std::jthread later([&] {
    std::this_thread::sleep_for(Milliseconds(500));
    stop.request_stop();
  });
  const auto ran = remote.run(
      some_jobs(3), [](std::size_t, const GameOutcome&) { return true; }, stop.get_token());
  EXPECT_TRUE(ran);
}

TEST(NatsExecutor, a_bad_job_is_an_error_as_on_one_machine) {
  const NatsServer server;
  Working worker(server);
  auto jobs = some_jobs(1, "nobody");
  NatsExecutor remote(server.connect(), "contest");
  LocalExecutor local(1);
  const auto done = [](std::size_t, const GameOutcome&) { return true; };
  const auto far = remote.run(jobs, done, {});
  const auto near = local.run(jobs, done, {});
  ASSERT_FALSE(far);
  ASSERT_FALSE(near);
  EXPECT_EQ(far.error().code, near.error().code);
  EXPECT_EQ(far.error().message, near.error().message);
}

TEST(NatsExecutor, workers_run_no_programs_unless_they_are_told_to) {
  const NatsServer server;
  Working worker(server);
  NatsExecutor remote(server.connect(), "contest");
  const auto ran = remote.run(some_jobs(1, "command:true"),
                              [](std::size_t, const GameOutcome&) { return true; }, {});
  ASSERT_FALSE(ran);
  EXPECT_EQ(ran.error().code, "no_commands");
}

// What a worker says to a job of this text.
Error refusal(const NatsServer& server, Queue& client, const std::string& id,
              const std::string& text) {
  const auto results = client.results(JobKind::kGame, "anna");
  EXPECT_TRUE(client.send({JobKind::kGame, "anna", id}, text));
  for (int tries = 0; tries < 50; ++tries) {
    const auto heard = (*results)->next(Milliseconds(200));
    if (!heard || !*heard) continue;
    const auto outcome = read_game_result((*heard)->text);
    return outcome ? Error{} : outcome.error();
  }
  return {"silence", server.url(), ""};
}

TEST(Worker, what_is_no_job_is_answered_and_gone) {
  const NatsServer server;
  Working worker(server);
  const auto client = server.connect();
  EXPECT_EQ(refusal(server, *client, "1", "{").code, "bad_json");
  EXPECT_EQ(refusal(server, *client, "2", "{}").code, "missing_field");
  EXPECT_EQ(refusal(server, *client, "3", "").code, "bad_json");
  for (int i = 0; i < 500 && client->hands(JobKind::kGame)->busy > 0; ++i) {
    std::this_thread::sleep_for(Milliseconds(20));  // the end of a job is not waited for
  }
  EXPECT_EQ(client->hands(JobKind::kGame)->busy, 0);
  EXPECT_EQ(worker.count(WorkerNews::Kind::kBad), 3);
}

TEST(Worker, a_job_of_which_no_worker_comes_back_is_given_up) {
  const NatsServer server;
  const auto client = server.connect();
  ASSERT_TRUE(client->send({JobKind::kGame, "anna", "1"}, "dynamite"));
  {
    const auto jobs = client->jobs(JobKind::kGame);
    ASSERT_TRUE(jobs);
    for (int i = 0; i < 20; ++i) {
      const auto job = (*jobs)->take(Milliseconds(5000));
      ASSERT_TRUE(job && *job);
      (*job)->give_back();
    }
  }
  const auto results = client->results(JobKind::kGame, "anna");
  ASSERT_TRUE(results);
  Working worker(server);
  const auto heard = (*results)->next(Milliseconds(10'000));
  ASSERT_TRUE(heard && *heard);
  EXPECT_EQ(read_game_result((*heard)->text).error().code, "given_up");
}

TEST(Worker, one_that_is_stopped_gives_its_game_back_at_once) {
  const NatsServer server;
  const auto client = server.connect();
  auto job = some_jobs(1, "search:sims=2000").front();
  job.turn_cap = 0;
  ASSERT_TRUE(client->send({JobKind::kGame, "anna", "1"}, json_text(job_json(job))));
  {
    Working worker(server);
    for (int i = 0; i < 500 && worker.count(WorkerNews::Kind::kTaken) == 0; ++i) {
      std::this_thread::sleep_for(Milliseconds(20));
    }
    ASSERT_EQ(worker.count(WorkerNews::Kind::kTaken), 1);
  }
  const auto jobs = client->jobs(JobKind::kGame);
  ASSERT_TRUE(jobs);
  const auto again = (*jobs)->take(Milliseconds(5000));  // patience is 30 s
  ASSERT_TRUE(again && *again);
  EXPECT_GE((*again)->tries(), 2);  // a thread that was waiting may have had it in between
}

// --- moves --------------------------------------------------------------------------------------

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
  return game.move_text(view, (*make_player(player))->choose(game, view, random));
}

class Moves : public testing::TestWithParam<std::string> {};

TEST_P(Moves, thought_elsewhere_are_those_thought_here) {
  const GamePtr game = *open_game(GetParam());
  Position position = *game->start({.seats = 3, .variants = {}}, key_from_number(3));
  RandomState chance = RandomState::from_key(key_from_number(4));
  MoveRunner runner;
  for (int i = 0; i < 60 && game->to_move(position) != kNobody; ++i) {
    const std::string player = i % 5 == 0 ? "search:sims=20" : i % 2 == 0 ? "greedy" : "random";
    const MoveJob job = some_move(*game, position, player);
    const auto read = read_move_job(*parse_json(json_text(move_job_json(job))));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(runner.choose(*read), choice_here(*game, position, player));
    Random random(chance);
    MoveList moves;
    game->legal_moves(position, moves);
    game->apply(position, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

INSTANTIATE_TEST_SUITE_P(, Moves, testing::Values("osaka", "yokohama", "yamatai", "nippon"));

TEST(Thinkers, a_worker_answers_with_the_move) {
  const NatsServer server;
  Working worker(server);
  const auto queue = server.connect();
  const auto thinkers = Thinkers::open(*queue, "hall");
  ASSERT_TRUE(thinkers);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  Expected<std::string> move = fail("none", "");
  for (int tries = 0; tries < 100 && !move; ++tries) {  // until the worker is there
    move = (*thinkers)->choose(some_move(*game, position, "greedy"), Milliseconds(10'000));
    if (!move) std::this_thread::sleep_for(Milliseconds(50));
  }
  ASSERT_TRUE(move) << move.error().message;
  EXPECT_EQ(*move, choice_here(*game, position, "greedy"));
  const auto bad = (*thinkers)->choose(some_move(*game, position, "nobody"), Milliseconds(10'000));
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, "bad_player");
}

TEST(Thinkers, without_workers_nobody_waits) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto thinkers = Thinkers::open(*queue, "hall");
  ASSERT_TRUE(thinkers);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  const auto began = std::chrono::steady_clock::now();
  const auto move = (*thinkers)->choose(some_move(*game, position, "greedy"), Milliseconds(10'000));
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().code, "nobody");
  EXPECT_LT(std::chrono::steady_clock::now() - began, Milliseconds(5000));
}

TEST(Thinkers, a_worker_that_falls_silent_is_waited_for_only_so_long) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto jobs = queue->jobs(JobKind::kMove);
  ASSERT_TRUE(jobs);
  std::jthread silent([&] { EXPECT_TRUE((*jobs)->take(Milliseconds(10'000))); });
  for (int i = 0; i < 100 && queue->hands(JobKind::kMove)->free == 0; ++i) {
    std::this_thread::sleep_for(Milliseconds(20));
  }
  const auto thinkers = Thinkers::open(*queue, "hall");
  ASSERT_TRUE(thinkers);
  const GamePtr game = *open_game("osaka");
  const Position position = *game->start({.seats = 2, .variants = {}}, key_from_number(3));
  const auto move = (*thinkers)->choose(some_move(*game, position, "greedy"), Milliseconds(500));
  ASSERT_FALSE(move);
  EXPECT_EQ(move.error().code, "nobody");
  silent.join();
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
}  // namespace kaisho::test
