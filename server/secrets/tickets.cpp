#include "server/secrets/tickets.h"

#include <algorithm>
#include <charconv>

#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "server/secrets/crypto.h"
#include "server/secrets/fair_seed.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kIdCharacters = 12;
constexpr std::size_t kRunCharacters = 8;
constexpr std::int64_t kLife = 60L * 60 * 1000;
constexpr std::int64_t kClockStep = 60L * 1000;  // by which a clock may be set right

// When a ticket was issued: the part after the table's identifier.
std::int64_t time_in(std::string_view signed_part) {
  const std::string_view text = signed_part.substr(signed_part.find('.') + 1);
  std::int64_t time = 0;
  std::from_chars(text.data(), text.data() + text.size(), time);
  return time;
}

}  // namespace

std::string new_table_id() { return random_name(kIdCharacters); }

Tickets::Tickets(const Key& server_key)
    : key_(sha256(sign("tickets", server_key))),
      secrets_(random_key()),
      run_(random_name(kRunCharacters)) {}

Key Tickets::secret_of(const std::string& table) const {
  return sha256(sign("secret of " + table, secrets_));
}

// What ends a ticket: the run in which it was issued, and the signature of all before.
std::string Tickets::mark(const std::string& part, std::string_view run) const {
  return std::string(run) + sign(part + "." + std::string(run), key_);
}

Json Tickets::issue(std::int64_t now) const {
  const std::string table = new_table_id();
  const std::string part = table + "." + std::to_string(now);
  return {{"ticket", part + "." + mark(part, run_)},
          {"table", table},
          {"commitment", hex(commitment_of(secret_of(table)))}};
}

Expected<Tickets::Ticket> Tickets::read(const std::string& text, std::int64_t now) const {
  const std::size_t end = std::min(text.rfind('.'), text.size());
  const std::string part = text.substr(0, end);
  const std::string_view given = std::string_view(text).substr(std::min(end + 1, text.size()));
  const std::string_view run = given.substr(0, kRunCharacters);
  if (!same_bytes(given, mark(part, run))) {
    return fail("bad_ticket", "server.ticket", {}, "ticket");
  }
  const std::int64_t age = now - time_in(part);
  if (age > kLife || age < -kClockStep) {
    return fail("bad_ticket", "server.old_ticket", {}, "ticket");
  }
  Ticket ticket{text.substr(0, text.find('.')), std::nullopt};
  if (run == run_) ticket.secret = secret_of(ticket.table);
  return ticket;
}

}  // namespace kaisho::server
