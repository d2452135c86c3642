// The requests by which people say how they want to be told what happens at their tables.
#include "core/reading/fault.h"
#include "server/http/api.h"
#include "server/notices/way_requests.h"
#include "server/tables/clock.h"

namespace kaisho::server {
namespace {

// Whoever keeps no cookie would be another person with each request.
Expected<void> has_cookie(bool known) {
  if (known) return {};
  return fail("no_cookie", "server.notices_cookie", {});
}

Expected<HttpResponse> json_answer(int status, const Expected<Json>& json) {
  if (!json) return std::unexpected(json.error());
  return json_response(status, *json);
}

}  // namespace

// Counts the wish as one for a change. Errors: no_cookie, too_many_requests.
Expected<void> Api::may_change_notices(const Call& call) {
  if (const auto has = has_cookie(call.known); !has) return has;
  const std::int64_t now = now_ms();
  if (notices_by_address_.allow(call.request.address, now) &&
      notices_by_browser_.allow(call.browser, now))
    return {};
  return fail("too_many_requests", "server.many_changes", {});
}

// The same for trying a way, which sends something to another server at once.
Expected<void> Api::may_try_way(const Call& call) {
  if (const auto has = has_cookie(call.known); !has) return has;
  const std::int64_t now = now_ms();
  if (tries_by_address_.allow(call.request.address, now) &&
      tries_by_browser_.allow(call.browser, now))
    return {};
  return fail("too_many_requests", "server.many_tries", {});
}

Api::Answer Api::notices(const Call& call) {
  co_return json_answer(200, hall_.notices().of(call.known ? call.browser : ""));
}

Api::Answer Api::set_notices(const Call& call) {
  if (const auto may = may_change_notices(call); !may) co_return std::unexpected(may.error());
  const Expected<Json> body = parse_json(call.request.body);
  if (!body) co_return std::unexpected(body.error());
  const Expected<TellWish> wish = read_tell_wish(*body);
  if (!wish) co_return std::unexpected(wish.error());
  const Expected<Json> set = co_await hall_.notices().set(call.browser, *wish);
  co_return json_answer(200, set);
}

Api::Answer Api::add_way(const Call& call, Expected<Way> (*read)(const Json&)) {
  if (const auto may = may_change_notices(call); !may) co_return std::unexpected(may.error());
  const Expected<Json> body = parse_json(call.request.body);
  if (!body) co_return std::unexpected(body.error());
  Expected<Way> way = read(*body);
  if (!way) co_return std::unexpected(way.error());
  const Expected<Json> added = co_await hall_.notices().add(call.browser, *std::move(way));
  co_return json_answer(201, added);
}

Api::Answer Api::add_push(const Call& call) { return add_way(call, read_push_way); }

Api::Answer Api::add_webhook(const Call& call) { return add_way(call, read_webhook); }

Api::Answer Api::forget_way(const Call& call) {
  if (const auto has = has_cookie(call.known); !has) co_return std::unexpected(has.error());
  const Expected<Json> forgotten =
      co_await hall_.notices().forget(call.browser, call.path_values[0]);
  co_return json_answer(200, forgotten);
}

Api::Answer Api::try_way(const Call& call) {
  if (const auto may = may_try_way(call); !may) co_return std::unexpected(may.error());
  const Expected<Json> tried = co_await hall_.notices().try_out(call.browser, call.path_values[0]);
  co_return json_answer(200, tried);
}

Api::Answer Api::table_notices(const Call& call) {
  co_return json_answer(200, hall_.notices().of_table(call.path_values[0], call.browser));
}

Api::Answer Api::mute(const Call& call) {
  if (const auto may = may_change_notices(call); !may) co_return std::unexpected(may.error());
  const Expected<Json> body = parse_json(call.request.body);
  if (!body) co_return std::unexpected(body.error());
  const Expected<bool> muted = read_mute(*body);
  if (!muted) co_return std::unexpected(muted.error());
  const Expected<Json> set =
      co_await hall_.notices().mute(call.path_values[0], call.browser, *muted);
  co_return json_answer(200, set);
}

}  // namespace kaisho::server
