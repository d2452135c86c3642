// A worker's side of the queue.
#pragma once

#include "remote/nats/session.h"

namespace kaisho::nats {

class NatsJobSource final : public JobSource {
 public:
  NatsJobSource(const Session& session, JobKind kind) : session_(session), kind_(kind) {}

  Expected<void> open();
  Expected<std::unique_ptr<HeldJob>> take(Milliseconds wait) override;

 private:
  std::unique_ptr<HeldJob> held(MessagePtr message) const;

  const Session& session_;
  JobKind kind_;
  SubscriptionPtr subscription_;
};

}  // namespace kaisho::nats
