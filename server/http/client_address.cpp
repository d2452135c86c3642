#include "server/http/client_address.h"

#include <algorithm>
#include <boost/asio/ip/network_v6.hpp>
#include <charconv>
#include <optional>

#include "core/reading/fault.h"
#include "server/http/header_value.h"
#include "server/http/trimmed.h"

namespace kaisho::server {
namespace {

namespace ip = boost::asio::ip;

ip::address_v6 as_v6(const ip::address& address) {
  return address.is_v6() ? address.to_v6() : ip::make_address_v6(ip::v4_mapped, address.to_v4());
}

bool same_start(const ip::address_v6& a, const ip::address_v6& b, int bits) {
  const auto left = a.to_bytes();
  const auto right = b.to_bytes();
  for (std::size_t i = 0; i < left.size() && bits > 0; ++i, bits -= 8) {
    const int rest = std::min(bits, 8);
    if ((left[i] ^ right[i]) >> (8 - rest) != 0) return false;
  }
  return true;
}

std::string_view unquoted(std::string_view text) {
  const bool quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
  return quoted ? text.substr(1, text.size() - 2) : text;
}

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]:80"; not "unknown" or "_hidden".
std::optional<ip::address> node_of(std::string_view text) {
  text = unquoted(text);
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    text = text.substr(1, end - 1);
  } else if (std::ranges::count(text, ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  boost::system::error_code error;
  const ip::address address = ip::make_address(text, error);
  if (error || (address.is_v6() && address.to_v6().scope_id() != 0)) return std::nullopt;
  return plain_address(address);
}

// What one proxy says: from whom its request came, and by which protocol.
struct Hop {
  std::optional<ip::address> from;
  std::string_view proto;
};

std::vector<Hop> hops_of_forwarded(std::string_view header) {
  std::vector<Hop> hops;
  for (const std::string_view element : parts_of(header, ',')) {
    Hop hop;
    for (const std::string_view pair : parts_of(element, ';')) {
      const std::size_t equals = std::min(pair.find('='), pair.size());
      const std::string_view value = pair.substr(std::min(equals + 1, pair.size()));
      if (same_word(pair.substr(0, equals), "for")) hop.from = node_of(value);
      if (same_word(pair.substr(0, equals), "proto")) hop.proto = unquoted(value);
    }
    hops.push_back(hop);
  }
  return hops;
}

std::vector<Hop> hops_of_x(const Forwarding& forwarding) {
  std::vector<Hop> hops;
  const std::string_view proto = parts_of(forwarding.x_proto, ',').back();
  if (forwarding.x_for.empty()) return {{std::nullopt, proto}};
  for (const std::string_view node : parts_of(forwarding.x_for, ',')) {
    hops.push_back({node_of(node), proto});
  }
  return hops;
}

// Goes from right to left as long as the proxies are trusted.
Client walk(const Proxies& proxies, const ip::address& peer, const std::vector<Hop>& hops) {
  Client client{peer};
  for (auto hop = hops.rbegin(); hop != hops.rend() && proxies.trust(client.address); ++hop) {
    if (!hop->proto.empty()) client.secure = same_word(hop->proto, "https");
    if (!hop->from) break;
    client.address = *hop->from;
  }
  return client;
}

}  // namespace

ip::address plain_address(const ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

std::string address_name(const ip::address& address) {
  constexpr unsigned short kSubscriber = 64;
  const ip::address plain = plain_address(address);
  if (plain.is_v4()) return plain.to_string();
  ip::address_v6 six = plain.to_v6();
  six.scope_id(0);
  return ip::network_v6(six, kSubscriber).canonical().to_string();
}

Expected<Proxies> Proxies::read(const std::vector<std::string>& networks) {
  Proxies proxies;
  for (const std::string& text : networks) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    boost::system::error_code error;
    const ip::address address = plain_address(ip::make_address(text.substr(0, slash), error));
    const int most = address.is_v4() ? 32 : 128;
    int bits = most;
    if (slash < text.size()) {
      const char* const end = text.data() + text.size();
      const auto [stop, fault] = std::from_chars(text.data() + slash + 1, end, bits);
      if (fault != std::errc() || stop != end) bits = -1;
    }
    if (error || bits < 0 || bits > most) {
      return fail("bad_option", "server.proxy", {{"found", text}});
    }
    proxies.networks_.push_back({as_v6(address), bits + 128 - most});
  }
  return proxies;
}

bool Proxies::trust(const ip::address& address) const {
  const ip::address_v6 six = as_v6(address);
  return std::ranges::any_of(networks_, [&](const Network& network) {
    return same_start(six, network.first, network.bits);
  });
}

Client client_of(const Proxies& proxies, const ip::address& peer, const Forwarding& forwarding) {
  const ip::address plain = plain_address(peer);
  if (!proxies.trust(plain)) return {plain};
  Client by_x = walk(proxies, plain, hops_of_x(forwarding));
  if (forwarding.forwarded.empty()) return by_x;
  const Client by_standard = walk(proxies, plain, hops_of_forwarded(forwarding.forwarded));
  if (forwarding.x_for.empty() || by_x.address == by_standard.address) {
    return {by_standard.address, by_standard.secure || by_x.secure};
  }
  return {plain, by_standard.secure || by_x.secure};
}

}  // namespace kaisho::server
