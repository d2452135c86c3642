#include "server/api.h"

#include <array>

#include "engine/answers.h"
#include "server/cookie.h"
#include "server/version.h"

namespace kaisho {
namespace {

constexpr std::string_view kRoot = "/api/";

// The parts of a path below /api/: "/api/tables/x" is {"tables", "x"}.
std::vector<std::string> parts_of(std::string_view path) {
  path.remove_prefix(kRoot.size());
  std::vector<std::string> parts;
  while (true) {
    const std::size_t slash = path.find('/');
    parts.emplace_back(path.substr(0, slash));
    if (slash == std::string_view::npos) return parts;
    path.remove_prefix(slash + 1);
  }
}

Error not_found() { return {"not_found", "There is nothing at this address.", ""}; }

Expected<HttpAnswer> ok(const Expected<Json>& json) {
  if (!json) return std::unexpected(json.error());
  return json_answer(200, *json);
}

Expected<HttpAnswer> games() {
  Json list = Json::array();
  for (const GameModule& module : game_modules()) {
    const Expected<GamePtr> game = open_game(module.id);
    if (!game) return std::unexpected(game.error());
    Json json = game_info_json(**game);
    json["levels"] = kBotLevels;
    list.push_back(std::move(json));
  }
  return json_answer(200, {{"games", std::move(list)}});
}

// What a request that changes something must be. Errors: bad_origin, wrong_type, bad_json.
Expected<Json> read_body(const HttpRequest& request) {
  if (!is_same_origin(request)) {
    return fail("bad_origin", "This request comes from a page of another host.");
  }
  if (!request.content_type.starts_with("application/json")) {
    return fail("wrong_type", "The request's Content-Type must be application/json.");
  }
  return parse_json(request.body);
}

}  // namespace

Api::Api(Hall& hall, const Key& cookie_key)
    : hall_(hall),
      cookie_key_(cookie_key),
      by_browser_(hall.limits().tables_per_browser),
      by_address_(hall.limits().tables_per_address) {}

bool Api::is_for(const HttpRequest& request) { return request.path.starts_with(kRoot); }

Async<HttpAnswer> Api::answer(const HttpRequest& request, int connections) {
  const std::optional<std::string> known = browser_of_cookie(request.cookie, cookie_key_);
  const std::string browser = known ? *known : new_browser();
  Expected<HttpAnswer> routed = co_await route(request, browser, connections);
  HttpAnswer answer = routed ? *std::move(routed) : error_answer(routed.error());
  if (!known) answer.headers.emplace_back("Set-Cookie", browser_cookie(browser, cookie_key_));
  co_return answer;
}

Async<Expected<HttpAnswer>> Api::route(const HttpRequest& request, std::string browser,
                                       int connections) {
  const std::vector<std::string> parts = parts_of(request.path);
  const bool tables = parts[0] == "tables";
  if (request.method == "POST") {
    if (tables && parts.size() == 1) co_return co_await create(request, browser);
    if (tables && parts.size() == 4 && parts[2] == "seats") {
      co_return co_await sit(request, parts[1], parts[3], browser);
    }
  }
  Expected<HttpAnswer> answer = read(request, browser, connections);
  if (answer && request.method != "GET" && request.method != "HEAD") {
    co_return fail("wrong_method", "This address can only be read, by GET.");
  }
  co_return answer;
}

Expected<HttpAnswer> Api::read(const HttpRequest& request, const std::string& browser,
                               int connections) {
  const std::vector<std::string> parts = parts_of(request.path);
  if (parts.size() == 1) {
    if (parts[0] == "games") return games();
    if (parts[0] == "tables") return ok(hall_.list(browser));
    if (parts[0] == "health") {
      return json_answer(200, {{"ok", true},
                               {"tables", hall_.tables_open()},
                               {"connections", connections},
                               {"version", kVersion}});
    }
  }
  if (parts[0] != "tables" || parts.size() < 2) return std::unexpected(not_found());
  if (parts.size() == 2) return ok(hall_.info(parts[1], browser));
  if (parts.size() != 3) return std::unexpected(not_found());
  if (parts[2] == "edition") return ok(hall_.edition(parts[1]));
  if (parts[2] != "record") return std::unexpected(not_found());
  Expected<HttpAnswer> answer = ok(hall_.record(parts[1]));
  if (answer) {
    answer->headers.emplace_back("Content-Disposition",
                                 "attachment; filename=\"kaisho-" + parts[1] + ".json\"");
  }
  return answer;
}

Async<Expected<HttpAnswer>> Api::create(const HttpRequest& request, std::string browser) {
  const Expected<Json> body = read_body(request);
  if (!body) co_return std::unexpected(body.error());
  const std::int64_t now = now_ms();
  Expected<NewTable> table = read_new_table(*body, browser, now);
  if (!table) co_return std::unexpected(table.error());
  if (!by_address_.allow(request.address, now) || !by_browser_.allow(browser, now)) {
    co_return fail("too_many_tables", "You have opened many tables; wait before you open another.");
  }
  const Expected<Json> made = co_await hall_.create(*std::move(table));
  if (!made) co_return std::unexpected(made.error());
  co_return json_answer(201, *made);
}

Async<Expected<HttpAnswer>> Api::sit(const HttpRequest& request, std::string table,
                                     std::string seat, std::string browser) {
  const std::optional<int> number = number_of(seat, 0, kMaxSeats - 1);
  if (!number) co_return fail("not_found", "The table has no such seat.");
  const Expected<Json> body = read_body(request);
  if (!body) co_return std::unexpected(body.error());
  Expected<Sitting> sitting = read_sitting(*body);
  if (!sitting) co_return std::unexpected(sitting.error());
  const Expected<Json> sat =
      co_await hall_.sit(table, static_cast<Seat>(*number), browser, *std::move(sitting));
  co_return ok(sat);
}

Expected<Api::Live> Api::live(const HttpRequest& request) {
  const std::vector<std::string> parts = parts_of(request.path);
  if (parts.size() != 3 || parts[0] != "tables" || parts[2] != "live") {
    return std::unexpected(not_found());
  }
  if (!is_same_origin(request)) {
    return fail("bad_origin", "This connection comes from a page of another host.");
  }
  Live live;
  int seat = -1;
  if (const auto text = query_value(request.query, "seat")) {
    const auto number = number_of(*text, 0, kMaxSeats - 1);
    if (!number) return fail("bad_request", "seat is a number from 0.", "seat");
    seat = *number;
  }
  if (const auto text = query_value(request.query, "from")) {
    live.from = number_of(*text, -1, 1'000'000'000);
    if (!live.from) return fail("bad_request", "from is a number from -1.", "from");
  }
  live.browser = browser_of_cookie(request.cookie, cookie_key_).value_or("");
  const Expected<OpenTablePtr> open = hall_.open(parts[1]);
  if (!open) return std::unexpected(open.error());
  live.table = *open;
  const Expected<Seat> found = Hall::seat_for(**open, live.browser, seat);
  if (!found) return std::unexpected(found.error());
  live.seat = *found;
  return live;
}

}  // namespace kaisho
