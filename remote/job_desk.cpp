#include "remote/job_desk.h"

#include <algorithm>

#include "core/fields.h"

namespace kaisho {
namespace {

// The member `name` of a result, or the error that it holds instead.
Expected<Json> member_of(std::string_view text, const char* name) {
  Expected<Json> json = parse_json(text);
  if (!json) return json;
  if (json->is_object() && json->contains(name)) return Json((*json)[name]);
  Faults faults;
  const Field error = Field(*json, faults)["error"];
  std::string code = error["code"].text();
  std::string message = error["message"].text(10'000);
  std::string where = error.has("where") ? error["where"].text(1000) : "";
  if (faults.any()) return fail("bad_result", "A worker sent what is no result.");
  return fail(std::move(code), std::move(message), std::move(where));
}

bool is_command(std::string_view spec) { return spec.starts_with("command:"); }

}  // namespace

std::string error_text(const Error& error) {
  const Json json = {{"error", error_json(error)}};
  return json_text(json);
}

Expected<GameOutcome> read_game_result(std::string_view text) {
  const Expected<Json> outcome = member_of(text, "outcome");
  if (!outcome) return std::unexpected(outcome.error());
  return read_outcome(*outcome);
}

Expected<std::string> read_move_result(std::string_view text) {
  const Expected<Json> move = member_of(text, "move");
  if (!move) return std::unexpected(move.error());
  if (!move->is_string()) return fail("bad_result", "A worker sent what is no move.");
  return move->get<std::string>();
}

std::optional<JobDesk::Done> JobDesk::work(JobKind kind, std::string_view text,
                                           const std::stop_token& stop) {
  Json json;
  if (kind == JobKind::kMove) {
    const Expected<std::string> move = choose(text);
    if (!move) return Done{error_text(move.error()), move.error().message};
    json["move"] = *move;
  } else {
    const Expected<GameOutcome> outcome = play(text, stop);
    if (!outcome && outcome.error().code == "stopped") return {};
    if (!outcome) return Done{error_text(outcome.error()), outcome.error().message};
    json["outcome"] = outcome_json(*outcome);
  }
  return Done{json_text(json)};
}

Expected<GameOutcome> JobDesk::play(std::string_view text, const std::stop_token& stop) {
  const Expected<Json> json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const Expected<GameJob> job = read_job(*json);
  if (!job) return std::unexpected(job.error());
  if (!commands_ && std::ranges::any_of(job->players, is_command)) {
    return fail("no_commands", "This worker runs no programs for others; see its --commands.",
                "players");
  }
  return games_.play(*job, stop);
}

Expected<std::string> JobDesk::choose(std::string_view text) {
  const Expected<Json> json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const Expected<MoveJob> job = read_move_job(*json);
  if (!job) return std::unexpected(job.error());
  return moves_.choose(*job);
}

}  // namespace kaisho
