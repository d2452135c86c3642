// Serves HTTP and WebSocket connections on one port. Api, StaticFiles and Hall make the responses.
#pragma once

#include <memory>
#include <string>

#include "server/http/api.h"
#include "server/http/client_address.h"
#include "server/http/static_files.h"

namespace kaisho::server {

class HttpServer {
 public:
  HttpServer(const boost::asio::any_io_executor& executor, Api& api, Hall& hall, StaticFiles& pages,
             const Limits& limits, Proxies proxies);
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;
  ~HttpServer();

  // Starts to listen, and returns the port, which the system chooses for port 0. Errors:
  // cannot_listen.
  Expected<int> listen(const std::string& address, int port);

  // Accepts no more connections, closes the open ones, and calls `ended` when all are closed or
  // have been cut off.
  void stop(std::function<void()> ended);

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace kaisho::server
