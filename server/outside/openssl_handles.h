// OpenSSL's objects, each freed by whoever holds it.
#pragma once

#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>

#include <memory>
#include <string>
#include <string_view>

namespace kaisho::server {

template <auto free>
struct FreedBy {
  template <class T>
  void operator()(T* object) const {
    free(object);
  }
};

using KeyHandle = std::unique_ptr<EVP_PKEY, FreedBy<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, FreedBy<EVP_PKEY_CTX_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, FreedBy<EVP_MD_CTX_free>>;
using CipherContext = std::unique_ptr<EVP_CIPHER_CTX, FreedBy<EVP_CIPHER_CTX_free>>;
using Derivation = std::unique_ptr<EVP_KDF, FreedBy<EVP_KDF_free>>;
using DerivationContext = std::unique_ptr<EVP_KDF_CTX, FreedBy<EVP_KDF_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, FreedBy<BN_clear_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, FreedBy<ECDSA_SIG_free>>;
using ParamBuilder = std::unique_ptr<OSSL_PARAM_BLD, FreedBy<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, FreedBy<OSSL_PARAM_free>>;

inline const unsigned char* bytes_in(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

inline unsigned char* bytes_in(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());
}

}  // namespace kaisho::server
