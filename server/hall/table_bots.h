// The bots at the tables: when it is their turn they think, on the threads of Bots, and their move
// is committed like anybody's. This lives on the I/O thread and owns nothing: what a bot remembers,
// and whether one thinks, stands in OpenTable. It sees of a position only what the bot's seat may
// know, and plays for no other seat.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <string>

#include "core/reading/error.h"
#include "server/bots/bots.h"
#include "server/hall/commits.h"
#include "server/tables/open_table.h"
#include "server/tables/table.h"
#include "server/threads/async.h"

namespace kaisho::server {

class TableBots {
 public:
  TableBots(boost::asio::any_io_executor executor, Bots& bots, Commits& commits);

  // Comes after every change by a person: lets bots move as long as it is their turn. After several
  // faults in a row they stop until this is called again.
  void wake(const OpenTablePtr& open);

 private:
  Async<void> run(OpenTablePtr open);
  Async<bool> play_one(OpenTablePtr open);
  Async<bool> commit_move(OpenTablePtr open, Request request, Expected<std::string> move);

  boost::asio::any_io_executor executor_;
  Bots& bots_;
  Commits& commits_;
};

}  // namespace kaisho::server
