// The hall's part that plays: guests come and go, move and take back, and bots answer.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/hall.h"
#include "server/table_json.h"

namespace kaisho {
namespace {

using Message = std::shared_ptr<const std::string>;

Message message_of(const Json& json) {
  return std::make_shared<const std::string>(json_text(json));
}

Json done_json(const std::string& id, int rev, int n) {
  return {{"type", "done"}, {"id", id}, {"rev", rev}, {"n", n}};
}

Json refusal_json(const std::string& id, int rev, const Error& error) {
  return {{"type", "error"}, {"id", id}, {"rev", rev}, {"error", error_json(error)}};
}

}  // namespace

Expected<Seat> Hall::seat_for(const OpenTable& open, const std::string& browser, int asked) {
  const TableFacts& facts = open.table.facts();
  for (std::size_t i = 0; i < facts.seats.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    if ((asked < 0 || asked == seat) && may_play(facts, seat, browser)) return seat;
  }
  if (asked < 0) return kNobody;
  return fail("not_your_seat", "This browser has no key to that seat.");
}

void Hall::join(const OpenTablePtr& open, Guest& guest, std::optional<int> from) {
  open->guests.push_back(&guest);
  if (guest.seat() == kNobody) {
    tell_table(*open, guest);
  } else {
    tell_table(*open);  // all see who is here
  }
  const Table& table = open->table;
  if (table.position() == nullptr) return;
  const int rev = table.facts().rev;
  const int known = from && *from <= rev ? *from : rev;
  const auto happenings = known < rev ? table.happenings(known) : std::vector<Happening>();
  guest.send(message_of(update_json(table, guest.seat(), known, happenings)));
}

void Hall::leave(const OpenTablePtr& open, Guest& guest) {
  std::erase(open->guests, &guest);
  if (guest.seat() != kNobody) tell_table(*open);
}

void Hall::tell_update(OpenTable& open, int from, const std::vector<Happening>& happenings) {
  std::map<Seat, Message> messages;
  for (Guest* guest : open.guests) {
    Message& message = messages[guest->seat()];
    if (!message) message = message_of(update_json(open.table, guest->seat(), from, happenings));
    guest->send(message);
  }
}

Async<Json> Hall::play(OpenTablePtr open, Wish wish, std::vector<std::string> moves) {
  const Gate::Pass pass = co_await open->gate.enter();
  const Table& table = open->table;
  if (const Table::Done* done = table.done(wish.seat, wish.request)) {
    co_return done_json(wish.request, done->rev, done->n);
  }
  Expected<Change> change = table.play(wish, moves);
  if (!change) co_return refusal_json(wish.request, table.facts().rev, change.error());
  const Expected<void> kept = co_await keep(open, *std::move(change));
  if (!kept) co_return refusal_json(wish.request, table.facts().rev, kept.error());
  co_return done_json(wish.request, table.facts().rev, table.facts().n);
}

Async<Json> Hall::undo(OpenTablePtr open, Wish wish, int moves) {
  const Gate::Pass pass = co_await open->gate.enter();
  const Table& table = open->table;
  if (const Table::Done* done = table.done(wish.seat, wish.request)) {
    co_return done_json(wish.request, done->rev, done->n);
  }
  Expected<Change> change = table.undo(wish, moves);
  if (!change) co_return refusal_json(wish.request, table.facts().rev, change.error());
  const Expected<void> kept = co_await keep(open, *std::move(change));
  if (!kept) co_return refusal_json(wish.request, table.facts().rev, kept.error());
  co_return done_json(wish.request, table.facts().rev, table.facts().n);
}

// --- bots ---------------------------------------------------------------------------------------

namespace {

bool bot_to_move(const TableFacts& facts) {
  return facts.status == Status::kPlaying && facts.has_seat(facts.to_move) &&
         facts.seat(facts.to_move).is_bot();
}

}  // namespace

void Hall::wake_bot(const OpenTablePtr& open) {
  if (open->bot_thinks || !bot_to_move(open->table.facts())) return;
  open->bot_thinks = true;
  start(executor_, run_bots(open), "the bots of table " + open->table.facts().id);
}

Async<void> Hall::run_bots(OpenTablePtr open) {
  constexpr std::chrono::seconds kAfterFault{5};
  while (bot_to_move(open->table.facts())) {
    const bool well = co_await play_bot(open);
    if (!well) co_await sleep_for(kAfterFault);
  }
  open->bot_thinks = false;
  open.reset();
  forget_oldest();  // perhaps this table, which was held until now
}

// One move of the bot whose turn it is; false when it could not be made.
Async<bool> Hall::play_bot(OpenTablePtr open) {
  const Table& table = open->table;
  const TableFacts& facts = table.facts();
  Wish wish;
  wish.seat = facts.to_move;
  wish.rev = facts.rev;
  wish.most_entries = limits_.entries_per_table;
  const int level = facts.seat(wish.seat).level;
  std::shared_ptr<Patience>& memory = open->memories[static_cast<std::size_t>(wish.seat)];
  if (memory == nullptr) memory = std::make_shared<Patience>();
  const Position view = open->game->observe(*table.position(), wish.seat);
  const Expected<std::string> move = co_await bots_.choose(open->game, view, level, memory);
  const Gate::Pass pass = co_await open->gate.enter();
  // Somebody took a move back meanwhile: the thought was for nothing.
  if (facts.rev != wish.rev) co_return true;
  wish.now = now_ms();
  std::vector<std::string> moves;
  if (move) moves.push_back(*move);
  Expected<Change> change = move ? table.play(wish, moves) : std::unexpected(move.error());
  if (!change) {
    spdlog::error("table {}: the bot on seat {}: {}", facts.id, wish.seat, change.error().message);
    co_return false;
  }
  const Expected<void> kept = co_await keep(open, *std::move(change));
  co_return kept.has_value();
}

}  // namespace kaisho
