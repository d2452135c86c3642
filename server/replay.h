// Walks a table's story from its set-up: plays its moves, takes back what was undone.
#pragma once

#include <vector>

#include "server/facts.h"

namespace kaisho {

// A move that stands.
struct Standing {
  Move move;
  Seat seat = kNobody;
  int reveals = 0;  // Game::reveals before it
};

class Replay {
 public:
  Replay(const Game& game, const Position& start) : game_(game), positions_{start} {}

  // Errors: frozen, when this program would play the entry differently. The walk ends there.
  Expected<void> step(const Entry& entry, EventSink* sink = nullptr);

  const Position& position() const { return positions_.back(); }
  std::vector<Standing>& standing() { return standing_; }

 private:
  Expected<void> take_back(int moves);
  Expected<void> play(const Entry& entry, EventSink* sink);

  const Game& game_;
  std::vector<Standing> standing_;
  std::vector<Position> positions_;  // before each standing move, and the latest
};

}  // namespace kaisho
