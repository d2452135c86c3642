// A ticket opens one table. It says beforehand which, and the commitment to its secret, so that a
// page can send its nonces with the request that opens the table, and that this can be asked again
// when its answer was lost. A ticket is stored nowhere: the secret follows from the table's
// identifier and from a key that no disk has ever held, and that ends with the program. So no
// ticket leads to a secret that has become public, whatever store is put back in the place of
// another.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/values/random.h"

namespace kaisho::server {

// An identifier that nobody can guess.
std::string new_table_id();

class Tickets {
 public:
  struct Ticket {
    std::string table;
    // Empty: it was issued before the server last started. It opens no table any more, and only
    // tells which one it has opened.
    std::optional<Key> secret;
  };

  // `server_key`: the one that signs cookies.
  explicit Tickets(const Key& server_key);

  // {ticket, table, commitment} of docs/server.md, for a new table. Times are milliseconds.
  Json issue(std::int64_t now) const;
  // Errors: bad_ticket; also once it is old, or if the clock was set back since. So its table,
  // whose secret is public in the end, cannot have been removed since.
  Expected<Ticket> read(const std::string& text, std::int64_t now) const;

 private:
  Key secret_of(const std::string& table) const;

  std::string mark(const std::string& part, std::string_view run) const;

  Key key_;          // of the store
  Key secrets_;      // of this run of the program
  std::string run_;  // which tells this run from others
};

}  // namespace kaisho::server
