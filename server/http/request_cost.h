// What a request costs its client: one for what takes the server a tenth of a millisecond or less,
// a few for what takes milliseconds or waits for the disk.
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
