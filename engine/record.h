// Game records: docs/records.md describes the form. Reading checks the form only; replay.h checks
// that what a record says is what the rules make of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/ending.h"
#include "engine/history.h"

namespace kaisho::engine {

inline constexpr int kRecordVersion = 1;

// A move, or, where `undo` > 0, that so many moves were taken back.
struct RecordEntry {
  Seat seat = kNobody;
  std::string move;
  int undo = 0;
  std::optional<std::int64_t> at;  // milliseconds since 1970
};

struct RecordPlayer {
  std::string name;
  std::string kind = "person";  // or "bot"
};

// How the seed was agreed on: SHA-256 of `secret` is `commitment`; SHA-256 of `secret` followed by
// the nonces in seat order is the seed. All as hexadecimal text of whole bytes.
struct RecordFairness {
  std::string commitment;
  std::optional<std::string> secret;  // none while the game runs
  std::vector<std::string> nonces;
};

struct Record {
  std::string game;
  int rules_version = 1;
  std::string edition_name;
  std::string edition_hash;
  std::optional<Json> edition;  // its content, unless it is the standard one
  Options options;
  std::vector<RecordPlayer> players;  // one per seat
  std::optional<Key> seed;            // none while the game runs at a server
  std::optional<RecordFairness> fair;
  std::vector<RecordEntry> entries;
  Ending ending;
  std::optional<Json> result;  // as result_json in answers.h, or some of its members
  std::optional<std::string> hash;
};

// Adds to the record the moves of `history` after its first `from`.
void append_moves(Record& record, const History& history, int from);
// Adds result and hash when the game is over, by its rules or early; takes them away while it runs.
void set_result(Record& record, const History& history);

// A record's head for a game about to begin; players without names.
Record new_record(const Game& game, const Options& options, const Key& seed);

Json record_json(const Record& record);

// Errors: those of core/reading/fields.h, bad_seed, bad_record. `where` is a path in the record.
Expected<Record> read_record(const Json& json);

}  // namespace kaisho::engine
