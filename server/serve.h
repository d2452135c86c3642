// `kaisho serve`: tables, live updates and pages on one port.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "server/settings/limits.h"
#include "server/settings/pages_folder.h"
#include "server/settings/retention.h"

namespace kaisho::server {

struct ServeOptions {
  std::string address = "127.0.0.1";   // where to listen; "0.0.0.0" for every network
  int port = 8080;                     // 0: any free one; the printed address says which
  std::string data = "data";           // the folder of the tables; made if necessary
  std::string log = "info";            // trace, debug, info, warn, error or off
  std::string log_file;                // empty: the standard error output
  std::string pages = pages_folder();  // the built pages
  std::string workers;     // the address of a NATS server, whose workers may think for bots
  std::string public_url;  // the address outside, as people type it; empty: as they ask
  std::vector<std::string> proxies;  // addresses and networks of trusted proxies
  // How wide a QR code of the address may be that others reach; none: it prints none.
  std::optional<std::size_t> qr_columns;
  Retention retention;   // an empty archive means the folder `archive` in the data folder
  bool archives = true;  // whether removed tables go to an archive
  // Whether messages to people may go to private addresses and by plain HTTP.
  bool notices_to_own_network = false;
  Limits limits;
};

// Prints the address and serves until SIGINT or SIGTERM, or until the window of its terminal is
// closed. Otherwise SIGHUP opens the log's file again. Errors: why it cannot start.
Expected<void> serve(const ServeOptions& options);

}  // namespace kaisho::server
