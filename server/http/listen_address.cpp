#include "server/http/listen_address.h"

#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <optional>

#include "core/reading/fault.h"

namespace kaisho::server {

namespace asio = boost::asio;

Expected<asio::ip::address> resolve_address(const std::string& name) {
  boost::system::error_code error;
  asio::ip::address written = asio::ip::make_address(name, error);
  if (!error) return written;
  asio::io_context io(1);
  asio::ip::tcp::resolver resolver(io);
  const auto found = resolver.resolve(name, "", asio::ip::tcp::resolver::passive, error);
  if (error || found.empty()) {
    return fail("cannot_listen", "server.address", {{"found", name}, {"why", error.message()}});
  }
  const auto ipv4 =
      std::ranges::find_if(found, [](const auto& one) { return one.endpoint().address().is_v4(); });
  return (ipv4 == found.end() ? found.begin() : ipv4)->endpoint().address();
}

namespace {

// By which others reach this machine: neither the device itself nor one that needs the link's name.
bool is_for_others(const asio::ip::address& address) {
  return !address.is_loopback() && !(address.is_v6() && address.to_v6().is_link_local());
}

std::optional<asio::ip::address> address_of(const sockaddr* address) {
  if (address == nullptr) return std::nullopt;
  const bool six = address->sa_family == AF_INET6;
  if (!six && address->sa_family != AF_INET) return std::nullopt;
  std::array<char, NI_MAXHOST> text{};
  const socklen_t size = six ? sizeof(sockaddr_in6) : sizeof(sockaddr_in);
  if (getnameinfo(address, size, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) != 0) {
    return std::nullopt;
  }
  boost::system::error_code error;
  const asio::ip::address found = asio::ip::make_address(text.data(), error);
  return error ? std::nullopt : std::optional(found);
}

}  // namespace

std::vector<std::string> own_addresses(const asio::ip::address& listening) {
  ifaddrs* all = nullptr;
  if (!listening.is_unspecified()) return {};
  if (getifaddrs(&all) != 0) return {};
  std::vector<asio::ip::address> addresses;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    const std::optional<asio::ip::address> address = address_of(one->ifa_addr);
    if (!address || !is_for_others(*address)) continue;
    if (address->is_v4() || listening.is_v6()) addresses.push_back(*address);
  }
  freeifaddrs(all);
  std::ranges::stable_partition(addresses, [](const auto& one) { return one.is_v4(); });
  std::vector<std::string> texts;
  texts.reserve(addresses.size());
  for (const asio::ip::address& one : addresses) texts.push_back(one.to_string());
  return texts;
}

bool is_own_device(std::string_view origin) {
  std::string_view host = origin.substr(origin.find("://") + 3);
  const bool six = host.starts_with('[');
  host = six ? host.substr(1, host.find(']') - 1) : host.substr(0, host.find(':'));
  if (host == "localhost" || host.ends_with(".localhost")) return true;
  boost::system::error_code error;
  const asio::ip::address address = asio::ip::make_address(std::string(host), error);
  return !error && (address.is_loopback() || address.is_unspecified());
}

}  // namespace kaisho::server
