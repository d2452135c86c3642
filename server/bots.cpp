#include "server/bots.h"

#include <spdlog/spdlog.h>

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "players/player.h"
#include "server/crypto.h"

namespace kaisho {
namespace {

namespace asio = boost::asio;

constexpr std::size_t kAskers = 32;
constexpr std::size_t kMostIdle = 16;

Expected<std::string> think(const Game& game, const Position& view, const std::string& spec,
                            Patience& memory, IdleBots& idle) {
  Expected<std::unique_ptr<Player>> player = idle.take(spec, &memory);
  if (!player) return std::unexpected(player.error());
  Patience* const remembered = (*player)->patience();
  if (remembered != nullptr) *remembered = memory;
  RandomState chance = RandomState::from_key(random_key());
  Random random(chance);
  const Move move = (*player)->choose(game, view, random);
  if (remembered != nullptr) memory = *remembered;
  idle.give(*std::move(player), &memory);
  return game.move_text(view, move);
}

// Whether a move found by one who remembers nothing is taken; then it is remembered here.
bool takes(const Game& game, const Position& view, const std::string& text, Patience& memory) {
  const Expected<Move> move = legal_move(game, view, text);
  MoveList moves;
  game.legal_moves(view, moves);
  if (!move) return false;
  if (moves.size() == 1) return true;
  memory.look(game, view, moves);
  if (memory.is_weary_of(*move)) return false;
  memory.chose(*move);
  return true;
}

}  // namespace

Bots::Bots(int threads, const std::string& workers)
    : idle_(kMostIdle),
      asking_(workers.empty() ? 1 : kAskers),
      thinking_(static_cast<std::size_t>(threads)) {
  if (!workers.empty()) elsewhere_.emplace(workers);
}

Async<Expected<std::string>> Bots::choose(GamePtr game, Position view, int level,
                                          std::shared_ptr<Patience> memory) {
  const asio::any_io_executor asker = co_await asio::this_coro::executor;
  const std::string spec = "level" + std::to_string(level);
  auto ask = [this, asker, game = std::move(game), view, spec, memory](auto handler) {
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    const auto tell = [asker, done](Expected<std::string> text) {
      asio::post(asker, [done, text = std::move(text)]() mutable { (*done)(std::move(text)); });
    };
    const auto here = [this, game, view, spec, memory, tell] {
      tell(think(*game, view, spec, *memory, idle_));
    };
    if (!elsewhere_) return asio::post(thinking_, here);
    asio::post(asking_, [this, game, view, spec, memory, tell, here] {
      Expected<std::string> text = elsewhere_->choose(*game, view, spec);
      if (text && takes(*game, view, *text, *memory)) return tell(std::move(text));
      if (!text) spdlog::debug("a bot thinks here: {}", text.error().message);
      asio::post(thinking_, here);
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>,
                                          void(Expected<std::string>)>(ask, asio::use_awaitable);
}

void Bots::stop() {
  asking_.stop();
  thinking_.stop();
  asking_.join();
  thinking_.join();
}

}  // namespace kaisho
