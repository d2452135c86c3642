#include "tests/server/outside/tls_server.h"

#include <netinet/in.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

#include "server/outside/openssl_handles.h"

namespace kaisho::server {
namespace {

using Certificate = std::unique_ptr<X509, FreedBy<X509_free>>;
using TlsContext = std::unique_ptr<SSL_CTX, FreedBy<SSL_CTX_free>>;
using Tls = std::unique_ptr<SSL, FreedBy<SSL_free>>;

Certificate own_certificate(EVP_PKEY* key) {
  Certificate certificate(X509_new());
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -60);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 60 * 60);
  X509_NAME* name = X509_get_subject_name(certificate.get());
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, bytes_in(std::string_view("localhost")), -1,
                             -1, 0);
  X509_set_issuer_name(certificate.get(), name);
  X509_set_pubkey(certificate.get(), key);
  X509_sign(certificate.get(), key, EVP_sha256());
  return certificate;
}

std::string talk(int connection) {
  const KeyHandle key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"));
  const Certificate certificate = own_certificate(key.get());
  const TlsContext context(SSL_CTX_new(TLS_server_method()));
  SSL_CTX_use_certificate(context.get(), certificate.get());
  SSL_CTX_use_PrivateKey(context.get(), key.get());
  const Tls tls(SSL_new(context.get()));
  SSL_set_fd(tls.get(), connection);
  SSL_set_accept_state(tls.get());
  std::array<char, 1000> bytes{};
  const int count = SSL_read(tls.get(), bytes.data(), static_cast<int>(bytes.size()));
  if (count > 0) return {bytes.data(), static_cast<std::size_t>(count)};
  const char* why = ERR_reason_error_string(ERR_get_error());
  return why == nullptr ? "" : why;
}

}  // namespace

TlsServer::TlsServer() : listening_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  auto* plain = reinterpret_cast<sockaddr*>(&address);
  socklen_t size = sizeof(address);
  bind(listening_, plain, size);
  listen(listening_, 1);
  getsockname(listening_, plain, &size);
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { serve(); });
}

TlsServer::~TlsServer() {
  shutdown(listening_, SHUT_RDWR);
  heard();
  close(listening_);
}

std::string TlsServer::heard() {
  if (thread_.joinable()) thread_.join();
  return heard_;
}

void TlsServer::serve() {
  const int connection = accept(listening_, nullptr, nullptr);
  if (connection < 0) return;
  heard_ = talk(connection);
  close(connection);
}

}  // namespace kaisho::server
