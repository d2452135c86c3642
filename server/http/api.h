// The HTTP requests under /api/ (docs/server.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/hall/hall.h"
#include "server/http/browser_cookie.h"
#include "server/http/hourly_limit.h"
#include "server/http/http_message.h"

namespace kaisho::server {

class Api {
 public:
  Api(Hall& hall, const Key& cookie_key);

  static bool is_for(const HttpRequest& request);
  // `connections`: how many are open now.
  Async<HttpResponse> answer(const HttpRequest& request, int connections);

  // The browser that asks, by its cookie; empty if it has none of ours.
  std::string known_browser(const HttpRequest& request) const;
  // The same, where it has a seat at a table; else empty.
  std::string seated_browser(const HttpRequest& request);

  // What a WebSocket asks for, checked before the connection is accepted. Errors: not_found,
  // no_table, frozen, bad_origin, bad_request, not_your_seat.
  struct Subscription {
    OpenTablePtr table;
    std::string browser;  // empty: it has no cookie
    Seat seat = kNobody;
    std::optional<int> from;
  };
  Async<Expected<Subscription>> subscription(const HttpRequest& request);

 private:
  // A request on its way to its handler.
  struct Call {
    const HttpRequest& request;
    std::string browser;
    int connections = 0;
    std::vector<std::string> path_values;  // see match_path
    bool sets_cookie = false;
    bool known = false;  // it has sent our cookie
  };
  using Answer = Async<Expected<HttpResponse>>;
  // A GET route also answers HEAD; a POST route takes only JSON, and only from our own pages.
  struct Route {
    std::string_view method;
    std::string_view pattern;
    Answer (Api::*handle)(const Call& call);
    bool renews = false;  // the browser's cookie, so that it lasts a year from the last visit
  };

  static const std::vector<Route>& routes();
  Answer route(Call& call);

  Answer health(const Call& call);
  Answer live(const Call& call);
  Answer games(const Call& call);
  Answer list(const Call& call);
  Answer lobby(const Call& call);
  Answer paces(const Call& call);
  Answer ticket(const Call& call);
  Answer create(const Call& call);
  Answer info(const Call& call);
  Answer edition(const Call& call);
  Answer record(const Call& call);
  Answer sit(const Call& call);
  Answer renew_link(const Call& call);
  Answer leave(const Call& call);
  Answer seat_bot(const Call& call);
  Answer call_off(const Call& call);
  Answer rematch(const Call& call);
  // api_notices.cpp
  Answer notices(const Call& call);
  Answer set_notices(const Call& call);
  Answer add_push(const Call& call);
  Answer add_webhook(const Call& call);
  Answer add_way(const Call& call, Expected<Way> (*read)(const Json&));
  Answer forget_way(const Call& call);
  Answer try_way(const Call& call);
  Answer table_notices(const Call& call);
  Answer mute(const Call& call);
  Expected<void> may_change_notices(const Call& call);
  Expected<void> may_try_way(const Call& call);
  Expected<void> may_open_table(const Call& call);
  Expected<void> may_use_lobby(const Call& call);

  // Whether a page of ours asks; what is refused stands in the log, for the operator.
  bool is_ours(const HttpRequest& request) const;

  Hall& hall_;
  BrowserCookie cookie_;
  Expected<HttpResponse> games_;  // made once
  HourlyLimit by_browser_;
  HourlyLimit by_address_;
  HourlyLimit lobby_by_address_;
  HourlyLimit notices_by_browser_;
  HourlyLimit notices_by_address_;
  HourlyLimit tries_by_browser_;
  HourlyLimit tries_by_address_;
};

}  // namespace kaisho::server
