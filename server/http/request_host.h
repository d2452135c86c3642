// The host that a request names.
#pragma once

#include <string_view>

namespace kaisho::server {

// Whether the text is a name or an address, maybe with a port (RFC 9112, 3.2).
bool is_host(std::string_view text);

}  // namespace kaisho::server
