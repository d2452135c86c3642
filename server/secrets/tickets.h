// A ticket opens one table. It says beforehand which, and the commitment to its secret, so that a
// page can send its nonces with the request that opens the table, and that this can be asked again
// when its answer was lost. A ticket is stored nowhere: the secret follows from the table's
// identifier and from a secret of the server.
#pragma once

#include <cstdint>
#include <string>

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
    Key secret{};
  };

  // `server_key`: the one that signs cookies.
  explicit Tickets(const Key& server_key);

  // {ticket, table, commitment} of docs/server.md, for a new table. Times are milliseconds.
  Json issue(std::int64_t now) const;
  // Errors: bad_ticket; also once it is old. So its table, whose secret is public in the end,
  // cannot have been removed since.
  Expected<Ticket> read(const std::string& text, std::int64_t now) const;

 private:
  Key secret_of(const std::string& table) const;

  Key key_;
};

}  // namespace kaisho::server
