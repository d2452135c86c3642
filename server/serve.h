// `kaisho serve`: tables, live updates and pages on one port.
#pragma once

#include <string>

#include "server/limits.h"

namespace kaisho {

struct ServeOptions {
  std::string address = "127.0.0.1";  // where to listen; "0.0.0.0" for every network
  int port = 8080;                    // 0: any free one, which the printed address names
  std::string data = "data";          // the folder of the tables; made if it is not there
  std::string log = "info";           // trace, debug, info, warn, error or off
  std::string pages = "web/dist";     // the built pages
  std::string workers;                // a NATS server's address; bots may think there
  Limits limits;
};

// Prints the address and serves until SIGINT or SIGTERM. The exit status: 0 after a clean end, 1
// when it cannot start (the reason goes to the log).
int serve(const ServeOptions& options);

}  // namespace kaisho
