#include "server/threads/reader_thread.h"

namespace kaisho::server {

void ReaderThread::submit(Job job, Priority priority) {
  const std::lock_guard lock(mutex_);
  if (stopping_) return;
  (priority == Priority::kUrgent ? urgent_ : background_).push_back(std::move(job));
  wake_.notify_one();
}

void ReaderThread::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  store_.interrupt();
  if (thread_.joinable()) thread_.join();
}

void ReaderThread::work() {
  while (Job job = next_job()) job(store_);
}

// No job when the thread is to stop.
ReaderThread::Job ReaderThread::next_job() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return stopping_ || !urgent_.empty() || !background_.empty(); });
  if (stopping_) return {};
  std::deque<Job>& jobs = urgent_.empty() ? background_ : urgent_;
  Job job = std::move(jobs.front());
  jobs.pop_front();
  return job;
}

}  // namespace kaisho::server
