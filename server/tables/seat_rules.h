// Who may take a seat or renew its link, and what the seat is afterwards. These functions only
// look at a table's facts: they change nothing and store nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "server/store/table_facts.h"
#include "server/tables/new_table.h"
#include "server/tables/seat_keys.h"

namespace kaisho::server {

// The first seat that the browser plays; kNobody where it plays none.
Seat seat_of(const TableFacts& facts, const std::string& browser);
// The seat that a browser plays: the one asked for, or (-1) any; kNobody for a spectator. Errors:
// not_your_seat.
Expected<Seat> seat_for(const TableFacts& facts, const std::string& browser, int asked);

// Whether this browser may take the seat: whoever has its link may, and at a table of the lobby
// anybody a free one. Errors: not_found, bad_key, seat_taken, has_seat, too_many_browsers,
// missing_field.
Expected<void> may_sit(const TableFacts& facts, Seat number, const std::string& browser,
                       const SeatClaim& claim);
// The seat after a browser that may do so has sat down there. A link that was handed out opens it
// only once: whoever made it has no key to the seat from then on.
SeatFacts with_sitter(const TableFacts& facts, Seat number, const std::string& browser,
                      const SeatClaim& claim, const SeatKeys& keys);
// The table's arrivals once this browser has sat down and the seat is `after`; nothing where nobody
// arrives, since a browser that plays the seat already is the same person.
std::optional<std::vector<Arrival>> with_arrival(const TableFacts& facts, Seat number,
                                                 const std::string& browser, const SeatFacts& after,
                                                 std::int64_t now);

// Whether this browser may renew the seat's link: the first of the seat's browsers may, and the
// table's host, who opened it, where somebody else sits. Whoever shares a seat with the host is no
// host: a link to a seat may have come into anybody's hands. Where strangers play, the host hands
// on nobody's seat: who came by such a link could see a rival's hand, or give up for them. Errors:
// not_found, not_your_seat.
Expected<void> may_renew(const TableFacts& facts, Seat number, const std::string& browser);
// The seat after its link was renewed. The host's link hands on a seat that somebody else has.
SeatFacts with_new_link(const TableFacts& facts, Seat number, const std::string& browser,
                        const SeatKeys& keys);

// Whether this browser may leave the seat so that it is free again: whoever sits there may until
// the game begins, but the host, who calls the table off. Errors: called_off, not_found,
// not_your_seat, has_begun, is_host.
Expected<void> may_leave(const TableFacts& facts, Seat number, const std::string& browser);
// The seat once nobody sits there; its former links open nothing any more.
SeatFacts with_nobody(const TableFacts& facts, Seat number, const SeatKeys& keys);
// The table's arrivals with that leaving.
std::vector<Arrival> with_leaving(const TableFacts& facts, Seat number, std::int64_t now);

// Whether this browser may give the seat to a bot: the table's host may, where nobody sits and no
// game has begun. Errors: not_host, called_off, not_found, seat_taken.
Expected<void> may_seat_bot(const TableFacts& facts, Seat number, const std::string& browser);
// The seat as that of a bot; its links open nothing any more.
SeatFacts with_bot(const TableFacts& facts, Seat number, int level);
// The table's arrivals with that of the bot.
std::vector<Arrival> with_bot_arrival(const TableFacts& facts, Seat number, std::int64_t now);

// Whether this browser may call the table off: its host may, until the game begins. Errors:
// not_host, has_begun.
Expected<void> may_call_off(const TableFacts& facts, const std::string& browser);

}  // namespace kaisho::server
