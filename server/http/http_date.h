// A time as HTTP writes it.
#pragma once

#include <ctime>
#include <string>

namespace kaisho::server {

// "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, 5.6.7).
std::string http_date(std::time_t time);

}  // namespace kaisho::server
