// The deeper look at one decision: the best moves beside the one that was played. Each candidate
// gets the same budget in the same worlds, and every search begins with an empty tree.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/game.h"
#include "players/player.h"
#include "players/value.h"
#include "review/marks.h"

namespace kaisho::review {

using players::Shares;

// What a verdict may cost: the first look and each candidate get `simulations`.
struct Budget {
  int simulations = 300;
  int candidates = 4;  // beside the move played
};

struct Candidate {
  Move move;
  std::vector<std::string> line{};  // the move and what would follow in the same turn, as text
  Shares shares{};
  float error = 0;  // the standard error of what the best candidate is better by; 0 for itself
  bool played = false;
};

struct Verdict {
  std::vector<Candidate> candidates{};  // best first; the move played is one of them
  Loss loss{};
  Mark mark = Mark::kForced;
};

// What the candidates say of the decision: they are put in their order, and the move played is
// compared with the best. Exactly one of them was played.
Verdict verdict_of(std::vector<Candidate> candidates, Seat seat, int seats);

// Judges a decision from what its seat could know. `before` is the position it was taken in, with
// at least two legal moves.
class Judge {
 public:
  Judge(const Game& game, int seats, const Budget& budget, std::uint64_t seed);

  Verdict judge(const Position& before, Move played, std::size_t decision);

 private:
  std::vector<Candidate> candidates_of(const Position& known, Move played, std::size_t decision);
  // The mover's shares after each candidate, in one world.
  Shares outcome(const Position& world, Move move, std::size_t decision, std::size_t number);

  const Game& game_;
  int seats_;
  Budget budget_;
  std::uint64_t seed_;
  std::unique_ptr<players::Player> first_look_;
  std::unique_ptr<players::Player> searcher_;
};

// The player that a verdict asks, e.g. for its net's part in the judgement.
std::string search_spec(int simulations);

}  // namespace kaisho::review
