#include "server/notices/sweep.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "server/tables/clock.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

constexpr int kMostNotices = 200;         // in one look
constexpr int kMostLetters = 1000;        // the same, beside which those under way are few
constexpr std::int64_t kShortestMs = 10;  // between two looks

struct Decided {
  Notice notice;
  std::optional<Told> told;
};

}  // namespace

NoticeSweep::NoticeSweep(boost::asio::any_io_executor executor, ReaderThread& reader,
                         WriterThread& writer, Sender& sender, Tables tables,
                         const NoticeWaits& waits)
    : executor_(std::move(executor)),
      reader_(reader),
      writer_(writer),
      sender_(sender),
      tables_(std::move(tables)),
      waits_(waits) {}

void NoticeSweep::start() { spawn(executor_, run(), "what people are told"); }

Async<void> NoticeSweep::run() {
  const auto between =
      std::chrono::milliseconds(std::max<std::int64_t>(kSecondMs / waits_.speed, kShortestMs));
  while (true) {
    co_await sleep_for(between);
    co_await decide_due();
    co_await send_due();
  }
}

Async<void> NoticeSweep::decide_due() {
  auto read = [now = now_ms(), running = tables_.running()](Store& store) {
    return store.due_notices(now, running, kMostNotices);
  };
  const Expected<std::vector<DueNotice>> due =
      co_await reader_.ask(std::move(read), Priority::kUrgent);
  if (!due || due->empty()) co_return;
  std::vector<Decided> all;
  for (const DueNotice& one : *due) {
    all.push_back({one.notice, decide(one, tables_.is_looked_at(one))});
  }
  WriterThread::Job job = [all = std::move(all), now = now_ms()](Store& store) -> Expected<void> {
    for (const Decided& one : all) {
      if (const auto done = store.settle(one.notice, one.told, now); !done) return done;
    }
    return {};
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (stored) co_return;
  log_limited(spdlog::level::err, "notices that cannot be stored", "notices: {}",
              stored.error().message);
}

Async<void> NoticeSweep::send_due() {
  auto read = [now = now_ms()](Store& store) { return store.due_letters(now, kMostLetters); };
  Expected<std::vector<Letter>> due = co_await reader_.ask(std::move(read), Priority::kUrgent);
  if (!due) co_return;
  for (Letter& letter : *due) {
    if (unnoted_.contains(Name(letter.notice.id, letter.way.id))) continue;
    if (!under_way_.begin(letter)) continue;
    spawn(executor_, send(std::move(letter)), "a message to a person");
  }
}

Async<void> NoticeSweep::send(Letter letter) {
  NoticeMessage message = message_of(letter, tables_.running());
  const Outcome outcome = co_await sender_.send(letter.way, std::move(message));
  const bool noted = co_await note(letter, outcome);
  if (!noted) unnoted_.emplace(letter.notice.id, letter.way.id);
  under_way_.end(letter);
}

// False where that was not possible.
Async<bool> NoticeSweep::note(Letter letter, Outcome outcome) {
  const std::int64_t now = now_ms();
  const std::optional<std::int64_t> again =
      next_try(letter.tries + 1, outcome.retry_after_s, waits_, now);
  WriterThread::Job job = [letter, outcome, now, again](Store& store) -> Expected<void> {
    if (outcome.ok) return store.note_sent(letter, now);
    if (outcome.is_gone) return store.forget_way(letter.way.id);
    return store.note_failed(letter, outcome.why, now, again);
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (stored) co_return true;
  log_limited(spdlog::level::err, "notices that cannot be stored", "notices: {}",
              stored.error().message);
  co_return false;
}

}  // namespace kaisho::server
