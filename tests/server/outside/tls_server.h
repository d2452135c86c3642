// A server at localhost that speaks TLS, with a certificate that nobody vouches for.
#pragma once

#include <string>
#include <thread>

namespace kaisho::server {

class TlsServer {
 public:
  TlsServer();
  TlsServer(const TlsServer&) = delete;
  TlsServer& operator=(const TlsServer&) = delete;
  ~TlsServer();

  int port() const { return port_; }
  // Waits for the one connection that it takes. What was read from it, or why TLS failed.
  std::string heard();

 private:
  void serve();

  int listening_;
  int port_ = 0;
  std::string heard_;
  std::thread thread_;
};

}  // namespace kaisho::server
