#include "server/hall/histories.h"

#include <ranges>
#include <utility>

#include "server/tables/history_text.h"

namespace kaisho::server {

Histories::Histories(ReaderThread& reader, std::size_t most_bytes)
    : reader_(reader), most_bytes_(most_bytes) {}

Async<void> Histories::prepare(OpenTablePtr open, std::optional<int> from) {
  const Table& table = open->table;
  if (!from || *from >= table.facts().rev || table.position() == nullptr) co_return;
  if (open->history) co_return;
  // Nobody may change the table while its history is read.
  const AsyncMutex::Lock lock = co_await open->mutex.lock();
  if (open->history) co_return;
  auto make = [&table](Store& /*store*/) { return std::make_shared<HistoryText>(table); };
  open->history = co_await reader_.ask(std::move(make), Priority::kUrgent);
  drop_oldest(open);
}

void Histories::drop_oldest(const OpenTablePtr& newest) {
  tables_.push_back(newest);
  std::size_t bytes = 0;
  std::erase_if(tables_, [](const auto& known) { return known.expired(); });
  for (const auto& known : std::views::reverse(tables_)) {
    const OpenTablePtr other = known.lock();
    if (!other || !other->history) continue;
    bytes += other->history->bytes();
    if (bytes > most_bytes_ && other != newest) other->history.reset();
  }
  std::erase_if(tables_, [](const auto& known) {
    const OpenTablePtr other = known.lock();
    return !other || !other->history;
  });
}

}  // namespace kaisho::server
