// Fair shuffles: a server names the hash of its secret before the players name their nonces, so
// that neither side can choose the seed.
#pragma once

#include "core/values/random.h"
#include "engine/replay.h"

namespace kaisho::engine {

// The seed that a secret and the nonces make, all as hexadecimal text; none in a build without
// SHA-256.
std::optional<Key> fair_seed(std::string_view secret, const std::vector<std::string>& nonces);
// SHA-256 of the secret, in hexadecimal digits.
std::optional<std::string> fair_commitment(std::string_view secret);

// Errors: wrong_commitment, wrong_seed, no_secret (a game that is over must have it).
Expected<Fairness> check_fairness(const Record& record);

}  // namespace kaisho::engine
