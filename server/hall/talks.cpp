#include "server/hall/talks.h"

#include <algorithm>
#include <utility>

#include "core/reading/fault.h"
#include "server/tables/clock.h"

namespace kaisho::server {

Expected<void> Talks::may_talk(const TableFacts& facts, Seat seat,
                               const std::string& browser) const {
  if (!info_.has_talk(facts)) return fail("no_talk", "server.talk_off", {});
  if (browser.empty()) return fail("no_talk", "server.talk_cookie", {});
  if (seat == kNobody || may_play(facts, seat, browser)) return {};
  return fail("not_your_seat", "server.seat_lost", {});
}

Async<Expected<int>> Talks::say(OpenTablePtr open, Seat seat, std::string browser,
                                std::string address, Words words) {
  const AsyncMutex::Lock lock = co_await open->talking.lock();
  const TableFacts& facts = open->table.facts();
  const Expected<void> allowed = may_talk(facts, seat, browser);
  if (!allowed) co_return std::unexpected(allowed.error());
  const Said by = speaker(facts, seat, browser, address);
  const Said* const before = said_before(open->talk, by, words.request_id);
  if (before != nullptr) co_return before->number;
  const std::int64_t now = now_ms();
  const Expected<void> more = may_say_more(open->lately, by, now);
  if (!more) co_return std::unexpected(more.error());
  Said said = said_with(facts, open->talk, by, std::move(words), now);
  const int number = said.number;
  const Expected<void> stored = co_await write(open, std::move(said));
  if (!stored) co_return std::unexpected(stored.error());
  remember_speaker(open->lately, by, now);
  broadcast_.send_newest_said(*open);
  co_return number;
}

Async<Expected<void>> Talks::write(OpenTablePtr open, Said said) {
  const Said* const oldest = crowded_out(open->talk, said);
  const int gone = oldest == nullptr ? 0 : oldest->number;
  WriterThread::Job job = [id = open->table.facts().id, said, gone](Store& store) {
    const Expected<void> forgotten = gone > 0 ? store.forget_said(id, gone) : Expected<void>();
    return forgotten ? store.add_said(id, said) : forgotten;
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return stored;
  std::erase_if(open->talk, [gone](const Said& one) { return one.number == gone; });
  open->talk.push_back(std::move(said));
  co_return Expected<void>();
}

}  // namespace kaisho::server
