// Whether a move can be stored now. This lives on the I/O thread, writes on the writer's, and owns
// the newest test. It writes nothing but a value that nobody reads.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/reading/error.h"
#include "server/threads/async.h"
#include "server/threads/writer_thread.h"

namespace kaisho::server {

class StoreHealth {
 public:
  StoreHealth(boost::asio::any_io_executor executor, WriterThread& writer);

  // Errors: storage, also when the disk takes longer than two seconds.
  Async<Expected<void>> check_writable();

 private:
  // A test whether the store can be written. Everybody who asks meanwhile waits for the same one.
  struct WriteTest {
    explicit WriteTest(const boost::asio::any_io_executor& executor);

    std::int64_t began;
    boost::asio::steady_timer patience;  // ends with the test, if that is in time
    std::optional<Expected<void>> result;
  };

  Async<void> run(std::shared_ptr<WriteTest> test);

  boost::asio::any_io_executor executor_;
  WriterThread& writer_;
  std::shared_ptr<WriteTest> newest_;
};

}  // namespace kaisho::server
