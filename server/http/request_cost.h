// What a request costs its client. A request that takes the server about a tenth of a millisecond
// costs one.
#pragma once

#include "server/http/http_message.h"

namespace kaisho::server {

inline constexpr double kMessageCost = 1;        // of a WebSocket
inline constexpr double kControlCost = 0.2;      // a ping of a WebSocket, which is answered
inline constexpr double kUnreadCost = 1;         // of a malformed HTTP request
inline constexpr double kEntryCost = 1.0 / 200;  // each entry of a table's history, in addition

// Depends on the head alone, because the client pays before the body is read.
double cost_of(const HttpRequest& request);

}  // namespace kaisho::server
