// Fair shuffles: the server fixes its secret before it knows any nonce, and no player knows it.
#pragma once

#include <vector>

#include "core/random.h"
#include "core/seat.h"

namespace kaisho {

// What is told of a secret while the game runs.
Key commitment_of(const Key& secret);
// The nonce of a seat that no person plays: anybody can work it out, nobody can choose it.
Key bot_nonce(const Key& commitment, Seat seat);
// `nonces` in seat order.
Key seed_of(const Key& secret, const std::vector<Key>& nonces);

}  // namespace kaisho
