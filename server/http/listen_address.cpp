#include "server/http/listen_address.h"

#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "core/fault.h"

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

std::vector<std::string> own_addresses() {
  std::vector<std::string> addresses;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return addresses;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    std::array<char, NI_MAXHOST> text{};
    if (getnameinfo(one->ifa_addr, sizeof(sockaddr_in), text.data(), text.size(), nullptr, 0,
                    NI_NUMERICHOST) != 0) {
      continue;
    }
    boost::system::error_code error;
    const asio::ip::address address = asio::ip::make_address(text.data(), error);
    if (!error && !address.is_loopback()) addresses.push_back(address.to_string());
  }
  freeifaddrs(all);
  return addresses;
}

bool is_own_device(std::string_view origin) {
  std::string_view host = origin.substr(origin.find("://") + 3);
  const bool six = host.starts_with('[');
  host = six ? host.substr(1, host.find(']') - 1) : host.substr(0, host.find(':'));
  if (host == "localhost" || host.ends_with(".localhost")) return true;
  boost::system::error_code error;
  const asio::ip::address address = asio::ip::make_address(std::string(host), error);
  return !error && address.is_loopback();
}

}  // namespace kaisho::server
