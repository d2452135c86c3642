#include "server/http/listen_address.h"

#include <algorithm>
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

}  // namespace kaisho::server
