// Reads the requests of a page that opens a table or takes a seat (docs/server.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "games/registry.h"
#include "server/table_facts.h"

namespace kaisho::server {

// The content of a seat link: whoever shows the key may play the seat.
struct SeatKey {
  Seat seat = kNobody;
  std::string key;
};

struct NewTable {
  TableFacts facts;
  GamePtr game;
  std::vector<SeatKey> keys;  // of the seats of persons
};

// The new table has an id and a secret, and its bots sit. Errors: those of core/fields.h,
// unknown_game, bad_option and those of an edition.
Expected<NewTable> read_new_table(const Json& json, const std::string& browser, std::int64_t now);

// What a page shows and adds when it takes a seat.
struct SeatClaim {
  std::string key;   // may be empty
  std::string name;  // may be empty
  std::optional<Key> nonce;
};

// Errors: those of core/fields.h.
Expected<SeatClaim> read_seat_claim(const Json& json);

// A new key, and the hash that is stored instead of it.
SeatKey new_seat_key(Seat seat);
std::string seat_key_hash(std::string_view key);
Json link_json(const std::string& table, const SeatKey& key);

}  // namespace kaisho::server
