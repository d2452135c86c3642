// The tables on disk. One Store is one connection for one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/files.h"
#include "server/store/notices.h"
#include "server/store/said.h"
#include "server/store/sqlite.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

// A table that nobody has touched for long, and on which day of the server it was last touched.
struct IdleTable {
  std::string id;
  std::int64_t touched = -1;
};

// Where a store is served.
struct Place {
  std::string machine;  // says nothing but which it is; empty if that is not known
  std::string folder;
  std::string file;  // the number of the store's file there
  std::string born;  // when that file was made; empty if that is not known
};

// How many tables there are, and how many of them nobody has touched for long.
struct IdleCount {
  std::int64_t idle = 0;
  std::int64_t all = 0;
};

class Store {
 public:
  // Opens the folder's file, or makes it. Errors here and below: storage.
  static Expected<Store> open(const std::string& folder);

  // store_file.cpp. Identifies the database in a file. The identity changes whenever a server opens
  // the file, and a copy has another one. Empty if no server has opened the file.
  static Expected<std::string> identity(const std::string& path);
  // Writes the log back into the file, and returns the new identity.
  Expected<std::string> renew_identity();
  // Looks for damage in the whole file.
  Expected<void> quick_check();
  // Writes a value that nobody reads, as a test.
  Expected<void> test_write();
  // The bytes that its tables take up, without those that removed tables have left free.
  Expected<std::int64_t> size();

  // The key that signs cookies; the first call makes it.
  Expected<Key> cookie_key();

  // store_place.cpp. Notes on which machine and in which folder the store is served now. Returns
  // where it was served before, if it was copied here since: another server may go on there with
  // the same key for cookies, the same seats and the same tables.
  Expected<std::optional<Place>> note_place();
  // Whether the file is not the one that was noted: this one was put there since, alone or with its
  // whole folder.
  Expected<bool> is_in_another_file();
  // Gives new secrets to all tables whose game has not begun, and frees their seats, for whose
  // persons a new nonce is needed then. This is for a store that was put back from a backup: the
  // old secrets may have become public since it was made. Returns how many there are.
  Expected<int> renew_secrets();

  // A damaged table is read as far as possible, and `facts.damage` says what is wrong. Errors:
  // no_table.
  Expected<StoredTable> table(const std::string& id);
  Expected<TableFacts> facts(const std::string& id);
  // Errors: frozen, if it is lost or damaged.
  Expected<Json> edition(const std::string& digest);
  // At most `most`, the newest first.
  Expected<std::vector<std::string>> tables_of(const std::string& browser, int most);
  Expected<std::vector<std::string>> tables_for_spectators(int most);
  // The tables that wait and whose free seats anybody may take; at most `most`, the newest first.
  Expected<std::vector<std::string>> tables_in_lobby(int most);
  // Of how many such tables the browser is the host, or has a seat there.
  Expected<int> count_in_lobby(const std::string& browser);
  // Whether the browser has a seat at a table that is not over.
  Expected<bool> has_seat(const std::string& browser);
  // store_days.cpp. The days of a server are those on which it ran, counted from 1: rest is no
  // idleness. `date` is today by the clock, in days since 1970. However far the clock is off, one
  // look at it counts as one day at most. Returns how many there are so far.
  Expected<std::int64_t> count_day(std::int64_t date);
  Expected<std::int64_t> days();
  // At most `most` tables of a status that were last touched before a day of the server, the one
  // untouched for longest first, after the table `last`. A table at which a bot is to move, or a
  // clock runs, waits for the server, not for people, so it is not among them.
  Expected<std::vector<IdleTable>> idle_tables(Status status, std::int64_t before,
                                               const IdleTable& last, int most);
  Expected<bool> is_idle(const std::string& id, Status status, std::int64_t before);
  // Of all tables with this status.
  Expected<IdleCount> count_idle(Status status, std::int64_t before);
  // The tables that are playing or frozen or have an unknown status, and those where every seat is
  // taken but the game has not begun.
  Expected<std::vector<std::string>> running_tables();

  // store_pace.cpp. How long the server had run when that was last noted; see RunningTime.
  Expected<std::int64_t> running_time();
  Expected<void> note_running_time(std::int64_t now);
  // Whether anybody's clock runs.
  Expected<bool> has_clock();
  // At most `most` tables where somebody's time is up, the longest first.
  Expected<std::vector<std::string>> out_of_time(std::int64_t now, int most);

  // store_people.cpp. The server's keys for Web Push; empty: it has none yet.
  Expected<std::string> push_keys();
  Expected<void> set_push_keys(const std::string& keys);
  // Who uses the browser; with the standard values and no id where nothing is stored of them.
  Expected<Person> person_of(const std::string& browser);
  // The same, who gets an id.
  Expected<Person> add_person(const std::string& browser);
  Expected<void> set_person(const Person& person);
  // In the order in which they were added.
  Expected<std::vector<Way>> ways_of(std::int64_t person);
  // Stores a new way, or one that is renewed under its id.
  Expected<void> put_way(const Way& way);
  // Forgets the browser's way by Web Push of anybody else who had it before, as who has lost a
  // cookie: an endpoint and its secret are known to that browser alone.
  Expected<void> forget_former(const Way& way);
  Expected<void> forget_way(const std::string& id);
  Expected<void> note_last(const std::string& way, const Way::Last& last);
  Expected<bool> is_muted(const std::string& table, std::int64_t person);
  Expected<void> set_muted(const std::string& table, std::int64_t person, bool muted);

  // store_notices.cpp. Notes what a change of a table gives to tell, to those of its people who
  // have a way.
  Expected<void> write_notices(const NoticeChange& change);
  // At most `most` whose time has come, the longest first; `running` is that of the server.
  Expected<std::vector<DueNotice>> due_notices(std::int64_t now, std::int64_t running, int most);
  // Puts an end to a notice that is still there: it was told so, or nothing is said of it. Where it
  // is on the way, there is a letter for each way of its person.
  Expected<void> settle(const Notice& notice, std::optional<Told> told, std::int64_t now);
  // Of each way the one that has waited longest; at most `most`.
  Expected<std::vector<Letter>> due_letters(std::int64_t now, int most);
  Expected<void> note_sent(const Letter& letter, std::int64_t now);
  // `again`: when it is tried again; nothing: no more.
  Expected<void> note_failed(const Letter& letter, const std::string& why, std::int64_t now,
                             std::optional<std::int64_t> again);
  // What the people of the table were told, and not told, the newest first.
  Expected<std::vector<ToldNotice>> told(const std::string& table, int most);

  // Interrupts the query under way, which then fails. May be called from any thread.
  void interrupt() { db_.interrupt(); }

  // Transactions. begin() also fails if a file of the store has been removed: what is written then
  // would be lost.
  Expected<void> begin();
  Expected<void> commit();
  void roll_back();
  // A savepoint within a transaction.
  Expected<void> set_savepoint();
  void roll_back_to_savepoint();
  Expected<void> release_savepoint();

  Expected<void> add_table(const TableFacts& facts, const Json& edition);
  Expected<void> update_seat(const std::string& id, Seat seat, const SeatFacts& facts);
  // Stores these in place of those that the table had.
  Expected<void> set_arrivals(const std::string& id, const std::vector<Arrival>& arrivals);
  Expected<void> set_stand_ins(const std::string& id, const std::vector<StandIn>& stand_ins);
  Expected<void> set_ending_steps(const std::string& id, const std::vector<EndingStep>& steps);
  // store_pace.cpp. Stores the pace of a new table; nothing where it has none.
  Expected<void> add_pace(const TableFacts& facts);
  // Stores the clocks of a table that has a pace, and that the server has run until then.
  Expected<void> set_clocks(const TableFacts& facts);
  // store_talk.cpp. Notes that there is no talk at a new table; nothing where there is.
  Expected<void> add_silence(const TableFacts& facts);
  Expected<void> add_said(const std::string& id, const Said& said);
  Expected<void> forget_said(const std::string& id, int number);
  // What was said at the table, the oldest first. What no server can have written is left out: it
  // harms no game.
  Expected<std::vector<Said>> talk(const std::string& id);
  Expected<void> set_rematch(const std::string& id, const std::string& next);
  // Stores the facts that moves change, the seed and the status.
  Expected<void> update_table(const TableFacts& facts);
  Expected<void> set_status(const std::string& id, Status status, const std::optional<Error>& why);
  // Sets when the table was last changed. Today becomes the day of the server on which it was last
  // touched, as with update_table().
  Expected<void> touch(const std::string& id, std::int64_t now);
  // Removes the table with everything that belongs to it, and its edition if no other table uses
  // it.
  Expected<void> remove_table(const std::string& id);
  // The first entry gets the number `first_rev`.
  Expected<void> add_entries(const std::string& id, int first_rev,
                             const std::vector<Entry>& entries);

 private:
  Store(Database database, std::string path);

  Expected<std::optional<Place>> noted_place();
  Expected<void> renew_secret(const std::string& id);
  Expected<void> read_seats(TableFacts& facts);
  Expected<void> read_sitters(TableFacts& facts);
  Expected<void> read_arrivals(TableFacts& facts);
  Expected<void> read_stand_ins(TableFacts& facts);
  Expected<void> read_ending_steps(TableFacts& facts);
  Expected<void> read_rematch(TableFacts& facts);
  Expected<void> read_pace(TableFacts& facts);
  Expected<void> read_clocks(TableFacts& facts);
  Expected<void> read_silence(TableFacts& facts);
  Expected<std::vector<Entry>> entries(TableFacts& facts);
  Expected<std::vector<std::string>> browsers_at(const Notice& notice);
  Expected<void> note_told(const Notice& notice, Told told, std::int64_t now);

  Database db_;
  std::string path_;
  SameFiles files_;
};

}  // namespace kaisho::server
