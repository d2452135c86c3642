// Reading what a page asks for when it opens a table or takes a seat (docs/server.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "games/registry.h"
#include "server/facts.h"

namespace kaisho {

// A seat link: whoever shows the key may play the seat.
struct SeatKey {
  Seat seat = kNobody;
  std::string key;
};

struct NewTable {
  TableFacts facts;
  GamePtr game;
  std::vector<SeatKey> keys;  // of the seats of persons
};

// Facts with a new id and secret; bots sit already. Errors: those of core/fields.h, unknown_game,
// bad_option and those of an edition.
Expected<NewTable> read_new_table(const Json& json, const std::string& browser, std::int64_t now);

struct Sitting {
  std::string key;   // may be empty
  std::string name;  // may be empty
  std::optional<Key> nonce;
};

// Errors: those of core/fields.h.
Expected<Sitting> read_sitting(const Json& json);

// A key and what is kept of it.
SeatKey new_seat_key(Seat seat);
std::string seat_key_hash(std::string_view key);
Json link_json(const std::string& table, const SeatKey& key);

}  // namespace kaisho
