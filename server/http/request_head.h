// The head of a request: whether it may be believed, and what it says.
#pragma once

#include <optional>
#include <string>

#include "server/http/beast.h"
#include "server/http/client_address.h"
#include "server/http/http_message.h"

namespace kaisho::server {

using RawRequest = boost::beast::http::request<boost::beast::http::string_body>;
using RawHead = boost::beast::http::request_header<>;

// What the lines of a header that is a list say together.
std::string header_list(const RawHead& head, std::string_view name);

// The request without its body, for the parts that do not use Beast. Errors: bad_request,
// not_implemented, expectation. After any of them the connection has to end, because a proxy may
// see the end of this request, or its host, elsewhere.
Expected<HttpRequest> plain_request(const RawHead& head);

// The headers by which proxies name their client.
Forwarding forwarding_of(const RawHead& head);

// Whether the client wants to ask more on this connection.
bool wants_more(const RawHead& head);
// Whether it waits for our word before it sends the body.
bool waits_for_word(const RawHead& head);

// Whether it asks for a WebSocket, and why it cannot get one. Errors: bad_request, upgrade.
bool asks_for_websocket(const RawHead& head);
Expected<void> check_handshake(const RawHead& head);
// The handshake in the form that Beast reads, which looks at one line of each header only.
RawRequest plain_handshake(const RawHead& head);

}  // namespace kaisho::server
