// One request on its way to another server, as libcurl carries it: with all that bounds it.
#pragma once

#include <curl/curl.h>

#include <functional>
#include <memory>

#include "server/outside/post.h"

namespace kaisho::server {

class Transfer {
 public:
  using Done = std::function<void(OutsideAnswer)>;

  Transfer(OutsideRequest request, const Outside::Rules& rules, Done done);
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;
  ~Transfer() = default;

  CURL* handle() const { return handle_.get(); }

  // Tells whoever waits what came of it. Call it once.
  void finish(CURLcode result);

 private:
  struct HandleFreed {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  };
  struct HeadersFreed {
    void operator()(curl_slist* headers) const { curl_slist_free_all(headers); }
  };

  void set_request();
  void set_bounds();
  void set_callbacks();
  OutsideAnswer answer(CURLcode result) const;

  // What libcurl calls.
  static curl_socket_t open_socket(void* self, curlsocktype purpose, curl_sockaddr* address);
  static std::size_t take_head(char* bytes, std::size_t one, std::size_t count, void* self);
  static std::size_t take_body(char* bytes, std::size_t one, std::size_t count, void* self);

  OutsideRequest request_;
  Outside::Rules rules_;
  Done done_;
  std::size_t head_bytes_ = 0;
  std::size_t body_bytes_ = 0;
  bool head_is_whole_ = false;
  bool refused_ = false;  // an address that it would have led to
  std::unique_ptr<curl_slist, HeadersFreed> headers_;
  std::unique_ptr<CURL, HandleFreed> handle_;  // the last member, because it uses the others
};

}  // namespace kaisho::server
