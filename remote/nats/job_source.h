// The worker's side of the queue.
#pragma once

#include <chrono>

#include "remote/nats/connection.h"

namespace kaisho::remote::nats {

class NatsJobSource final : public JobSource {
 public:
  NatsJobSource(const Connection& connection, JobKind kind)
      : connection_(connection), kind_(kind) {}

  Expected<void> open();
  Expected<std::unique_ptr<LeasedJob>> take(Milliseconds wait) override;

 private:
  std::unique_ptr<LeasedJob> lease(MessagePtr message) const;
  void look_whether_known();

  const Connection& connection_;
  JobKind kind_;
  SubscriptionPtr subscription_;
  std::chrono::steady_clock::time_point looked_;  // when the server was asked about the consumer
};

}  // namespace kaisho::remote::nats
