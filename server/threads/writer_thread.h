// Writes to the store on a thread of its own. Jobs that wait at the same time share one commit, so
// that many tables wait for the disk no longer than one.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/store/store.h"
#include "server/threads/async.h"

namespace kaisho::server {

class WriterThread {
 public:
  // Writes to the store; on an error, nothing of it is kept.
  using Job = std::function<Expected<void>(Store&)>;
  // Is called when the job is safe on disk, or with the error.
  using Done = std::function<void(Expected<void>)>;
  // Runs a function on the thread that submits jobs.
  using Post = std::function<void(std::function<void()>)>;

  WriterThread(Store store, Post post);
  WriterThread(const WriterThread&) = delete;
  WriterThread& operator=(const WriterThread&) = delete;
  ~WriterThread();

  void submit(Job job, Done done);
  // Waits until the job is safe on disk, and goes on on the thread that submits jobs. Errors: the
  // job's, storage.
  Async<Expected<void>> write(Job job);
  // Makes every further job fail with this error, because the store is damaged.
  void refuse(const Error& why);
  // Finishes the jobs that wait and refuses later ones.
  void stop();

 private:
  struct Task {
    Job job;
    Done done;
  };

  void work();
  std::vector<Task> next_tasks();
  void run(std::vector<Task> tasks);
  Expected<void> begin();
  std::vector<Expected<void>> write_all(const std::vector<Task>& tasks);
  Expected<void> write_one(const Task& task);

  Store store_;
  Post post_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Task> tasks_;
  std::optional<Error> refusal_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace kaisho::server
