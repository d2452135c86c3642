#include "server/tables/seat_keys.h"

#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kSaltBytes = 16;

std::string hash_of(std::string_view key) { return std::string(bytes_of(sha256(key))); }

}  // namespace

SeatKeys::SeatKeys(const Key& server_key) : secret_(sha256(sign("seat links", server_key))) {}

std::string SeatKeys::key_of(const std::string& table, Seat seat, std::string_view salt) const {
  return sign(table + " " + std::to_string(seat) + " " + web_text(salt), secret_);
}

// The key itself is random enough to need no slow hash.
SeatKey SeatKeys::renew(const std::string& table, Seat seat, SeatFacts& facts) const {
  facts.key_salt = random_bytes(kSaltBytes);
  SeatKey key{seat, key_of(table, seat, facts.key_salt)};
  facts.key_hash = hash_of(key.key);
  return key;
}

std::optional<SeatKey> SeatKeys::again(const std::string& table, Seat seat,
                                       const SeatFacts& facts) const {
  if (facts.key_salt.empty()) return std::nullopt;
  SeatKey key{seat, key_of(table, seat, facts.key_salt)};
  if (!opens(facts, key.key)) return std::nullopt;
  return key;
}

bool opens(const SeatFacts& seat, std::string_view key) {
  return !key.empty() && same_bytes(seat.key_hash, hash_of(key));
}

Json link_json(const std::string& table, const SeatKey& key) {
  const std::string url = "/table/" + table + "?seat=" + std::to_string(key.seat) + "#" + key.key;
  return {{"seat", key.seat}, {"key", key.key}, {"url", url}};
}

}  // namespace kaisho::server
