#include "server/outside/outside_thread.h"

#include <algorithm>
#include <csignal>
#include <iterator>

namespace kaisho::server {
namespace {

constexpr int kLongestPollMs = 1000;  // whatever is to be done wakes it before

// libcurl is prepared once for the whole process.
CURLM* new_multi() {
  static const CURLcode kPrepared = curl_global_init(CURL_GLOBAL_DEFAULT);
  return kPrepared == CURLE_OK ? curl_multi_init() : nullptr;
}

// Whoever hangs up while this thread writes must not end the program.
void block_hang_ups() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

}  // namespace

OutsideThread::OutsideThread(Outside::Rules rules)
    : rules_(std::move(rules)), multi_(new_multi()), thread_([this] { work(); }) {}

OutsideThread::~OutsideThread() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  curl_multi_wakeup(multi_.get());
  thread_.join();
}

void OutsideThread::submit(OutsideRequest request, Transfer::Done done) {
  {
    const std::lock_guard lock(mutex_);
    if (multi_ && waiting_.size() < Outside::kWaiting) {
      waiting_.push_back({std::move(request), std::move(done)});
      done = {};
    }
  }
  if (done) return done({.why = "too_many"});
  curl_multi_wakeup(multi_.get());
}

void OutsideThread::work() {
  block_hang_ups();
  curl_multi_setopt(multi_.get(), CURLMOPT_MAXCONNECTS, static_cast<long>(Outside::kAtOnce));
  while (multi_ && !is_stopping()) {
    int running = 0;
    curl_multi_perform(multi_.get(), &running);
    finish_done();
    begin_waiting();
    curl_multi_poll(multi_.get(), nullptr, 0, kLongestPollMs, nullptr);
  }
  end_all();
}

void OutsideThread::begin_waiting() {
  for (Task& task : take_waiting(Outside::kAtOnce - under_way_.size())) begin(std::move(task));
}

void OutsideThread::begin(Task task) {
  auto transfer = std::make_unique<Transfer>(std::move(task.request), rules_, std::move(task.done));
  CURL* handle = transfer->handle();
  if (handle == nullptr || curl_multi_add_handle(multi_.get(), handle) != CURLM_OK) {
    return transfer->finish(CURLE_FAILED_INIT);
  }
  under_way_.emplace(handle, std::move(transfer));
}

void OutsideThread::finish_done() {
  int left = 0;
  while (const CURLMsg* message = curl_multi_info_read(multi_.get(), &left)) {
    CURL* handle = message->easy_handle;
    const CURLcode result = message->data.result;
    curl_multi_remove_handle(multi_.get(), handle);
    under_way_.extract(handle).mapped()->finish(result);
  }
}

void OutsideThread::end_all() {
  for (const auto& [handle, transfer] : under_way_) {
    curl_multi_remove_handle(multi_.get(), handle);
    transfer->finish(CURLE_ABORTED_BY_CALLBACK);
  }
  under_way_.clear();
  for (const Task& task : take_waiting(Outside::kWaiting)) task.done({.why = "unreachable"});
}

bool OutsideThread::is_stopping() {
  const std::lock_guard lock(mutex_);
  return stopping_;
}

std::deque<OutsideThread::Task> OutsideThread::take_waiting(std::size_t most) {
  const std::lock_guard lock(mutex_);
  const auto count = static_cast<std::ptrdiff_t>(std::min(most, waiting_.size()));
  std::deque<Task> taken(std::make_move_iterator(waiting_.begin()),
                         std::make_move_iterator(waiting_.begin() + count));
  waiting_.erase(waiting_.begin(), waiting_.begin() + count);
  return taken;
}

}  // namespace kaisho::server
