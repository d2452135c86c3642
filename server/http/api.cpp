#include "server/http/api.h"

#include <algorithm>

#include "core/reading/fault.h"
#include "core/version.h"
#include "engine/answers.h"
#include "server/http/header_value.h"
#include "server/http/request_cost.h"
#include "server/http/route.h"
#include "server/tables/clock.h"
#include "server/tables/pace_json.h"
#include "server/tables/pace_rules.h"
#include "server/tables/seat_rules.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

constexpr std::string_view kRoot = "/api/";
constexpr int kLastEntry = 1'000'000'000;

Expected<HttpResponse> ok(const Expected<Json>& json) {
  if (!json) return std::unexpected(json.error());
  return json_response(200, *json);
}

Expected<HttpResponse> text_ok(const Expected<std::string>& text) {
  if (!text) return std::unexpected(text.error());
  return text_response(200, *text);
}

Expected<HttpResponse> games_response() {
  Json list = Json::array();
  for (const GameModule& module : game_modules()) {
    const Expected<GamePtr> game = open_game(module.id);
    if (!game) return std::unexpected(game.error());
    Json json = engine::game_info_json(**game);
    json["levels"] = kBotLevels;
    list.push_back(std::move(json));
  }
  return json_response(200, {{"games", std::move(list)}});
}

Expected<Seat> seat_in_path(const std::string& text) {
  const std::optional<int> number = number_of(text, 0, kMaxSeats - 1);
  if (!number) return fail("not_found", "server.no_seat", {{"found", text}});
  return static_cast<Seat>(*number);
}

// The fault of a number in the query.
Error bad_number(const char* name, std::string_view text, int low, int high) {
  return error_of("bad_request", "whole_number", {{"low", low}, {"high", high}, {"found", text}},
                  name);
}

// Lists of tables; whoever has them already, by their tag, gets none.
HttpResponse lists_response(const ListCache::Lists& lists, const std::string& known) {
  const std::string tag = "\"" + lists.tag + "\"";
  const bool same = lists_tag(known, tag);
  HttpResponse response = same ? HttpResponse{} : text_response(200, lists.text);
  if (same) {
    response.status = 304;
    response.headers = {{"Cache-Control", "no-store"}};
  }
  response.headers.emplace_back("ETag", tag);
  response.further_cost = same || known.empty() ? 0 : kChangedCost;
  return response;
}

// Checks a request that changes something. Errors: wrong_type.
Expected<void> check_post(const HttpRequest& request) {
  if (!is_media_type(request.content_type, "application/json")) {
    return fail("wrong_type", "server.content_type", {{"found", request.content_type}});
  }
  return {};
}

}  // namespace

Api::Api(Hall& hall, const Key& cookie_key)
    : hall_(hall),
      cookie_(cookie_key),
      games_(games_response()),
      by_browser_(hall.limits().tables_per_browser),
      by_address_(hall.limits().tables_per_address),
      lobby_by_address_(hall.limits().lobby_per_address),
      notices_by_browser_(hall.limits().notice_changes),
      notices_by_address_(hall.limits().notice_changes_per_address),
      tries_by_browser_(hall.limits().notice_tries),
      tries_by_address_(hall.limits().notice_tries_per_address) {}

bool Api::is_ours(const HttpRequest& request) const {
  const std::string& outside = hall_.public_url();
  if (is_same_origin(request, outside)) return true;
  log_limited(spdlog::level::warn, "requests of other pages",
              "refused {} {} from {}: the page is of {}, the host asked is {}{}; "
              "if people reach the server at the former, say so by --public-url",
              cut(request.method), cut(request.path), request.address,
              request.origin.empty() ? "another site" : cut(request.origin), cut(request.host),
              outside.empty() ? "" : " or " + outside);
  return false;
}

bool Api::is_for(const HttpRequest& request) { return request.path.starts_with(kRoot); }

const std::vector<Api::Route>& Api::routes() {
  static const std::vector<Route> kRoutes = {
      {"GET", "/api/health", &Api::health},
      {"GET", "/api/health/ready", &Api::health},
      {"GET", "/api/health/live", &Api::live},
      {"GET", "/api/games", &Api::games},
      {"GET", "/api/paces", &Api::paces},
      {"GET", "/api/tables", &Api::list, true},
      {"GET", "/api/lobby", &Api::lobby, true},
      {"GET", "/api/ticket", &Api::ticket, true},
      {"POST", "/api/tables", &Api::create},
      {"GET", "/api/tables/:table", &Api::info, true},
      {"GET", "/api/tables/:table/edition", &Api::edition},
      {"GET", "/api/tables/:table/record", &Api::record},
      {"POST", "/api/tables/:table/seats/:seat", &Api::sit},
      {"POST", "/api/tables/:table/seats/:seat/link", &Api::renew_link},
      {"POST", "/api/tables/:table/seats/:seat/leave", &Api::leave},
      {"POST", "/api/tables/:table/seats/:seat/bot", &Api::seat_bot},
      {"POST", "/api/tables/:table/call-off", &Api::call_off},
      {"POST", "/api/tables/:table/rematch", &Api::rematch},
      {"GET", "/api/tables/:table/notices", &Api::table_notices},
      {"POST", "/api/tables/:table/notices", &Api::mute},
      {"GET", "/api/notices", &Api::notices, true},
      {"POST", "/api/notices", &Api::set_notices},
      {"POST", "/api/notices/push", &Api::add_push},
      {"POST", "/api/notices/webhooks", &Api::add_webhook},
      {"POST", "/api/notices/ways/:way/forget", &Api::forget_way},
      {"POST", "/api/notices/ways/:way/try", &Api::try_way},
  };
  return kRoutes;
}

Async<HttpResponse> Api::answer(const HttpRequest& request, int connections) {
  const std::optional<BrowserCookie::Found> known = cookie_.find(request.cookie);
  const std::string browser = known ? known->browser : new_browser();
  Call call{request, browser, connections, {}, !known || !known->renewed, known.has_value()};
  Expected<HttpResponse> routed = co_await route(call);
  HttpResponse response = routed ? *std::move(routed) : error_response(routed.error());
  if (call.sets_cookie) {
    response.headers.emplace_back("Set-Cookie", cookie_.set(browser, request.secure));
  }
  co_return response;
}

// Path and method are checked before anything is looked up.
Api::Answer Api::route(Call& call) {
  const HttpRequest& request = call.request;
  const std::string_view method =
      request.method == "HEAD" ? "GET" : std::string_view(request.method);
  std::string allowed;  // the methods of the path, where the request has another one
  for (const Route& route : routes()) {
    std::optional<std::vector<std::string>> values = match_path(route.pattern, request.path);
    if (!values) continue;
    if (route.method != method) {
      allowed += (allowed.empty() ? "" : ", ");
      allowed += route.method == "GET" ? "GET, HEAD" : route.method;
      continue;
    }
    if (route.method == "POST") {
      if (!is_ours(request)) co_return fail("bad_origin", "server.other_host", {});
      if (const auto fine = check_post(request); !fine) co_return std::unexpected(fine.error());
    }
    call.path_values = *std::move(values);
    if (route.renews) call.sets_cookie = true;
    co_return co_await (this->*route.handle)(call);
  }
  if (allowed.empty()) co_return std::unexpected(not_found());
  co_return method_not_allowed(allowed);
}

Api::Answer Api::health(const Call& call) {
  const Expected<void> stores = co_await hall_.check_writable();
  const std::int64_t most = hall_.limits().store_bytes;
  const std::int64_t size = hall_.store_size().value_or(0);
  Json json = {{"ok", stores.has_value()},
               {"tables", hall_.tables_in_memory()},
               {"to_replay", hall_.to_replay()},
               {"connections", call.connections},
               {"store", {{"bytes", size}, {"most", most}, {"full", size >= most}}},
               {"version", version()}};
  if (!stores) json["error"] = error_json(stores.error());
  co_return json_response(stores ? 200 : 503, json);
}

// That it answers at all is what is asked.
Api::Answer Api::live(const Call& /*call*/) {
  co_return json_response(200, {{"ok", true}, {"version", version()}});
}

Api::Answer Api::games(const Call& /*call*/) { co_return games_; }

Api::Answer Api::list(const Call& call) {
  const std::string browser = call.known ? call.browser : "";
  const Expected<TableQueries::ListAnswer> answer = co_await hall_.list(browser);
  if (!answer) co_return std::unexpected(answer.error());
  HttpResponse response = lists_response(*answer->lists, call.request.if_none_match);
  if (answer->read) response.further_cost += kListCost;
  co_return response;
}

Api::Answer Api::lobby(const Call& call) {
  const Expected<Lobby::Answer> answer = co_await hall_.lobby();
  if (!answer) co_return std::unexpected(answer.error());
  co_return lists_response(**answer, call.request.if_none_match);
}

Api::Answer Api::paces(const Call& /*call*/) {
  Json paces = Json::array();
  for (const PaceSort sort : {PaceSort::kBrisk, PaceSort::kSteady, PaceSort::kCalm}) {
    paces.push_back(pace_json(pace_of_days(sort)));
  }
  co_return json_response(200, {{"paces", std::move(paces)}});
}

Api::Answer Api::ticket(const Call& /*call*/) { co_return json_response(200, hall_.ticket()); }

Api::Answer Api::info(const Call& call) {
  co_return ok(hall_.info(call.path_values[0], call.browser));
}

Api::Answer Api::edition(const Call& call) {
  const Expected<std::string> edition = co_await hall_.edition(call.path_values[0]);
  co_return text_ok(edition);
}

Api::Answer Api::record(const Call& call) {
  const std::string& table = call.path_values[0];
  const Expected<std::string> text = co_await hall_.record(table);
  Expected<HttpResponse> response = text_ok(text);
  if (response) {
    response->headers.emplace_back("Content-Disposition",
                                   "attachment; filename=\"kaisho-" + table + ".json\"");
  }
  co_return response;
}

// Counts the wish as one for a new table. Errors: too_many_tables.
Expected<void> Api::may_open_table(const Call& call) {
  const std::int64_t now = now_ms();
  if (by_address_.allow(call.request.address, now) && by_browser_.allow(call.browser, now))
    return {};
  return fail("too_many_tables", "server.many_tables", {});
}

// Counts the wish as one for a table or a seat of the lobby: browsers cost nothing, addresses do.
// Errors: too_many_seats.
Expected<void> Api::may_use_lobby(const Call& call) {
  if (lobby_by_address_.allow(call.request.address, now_ms())) return {};
  return fail("too_many_seats", "server.lobby_address",
              {{"most", hall_.limits().lobby_per_address}});
}

Api::Answer Api::create(const Call& call) {
  // Counted before the body is read, because reading it takes long.
  const std::string& address = call.request.address;
  if (const auto may = may_open_table(call); !may) co_return std::unexpected(may.error());
  Expected<NewTable> table = co_await hall_.read_new_table(call.request.body, call.browser);
  if (!table) co_return std::unexpected(table.error());
  // Whoever keeps no cookie would lose the seat with the answer.
  const auto sits = [](const SeatFacts& seat) { return !seat.is_bot() && seat.nonce; };
  if (!call.known && std::ranges::any_of(table->facts.seats, sits)) {
    co_return fail("no_cookie", "server.no_cookie", {});
  }
  if (table->facts.in_lobby) {
    if (const auto may = may_use_lobby(call); !may) co_return std::unexpected(may.error());
  }
  const Expected<Json> made = co_await hall_.create(*std::move(table), address);
  if (!made) co_return std::unexpected(made.error());
  co_return json_response(201, *made);
}

Api::Answer Api::sit(const Call& call) {
  const Expected<Seat> seat = seat_in_path(call.path_values[1]);
  if (!seat) co_return std::unexpected(seat.error());
  const Expected<Json> body = parse_json(call.request.body);
  if (!body) co_return std::unexpected(body.error());
  Expected<SeatClaim> claim = read_seat_claim(*body);
  if (!claim) co_return std::unexpected(claim.error());
  if (claim->key.empty() && hall_.is_for_all(call.path_values[0], *seat)) {
    if (const auto may = may_use_lobby(call); !may) co_return std::unexpected(may.error());
  }
  const Expected<Json> sat = co_await hall_.sit(call.path_values[0], *seat, call.browser,
                                                call.request.address, *std::move(claim));
  co_return ok(sat);
}

Api::Answer Api::renew_link(const Call& call) {
  const Expected<Seat> seat = seat_in_path(call.path_values[1]);
  if (!seat) co_return std::unexpected(seat.error());
  const Expected<Json> renewed =
      co_await hall_.renew_link(call.path_values[0], *seat, call.browser);
  co_return ok(renewed);
}

Api::Answer Api::leave(const Call& call) {
  const Expected<Seat> seat = seat_in_path(call.path_values[1]);
  if (!seat) co_return std::unexpected(seat.error());
  const Expected<Json> left = co_await hall_.leave(call.path_values[0], *seat, call.browser);
  co_return ok(left);
}

Api::Answer Api::seat_bot(const Call& call) {
  const Expected<Seat> seat = seat_in_path(call.path_values[1]);
  if (!seat) co_return std::unexpected(seat.error());
  const Expected<Json> body = parse_json(call.request.body);
  if (!body) co_return std::unexpected(body.error());
  const Expected<int> level = read_bot_level(*body);
  if (!level) co_return std::unexpected(level.error());
  const Expected<Json> seated = co_await hall_.seat_bot(call.path_values[0], *seat, call.browser,
                                                        call.request.address, *level);
  co_return ok(seated);
}

Api::Answer Api::call_off(const Call& call) {
  const Expected<Json> ended = co_await hall_.call_off(call.path_values[0], call.browser);
  co_return ok(ended);
}

Api::Answer Api::rematch(const Call& call) {
  const std::string& address = call.request.address;
  if (const auto may = may_open_table(call); !may) co_return std::unexpected(may.error());
  const Expected<Json> next = co_await hall_.rematch(call.path_values[0], call.browser, address);
  co_return ok(next);
}

std::string Api::known_browser(const HttpRequest& request) const {
  auto known = cookie_.find(request.cookie);
  return known ? std::move(known->browser) : std::string();
}

std::string Api::seated_browser(const HttpRequest& request) {
  std::string browser = known_browser(request);
  return !browser.empty() && hall_.has_seat(browser) ? browser : std::string();
}

Async<Expected<Api::Subscription>> Api::subscription(const HttpRequest& request) {
  const auto values = match_path("/api/tables/:table/live", request.path);
  if (!values) co_return std::unexpected(not_found());
  if (!is_ours(request)) co_return fail("bad_origin", "server.other_host", {});
  Subscription subscription;
  int seat = -1;
  if (const auto text = query_value(request.query, "seat")) {
    const auto number = number_of(*text, 0, kMaxSeats - 1);
    if (!number) co_return std::unexpected(bad_number("seat", *text, 0, kMaxSeats - 1));
    seat = *number;
  }
  if (const auto text = query_value(request.query, "from")) {
    subscription.from = number_of(*text, -1, kLastEntry);
    if (!subscription.from) co_return std::unexpected(bad_number("from", *text, -1, kLastEntry));
  }
  if (const auto known = cookie_.find(request.cookie)) subscription.browser = known->browser;
  const Expected<OpenTablePtr> open = co_await hall_.open(values->front());
  if (!open) co_return std::unexpected(open.error());
  subscription.table = *open;
  const TableFacts& facts = (*open)->table.facts();
  const Expected<Seat> found = seat_for(facts, subscription.browser, seat);
  if (!found) co_return std::unexpected(found.error());
  subscription.seat = *found;
  co_return subscription;
}

}  // namespace kaisho::server
