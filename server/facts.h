// What is known of a table beside its position: who sits there, how it was set up, how far it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/json.h"
#include "core/random.h"
#include "core/seat.h"
#include "players/levels.h"

namespace kaisho {

inline constexpr int kBotLevels = kLevels;

enum class Status : std::uint8_t { kWaiting, kPlaying, kOver, kFrozen };

// A seat of a table. Seats of persons are taken when they have a nonce.
struct SeatFacts {
  int level = 0;                      // of the bot; 0: a person
  std::string name;                   // may be empty
  std::string key_hash;               // SHA-256 of the key in the seat's link; empty for bots
  std::optional<Key> nonce;           // its part in the seed
  std::vector<std::string> browsers;  // those that may play it

  bool is_bot() const { return level > 0; }
};

struct EditionFacts {
  std::string name;
  std::string hash;      // as in records
  bool standard = true;  // the one that comes with the game
  std::string digest;    // SHA-256 of its text: its key in the store
};

// Times are milliseconds since 1970.
struct TableFacts {
  std::string id;
  std::string name;  // may be empty
  std::string game;
  int rules_version = 1;
  EditionFacts edition;
  Options options;
  bool open_hands = false;
  bool is_public = false;
  std::vector<SeatFacts> seats;
  Key secret{};
  std::optional<Key> seed;  // once all sit
  std::string creator;      // the browser that opened it
  std::int64_t created = 0;

  // How far it is; changes with every move.
  Status status = Status::kWaiting;
  std::string why;  // it is frozen
  int rev = 0;      // entries
  int n = 0;        // moves that stand
  Seat to_move = kNobody;
  std::int64_t changed = 0;
  Json result;       // null while the game runs
  std::string hash;  // of the last position, once it is over

  const SeatFacts& seat(Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }
  SeatFacts& seat(Seat seat) { return seats[static_cast<std::size_t>(seat)]; }
  bool has_seat(int seat) const { return seat >= 0 && seat < static_cast<int>(seats.size()); }
};

// One line of a table's story: a move, or an undo of so many moves.
struct Entry {
  Seat seat = kNobody;
  std::string move;  // as text; empty for an undo
  int undo = 0;
  std::int64_t at = 0;     // milliseconds since 1970
  std::string request;     // the page's id of the wish; empty for bots
  std::uint64_t hash = 0;  // of the position after it
};

// A table as it lies in the store.
struct StoredTable {
  TableFacts facts;
  Json edition;
  std::vector<Entry> entries;
};

const char* status_name(Status status);
bool may_play(const TableFacts& facts, Seat seat, const std::string& browser);
bool all_seated(const TableFacts& facts);

}  // namespace kaisho
