#include "engine/history.h"

#include <utility>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"

namespace kaisho::engine {
namespace {

// A position that already is what some seat may know has nothing more to hide from that seat; a
// spectator, who knows least, is asked first.
std::optional<Seat> find_observer(const Game& game, const Position& position, int seats) {
  if (game.observe(position, kNobody) == position) return kNobody;
  for (const Seat seat : every_seat(seats)) {
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
    return fail("observed_position", "observed_position", {});
  }
  const Expected<Move> move = legal_move(*game_, position_, text);
  if (!move) return std::unexpected(move.error());
  moves_.push_back({*move, game_->to_move(position_), game_->reveal_count(position_)});
  before_.push_back(position_);
  game_->apply(position_, *move, sink);
  return {};
}

void History::cut(int size) {
  if (size >= this->size()) return;
  position_ = before_[size];
  before_.erase(before_.begin() + size, before_.end());
  moves_.erase(moves_.begin() + size, moves_.end());
}

int History::undoable(Seat seat) const {
  return moves_to_undo(moves_, seat, game_->reveal_count(position_));
}

std::vector<Event> History::events(int n) const {
  if (n == 0) return set_up_;
  Position position = before(n);
  EventLog log;
  game_->apply(position, moves_[n - 1].move, &log);
  return std::move(log.events);
}

std::string History::text_of(int n) const {
  return game_->move_text(before(n), moves_[n - 1].move);
}

}  // namespace kaisho::engine
