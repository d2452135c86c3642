#include "server/http/token_buckets.h"

#include <algorithm>

namespace kaisho::server {
namespace {

constexpr double kRefusal = 0.2;

}  // namespace

double TokenBuckets::level_of(const Bucket& bucket, Clock::time_point now) const {
  return std::min(most_, bucket.level + Seconds(now - bucket.at).count() * per_second_);
}

TokenBuckets::Bucket& TokenBuckets::bucket_of(const std::string& name, Clock::time_point now) {
  if (buckets_.size() >= sweep_at_) forget_full(now);
  Bucket& bucket = buckets_.try_emplace(name, Bucket{most_, now}).first->second;
  bucket = {level_of(bucket, now), now};
  return bucket;
}

// A new bucket is full, so full ones need not be kept.
void TokenBuckets::forget_full(Clock::time_point now) {
  std::erase_if(buckets_, [&](const auto& entry) { return level_of(entry.second, now) >= most_; });
  sweep_at_ = std::max(kFewNames, buckets_.size() * 2);
}

TokenBuckets::Seconds TokenBuckets::take(const std::string& name, double cost,
                                         Clock::time_point now) {
  if (per_second_ <= 0) return Seconds(0);
  Bucket& bucket = bucket_of(name, now);
  cost = std::min(cost, most_);
  const double missing = cost - bucket.level;
  bucket.level = std::max(bucket.level - (missing > 0 ? kRefusal : cost), -most_);
  return Seconds(std::max(missing, 0.0) / per_second_);
}

TokenBuckets::Seconds TokenBuckets::owe(const std::string& name, double cost,
                                        Clock::time_point now) {
  if (per_second_ <= 0) return Seconds(0);
  Bucket& bucket = bucket_of(name, now);
  bucket.level = std::max(bucket.level - cost, -most_);
  return Seconds(std::max(-bucket.level, 0.0) / per_second_);
}

bool TokenBuckets::is_drained(const std::string& name, Clock::time_point now) const {
  const auto found = buckets_.find(name);
  return found != buckets_.end() && level_of(found->second, now) <= -most_ + 1;
}

}  // namespace kaisho::server
