// One decision to be thought about elsewhere: all that it depends on, and what came of it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/game.h"

namespace kaisho {

struct MoveJob {
  std::string game;                       // its id, e.g. "osaka"
  std::shared_ptr<const Json> edition{};  // none: the standard one
  Json observation;                       // the position as the seat to move may know it
  std::string player;                     // a spec of make_player
  Key seed{};                             // of the player's chance
};

// {"game": "osaka", "edition": null, "observation": {…}, "player": "level2", "seed": "<64 hex>"}
Json move_job_json(const MoveJob& job);
// Every member must be there, and no other. Errors: missing_field, bad_field, unknown_field.
Expected<MoveJob> read_move_job(const Json& json);

// Thinks about jobs one after the other, and keeps the game it opened for the last. For one thread.
class MoveRunner {
 public:
  // The text of the move. Depends on nothing but the job, as long as the player does not think by
  // the clock. Errors: unknown_game, bad_player, those of editions and positions; game_over.
  Expected<std::string> choose(const MoveJob& job);

 private:
  Expected<GamePtr> open(const MoveJob& job);

  std::string name_;
  std::shared_ptr<const Json> edition_;
  GamePtr game_;
};

}  // namespace kaisho
