#include "engine/record.h"

#include <algorithm>
#include <tuple>

#include "core/reading/fields.h"
#include "core/reading/hex.h"
#include "core/values/hash.h"
#include "engine/answers.h"
#include "games/registry.h"

namespace kaisho::engine {
namespace {

// More than a table of the server comes to with all that its seats may take back.
constexpr std::size_t kMaxEntries = 250'000;
constexpr std::size_t kMaxVariants = 32;
const std::vector<std::string> kPlayerKinds = {"person", "bot"};

// ---- writing

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

Json entry_json(const RecordEntry& entry) {
  Json json = {{"seat", entry.seat}};
  if (entry.undo > 0) {
    json["undo"] = entry.undo;
  } else {
    json["move"] = entry.move;
  }
  if (entry.at) json["at"] = *entry.at;
  return json;
}

// ---- reading

// Hexadecimal text of whole bytes.
std::string read_hex(const Field& field, std::size_t digits_at_most) {
  std::string text = field.text(digits_at_most);
  const bool hexadecimal = std::ranges::all_of(
      text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
  if (!hexadecimal || text.size() % 2 != 0) {
    field.fault("engine.hex", {{"found", field.shown()}});
    return {};
  }
  return text;
}

RecordEntry read_entry(const Field& field, int seats) {
  RecordEntry entry;
  if (field.has("undo")) {
    field.only({"undo", "seat", "at"});
    entry.undo = field["undo"].integer_as<int>(1, kMaxEntries);
  } else {
    field.only({"move", "seat", "at"});
    entry.move = field["move"].text();
  }
  entry.seat = field["seat"].integer_as<Seat>(0, seats - 1);
  if (field.has("at") && !field["at"].is_null()) entry.at = field["at"].integer(0, INT64_MAX);
  return entry;
}

void read_edition(const Field& field, Record& record) {
  field.only({"name", "hash", "content"});
  record.edition_name = field["name"].text();
  record.edition_hash = read_hex(field["hash"], 16);
  if (field.has("content") && !field["content"].is_null()) {
    record.edition = field["content"].json();
  }
}

void read_options(const Field& field, Record& record) {
  field.only({"players", "turn_cap", "variants"});
  record.options.seats = field["players"].integer_as<int>(1, kMaxSeats);
  record.options.turn_cap = field["turn_cap"].integer_as<int>(0, kMaxTurns);
  for (const Field& variant : field["variants"].items(kMaxVariants)) {
    record.options.variants.push_back(variant.text());
  }
}

void read_players(const Field& field, Record& record) {
  for (const Field& player : exactly(field, record.options.seats)) {
    player.only({"name", "kind"});
    record.players.push_back(
        {player["name"].text(), kPlayerKinds[player["kind"].choice(kPlayerKinds)]});
  }
}

void read_seed(const Field& field, Record& record) {
  if (field.is_null()) return;
  const Expected<Key> seed = parse_key(field.text(64));
  if (seed) {
    record.seed = *seed;
  } else if (field.json().is_string()) {
    field.fault(seed.error());
  }
}

void read_fairness(const Field& field, Record& record) {
  field.only({"commitment", "secret", "nonces"});
  RecordFairness fair;
  fair.commitment = read_hex(field["commitment"], 64);
  if (field.has("secret") && !field["secret"].is_null()) {
    fair.secret = read_hex(field["secret"], 512);
  }
  if (field.has("nonces")) {
    for (const Field& nonce : field["nonces"].items(kMaxSeats)) {
      fair.nonces.push_back(read_hex(nonce, 512));
    }
  }
  record.fair = std::move(fair);
}

void read_share(const Field& share) {
  const Json& json = share.json();
  if (json.is_number() && json.get<double>() >= 0 && json.get<double>() <= 1) return;
  share.fault("engine.share", {{"found", share.shown()}});
}

void read_result(const Field& result, std::size_t seats) {
  if (result.keys().empty()) result.fault("engine.empty_result", {});
  result.only({"score", "tiebreak", "rank", "share", "capped"});
  for (const char* name : {"score", "tiebreak", "rank"}) {
    if (!result.has(name)) continue;
    for (const Field& number : exactly(result[name], seats)) {
      std::ignore = number.integer(INT32_MIN, INT32_MAX);
    }
  }
  if (result.has("share")) {
    for (const Field& share : exactly(result["share"], seats)) read_share(share);
  }
  if (result.has("capped")) std::ignore = result["capped"].boolean();
}

void read_end(const Field& root, Record& record) {
  if (root.has("ending") && !root["ending"].is_null()) {
    record.ending = read_ending(root["ending"], record.options.seats);
  }
  if (const Field result = root["result"]; !result.is_null()) {
    read_result(result, record.options.seats);
    record.result = result.json();
  }
  if (const Field hash = root["hash"]; !hash.is_null()) record.hash = read_hex(hash, 16);
}

}  // namespace

Record new_record(const Game& game, const Options& options, const Key& seed) {
  Record record;
  record.game = game.info().id;
  record.rules_version = game.info().rules_version;
  record.edition_name = game.edition().name;
  record.edition_hash = game.edition().hash;
  const Expected<Json> standard = standard_edition(record.game);
  if (!standard || *standard != game.edition().json) record.edition = game.edition().json;
  record.options = options;
  record.players.resize(options.seats);
  record.seed = seed;
  return record;
}

void append_moves(Record& record, const History& history, int from) {
  for (int n = from + 1; n <= history.size(); ++n) {
    const Seat seat = history.moves()[n - 1].seat;
    record.entries.push_back({.seat = seat, .move = history.text_of(n), .undo = 0, .at = {}});
  }
}

void set_result(Record& record, const History& history) {
  const Result standing = history.game().result(history.position());
  const Result result = with_ending(standing, record.ending, history.seats());
  record.result.reset();
  record.hash.reset();
  if (!result.over) return;
  record.result = result_json(result, history.seats());
  record.hash = hash_text(position_hash(history.position()));
}

Json record_json(const Record& record) {
  Json players = Json::array();
  for (const RecordPlayer& player : record.players) {
    players.push_back({{"name", player.name}, {"kind", player.kind}});
  }
  Json moves = Json::array();
  for (const RecordEntry& entry : record.entries) moves.push_back(entry_json(entry));
  Json json = {{"kaisho", "record"},
               {"version", kRecordVersion},
               {"game", record.game},
               {"rules_version", record.rules_version},
               {"edition",
                {{"name", record.edition_name},
                 {"hash", record.edition_hash},
                 {"content", or_null(record.edition)}}},
               {"options",
                {{"players", record.options.seats},
                 {"turn_cap", record.options.turn_cap},
                 {"variants", record.options.variants}}},
               {"players", std::move(players)},
               {"seed", record.seed ? Json(key_text(*record.seed)) : Json()},
               {"moves", std::move(moves)},
               {"result", or_null(record.result)},
               {"hash", or_null(record.hash)}};
  if (record.fair) {
    json["fair"] = {{"commitment", record.fair->commitment}, {"nonces", record.fair->nonces}};
    if (record.fair->secret) json["fair"]["secret"] = *record.fair->secret;
  }
  if (!record.ending.is_plain()) json["ending"] = ending_json(record.ending);
  return json;
}

Expected<Record> read_record(const Json& json) {
  Faults faults;
  const Field root(json, faults);
  if (!json.is_object() || !json.contains("kaisho") || json["kaisho"] != "record") {
    const bool named = json.is_object() && json.contains("kaisho");
    return fail("bad_record", "engine.record",
                {{"found", named ? root["kaisho"].shown() : root.shown()}});
  }
  if (const std::int64_t version = root["version"].integer(1, INT32_MAX);
      version > kRecordVersion) {
    return fail("bad_record", "engine.record_version",
                {{"most", kRecordVersion}, {"found", version}}, "version");
  }
  root.only({"kaisho", "version", "game", "rules_version", "edition", "options", "players", "seed",
             "fair", "moves", "ending", "result", "hash"});
  Record record;
  record.game = root["game"].text();
  record.rules_version = root["rules_version"].integer_as<int>(1, INT32_MAX);
  read_edition(root["edition"], record);
  read_options(root["options"], record);
  read_players(root["players"], record);
  read_seed(root["seed"], record);
  if (root.has("fair") && !root["fair"].is_null()) read_fairness(root["fair"], record);
  for (const Field& entry : root["moves"].items(kMaxEntries)) {
    record.entries.push_back(read_entry(entry, record.options.seats));
  }
  read_end(root, record);
  if (faults.any()) return std::unexpected(faults.first());
  return record;
}

}  // namespace kaisho::engine
