// The queue itself, against a real nats-server.
#include "remote/queue.h"

#include <gmock/gmock.h>

#include <chrono>
#include <optional>
#include <thread>

#include "remote/retry.h"
#include "tests/remote/nats_server.h"

namespace kaisho::remote::test {
namespace {

constexpr Milliseconds kLong = kHang;
constexpr Milliseconds kShort{300};

const JobAddress kFirst{JobKind::kGame, "anna", "1"};

std::unique_ptr<LeasedJob> take(JobSource& jobs, Milliseconds wait = kLong) {
  auto job = jobs.take(wait);
  EXPECT_TRUE(job) << job.error().message;
  return job ? *std::move(job) : nullptr;
}

std::unique_ptr<JobSource> jobs_of(Queue& queue, JobKind kind = JobKind::kGame) {
  auto jobs = queue.jobs(kind);
  EXPECT_TRUE(jobs) << jobs.error().message;
  return *std::move(jobs);
}

// Waits for the next result.
std::optional<JobResult> hear(ResultSource& source) {
  for (int tries = 0; tries < 100; ++tries) {
    const auto result = source.next(Milliseconds(200));
    if (result && *result) return *result;
  }
  return {};
}

TEST(Queue, nobody_at_the_address_is_said_in_a_sentence) {
  const auto queue = Queue::connect({.url = "nats://ann:secret@127.0.0.1:1", .program = "test"});
  ASSERT_FALSE(queue);
  EXPECT_EQ(queue.error().code, "no_queue");
  EXPECT_THAT(queue.error().message, testing::HasSubstr("nats://127.0.0.1:1"));
  EXPECT_THAT(queue.error().message, testing::Not(testing::HasSubstr("secret")));
}

TEST(Queue, what_is_no_address_is_said_in_a_sentence) {
  const auto queue = Queue::connect({.url = "nats://host:port", .program = "test"});
  ASSERT_FALSE(queue);
  EXPECT_EQ(queue.error().code, "bad_option") << queue.error().message;
}

TEST(Queue, a_server_without_jetstream_is_said_in_a_sentence) {
  const NatsServer server(false);
  const auto queue = Queue::connect({.url = server.url(), .program = "test"});
  ASSERT_FALSE(queue);
  EXPECT_EQ(queue.error().code, "no_jetstream");
  EXPECT_THAT(queue.error().message, testing::HasSubstr("nats-server -js"));
}

TEST(Queue, a_job_goes_to_a_worker_and_its_result_comes_back) {
  const NatsServer server;
  const auto client = server.connect();
  const auto worker = server.connect();
  const auto results = client->results(JobKind::kGame, "anna");
  ASSERT_TRUE(results);
  ASSERT_TRUE(client->send(kFirst, "play!"));
  const auto jobs = jobs_of(*worker);
  const auto job = take(*jobs);
  ASSERT_TRUE(job);
  EXPECT_EQ(job->text(), "play!");
  EXPECT_EQ(job->address().client, "anna");
  EXPECT_EQ(job->address().id, "1");
  EXPECT_EQ(job->deliveries(), 1);
  EXPECT_FALSE(job->known_result());
  ASSERT_TRUE(job->answer("played"));
  const auto heard = hear(**results);
  ASSERT_TRUE(heard);
  EXPECT_EQ(heard->id, "1");
  EXPECT_EQ(heard->text, "played");
  EXPECT_FALSE(take(*jobs, kShort)) << "an answered job is over";
}

TEST(Queue, a_job_sent_twice_waits_once) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto first = queue->send(kFirst, "play!");
  const auto again = queue->send(kFirst, "play!");
  ASSERT_TRUE(first && again);
  EXPECT_EQ(first->number, again->number);
  EXPECT_FALSE(again->result);
  const auto jobs = jobs_of(*queue);
  const auto job = take(*jobs);
  EXPECT_FALSE(take(*jobs, kShort));
}

TEST(Queue, a_job_sent_again_when_it_is_done_has_its_result_at_once) {
  const NatsServer server;
  const auto queue = server.connect();
  ASSERT_TRUE(queue->send(kFirst, "play!"));
  const auto jobs = jobs_of(*queue);
  ASSERT_TRUE(take(*jobs)->answer("played"));
  // The queue may take a moment to remove a job that is done.
  std::optional<std::string> result;
  EXPECT_TRUE(eventually([&] {
    const auto again = queue->send(kFirst, "play!");
    if (again) result = again->result;
    return !again || result;
  }));
  EXPECT_EQ(result, "played");
}

// Sends again until the queue has removed the job before.
std::uint64_t send_again(Queue& queue, std::uint64_t before) {
  std::uint64_t number = before;
  EXPECT_TRUE(eventually([&] {
    const auto again = queue.send(kFirst, "play!");
    number = again ? again->number : 0;
    return number != before || again->result;
  }));
  return number;
}

TEST(Queue, a_job_answered_with_an_error_is_queued_anew_when_it_is_sent_again) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto sent = queue->send(kFirst, "play!");
  ASSERT_TRUE(sent);
  const auto jobs = jobs_of(*queue);
  ASSERT_TRUE(take(*jobs)->answer(R"({"error":{"code":"no_commands","message":"No."}})"));
  EXPECT_GT(send_again(*queue, sent->number), sent->number);
  const auto again = take(*jobs);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->deliveries(), 1);
  EXPECT_FALSE(again->known_result());
  ASSERT_TRUE(again->answer("played"));
  const auto other = server.connect();
  std::optional<std::string> result;
  EXPECT_TRUE(eventually([&] {
    const auto last = other->send(kFirst, "play!");
    if (last) result = last->result;
    return !last || result;
  }));
  EXPECT_EQ(result, "played") << "in the error's place";
}

TEST(Queue, a_withdrawn_job_is_gone_and_can_be_sent_again) {
  const NatsServer server;
  const auto queue = server.connect();
  queue->withdraw(kFirst, queue->send(kFirst, "play!")->number);
  const auto jobs = jobs_of(*queue);
  EXPECT_FALSE(take(*jobs, kShort));
  ASSERT_TRUE(queue->send(kFirst, "play!"));
  EXPECT_TRUE(take(*jobs));
}

// In a queue that was lost and made again, the number is another job's.
TEST(Queue, a_job_is_not_withdrawn_by_the_number_of_another) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto sent = queue->send(kFirst, "play!");
  queue->withdraw({JobKind::kGame, "bert", "1"}, sent->number);
  EXPECT_TRUE(take(*jobs_of(*queue)));
}

TEST(Queue, a_store_that_was_lost_is_made_again_and_its_results_are_heard_from_the_beginning) {
  NatsServer server;
  const auto queue = server.connect();
  const auto results = *queue->results(JobKind::kGame, kFirst.client);
  const auto play = [&] {
    const auto jobs = jobs_of(*queue);
    ASSERT_TRUE(retry_while_away({}, [&] { return queue->send(kFirst, "play!"); }));
    std::unique_ptr<LeasedJob> job;
    ASSERT_TRUE(eventually([&] {
      auto taken = jobs->take(kShort);
      if (taken) job = *std::move(taken);
      return job != nullptr;
    }));
    ASSERT_TRUE(job->answer("played"));
    const auto result = hear(*results);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->text, "played");
  };
  play();
  server.kill();
  server.lose_store();
  server.start();
  play();
}

// Signs of life for longer than the queue is patient: whether they came in time, on this machine.
bool keeps_alive(LeasedJob& job, Milliseconds patience) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + patience + patience / 2;
  for (auto last = Clock::now(); last < end;) {
    std::this_thread::sleep_for(patience / 10);
    job.heartbeat();
    if (Clock::now() - last > patience / 2) return false;
    last = Clock::now();
  }
  return true;
}

TEST(Queue, a_silent_workers_job_goes_to_another_and_a_lively_ones_does_not) {
  for (const Milliseconds patience :
       {Milliseconds(2500), Milliseconds(10'000), Milliseconds(40'000)}) {
    const NatsServer server;
    const auto queue = server.connect("test", patience);
    ASSERT_TRUE(queue->send(kFirst, "play!"));
    const auto jobs = jobs_of(*queue);
    const auto job = take(*jobs);
    ASSERT_TRUE(job);
    if (!keeps_alive(*job, patience)) continue;  // the machine was away: with more patience
    EXPECT_FALSE(take(*jobs, Milliseconds(100))) << "after signs of life";
    const auto again = take(*jobs, kHang);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->deliveries(), 2);
    return;
  }
  FAIL() << "the machine was away for 20 s, three times";
}

// The end of a question before must not be heard as the end of this one.
TEST(Queue, who_asks_again_is_given_the_whole_time) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto jobs = jobs_of(*queue);
  for (int tries = 0; tries < 40; ++tries) {
    take(*jobs, Milliseconds(1 + tries % 4));
    const auto start = std::chrono::steady_clock::now();
    EXPECT_FALSE(take(*jobs, Milliseconds(60)));
    EXPECT_GE(std::chrono::steady_clock::now() - start, Milliseconds(60));
  }
}

TEST(Queue, a_job_given_back_goes_to_another_at_once) {
  const NatsServer server;
  const auto queue = server.connect();
  ASSERT_TRUE(queue->send(kFirst, "play!"));
  const auto jobs = jobs_of(*queue);
  take(*jobs)->release();
  const auto again = take(*jobs, Milliseconds(25'000));  // patience is 30 s
  ASSERT_TRUE(again);
  EXPECT_EQ(again->deliveries(), 2);
}

TEST(Queue, who_fell_silent_after_the_result_leaves_it_to_the_next_worker) {
  const NatsServer server;
  const auto queue = server.connect("test", Milliseconds(500));
  ASSERT_TRUE(queue->send(kFirst, "play!"));
  const auto jobs = jobs_of(*queue);
  const auto late = take(*jobs);
  const auto other = take(*jobs);
  ASSERT_TRUE(late && other);
  ASSERT_TRUE(late->answer("played"));
  EXPECT_EQ(other->known_result(), "played");
}

TEST(Queue, jobs_go_to_workers_of_the_same_program_only) {
  const NatsServer server;
  const auto older = server.connect("older");
  const auto newer = server.connect("newer");
  ASSERT_TRUE(newer->send(kFirst, "play!"));
  const auto jobs = jobs_of(*older);
  EXPECT_FALSE(take(*jobs, kShort));
  const auto right = jobs_of(*newer);
  EXPECT_TRUE(take(*right));
}

TEST(Queue, results_are_told_to_their_client_alone) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto annas = queue->results(JobKind::kGame, "anna");
  const auto berts = queue->results(JobKind::kGame, "bert");
  ASSERT_TRUE(annas && berts);
  ASSERT_TRUE(queue->send({JobKind::kGame, "bert", "1"}, "play!"));
  const auto jobs = jobs_of(*queue);
  ASSERT_TRUE(take(*jobs)->answer("played"));
  EXPECT_TRUE(hear(**berts));
  EXPECT_FALSE(*(*annas)->next(kShort));
}

TEST(Queue, a_moves_answer_is_told_and_not_kept) {
  const NatsServer server;
  const auto queue = server.connect();
  const auto answers = queue->results(JobKind::kMove, "anna");
  ASSERT_TRUE(answers);
  ASSERT_TRUE(queue->send({JobKind::kMove, "anna", "1"}, "think!"));
  const auto jobs = jobs_of(*queue, JobKind::kMove);
  ASSERT_TRUE(take(*jobs)->answer("thought"));
  const auto heard = hear(**answers);
  ASSERT_TRUE(heard);
  EXPECT_EQ(heard->text, "thought");
  const auto late = queue->results(JobKind::kMove, "anna");
  ASSERT_TRUE(late);
  EXPECT_FALSE(*(*late)->next(kShort));
}

TEST(Queue, hands_are_counted) {
  const NatsServer server;
  const auto queue = server.connect();
  EXPECT_EQ(queue->count_workers(JobKind::kGame)->free, 0);
  const auto jobs = jobs_of(*queue);
  std::jthread waiting([&] { EXPECT_TRUE(take(*jobs)); });
  EXPECT_TRUE(eventually([&] { return queue->count_workers(JobKind::kGame)->free == 1; }));
  ASSERT_TRUE(queue->send(kFirst, "play!"));
  waiting.join();
  EXPECT_EQ(queue->count_workers(JobKind::kGame)->busy, 1);
}

TEST(Queue, jobs_and_results_outlive_a_server_that_is_killed) {
  NatsServer server;
  const auto queue = server.connect("test", Milliseconds(2000));
  const auto results = queue->results(JobKind::kGame, "anna");
  ASSERT_TRUE(results);
  ASSERT_TRUE(queue->send(kFirst, "play!"));
  ASSERT_TRUE(queue->send({JobKind::kGame, "anna", "2"}, "play!"));
  const auto jobs = jobs_of(*queue);
  const auto job = take(*jobs);
  server.kill();
  EXPECT_EQ(queue->send({JobKind::kGame, "anna", "3"}, "play!").error().code, "queue_away");
  server.start();
  const std::stop_source never;
  ASSERT_TRUE(retry_while_away(never.get_token(), [&] { return job->answer("first"); }));
  EXPECT_EQ(hear(**results)->text, "first");
  const auto next = retry_while_away(never.get_token(), [&] { return jobs->take(kLong); });
  ASSERT_TRUE(next && *next) << (next ? "none came" : next.error().message);
  EXPECT_TRUE((*next)->address().id == "2" || (*next)->deliveries() > 1);
}

}  // namespace
}  // namespace kaisho::remote::test
