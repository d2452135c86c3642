// The names from Boost for the few files that use the network directly. Other headers do not
// include this one, because it takes long to compile.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/http/read_toll.h"

namespace kaisho::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using boost::asio::ip::tcp;

// What both HTTP and WebSockets read from.
using TcpStream = beast::basic_stream<tcp, asio::any_io_executor, ReadToll>;

// Errors come back as values: auto [error, result] = co_await …
inline constexpr auto kValues = asio::as_tuple(asio::use_awaitable);

}  // namespace kaisho::server
