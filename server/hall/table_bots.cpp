#include "server/hall/table_bots.h"

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "server/tables/clock.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {

TableBots::TableBots(boost::asio::any_io_executor executor, Bots& bots, Commits& commits)
    : executor_(std::move(executor)), bots_(bots), commits_(commits) {}

void TableBots::wake(const OpenTablePtr& open) {
  if (open->bot_thinks || !open->asks_bot()) return;
  open->bot_thinks = true;
  spawn(executor_, run(open), "the bots of table " + open->table.facts().id);
}

Async<void> TableBots::run(OpenTablePtr open) {
  constexpr std::chrono::seconds kAfterFault{5};
  constexpr int kMaxFaults = 6;
  int faults = 0;
  while (faults < kMaxFaults && open->asks_bot()) {
    const bool well = co_await play_one(open);
    faults = well ? 0 : faults + 1;
    if (!well) co_await sleep_for(kAfterFault * (1 << faults));
  }
  open->bot_thinks = false;
}

// Makes one move of the bot whose turn it is; false when that failed.
Async<bool> TableBots::play_one(OpenTablePtr open) {
  const TableFacts& facts = open->table.facts();
  Request request;
  request.seat = facts.to_move;
  request.rev = facts.rev;
  const int level = bot_level(facts, request.seat);
  std::shared_ptr<players::RepetitionGuard>& memory = open->memories[request.seat];
  if (memory == nullptr) memory = std::make_shared<players::RepetitionGuard>();
  const Position view = open->game->observe(*open->table.position(), request.seat);
  const TaskOrigin origin = open->origin();
  open->thought = std::stop_source();
  const std::stop_token stop = open->thought.get_token();
  Expected<std::string> move = co_await bots_.choose(origin, open->game, view, level, memory, stop);
  co_return co_await commit_move(open, request, std::move(move));
}

// `request` knows the entry before which the bot began to think.
Async<bool> TableBots::commit_move(OpenTablePtr open, Request request, Expected<std::string> move) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const TableFacts& facts = open->table.facts();
  // Somebody took a move back meanwhile, so the bot's move no longer fits; or the person for whom
  // it stood in is back.
  if (facts.rev != request.rev || !open->asks_bot()) co_return true;
  request.now = now_ms();
  std::vector<std::string> moves;
  if (move) moves.push_back(*move);
  Expected<Change> change = move ? open->table.play(request, moves) : std::unexpected(move.error());
  if (!change) {
    log_limited(spdlog::level::err, "bots that fail", "table {}: the bot on seat {}: {}", facts.id,
                request.seat, change.error().message);
    co_return false;
  }
  const Expected<void> stored = co_await commits_.commit(open, *std::move(change));
  co_return stored.has_value();
}

}  // namespace kaisho::server
