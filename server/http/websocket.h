// The WebSocket of a page that has a table open.
#pragma once

#include "server/http/api.h"
#include "server/http/beast.h"
#include "server/http/connections.h"
#include "server/http/rate_limits.h"

namespace kaisho::server {

// What a WebSocket uses of the server, and whose it is.
struct WebSocketContext {
  Hall& hall;
  Connections& connections;
  RateLimits& rates;
  std::string address;  // address_name
};

// Serves the table until either end closes. `request` is the upgrade request.
Async<void> serve_websocket(TcpStream stream, http::request<http::string_body> request,
                            Api::Subscription subscription, WebSocketContext context);

}  // namespace kaisho::server
