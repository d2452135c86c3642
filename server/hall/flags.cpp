#include "server/hall/flags.h"

#include <chrono>
#include <utility>
#include <vector>

#include "core/values/how_many.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {

Flags::Flags(boost::asio::any_io_executor executor, ReaderThread& reader, WriterThread& writer,
             TablePlay& play, StandIns& stand_ins, Endings& endings, RunningTime& time)
    : executor_(std::move(executor)),
      reader_(reader),
      writer_(writer),
      play_(play),
      stand_ins_(stand_ins),
      endings_(endings),
      time_(time),
      noted_(time.now()) {}

void Flags::start() { spawn(executor_, run(), "the clocks of players"); }

Async<void> Flags::run() {
  constexpr std::chrono::seconds kBetween{1};
  while (true) {
    co_await sleep_for(kBetween);
    co_await note_time();
    co_await look();
  }
}

// A server that crashes gives back no more time than lies between two of these. Where it cannot be
// noted, no move can be stored either, and the clocks stand.
Async<void> Flags::note_time() {
  auto read = [](Store& store) { return store.has_clock(); };
  const Expected<bool> any = co_await reader_.ask(std::move(read), Priority::kBackground);
  if (any && !*any) noted_ = time_.now();
  if (!any || !*any) co_return;
  const std::int64_t now = time_.now();
  WriterThread::Job job = [now](Store& store) { return store.note_running_time(now); };
  const Expected<void> noted = co_await writer_.write(std::move(job));
  if (noted) noted_ = now;
  if (noted) co_return;
  time_.set_back(noted_);
  log_limited(spdlog::level::err, "clocks that cannot be stored", "clocks: {}",
              noted.error().message);
}

Async<void> Flags::look() {
  constexpr int kMost = 100;   // tables in one look, beside those put off, which hold up nobody
  constexpr int kPutOff = 60;  // looks until they are tried again of which nothing came
  const int most = kMost + how_many(put_off_);
  auto read = [now = time_.now(), most](Store& store) { return store.out_of_time(now, most); };
  const Expected<std::vector<std::string>> ids =
      co_await reader_.ask(std::move(read), Priority::kUrgent);
  if (++looks_ % kPutOff == 0) put_off_.clear();
  if (!ids) co_return;
  for (const std::string& id : *ids) {
    if (put_off_.contains(id)) continue;
    const bool fell = co_await fall(id);
    if (!fell) put_off_.insert(id);
  }
}

// False where that was not possible.
Async<bool> Flags::fall(std::string id) {
  const Expected<OpenTablePtr> open = co_await play_.open(id);
  if (!open || (*open)->table.facts().status != Status::kPlaying) co_return false;
  const bool bot_comes = (*open)->table.facts().pace.out_of_time == OutOfTime::kStandIn;
  Expected<void> done;
  if (bot_comes) {
    done = co_await stand_ins_.replace_late(*open, time_.now());
  } else {
    done = co_await endings_.end_late(*open, time_.now());
  }
  if (done) co_return true;
  log_limited(spdlog::level::err, "tables that cannot be stored", "table {}: {}", id,
              done.error().message);
  co_return false;
}

}  // namespace kaisho::server
