#include "server/outside/curve.h"

#include <openssl/core_names.h>

#include "server/outside/openssl_handles.h"

namespace kaisho::server {
namespace {

constexpr const char* kCurve = "P-256";

// A key of these parts, each as bytes; the private one may be missing.
Params params_of(std::string_view public_key, const BIGNUM* private_number) {
  const ParamBuilder builder(OSSL_PARAM_BLD_new());
  if (!builder) return nullptr;
  OSSL_PARAM_BLD* parts = builder.get();
  if (OSSL_PARAM_BLD_push_utf8_string(parts, OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) != 1 ||
      OSSL_PARAM_BLD_push_octet_string(parts, OSSL_PKEY_PARAM_PUB_KEY, public_key.data(),
                                       public_key.size()) != 1) {
    return nullptr;
  }
  if (private_number != nullptr &&
      OSSL_PARAM_BLD_push_BN(parts, OSSL_PKEY_PARAM_PRIV_KEY, private_number) != 1) {
    return nullptr;
  }
  return Params(OSSL_PARAM_BLD_to_param(parts));
}

KeyHandle key_handle(std::string_view public_key, const BIGNUM* private_number, int selection) {
  const Params params = params_of(public_key, private_number);
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  if (!params || !context || EVP_PKEY_fromdata_init(context.get()) != 1) return nullptr;
  EVP_PKEY* key = nullptr;
  if (EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) != 1) return nullptr;
  return KeyHandle(key);
}

// Nothing where the bytes are no point on the curve.
KeyHandle public_handle(std::string_view public_key) {
  if (public_key.size() != kPointBytes || public_key[0] != POINT_CONVERSION_UNCOMPRESSED) {
    return nullptr;
  }
  KeyHandle key = key_handle(public_key, nullptr, EVP_PKEY_PUBLIC_KEY);
  const KeyContext check(EVP_PKEY_CTX_new_from_pkey(nullptr, key.get(), nullptr));
  if (!key || !check || EVP_PKEY_public_check(check.get()) != 1) return nullptr;
  return key;
}

KeyHandle private_handle(const PushKeys& keys) {
  if (keys.private_key.size() != kScalarBytes || !is_point(keys.public_key)) return nullptr;
  const Number number(BN_bin2bn(bytes_in(keys.private_key), kScalarBytes, nullptr));
  if (!number) return nullptr;
  return key_handle(keys.public_key, number.get(), EVP_PKEY_KEYPAIR);
}

bool put_number(const BIGNUM* number, std::string& bytes) {
  std::string more(kScalarBytes, '\0');
  if (BN_bn2binpad(number, bytes_in(more), kScalarBytes) != kScalarBytes) return false;
  bytes += more;
  return true;
}

std::optional<std::string> private_bytes(const EVP_PKEY* key) {
  BIGNUM* read = nullptr;
  if (EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &read) != 1) return std::nullopt;
  const Number number(read);
  std::string bytes;
  if (!put_number(number.get(), bytes)) return std::nullopt;
  return bytes;
}

std::optional<std::string> public_bytes(const EVP_PKEY* key) {
  std::string bytes(kPointBytes, '\0');
  std::size_t size = 0;
  if (EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, bytes_in(bytes), bytes.size(),
                                      &size) != 1 ||
      size != kPointBytes) {
    return std::nullopt;
  }
  return bytes;
}

// OpenSSL writes a signature's two numbers with their lengths (DER); JWTs have them bare.
std::optional<std::string> bare_signature(const std::string& der) {
  const unsigned char* at = bytes_in(std::string_view(der));
  const Signature signature(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(der.size())));
  if (!signature) return std::nullopt;
  std::string bytes;
  if (!put_number(ECDSA_SIG_get0_r(signature.get()), bytes) ||
      !put_number(ECDSA_SIG_get0_s(signature.get()), bytes)) {
    return std::nullopt;
  }
  return bytes;
}

}  // namespace

bool is_point(std::string_view public_key) { return public_handle(public_key) != nullptr; }

std::optional<PushKeys> make_curve_keys() {
  const KeyHandle key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", kCurve));
  if (!key) return std::nullopt;
  std::optional<std::string> private_key = private_bytes(key.get());
  std::optional<std::string> public_key = public_bytes(key.get());
  if (!private_key || !public_key) return std::nullopt;
  return PushKeys{*std::move(private_key), *std::move(public_key)};
}

std::optional<std::string> shared_secret(const PushKeys& own, std::string_view other_public_key) {
  const KeyHandle key = private_handle(own);
  const KeyHandle other = public_handle(other_public_key);
  if (!key || !other) return std::nullopt;
  const KeyContext context(EVP_PKEY_CTX_new_from_pkey(nullptr, key.get(), nullptr));
  if (!context || EVP_PKEY_derive_init(context.get()) != 1 ||
      EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1) {
    return std::nullopt;
  }
  std::string secret(kScalarBytes, '\0');
  std::size_t size = secret.size();
  if (EVP_PKEY_derive(context.get(), bytes_in(secret), &size) != 1 || size != secret.size()) {
    return std::nullopt;
  }
  return secret;
}

std::optional<std::string> curve_signature(std::string_view message, const PushKeys& keys) {
  const KeyHandle key = private_handle(keys);
  const DigestContext context(EVP_MD_CTX_new());
  if (!key || !context ||
      EVP_DigestSignInit_ex(context.get(), nullptr, "SHA256", nullptr, nullptr, key.get(),
                            nullptr) != 1) {
    return std::nullopt;
  }
  std::string der(static_cast<std::size_t>(EVP_PKEY_get_size(key.get())), '\0');
  std::size_t size = der.size();
  if (EVP_DigestSign(context.get(), bytes_in(der), &size, bytes_in(message), message.size()) != 1) {
    return std::nullopt;
  }
  der.resize(size);
  return bare_signature(der);
}

}  // namespace kaisho::server
