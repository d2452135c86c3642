// The text of a result as the queue carries it: {"outcome": {…}} of a game, {"move": "…"} of a
// move, or {"error": {"code", "message", "where"}}.
#pragma once

#include <string>
#include <string_view>

#include "arena/game_job.h"
#include "core/error.h"

namespace kaisho {

std::string error_text(const Error& error);
Expected<GameOutcome> read_game_result(std::string_view text);  // an error in it is the error
Expected<std::string> read_move_result(std::string_view text);

// Whether it tells of an error: then whoever asks again is to have an answer anew.
bool is_error_text(std::string_view text);

// Whether the error is that of one worker's machine, and another may do the job: no_commands,
// no_program.
bool is_refusal(const Error& error);

}  // namespace kaisho
