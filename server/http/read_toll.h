// Charges for what a connection is sent, piece by piece: frames without content, chunks of one byte
// and heads that come byte by byte cost the server time although no request or message is whole.
#pragma once

#include <boost/beast/core/rate_policy.hpp>
#include <chrono>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "core/values/real.h"
#include "server/http/rate_limits.h"
#include "server/http/request_cost.h"

namespace kaisho::server {

// A rate policy of Beast's streams: it is asked before each read, and learns how much has come.
class ReadToll {
 public:
  using Clock = RateLimits::Clock;

  // From now on the reads are this payer's, with those before that nobody has paid for yet.
  void charge(Payer payer) {
    payer_ = std::move(payer);
    settle();
  }
  // Whoever sends next is not known yet.
  void charge_nobody() { payer_.reset(); }
  // A request or message that is paid for, or about to be, includes so much of what it takes to
  // read it.
  void include(double cost) { included_ = cost; }

 private:
  friend class boost::beast::rate_policy_access;

  // Longer than a flood of pings takes to be cut off, and shorter than the longest debt.
  static constexpr std::chrono::seconds kPatience{6};
  static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

  // Whoever owes what takes long to fill is not read until it is paid; Beast looks once a second.
  std::size_t available_read_bytes() const { return Clock::now() < paid_at_ ? 0 : kAll; }
  static std::size_t available_write_bytes() { return kAll; }

  void transfer_read_bytes(std::size_t bytes) {
    if (bytes == 0) return;
    included_ -= kReadCost + as_double(bytes) * kByteCost;
    settle();
  }
  void transfer_write_bytes(std::size_t /*bytes*/) {}
  void on_timer() {}

  void settle() {
    if (!payer_ || included_ >= 0) return;
    const RateLimits::Seconds wait = payer_->owe(-included_);
    included_ = 0;
    if (wait < kPatience) return;
    paid_at_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(wait);
  }

  std::optional<Payer> payer_;  // none: a proxy, until it says for whom it asks
  double included_ = 0;
  Clock::time_point paid_at_;
};

}  // namespace kaisho::server
