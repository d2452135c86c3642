// How much one browser, one address and all together may ask of a server.
#pragma once

#include <chrono>
#include <cstddef>

namespace kaisho {

struct Limits {
  std::size_t body_bytes = 256UL * 1024;         // of an HTTP request; a whole edition fits
  std::size_t header_bytes = 16UL * 1024;        // of an HTTP request
  std::size_t message_bytes = 64UL * 1024;       // of a WebSocket message from a page
  std::size_t queued_bytes = 4UL * 1024 * 1024;  // waiting for one slow reader, then it is dropped
  int tables_per_browser = 60;                   // opened within an hour
  int tables_per_address = 300;                  // opened within an hour
  int connections_per_address = 200;
  int connections = 10000;
  int tables_in_memory = 1000;
  int entries_per_table = 20000;          // moves and undos
  int bot_threads = 0;                    // 0: one less than there are cores, at least one
  std::chrono::seconds request_time{30};  // to send a request, and to read its answer
  std::chrono::seconds idle_time{60};     // without a sign of life on a WebSocket
};

}  // namespace kaisho
