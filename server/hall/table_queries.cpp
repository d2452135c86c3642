#include "server/hall/table_queries.h"

#include <utility>
#include <vector>

#include "server/secrets/crypto.h"
#include "server/tables/pace_json.h"
#include "server/tables/table_json.h"

namespace kaisho::server {
namespace {

constexpr int kMaxListed = 50;

Expected<Json> infos(Store& store, const std::vector<std::string>& ids, const std::string& browser,
                     const Presence& presence, const RunningTime& time) {
  Json list = Json::array();
  for (const std::string& id : ids) {
    const Expected<TableFacts> facts = store.facts(id);
    if (!facts && facts.error().code == "no_table") continue;  // removed meanwhile
    if (!facts) return std::unexpected(facts.error());
    list.push_back(listed_info(*facts, browser, presence));
    list.back()["clock"] = clock_json(*facts, time.date_of(facts->clocks.since));
  }
  return list;
}

Expected<ListCache::Text> lists_of(Store& store, const std::string& browser,
                                   const Presence& presence, const RunningTime& time) {
  const auto mine = store.tables_of(browser, kMaxListed);
  if (!mine) return std::unexpected(mine.error());
  const auto others = store.tables_for_spectators(kMaxListed);
  if (!others) return std::unexpected(others.error());
  Expected<Json> my_infos = infos(store, *mine, browser, presence, time);
  if (!my_infos) return std::unexpected(my_infos.error());
  Expected<Json> other_infos = infos(store, *others, browser, presence, time);
  if (!other_infos) return std::unexpected(other_infos.error());
  std::string text =
      json_text({{"mine", *std::move(my_infos)}, {"watch", *std::move(other_infos)}});
  std::string tag = web_text(bytes_of(sha256(text)));
  return std::make_shared<const ListCache::Lists>(std::move(text), std::move(tag));
}

Expected<std::string> edition_text(Store& store, const std::string& id) {
  const Expected<TableFacts> facts = store.facts(id);
  if (!facts) return std::unexpected(facts.error());
  const Expected<Json> edition = store.edition(facts->edition.digest);
  if (!edition && edition.error().code == "frozen") return frozen(edition.error());
  if (!edition) return std::unexpected(edition.error());
  return json_text({{"edition", *edition}});
}

Expected<std::string> record_text(Store& store, const std::string& id) {
  const Expected<StoredTable> stored = store.table(id);
  if (!stored) return std::unexpected(stored.error());
  if (stored->edition.is_null() && !stored->facts.edition.standard) {
    return frozen(stored->facts.damage);
  }
  return json_text(engine::record_json(record_of(stored->facts, stored->edition, stored->entries)));
}

}  // namespace

TableQueries::TableQueries(Store& store, ReaderThread& reader, ListCache& lists,
                           std::shared_ptr<const Presence> presence, const TableInfo& info,
                           RunningTime& time)
    : store_(store),
      reader_(reader),
      lists_(lists),
      presence_(std::move(presence)),
      info_(info),
      time_(time),
      dates_from_(time.date_of(0)) {}

Expected<Json> TableQueries::info(const std::string& id, const std::string& browser) {
  const Expected<TableFacts> facts = store_.facts(id);
  if (!facts) return std::unexpected(facts.error());
  return Json{{"table", info_.of(*facts, browser)}};
}

// After a break of the running time clocks have other dates.
void TableQueries::look_at_dates() {
  time_.look();
  const std::int64_t from = time_.date_of(0);
  if (from == dates_from_) return;
  dates_from_ = from;
  lists_.note_all();
}

bool TableQueries::is_for_all(const std::string& id, Seat seat) {
  const Expected<TableFacts> facts = store_.facts(id);
  return facts && facts->has_seat(seat) && server::is_for_all(*facts, seat);
}

Async<Expected<TableQueries::ListAnswer>> TableQueries::list(std::string browser) {
  look_at_dates();
  if (ListCache::Text known = lists_.find(browser, ListCache::Clock::now())) {
    co_return ListAnswer{std::move(known)};
  }
  const ListCache::Reading reading = lists_.begin(browser);
  auto read = [browser, presence = presence_, time = time_](Store& store) {
    return lists_of(store, browser, *presence, time);
  };
  Expected<ListCache::Text> lists = co_await reader_.ask(std::move(read), Priority::kUrgent);
  lists_.keep(browser, reading, lists.value_or(nullptr), ListCache::Clock::now());
  if (!lists) co_return std::unexpected(lists.error());
  co_return ListAnswer{*std::move(lists), true};
}

Async<Expected<std::string>> TableQueries::edition(std::string id) {
  auto read = [id](Store& store) { return edition_text(store, id); };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

Async<Expected<std::string>> TableQueries::record(std::string id) {
  auto read = [id](Store& store) { return record_text(store, id); };
  co_return co_await reader_.ask(std::move(read), Priority::kUrgent);
}

}  // namespace kaisho::server
