#include "server/hall/lobby.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/hall/table_info.h"
#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

struct LobbyTable {
  Json info;
  bool attended = false;  // somebody who sits there has it open
};

bool is_attended(const TableFacts& facts, const Presence& presence) {
  return std::ranges::any_of(every_seat(how_many(facts.seats)), [&](Seat seat) {
    return !facts.seat(seat).is_bot() && facts.seat(seat).nonce && presence.here(facts.id, seat);
  });
}

// Whoever sits down at a live game expects it to begin soon.
bool is_shown(const TableFacts& facts, bool attended) {
  if (facts.damage || facts.why) return false;
  const bool has_room = std::ranges::any_of(every_seat(how_many(facts.seats)),
                                            [&](Seat seat) { return is_for_all(facts, seat); });
  return has_room && (attended || facts.pace.sort != PaceSort::kLive);
}

// Those that are shown, the newest first.
Expected<std::vector<LobbyTable>> read_lobby(Store& store, const Presence& presence) {
  constexpr int kMostRead = 150;
  const Expected<std::vector<std::string>> ids = store.tables_in_lobby(kMostRead);
  if (!ids) return std::unexpected(ids.error());
  std::vector<LobbyTable> tables;
  for (const std::string& id : *ids) {
    const Expected<TableFacts> facts = store.facts(id);
    if (!facts && facts.error().code == "no_table") continue;  // removed meanwhile
    if (!facts) return std::unexpected(facts.error());
    const bool attended = is_attended(*facts, presence);
    if (is_shown(*facts, attended)) tables.push_back({listed_info(*facts, "", presence), attended});
  }
  return tables;
}

Expected<Lobby::Answer> lobby_text(Store& store, const Presence& presence) {
  constexpr std::size_t kMostShown = 50;
  Expected<std::vector<LobbyTable>> tables = read_lobby(store, presence);
  if (!tables) return std::unexpected(tables.error());
  Json list = Json::array();
  for (const bool attended : {true, false}) {
    for (LobbyTable& table : *tables) {
      if (table.attended != attended || list.size() >= kMostShown) continue;
      list.push_back(std::move(table.info));
    }
  }
  std::string text = json_text({{"tables", std::move(list)}});
  std::string tag = web_text(bytes_of(sha256(text)));
  return std::make_shared<const ListCache::Lists>(std::move(text), std::move(tag));
}

}  // namespace

Lobby::Lobby(const boost::asio::any_io_executor& executor, ReaderThread& reader,
             std::shared_ptr<const Presence> presence)
    : reader_(reader), presence_(std::move(presence)), mutex_(executor) {}

Async<Expected<Lobby::Answer>> Lobby::list() {
  constexpr std::chrono::milliseconds kFresh{500};
  const AsyncMutex::Lock lock = co_await mutex_.lock();
  if (known_ != nullptr && Clock::now() < read_at_ + kFresh) co_return known_;
  auto read = [presence = presence_](Store& store) { return lobby_text(store, *presence); };
  Expected<Answer> text = co_await reader_.ask(std::move(read), Priority::kUrgent);
  if (!text) co_return text;
  known_ = *text;
  read_at_ = Clock::now();
  co_return text;
}

Expected<void> may_wait_in_lobby(Store& store, const std::string& browser) {
  constexpr int kMost = 10;
  const Expected<int> waits = store.count_in_lobby(browser);
  if (!waits) return std::unexpected(waits.error());
  if (*waits < kMost) return {};
  return fail("too_many_seats", "server.many_lobby_seats", {{"most", kMost}});
}

}  // namespace kaisho::server
