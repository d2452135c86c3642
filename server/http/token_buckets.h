// Limits the rate of requests: every address has a bucket that fills with time, and every request
// takes its cost out of it.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <unordered_map>

namespace kaisho::server {

class TokenBuckets {
 public:
  using Clock = std::chrono::steady_clock;
  using Seconds = std::chrono::duration<double>;

  // A bucket gains `per_second` and is full after `fill_time`. 0: there is no limit.
  TokenBuckets(double per_second, Seconds fill_time)
      : per_second_(per_second), most_(per_second * fill_time.count()) {}

  // Zero if the bucket held the cost, which is then taken. Otherwise the time until it will hold
  // it; the refusal costs a little as well, so that asking again and again does not help.
  Seconds take(const std::string& name, double cost, Clock::time_point now);
  // Takes the cost even if the bucket does not hold it; the time until the debt is paid.
  Seconds owe(const std::string& name, double cost, Clock::time_point now);
  // Whether the name has been refused so often that it gets no more responses.
  bool is_drained(const std::string& name, Clock::time_point now) const;

  std::size_t size() const { return buckets_.size(); }

 private:
  struct Bucket {
    double level = 0;
    Clock::time_point at;
  };

  double level_of(const Bucket& bucket, Clock::time_point now) const;
  Bucket& bucket_of(const std::string& name, Clock::time_point now);
  void forget_full(Clock::time_point now);

  static constexpr std::size_t kFewNames = 1024;

  double per_second_;
  double most_;
  std::size_t sweep_at_ = kFewNames;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace kaisho::server
