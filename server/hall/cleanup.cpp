#include "server/hall/cleanup.h"

#include <spdlog/spdlog.h>

#include <chrono>
#include <memory>
#include <utility>

#include "core/reading/fault.h"
#include "server/tables/archive.h"
#include "server/tables/clock.h"

namespace kaisho::server {
namespace {

constexpr int kStep = 20;            // tables listed at a time
constexpr int kInvitationDays = 10;  // until an invitation that nobody takes up falls away

}  // namespace

Async<void> TableCleanup::run() {
  while (true) {
    co_await sleep_for(std::chrono::hours(1));
    const int removed = co_await run_once(now_ms() / kDayMs);
    if (removed > 0) spdlog::info("{} tables that nobody has touched are removed", removed);
  }
}

Async<int> TableCleanup::run_once(std::int64_t date) {
  const Expected<std::int64_t> today = co_await count_day(date);
  if (!today) {
    spdlog::error("the days of the server cannot be counted: {}", today.error().message);
    co_return 0;
  }
  const std::vector<Group> unfinished = {{Status::kWaiting, retention_.waiting},
                                         {Status::kCalledOff, retention_.waiting},
                                         {Status::kPlaying, retention_.running},
                                         {Status::kFrozen, retention_.running}};
  const std::vector<Group> finished = {{Status::kOver, retention_.finished}};
  const int removed = co_await remove_groups(unfinished, *today);
  const int finished_removed = co_await remove_groups(finished, *today);
  co_await call_off_unwanted(*today - kInvitationDays);
  co_return removed + finished_removed;
}

// An invitation that nobody has taken up for so long falls away; those who wait read it in their
// list.
Async<void> TableCleanup::call_off_unwanted(std::int64_t before) {
  IdleTable last;
  while (true) {
    auto read = [=](Store& store) {
      return store.idle_tables(Status::kWaiting, before, last, kStep);
    };
    const Expected<std::vector<IdleTable>> found =
        co_await reader_.ask(std::move(read), Priority::kBackground);
    if (!found) spdlog::error("untouched tables cannot be listed: {}", found.error().message);
    if (!found || found->empty()) co_return;
    for (const IdleTable& table : *found) {
      const Expected<void> off = co_await hall_.fall_away(table.id, before);
      if (off || off.error().code == "stale") continue;
      spdlog::error("table {} is not called off: {}", table.id, off.error().message);
    }
    last = found->back();
  }
}

// Counts a day on which the server runs; see Store::count_day. Errors: storage.
Async<Expected<std::int64_t>> TableCleanup::count_day(std::int64_t date) {
  const auto days = std::make_shared<std::int64_t>(0);
  WriterThread::Job job = [date, days](Store& store) -> Expected<void> {
    const Expected<std::int64_t> counted = store.count_day(date);
    if (!counted) return std::unexpected(counted.error());
    *days = *counted;
    return {};
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  co_return *days;
}

Async<int> TableCleanup::remove_groups(std::vector<Group> groups, std::int64_t today) {
  const bool all = co_await all_would_go(groups, today);
  if (all) co_return 0;
  int removed = 0;
  for (const auto& [status, days] : groups) {
    if (days > 0) removed += co_await remove_all(status, today - days);
  }
  co_return removed;
}

Async<bool> TableCleanup::all_would_go(std::vector<Group> groups, std::int64_t today) {
  std::int64_t idle = 0;
  std::int64_t all = 0;
  for (const auto& [status, days] : groups) {
    auto read = [=](Store& store) { return store.count_idle(status, today - days); };
    const Expected<IdleCount> count = co_await reader_.ask(std::move(read), Priority::kBackground);
    if (!count) {
      spdlog::error("untouched tables cannot be counted: {}", count.error().message);
      co_return true;
    }
    all += count->all;
    if (days > 0) idle += count->idle;
  }
  if (idle == 0 || idle < all) co_return false;
  spdlog::warn(
      "nobody has touched any of {} tables for so long that all of them would be removed at once, "
      "so they stay until somebody plays at one of them or at a new one",
      all);
  co_return true;
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
  // This asks once more, in the transaction of the removal: somebody may have come meanwhile.
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
