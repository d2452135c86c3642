// The curve P-256, by OpenSSL: keys, shared secrets and signatures, all as plain bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/outside/web_push.h"

namespace kaisho::server {

// Of an uncompressed point: a byte that says so, and its two coordinates.
constexpr std::size_t kPointBytes = 65;
constexpr std::size_t kScalarBytes = 32;

bool is_point(std::string_view public_key);

// All of these give nothing where a key is none, or OpenSSL fails.
std::optional<PushKeys> make_curve_keys();
// What both sides can compute, each from its own private and the other's public key (ECDH).
std::optional<std::string> shared_secret(const PushKeys& own, std::string_view other_public_key);
// ES256: the signature's two numbers, 64 bytes.
std::optional<std::string> curve_signature(std::string_view message, const PushKeys& keys);

}  // namespace kaisho::server
