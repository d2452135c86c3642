// Identifies a browser by a random id, in a cookie that the server signs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/values/random.h"

namespace kaisho::server {

std::string new_browser();  // a new id

// Browsers keep one jar for all ports of a host: each server, known by its key, has a cookie of a
// name of its own, and leaves those of others alone.
class BrowserCookie {
 public:
  explicit BrowserCookie(const Key& key);

  // The value of Set-Cookie for a browser; with `secure` it is sent over TLS only.
  std::string set(const std::string& browser, bool secure) const;

  struct Found {
    std::string browser;
    bool renewed = true;  // false: by the name that all servers' cookies had before
  };
  // The browser that a Cookie header names; nothing when there is none or its signature is wrong.
  std::optional<Found> find(std::string_view header) const;

 private:
  std::optional<std::string> browser_of(std::string_view header, std::string_view name) const;

  Key key_;
  std::string name_;
};

}  // namespace kaisho::server
