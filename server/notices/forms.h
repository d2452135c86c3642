// The request by which a message goes to each kind of way.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/reading/error.h"
#include "server/notices/message.h"
#include "server/outside/post.h"
#include "server/outside/web_push.h"
#include "server/store/notices.h"

namespace kaisho::server {

// Who sends.
struct Sending {
  PushKeys keys;
  std::string public_url;  // the origin by which people reach this server; empty: not known
};

// Errors: bad_request.
Expected<OutsideRequest> request_of(const Way& way, const NoticeMessage& message,
                                    const Sending& sending, std::int64_t now_ms);

// The value of the header by which a receiver knows that a body is this server's.
std::string signature_of(std::string_view body, std::string_view secret, std::int64_t now_s);

}  // namespace kaisho::server
