// The part of Hall that plays: pages subscribe to a table, send moves and undos, and bots answer.
#include <spdlog/spdlog.h>

#include <algorithm>
#include <map>
#include <ranges>

#include "core/reading/fault.h"
#include "server/tables/hall.h"
#include "server/tables/replay.h"
#include "server/tables/table_json.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

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
  return fail("not_your_seat", "server.no_key", {{"found", asked}});
}

Async<void> Hall::prepare_history(OpenTablePtr open, std::optional<int> from) {
  const Table& table = open->table;
  if (!from || *from >= table.facts().rev || table.position() == nullptr) co_return;
  if (open->history) co_return;
  // Nobody may change the table while its history is read.
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  if (open->history) co_return;
  auto tell = [&table](Store& /*store*/) { return std::make_shared<HistoryText>(table); };
  open->history = co_await reader_.ask(std::move(tell), Priority::kUrgent);
  limit_histories(open);
}

// Only the newest histories stay in memory.
void Hall::limit_histories(const OpenTablePtr& open) {
  histories_.push_back(open);
  std::size_t bytes = 0;
  std::erase_if(histories_, [](const auto& known) { return known.expired(); });
  for (const auto& known : std::views::reverse(histories_)) {
    const OpenTablePtr other = known.lock();
    if (!other || !other->history) continue;
    bytes += other->history->bytes();
    if (bytes > limits_.history_bytes && other != open) other->history.reset();
  }
  std::erase_if(histories_, [](const auto& known) {
    const OpenTablePtr other = known.lock();
    return !other || !other->history;
  });
}

void Hall::set_presence(const OpenTable& open, Seat seat, bool here) {
  presence_->set(open.table.facts().id, seat, here);
  lists_.note_change(open.table.facts());
}

void Hall::subscribe(const OpenTablePtr& open, Subscriber& subscriber, std::optional<int> from) {
  const Table& table = open->table;
  const bool comes = open->add(subscriber);
  if (comes) set_presence(*open, subscriber.seat(), true);
  if (comes) {
    tell_people(open);  // includes this subscriber
  } else {
    subscriber.send(table_message(*open, subscriber));
  }
  if (table.position() == nullptr) return;
  const int rev = table.facts().rev;
  const int known = open->history && from && *from <= rev ? *from : rev;
  const std::string_view entries = known < rev ? open->history->after(known) : "";
  subscriber.send(
      std::make_shared<const std::string>(update_text(table, subscriber.seat(), known, entries)));
}

void Hall::unsubscribe(const OpenTablePtr& open, Subscriber& subscriber) {
  if (!open->remove(subscriber)) return;
  set_presence(*open, subscriber.seat(), false);
  tell_people(open);
}

void Hall::tell_update(const OpenTable& open, int from, const std::string& entries) {
  std::map<Seat, Message> messages;
  const auto tell = [&](Subscriber* subscriber) {
    Message& message = messages[subscriber->seat()];
    if (!message) {
      message = std::make_shared<const std::string>(
          update_text(open.table, subscriber->seat(), from, entries));
    }
    subscriber->send(message);
  };
  std::ranges::for_each(open.players, tell);
  std::ranges::for_each(open.onlookers, tell);
}

Async<Json> Hall::play(OpenTablePtr open, Request request, std::vector<std::string> moves) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Table& table = open->table;
  if (const Table::Done* done = table.done(request.seat, request.id)) {
    co_return done_json(request.id, done->rev, done->n);
  }
  Expected<Change> change = table.play(request, moves);
  if (!change) co_return refusal_json(request.id, table.facts().rev, change.error());
  const Expected<void> stored = co_await commit(open, *std::move(change));
  if (!stored) co_return refusal_json(request.id, table.facts().rev, stored.error());
  co_return done_json(request.id, table.facts().rev, table.facts().n);
}

Async<Json> Hall::undo(OpenTablePtr open, Request request, int moves) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Table& table = open->table;
  if (const Table::Done* done = table.done(request.seat, request.id)) {
    co_return done_json(request.id, done->rev, done->n);
  }
  const Expected<void> may = table.may_undo(request, moves);
  if (!may) co_return refusal_json(request.id, table.facts().rev, may.error());
  // The replay runs on the reader's thread, with copies that nobody changes.
  auto replay = [game = open->game, options = table.facts().options, seed = *table.facts().seed,
                 left = table.moves_without_last(moves)](Store& /*store*/) {
    return position_after(*game, options, seed, left);
  };
  const Expected<Position> before = co_await reader_.ask(std::move(replay), Priority::kUrgent);
  if (!before) co_return refusal_json(request.id, table.facts().rev, before.error());
  const Expected<void> stored = co_await commit(open, table.undo(request, moves, *before));
  if (!stored) co_return refusal_json(request.id, table.facts().rev, stored.error());
  co_return done_json(request.id, table.facts().rev, table.facts().n);
}

// --- bots ---------------------------------------------------------------------------------------

void Hall::wake_bot(const OpenTablePtr& open) {
  if (open->bot_thinks || !bot_to_move(open->table.facts())) return;
  open->bot_thinks = true;
  spawn(executor_, run_bots(open), "the bots of table " + open->table.facts().id);
}

// After several faults in a row, bots stop until somebody opens the table again.
Async<void> Hall::run_bots(OpenTablePtr open) {
  constexpr std::chrono::seconds kAfterFault{5};
  constexpr int kMaxFaults = 6;
  int faults = 0;
  while (faults < kMaxFaults && bot_to_move(open->table.facts())) {
    const bool well = co_await play_bot(open);
    faults = well ? 0 : faults + 1;
    if (!well) co_await sleep_for(kAfterFault * (1 << faults));
  }
  open->bot_thinks = false;
}

// Makes one move of the bot whose turn it is; false when that failed.
Async<bool> Hall::play_bot(OpenTablePtr open) {
  const Table& table = open->table;
  const TableFacts& facts = table.facts();
  Request request;
  request.seat = facts.to_move;
  request.rev = facts.rev;
  const int level = facts.seat(request.seat).level;
  std::shared_ptr<players::RepetitionGuard>& memory =
      open->memories[static_cast<std::size_t>(request.seat)];
  if (memory == nullptr) memory = std::make_shared<players::RepetitionGuard>();
  const Position view = open->game->observe(*table.position(), request.seat);
  const TaskOrigin origin = open->origin();
  open->thought = std::stop_source();
  const std::stop_token stop = open->thought.get_token();
  const Expected<std::string> move =
      co_await bots_.choose(origin, open->game, view, level, memory, stop);
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  // Somebody took a move back meanwhile, so the bot's move no longer fits.
  if (facts.rev != request.rev) co_return true;
  request.now = now_ms();
  std::vector<std::string> moves;
  if (move) moves.push_back(*move);
  Expected<Change> change = move ? table.play(request, moves) : std::unexpected(move.error());
  if (!change) {
    log_limited(spdlog::level::err, "bots that fail", "table {}: the bot on seat {}: {}", facts.id,
                request.seat, change.error().message);
    co_return false;
  }
  const Expected<void> stored = co_await commit(open, *std::move(change));
  co_return stored.has_value();
}

}  // namespace kaisho::server
