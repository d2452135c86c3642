#include "arena/play/match.h"

#include <atomic>

#include "players/cancellation.h"

namespace kaisho::arena {

MatchOutcome play_match(const Game& game, const Position& start, std::span<SeatedPlayer> seated,
                        const Watcher& watcher, EventSink* sink, const std::stop_token& stop,
                        std::vector<Move>* moves) {
  std::atomic<bool> stopped = false;
  const players::ScopedCancellation cancellation(stopped);
  const std::stop_callback pass_on(stop, [&stopped] { stopped = true; });
  Position position = start;
  MatchOutcome outcome;
  for (Seat seat = game.to_move(position); seat != kNobody; seat = game.to_move(position)) {
    if (stop.stop_requested()) {
      outcome.stopped = true;
      break;
    }
    if (watcher) watcher(position);
    SeatedPlayer& mover = seated[seat];
    Random random(mover.random);
    const Move move = mover.player->choose(game, game.observe(position, seat), random);
    if (mover.fault != nullptr && !mover.fault->empty()) {
      outcome.failed = seat;
      break;
    }
    if (stop.stop_requested()) continue;  // the choice may have been cut short
    if (moves != nullptr) moves->push_back(move);
    game.apply(position, move, sink);
    ++outcome.decisions;
  }
  outcome.result = game.result(position);
  outcome.turns = game.turn(position);
  return outcome;
}

Key match_key(std::uint64_t seed, std::uint64_t deal, std::uint64_t rotation, std::uint64_t use) {
  Key key{};
  const std::array<std::uint64_t, 4> numbers = {seed, deal, rotation, use};
  for (std::size_t i = 0; i < key.size(); ++i) {
    key[i] = static_cast<std::uint8_t>(numbers[i / 8] >> (8 * (i % 8)));
  }
  return key;
}

RandomState player_chance(std::uint64_t seed, std::uint64_t deal, std::uint64_t rotation,
                          Seat seat) {
  return RandomState::from_key(match_key(seed, deal, rotation, kFirstPlayerKey + seat));
}

}  // namespace kaisho::arena
