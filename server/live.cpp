#include "server/live.h"

#include "core/fields.h"

namespace kaisho {
namespace {

constexpr std::size_t kMostMoves = 64;    // in one message
constexpr std::size_t kMostText = 100;    // bytes of a move
constexpr std::size_t kMostRequest = 64;  // bytes of an id

struct Message {
  Json id;  // null when there is none that can be read
  std::size_t type = 0;
  Wish wish;
  std::vector<std::string> moves;
  int undo = 1;
};

enum Type : std::size_t { kPlay, kUndo, kPing };

void read_play(const Field& field, Message& message) {
  field.only({"type", "id", "rev", "moves"});
  message.wish.rev = static_cast<int>(field["rev"].integer(0, INT32_MAX));
  const Field moves = field["moves"];
  for (const Field& move : moves.items(kMostMoves)) {
    message.moves.push_back(move.text(kMostText));
  }
  if (message.moves.empty() && !moves.is_null()) moves.fault("bad_field", "No move stands here.");
}

void read_undo(const Field& field, Message& message) {
  field.only({"type", "id", "rev", "moves"});
  message.wish.rev = static_cast<int>(field["rev"].integer(0, INT32_MAX));
  if (field.has("moves")) message.undo = static_cast<int>(field["moves"].integer(1, 1000));
}

void read_id(const Field& field, Message& message) {
  const std::string id = field["id"].text(kMostRequest);
  if (id.empty()) {
    if (!field["id"].is_null()) field["id"].fault("bad_field", "An id is not empty.");
    return;
  }
  message.id = id;
  message.wish.request = id;
}

Expected<void> read(const Json& json, Message& message) {
  Faults faults;
  const Field field(json, faults);
  message.type = field["type"].choice({"play", "undo", "ping"});
  if (faults.any()) return std::unexpected(faults.first());
  if (message.type != kPing || field.has("id")) read_id(field, message);
  if (message.type == kPlay) read_play(field, message);
  if (message.type == kUndo) read_undo(field, message);
  if (message.type == kPing) field.only({"type", "id"});
  if (faults.any()) return std::unexpected(faults.first());
  return {};
}

Json refusal(const Message& message, int rev, const Error& error) {
  return {{"type", "error"}, {"id", message.id}, {"rev", rev}, {"error", error_json(error)}};
}

}  // namespace

Async<Json> answer_message(Hall& hall, OpenTablePtr open, Seat seat, std::string text) {
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
  if (seat == kNobody) {
    const Error error{"not_your_seat", "An onlooker makes no moves.", ""};
    co_return refusal(message, facts.rev, error);
  }
  message.wish.seat = seat;
  message.wish.now = now_ms();
  message.wish.most_entries = hall.limits().entries_per_table;
  if (message.type == kPlay) co_return co_await hall.play(open, message.wish, message.moves);
  co_return co_await hall.undo(open, message.wish, message.undo);
}

}  // namespace kaisho
