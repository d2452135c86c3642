// Sends the pages that have a table open what has changed there. It lives on the I/O thread and
// owns nothing: who has a table open stands in OpenTable. It changes no table, writes nothing, and
// does not wait for a page.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <memory>
#include <string>

#include "server/hall/table_info.h"
#include "server/tables/open_table.h"
#include "server/threads/async.h"

namespace kaisho::server {

class Broadcast {
 public:
  Broadcast(boost::asio::any_io_executor executor, const TableInfo& info);

  // The message `table` for one page.
  void send_table(const OpenTable& open, Subscriber& subscriber) const;
  // The same for all of them at once.
  void send_table_to_all(const OpenTable& open) const;
  void send_table_to_players(const OpenTable& open) const;
  // The same when somebody has come or gone: players get it at once, spectators a little later and
  // all together.
  void send_people(const OpenTablePtr& open) const;
  // The message `update` for all of them; `entries` are those after entry `from`.
  void send_update(const OpenTable& open, int from, const std::string& entries) const;
  // The message `chat`: for one page all that was said and it may hear; the newest for all of them;
  // and, once the game is over, what onlookers said while players could not hear it.
  void send_talk(const OpenTable& open, Subscriber& subscriber) const;
  void send_newest_said(const OpenTable& open) const;
  void send_onlookers_talk_to_players(const OpenTable& open) const;

 private:
  using Message = std::shared_ptr<const std::string>;

  Message table_message(const OpenTable& open, const Subscriber& subscriber) const;
  Message spectators_message(const OpenTable& open) const;
  void send_table_to_spectator(const OpenTable& open, Subscriber& subscriber,
                               const Message& message) const;
  Async<void> send_table_to_spectators_soon(OpenTablePtr open) const;

  boost::asio::any_io_executor executor_;
  const TableInfo& info_;
};

}  // namespace kaisho::server
