// A result as text in the queue: {"outcome": {…}} for a game, {"move": "…"} for a move, or
// {"error": error_json()}.
#pragma once

#include <string>
#include <string_view>

#include "arena/contest/game_job.h"
#include "core/reading/error.h"

namespace kaisho::remote {

std::string error_text(const Error& error);
Expected<arena::GameOutcome> read_game_result(
    std::string_view text);  // an error in the text is returned
Expected<std::string> read_move_result(std::string_view text);

// Whether the text is an error. Then the job is done again when it is sent again.
bool is_error_text(std::string_view text);

// Whether the error concerns only one worker's machine, so that another may do the job:
// no_commands, no_program.
bool is_refusal(const Error& error);

}  // namespace kaisho::remote
