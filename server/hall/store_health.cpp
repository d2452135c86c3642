#include "server/hall/store_health.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <utility>

#include "core/reading/fault.h"
#include "server/tables/clock.h"

namespace kaisho::server {

namespace asio = boost::asio;

StoreHealth::StoreHealth(asio::any_io_executor executor, WriterThread& writer)
    : executor_(std::move(executor)), writer_(writer) {}

StoreHealth::WriteTest::WriteTest(const asio::any_io_executor& executor)
    : began(now_ms()), patience(executor, std::chrono::seconds(2)) {}

Async<void> StoreHealth::run(std::shared_ptr<WriteTest> test) {
  WriterThread::Job job = [](Store& store) { return store.test_write(); };
  test->result = co_await writer_.write(std::move(job));
  test->patience.cancel();
}

// Each test waits for the disk, so a recent result is used again, and there is no other test as
// long as one is under way.
Async<Expected<void>> StoreHealth::check_writable() {
  constexpr std::int64_t kRecentMs = 1000;
  const std::int64_t now = now_ms();
  const auto is_recent = [now](const WriteTest& test) {
    return now >= test.began && now < test.began + kRecentMs;
  };
  if (!newest_ || (newest_->result && !is_recent(*newest_))) {
    newest_ = std::make_shared<WriteTest>(executor_);
    spawn(executor_, run(newest_), "a test of the store");
  }
  const std::shared_ptr<WriteTest> test = newest_;
  if (!test->result) co_await test->patience.async_wait(asio::as_tuple(asio::use_awaitable));
  if (test->result) co_return *test->result;
  co_return fail("storage", "server.slow_disk", {});
}

}  // namespace kaisho::server
