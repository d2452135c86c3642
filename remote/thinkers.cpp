#include "remote/thinkers.h"

#include "remote/result_text.h"
#include "remote/waiting.h"

namespace kaisho {
namespace {

using Clock = std::chrono::steady_clock;

constexpr Milliseconds kListen{500};
constexpr std::chrono::seconds kSilence{10};  // nobody is asked after an answer that did not come

}  // namespace

Expected<std::unique_ptr<Thinkers>> Thinkers::open(Queue& queue, const std::string& client) {
  auto answers = queue.results(JobKind::kMove, client);
  if (!answers) return std::unexpected(answers.error());
  return std::unique_ptr<Thinkers>(new Thinkers(queue, client, *std::move(answers)));
}

Thinkers::Thinkers(Queue& queue, std::string client, std::unique_ptr<ResultSource> answers)
    : queue_(queue),
      client_(std::move(client)),
      answers_(std::move(answers)),
      listener_([this](const std::stop_token& stop) { listen(stop); }) {}

Thinkers::~Thinkers() = default;

void Thinkers::listen(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    const auto answer = answers_->next(kListen);
    if (!answer) sleep_until_stop(kListen, stop);
    if (!answer || !*answer) continue;
    const std::lock_guard lock(mutex_);
    const auto found = asked_.find((*answer)->id);
    if (found == asked_.end()) continue;  // too late
    *found->second = {(*answer)->text, true};
    answered_.notify_all();
  }
}

// A thought that waits in the queue is worse than one that begins here.
Expected<void> Thinkers::somebody_free() {
  if (Clock::now() < silent_until_.load()) return fail("nobody", "No worker answered lately.");
  const auto hands = queue_.hands(JobKind::kMove);
  if (hands && hands->free > 0) return {};
  if (!hands) silent_until_ = Clock::now() + kSilence;
  return fail("nobody", "No worker is free.");
}

Expected<std::string> Thinkers::choose(const MoveJob& job, Milliseconds wait) {
  if (const auto asked = somebody_free(); !asked) return std::unexpected(asked.error());
  const std::string id = std::to_string(next_++);
  Asked asked;
  std::unique_lock lock(mutex_);
  asked_[id] = &asked;
  lock.unlock();
  const auto sent = queue_.send({JobKind::kMove, client_, id}, json_text(move_job_json(job)));
  lock.lock();
  if (sent) answered_.wait_for(lock, wait, [&] { return asked.answered; });
  asked_.erase(id);
  lock.unlock();
  if (asked.answered) return read_move_result(asked.answer);
  silent_until_ = Clock::now() + kSilence;
  if (sent) queue_.withdraw(sent->number);
  return fail("nobody", sent ? "No worker answered in time." : sent.error().message);
}

}  // namespace kaisho
