// The network: HTTP and WebSocket connections on one port. What is said there is the business of
// Api, Pages and Hall.
#pragma once

#include <memory>
#include <string>

#include "server/api.h"
#include "server/pages.h"

namespace kaisho {

class Web {
 public:
  Web(const boost::asio::any_io_executor& executor, Api& api, Hall& hall, const Pages& pages,
      const Limits& limits);
  Web(const Web&) = delete;
  Web& operator=(const Web&) = delete;
  ~Web();

  // Starts to listen; the port, which matters when 0 was asked for. Errors: cannot_listen.
  Expected<int> listen(const std::string& address, int port);

  // Takes no more connections, says goodbye to those there are, and calls `ended` when all are gone
  // or have been cut off.
  void stop(std::function<void()> ended);

 private:
  struct Inside;
  std::shared_ptr<Inside> inside_;
};

}  // namespace kaisho
