// A nats-server for a test: on a free port of this machine, with a temporary folder.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <thread>

#include "remote/queue.h"

namespace kaisho::remote::test {

// Only what hangs takes as long, on any machine.
constexpr Milliseconds kHang{180'000};

// Looks until it is so; false where it does not come.
template <class Condition>
bool eventually(const Condition& condition) {
  const auto end = std::chrono::steady_clock::now() + kHang;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(Milliseconds(20));
  }
  return true;
}

class NatsServer {
 public:
  // Without JetStream it has no queues.
  explicit NatsServer(bool jetstream = true);
  NatsServer(const NatsServer&) = delete;
  NatsServer& operator=(const NatsServer&) = delete;
  ~NatsServer();

  void start();       // on the same port, with the same folder
  void kill();        // as a power cut would
  void lose_store();  // as where its disk was replaced; while it does not run

  std::string url() const { return "nats://127.0.0.1:" + std::to_string(port_); }
  // A new connection; the test fails if there is none.
  std::unique_ptr<Queue> connect(const std::string& program = "test",
                                 Milliseconds patience = Milliseconds(30'000)) const;

 private:
  bool has_ended();

  bool jetstream_;
  std::string folder_;
  int port_ = 0;  // 0 before it started
  pid_t process_ = -1;
};

}  // namespace kaisho::remote::test
