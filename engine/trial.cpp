#include "engine/trial.h"

#include <algorithm>
#include <string_view>

#include "engine/answers.h"

namespace kaisho::engine {
namespace {

constexpr std::string_view kNextTurn = "turn_began";  // of every game, where the next turn begins

// The events before the first that shows something hidden.
bool stop_at_reveal(std::vector<Event>& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!events[i].reveals) continue;
    events.resize(i);
    return true;
  }
  return false;
}

// Where the next turn begins, whosever it is; the number of events where none does.
std::size_t next_turn_in(const Json& events) {
  std::size_t i = 0;
  while (i < events.size() && events[i]["event"] != kNextTurn) ++i;
  return i;
}

bool is_of_kinds_in(const std::vector<Move>& kinds, Move move) {
  for (const Move one : kinds) {
    if (one.kind() == move.kind()) return true;
  }
  return false;
}

}  // namespace

Trial::Trial(const Game& game, const Position& position)
    : game_(game),
      position_(position),
      turn_(game.turn(position)),
      reveal_count_(game.reveal_count(position)) {}

void Trial::make(Move move) {
  begin(move);
  game_.apply(position_, move, this);
  tell();
}

void Trial::make_alone(Move move) {
  begin(move);
  game_.apply_alone(position_, move, this);
  tell();
}

void Trial::begin(Move move) {
  moves_.push_back(game_.move_text(position_, move));
  happened_.clear();
  forced_.clear();
}

void Trial::tell() {
  stopped_ = stop_at_reveal(happened_);
  const Json events = events_json(game_, happened_);
  // The next turn is shown when it happens.
  const std::size_t own = next_turn_in(events);
  events_.insert(events_.end(), events.begin(), events.begin() + own);
  ended_ = own < events.size() || game_.turn(position_) != turn_;
  stopped_ = stopped_ || own + 1 < events.size();
}

// What depends on something hidden, or is of another turn, is not told.
void Trial::on_forced(Move move) {
  if (reveals() || game_.turn(position_) != turn_) return;
  forced_.push_back(move);
}

void Trial::make_all(const std::vector<Move>& set, const std::vector<Move>& kinds) {
  const Seat seat = game_.to_move(position_);
  left_ = set;
  fits_ = true;
  strike_forced(kinds);
  while (!over() && make_next()) strike_forced(kinds);
  fits_ = fits_ && !is_asked(seat, kinds);
}

bool Trial::make_next() {
  MoveList moves;
  game_.legal_moves(position_, moves);
  for (const Move move : moves) {
    if (!strike(move)) continue;
    make(move);
    return true;
  }
  return false;
}

// True when the move is still to be made.
bool Trial::strike(Move move) {
  const auto found = std::find(left_.begin(), left_.end(), move);
  if (found == left_.end()) return false;
  left_.erase(found);
  return true;
}

void Trial::strike_forced(const std::vector<Move>& kinds) {
  for (const Move move : forced_) {
    if (!strike(move) && is_of_kinds_in(kinds, move)) fits_ = false;
  }
}

bool Trial::is_asked(Seat seat, const std::vector<Move>& kinds) const {
  if (over() || game_.to_move(position_) != seat) return false;
  MoveList moves;
  game_.legal_moves(position_, moves);
  for (const Move move : moves) {
    if (is_of_kinds_in(kinds, move)) return true;
  }
  return false;
}

}  // namespace kaisho::engine
