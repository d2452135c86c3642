#include "server/bots.h"

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "players/player.h"
#include "server/crypto.h"

namespace kaisho {
namespace {

namespace asio = boost::asio;

Expected<std::string> think(const Game& game, const Position& view, int level) {
  const auto player = make_player("level" + std::to_string(level));
  if (!player) return std::unexpected(player.error());
  RandomState chance = RandomState::from_key(random_key());
  Random random(chance);
  return game.move_text(view, (*player)->choose(game, view, random));
}

}  // namespace

Async<Expected<std::string>> Bots::choose(GamePtr game, Position view, int level) {
  const asio::any_io_executor asker = co_await asio::this_coro::executor;
  auto ask = [this, asker, game = std::move(game), view, level](auto handler) {
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    asio::post(pool_, [asker, game, view, level, done] {
      Expected<std::string> text = think(*game, view, level);
      asio::post(asker, [done, text = std::move(text)]() mutable { (*done)(std::move(text)); });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>,
                                          void(Expected<std::string>)>(ask, asio::use_awaitable);
}

void Bots::stop() {
  pool_.stop();
  pool_.join();
}

}  // namespace kaisho
