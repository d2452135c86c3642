#include "remote/move_client.h"

#include "core/reading/fault.h"
#include "remote/result_text.h"
#include "remote/retry.h"

namespace kaisho::remote {
namespace {

using Clock = std::chrono::steady_clock;

constexpr Milliseconds kListen{500};
constexpr std::chrono::seconds kSilence{
    10};  // no worker is asked for so long after a missing answer

}  // namespace

Expected<std::unique_ptr<MoveClient>> MoveClient::open(Queue& queue, const std::string& client) {
  auto answers = queue.results(JobKind::kMove, client);
  if (!answers) return std::unexpected(answers.error());
  return std::unique_ptr<MoveClient>(new MoveClient(queue, client, *std::move(answers)));
}

MoveClient::MoveClient(Queue& queue, std::string client, std::unique_ptr<ResultSource> answers)
    : queue_(queue),
      client_(std::move(client)),
      answers_(std::move(answers)),
      listener_([this](const std::stop_token& stop) { listen(stop); }) {}

MoveClient::~MoveClient() = default;

void MoveClient::listen(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    const auto answer = answers_->next(kListen);
    if (!answer) sleep_until_stop(kListen, stop);
    if (!answer || !*answer) continue;
    const std::lock_guard lock(mutex_);
    const auto found = asked_.find((*answer)->id);
    if (found == asked_.end()) continue;  // the answer came too late
    *found->second = {(*answer)->text, true};
    answered_.notify_all();
  }
}

// If no worker is free, thinking here is quicker than waiting in the queue.
Expected<void> MoveClient::check_free_worker() {
  if (Clock::now() < silent_until_.load()) return fail("nobody", "remote.silent", {});
  const auto workers = queue_.count_workers(JobKind::kMove);
  if (workers && workers->free > 0) return {};
  if (!workers) silent_until_ = Clock::now() + kSilence;
  return fail("nobody", "remote.none_free", {});
}

Expected<std::string> MoveClient::choose(const MoveJob& job, Milliseconds wait,
                                         const std::stop_token& stop) {
  if (const auto asked = check_free_worker(); !asked) return std::unexpected(asked.error());
  const std::string id = std::to_string(next_++);
  Asked asked;
  std::unique_lock lock(mutex_);
  asked_[id] = &asked;
  lock.unlock();
  const JobAddress address{JobKind::kMove, client_, id};
  const auto wish = queue_.wish_for(address);  // ends with the waiting
  auto sent = queue_.send(address, json_text(move_job_json(job)));
  lock.lock();
  if (sent) answered_.wait_for(lock, stop, wait, [&] { return asked.answered; });
  asked_.erase(id);
  lock.unlock();
  if (asked.answered) return read_move_result(asked.answer);
  if (sent && stop.stop_requested()) {
    queue_.withdraw(address, sent->number);
    return fail("stopped", "Nobody wants the move any more.");
  }
  silent_until_ = Clock::now() + kSilence;
  if (!sent) {
    sent.error().code = "nobody";
    return std::unexpected(std::move(sent.error()));
  }
  queue_.withdraw(address, sent->number);
  return fail("nobody", "remote.late", {});
}

}  // namespace kaisho::remote
