// Which seats have their table open on a screen now. May be used from any thread.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_map>

#include "core/values/seat.h"

namespace kaisho::server {

class Presence {
 public:
  void set(const std::string& table, Seat seat, bool here);
  bool here(const std::string& table, Seat seat) const;

 private:
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::uint32_t> seats_;  // by table, one bit for each seat
};

}  // namespace kaisho::server
