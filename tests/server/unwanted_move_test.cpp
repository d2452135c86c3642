// Bots do not think about moves that nobody wants any more.
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <optional>
#include <stop_token>

#include "server/bots/bots.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

// What the bot of the highest level answers when asked for the first move of a game.
class Question {
 public:
  explicit Question(Bots& bots) { spawn(io_.get_executor(), ask(bots), "a question"); }

  std::stop_source& stop() { return stop_; }
  const players::RepetitionGuard& memory() const { return *memory_; }
  Expected<std::string> answer() {
    io_.run();
    return *answer_;
  }

 private:
  Async<void> ask(Bots& bots) {
    const Table table = begun_table("osaka");
    const GamePtr game = *open_game("osaka");
    const Position view = game->observe(*table.position(), table.facts().to_move);
    const TaskOrigin origin;
    answer_ = co_await bots.choose(origin, game, view, kBotLevels, memory_, stop_.get_token());
  }

  boost::asio::io_context io_;
  std::stop_source stop_;
  std::shared_ptr<players::RepetitionGuard> memory_ = std::make_shared<players::RepetitionGuard>();
  std::optional<Expected<std::string>> answer_;
};

TEST(UnwantedMove, IsNotThoughtOf) {
  Bots bots(1);
  Question unwanted(bots);
  unwanted.stop().request_stop();
  const Expected<std::string> none = unwanted.answer();
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, "stopped");
  EXPECT_TRUE(Question(bots).answer());  // the next one is
}

}  // namespace
}  // namespace kaisho::server
