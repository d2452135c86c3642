// Moves tried on a copy, one after the other, as far as they may be told: up to the first event
// that shows something hidden, and to the end of the turn.
#pragma once

#include <vector>

#include "core/game.h"

namespace kaisho::engine {

class Trial final : public EventSink {
 public:
  // `position` is whole, or a resample of what is observed.
  Trial(const Game& game, const Position& position);

  // Makes a legal move, and what follows it without a choice.
  void make(Move move);
  // Makes it, and nothing of what would follow: the position may then ask nobody.
  void make_alone(Move move);
  // Makes each move of a set as soon as it can be made. Moves that were made after the last one
  // since there was no other count among them. `kinds`: a move of each kind that was named.
  void make_all(const std::vector<Move>& set, const std::vector<Move>& kinds);

  // Nothing further may be told.
  bool over() const { return stopped_ || ended_; }
  bool stopped() const { return stopped_; }
  bool ended() const { return ended_; }
  bool reveals() const { return game_.reveal_count(position_) != reveal_count_; }
  const Game& game() const { return game_; }
  const Position& position() const { return position_; }
  const Json& moves() const { return moves_; }
  const Json& events() const { return events_; }
  // Of the set, what was not made.
  const std::vector<Move>& left() const { return left_; }
  // The set answers all that was asked of these kinds: the seat is asked no more of them in this
  // turn, and none besides was made since there was no other.
  bool fits() const { return fits_; }

 private:
  void on(const Event& event) override { happened_.push_back(event); }
  void on_forced(Move move) override;
  void begin(Move move);
  void tell();
  bool make_next();
  bool strike(Move move);
  void strike_forced(const std::vector<Move>& kinds);
  bool is_asked(Seat seat, const std::vector<Move>& kinds) const;

  const Game& game_;
  Position position_;
  const int turn_;
  const int reveal_count_;
  std::vector<Event> happened_;  // by the move under way
  std::vector<Move> forced_;     // after it
  std::vector<Move> left_;
  Json moves_ = Json::array();
  Json events_ = Json::array();
  bool stopped_ = false;
  bool ended_ = false;
  bool fits_ = false;
};

}  // namespace kaisho::engine
