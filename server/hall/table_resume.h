// Resumes the games after a restart. The hall is open at once; tables that nobody has asked for yet
// are replayed in the background, on the reader's thread, and their bots go on. This lives on the
// I/O thread and owns the count of tables that are still to be replayed. It changes a table only by
// TablePlay, and loads none before people's own requests.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstddef>
#include <string>
#include <vector>

#include "server/hall/table_play.h"
#include "server/hall/table_registry.h"
#include "server/store/store.h"
#include "server/threads/async.h"

namespace kaisho::server {

class TableResume {
 public:
  TableResume(boost::asio::any_io_executor executor, TableRegistry& registry, TablePlay& play);

  // Replays every running table in the background, freezes those that this program plays
  // differently, and lets bots go on. Errors: storage.
  Expected<void> start(Store& store);
  // How many are still to be replayed.
  std::size_t to_replay() const { return to_replay_; }

 private:
  Async<void> resume_all(std::vector<std::string> ids);
  Async<bool> resume_table(std::string id);

  boost::asio::any_io_executor executor_;
  TableRegistry& registry_;
  TablePlay& play_;
  std::size_t to_replay_ = 0;
};

}  // namespace kaisho::server
