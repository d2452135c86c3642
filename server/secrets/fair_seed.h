// Fair shuffles: the server chooses its secret before it knows any nonce, and no player knows the
// secret.
#pragma once

#include <vector>

#include "core/values/random.h"
#include "core/values/seat.h"

namespace kaisho::server {

// The part of a secret that players get while the game runs.
Key commitment_of(const Key& secret);
// The nonce of a bot's seat. Anybody can compute it, and nobody can choose it.
Key bot_nonce(const Key& commitment, Seat seat);
// The seed of secret and nonces; `nonces` are in seat order.
Key seed_of(const Key& secret, const std::vector<Key>& nonces);

}  // namespace kaisho::server
