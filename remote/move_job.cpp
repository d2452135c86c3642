#include "remote/move_job.h"

#include "arena/contest/game_job.h"
#include "core/reading/fault.h"
#include "core/reading/fields.h"
#include "core/reading/hex.h"
#include "games/registry.h"
#include "games/standard.h"
#include "players/player.h"

namespace kaisho::remote {
namespace {

constexpr std::size_t kLongestSpec = 4000;

Key read_seed(const Field& field) {
  const Expected<Key> key = parse_key(field.text());
  if (key) return *key;
  field.fault(key.error());
  return {};
}

}  // namespace

Json move_job_json(const MoveJob& job) {
  return {{"game", job.game},
          {"edition", job.edition ? *job.edition : Json(nullptr)},
          {"observation", job.observation},
          {"player", job.player},
          {"seed", key_text(job.seed)}};
}

Expected<MoveJob> read_move_job(const Json& json) {
  Faults faults;
  const Field root(json, faults);
  root.only({"game", "edition", "observation", "player", "seed"});
  MoveJob job;
  job.game = root["game"].text();
  const Field edition = root["edition"];
  if (!edition.is_null()) job.edition = std::make_shared<const Json>(edition.json());
  job.observation = root["observation"].json();
  job.player = root["player"].text(kLongestSpec);
  job.seed = read_seed(root["seed"]);
  if (faults.any()) return std::unexpected(faults.first());
  return job;
}

Expected<GamePtr> MoveRunner::open(const MoveJob& job) {
  if (game_ && name_ == job.game && arena::same_edition(edition_, job.edition)) return game_;
  Expected<GamePtr> game = job.edition ? open_kept(job.game, *job.edition) : open_game(job.game);
  if (!game) return game;
  name_ = job.game;
  edition_ = job.edition;
  game_ = *game;
  return game;
}

Expected<std::string> MoveRunner::choose(const MoveJob& job) {
  const Expected<GamePtr> game = open(job);
  if (!game) return std::unexpected(game.error());
  const Expected<Position> whole = (*game)->parse_position(job.observation);
  if (!whole) return std::unexpected(within("observation", whole.error()));
  const Seat seat = (*game)->to_move(*whole);
  if (seat == kNobody) return fail("game_over", "game_over", {}, "observation");
  // A new player for each move, so that it depends on no earlier one.
  const auto player = players::make_player(job.player);
  if (!player) return std::unexpected(player.error());
  // The player must not know more than its seat, even if the job has more.
  const Position observation = (*game)->observe(*whole, seat);
  RandomState chance = RandomState::from_key(job.seed);
  Random random(chance);
  return (*game)->move_text(observation, (*player)->choose(**game, observation, random));
}

}  // namespace kaisho::remote
