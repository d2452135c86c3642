// What is known of a table beside its position: who sits there, how it was set up, and its status.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/reading/error.h"
#include "core/reading/fault.h"
#include "core/reading/json.h"
#include "core/values/how_many.h"
#include "core/values/random.h"
#include "core/values/seat.h"
#include "players/levels.h"
#include "server/store/pace.h"

namespace kaisho::server {

inline constexpr int kBotLevels = players::kLevels;
// That of the bot that plays on for a person: the one that pages offer first to whoever has
// finished a game. It plays soundly, at once.
inline constexpr int kStandInLevel = 2;

// A table that was called off never began, and never will.
enum class Status : std::uint8_t { kWaiting, kPlaying, kOver, kFrozen, kCalledOff };

// A seat of a table. A person's seat is taken when it has a nonce.
struct SeatFacts {
  int level = 0;                      // of the bot; 0: a person
  std::string name;                   // may be empty
  std::string key_hash;               // SHA-256 of the key in the seat's link; empty for bots
  std::string key_salt;               // what the key is made of; empty: a former program made it
  bool hands_on = false;              // whoever comes by the link sits there alone
  std::optional<Key> nonce;           // its contribution to the seed
  std::vector<std::string> browsers;  // which may play the seat, the first one has it

  bool is_bot() const { return level > 0; }
};

struct EditionFacts {
  std::string name;
  std::string hash;      // as records have it
  bool standard = true;  // whether it is the one that comes with the game
  std::string digest;    // SHA-256 of its text, which is its key in the store
};

// That somebody came to a seat, or left it. Everybody at the table reads it.
struct Arrival {
  // kCame: another browser, to a seat that somebody had. The others happen before the game: a
  // person sits down, leaves again, or the host gives the seat to a bot.
  enum class What : std::uint8_t { kCame, kSat, kLeft, kBot };
  int number = 0;  // 1, 2, … at each table
  Seat seat = kNobody;
  bool alone = false;  // by the host's link: whoever had the seat has lost it
  Seat by = kNobody;   // another seat that this browser plays already
  std::string was;     // the name of the seat until then, may be empty
  std::string name;    // from then on
  int rev = 0;         // the number of entries at that time
  std::int64_t at = 0;
  What what = What::kCame;
};

// Where a table's story stood when something happened beside it.
struct Moment {
  int rev = 0;  // the number of entries
  int n = 0;    // moves played and not taken back
  std::int64_t at = 0;
};

// That a bot plays, or played, the seat of a person who is away. The seat stays that person's.
struct StandIn {
  int number = 0;  // 1, 2, … at each table
  Seat seat = kNobody;
  int level = 0;      // of the bot
  Seat by = kNobody;  // the seat of who asked for it; kNobody: the person's time was up
  Moment begun;
  std::optional<Moment> ended;  // once the person is back
};

// A player's step towards the end of a game that the rules alone do not end yet.
struct EndingStep {
  // kAgreed: with this seat everybody who was asked had agreed, so the game ended. kTimeUp: by that
  // the player has given up, too.
  enum class What : std::uint8_t { kResigned = 1, kOffered, kDeclined, kAgreed, kTimeUp };
  int number = 0;  // 1, 2, … at each table
  Seat seat = kNobody;
  What what = What::kOffered;
  Moment at;
};

// A day for which a player pauses: so much more on the clock.
struct DayOff {
  int number = 0;  // 1, 2, … of each seat
  Seat seat = kNobody;
  Moment at;
};

// A table without its position. Times are milliseconds since 1970.
struct TableFacts {
  std::string id;
  std::string name;  // may be empty
  std::string game;
  int rules_version = 1;
  EditionFacts edition;
  Options options;
  bool open_hands = false;
  bool is_public = false;
  // Its people need not know each other: while it waits, anybody may take its free seats, and
  // nobody can hand on the seat of another.
  bool in_lobby = false;
  bool has_talk = true;  // people can talk there, unless the server forbids it
  Pace pace;
  std::vector<SeatFacts> seats;
  Key secret{};
  std::optional<Key> seed;  // once every seat is taken
  std::string creator;      // the browser that opened it
  std::int64_t created = 0;
  std::string rematch;          // the table of the same people's next game; empty: none
  std::optional<Error> damage;  // of its rows in the store; then nobody can play there

  // What moves change.
  Status status = Status::kWaiting;
  std::optional<Error> why;  // why it is frozen
  int rev = 0;               // the number of entries
  int n = 0;                 // moves played and not taken back
  Seat to_move = kNobody;
  std::int64_t changed = 0;
  Json result;       // null while the game runs
  std::string hash;  // of the last position, once it is over
  Clocks clocks;     // where there is a pace

  std::vector<Arrival> arrivals;         // in their order, the newest ones of each seat
  std::vector<StandIn> stand_ins;        // the same
  std::vector<EndingStep> ending_steps;  // in their order; all resignations, the newest offers
  std::vector<DayOff> days_off;          // in their order
  bool all_moved = true;                 // every player has had a turn; known of a table in memory

  const SeatFacts& seat(Seat seat) const { return seats[seat]; }
  SeatFacts& seat(Seat seat) { return seats[seat]; }
  bool has_seat(int seat) const { return seat >= 0 && seat < how_many(seats); }
};

// One entry of a table's history: a move, or an undo of so many moves.
struct Entry {
  Seat seat = kNobody;
  std::string move;  // as text; empty for an undo
  int undo = 0;
  std::int64_t at = 0;     // milliseconds since 1970
  std::string request_id;  // the page's; empty for bots
  std::uint64_t hash = 0;  // of the position after it
};

// A table as the store has it.
struct StoredTable {
  TableFacts facts;
  Json edition;  // null if it is lost
  std::vector<Entry> entries;
};

const char* status_name(Status status);
// The reason why a table is frozen: a sentence of the language files, and the place in what is
// stored.
Error freeze(const char* reason, Gaps gaps, std::string where = {});
// The error for somebody who wants to play at a frozen table.
std::unexpected<Error> frozen(const std::optional<Error>& why);
// Such a reason as text for the store; empty: none. Former programs stored an English sentence.
std::string reason_text(const std::optional<Error>& why);
std::optional<Error> read_reason(const std::string& text);
bool may_play(const TableFacts& facts, Seat seat, const std::string& browser);
bool all_seated(const TableFacts& facts);
// Whether the seat waits for anybody at all. One that is kept for browsers, as at a next game of
// the same people, is theirs.
bool is_for_all(const TableFacts& facts, Seat seat);
// Whether strangers still meet here who want to play at once.
bool is_meeting(const TableFacts& facts);
// The bot that plays the seat now while its person is away; null where none does.
const StandIn* stand_in_of(const TableFacts& facts, Seat seat);
// Whether the seat's player has given up; a bot plays on for them.
bool has_resigned(const TableFacts& facts, Seat seat);
// Whether this step is one by which a player gives up.
bool gives_up(const EndingStep& step);
// The level of the bot that plays the seat now, its own or in a person's place; 0 where its person
// plays.
int bot_level(const TableFacts& facts, Seat seat);
bool bot_to_move(const TableFacts& facts);

}  // namespace kaisho::server
