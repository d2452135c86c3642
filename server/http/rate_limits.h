// How much may be asked, and whose bucket pays for it. A stranger is known by the address alone, so
// all people behind one address share a bucket. Whoever has a seat has a bucket beside that, so
// that nobody else at the address can hold up their moves.
#pragma once

#include <string>
#include <utility>

#include "server/http/token_buckets.h"
#include "server/settings/limits.h"

namespace kaisho::server {

class RateLimits {
 public:
  using Clock = TokenBuckets::Clock;
  using Seconds = TokenBuckets::Seconds;

  explicit RateLimits(const Limits& limits)
      : addresses_(limits.asks_per_second, limits.asks_at_once),
        seats_(limits.asks_per_second * kOfOneSeat, limits.asks_at_once),
        seats_of_address_(limits.asks_per_second * kOfSeats, limits.asks_at_once) {}

  // See Payer. An empty `browser`: the address pays.
  Seconds take(const std::string& address, const std::string& browser, double cost);
  Seconds owe(const std::string& address, const std::string& browser, double cost);
  bool is_drained(const std::string& address) const {
    return addresses_.is_drained(address, Clock::now());
  }

 private:
  // Of what an address may ask: so much may each browser that has a seat, and so much may all of
  // them at one address together, so that many seats are not worth more than a few addresses.
  static constexpr double kOfOneSeat = 0.25;
  static constexpr double kOfSeats = 4;

  TokenBuckets addresses_;
  TokenBuckets seats_;  // by browser
  TokenBuckets seats_of_address_;
};

// Whoever pays: an address, or a browser that has a seat and asks from that address.
class Payer {
 public:
  Payer(RateLimits& limits, std::string address, std::string browser = {})
      : limits_(&limits), address_(std::move(address)), browser_(std::move(browser)) {}

  // As those of TokenBuckets.
  RateLimits::Seconds take(double cost) const { return limits_->take(address_, browser_, cost); }
  RateLimits::Seconds owe(double cost) const { return limits_->owe(address_, browser_, cost); }

 private:
  RateLimits* limits_;
  std::string address_;
  std::string browser_;  // empty: the address pays
};

}  // namespace kaisho::server
