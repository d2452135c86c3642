#include "remote/result_text.h"

#include <utility>

#include "core/reading/error_read.h"

namespace kaisho::remote {
namespace {

// The member `name` of a result, or the error that it holds instead.
Expected<Json> member_of(std::string_view text, const char* name) {
  Expected<Json> json = parse_json(text);
  if (!json) return json;
  if (json->is_object() && json->contains(name)) return Json((*json)[name]);
  Faults faults;
  Error error = read_error(Field(*json, faults)["error"]);
  if (faults.any()) return fail("bad_result", "remote.no_result", {});
  return std::unexpected(std::move(error));
}

}  // namespace

std::string error_text(const Error& error) {
  const Json json = {{"error", error_json(error)}};
  return json_text(json);
}

Expected<arena::GameOutcome> read_game_result(std::string_view text) {
  const Expected<Json> outcome = member_of(text, "outcome");
  if (!outcome) return std::unexpected(outcome.error());
  return arena::read_outcome(*outcome);
}

Expected<std::string> read_move_result(std::string_view text) {
  const Expected<Json> move = member_of(text, "move");
  if (!move) return std::unexpected(move.error());
  if (!move->is_string())
    return fail("bad_result", "remote.no_move", {{"found", json_text(*move)}});
  return move->get<std::string>();
}

bool is_error_text(std::string_view text) {
  const Expected<Json> json = parse_json(text);
  return json && json->is_object() && json->contains("error");
}

bool is_refusal(const Error& error) {
  return error.code == "no_commands" || error.code == "no_program";
}

}  // namespace kaisho::remote
