#include "server/tables/cleanup.h"

#include <spdlog/spdlog.h>

#include <array>

#include "server/tables/archive.h"

namespace kaisho::server {
namespace {

constexpr int kStep = 20;  // tables listed at a time

}  // namespace

Async<void> TableCleanup::run() {
  while (true) {
    const int removed = co_await run_once(now_ms());
    if (removed > 0) spdlog::info("{} tables that nobody has touched are removed", removed);
    co_await sleep_for(std::chrono::hours(1));
  }
}

Async<int> TableCleanup::run_once(std::int64_t now) {
  constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
  const std::array<std::pair<Status, int>, 4> all = {{{Status::kWaiting, retention_.waiting},
                                                      {Status::kPlaying, retention_.running},
                                                      {Status::kFrozen, retention_.running},
                                                      {Status::kOver, retention_.finished}}};
  int removed = 0;
  for (const auto& [status, days] : all) {
    if (days > 0) removed += co_await remove_all(status, now - days * kDay);
  }
  co_return removed;
}

Async<int> TableCleanup::remove_all(Status status, std::int64_t before) {
  int removed = 0;
  IdleTable last;
  while (true) {
    auto read = [=](Store& store) { return store.idle_tables(status, before, last, kStep); };
    const Expected<std::vector<IdleTable>> found =
        co_await reader_.ask(std::move(read), Priority::kBackground);
    if (!found) spdlog::error("untouched tables cannot be listed: {}", found.error().message);
    if (!found || found->empty()) co_return removed;
    for (const IdleTable& table : *found) {
      const bool gone = co_await remove(table, status, before);
      if (gone) ++removed;
    }
    last = found->back();
  }
}

Async<bool> TableCleanup::remove(IdleTable table, Status status, std::int64_t before) {
  constexpr std::chrono::milliseconds kLetOthersGoFirst{5};
  co_await sleep_for(kLetOthersGoFirst);
  // Asks once more, in the transaction of the removal: somebody may have come meanwhile.
  WriterThread::Job job = [=, folder = retention_.archive](Store& store) -> Expected<void> {
    const Expected<bool> still = store.is_idle(table.id, status, before);
    if (!still) return std::unexpected(still.error());
    if (!*still) return fail("stale", "The table was touched meanwhile.");
    if (!folder.empty()) {
      if (const auto kept = archive(store, table.id, folder); !kept) return kept;
    }
    return store.remove_table(table.id);
  };
  const Expected<void> removed = co_await hall_.remove(table.id, std::move(job));
  if (!removed && removed.error().code != "stale") {
    spdlog::error("table {} is not removed: {}", table.id, removed.error().message);
  }
  co_return removed.has_value();
}

}  // namespace kaisho::server
