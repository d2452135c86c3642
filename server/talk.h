// An HTTP connection, one request and its answer after the other.
#pragma once

#include <optional>
#include <string>

#include "server/async.h"
#include "server/beast.h"
#include "server/connections.h"
#include "server/request.h"

namespace kaisho {

using RawRequest = boost::beast::http::request<boost::beast::http::string_body>;

// The parts that do not know the network get plain texts. Errors: bad_request.
Expected<HttpRequest> plain_request(const RawRequest& request, const std::string& address);

class Talk final : public Connection {
 public:
  Talk(tcp::socket socket, const Limits& limits, Connections& connections)
      : stream_(std::move(socket)), limits_(limits), connections_(connections) {
    connections_.add(*this);
  }
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;
  ~Talk() override { connections_.remove(*this); }

  // An answer under way is finished first.
  void say_goodbye() override {
    if (answering_) {
      last_ = true;
    } else {
      cut();
    }
  }
  void cut() override {
    if (!taken_) stream_.close();
  }

  // The next request; nothing when there is none or it was broken, and answered so.
  Async<std::optional<RawRequest>> read();
  // False when the connection ends with it.
  Async<bool> write(const HttpAnswer& answer, const RawRequest& request);
  // After the last answer: lets it arrive before the connection goes.
  Async<void> finish();

  // For a WebSocket; nothing of the connection remains here.
  beast::tcp_stream take_stream() {
    taken_ = true;
    return std::move(stream_);
  }

 private:
  Async<bool> send_continue(unsigned version);

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  const Limits& limits_;
  Connections& connections_;
  bool answering_ = false;
  bool last_ = false;
  bool taken_ = false;
};

}  // namespace kaisho
