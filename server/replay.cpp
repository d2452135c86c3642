#include "server/replay.h"

namespace kaisho {

Expected<void> Replay::step(const Entry& entry, EventSink* sink) {
  const auto done = entry.undo > 0 ? take_back(entry.undo) : play(entry, sink);
  if (!done) return done;
  if (position_hash(position()) == entry.hash) return {};
  return fail("frozen", "This program would change what came of '" + entry.move + "'.");
}

Expected<void> Replay::take_back(int moves) {
  const auto back = static_cast<std::size_t>(moves);
  if (back > standing_.size()) return fail("frozen", "An undo reaches back too far.");
  standing_.resize(standing_.size() - back);
  positions_.erase(positions_.end() - moves, positions_.end());
  return {};
}

Expected<void> Replay::play(const Entry& entry, EventSink* sink) {
  const Expected<Move> move = legal_move(game_, position(), entry.move);
  if (!move || game_.to_move(position()) != entry.seat) {
    return fail("frozen", "This program does not allow the move '" + entry.move + "'.");
  }
  standing_.emplace_back(*move, entry.seat, game_.reveals(position()));
  positions_.emplace_back(position());
  game_.apply(positions_.back(), *move, sink);
  return {};
}

}  // namespace kaisho
