// A server at 127.0.0.1 on a thread of its own, for requests that ours sends out.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/threads/async.h"

namespace kaisho::server {

class LocalServer {
 public:
  using Socket = boost::asio::ip::tcp::socket;
  using Answer = std::function<Async<void>(Socket&)>;

  // `answer` writes to each connection once a request was read from it; then it is closed.
  explicit LocalServer(Answer answer);
  explicit LocalServer(const std::string& text) : LocalServer(says(text)) {}
  LocalServer(const LocalServer&) = delete;
  LocalServer& operator=(const LocalServer&) = delete;
  ~LocalServer();

  static Answer says(const std::string& text);
  static Answer says_nothing();
  static Answer says_without_end(const std::string& begin, const std::string& more);

  int port() const { return port_; }
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port_) + "/hook"; }
  int connections() const { return connections_; }
  std::vector<std::string> requests();

 private:
  Async<void> accept_all();
  Async<void> serve(Socket socket);

  Answer answer_;
  boost::asio::io_context io_;
  boost::asio::ip::tcp::acceptor acceptor_;
  int port_;
  std::atomic<int> connections_ = 0;
  std::mutex mutex_;
  std::vector<std::string> requests_;
  std::thread thread_;
};

}  // namespace kaisho::server
