// Why something on the table cannot be chosen now: what the files of a game that explain it share.
#pragma once

#include <type_traits>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/values/view.h"

namespace kaisho {

// The reasons of one game: the step on top, the moves that are legal there, and the list that the
// reasons are added to.
template <class Components, class Position>
class ReasonsOf {
 public:
  using Player = std::remove_cvref_t<decltype(std::declval<const Position&>().player(Seat{}))>;

  using View = ViewOf<Components, Position>;
  using SeatView = View::SeatView;

  ReasonsOf(const Components& of, const Position& position, std::vector<Refusal>& out)
      : components(of), p(position), seat(p.stack.top().seat), player(p.player(seat)), out_(out) {
    list_moves(View{components, p}, legal_);
  }

  const Components& components;
  const Position& p;
  Seat seat;
  const Player& player;

  operator View() const { return {components, p}; }
  operator SeatView() const { return {components, p, seat}; }

  const MoveList& legal() const { return legal_; }
  bool allowed(Move move) const { return legal_.contains(move); }
  void refuse(Move move, const char* clause, const char* reason, int a = 0, int b = 0) {
    refuse({move, clause, reason, {a, b}});
  }
  void refuse(const Refusal& refusal) { out_.push_back(refusal); }

 private:
  MoveList legal_;
  std::vector<Refusal>& out_;
};

}  // namespace kaisho
