#include "server/http/request_cost.h"

namespace kaisho::server {
namespace {

constexpr double kFile = 0.2;
constexpr double kAsk = 1;
constexpr double kUnchanged = 0.2;  // a list that the client has already
constexpr double kWhole = 4;        // a record, an edition, a table on the screen
constexpr double kSeat = 4;         // waits for the disk
constexpr double kTable = 20;

}  // namespace

double cost_of(const HttpRequest& request) {
  const std::string_view path = request.path;
  if (!path.starts_with("/api/")) return kFile;
  if (request.method == "POST") return path == "/api/tables" ? kTable : kSeat;
  if (path == "/api/tables" || path == "/api/lobby") {
    return request.if_none_match.empty() ? kAsk : kUnchanged;
  }
  for (const char* end : {"/record", "/edition", "/live"}) {
    if (path.ends_with(end)) return kWhole;
  }
  return kAsk;
}

}  // namespace kaisho::server
