// Serves the built pages: content types, compressed copies where the browser accepts them, and
// caching.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "server/http/http_message.h"

namespace kaisho::server {

class StaticFiles {
 public:
  explicit StaticFiles(std::string folder) : folder_(std::move(folder)) {}

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
  std::unordered_map<std::string, Kept> kept_;  // by file
  std::size_t kept_bytes_ = 0;
};

}  // namespace kaisho::server
