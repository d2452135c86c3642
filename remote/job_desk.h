// Does what a job's text asks for, whatever it may hold, and says what came of it. For one thread.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "arena/game_job.h"
#include "remote/move_job.h"
#include "remote/queue.h"

namespace kaisho {

class JobDesk {
 public:
  // With `commands` players may be programs of this machine: whoever may send jobs can then run
  // any program here.
  explicit JobDesk(bool commands) : commands_(commands) {}

  struct Done {
    std::string result;            // remote/result_text.h
    std::optional<Error> error{};  // the one in it
  };
  // None: `stop` was asked for, and the job is not done.
  std::optional<Done> work(JobKind kind, std::string_view text, const std::stop_token& stop);

 private:
  Expected<GameOutcome> play(std::string_view text, const std::stop_token& stop);
  Expected<std::string> choose(std::string_view text);

  bool commands_;
  JobRunner games_;
  MoveRunner moves_;
};

}  // namespace kaisho
