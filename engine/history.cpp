#include "engine/history.h"

#include <utility>

namespace kaisho {
namespace {

// A position that already is what some seat may know has nothing more to hide from that seat; an
// onlooker, who knows least, is asked first.
std::optional<Seat> find_observer(const Game& game, const Position& position, int seats) {
  for (int i = kNobody; i < seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if (game.observe(position, seat) == position) return seat;
  }
  return std::nullopt;
}

}  // namespace

History::History(GamePtr game, const Position& position)
    : game_(std::move(game)), position_(position), seats_(seats_of(*game_, position)) {}

Expected<History> History::begin(GamePtr game, const Options& options, const Key& seed) {
  EventLog log;
  const Expected<Position> start = game->start(options, seed, &log);
  if (!start) return std::unexpected(start.error());
  History history(std::move(game), *start);
  history.set_up_ = std::move(log.events);
  return history;
}

History History::from(GamePtr game, const Position& position) {
  History history(std::move(game), position);
  history.observer_ = find_observer(history.game(), position, history.seats_);
  return history;
}

Expected<void> History::play(std::string_view text, EventSink* sink) {
  if (observer_) {
    return fail("observed_position",
                "This position is what one seat may know; moves can be previewed, not played.");
  }
  const Expected<Move> move = legal_move(*game_, position_, text);
  if (!move) return std::unexpected(move.error());
  plies_.push_back({position_, *move, game_->to_move(position_)});
  game_->apply(position_, *move, sink);
  return {};
}

void History::cut(int size) {
  if (size >= this->size()) return;
  position_ = plies_[static_cast<std::size_t>(size)].before;
  plies_.erase(plies_.begin() + size, plies_.end());
}

int History::undoable() const {
  int count = 0;
  for (auto ply = plies_.rbegin(); ply != plies_.rend(); ++ply, ++count) {
    if (ply->seat != last_seat()) break;
    if (game_->reveals(ply->before) != game_->reveals(position_)) break;
  }
  return count;
}

std::vector<Event> History::events(int n) const {
  if (n == 0) return set_up_;
  const Ply& ply = plies_[static_cast<std::size_t>(n - 1)];
  Position position = ply.before;
  EventLog log;
  game_->apply(position, ply.move, &log);
  return std::move(log.events);
}

std::string History::text_of(int n) const {
  const Ply& ply = plies_[static_cast<std::size_t>(n - 1)];
  return game_->move_text(ply.before, ply.move);
}

}  // namespace kaisho
