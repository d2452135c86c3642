// The addresses of other servers, read as libcurl reads them, so that what is checked is what is
// asked.
#pragma once

#include <string>
#include <string_view>

#include "core/reading/error.h"
#include "server/outside/post.h"

namespace kaisho::server {

struct OutsideUrl {
  std::string scheme;
  std::string host;  // in brackets where it is an address of IPv6
  std::string port;  // empty where it is the scheme's own

  std::string origin() const;  // such as "https://push.example.org"
};

// What check_outside_url promises, but for where the host lies.
Expected<OutsideUrl> read_outside_url(std::string_view url, const Outside::Rules& rules);

}  // namespace kaisho::server
