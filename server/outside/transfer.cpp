#include "server/outside/transfer.h"

#include <algorithm>
#include <string_view>

#include "server/outside/public_address.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kMostHead = 16L * 1024;
constexpr std::size_t kMostBody = 64L * 1024;
constexpr curl_off_t kMostRetryAfter = 24L * 60 * 60;

template <class Value>
Value info(CURL* handle, CURLINFO name) {
  Value value = 0;
  curl_easy_getinfo(handle, name, &value);
  return value;
}

}  // namespace

Transfer::Transfer(OutsideRequest request, const Outside::Rules& rules, Done done)
    : request_(std::move(request)),
      rules_(rules),
      done_(std::move(done)),
      handle_(curl_easy_init()) {
  if (!handle_) return;
  set_request();
  set_bounds();
  set_callbacks();
}

void Transfer::finish(CURLcode result) { std::exchange(done_, {})(answer(result)); }

void Transfer::set_request() {
  for (const std::string& header : request_.headers) {
    curl_slist* longer = curl_slist_append(headers_.get(), header.c_str());
    if (longer == nullptr) continue;
    static_cast<void>(headers_.release());  // it is part of the longer list
    headers_.reset(longer);
  }
  CURL* handle = handle_.get();
  curl_easy_setopt(handle, CURLOPT_URL, request_.url.c_str());
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers_.get());
  curl_easy_setopt(handle, CURLOPT_USERAGENT, rules_.user_agent.c_str());
  curl_easy_setopt(handle, CURLOPT_POST, 1L);
  curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request_.body.data());
  curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE,
                   static_cast<curl_off_t>(request_.body.size()));
}

void Transfer::set_bounds() {
  CURL* handle = handle_.get();
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, rules_.plain_http ? "https,http" : "https");
  curl_easy_setopt(handle, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  curl_easy_setopt(handle, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  curl_easy_setopt(handle, CURLOPT_SSL_VERIFYPEER, 1L);
  curl_easy_setopt(handle, CURLOPT_SSL_VERIFYHOST, 2L);
  curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(handle, CURLOPT_PROXY, "");  // nor one that the environment names
  curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, static_cast<long>(rules_.most.count()));
  curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);  // nobody waits for a name that is too late
}

void Transfer::set_callbacks() {
  CURL* handle = handle_.get();
  curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, this);
  curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, take_head);
  curl_easy_setopt(handle, CURLOPT_HEADERDATA, this);
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take_body);
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, this);
}

// An answer counts once its head is there, even if its body is endless or comes too late.
OutsideAnswer Transfer::answer(CURLcode result) const {
  if (head_is_whole_) {
    const auto status = info<long>(handle_.get(), CURLINFO_RESPONSE_CODE);
    const auto pause = info<curl_off_t>(handle_.get(), CURLINFO_RETRY_AFTER);
    return {static_cast<int>(status), "",
            static_cast<int>(std::clamp<curl_off_t>(pause, 0, kMostRetryAfter))};
  }
  if (refused_) return {.why = "refused_address"};
  if (result == CURLE_OPERATION_TIMEDOUT) return {.why = "too_late"};
  return {.why = "unreachable"};
}

// The address is what the name has led to, just before it is connected to: so a name that leads
// elsewhere the second time it is looked up is of no use.
curl_socket_t Transfer::open_socket(void* self, curlsocktype, curl_sockaddr* address) {
  auto& transfer = *static_cast<Transfer*>(self);
  if (!transfer.rules_.private_addresses && !is_public_address(address->addr)) {
    transfer.refused_ = true;
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

// Gets each line by itself. A head of 1xx, such as 100 Continue, is followed by another.
std::size_t Transfer::take_head(char* bytes, std::size_t one, std::size_t count, void* self) {
  auto& transfer = *static_cast<Transfer*>(self);
  const std::string_view line(bytes, one * count);
  transfer.head_bytes_ += line.size();
  if (transfer.head_bytes_ > kMostHead) return 0;
  const bool is_end = line == "\r\n" || line == "\n";
  transfer.head_is_whole_ =
      transfer.head_is_whole_ ||
      (is_end && info<long>(transfer.handle(), CURLINFO_RESPONSE_CODE) >= 200);
  return line.size();
}

// Nothing of it is kept.
std::size_t Transfer::take_body(char*, std::size_t one, std::size_t count, void* self) {
  auto& transfer = *static_cast<Transfer*>(self);
  transfer.body_bytes_ += one * count;
  return transfer.body_bytes_ > kMostBody ? 0 : one * count;
}

}  // namespace kaisho::server
