#include "core/game.h"

#include <algorithm>

#include "core/reading/fields.h"
#include "core/reading/nearest.h"
#include "core/values/hash.h"
#include "core/values/real.h"

namespace kaisho {

Expected<void> check_options(const GameInfo& game, const Options& options) {
  if (options.seats < game.min_seats || options.seats > game.max_seats) {
    return fail("bad_option", "players",
                {{"low", game.min_seats}, {"high", game.max_seats}, {"found", options.seats}},
                "players");
  }
  if (options.turn_cap < 0 || options.turn_cap > kMaxTurns) {
    return fail("bad_option", "whole_number",
                {{"low", 0}, {"high", kMaxTurns}, {"found", options.turn_cap}}, "turn_cap");
  }
  for (const std::string& name : options.variants) {
    if (std::ranges::find(game.variants, name) != game.variants.end()) continue;
    if (game.variants.empty()) {
      return fail("bad_option", "no_variants", {{"found", shortened(name)}}, "variants");
    }
    return std::unexpected(with_nearest(
        error_of("bad_option", "variant",
                 {{"expected", listed(game.variants)}, {"found", shortened(name)}}, "variants"),
        name, words_in(game.variants)));
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
    result.share[i] = result.rank[i] == 1 ? 1.0F / as_float(winners) : 0.0F;
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
  if (moves.empty()) return fail("game_over", "game_over", {});
  std::vector<Refusal> refusals;
  game.refusals(position, refusals);
  const auto found = std::ranges::find(refusals, *move, &Refusal::move);
  if (found == refusals.end()) return fail("illegal_move", "illegal_move", {{"found", text}});
  return fail("illegal_move", "illegal_move_by",
              {{"found", text}, {"clause", found->clause}, {"why", found->reason}});
}

std::uint64_t position_hash(const Position& position) { return hash_bytes(position.bytes()); }

}  // namespace kaisho
