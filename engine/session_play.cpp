// The game under way: state, legal, play, undo, can_undo, reasons, events.
#include <tuple>

#include "engine/answers.h"
#include "engine/session.h"

namespace kaisho::engine {
namespace {

constexpr std::size_t kMaxMoves = 10'000;  // in one request

// Collects the moves that `play` names: one `move` or several `moves`.
std::vector<std::string> moves_of(const Request& request) {
  if (request.has("move") == request.has("moves")) {
    request.field().fault("bad_request", "move_or_moves", {});
    return {};
  }
  if (request.has("move")) return {request.text("move")};
  return request.texts("moves", kMaxMoves);
}

// A seat's own undo stays in the record; going back further is no part of a game, so the record is
// cut short.
void append_undo(Record& record, const History& history, Seat seat, int count) {
  record.ending = {};
  if (seat != kNobody) {
    record.entries.push_back({.seat = seat, .move = {}, .undo = count, .at = {}});
    return;
  }
  record.entries.clear();
  append_moves(record, history, 0);
}

}  // namespace

std::optional<Seat> Session::view_of(const Request& request, const History& history) const {
  const std::optional<Seat> view = request.view(history.seats());
  return view ? view : history.observer();
}

Expected<Json> Session::state_answer(const Request& request) {
  const History& history = history_now();
  const std::optional<Seat> view = view_of(request, history);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const Ending ending = current_->record ? current_->record->ending : Ending{};
  return state_json(
      {history.game(), history.position(), history.seats(), history.size(), view, ending});
}

Expected<Json> Session::state(const Request& request) { return state_answer(request); }

Expected<Json> Session::legal(const Request& /*request*/) {
  const History& history = history_now();
  return Json{{"ok", true}, {"moves", legal_json(history.game(), history.position())}};
}

Expected<Json> Session::play(const Request& request) {
  History& history = history_now();
  const std::vector<std::string> moves = moves_of(request);
  std::ignore = request.view(history.seats());
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const int before = history.size();
  EventLog log;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const auto played = history.play(moves[i], &log); !played) {
      history.cut(before);
      Error error = played.error();
      error.where = request.has("move") ? "move" : "moves[" + std::to_string(i) + "]";
      return std::unexpected(std::move(error));
    }
  }
  if (current_->record && history.size() > before) {
    append_moves(*current_->record, history, before);
    current_->record->ending = {};
  }
  Expected<Json> answer = state_answer(request);
  if (answer) (*answer)["events"] = events_json(history.game(), log.events);
  return answer;
}

Expected<Json> Session::undo(const Request& request) {
  History& history = history_now();
  const int count = request.number_or("moves", 1, INT32_MAX, 1);
  std::ignore = request.view(history.seats());
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (count > history.size()) {
    return fail("cannot_undo", "undo_most", {{"most", history.size()}, {"found", count}}, "moves");
  }
  const Seat seat = history.last_seat();
  const bool fair = count <= history.undoable(seat);
  history.cut(history.size() - count);
  if (current_->record) append_undo(*current_->record, history, fair ? seat : kNobody, count);
  return state_answer(request);
}

Expected<Json> Session::can_undo(const Request& /*request*/) {
  const History& history = history_now();
  const Seat seat = history.last_seat();
  const int moves = history.undoable(seat);
  return Json{{"ok", true}, {"moves", moves}, {"seat", moves > 0 ? Json(seat) : Json()}};
}

Expected<Json> Session::reasons(const Request& /*request*/) {
  const History& history = history_now();
  return Json{{"ok", true}, {"refusals", refusals_json(history.game(), history.position())}};
}

Expected<Json> Session::events(const Request& request) {
  const History& history = history_now();
  const int from = request.number_or("from", 0, history.size() + 1, 0);
  const int to = request.number_or("to", 0, history.size(), history.size());
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  Json list = Json::array();
  for (int n = from; n <= to; ++n) {
    Json entry = {{"n", n}, {"move", nullptr}, {"seat", nullptr}};
    if (n > 0) {
      entry["move"] = history.text_of(n);
      entry["seat"] = history.moves()[n - 1].seat;
    }
    entry["events"] = events_json(history.game(), history.events(n));
    list.push_back(std::move(entry));
  }
  return Json{{"ok", true}, {"events", std::move(list)}};
}

}  // namespace kaisho::engine
