// Which letters are under way now: so many at once that nobody's slow way holds up those of others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "server/store/notices.h"

namespace kaisho::server {

// The host of an address, with its port.
std::string_view host_of(std::string_view url);

class UnderWay {
 public:
  static constexpr std::size_t kAtOnce = 32;  // in all
  static constexpr int kOfHost = 16;          // half of them: others share push services
  static constexpr int kOfPerson = 4;

  // Whether the letter may go now; if so, it is under way until `end`.
  bool begin(const Letter& letter);
  void end(const Letter& letter);
  std::size_t count() const { return ways_.size(); }

 private:
  std::set<std::string> ways_;  // one letter at a time
  std::map<std::string, int, std::less<>> hosts_;
  std::map<std::int64_t, int> people_;
};

}  // namespace kaisho::server
