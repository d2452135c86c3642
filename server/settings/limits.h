// Limits for one browser, for one address and for all of them together.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace kaisho::server {

struct Limits {
  std::size_t body_bytes = 256UL * 1024;    // of an HTTP request; a whole edition fits
  std::size_t header_bytes = 16UL * 1024;   // of an HTTP request
  std::size_t message_bytes = 64UL * 1024;  // of a WebSocket message from a page
  std::size_t queued_bytes =
      4UL * 1024 * 1024;  // that wait for one slow client, which is then cut off
  std::size_t queued_bytes_in_all = 256UL * 1024 * 1024;
  std::size_t history_bytes = 64UL * 1024 * 1024;  // of tables' histories that are kept as text
  std::int64_t store_bytes =
      4LL * 1024 * 1024 * 1024;  // of the store; above it no new table is opened
  int tables_per_browser = 60;   // opened within an hour
  int tables_per_address = 300;  // opened within an hour
  int lobby_per_address = 40;    // tables of the lobby opened and seats taken there within an hour
  int connections_per_address = 200;
  double asks_per_second = 40;  // of one address (server/http/request_cost.h); 0: no limit
  std::chrono::seconds asks_at_once{10};  // so much time's worth may be asked at once
  int connections = 10000;
  int refusals = 100;  // of connections, at one time; further ones are closed without an answer
  int tables_in_memory = 1000;
  int moves_per_table = 20000;            // played and not taken back
  int bot_threads = 0;                    // 0: one less than there are cores, at least one
  std::chrono::seconds request_time{30};  // to send a request, and to read its answer
  std::chrono::seconds idle_time{60};     // without a sign of life on a WebSocket
  // That a player must be away before a bot may stand in: longer than it takes to come back from a
  // lost connection or from the door, and no longer than others care to look at a board.
  std::chrono::seconds absence{300};
  bool talk = true;         // whether people can talk at tables
  int clock_speed = 1;      // how fast players' clocks run, for trials of games that last days
  bool notices = true;      // whether people can be told outside of the pages
  int notice_speed = 1;     // how fast the waits before that go, for trials
  int notice_changes = 60;  // of wishes and ways by one browser within an hour
  int notice_changes_per_address = 120;  // the same from one address
  int notice_tries = 10;                 // of ways by one browser within an hour
  int notice_tries_per_address = 30;     // the same from one address
};

}  // namespace kaisho::server
