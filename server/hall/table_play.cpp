#include "server/hall/table_play.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/tables/clock.h"
#include "server/tables/replay.h"

namespace kaisho::server {
namespace {

Json done_json(const std::string& id, int rev, int n) {
  return {{"type", "done"}, {"id", id}, {"rev", rev}, {"n", n}};
}

Json refusal_json(const std::string& id, int rev, const Error& error) {
  return {{"type", "error"}, {"id", id}, {"rev", rev}, {"error", error_json(error)}};
}

// A bot plays in the place of a person who has given up, or ran out of time and is not yet back.
Expected<void> plays_on(const Table& table, Seat seat) {
  const TableFacts& facts = table.facts();
  if (facts.status != Status::kPlaying) return {};
  if (has_resigned(facts, seat)) return fail("has_resigned", "server.has_resigned", {});
  const StandIn* const bot = stand_in_of(facts, seat);
  const bool is_late = bot != nullptr && bot->by == kNobody;
  if (is_late) return fail("not_your_turn", "server.bot_plays", {});
  return {};
}

}  // namespace

TablePlay::TablePlay(boost::asio::any_io_executor executor, ReaderThread& reader,
                     TableRegistry& registry, const Presence& presence, Commits& commits,
                     TableBots& bots)
    : executor_(std::move(executor)),
      reader_(reader),
      registry_(registry),
      presence_(presence),
      commits_(commits),
      bots_(bots) {}

Async<Expected<OpenTablePtr>> TablePlay::open(std::string id) {
  Expected<OpenTablePtr> open = co_await registry_.find_or_load(std::move(id), Priority::kUrgent);
  if (open) wake(*open);
  co_return open;
}

bool TablePlay::should_begin(const TableFacts& facts) const {
  if (facts.status != Status::kWaiting || !all_seated(facts)) return false;
  return !is_meeting(facts) ||
         std::ranges::all_of(every_seat(how_many(facts.seats)), [&](Seat seat) {
           return facts.seat(seat).is_bot() || presence_.here(facts.id, seat);
         });
}

void TablePlay::wake(const OpenTablePtr& open) {
  if (should_begin(open->table.facts())) {
    spawn(executor_, begin_interrupted(open), "table " + open->table.facts().id);
  } else {
    bots_.wake(open);
  }
}

// The server ended after the last person sat down and before the game began: it begins now.
Async<void> TablePlay::begin_interrupted(OpenTablePtr open) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Expected<void> begun = co_await begin(open);
  if (!begun) spdlog::error("table {}: {}", open->table.facts().id, begun.error().message);
}

Async<Expected<void>> TablePlay::begin(OpenTablePtr open) {
  if (!should_begin(open->table.facts())) co_return Expected<void>();
  Expected<Change> change = open->table.begin(now_ms());
  if (!change) co_return std::unexpected(change.error());
  co_return co_await commit(open, *std::move(change));
}

Async<Expected<void>> TablePlay::commit(OpenTablePtr open, Change change) {
  const Expected<void> stored = co_await commits_.commit(open, std::move(change));
  if (stored) bots_.wake(open);
  co_return stored;
}

Async<Json> TablePlay::play(OpenTablePtr open, Request request, std::vector<std::string> moves) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Table& table = open->table;
  if (const Table::Done* done = table.done(request.seat, request.id)) {
    co_return done_json(request.id, done->rev, done->n);
  }
  if (const auto plays = plays_on(table, request.seat); !plays) {
    co_return refusal_json(request.id, table.facts().rev, plays.error());
  }
  Expected<Change> change = table.play(request, moves);
  if (!change) co_return refusal_json(request.id, table.facts().rev, change.error());
  const Expected<void> stored = co_await commit(open, *std::move(change));
  if (!stored) co_return refusal_json(request.id, table.facts().rev, stored.error());
  co_return done_json(request.id, table.facts().rev, table.facts().n);
}

Async<Json> TablePlay::undo(OpenTablePtr open, Request request, int moves) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Table& table = open->table;
  if (const Table::Done* done = table.done(request.seat, request.id)) {
    co_return done_json(request.id, done->rev, done->n);
  }
  if (const auto plays = plays_on(table, request.seat); !plays) {
    co_return refusal_json(request.id, table.facts().rev, plays.error());
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

}  // namespace kaisho::server
