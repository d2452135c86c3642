// The address to listen at.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"

namespace kaisho::server {

// An address such as "127.0.0.1" or "::1", or the address of a name such as "localhost": its first
// IPv4 address, or else its first address. Errors: cannot_listen.
Expected<boost::asio::ip::address> resolve_address(const std::string& name);

// The addresses of this machine by which others reach a server that listens at all of them, at
// "0.0.0.0" or, with those of IPv6, at "::"; IPv4 first. None where it listens at one address.
std::vector<std::string> own_addresses(const boost::asio::ip::address& listening);

// Whether the host of an origin such as "http://localhost:8080" means the device itself, so that it
// leads nobody else here.
bool is_own_device(std::string_view origin);

}  // namespace kaisho::server
