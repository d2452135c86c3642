// The worker's side of the queue.
#pragma once

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

  const Connection& connection_;
  JobKind kind_;
  SubscriptionPtr subscription_;
};

}  // namespace kaisho::remote::nats
