// Which addresses lie in the public network, and not in this machine or in a network of its own.
#pragma once

#include <sys/socket.h>

namespace kaisho::server {

// False for every address that is private, local to a link or a machine, shared, reserved, for
// documentation or for many receivers, that cloud providers give to their own services, or in which
// an address of IPv4 is wrapped. `address` must be as large as its family's.
bool is_public_address(const sockaddr& address);

}  // namespace kaisho::server
