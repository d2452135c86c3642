// Requests that this server sends to others, where people want to be told. Anybody may name such an
// address, so a request must not lead into the server's own network: what counts is the address
// that is connected to in the end, whatever a name said before.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"
#include "server/threads/async.h"

namespace kaisho::server {

// A request that this server sends to another: always POST.
struct OutsideRequest {
  std::string url;
  std::vector<std::string> headers;  // "Name: value"
  std::string body;
};

struct OutsideAnswer {
  // Of HTTP; 0: nobody answered. One of 3xx is a failure: no redirect is followed.
  int status = 0;
  // Where status is 0: refused_address, too_late, unreachable, bad_url or too_many.
  std::string why = {};
  // As the answer asks, at most a day; 0: it does not.
  int retry_after_s = 0;
};

class OutsideThread;

class Outside {
 public:
  struct Rules {
    bool private_addresses = false;        // for tests and home networks
    bool plain_http = false;               // likewise; else https only
    std::chrono::milliseconds most{6000};  // for all of a request that is under way
    std::string user_agent = {};
  };

  // Answers come on `executor`, whose context must live longer.
  Outside(const boost::asio::any_io_executor& executor, const Rules& rules);
  Outside(const Outside&) = delete;
  Outside& operator=(const Outside&) = delete;
  // Ends what is under way: whoever waits gets unreachable, if the executor still runs.
  ~Outside();

  // So many are under way at once, and so many more wait for them; the next is too_many.
  static constexpr std::size_t kAtOnce = 32;
  static constexpr std::size_t kWaiting = 256;

  Async<OutsideAnswer> post(OutsideRequest request);

 private:
  boost::asio::any_io_executor executor_;
  Rules rules_;
  std::unique_ptr<OutsideThread> thread_;
};

// For when somebody names an address, before it is stored: https (or http, where the rules say so),
// no user name, no fragment, at most 1,000 characters, port 443 or from 1024 on (80, too, for
// http). Errors: bad_url.
Expected<void> check_outside_url(std::string_view url, const Outside::Rules& rules);

}  // namespace kaisho::server
