#include "server/tables/new_table.h"

#include <algorithm>
#include <tuple>

#include "core/reading/fields.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/secrets/crypto.h"
#include "server/secrets/fair_seed.h"
#include "server/tables/edition_bounds.h"
#include "server/tables/pace_json.h"
#include "server/tables/shown_text.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kMaxVariants = 20;

bool given(const Field& field, std::string_view name) {
  return field.has(name) && !field[name].is_null();
}

// Notes a fault where there is no object or one with unknown members.
void expect_object(const Field& field, const std::vector<std::string_view>& known) {
  std::ignore = field.keys();
  field.only(known);
}

// Reads what a person adds to the seed, if it is there.
std::optional<Key> read_nonce(const Field& field) {
  if (!given(field, "nonce")) return std::nullopt;
  const std::string digits = field["nonce"].text();
  const std::optional<Key> nonce = key_of_hex(digits);
  if (!nonce) field["nonce"].fault("server.nonce", {{"found", digits}});
  return nonce;
}

SeatFacts read_seat(const Field& field, const std::string& browser) {
  SeatFacts seat;
  const std::size_t kind = field["kind"].choice({"me", "friend", "bot"});
  if (kind == 0) {
    expect_object(field, {"kind", "name", "nonce"});
    // This browser may take the seat without a key, and has it with a nonce.
    seat.browsers.push_back(browser);
    seat.nonce = read_nonce(field);
  } else {
    expect_object(field, {"kind", "level", "name"});
  }
  if (kind == 2) seat.level = field["level"].integer_as<int>(1, kBotLevels);
  seat.name = read_name(field);
  return seat;
}

bool flag(const Field& field, std::string_view name) {
  return given(field, name) && field[name].boolean();
}

void read_options(const Field& field, TableFacts& facts) {
  expect_object(field, {"turn_cap", "variants", "open_hands", "public", "lobby", "chat"});
  facts.open_hands = flag(field, "open_hands");
  facts.in_lobby = flag(field, "lobby");
  facts.is_public = flag(field, "public");
  facts.has_talk = !given(field, "chat") || flag(field, "chat");
  if (given(field, "turn_cap")) {
    facts.options.turn_cap = field["turn_cap"].integer_as<int>(0, kMaxTurns);
  }
  if (!given(field, "variants")) return;
  for (const Field& variant : field["variants"].items(kMaxVariants)) {
    facts.options.variants.push_back(variant.text());
  }
}

// Reads game, edition and number of seats.
Expected<GamePtr> read_game(const Field& field, TableFacts& facts) {
  facts.game = field["game"].text();
  const Expected<Json> standard = standard_edition(facts.game);
  if (!standard) return std::unexpected(standard.error());
  const Json& edition = given(field, "edition") ? field["edition"].json() : *standard;
  Expected<GamePtr> game = open_game(facts.game, edition);
  if (!game) {
    std::string& where = game.error().where;
    where = "edition" + (where.empty() ? "" : "." + where);
    return game;
  }
  if (edition != *standard) {
    if (const auto fits = check_bounds(edition); !fits) return std::unexpected(fits.error());
  }
  const GameInfo& info = (*game)->info();
  facts.options.seats = field["players"].integer_as<int>(info.min_seats, info.max_seats);
  facts.rules_version = info.rules_version;
  facts.edition = {(*game)->edition().name, (*game)->edition().hash, edition == *standard,
                   std::string(bytes_of(sha256(json_text(edition))))};
  return game;
}

// Names the table and gives it its secret. Those who send a nonce with it need a ticket, whose
// commitment they knew before they chose. Errors: bad_ticket, missing_field.
Expected<void> name_table(const Field& field, std::int64_t now, const Tickets& tickets,
                          NewTable& table) {
  TableFacts& facts = table.facts;
  if (given(field, "ticket")) {
    const Expected<Tickets::Ticket> ticket = tickets.read(field["ticket"].text(), now);
    if (!ticket) return std::unexpected(ticket.error());
    facts.id = ticket->table;
    facts.secret = ticket->secret.value_or(Key{});
    table.must_be_there = !ticket->secret.has_value();
    return {};
  }
  const bool early = std::ranges::any_of(
      facts.seats, [](const SeatFacts& seat) { return seat.nonce.has_value(); });
  if (early) return fail("missing_field", "missing", {{"field", "ticket"}}, "ticket");
  facts.id = new_table_id();
  facts.secret = random_key();
  return {};
}

void read_table(const Field& field, const std::string& browser, TableFacts& facts) {
  expect_object(field,
                {"game", "players", "seats", "options", "pace", "name", "edition", "ticket"});
  facts.name = read_name(field);
  if (given(field, "options")) read_options(field["options"], facts);
  if (given(field, "pace")) facts.pace = read_pace(field["pace"]);
  // Strangers must not have to wait for ever for somebody who is gone.
  if (facts.in_lobby && !facts.pace.is_timed()) field["pace"].fault("server.lobby_pace", {});
  for (const Field& seat : field["seats"].items(kMaxSeats))
    facts.seats.push_back(read_seat(seat, browser));
  if (how_many(facts.seats) != facts.options.seats) {
    field["seats"].fault("list_size",
                         {{"expected", facts.options.seats}, {"found", facts.seats.size()}});
  }
  const bool attended = std::ranges::any_of(
      facts.seats, [&](const SeatFacts& seat) { return !seat.browsers.empty(); });
  if (facts.in_lobby && !attended) field["seats"].fault("server.lobby_seat", {});
}

}  // namespace

void prepare_seats(TableFacts& facts, const SeatKeys& keys) {
  const Key commitment = commitment_of(facts.secret);
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    SeatFacts& sits = facts.seat(seat);
    if (sits.is_bot()) {
      sits.nonce = bot_nonce(commitment, seat);
    } else {
      keys.renew(facts.id, seat, sits);
    }
  }
}

Expected<NewTable> read_new_table(const Json& json, const std::string& browser, std::int64_t now,
                                  const TableMaker& maker) {
  Faults faults;
  const Field field(json, faults);
  NewTable table;
  TableFacts& facts = table.facts;
  Expected<GamePtr> game = read_game(field, facts);
  if (faults.any()) return std::unexpected(faults.first());
  if (!game) return std::unexpected(game.error());
  read_table(field, browser, facts);
  if (faults.any()) return std::unexpected(faults.first());
  // Any seed will do: whether the game accepts the options does not depend on it.
  if (auto start = (*game)->start(facts.options, Key{}); !start) {
    return std::unexpected(within("options", start.error()));
  }
  table.game = *std::move(game);
  if (const auto named = name_table(field, now, maker.tickets, table); !named) {
    return std::unexpected(named.error());
  }
  facts.creator = browser;
  facts.created = facts.changed = now;
  prepare_seats(facts, maker.keys);
  return table;
}

Expected<SeatClaim> read_seat_claim(const Json& json) {
  Faults faults;
  const Field field(json, faults);
  expect_object(field, {"key", "name", "nonce"});
  SeatClaim claim;
  if (given(field, "key")) claim.key = field["key"].text();
  claim.name = read_name(field);
  claim.nonce = read_nonce(field);
  if (faults.any()) return std::unexpected(faults.first());
  return claim;
}

Expected<int> read_bot_level(const Json& json) {
  Faults faults;
  const Field field(json, faults);
  expect_object(field, {"level"});
  const int level = field["level"].integer_as<int>(1, kBotLevels);
  if (faults.any()) return std::unexpected(faults.first());
  return level;
}

}  // namespace kaisho::server
