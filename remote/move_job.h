// One decision for a worker: everything that it depends on, and how it is made.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/game.h"

namespace kaisho::remote {

struct MoveJob {
  std::string game;                       // its id, e.g. "osaka"
  std::shared_ptr<const Json> edition{};  // none: the standard one
  Json observation;                       // the position as the seat to move may know it
  std::string player;                     // a spec, see PlayerSpec
  Key seed{};                             // for the player's randomness
};

// {"game": "osaka", "edition": null, "observation": {…}, "player": "level2", "seed": "<64 hex>"}
Json move_job_json(const MoveJob& job);
// All members are required, and no others are allowed. Errors: missing_field, bad_field,
// unknown_field.
Expected<MoveJob> read_move_job(const Json& json);

// Makes decisions, and keeps the game of the last job open for the next. For one thread.
class MoveRunner {
 public:
  // The text of the move. It depends only on the job, unless the player's budget is a time. Errors:
  // unknown_game, bad_player, those of editions and positions; game_over.
  Expected<std::string> choose(const MoveJob& job);

 private:
  Expected<GamePtr> open(const MoveJob& job);

  std::string name_;
  std::shared_ptr<const Json> edition_;
  GamePtr game_;
};

}  // namespace kaisho::remote
