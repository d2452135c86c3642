#include "server/outside/public_address.h"

#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace kaisho::server {
namespace {

using Bytes = std::span<const std::uint8_t>;

// All addresses that have these first bits.
struct Network {
  std::array<std::uint8_t, 4> first;
  int bits;
};

// The registries of special addresses (RFC 6890, RFC 6052 and later) have the reasons.
constexpr std::array kSpecial4 = std::to_array<Network>({
    {{0, 0, 0, 0}, 8},         // this network
    {{10, 0, 0, 0}, 8},        // private
    {{100, 64, 0, 0}, 10},     // shared by customers of a provider
    {{127, 0, 0, 0}, 8},       // this machine
    {{168, 63, 129, 16}, 32},  // a cloud provider's own service
    {{169, 254, 0, 0}, 16},    // one link; here clouds tell their machines secrets
    {{172, 16, 0, 0}, 12},     // private
    {{192, 0, 0, 0}, 24},      // protocols; a cloud's service, too
    {{192, 0, 2, 0}, 24},      // documentation
    {{192, 31, 196, 0}, 24},   // name servers for nobody's addresses
    {{192, 52, 193, 0}, 24},   // multicast by tunnels
    {{192, 88, 99, 0}, 24},    // relays of 6to4
    {{192, 168, 0, 0}, 16},    // private
    {{192, 175, 48, 0}, 24},   // name servers for private addresses
    {{198, 18, 0, 0}, 15},     // measurements
    {{198, 51, 100, 0}, 24},   // documentation
    {{203, 0, 113, 0}, 24},    // documentation
    {{224, 0, 0, 0}, 4},       // many receivers
    {{240, 0, 0, 0}, 4},       // reserved, and everybody on the link
});

// Everything else of IPv6 is mapped, translated, private, local or not given out.
constexpr Network kGlobal6 = {{0x20, 0, 0, 0}, 3};
constexpr std::array kSpecial6 = std::to_array<Network>({
    {{0x20, 0x01, 0x00, 0x00}, 23},  // protocols, Teredo among them
    {{0x20, 0x01, 0x0d, 0xb8}, 32},  // documentation
    {{0x20, 0x02, 0x00, 0x00}, 16},  // 6to4
    {{0x3f, 0xfe, 0x00, 0x00}, 16},  // a former network for trials
    {{0x3f, 0xff, 0x00, 0x00}, 20},  // documentation
});

std::uint32_t first_word(Bytes bytes) {
  std::uint32_t word = 0;
  for (const std::uint8_t byte : bytes.first<4>()) word = word << 8 | byte;
  return word;
}

bool is_in(Bytes address, const Network& network) {
  const std::uint32_t difference = first_word(address) ^ first_word(network.first);
  return std::countl_zero(difference) >= network.bits;
}

bool is_in_any(Bytes address, std::span<const Network> networks) {
  return std::ranges::any_of(networks, [&](const Network& one) { return is_in(address, one); });
}

bool is_public4(const sockaddr_in& address) {
  const auto bytes = std::bit_cast<std::array<std::uint8_t, 4>>(address.sin_addr);
  return !is_in_any(bytes, kSpecial4);
}

// Some routers unwrap an address of IPv4 that stands in the last half after 0:5efe (ISATAP).
bool is_wrapped(Bytes bytes) {
  return (bytes[8] & 0xfd) == 0 && bytes[9] == 0 && bytes[10] == 0x5e && bytes[11] == 0xfe;
}

bool is_public6(const sockaddr_in6& address) {
  const auto bytes = std::bit_cast<std::array<std::uint8_t, 16>>(address.sin6_addr);
  return is_in(bytes, kGlobal6) && !is_in_any(bytes, kSpecial6) && !is_wrapped(bytes);
}

}  // namespace

bool is_public_address(const sockaddr& address) {
  if (address.sa_family == AF_INET)
    return is_public4(reinterpret_cast<const sockaddr_in&>(address));
  if (address.sa_family == AF_INET6) {
    return is_public6(reinterpret_cast<const sockaddr_in6&>(address));
  }
  return false;
}

}  // namespace kaisho::server
