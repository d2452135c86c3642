// The cryptography that the server needs, by libsodium.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/values/random.h"

namespace kaisho::server {

// Must succeed once before any other function here is called.
bool init_crypto();

Key random_key();
std::string random_bytes(std::size_t count);
Key sha256(std::string_view bytes);

// A key as bytes, for hashing and storing.
std::string_view bytes_of(const Key& key);
std::optional<Key> key_of_bytes(std::string_view bytes);
// Reads exactly 64 hexadecimal digits.
std::optional<Key> key_of_hex(std::string_view text);

// Text that is safe in URLs and cookies (base64url without padding).
std::string web_text(std::string_view bytes);
std::optional<std::string> bytes_of_web_text(std::string_view text);
// A name that nobody can guess: so many small letters and digits, five bits each.
std::string random_name(std::size_t characters);

// A keyed signature (HMAC-SHA-512/256) as web_text, and its check, in constant time.
std::string sign(std::string_view message, const Key& key);
bool is_signed(std::string_view message, std::string_view signature, const Key& key);

// HMAC-SHA-256 in hexadecimal digits, for receivers that have the same secret.
std::string hmac_sha256_hex(std::string_view message, std::string_view secret);

bool same_bytes(std::string_view a, std::string_view b);  // in constant time

}  // namespace kaisho::server
