#include "server/tables/replay.h"

namespace kaisho::server {
namespace {

Expected<void> take_back(engine::History& history, int moves) {
  if (moves > history.size()) {
    return std::unexpected(freeze("undo_most", {{"most", history.size()}, {"found", moves}}));
  }
  history.cut(history.size() - moves);
  return {};
}

Expected<void> play(engine::History& history, const Entry& entry, EventSink* sink) {
  const bool has_turn = history.game().to_move(history.position()) == entry.seat;
  if (has_turn && history.play(entry.move, sink)) return {};
  return std::unexpected(freeze("server.move_refused", {{"found", entry.move}}));
}

}  // namespace

Expected<void> replay_entry(engine::History& history, const Entry& entry, EventSink* sink) {
  const auto done = entry.undo > 0 ? take_back(history, entry.undo) : play(history, entry, sink);
  if (!done) return done;
  if (position_hash(history.position()) == entry.hash) return {};
  return std::unexpected(freeze("server.played_otherwise", {{"found", entry.move}}));
}

Expected<Position> position_after(const Game& game, const Options& options, const Key& seed,
                                  const std::vector<Move>& moves) {
  Expected<Position> position = game.start(options, seed);
  if (!position) return position;
  for (const Move& move : moves) game.apply(*position, move);
  return position;
}

}  // namespace kaisho::server
