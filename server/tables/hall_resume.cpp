// The part of Hall that resumes after a restart. The hall is open at once; tables that nobody has
// asked for yet are replayed in the background.
#include <spdlog/spdlog.h>

#include "server/tables/hall.h"

namespace kaisho::server {
namespace {

bool should_begin(const TableFacts& facts) {
  return facts.status == Status::kWaiting && all_seated(facts);
}

}  // namespace

Expected<void> Hall::resume() {
  Expected<std::vector<std::string>> ids = store_.running_tables();
  if (!ids) return std::unexpected(ids.error());
  to_replay_ = ids->size();
  spawn(executor_, resume_all(*std::move(ids)), "the replay of the tables");
  return {};
}

Async<void> Hall::resume_all(std::vector<std::string> ids) {
  constexpr std::chrono::seconds kUntilThereIsRoom{1};
  std::vector<std::string> without_room;
  for (const std::string& id : ids) {
    const bool resumed = co_await resume_table(id);
    if (!resumed) without_room.push_back(id);
    --to_replay_;
  }
  if (!ids.empty()) spdlog::info("{} tables under way", ids.size());
  for (const std::string& id : without_room) {
    while (true) {
      const bool resumed = co_await resume_table(id);
      if (resumed) break;
      co_await sleep_for(kUntilThereIsRoom);
    }
  }
}

// False when the table's bots must wait until fewer tables are in use.
Async<bool> Hall::resume_table(std::string id) {
  constexpr std::chrono::seconds kUntilItCanBeRead{1};
  Expected<OpenTablePtr> open = co_await find_or_load(id, Priority::kBackground);
  while (!open && open.error().code == "storage") {
    spdlog::error("table {}: {}", id, open.error().message);
    co_await sleep_for(kUntilItCanBeRead);
    open = co_await find_or_load(id, Priority::kBackground);
  }
  if (!open) {
    if (open.error().code != "frozen") spdlog::error("table {}: {}", id, open.error().message);
    co_return true;
  }
  const TableFacts& facts = (*open)->table.facts();
  const bool goes_on = should_begin(facts) || bot_to_move(facts);
  if (goes_on && !tables_.has_room()) co_return false;
  wake(*open);
  co_return true;
}

// Begins the game, or lets the next bot move, if that is what the table waits for.
void Hall::wake(const OpenTablePtr& open) {
  if (should_begin(open->table.facts())) {
    spawn(executor_, begin_interrupted(open), "table " + open->table.facts().id);
  } else {
    wake_bot(open);
  }
}

// The server ended after the last person sat down and before the game began: it begins now.
Async<void> Hall::begin_interrupted(OpenTablePtr open) {
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  const Expected<void> begun = co_await begin(open);
  if (!begun) spdlog::error("table {}: {}", open->table.facts().id, begun.error().message);
}

}  // namespace kaisho::server
