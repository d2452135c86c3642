// A table in memory: its game, its position, and the entries that led there. It checks requests and
// plays them, and knows nothing of storage or the network.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/history.h"
#include "server/store/table_facts.h"
#include "server/tables/ending_rules.h"

namespace kaisho::server {

// One entry with its events, for everybody who has the table open.
struct EntryUpdate {
  int rev = 0;
  int n = 0;
  Seat seat = kNobody;
  std::string move;
  int undo = 0;
  std::int64_t at = 0;
  std::vector<Event> events;
};

// What a request would do to a table. A change is made, then stored, then accepted.
struct Change {
  std::vector<Entry> entries;
  std::vector<EntryUpdate> updates;
  TableFacts facts;  // as they will be
  Position position;
  std::vector<engine::PlayedMove> moves;
  Seat again = kNobody;  // who has taken back a decision after which others had to decide
};

// Who asks a table for something, and when.
struct Request {
  Seat seat = kNobody;
  int rev = 0;     // the latest entry that the page knew
  std::string id;  // the page's; empty for bots
  std::int64_t now = 0;
};

// How many entries a table may have. Each seat has a limit of its own on what it takes back, so
// that nobody can fill up the table by playing and taking back, and no seat uses up another's
// share.
struct Bounds {
  int moves = 20'000;      // played and not taken back; then the table is closed
  int undos = 200;         // moves that a seat may take back
  int undos_per_move = 3;  // so many more for each of its moves that was not taken back
};

class Table {
 public:
  // A table whose game has begun is replayed from its seed. When this program plays it differently,
  // or its rows are damaged, the table is frozen and `facts().why` says what is wrong.
  Table(StoredTable stored, GamePtr game, const Bounds& bounds = {});

  const TableFacts& facts() const { return facts_; }
  TableFacts& facts() { return facts_; }
  const Game& game() const { return *game_; }
  const std::vector<Entry>& entries() const { return entries_; }
  // Null before the game has begun. A frozen table has the last position that this program agrees
  // with.
  const Position* position() const { return has_position_ ? &position_ : nullptr; }

  // Begins the game once every seat is taken: the facts with seed and status, and the first
  // position.
  Expected<Change> begin(std::int64_t now) const;
  // Errors: not_playing, frozen, stale, not_your_turn, bad_move, illegal_move.
  Expected<Change> play(const Request& request, const std::vector<std::string>& moves) const;
  // Errors: not_playing, frozen, stale, cannot_undo, too_many_undos.
  Expected<void> may_undo(const Request& request, int moves) const;
  // After `may_undo`. `before`: the position before the moves that are taken back.
  Change undo(const Request& request, int moves, const Position& before) const;
  // After may_resign or may_agree, or for who declines: the table once the seat has taken this step
  // towards an end; where that ends the game, it is over.
  Change with_ending_step(Seat seat, EndingStep::What what, const Absences& absences,
                          std::int64_t now) const;
  // All moves that have not been taken back, without the last so many.
  std::vector<Move> moves_without_last(int count) const;
  // Makes the change; returns its updates, for everybody who has the table open.
  std::vector<EntryUpdate> accept(Change change);

  // How many of its last moves the seat may take back now.
  int can_undo(Seat seat) const;

  // The answer to a request that was done before; null when there was none with this id.
  struct Done {
    int rev = 0;
    int n = 0;
  };
  const Done* done(Seat seat, const std::string& request_id) const;

  // The updates after entry `from`; -1: all, the set-up included.
  std::vector<EntryUpdate> updates(int from) const;

 private:
  Expected<engine::History> set_up() const;
  bool is_waiting() const;
  Expected<void> replay();
  Expected<void> check_seed() const;
  Key fair_seed() const;
  Expected<void> check_result() const;
  bool is_over() const;
  bool have_all_moved() const;
  void finish(TableFacts& facts, const Position& last) const;
  Error too_long() const;
  Change change() const;
  Expected<void> check(const Request& request) const;
  int undos_left(Seat seat) const;
  int undoable(Seat seat) const;
  Expected<void> play_one(Change& change, const Request& request, const std::string& text) const;
  void add(Change& change, Entry entry, std::vector<Event> events) const;
  void remember(const Entry& entry, int rev, int n);

  TableFacts facts_;
  GamePtr game_;
  Bounds bounds_;
  std::vector<Entry> entries_;
  Position position_;
  bool has_position_ = false;
  std::vector<engine::PlayedMove> moves_;
  BySeat<int> undone_{};                        // moves taken back, by seat
  std::unordered_map<std::string, Done> done_;  // by seat and request id
};

}  // namespace kaisho::server
