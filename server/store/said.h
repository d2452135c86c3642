// What somebody said at a table. Players and onlookers talk apart: who says something has a seat,
// or is known by a mark that tells one onlooker of the table from another and nothing else.
#pragma once

#include <cstdint>
#include <string>

#include "core/values/seat.h"

namespace kaisho::server {

struct Said {
  int number = 0;        // 1, 2, … at each table
  Seat seat = kNobody;   // kNobody: an onlooker
  std::string onlooker;  // empty: a player
  std::string name;      // as it was then, may be empty
  std::string phrase;    // one of those that pages translate; empty: a text
  std::string text;
  std::string request_id;  // the page's
  std::string address;     // an onlooker's; it is not stored: empty after a restart
  std::int64_t at = 0;

  bool is_of_players() const { return seat != kNobody; }
};

}  // namespace kaisho::server
