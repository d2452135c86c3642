#include "server/new_table.h"

#include <algorithm>

#include "core/fields.h"
#include "server/crypto.h"
#include "server/fair.h"

namespace kaisho {
namespace {

constexpr std::size_t kIdCharacters = 12;
constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kMostName = 60;  // bytes
constexpr int kMostTurns = 10'000;
constexpr std::size_t kMostVariants = 20;

bool given(const Field& field, std::string_view name) {
  return field.has(name) && !field[name].is_null();
}

// Members of an object that are known; everything else is a fault.
void expect_object(const Field& field, const std::vector<std::string_view>& known) {
  static_cast<void>(field.keys());
  field.only(known);
}

// A name of a table or person; without control characters.
std::string read_name(const Field& field) {
  if (!given(field, "name")) return {};
  const std::string name = field["name"].text(kMostName);
  const bool odd = std::ranges::any_of(
      name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
  if (odd) field["name"].fault("bad_field", "A name has no control characters.");
  return name;
}

SeatFacts read_seat(const Field& field) {
  expect_object(field, {"kind", "level", "name"});
  SeatFacts seat;
  if (field["kind"].choice({"me", "friend", "bot"}) == 2) {
    seat.level = static_cast<int>(field["level"].integer(1, kBotLevels));
  }
  seat.name = read_name(field);
  return seat;
}

bool flag(const Field& field, std::string_view name) {
  return given(field, name) && field[name].boolean();
}

void read_options(const Field& field, TableFacts& facts) {
  expect_object(field, {"turn_cap", "variants", "open_hands", "public"});
  facts.open_hands = flag(field, "open_hands");
  facts.is_public = flag(field, "public");
  if (given(field, "turn_cap")) {
    facts.options.turn_cap = static_cast<int>(field["turn_cap"].integer(0, kMostTurns));
  }
  if (!given(field, "variants")) return;
  for (const Field& variant : field["variants"].items(kMostVariants)) {
    facts.options.variants.push_back(variant.text());
  }
}

// Game, edition and number of seats.
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
  const GameInfo& info = (*game)->info();
  facts.options.seats = static_cast<int>(field["players"].integer(info.min_seats, info.max_seats));
  facts.rules_version = info.rules_version;
  facts.edition = {(*game)->edition().name, (*game)->edition().hash, edition == *standard,
                   std::string(bytes_of(sha256(json_text(edition))))};
  return game;
}

void read_table(const Field& field, TableFacts& facts) {
  expect_object(field, {"game", "players", "seats", "options", "name", "edition"});
  facts.name = read_name(field);
  if (given(field, "options")) read_options(field["options"], facts);
  for (const Field& seat : field["seats"].items(kMaxSeats)) facts.seats.push_back(read_seat(seat));
  if (static_cast<int>(facts.seats.size()) != facts.options.seats) {
    field["seats"].fault("bad_field", "Here must be one entry per player.");
  }
}

std::vector<SeatKey> prepare_seats(TableFacts& facts) {
  const Key commitment = commitment_of(facts.secret);
  std::vector<SeatKey> keys;
  for (std::size_t i = 0; i < facts.seats.size(); ++i) {
    SeatFacts& seat = facts.seats[i];
    if (seat.is_bot()) {
      seat.nonce = bot_nonce(commitment, static_cast<Seat>(i));
      continue;
    }
    keys.push_back(new_seat_key(static_cast<Seat>(i)));
    seat.key_hash = seat_key_hash(keys.back().key);
  }
  return keys;
}

}  // namespace

Expected<NewTable> read_new_table(const Json& json, const std::string& browser, std::int64_t now) {
  Faults faults;
  const Field field(json, faults);
  NewTable table;
  TableFacts& facts = table.facts;
  Expected<GamePtr> game = read_game(field, facts);
  if (faults.any()) return std::unexpected(faults.first());
  if (!game) return std::unexpected(game.error());
  read_table(field, facts);
  if (faults.any()) return std::unexpected(faults.first());
  // Whether the game takes these options does not depend on the seed.
  if (auto start = (*game)->start(facts.options, Key{}); !start) {
    start.error().where = "options";
    return std::unexpected(start.error());
  }
  table.game = *std::move(game);
  facts.id = random_name(kIdCharacters);
  facts.secret = random_key();
  facts.creator = browser;
  facts.created = facts.changed = now;
  table.keys = prepare_seats(facts);
  // The seats that are "me" open to this browser without a key.
  const std::vector<Field> seats = field["seats"].items(kMaxSeats);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i]["kind"].text() == "me") facts.seats[i].browsers.push_back(browser);
  }
  return table;
}

Expected<Sitting> read_sitting(const Json& json) {
  Faults faults;
  const Field field(json, faults);
  expect_object(field, {"key", "name", "nonce"});
  Sitting sitting;
  if (given(field, "key")) sitting.key = field["key"].text();
  sitting.name = read_name(field);
  if (given(field, "nonce")) {
    sitting.nonce = key_of_hex(field["nonce"].text());
    if (!sitting.nonce) {
      field["nonce"].fault("bad_field", "A nonce is 64 hexadecimal digits.");
    }
  }
  if (faults.any()) return std::unexpected(faults.first());
  return sitting;
}

SeatKey new_seat_key(Seat seat) { return {seat, web_text(random_bytes(kKeyBytes))}; }

// The key itself is random enough to need no slow hash.
std::string seat_key_hash(std::string_view key) { return std::string(bytes_of(sha256(key))); }

Json link_json(const std::string& table, const SeatKey& key) {
  const std::string url = "/table/" + table + "?seat=" + std::to_string(key.seat) + "#" + key.key;
  return {{"seat", key.seat}, {"key", key.key}, {"url", url}};
}

}  // namespace kaisho
