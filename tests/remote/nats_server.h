// A nats-server for a test: on a free port of this machine, with a temporary folder.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>

#include "remote/queue.h"

namespace kaisho::remote::test {

class NatsServer {
 public:
  // Without JetStream it has no queues.
  explicit NatsServer(bool jetstream = true);
  NatsServer(const NatsServer&) = delete;
  NatsServer& operator=(const NatsServer&) = delete;
  ~NatsServer();

  void start();  // on the same port, with the same folder
  void kill();   // as a power cut would

  std::string url() const { return "nats://127.0.0.1:" + std::to_string(port_); }
  // A new connection; the test fails if there is none.
  std::unique_ptr<Queue> connect(const std::string& program = "test",
                                 Milliseconds patience = Milliseconds(30'000)) const;

 private:
  bool jetstream_;
  std::string folder_;
  int port_ = 0;
  pid_t process_ = -1;
};

}  // namespace kaisho::remote::test
