#include "server/http/proxy_watch.h"

#include <spdlog/spdlog.h>

#include <cstddef>

namespace kaisho::server {

void ProxyWatch::look(const boost::asio::ip::address& peer, const Forwarding& forwarding) {
  constexpr std::size_t kMost = 8;
  if (forwarding.x_for.empty() && forwarding.forwarded.empty()) return;
  if (warned_.size() >= kMost || !warned_.insert(peer).second) return;
  spdlog::warn(
      "{} says in {} for whom it asks, but it is not trusted, so everybody behind it counts as one "
      "address and shares its limits; if it is your proxy, start the server with "
      "--trusted-proxy {}",
      peer.to_string(), forwarding.x_for.empty() ? "Forwarded" : "X-Forwarded-For",
      peer.to_string());
}

}  // namespace kaisho::server
