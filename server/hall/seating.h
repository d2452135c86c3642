// Seats people, until the game begins or the table is called off: they sit down by a seat's link,
// or from the lobby, renew the link, and leave; the host gives free seats to bots. This lives on
// the I/O thread and owns nothing. Who may do so is decided by seat_rules.h; what changes is stored
// by Commits, while the table's mutex is held. It plays no move and opens no new table.
#pragma once

#include <string>

#include "core/reading/json.h"
#include "server/hall/broadcast.h"
#include "server/hall/commits.h"
#include "server/hall/table_info.h"
#include "server/hall/table_play.h"
#include "server/tables/new_table.h"
#include "server/tables/seat_keys.h"
#include "server/threads/async.h"

namespace kaisho::server {

class Seating {
 public:
  Seating(TablePlay& play, Commits& commits, const Broadcast& broadcast, const TableInfo& info,
          const SeatKeys& keys);

  // `address` belongs to the person who sits down; the bots' time counts for it. Errors: no_table,
  // frozen, storage, too_many_seats, and those of may_sit.
  Async<Expected<Json>> sit(std::string id, Seat seat, std::string browser, std::string address,
                            SeatClaim claim);
  // Makes a new link for the seat; the old one no longer opens it. Made by the seat's player, other
  // browsers lose the seat. Made by the host, whoever comes by it has the seat alone. Errors:
  // no_table, frozen, storage, and those of may_renew.
  Async<Expected<Json>> renew_link(std::string id, Seat seat, std::string browser);

  // Whoever sits there leaves the seat, which is free again. Errors: no_table, frozen, storage, and
  // those of may_leave.
  Async<Expected<Json>> leave(std::string id, Seat seat, std::string browser);

  // A bot of this level takes the free seat. `address` is the host's; the bots' time counts for it.
  // Errors: no_table, frozen, storage, and those of may_seat_bot.
  Async<Expected<Json>> seat_bot(std::string id, Seat seat, std::string browser,
                                 std::string address, int level);
  // Called off again, nothing more happens. Errors: no_table, frozen, storage, and those of
  // may_call_off.
  Async<Expected<Json>> call_off(std::string id, std::string browser);
  // The server calls off a table that nobody has touched since that day of the server. Errors:
  // no_table, frozen, storage, and stale, where somebody has.
  Async<Expected<void>> fall_away(std::string id, std::int64_t before);

 private:
  TablePlay& play_;
  Commits& commits_;
  const Broadcast& broadcast_;
  const TableInfo& info_;
  const SeatKeys& keys_;
};

}  // namespace kaisho::server
