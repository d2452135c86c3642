// Plays the games: opens a table to play at, begins its game once everybody is there, plays and
// takes back people's moves, and wakes the bots whenever it may be their turn. It lives on the I/O
// thread, replays on the reader's, and owns nothing. It seats nobody, and changes a table only by
// Commits, while it holds the table's mutex.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <string>
#include <vector>

#include "core/reading/json.h"
#include "server/hall/commits.h"
#include "server/hall/presence.h"
#include "server/hall/table_bots.h"
#include "server/hall/table_registry.h"
#include "server/store/table_facts.h"
#include "server/tables/open_table.h"
#include "server/tables/table.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"

namespace kaisho::server {

class TablePlay {
 public:
  TablePlay(boost::asio::any_io_executor executor, ReaderThread& reader, TableRegistry& registry,
            const Presence& presence, Commits& commits, TableBots& bots);

  // Brings the table into memory and lets it go on. Errors: no_table, frozen, storage.
  Async<Expected<OpenTablePtr>> open(std::string id);
  // Begins the game, or lets the next bot move, if that is what the table waits for.
  void wake(const OpenTablePtr& open);
  // Whether every seat is taken and yet the game has not begun. A live game among strangers begins
  // once they all have the table open: whoever sat down and left would lose their time at once.
  bool should_begin(const TableFacts& facts) const;
  // Begins the game if it should. The caller holds the table's mutex. Errors: storage, and those of
  // Table::begin.
  Async<Expected<void>> begin(OpenTablePtr open);

  // The answer is a message `done` or `error`.
  Async<Json> play(OpenTablePtr open, Request request, std::vector<std::string> moves);
  Async<Json> undo(OpenTablePtr open, Request request, int moves);

 private:
  Async<Expected<void>> commit(OpenTablePtr open, Change change);
  Async<void> begin_interrupted(OpenTablePtr open);

  boost::asio::any_io_executor executor_;
  ReaderThread& reader_;
  TableRegistry& registry_;
  const Presence& presence_;
  Commits& commits_;
  TableBots& bots_;
};

}  // namespace kaisho::server
