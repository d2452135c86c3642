// Writes to the store on a thread of its own. Jobs that wait together share one commit, so that
// many tables cost no more waiting for the disk than one.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store.h"

namespace kaisho {

class Writer {
 public:
  // What is to be written: all of it or, on an error, nothing.
  using Job = std::function<Expected<void>(Store&)>;
  // Told once the job is safely on disk, or why it is not.
  using Done = std::function<void(Expected<void>)>;
  // Runs a function on the thread that asked.
  using Post = std::function<void(std::function<void()>)>;

  Writer(Store store, Post post);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer();

  void submit(Job job, Done done);
  // Finishes what was asked; later jobs are refused.
  void stop();

 private:
  struct Task {
    Job job;
    Done done;
  };

  void work();
  std::vector<Task> next_tasks();
  void write(std::vector<Task> tasks);
  std::vector<Expected<void>> write_all(const std::vector<Task>& tasks);
  Expected<void> write_one(const Task& task);

  Store store_;
  Post post_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Task> tasks_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace kaisho
