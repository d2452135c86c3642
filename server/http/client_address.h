// The address of a client: the other end of a connection or, if that is a trusted proxy, the
// address that the proxy names.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"

namespace kaisho::server {

// The address itself, or the IPv4 address that is mapped into IPv6.
boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

// The name by which limits count: an IPv4 address, or the /64 network that an IPv6 subscriber has.
std::string address_name(const boost::asio::ip::address& address);

// The networks of the proxies that are trusted.
class Proxies {
 public:
  // Addresses and networks such as "10.0.0.0/8", "::1". Errors: bad_option.
  static Expected<Proxies> read(const std::vector<std::string>& networks);

  bool trust(const boost::asio::ip::address& address) const;

 private:
  struct Network {
    boost::asio::ip::address_v6 first;  // an IPv4 address is mapped into IPv6
    int bits = 128;
  };

  std::vector<Network> networks_;
};

// The headers in which proxies name their clients. Several lines are joined by commas.
struct Forwarding {
  std::string forwarded;  // RFC 7239
  std::string x_for;      // X-Forwarded-For
  std::string x_proto;    // X-Forwarded-Proto
};

struct Client {
  boost::asio::ip::address address;
  bool secure = false;  // it uses TLS, at least up to the first proxy
};

// The right-most address that does not belong to a trusted proxy. Headers count only if a trusted
// peer sent them. If both headers are there and name different clients, one of them is forged, and
// the proxy counts as the client.
Client client_of(const Proxies& proxies, const boost::asio::ip::address& peer,
                 const Forwarding& forwarding);

}  // namespace kaisho::server
