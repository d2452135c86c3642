// A WebSocket: an open table on somebody's screen.
#pragma once

#include "server/api.h"
#include "server/beast.h"
#include "server/connections.h"

namespace kaisho {

// Serves the table until either end has enough. `request` is the upgrade that was asked for.
Async<void> serve_socket(beast::tcp_stream stream, http::request<http::string_body> request,
                         Api::Live live, Hall& hall, Connections& connections);

}  // namespace kaisho
