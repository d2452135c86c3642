// The messages that a page sends over the WebSocket of a table (docs/server.md).
#pragma once

#include <string>
#include <string_view>

#include "server/hall/hall.h"

namespace kaisho::server {

// Does what the message of this page asks for. The answer is a message, too.
Async<Json> answer_message(Hall& hall, OpenTablePtr open, Subscriber& page, std::string text);

}  // namespace kaisho::server
