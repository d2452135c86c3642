// Does the job that a text describes, and gives its result as text; a malformed text gives an
// error. For one thread.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "arena/contest/game_job.h"
#include "remote/move_job.h"
#include "remote/queue.h"

namespace kaisho::remote {

class JobHandler {
 public:
  // With `commands`, players may be programs of this machine. Whoever may send jobs can then run
  // any program here.
  explicit JobHandler(bool commands) : commands_(commands) {}

  struct Result {
    std::string result;            // see remote/result_text.h
    std::optional<Error> error{};  // the error in it
  };
  // Returns nothing if `stop` came before the job was done.
  std::optional<Result> work(JobKind kind, std::string_view text, const std::stop_token& stop);

 private:
  Expected<arena::GameOutcome> play(std::string_view text, const std::stop_token& stop);
  Expected<std::string> choose(std::string_view text);

  bool commands_;
  arena::JobRunner games_;
  MoveRunner moves_;
};

}  // namespace kaisho::remote
