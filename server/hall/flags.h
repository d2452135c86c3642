// Sees to it that nobody's time runs out unseen: it looks for clocks that have run out, whether
// anybody has the table open or not, and lets happen what the table's pace says. It lives on the
// I/O thread, looks on the reader's, and owns what it knows of the disk. What happens is stored
// with the clocks by Commits, so that to look twice, or again after a crash, does no more.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstdint>
#include <set>
#include <string>

#include "server/hall/endings.h"
#include "server/hall/running_time.h"
#include "server/hall/stand_ins.h"
#include "server/hall/table_play.h"
#include "server/threads/async.h"
#include "server/threads/reader_thread.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class Flags {
 public:
  Flags(boost::asio::any_io_executor executor, ReaderThread& reader, WriterThread& writer,
        TablePlay& play, StandIns& stand_ins, Endings& endings, RunningTime& time);

  // Looks every second from now on.
  void start();

 private:
  Async<void> run();
  Async<void> look();
  Async<bool> fall(std::string id);
  Async<void> note_time();

  boost::asio::any_io_executor executor_;
  ReaderThread& reader_;
  WriterThread& writer_;
  TablePlay& play_;
  StandIns& stand_ins_;
  Endings& endings_;
  RunningTime& time_;
  std::int64_t noted_;             // of the running time, what is on disk at least
  std::set<std::string> put_off_;  // tables of which nothing came, until they are tried again
  int looks_ = 0;
};

}  // namespace kaisho::server
