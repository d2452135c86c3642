// Reads the requests of a page that opens a table or takes a seat (docs/server.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/reading/json.h"
#include "games/registry.h"
#include "server/secrets/tickets.h"
#include "server/store/table_facts.h"
#include "server/tables/seat_keys.h"

namespace kaisho::server {

struct NewTable {
  TableFacts facts;
  GamePtr game;
  bool must_be_there = false;  // its ticket opens no table any more; see Tickets::Ticket
};

// What makes new tables, with the server's key.
struct TableMaker {
  SeatKeys keys;
  Tickets tickets;

  explicit TableMaker(const Key& server_key) : keys(server_key), tickets(server_key) {}
};

// The new table has an id and a secret, and its bots sit, as do those of whom it holds a nonce.
// Errors: those of core/reading/fields.h, bad_ticket, unknown_game, bad_option and those of an
// edition.
Expected<NewTable> read_new_table(const Json& json, const std::string& browser, std::int64_t now,
                                  const TableMaker& maker);

// The bots of a new table sit down, and people's seats get keys.
void prepare_seats(TableFacts& facts, const SeatKeys& keys);

// What a page shows and adds when it takes a seat.
struct SeatClaim {
  std::string key;   // may be empty
  std::string name;  // may be empty
  std::optional<Key> nonce;
};

// Errors: those of core/reading/fields.h.
Expected<SeatClaim> read_seat_claim(const Json& json);

// The level of the bot that shall have a seat. Errors: those of core/reading/fields.h.
Expected<int> read_bot_level(const Json& json);

}  // namespace kaisho::server
