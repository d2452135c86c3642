// How long tables are kept that nobody touches any more.
#pragma once

#include <string>

namespace kaisho::server {

// Days on which the server runs that a table is kept after its last change; 0: for ever.
struct Retention {
  int waiting = 30;     // the game has never begun
  int running = 365;    // the game is under way, or frozen
  int finished = 0;     // the game is over
  std::string archive;  // the folder for what is left of each removed table; empty: none
};

}  // namespace kaisho::server
