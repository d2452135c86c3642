// The messages of an open table from a page (docs/server.md).
#pragma once

#include <string>
#include <string_view>

#include "server/hall.h"

namespace kaisho {

// Does what the message asks for; the answer is a message, too.
Async<Json> answer_message(Hall& hall, OpenTablePtr open, Seat seat, std::string text);

}  // namespace kaisho
