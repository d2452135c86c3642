// Sends one message by one way, and says what came of it. It belongs to the I/O thread and owns
// the connections to other servers; it knows no tables and stores nothing.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <optional>
#include <string>

#include "server/notices/forms.h"
#include "server/threads/async.h"

namespace kaisho::server {

struct Outcome {
  bool ok = false;
  bool is_gone = false;  // the browser takes no messages any more
  std::string why;       // it failed: a word of OutsideAnswer, or status_ and the number
  int retry_after_s = 0;
};

// What an answer means for a way of this kind.
Outcome outcome_of(const OutsideAnswer& answer, WayKind kind);

class Sender {
 public:
  Sender(const boost::asio::any_io_executor& executor, const Outside::Rules& rules,
         Sending sending);

  Async<Outcome> send(Way way, NoticeMessage message);

  // Errors: bad_url.
  Expected<void> check_url(std::string_view url) const { return check_outside_url(url, rules_); }
  const std::string& public_key() const { return sending_.keys.public_key; }

 private:
  Outside::Rules rules_;
  Sending sending_;
  Outside outside_;
};

}  // namespace kaisho::server
