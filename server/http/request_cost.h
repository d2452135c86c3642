// What a request costs its client: one for what takes the server a tenth of a millisecond or less,
// a few for what takes milliseconds or waits for the disk.
#pragma once

#include "server/http/http_message.h"

namespace kaisho::server {

inline constexpr double kMessageCost = 1;        // of a WebSocket
inline constexpr double kControlCost = 0.2;      // a ping of a WebSocket, which is answered
inline constexpr double kUnreadCost = 1;         // of a malformed HTTP request
inline constexpr double kEntryCost = 1.0 / 200;  // each entry of a table's history, in addition
inline constexpr double kChangedCost = 0.8;      // lists that the client did not have, in addition
inline constexpr double kListCost = 3;           // lists that had to be read, in addition
inline constexpr double kReadCost = 0.1;         // each read beyond what is included
inline constexpr double kByteCost = 1.0 / 8192;  // each byte of it
inline constexpr double kIncludedCost = 1;       // of reading, in each request and message

// Depends on the head alone, because the client pays before the body is read. What turns out to be
// dearer is charged later: HttpResponse::further_cost.
double cost_of(const HttpRequest& request);

}  // namespace kaisho::server
