#include "server/tables/rematch_rules.h"

#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/secrets/crypto.h"
#include "server/tables/seat_rules.h"

namespace kaisho::server {

Expected<void> may_rematch(const TableFacts& facts, const std::string& browser) {
  if (facts.status != Status::kOver) return fail("not_over", "server.not_over", {});
  const bool plays = seat_of(facts, browser) != kNobody;
  if (plays || facts.creator == browser) return {};
  return fail("not_your_seat", "server.onlooker", {});
}

NewTable rematch_of(const TableFacts& facts, const GamePtr& game, const std::string& browser,
                    std::int64_t now, const SeatKeys& keys) {
  NewTable table;
  table.game = game;
  TableFacts& next = table.facts;
  next.id = new_table_id();
  next.name = facts.name;
  next.game = facts.game;
  next.rules_version = game->info().rules_version;
  next.edition = facts.edition;
  next.options = facts.options;
  next.open_hands = facts.open_hands;
  next.is_public = facts.is_public;
  next.in_lobby = facts.in_lobby;
  next.has_talk = facts.has_talk;
  next.pace = facts.pace;
  next.secret = random_key();
  next.creator = browser;
  next.created = next.changed = now;
  const int seats = how_many(facts.seats);
  for (const Seat seat : every_seat(seats)) {
    const SeatFacts& was = facts.seat(clockwise(seat, seats));
    SeatFacts sits;
    sits.level = was.level;
    sits.name = was.name;
    sits.browsers = was.browsers;
    next.seats.push_back(std::move(sits));
  }
  prepare_seats(next, keys);
  return table;
}

}  // namespace kaisho::server
