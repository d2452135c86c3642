// Who keeps a ledger of the events alone has in it what every seat holds: no event says a thing
// that another has said, none leaves a part out, none names another seat. How each is to be booked
// stands in docs/protocol.md; each game's books are kept by its own ledger.cpp.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "core/reading/json.h"
#include "core/values/seat.h"

namespace kaisho::battery {

// By seat: what it holds, by name.
using Ledger = std::array<std::map<std::string, int>, kMaxSeats>;

// An event that is to be booked.
class Booking {
 public:
  Booking(Ledger& ledger, const Json& event) : ledger_(ledger), event_(event) {}

  bool is(std::string_view name) const { return event_["event"] == name; }
  std::string text(const char* field) const { return event_[field].get<std::string>(); }
  // Adds a field of the event, to the seat of the event or of another field.
  void add(const std::string& what, const char* field, int sign = 1, const char* seat = "seat") {
    if (event_.value(seat, Json()).is_number()) of(seat)[what] += sign * event_[field].get<int>();
  }
  void set(const std::string& what, const char* field) { of("seat")[what] = event_[field]; }

 private:
  std::map<std::string, int>& of(const char* seat) {
    return ledger_[event_[seat].get<std::size_t>()];
  }

  Ledger& ledger_;
  const Json& event_;
};

// How a game's events are booked, and what a seat holds in its position.
struct Bookkeeping {
  void (*book)(Booking& booking);
  std::map<std::string, int> (*held)(const Json& seat);

  // From now on the game's; for a constant of its ledger.cpp.
  Bookkeeping(std::string_view game, decltype(book) booked, decltype(held) holds);
  // nullptr: none keeps that game's books.
  static const Bookkeeping* of(std::string_view game);
};

}  // namespace kaisho::battery
