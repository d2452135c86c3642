#include "server/hall/table_resume.h"

#include <spdlog/spdlog.h>

#include <chrono>
#include <utility>

namespace kaisho::server {

TableResume::TableResume(boost::asio::any_io_executor executor, TableRegistry& registry,
                         TablePlay& play)
    : executor_(std::move(executor)), registry_(registry), play_(play) {}

Expected<void> TableResume::start(Store& store) {
  Expected<std::vector<std::string>> ids = store.running_tables();
  if (!ids) return std::unexpected(ids.error());
  to_replay_ = ids->size();
  spawn(executor_, resume_all(*std::move(ids)), "the replay of the tables");
  return {};
}

Async<void> TableResume::resume_all(std::vector<std::string> ids) {
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
Async<bool> TableResume::resume_table(std::string id) {
  constexpr std::chrono::seconds kUntilItCanBeRead{1};
  Expected<OpenTablePtr> open = co_await registry_.find_or_load(id, Priority::kBackground);
  while (!open && open.error().code == "storage") {
    spdlog::error("table {}: {}", id, open.error().message);
    co_await sleep_for(kUntilItCanBeRead);
    open = co_await registry_.find_or_load(id, Priority::kBackground);
  }
  if (!open) {
    if (open.error().code != "frozen") spdlog::error("table {}: {}", id, open.error().message);
    co_return true;
  }
  const TableFacts& facts = (*open)->table.facts();
  const bool goes_on = play_.should_begin(facts) || bot_to_move(facts);
  if (goes_on && !registry_.has_room()) co_return false;
  play_.wake(*open);
  co_return true;
}

}  // namespace kaisho::server
