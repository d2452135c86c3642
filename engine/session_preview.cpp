// preview: what moves would do, without doing them.
#include <span>

#include "core/hash.h"
#include "engine/answers.h"
#include "engine/session.h"

namespace kaisho {
namespace {

constexpr std::size_t kMostMoves = 1000;

// The events before the first that shows something hidden.
bool stop_at_reveal(std::vector<Event>& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!events[i].reveals) continue;
    events.resize(i);
    return true;
  }
  return false;
}

// On an observed position a sample stands in for what is hidden; nothing of it is told.
Position playable(const History& history) {
  if (!history.observer()) return history.position();
  RandomState state = RandomState::from_key(key_from_number(position_hash(history.position())));
  Random random(state);
  return history.game().resample(history.position(), random);
}

}  // namespace

Expected<Json> Session::preview(const Request& request) {
  const History& history = history_now();
  const Game& game = history.game();
  const std::vector<std::string> moves = request.texts("moves", kMostMoves);
  const std::optional<Seat> view = view_of(request, history);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  Position position = playable(history);
  EventLog log;
  bool stopped = false;
  int played = 0;
  for (; played < static_cast<int>(moves.size()) && !stopped; ++played) {
    const auto i = static_cast<std::size_t>(played);
    const Expected<Move> move = legal_move(game, position, moves[i]);
    if (!move) {
      Error error = move.error();
      error.where = "moves[" + std::to_string(i) + "]";
      return std::unexpected(std::move(error));
    }
    game.apply(position, *move, &log);
    stopped = stop_at_reveal(log.events);
  }
  const int n = history.size() + played;
  Json answer = stopped ? Json{{"ok", true}, {"n", n}}
                        : state_json({game, position, history.seats(), n, view});
  answer["stopped"] = stopped;
  answer["events"] = events_json(game, log.events);
  return answer;
}

}  // namespace kaisho
