// Games by workers have the outcomes of one machine.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "remote/nats_executor.h"
#include "remote/result_text.h"
#include "tests/folder.h"
#include "tests/remote/test_worker.h"

namespace kaisho::remote::test {
namespace {

constexpr Milliseconds kLook{20};

std::vector<arena::GameJob> some_jobs(int count, const std::string& player = "greedy") {
  std::vector<arena::GameJob> jobs;
  for (int i = 0; i < count; ++i) {
    arena::GameJob job;
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

std::vector<arena::GameOutcome> play_all(arena::Executor& executor,
                                         const std::vector<arena::GameJob>& jobs) {
  std::vector<arena::GameOutcome> outcomes(jobs.size());
  std::vector<int> told(jobs.size());
  const auto played = executor.run(jobs,
                                   [&](std::size_t job, const arena::GameOutcome& outcome) {
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
  TestWorker ann(server);
  TestWorker bert(server);
  const auto jobs = some_jobs(60);
  NatsExecutor remote(server.connect(), "contest");
  arena::LocalExecutor local(1);
  EXPECT_EQ(play_all(remote, jobs), play_all(local, jobs));
  EXPECT_EQ(ann.count(WorkerEvent::Kind::kDone) + bert.count(WorkerEvent::Kind::kDone), 60);
}

TEST(NatsExecutor, a_coordinator_that_comes_back_repeats_no_game) {
  const NatsServer server;
  const auto jobs = some_jobs(30);
  arena::LocalExecutor local(1);
  const auto expected = play_all(local, jobs);
  {
    TestWorker worker(server);
    NatsExecutor first(server.connect(), "contest");
    EXPECT_EQ(play_all(first, jobs), expected);
  }
  // There are no more workers: the queue has kept these results.
  NatsExecutor second(server.connect(), "contest");
  EXPECT_EQ(play_all(second, jobs), expected);
}

TEST(NatsExecutor, a_job_asked_twice_in_one_run_is_told_twice) {
  const NatsServer server;
  TestWorker worker(server);
  auto jobs = some_jobs(2);
  jobs.push_back(jobs[0]);
  NatsExecutor remote(server.connect(), "contest");
  const auto outcomes = play_all(remote, jobs);
  EXPECT_EQ(outcomes[0], outcomes[2]);
  EXPECT_EQ(worker.count(WorkerEvent::Kind::kDone), 2);
}

TEST(NatsExecutor, enough_is_enough_and_takes_back_the_rest) {
  const NatsServer server;
  TestWorker worker(server);
  NatsExecutor remote(server.connect(), "contest");
  int told = 0;
  const auto jobs = some_jobs(400);
  ASSERT_TRUE(
      remote.run(jobs, [&](std::size_t, const arena::GameOutcome&) { return ++told < 10; }, {}));
  EXPECT_EQ(told, 10);
  EXPECT_LT(worker.count(WorkerEvent::Kind::kDone), 400);
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
      some_jobs(3), [](std::size_t, const arena::GameOutcome&) { return true; }, stop.get_token());
  EXPECT_TRUE(ran);
}

TEST(NatsExecutor, a_bad_job_is_an_error_as_on_one_machine) {
  const NatsServer server;
  TestWorker worker(server);
  auto jobs = some_jobs(1, "nobody");
  NatsExecutor remote(server.connect(), "contest");
  arena::LocalExecutor local(1);
  const auto done = [](std::size_t, const arena::GameOutcome&) { return true; };
  const auto far = remote.run(jobs, done, {});
  const auto near = local.run(jobs, done, {});
  ASSERT_FALSE(far);
  ASSERT_FALSE(near);
  EXPECT_EQ(far.error().code, near.error().code);
  EXPECT_EQ(far.error().message, near.error().message);
}

// The error that ends a contest that no worker takes, and the events until then.
Error refused_contest(const NatsServer& server, const std::vector<arena::GameJob>& jobs,
                      std::vector<std::string>& told) {
  NatsExecutor remote(
      server.connect(), "contest", [&](const std::string& sentence) { told.push_back(sentence); },
      Milliseconds(1500));
  const auto ran =
      remote.run(jobs, [](std::size_t, const arena::GameOutcome&) { return true; }, {});
  return ran ? Error{} : ran.error();
}

TEST(NatsExecutor, workers_run_no_programs_unless_they_are_told_to) {
  const NatsServer server;
  TestWorker worker(server);
  std::vector<std::string> told;
  const Error error = refused_contest(server, some_jobs(40, "command:true"), told);
  EXPECT_EQ(error.code, "no_commands");
  EXPECT_THAT(error.message, testing::HasSubstr("No worker takes the games."));
  EXPECT_THAT(error.message, testing::HasSubstr("--commands"));
  EXPECT_THAT(told, testing::ElementsAre(testing::HasSubstr("--commands")));
  EXPECT_EQ(worker.count(WorkerEvent::Kind::kRefused), 1) << "told once for each reason";
  EXPECT_EQ(worker.count(WorkerEvent::Kind::kDone), 0);
}

TEST(NatsExecutor, games_that_a_worker_refused_are_played_by_the_next) {
  const NatsServer server;
  const auto jobs = some_jobs(6, "command:true");
  std::vector<std::string> told;
  {
    const TestWorker worker(server);
    EXPECT_EQ(refused_contest(server, jobs, told).code, "no_commands");
  }
  TestWorker worker(server, true);
  NatsExecutor remote(server.connect(), "contest");
  arena::LocalExecutor local(1);
  EXPECT_EQ(play_all(remote, jobs), play_all(local, jobs));
  EXPECT_EQ(worker.count(WorkerEvent::Kind::kDone), 6);
}

TEST(NatsExecutor, one_worker_without_commands_does_not_end_the_contest_of_others) {
  const NatsServer server;
  TestWorker without(server);
  TestWorker with(server, true);
  const auto jobs = some_jobs(20, "command:true");
  NatsExecutor remote(server.connect(), "contest");
  arena::LocalExecutor local(1);
  EXPECT_EQ(play_all(remote, jobs), play_all(local, jobs));
  EXPECT_EQ(without.count(WorkerEvent::Kind::kDone), 0);
  EXPECT_EQ(with.count(WorkerEvent::Kind::kDone), 20);
}

// However long another worker has refused the other jobs.
TEST(NatsExecutor, a_worker_at_work_is_waited_for_while_another_refuses) {
  const NatsServer server;
  auto jobs = some_jobs(4, "command:sleep 60");
  for (arena::GameJob& job : jobs) job.answer_ms = 4000;  // then it forfeits
  TestWorker with(server, true);
  const std::jthread later([&] {
    while (with.count(WorkerEvent::Kind::kTaken) == 0) std::this_thread::sleep_for(kLook);
    const TestWorker without(server);
    std::this_thread::sleep_for(Milliseconds(2500));
  });
  NatsExecutor remote(server.connect(), "contest", {}, Milliseconds(1000));
  for (const arena::GameOutcome& outcome : play_all(remote, jobs)) {
    EXPECT_THAT(outcome.fault, testing::Contains(testing::HasSubstr("within 4000 ms")));
  }
}

TEST(NatsExecutor, a_program_that_a_worker_lacks_loses_no_game) {
  const NatsServer server;
  const TemporaryFolder folder;
  const std::string path = folder.file("bot");
  const auto jobs = some_jobs(4, "command:" + path);
  TestWorker worker(server, true);
  std::vector<std::string> told;
  const Error error = refused_contest(server, jobs, told);
  EXPECT_EQ(error.code, "no_program");
  EXPECT_THAT(error.message, testing::HasSubstr("Cannot start"));
  std::ofstream(path) << "#!/bin/sh\n";
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  NatsExecutor remote(server.connect(), "contest");
  arena::LocalExecutor local(1);
  EXPECT_EQ(play_all(remote, jobs), play_all(local, jobs));
}

// A worker's result for a job with this text.
Error refusal(const NatsServer& server, Queue& client, const std::string& id,
              const std::string& text) {
  const auto results = client.results(JobKind::kGame, "anna");
  EXPECT_TRUE(client.send({JobKind::kGame, "anna", id}, text));
  const auto heard = (*results)->next(kHang);
  if (!heard || !*heard) return {"silence", server.url(), ""};
  const auto outcome = read_game_result((*heard)->text);
  return outcome ? Error{} : outcome.error();
}

TEST(Worker, what_is_no_job_is_answered_and_gone) {
  const NatsServer server;
  TestWorker worker(server);
  const auto client = server.connect();
  EXPECT_EQ(refusal(server, *client, "1", "{").code, "bad_json");
  EXPECT_EQ(refusal(server, *client, "2", "{}").code, "missing_field");
  EXPECT_EQ(refusal(server, *client, "3", "").code, "bad_json");
  // The end of a job is not waited for.
  EXPECT_TRUE(eventually([&] { return client->count_workers(JobKind::kGame)->busy == 0; }));
  EXPECT_EQ(worker.count(WorkerEvent::Kind::kBad), 3);
}

TEST(Worker, a_job_of_which_no_worker_comes_back_is_given_up) {
  const NatsServer server;
  const auto client = server.connect();
  ASSERT_TRUE(client->send({JobKind::kGame, "anna", "1"}, "dynamite"));
  {
    const auto jobs = client->jobs(JobKind::kGame);
    ASSERT_TRUE(jobs);
    for (int i = 0; i < 20; ++i) {
      const auto job = (*jobs)->take(kHang);
      ASSERT_TRUE(job && *job);
      (*job)->release();
    }
  }
  const auto results = client->results(JobKind::kGame, "anna");
  ASSERT_TRUE(results);
  TestWorker worker(server);
  const auto heard = (*results)->next(kHang);
  ASSERT_TRUE(heard && *heard);
  EXPECT_EQ(read_game_result((*heard)->text).error().code, "given_up");
  // A job that is sent again is tried again, because there may be other workers by then.
  EXPECT_TRUE(eventually([&] {
    const auto again = client->send({JobKind::kGame, "anna", "1"}, "dynamite");
    EXPECT_TRUE(again && !again->result);
    return worker.count(WorkerEvent::Kind::kTaken) > 0;
  }));
}

TEST(Worker, one_that_is_stopped_gives_its_game_back_at_once) {
  const NatsServer server;
  const auto client = server.connect();
  auto job = some_jobs(1, "search:simulations=2000").front();
  job.turn_cap = 0;
  ASSERT_TRUE(client->send({JobKind::kGame, "anna", "1"}, json_text(arena::job_json(job))));
  {
    TestWorker worker(server);
    ASSERT_TRUE(eventually([&] { return worker.count(WorkerEvent::Kind::kTaken) == 1; }));
  }
  const auto jobs = client->jobs(JobKind::kGame);
  ASSERT_TRUE(jobs);
  const auto again = (*jobs)->take(Milliseconds(25'000));  // patience is 30 s
  ASSERT_TRUE(again && *again);
  EXPECT_GE((*again)->deliveries(), 2);  // a thread that was waiting may have had it in between
}

}  // namespace
}  // namespace kaisho::remote::test
