// preview: what moves would do, without doing them.
#include <span>
#include <string_view>

#include "core/values/hash.h"
#include "core/values/how_many.h"
#include "engine/answers.h"
#include "engine/session.h"

namespace kaisho::engine {
namespace {

constexpr std::size_t kMaxPreviewed = 1000;

// The events before the first that shows something hidden.
bool stop_at_reveal(std::vector<Event>& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!events[i].reveals) continue;
    events.resize(i);
    return true;
  }
  return false;
}

using Offset = Json::difference_type;

constexpr std::string_view kNextTurn = "turn_began";  // of every game, where the next turn begins

// Where the next turn begins, whosever it is; the number of events where none does.
std::size_t next_turn_in(const Json& events) {
  std::size_t i = 0;
  while (i < events.size() && events[i]["event"] != kNextTurn) ++i;
  return i;
}

// On an observed position a sample stands in for what is hidden; the answer shows nothing of it.
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
  const std::vector<std::string> moves = request.texts("moves", kMaxPreviewed);
  const std::optional<Seat> view = view_of(request, history);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  Position position = playable(history);
  const int turn = game.turn(position);
  const int reveal_count = game.reveal_count(position);
  Json events = Json::array();
  bool stopped = false;
  bool ended = false;
  int played = 0;
  for (; played < how_many(moves) && !stopped && !ended; ++played) {
    const auto i = static_cast<std::size_t>(played);
    const Expected<Move> move = legal_move(game, position, moves[i]);
    if (!move) {
      Error error = move.error();
      error.where = "moves[" + std::to_string(i) + "]";
      return std::unexpected(std::move(error));
    }
    EventLog log;
    game.apply(position, *move, &log);
    stopped = stop_at_reveal(log.events);
    const Json happened = events_json(game, log.events);
    // The next turn is shown when it happens.
    const std::size_t own = next_turn_in(happened);
    events.insert(events.end(), happened.begin(), happened.begin() + static_cast<Offset>(own));
    ended = own < happened.size() || game.turn(position) != turn;
    stopped = stopped || own + 1 < happened.size();
  }
  const int n = history.size() + played;
  const int seats = history.seats();
  Json answer = stopped ? Json{{"ok", true}, {"game", game.info().id}, {"players", seats}, {"n", n}}
                        : state_json({game, position, seats, n, view});
  answer["stopped"] = stopped;
  answer["ended"] = ended;
  answer["reveals"] = game.reveal_count(position) != reveal_count;
  answer["events"] = std::move(events);
  return answer;
}

}  // namespace kaisho::engine
