#include "remote/job_handler.h"

#include <algorithm>

#include "arena/programs/command_spec.h"
#include "core/reading/fault.h"
#include "remote/result_text.h"

namespace kaisho::remote {

std::optional<JobHandler::Result> JobHandler::work(JobKind kind, std::string_view text,
                                                   const std::stop_token& stop) {
  Json json;
  if (kind == JobKind::kMove) {
    const Expected<std::string> move = choose(text);
    if (!move) return Result{error_text(move.error()), move.error()};
    json["move"] = *move;
  } else {
    const Expected<arena::GameOutcome> outcome = play(text, stop);
    if (!outcome && outcome.error().code == "stopped") return {};
    if (!outcome) return Result{error_text(outcome.error()), outcome.error()};
    json["outcome"] = arena::outcome_json(*outcome);
  }
  return Result{json_text(json)};
}

Expected<arena::GameOutcome> JobHandler::play(std::string_view text, const std::stop_token& stop) {
  const Expected<Json> json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const Expected<arena::GameJob> job = arena::read_job(*json);
  if (!job) return std::unexpected(job.error());
  if (!commands_ && std::ranges::any_of(job->players, arena::is_command)) {
    return fail("no_commands", "remote.no_commands", {}, "players");
  }
  return games_.play(*job, stop);
}

Expected<std::string> JobHandler::choose(std::string_view text) {
  const Expected<Json> json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const Expected<MoveJob> job = read_move_job(*json);
  if (!job) return std::unexpected(job.error());
  return moves_.choose(*job);
}

}  // namespace kaisho::remote
