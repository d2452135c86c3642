// The HTTP requests under /api/ (docs/server.md).
#pragma once

#include <string>

#include "server/hall.h"
#include "server/rate.h"
#include "server/request.h"

namespace kaisho {

class Api {
 public:
  Api(Hall& hall, const Key& cookie_key);

  static bool is_for(const HttpRequest& request);
  Async<HttpAnswer> answer(const HttpRequest& request, int connections);

  // What a WebSocket asks for, checked before the connection is accepted. Errors: not_found,
  // no_table, frozen, bad_origin, bad_request, not_your_seat.
  struct Live {
    OpenTablePtr table;
    std::string browser;  // empty: one without a cookie
    Seat seat = kNobody;
    std::optional<int> from;
  };
  Expected<Live> live(const HttpRequest& request);

 private:
  Async<Expected<HttpAnswer>> route(const HttpRequest& request, std::string browser,
                                    int connections);
  Async<Expected<HttpAnswer>> create(const HttpRequest& request, std::string browser);
  Async<Expected<HttpAnswer>> sit(const HttpRequest& request, std::string table, std::string seat,
                                  std::string browser);
  Expected<HttpAnswer> read(const HttpRequest& request, const std::string& browser,
                            int connections);

  Hall& hall_;
  Key cookie_key_;
  Rate by_browser_;
  Rate by_address_;
};

}  // namespace kaisho
