// What a person types, and how events are gathered for reading.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/history.h"

namespace kaisho::cli {

// Who gives hints.
inline constexpr const char* kAdviser = "level5";

enum class Command { kNothing, kMove, kUndo, kWhy, kHint, kHelp, kShow, kQuit };

// Reads a command in any language, in capitals or not. What is no command is taken for a move.
Command command_of(const std::string& line);

// Finds a move by its number in the list of legal moves, from 1, or by its text, whatever its
// capitals and blanks.
std::optional<Move> move_of(const std::string& line, const MoveList& legal,
                            const engine::History& history);

// The events as JSON; what happens to the same seat with several cards in a row becomes one event
// with all those cards, what is drawn to one place one with all its colours.
std::vector<Json> gathered(const Game& game, const std::vector<Event>& events);

}  // namespace kaisho::cli
