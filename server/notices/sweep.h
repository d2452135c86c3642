// Sees to it that what is to be told is told: each second it takes the notices whose time has come,
// decides about them, and sends the letters that are due. It lives on the I/O thread, reads on the
// reader's, writes on the writer's, and owns what is under way. A letter is forgotten only once it
// is noted as sent, so a server that ends between the two sends it once more, under the same id.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "server/notices/notice_rules.h"
#include "server/notices/sender.h"
#include "server/notices/under_way.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class NoticeSweep {
 public:
  // What it asks of the tables in memory.
  struct Tables {
    std::function<bool(const DueNotice&)> is_looked_at;  // by the notice's person
    std::function<std::int64_t()> running;               // how long the server has run
  };

  NoticeSweep(boost::asio::any_io_executor executor, ReaderThread& reader, WriterThread& writer,
              Sender& sender, Tables tables, const NoticeWaits& waits);

  // Looks every second from now on.
  void start();

 private:
  // Of a letter: the notice and the way.
  using Name = std::pair<std::string, std::string>;

  Async<void> run();
  Async<void> decide_due();
  Async<void> send_due();
  Async<void> send(Letter letter);
  Async<bool> note(Letter letter, Outcome outcome);

  boost::asio::any_io_executor executor_;
  ReaderThread& reader_;
  WriterThread& writer_;
  Sender& sender_;
  Tables tables_;
  NoticeWaits waits_;
  UnderWay under_way_;
  std::set<Name> unnoted_;  // sent, which could not be stored: not sent again before a restart
};

}  // namespace kaisho::server
