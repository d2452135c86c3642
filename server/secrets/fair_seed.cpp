#include "server/secrets/fair_seed.h"

#include <string>

#include "server/secrets/crypto.h"

namespace kaisho::server {

Key commitment_of(const Key& secret) { return sha256(bytes_of(secret)); }

Key bot_nonce(const Key& commitment, Seat seat) {
  return sha256(std::string(bytes_of(commitment)) + static_cast<char>(seat));
}

Key seed_of(const Key& secret, const std::vector<Key>& nonces) {
  std::string bytes(bytes_of(secret));
  for (const Key& nonce : nonces) bytes += bytes_of(nonce);
  return sha256(bytes);
}

}  // namespace kaisho::server
