#include "server/secrets/tickets.h"

#include <charconv>

#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "server/secrets/crypto.h"
#include "server/secrets/fair_seed.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kIdCharacters = 12;
constexpr std::int64_t kLife = 60L * 60 * 1000;

// When a ticket was issued: the part after the table's identifier.
std::int64_t time_in(std::string_view signed_part) {
  const std::string_view text = signed_part.substr(signed_part.find('.') + 1);
  std::int64_t time = 0;
  std::from_chars(text.data(), text.data() + text.size(), time);
  return time;
}

}  // namespace

std::string new_table_id() { return random_name(kIdCharacters); }

Tickets::Tickets(const Key& server_key) : key_(sha256(sign("tickets", server_key))) {}

Key Tickets::secret_of(const std::string& table) const {
  return sha256(sign("secret of " + table, key_));
}

Json Tickets::issue(std::int64_t now) const {
  const std::string table = new_table_id();
  const std::string part = table + "." + std::to_string(now);
  return {{"ticket", part + "." + sign(part, key_)},
          {"table", table},
          {"commitment", hex(commitment_of(secret_of(table)))}};
}

Expected<Tickets::Ticket> Tickets::read(const std::string& text, std::int64_t now) const {
  const std::size_t end = text.rfind('.');
  if (end == std::string::npos || !is_signed(text.substr(0, end), text.substr(end + 1), key_)) {
    return fail("bad_ticket", "server.ticket", {}, "ticket");
  }
  const std::int64_t age = now - time_in(std::string_view(text).substr(0, end));
  if (age > kLife) return fail("bad_ticket", "server.old_ticket", {}, "ticket");
  Ticket ticket;
  ticket.table = text.substr(0, text.find('.'));
  ticket.secret = secret_of(ticket.table);
  return ticket;
}

}  // namespace kaisho::server
