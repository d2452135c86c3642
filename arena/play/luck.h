// The luck of each seat in a game, by the account that reviews keep (docs/review.md): what draws,
// shuffles and reveals changed, against what was to be expected. It is 0 on average where
// what a player cannot know is as likely as the rules make it, so that results less luck speak of
// the same strength, and vary less. What moves betray of hidden hands can spoil that.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "core/game.h"
#include "core/reading/fields.h"
#include "core/reading/json.h"

namespace kaisho::arena {

// Who judges luck: named before the first game, so that nobody can choose a judge by its results.
struct LuckJudge {
  bool net = false;        // the game's net; else, for an edition without one, the linear value
  std::string value{};     // hash of its numbers (players/value_origin.h)
  int review_version = 0;  // of the way in which an account is kept

  friend bool operator==(const LuckJudge&, const LuckJudge&) = default;
};

// The judge of games with this seed. Errors: learnt_seed, where it has learnt from such games.
Expected<LuckJudge> luck_judge(const Game& game, std::uint64_t seed);

// "the net, 0123456789abcdef"
std::string judge_text(const LuckJudge& judge);
// {"judge": "net", "value": "0123456789abcdef", "review_version": 1}
Json judge_json(const LuckJudge& judge);
LuckJudge read_judge(const Field& field);

// A game whose luck is to be judged: by its numbers it has chance of its own.
struct LuckGame {
  std::uint64_t seed = 0;
  std::uint64_t deal = 0;
  std::uint64_t rotation = 0;
};

// By seat, in shares of the victory, of the moves that were played from `start`; they need not lead
// to the end. The sum over the seats is 0. None if `stop` is asked for before.
std::optional<BySeat<double>> luck_of_game(const Game& game, const Position& start,
                                           std::span<const Move> moves, const LuckGame& number,
                                           const std::stop_token& stop = {});

}  // namespace kaisho::arena
