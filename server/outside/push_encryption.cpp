#include "server/outside/push_encryption.h"

#include <openssl/core_names.h>

#include <array>

#include "server/outside/curve.h"
#include "server/outside/openssl_handles.h"

namespace kaisho::server {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kCipherKeyBytes = 16;
constexpr std::size_t kCipherNonceBytes = 12;
constexpr std::size_t kCipherTagBytes = 16;
constexpr std::string_view kRecordBytes =
    "\0\0\x10\0"sv;              // 4,096, the most that push services take
constexpr char kLastRecord = 2;  // follows the content, before padding that we do not need

static_assert(kPushSaltBytes + kRecordBytes.size() + 1 + kPointBytes + kPushContent + 1 +
                  kCipherTagBytes ==
              4096);

OSSL_PARAM octets(const char* name, std::string_view bytes) {
  // OpenSSL's type knows no constant bytes; it only reads them.
  return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(bytes.data()), bytes.size());
}

// HKDF with SHA-256 (RFC 5869).
std::optional<std::string> derived(std::string_view salt, std::string_view key,
                                   std::string_view info, std::size_t size) {
  const Derivation derivation(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
  const DerivationContext context(EVP_KDF_CTX_new(derivation.get()));
  std::string digest = "SHA256";
  const std::array params = {
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
      octets(OSSL_KDF_PARAM_SALT, salt), octets(OSSL_KDF_PARAM_KEY, key),
      octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
  std::string bytes(size, '\0');
  if (!context || EVP_KDF_derive(context.get(), bytes_in(bytes), size, params.data()) != 1) {
    return std::nullopt;
  }
  return bytes;
}

struct MessageKeys {
  std::string key;
  std::string nonce;
};

// RFC 8291, section 3.4: both sides derive these of their shared secrets.
std::optional<MessageKeys> message_keys(const PushTarget& target, const PushKeys& ephemeral,
                                        std::string_view salt) {
  const std::optional<std::string> shared = shared_secret(ephemeral, target.public_key);
  if (!shared) return std::nullopt;
  const std::string both =
      std::string("WebPush: info\0"sv) + target.public_key + ephemeral.public_key;
  const std::optional<std::string> input = derived(target.secret, *shared, both, 32);
  if (!input) return std::nullopt;
  std::optional<std::string> key =
      derived(salt, *input, "Content-Encoding: aes128gcm\0"sv, kCipherKeyBytes);
  std::optional<std::string> nonce =
      derived(salt, *input, "Content-Encoding: nonce\0"sv, kCipherNonceBytes);
  if (!key || !nonce) return std::nullopt;
  return MessageKeys{*std::move(key), *std::move(nonce)};
}

// With its tag (AES-128-GCM).
std::optional<std::string> sealed(std::string_view plain, const MessageKeys& keys) {
  const CipherContext context(EVP_CIPHER_CTX_new());
  if (!context ||
      EVP_EncryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes_in(std::string_view(keys.key)),
                          bytes_in(std::string_view(keys.nonce)), nullptr) != 1) {
    return std::nullopt;
  }
  std::string cipher(plain.size(), '\0');
  std::string tag(kCipherTagBytes, '\0');
  int size = 0;
  int rest = 0;
  if (EVP_EncryptUpdate(context.get(), bytes_in(cipher), &size, bytes_in(plain),
                        static_cast<int>(plain.size())) != 1 ||
      EVP_EncryptFinal_ex(context.get(), bytes_in(cipher) + size, &rest) != 1 ||
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, kCipherTagBytes, tag.data()) != 1) {
    return std::nullopt;
  }
  return cipher + tag;
}

}  // namespace

std::optional<std::string> encrypt_push(const PushTarget& target, std::string_view content,
                                        const PushKeys& ephemeral, std::string_view salt) {
  if (content.size() > kPushContent || salt.size() != kPushSaltBytes) return std::nullopt;
  const std::optional<MessageKeys> keys = message_keys(target, ephemeral, salt);
  if (!keys) return std::nullopt;
  const std::optional<std::string> record = sealed(std::string(content) + kLastRecord, *keys);
  if (!record) return std::nullopt;
  std::string body(salt);
  body += kRecordBytes;
  body += static_cast<char>(kPointBytes);
  return body + ephemeral.public_key + *record;
}

}  // namespace kaisho::server
