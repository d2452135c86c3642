#include "core/game.h"

#include <algorithm>

#include "core/hash.h"

namespace kaisho {

Expected<void> check_options(const GameInfo& game, const Options& options) {
  if (options.seats < game.min_seats || options.seats > game.max_seats) {
    return fail("bad_option",
                "This game is for " + std::to_string(game.min_seats) + " to " +
                    std::to_string(game.max_seats) + " players.",
                "players");
  }
  if (options.turn_cap < 0 || options.turn_cap > kMostTurns) {
    return fail("bad_option",
                "A turn cap is a number from 0 (none) to " + std::to_string(kMostTurns) + ".",
                "turn_cap");
  }
  for (const std::string& name : options.variants) {
    if (std::ranges::find(game.variants, name) != game.variants.end()) continue;
    return fail("bad_option", "This game has no variant '" + name.substr(0, 40) + "'.", "variants");
  }
  return {};
}

void settle(Result& result, int seats) {
  const auto better = [&](std::size_t a, std::size_t b) {
    return result.score[a] != result.score[b] ? result.score[a] > result.score[b]
                                              : result.tiebreak[a] > result.tiebreak[b];
  };
  const auto count = static_cast<std::size_t>(seats);
  int winners = 0;
  for (std::size_t i = 0; i < count; ++i) {
    result.rank[i] = 1;
    for (std::size_t j = 0; j < count; ++j) result.rank[i] += better(j, i) ? 1 : 0;
    winners += result.rank[i] == 1 ? 1 : 0;
  }
  for (std::size_t i = 0; i < count; ++i) {
    result.share[i] = result.rank[i] == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
  }
}

int seats_of(const Game& game, const Position& position) { return game.options(position).seats; }

std::vector<std::string> legal_texts(const Game& game, const Position& position) {
  MoveList moves;
  game.legal_moves(position, moves);
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(game.move_text(position, move));
  return texts;
}

Expected<Move> legal_move(const Game& game, const Position& position, std::string_view text) {
  const Expected<Move> move = game.parse_move(position, text);
  if (!move) return move;
  MoveList moves;
  game.legal_moves(position, moves);
  if (moves.contains(*move)) return move;
  if (moves.empty()) return fail("game_over", "The game is over; no move can be played.");
  std::vector<Refusal> refusals;
  game.refusals(position, refusals);
  const auto found = std::ranges::find(refusals, *move, &Refusal::move);
  const std::string why =
      found == refusals.end() ? "" : " (" + std::string(found->clause) + ", " + found->reason + ")";
  return fail("illegal_move", "The rules do not allow this move now" + why + ".");
}

std::uint64_t position_hash(const Position& position) { return hash_bytes(position.bytes()); }

}  // namespace kaisho
