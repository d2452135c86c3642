// The thread on which requests to other servers are under way, all by one multi handle of libcurl,
// because a name that is looked up or a server that is slow must not keep the I/O thread waiting.
#pragma once

#include <curl/curl.h>

#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>

#include "server/outside/transfer.h"

namespace kaisho::server {

class OutsideThread {
 public:
  explicit OutsideThread(Outside::Rules rules);
  OutsideThread(const OutsideThread&) = delete;
  OutsideThread& operator=(const OutsideThread&) = delete;
  ~OutsideThread();

  // `done` is called once: on this thread, or at once where too many wait.
  void submit(OutsideRequest request, Transfer::Done done);

 private:
  struct MultiFreed {
    void operator()(CURLM* multi) const { curl_multi_cleanup(multi); }
  };
  struct Task {
    OutsideRequest request;
    Transfer::Done done;
  };

  void work();
  void begin_waiting();
  void begin(Task task);
  void finish_done();
  void end_all();
  bool is_stopping();
  std::deque<Task> take_waiting(std::size_t most);

  Outside::Rules rules_;
  std::unique_ptr<CURLM, MultiFreed> multi_;
  std::unordered_map<CURL*, std::unique_ptr<Transfer>> under_way_;
  std::mutex mutex_;
  std::deque<Task> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace kaisho::server
