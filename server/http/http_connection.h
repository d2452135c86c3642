// An HTTP connection: reads one request after the other and writes their responses.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "server/http/beast.h"
#include "server/http/connections.h"
#include "server/http/http_message.h"
#include "server/http/request_head.h"
#include "server/threads/async.h"

namespace kaisho::server {

class HttpConnection final : public Connection {
 public:
  HttpConnection(tcp::socket socket, const Limits& limits, Connections& connections);
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;
  ~HttpConnection() override;

  bool is_of_page() const override { return false; }
  // A response under way is finished first.
  void say_goodbye(std::chrono::milliseconds /*window*/) override {
    if (answering_) {
      last_ = true;
    } else {
      cut();
    }
  }
  void cut() override {
    if (!taken_) stream_.close();
  }

  // Reads the head of the next request, which may be refused before the rest is read. False when
  // there is no next request, or when it was malformed or slow; such a request has been answered.
  Async<bool> read_head() { return read_head(limits_.request_time); }
  Async<bool> read_head(std::chrono::seconds patience);
  // Until the rest is read.
  const RawHead& head() const { return parser_->get(); }
  // Who pays for what is read.
  ReadToll& toll() { return stream_.rate_policy(); }
  // Reads the rest, and gives the body, or nothing as above. What else came after the body (its
  // trailers) changes nothing of the head.
  Async<std::optional<std::string>> read_rest();
  // False when this was the connection's last response.
  Async<bool> write(const HttpResponse& response);
  // Answers a request without reading the rest of it, and finishes.
  Async<void> refuse(const HttpResponse& response);
  // Closes the connection so that the last response still arrives.
  Async<void> finish();

  // Hands the stream over to a WebSocket. This object no longer uses it.
  TcpStream take_stream() {
    taken_ = true;
    return std::move(stream_);
  }

 private:
  // What the answer must know of the request.
  struct Asked {
    unsigned version = 11;
    bool head_only = false;
    bool more = false;  // the client wants to go on after the answer
  };

  Async<beast::error_code> skip_empty_line();
  Async<bool> send_continue();
  void fill_head(auto& message, const HttpResponse& response, bool keep) const;
  Async<void> answer_fault(beast::error_code error);
  void start_clock(std::chrono::seconds patience);

  TcpStream stream_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  Asked asked_;
  // Stops the reading of a slow request. After a timeout of Beast's own the stream would be closed,
  // and the request could not be answered.
  asio::steady_timer clock_;
  std::shared_ptr<HttpConnection*> self_;
  bool late_ = false;
  const Limits& limits_;
  Connections& connections_;
  bool answering_ = false;
  bool last_ = false;
  bool taken_ = false;
};

}  // namespace kaisho::server
