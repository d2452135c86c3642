#include "server/http/http_date.h"

#include <fmt/chrono.h>

namespace kaisho::server {

// fmt names days and months in English, whatever the language of the machine.
std::string http_date(std::time_t time) {
  return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(time));
}

}  // namespace kaisho::server
