#include "server/secrets/crypto.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <vector>

#include "core/reading/hex.h"

namespace kaisho::server {
namespace {

const unsigned char* raw(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

}  // namespace

bool init_crypto() { return sodium_init() >= 0; }

Key random_key() {
  Key key{};
  randombytes_buf(key.data(), key.size());
  return key;
}

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), count);
  return bytes;
}

Key sha256(std::string_view bytes) {
  Key digest{};
  static_assert(crypto_hash_sha256_BYTES == sizeof(Key));
  crypto_hash_sha256(digest.data(), raw(bytes), bytes.size());
  return digest;
}

std::string_view bytes_of(const Key& key) {
  return {reinterpret_cast<const char*>(key.data()), key.size()};
}

std::optional<Key> key_of_bytes(std::string_view bytes) {
  if (bytes.size() != sizeof(Key)) return std::nullopt;
  Key key{};
  std::ranges::copy(std::span(raw(bytes), bytes.size()), key.begin());
  return key;
}

std::optional<Key> key_of_hex(std::string_view text) {
  Key key{};
  std::size_t size = 0;
  if (text.size() != 2 * key.size()) return std::nullopt;
  const char* end = nullptr;
  const int failed =
      sodium_hex2bin(key.data(), key.size(), text.data(), text.size(), nullptr, &size, &end);
  if (failed != 0 || size != key.size() || end != text.data() + text.size()) return std::nullopt;
  return key;
}

std::string web_text(std::string_view bytes) {
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::vector<char> text(sodium_base64_encoded_len(bytes.size(), kVariant));
  sodium_bin2base64(text.data(), text.size(), raw(bytes), bytes.size(), kVariant);
  return {text.data()};
}

std::optional<std::string> bytes_of_web_text(std::string_view text) {
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  const char* end = nullptr;
  const int failed = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                                       text.data(), text.size(), nullptr, &size, &end,
                                       sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  if (failed != 0 || end != text.data() + text.size()) return std::nullopt;
  bytes.resize(size);
  return bytes;
}

std::string random_name(std::size_t characters) {
  constexpr std::string_view kAlphabet = "abcdefghjkmnpqrstuvwxyz023456789";
  static_assert(kAlphabet.size() == 32);
  std::string name;
  for (std::size_t i = 0; i < characters; ++i) name += kAlphabet[randombytes_uniform(32)];
  return name;
}

std::string sign(std::string_view message, const Key& key) {
  static_assert(crypto_auth_KEYBYTES == sizeof(Key));
  static_assert(crypto_auth_BYTES == sizeof(Key));
  Key mac{};
  crypto_auth(mac.data(), raw(message), message.size(), key.data());
  return web_text(bytes_of(mac));
}

bool is_signed(std::string_view message, std::string_view signature, const Key& key) {
  return same_bytes(sign(message, key), signature);
}

std::string hmac_sha256_hex(std::string_view message, std::string_view secret) {
  crypto_auth_hmacsha256_state state;
  Key mac{};
  static_assert(crypto_auth_hmacsha256_BYTES == sizeof(Key));
  crypto_auth_hmacsha256_init(&state, raw(secret), secret.size());
  crypto_auth_hmacsha256_update(&state, raw(message), message.size());
  crypto_auth_hmacsha256_final(&state, mac.data());
  return hex(mac);
}

bool same_bytes(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace kaisho::server
