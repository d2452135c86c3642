#include "engine/session.h"

#include <array>
#include <ranges>

#include "core/reading/fields.h"
#include "core/reading/nearest.h"
#include "engine/answers.h"

namespace kaisho::engine {
namespace {

Json refused(const Error& error) { return {{"ok", false}, {"error", error_json(error)}}; }

}  // namespace

struct Session::Handler {
  std::string_view type;
  bool needs_game;
  std::vector<std::string_view> fields;  // beside `type` and `id`
  Expected<Json> (Session::*run)(const Request&);
};

Expected<const Session::Handler*> Session::find_handler(std::string_view type) {
  static const std::array kHandlers = {
      Handler{"games", false, {}, &Session::games},
      Handler{"edition", false, {"game"}, &Session::edition},
      Handler{"check", false, {"game", "edition", "text"}, &Session::check},
      Handler{
          "new", false, {"game", "players", "seed", "options", "edition", "view"}, &Session::begin},
      Handler{"load", false, {"game", "position", "edition", "view"}, &Session::load},
      Handler{"state", true, {"view"}, &Session::state},
      Handler{"legal", true, {}, &Session::legal},
      Handler{"play", true, {"move", "moves", "view"}, &Session::play},
      Handler{"preview", true, {"moves", "set", "view"}, &Session::preview},
      Handler{"reach", true, {"moves", "view"}, &Session::reach},
      Handler{"undo", true, {"moves", "view"}, &Session::undo},
      Handler{"can_undo", true, {}, &Session::can_undo},
      Handler{"reasons", true, {}, &Session::reasons},
      Handler{"suggest", true, {"player", "ms", "simulations", "count", "seed"}, &Session::suggest},
      Handler{"choose", true, {"player", "ms", "simulations", "seed"}, &Session::choose},
      Handler{"players", false, {}, &Session::players},
      Handler{"save", true, {}, &Session::save},
      Handler{"replay", false, {"record", "at", "view"}, &Session::replay_record},
      Handler{"verify", false, {"record"}, &Session::verify_record},
      Handler{
          "review_step", true, {"n", "simulations", "candidates", "seed"}, &Session::review_step},
      Handler{"review", true, {"steps", "simulations", "candidates", "seed"}, &Session::review},
      Handler{"events", true, {"from", "to"}, &Session::events},
  };
  for (const Handler& handler : kHandlers) {
    if (handler.type == type) return &handler;
  }
  const auto known = words_in(kHandlers | std::views::transform(&Handler::type));
  return std::unexpected(
      with_nearest(error_of("unknown_message", "unknown_message",
                            {{"expected", listed(known)}, {"found", shortened(type)}}, "type"),
                   type, known));
}

Expected<Json> Session::dispatch(const Handler& handler, const Request& request) {
  std::vector<std::string_view> known = handler.fields;
  known.insert(known.end(), {"type", "id"});
  request.field().only(known);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (handler.needs_game && !current_) {
    return fail("no_game", "no_game", {});
  }
  return (this->*handler.run)(request);
}

Json Session::handle(const Json& json) {
  Faults faults;
  const Field whole(json, faults);
  if (!json.is_object())
    return refused(error_of("bad_request", "request", {{"found", whole.shown()}}));
  const auto found = json.find("id");
  // Left out or null, as any field that may be missing.
  const auto id = found != json.end() && found->is_null() ? json.end() : found;
  if (id != json.end() && !id->is_number() && !id->is_string()) {
    return refused(error_of("bad_field", "request_id", {{"found", whole["id"].shown()}}, "id"));
  }
  const Request request(json);
  const std::string type = request.text("type");
  Json answer;
  if (const auto fault = request.fault()) {
    answer = refused(*fault);
  } else if (const auto handler = find_handler(type); !handler) {
    answer = refused(handler.error());
  } else {
    Expected<Json> done = dispatch(**handler, request);
    answer = done ? *std::move(done) : refused(done.error());
  }
  if (id != json.end()) answer["id"] = *id;
  return answer;
}

std::string Session::handle_line(std::string_view line) {
  if (line.size() > kLongestLine) {
    return json_text(refused(error_of("line_too_long", "text_longer",
                                      {{"most", kLongestLine}, {"found", line.size()}})));
  }
  const Expected<Json> request = parse_json(line);
  return json_text(request ? handle(*request) : refused(request.error()));
}

}  // namespace kaisho::engine
