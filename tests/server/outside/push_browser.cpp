#include "tests/server/outside/push_browser.h"

#include <openssl/x509.h>
#include <sodium.h>

#include "server/outside/curve.h"
#include "server/outside/openssl_handles.h"

namespace kaisho::server {
namespace {

using namespace std::string_view_literals;

std::string keyed_hash(std::string_view key, std::string_view text) {
  std::string hash(crypto_auth_hmacsha256_BYTES, '\0');
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, bytes_in(key), key.size());
  crypto_auth_hmacsha256_update(&state, bytes_in(text), text.size());
  crypto_auth_hmacsha256_final(&state, bytes_in(hash));
  return hash;
}

// HKDF of at most one block, as RFC 8291 writes it out.
std::string derived_bytes(std::string_view salt, std::string_view key, std::string_view info,
                          std::size_t size) {
  return keyed_hash(keyed_hash(salt, key), std::string(info) + '\1').substr(0, size);
}

std::optional<std::string> unsealed(std::string sealed, const std::string& key,
                                    const std::string& nonce) {
  if (sealed.size() < 16) return std::nullopt;
  std::string tag = sealed.substr(sealed.size() - 16);
  sealed.resize(sealed.size() - 16);
  std::string plain(sealed.size(), '\0');
  const CipherContext context(EVP_CIPHER_CTX_new());
  int size = 0;
  EVP_DecryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes_in(std::string_view(key)),
                      bytes_in(std::string_view(nonce)), nullptr);
  EVP_DecryptUpdate(context.get(), bytes_in(plain), &size, bytes_in(std::string_view(sealed)),
                    static_cast<int>(sealed.size()));
  EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_SET_TAG, 16, tag.data());
  if (EVP_DecryptFinal_ex(context.get(), bytes_in(plain) + size, &size) != 1) return std::nullopt;
  return plain;
}

}  // namespace

PushTarget PushBrowser::target(const std::string& endpoint) const {
  return {endpoint, keys.public_key, secret};
}

std::optional<std::string> PushBrowser::read(const std::string& body) const {
  constexpr std::size_t kHead = 16 + 4 + 1 + kPointBytes;
  if (body.size() < kHead || body.substr(16, 5) != "\0\0\x10\0\x41"sv) return std::nullopt;
  const std::string salt = body.substr(0, 16);
  const std::string sender = body.substr(21, kPointBytes);
  const std::optional<std::string> shared = shared_secret(keys, sender);
  if (!shared) return std::nullopt;
  const std::string input = derived_bytes(
      secret, *shared, std::string("WebPush: info\0"sv) + keys.public_key + sender, 32);
  std::optional<std::string> plain = unsealed(
      body.substr(kHead), derived_bytes(salt, input, "Content-Encoding: aes128gcm\0"sv, 16),
      derived_bytes(salt, input, "Content-Encoding: nonce\0"sv, 12));
  if (!plain || !plain->ends_with('\2')) return std::nullopt;
  plain->pop_back();
  return plain;
}

bool is_curve_signature(std::string_view message, std::string_view signature,
                        std::string_view public_key) {
  // What stands before a point of P-256 in a public key's common form.
  const std::string wrapped = std::string(
                                  "\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a"
                                  "\x86\x48\xce\x3d\x03\x01\x07"
                                  "\x03\x42\0"sv) +
                              std::string(public_key);
  const unsigned char* at = bytes_in(std::string_view(wrapped));
  const KeyHandle key(d2i_PUBKEY(nullptr, &at, static_cast<long>(wrapped.size())));
  if (!key || signature.size() != 64) return false;
  const Signature parts(ECDSA_SIG_new());
  ECDSA_SIG_set0(parts.get(), BN_bin2bn(bytes_in(signature), 32, nullptr),
                 BN_bin2bn(bytes_in(signature) + 32, 32, nullptr));
  unsigned char* der = nullptr;
  const int size = i2d_ECDSA_SIG(parts.get(), &der);
  const DigestContext context(EVP_MD_CTX_new());
  EVP_DigestVerifyInit_ex(context.get(), nullptr, "SHA256", nullptr, nullptr, key.get(), nullptr);
  const int verified = EVP_DigestVerify(context.get(), der, static_cast<std::size_t>(size),
                                        bytes_in(message), message.size());
  OPENSSL_free(der);
  return verified == 1;
}

}  // namespace kaisho::server
