// Notices a proxy that nobody has told the server to trust. All people behind it count as one
// address, and share what one may ask.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <set>

#include "server/http/client_address.h"

namespace kaisho::server {

class ProxyWatch {
 public:
  // To be called for a request from an address that is not trusted. Warns once of each address that
  // names other clients; only of the first few, since anybody can send such headers.
  void look(const boost::asio::ip::address& peer, const Forwarding& forwarding);

 private:
  std::set<boost::asio::ip::address> warned_;
};

}  // namespace kaisho::server
