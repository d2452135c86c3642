// The built pages as files: right types, smaller copies where the browser takes them, and caching.
#pragma once

#include <string>

#include "server/request.h"

namespace kaisho {

class Pages {
 public:
  explicit Pages(std::string folder) : folder_(std::move(folder)) {}

  // A file of the folder; for every other address index.html, in which the page finds its way.
  // Errors: not_found, wrong_method.
  HttpAnswer answer(const HttpRequest& request) const;

 private:
  std::string folder_;
};

}  // namespace kaisho
