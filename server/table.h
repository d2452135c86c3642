// A table in memory: its game, its position, and the story that led there. It checks and plays, and
// knows nothing of storage or the network.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "server/replay.h"

namespace kaisho {

// One entry with what happened, for those who watch.
struct Happening {
  int rev = 0;
  int n = 0;
  Seat seat = kNobody;
  std::string move;
  int undo = 0;
  std::int64_t at = 0;
  std::vector<Event> events;
};

// What a wish would do to a table; made, then stored, then accepted.
struct Change {
  std::vector<Entry> entries;
  std::vector<Happening> happenings;
  TableFacts facts;  // as they will be
  Position position;
  std::vector<Standing> standing;
};

// What somebody at the table asks for.
struct Wish {
  Seat seat = kNobody;
  int rev = 0;          // the latest entry that was known
  std::string request;  // see Entry
  std::int64_t now = 0;
  int most_entries = 0;  // a table's story is not longer
};

class Table {
 public:
  // Binds facts and entries to the game. A begun table is replayed from its seed; when this program
  // would change it, it is frozen and `facts().why` says what differs.
  Table(StoredTable stored, GamePtr game);

  const TableFacts& facts() const { return facts_; }
  TableFacts& facts() { return facts_; }
  const Game& game() const { return *game_; }
  const std::vector<Entry>& entries() const { return entries_; }
  // Null before the game has begun. Of a frozen table the last that this program agrees with.
  const Position* position() const { return has_position_ ? &position_ : nullptr; }

  // All sit: the facts with seed and status, and the first position.
  Expected<Change> begin(std::int64_t now) const;
  // Errors: not_playing, frozen, stale, not_your_turn, bad_move, illegal_move, too_long.
  Expected<Change> play(const Wish& wish, const std::vector<std::string>& moves) const;
  // Errors: not_playing, frozen, stale, cannot_undo, too_long.
  Expected<Change> undo(const Wish& wish, int moves) const;
  // Makes the change; what happened comes back for those who watch.
  std::vector<Happening> accept(Change change);

  // How many of its last moves the seat may take back now.
  int can_undo(Seat seat) const;

  // The answer to a request that was already done.
  struct Done {
    int rev = 0;
    int n = 0;
  };
  const Done* done(Seat seat, const std::string& request) const;

  // What happened after entry `from`; -1: all, the set-up included.
  std::vector<Happening> happenings(int from) const;

 private:
  Expected<Position> set_up(EventSink* sink = nullptr) const;
  Expected<void> replay();
  Change change() const;
  Expected<void> check(const Wish& wish, std::size_t entries) const;
  Expected<void> play_one(Change& change, const Wish& wish, const std::string& text) const;
  void add(Change& change, Entry entry, std::vector<Event> events) const;
  void remember(const Entry& entry, int rev, std::size_t n);

  TableFacts facts_;
  GamePtr game_;
  std::vector<Entry> entries_;
  Position position_;
  bool has_position_ = false;
  std::vector<Standing> standing_;
  std::unordered_map<std::string, Done> done_;  // by seat and request
};

}  // namespace kaisho
