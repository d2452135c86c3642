#include "server/http/table_messages.h"

#include "core/reading/fields.h"
#include "server/tables/clock.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kMaxMoves = 64;    // in one message
constexpr std::size_t kMaxText = 100;    // bytes of a move
constexpr std::size_t kMaxRequest = 64;  // bytes of an id

struct Message {
  Json id;  // null when it is missing or invalid
  std::size_t type = 0;
  Request request;
  std::vector<std::string> moves;
  int undo = 1;
  Seat absent = kNobody;  // whom a bot shall stand in for
  Words words;
  bool looking = true;
};

enum Type : std::size_t {
  kPlay,
  kUndo,
  kPing,
  kStandIn,
  kResign,
  kAgree,
  kDecline,
  kComeBack,
  kSay,
  kLooking
};

void read_play(const Field& field, Message& message) {
  field.only({"type", "id", "rev", "moves"});
  message.request.rev = field["rev"].integer_as<int>(0, INT32_MAX);
  const Field moves = field["moves"];
  for (const Field& move : moves.items(kMaxMoves)) {
    message.moves.push_back(move.text(kMaxText));
  }
  if (message.moves.empty() && !moves.is_null()) {
    moves.fault("list_shorter", {{"least", 1}, {"found", 0}});
  }
}

void read_undo(const Field& field, Message& message) {
  field.only({"type", "id", "rev", "moves"});
  message.request.rev = field["rev"].integer_as<int>(0, INT32_MAX);
  if (field.has("moves")) message.undo = field["moves"].integer_as<int>(1, 1000);
}

void read_stand_in(const Field& field, Message& message) {
  field.only({"type", "id", "seat"});
  message.absent = field["seat"].integer_as<Seat>(0, kMaxSeats - 1);
}

void read_looking(const Field& field, Message& message) {
  field.only({"type", "id", "on"});
  message.looking = field["on"].boolean();
}

// Whether the message may come without an id: it does the same however often it comes.
bool needs_id(std::size_t type) { return type != kPing && type != kLooking; }

void read_id(const Field& field, Message& message) {
  const std::string id = field["id"].text(kMaxRequest);
  if (id.empty()) {
    const Field empty = field["id"];
    if (!empty.is_null()) empty.fault("text_empty", {{"found", empty.shown()}});
    return;
  }
  message.id = id;
  message.request.id = id;
}

Expected<void> read(const Json& json, Message& message) {
  Faults faults;
  const Field field(json, faults);
  message.type = field["type"].choice({"play", "undo", "ping", "stand_in", "resign", "agree_to_end",
                                       "decline_to_end", "come_back", "say", "looking"});
  if (faults.any()) return std::unexpected(faults.first());
  const bool has_id = field.has("id") && !field["id"].is_null();
  if (has_id || needs_id(message.type)) read_id(field, message);
  if (message.type == kPlay) read_play(field, message);
  if (message.type == kUndo) read_undo(field, message);
  if (message.type == kSay) message.words = read_words(field);
  if (message.type == kLooking) read_looking(field, message);
  const bool is_bare =
      message.type == kPing || (message.type >= kResign && message.type <= kComeBack);
  if (is_bare) field.only({"type", "id"});
  if (message.type == kStandIn) read_stand_in(field, message);
  if (faults.any()) return std::unexpected(faults.first());
  return {};
}

Json refusal(const Message& message, int rev, const Error& error) {
  return {{"type", "error"}, {"id", message.id}, {"rev", rev}, {"error", error_json(error)}};
}

// What the message asks of the table beside its moves.
Async<Expected<void>> act(Hall& hall, const OpenTablePtr& open, Seat seat, std::string browser,
                          const Message& message) {
  switch (message.type) {
    case kStandIn: return hall.stand_in(open, message.absent, seat, std::move(browser));
    case kResign: return hall.resign(open, seat, std::move(browser));
    case kComeBack: return hall.come_back(open, seat);
    case kAgree: return hall.agree_to_end(open, seat, std::move(browser));
    default: return hall.decline_to_end(open, seat, std::move(browser));
  }
}

Async<Json> answer_act(Hall& hall, OpenTablePtr open, Seat seat, std::string browser,
                       Message message) {
  const Expected<void> acted = co_await act(hall, open, seat, std::move(browser), message);
  const TableFacts& facts = open->table.facts();
  if (!acted) co_return refusal(message, facts.rev, acted.error());
  Json done = {{"type", "done"}, {"id", message.id}, {"rev", facts.rev}, {"n", facts.n}};
  co_return done;
}

Async<Json> answer_say(Hall& hall, OpenTablePtr open, const Subscriber& page, Message message) {
  message.words.request_id = message.request.id;
  const Expected<int> said =
      co_await hall.say(open, page.seat(), page.browser(), page.address(), message.words);
  const TableFacts& facts = open->table.facts();
  if (!said) co_return refusal(message, facts.rev, said.error());
  Json done = {
      {"type", "done"}, {"id", message.id}, {"rev", facts.rev}, {"n", facts.n}, {"number", *said}};
  co_return done;
}

}  // namespace

Async<Json> answer_message(Hall& hall, OpenTablePtr open, Subscriber& page, std::string text) {
  const Seat seat = page.seat();
  const std::string& browser = page.browser();
  const TableFacts& facts = open->table.facts();
  Message message;
  const Expected<Json> json = parse_json(text);
  if (!json) co_return refusal(message, facts.rev, json.error());
  const Expected<void> well = read(*json, message);
  if (!well) co_return refusal(message, facts.rev, well.error());
  if (message.type == kPing) {
    Json pong = {{"type", "pong"}, {"id", message.id}, {"rev", facts.rev}, {"at", now_ms()}};
    co_return pong;
  }
  if (message.type == kLooking) {
    page.set_looking(message.looking);
    Json done = {{"type", "done"}, {"id", message.id}, {"rev", facts.rev}, {"n", facts.n}};
    co_return done;
  }
  if (message.type == kSay) co_return co_await answer_say(hall, open, page, message);
  if (seat == kNobody) {
    const Error error = error_of("not_your_seat", "server.onlooker", {});
    co_return refusal(message, facts.rev, error);
  }
  if (!may_play(facts, seat, browser)) {
    const Error error = error_of("not_your_seat", "server.seat_lost", {});
    co_return refusal(message, facts.rev, error);
  }
  if (message.type >= kStandIn) co_return co_await answer_act(hall, open, seat, browser, message);
  message.request.seat = seat;
  message.request.now = now_ms();
  if (message.type == kPlay) co_return co_await hall.play(open, message.request, message.moves);
  co_return co_await hall.undo(open, message.request, message.undo);
}

}  // namespace kaisho::server
