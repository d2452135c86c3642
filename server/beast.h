// What the few files that speak to the network directly take from Boost. No other header includes
// this one: it is long in compiling.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace kaisho {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using boost::asio::ip::tcp;

// Errors come back as values: auto [error, result] = co_await …
inline constexpr auto kValues = asio::as_tuple(asio::use_awaitable);

}  // namespace kaisho
