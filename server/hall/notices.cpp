#include "server/hall/notices.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "server/secrets/crypto.h"
#include "server/tables/clock.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kWayName = 16;  // characters of its id

std::unexpected<Error> tells_nothing() { return fail("no_notices", "server.notices_off", {}); }

// Who uses the browser; somebody new is noted only where there is room. Errors: store_full,
// storage.
Expected<Person> known_person(Store& store, const std::string& browser, std::int64_t most_bytes) {
  Expected<Person> person = store.person_of(browser);
  if (!person || person->id != 0) return person;
  const Expected<std::int64_t> size = store.size();
  if (!size) return std::unexpected(size.error());
  if (*size >= most_bytes) return fail("store_full", "server.store_full", {});
  return store.add_person(browser);
}

// Gives the way to whoever uses the browser; one that they have already is renewed, and `way` is
// what is stored then. Errors: too_many_ways, store_full, storage.
Expected<void> add_way(Store& store, Way& way, std::int64_t most_bytes) {
  const Expected<Person> person = known_person(store, way.browser, most_bytes);
  if (!person) return std::unexpected(person.error());
  const Expected<std::vector<Way>> ways = store.ways_of(person->id);
  if (!ways) return std::unexpected(ways.error());
  const auto same = std::ranges::find_if(
      *ways, [&](const Way& one) { return one.kind == way.kind && one.url == way.url; });
  if (same != ways->end()) {
    way.id = same->id;
    way.added = same->added;
  } else if (std::cmp_greater_equal(ways->size(), kMostWays)) {
    return fail("too_many_ways", "server.many_ways", {{"most", kMostWays}});
  }
  way.person = person->id;
  if (const auto put = store.put_way(way); !put) return put;
  return way.kind == WayKind::kPush ? store.forget_former(way) : Expected<void>();
}

// Others read of a person whether and why they were told, but not how.
Json told_json(const ToldNotice& told, std::int64_t person) {
  const Notice& notice = told.notice;
  Json json = {{"seat", notice.seat},
               {"at", told.at},
               {"what", word_of(notice.kind)},
               {"why", word_of(told.told)},
               {"rev", notice.rev},
               {"reminder", notice.kind == NoticeKind::kReminder}};
  if (notice.person == person) json["ways"] = told.ways;
  return json;
}

}  // namespace

Notices::Notices(const boost::asio::any_io_executor& executor, Store& store, ReaderThread& reader,
                 WriterThread& writer, const TableRegistry& registry, const RunningTime& time,
                 const NoticeSettings& settings)
    : store_(store), writer_(writer), registry_(registry), store_bytes_(settings.store_bytes) {
  if (!settings.waits.tells) return;
  sender_.emplace(executor, settings.rules, settings.sending);
  const NoticeSweep::Tables tables = {[this](const DueNotice& due) { return is_looked_at(due); },
                                      [&time] { return time.now(); }};
  sweep_.emplace(executor, reader, writer, *sender_, tables, settings.waits);
}

void Notices::start() {
  if (sweep_) sweep_->start();
}

// Whoever has another seat open at the table looks at it as well.
bool Notices::is_looked_at(const DueNotice& due) const {
  const OpenTable* const open = registry_.peek(due.notice.table);
  if (open == nullptr) return false;
  return std::ranges::any_of(open->players, [&](const Subscriber* page) {
    if (!page->is_looking()) return false;
    return page->seat() == due.notice.seat || std::ranges::count(due.browsers, page->browser()) > 0;
  });
}

Expected<Json> Notices::of(const std::string& browser) {
  const Expected<Person> person = browser.empty() ? Person() : store_.person_of(browser);
  if (!person) return std::unexpected(person.error());
  Json ways = Json::array();
  if (person->id != 0) {
    const Expected<std::vector<Way>> all = store_.ways_of(person->id);
    if (!all) return std::unexpected(all.error());
    for (const Way& way : *all) ways.push_back(way_json(way, browser));
  }
  return Json{{"push_key", sender_ ? Json(web_text(sender_->public_key())) : Json()},
              {"when", word_of(person->when)},
              {"remind", person->remind},
              {"ways", std::move(ways)}};
}

Async<Expected<Json>> Notices::set(std::string browser, TellWish wish) {
  WriterThread::Job job = [browser, wish, most = store_bytes_](Store& store) -> Expected<void> {
    Expected<Person> person = known_person(store, browser, most);
    if (!person) return std::unexpected(person.error());
    person->when = wish.when;
    person->remind = wish.remind;
    return store.set_person(*person);
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  co_return of(browser);
}

Async<Expected<Json>> Notices::add(std::string browser, Way way) {
  if (!sender_) co_return tells_nothing();
  if (auto may = sender_->check_url(way.url); !may) {
    if (way.kind == WayKind::kPush) may.error().where = "endpoint";
    co_return std::unexpected(may.error());
  }
  way.id = random_name(kWayName);
  way.browser = browser;
  way.added = now_ms();
  const auto shared = std::make_shared<Way>(std::move(way));
  WriterThread::Job job = [shared, most = store_bytes_](Store& store) {
    return add_way(store, *shared, most);
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  Expected<Json> answer = of(browser);
  if (!answer || shared->kind == WayKind::kPush) co_return answer;
  (*answer)["id"] = shared->id;
  (*answer)["secret"] = shared->kind == WayKind::kJson ? Json(shared->secret) : Json();
  co_return answer;
}

// Errors: not_found, also for a way of somebody else.
Expected<Way> Notices::find(const std::string& browser, const std::string& id) {
  const Expected<Person> person = store_.person_of(browser);
  if (!person) return std::unexpected(person.error());
  const Expected<std::vector<Way>> ways = store_.ways_of(person->id);
  if (!ways) return std::unexpected(ways.error());
  const auto found = std::ranges::find(*ways, id, &Way::id);
  if (found == ways->end()) return fail("not_found", "server.no_way", {});
  return *found;
}

Async<Expected<Json>> Notices::forget(std::string browser, std::string id) {
  const Expected<Way> way = find(browser, id);
  if (!way) co_return std::unexpected(way.error());
  WriterThread::Job job = [id](Store& store) { return store.forget_way(id); };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  co_return of(browser);
}

Async<Expected<Json>> Notices::try_out(std::string browser, std::string id) {
  if (!sender_) co_return tells_nothing();
  const Expected<Way> way = find(browser, id);
  if (!way) co_return std::unexpected(way.error());
  NoticeMessage message;
  message.id = random_name(kWayName);
  const Outcome outcome = co_await sender_->send(*way, message);
  const Way::Last last{now_ms(), outcome.ok, outcome.why};
  WriterThread::Job job = [id, last, gone = outcome.is_gone](Store& store) {
    return gone ? store.forget_way(id) : store.note_last(id, last);
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  co_return Json{{"ok", outcome.ok}, {"why", outcome.why}};
}

Expected<void> Notices::has_seat(const std::string& table, const std::string& browser) {
  const Expected<TableFacts> facts = store_.facts(table);
  if (!facts) return std::unexpected(facts.error());
  const bool has = std::ranges::any_of(every_seat(how_many(facts->seats)),
                                       [&](Seat seat) { return may_play(*facts, seat, browser); });
  if (has) return {};
  return fail("not_your_seat", "server.onlooker", {});
}

Expected<Json> Notices::of_table(const std::string& table, const std::string& browser) {
  constexpr int kMostTold = 20;
  if (const auto has = has_seat(table, browser); !has) return std::unexpected(has.error());
  const Expected<Person> person = store_.person_of(browser);
  if (!person) return std::unexpected(person.error());
  const Expected<bool> muted = store_.is_muted(table, person->id);
  if (!muted) return std::unexpected(muted.error());
  const Expected<std::vector<ToldNotice>> all = store_.told(table, kMostTold);
  if (!all) return std::unexpected(all.error());
  Json told = Json::array();
  for (const ToldNotice& one : *all) {
    if (one.told != Told::kOnTheWay) told.push_back(told_json(one, person->id));
  }
  return Json{{"muted", *muted}, {"told", std::move(told)}};
}

Async<Expected<Json>> Notices::mute(std::string table, std::string browser, bool muted) {
  if (const auto has = has_seat(table, browser); !has) co_return std::unexpected(has.error());
  WriterThread::Job job = [table, browser, muted,
                           most = store_bytes_](Store& store) -> Expected<void> {
    const Expected<Person> person = known_person(store, browser, most);
    if (!person) return std::unexpected(person.error());
    return store.set_muted(table, person->id, muted);
  };
  const Expected<void> stored = co_await writer_.write(std::move(job));
  if (!stored) co_return std::unexpected(stored.error());
  co_return of_table(table, browser);
}

}  // namespace kaisho::server
