// Who may let a bot stand in for a person who is away, and what the table has then.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// How long a person has been away, and how long that must be.
struct Absence {
  bool here = false;
  std::chrono::steady_clock::duration lasts{};
  std::chrono::seconds wanted{};
};

// Whether this browser, which plays another seat and has the table open, may let a bot play `seat`
// until its person is back: only while everybody waits for that person, whom no clock drives.
// Errors: not_playing, frozen, not_found, seat_taken, not_your_seat, not_absent.
Expected<void> may_stand_in(const TableFacts& facts, Seat seat, const std::string& browser,
                            const Absence& absence);
// Whether the seat's person may play again, for whom a bot stands in. One who ran out of time waits
// until the bot has decided what they did not. Errors: not_playing, frozen, has_resigned, too_soon.
Expected<void> may_come_back(const TableFacts& facts, Seat seat);
// The table's stand-ins once a bot plays the seat, which the person of seat `by` asked for, or
// kNobody: the time is up.
std::vector<StandIn> with_stand_in(const TableFacts& facts, Seat seat, Seat by, std::int64_t now);
// The same once the seat's person is back.
std::vector<StandIn> with_return(const TableFacts& facts, Seat seat, std::int64_t now);

}  // namespace kaisho::server
