// Serves the built pages: content types, compressed copies where the browser accepts them, caching,
// and the whole address of the picture that chats show with a link.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/http/http_message.h"

namespace kaisho::server {

class StaticFiles {
 public:
  // `public_url`: the origin by which people reach the server; empty if that is not known.
  StaticFiles(std::string folder, std::string public_url)
      : folder_(std::move(folder)), public_url_(std::move(public_url)) {}

  // A file of the folder; for every other path index.html, whose script shows the right view.
  // Errors: not_found, wrong_method, not_acceptable.
  HttpResponse answer(const HttpRequest& request);

 private:
  using Content = std::shared_ptr<const std::string>;
  struct Kept {
    std::string mark;
    Content content;
  };

  // Errors: not_found, storage.
  Expected<Content> content_of(const std::string& file, const std::string& mark);

  std::string folder_;
  std::string public_url_;
  std::unordered_map<std::string, Kept> kept_;  // by file
  std::size_t kept_bytes_ = 0;
};

}  // namespace kaisho::server
