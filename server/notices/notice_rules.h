// What a change of a table gives to tell, to whom it is told when its time has come, and when a
// message that did not arrive is tried again. Nothing here knows a store or a network.
#pragma once

#include <cstdint>
#include <optional>

#include "server/store/notices.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// How long it is waited before something is told, so that what passes at once is not told.
struct NoticeWaits {
  bool tells = true;  // whether this server tells anything at all
  int speed = 1;      // of all these waits, for trials

  // Of a turn, an end, and what else happens once.
  std::int64_t soon() const { return 5000 / speed; }
  // Of a game that begins: until then everybody may have come to it.
  std::int64_t beginning() const { return 30'000 / speed; }
};

// What is to be told once `before` has become `after`, of the table's people; whoever has no way
// among them is left out when it is stored.
NoticeChange notices_of(const TableFacts& before, const TableFacts& after, const NoticeWaits& waits,
                        std::int64_t now);

// What becomes of a notice whose time has come; nothing: nobody need know of it any more.
// `looks`: its person looks at the table now.
std::optional<Told> decide(const DueNotice& due, bool looks);

// When to try again what has failed so many times, at `now` for the last time; nothing: no more.
// `retry_after_s`: as the other server asked.
std::optional<std::int64_t> next_try(int failures, int retry_after_s, const NoticeWaits& waits,
                                     std::int64_t now);

// The words of the protocol (docs/server.md).
const char* word_of(TellWhen when);
const char* word_of(NoticeKind kind);
const char* word_of(Told told);
// Of a form that web addresses take; null for browsers.
const char* form_of(WayKind kind);

}  // namespace kaisho::server
