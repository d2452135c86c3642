// preview and reach: what moves would do, and where they could lead, without doing them.
#include <string>
#include <vector>

#include "core/values/hash.h"
#include "core/values/how_many.h"
#include "engine/answers.h"
#include "engine/session.h"
#include "engine/trial.h"

namespace kaisho::engine {
namespace {

constexpr std::size_t kMaxPreviewed = 1000;
constexpr std::size_t kMaxInSet = 40;

using Texts = std::vector<std::string>;
using Set = std::vector<Move>;

// On an observed position a sample stands in for what is hidden; the answer shows nothing of it.
Position playable(const History& history) {
  if (!history.observer()) return history.position();
  RandomState state = RandomState::from_key(key_from_number(position_hash(history.position())));
  Random random(state);
  return history.game().resample(history.position(), random);
}

Error at_item(Error error, const char* list, std::size_t i) {
  error.where = list + ('[' + std::to_string(i) + ']');
  return error;
}

using Making = void (Trial::*)(Move move);

// What is said after the end of the turn is left alone. `last`: how the last one is made.
std::optional<Error> make_named(Trial& trial, const Texts& moves, Making last = &Trial::make) {
  for (std::size_t i = 0; i < moves.size() && !trial.over(); ++i) {
    const Expected<Move> move = legal_move(trial.game(), trial.position(), moves[i]);
    if (!move) return at_item(move.error(), "moves", i);
    const Making making = i + 1 < moves.size() ? &Trial::make : last;
    (trial.*making)(*move);
  }
  return {};
}

std::optional<Error> read_set(const Trial& trial, const Texts& texts, Set& set) {
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const Expected<Move> move = trial.game().parse_move(trial.position(), texts[i]);
    if (!move) return at_item(move.error(), "set", i);
    set.push_back(*move);
  }
  return {};
}

// A set of moves that follows some named ones, tried again and again.
struct SetTrials {
  const Game& game;
  const Position& start;
  const Texts& moves;
  const Set& kinds;

  bool fits(const Set& set) const {
    Trial trial(game, start);
    static_cast<void>(make_named(trial, moves));
    trial.make_all(set, kinds);
    return trial.fits();
  }
  // Leaves out what a set that fits does so without; the last named goes first.
  Set leave_out(Set& set) const {
    Set left;
    for (std::size_t i = fits(set) ? set.size() : 0; i-- > 0;) {
      Set fewer = set;
      fewer.erase(fewer.begin() + i);
      if (!fits(fewer)) continue;
      left.push_back(set[i]);
      set = fewer;
    }
    return left;
  }
};

void tell_left(const Trial& trial, const Set& left, Json& answer) {
  for (const Move move : left) {
    answer["left"].push_back(trial.game().move_text(trial.position(), move));
  }
}

Json trial_json(const Trial& trial, const History& history, std::optional<Seat> view) {
  const Game& game = trial.game();
  const int n = history.size() + how_many(trial.moves());
  const int seats = history.seats();
  Json answer = trial.stopped()
                    ? Json{{"ok", true}, {"game", game.info().id}, {"players", seats}, {"n", n}}
                    : state_json({game, trial.position(), seats, n, view, {}});
  answer["stopped"] = trial.stopped();
  answer["ended"] = trial.ended();
  answer["reveals"] = trial.reveals();
  answer["events"] = trial.events();
  return answer;
}

Position seen_by(const Trial& trial, std::optional<Seat> view) {
  return view ? trial.game().observe(trial.position(), *view) : trial.position();
}

}  // namespace

Expected<Json> Session::preview(const Request& request) {
  const History& history = history_now();
  const Texts moves = request.texts("moves", kMaxPreviewed);
  const bool any_order = request.has("set");
  const Texts texts = any_order ? request.texts("set", kMaxInSet) : Texts{};
  const std::optional<Seat> view = view_of(request, history);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const Position start = playable(history);
  Trial trial(history.game(), start);
  if (const auto error = make_named(trial, moves)) return std::unexpected(*error);
  if (!any_order) return trial_json(trial, history, view);
  Set set;
  if (const auto error = read_set(trial, texts, set)) return std::unexpected(*error);
  Set needed = set;
  const Set spare = SetTrials{history.game(), start, moves, set}.leave_out(needed);
  trial.make_all(needed, set);
  Json answer = trial_json(trial, history, view);
  answer["moves"] = trial.moves();
  answer["fits"] = trial.fits();
  answer["left"] = Json::array();
  tell_left(trial, spare, answer);
  tell_left(trial, trial.left(), answer);
  return answer;
}

// Past something that comes to light, or in another turn, there is nothing to be told.
Expected<Json> Session::reach(const Request& request) {
  const History& history = history_now();
  const Texts moves = request.texts("moves", kMaxPreviewed);
  const std::optional<Seat> view = view_of(request, history);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  Trial trial(history.game(), playable(history));
  if (const auto error = make_named(trial, moves, &Trial::make_alone)) {
    return std::unexpected(*error);
  }
  Json answer;
  answer["ok"] = true;
  Json& places = answer["places"] = Json::array();
  if (!trial.over()) tell_destinations(trial.game(), seen_by(trial, view), places);
  return answer;
}

}  // namespace kaisho::engine
