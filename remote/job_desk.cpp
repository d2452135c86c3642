#include "remote/job_desk.h"

#include <algorithm>

#include "arena/command_spec.h"
#include "remote/result_text.h"

namespace kaisho {

std::optional<JobDesk::Done> JobDesk::work(JobKind kind, std::string_view text,
                                           const std::stop_token& stop) {
  Json json;
  if (kind == JobKind::kMove) {
    const Expected<std::string> move = choose(text);
    if (!move) return Done{error_text(move.error()), move.error()};
    json["move"] = *move;
  } else {
    const Expected<GameOutcome> outcome = play(text, stop);
    if (!outcome && outcome.error().code == "stopped") return {};
    if (!outcome) return Done{error_text(outcome.error()), outcome.error()};
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
