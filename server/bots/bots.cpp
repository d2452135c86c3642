#include "server/bots/bots.h"

#include <spdlog/spdlog.h>

#include <atomic>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "players/cancellation.h"
#include "players/player.h"
#include "server/secrets/crypto.h"

namespace kaisho::server {
namespace {

namespace asio = boost::asio;

constexpr int kRemoteThreads = 32;
constexpr std::size_t kMaxIdle = 16;

std::unexpected<Error> not_wanted() { return fail("stopped", "Nobody wants the move any more."); }

Expected<std::string> think(const Game& game, const Position& view, const std::string& spec,
                            players::RepetitionGuard& memory, IdleBots& idle,
                            const std::stop_token& stop) {
  std::atomic<bool> stopped = false;
  const players::ScopedCancellation cancellation(stopped);
  const std::stop_callback pass_on(stop, [&stopped] { stopped = true; });
  if (players::ScopedCancellation::is_requested()) return not_wanted();
  Expected<std::unique_ptr<players::Player>> player = idle.take(spec, &memory);
  if (!player) return std::unexpected(player.error());
  players::RepetitionGuard* const remembered = (*player)->repetition_guard();
  if (remembered != nullptr) *remembered = memory;
  RandomState chance = RandomState::from_key(random_key());
  Random random(chance);
  const Move move = (*player)->choose(game, view, random);
  const bool wanted = !players::ScopedCancellation::is_requested();
  if (wanted && remembered != nullptr) memory = *remembered;
  idle.give(*std::move(player), &memory);
  if (!wanted) return not_wanted();
  return game.move_text(view, move);
}

// Workers remember nothing of the game: whether their move is one that the bot would not refuse. If
// so, the bot's memory notes it.
bool accepts(const Game& game, const Position& view, const std::string& text,
             players::RepetitionGuard& memory) {
  const Expected<Move> move = legal_move(game, view, text);
  MoveList moves;
  game.legal_moves(view, moves);
  if (!move) return false;
  if (moves.size() == 1) return true;
  memory.observe(game, view, moves);
  if (memory.repeats(*move)) return false;
  memory.record(*move);
  return true;
}

}  // namespace

Bots::Bots(int threads, const std::string& workers)
    : idle_bots_(kMaxIdle),
      remote_threads_(workers.empty() ? 0 : kRemoteThreads),
      local_threads_(threads) {
  if (!workers.empty()) remote_bots_.emplace(workers);
}

Async<Expected<std::string>> Bots::choose(TaskOrigin origin, GamePtr game, Position view, int level,
                                          std::shared_ptr<players::RepetitionGuard> memory,
                                          std::stop_token stop) {
  const asio::any_io_executor caller = co_await asio::this_coro::executor;
  const std::string spec = "level" + std::to_string(level);
  auto ask = [this, origin, caller, game = std::move(game), view, spec, memory,
              stop](auto handler) {
    auto done = std::make_shared<decltype(handler)>(std::move(handler));
    const auto tell = [caller, done](Expected<std::string> text) {
      asio::post(caller, [done, text = std::move(text)]() mutable { (*done)(std::move(text)); });
    };
    const auto here = [this, game, view, spec, memory, tell, stop] {
      tell(think(*game, view, spec, *memory, idle_bots_, stop));
    };
    if (!remote_bots_) return local_threads_.add({origin, here});
    const auto there = [this, origin, game, view, spec, memory, tell, here, stop] {
      Expected<std::string> text = remote_bots_->choose(*game, view, spec, stop);
      if (text && accepts(*game, view, *text, *memory)) return tell(std::move(text));
      if (!text) spdlog::debug("a bot thinks here: {}", text.error().message);
      local_threads_.add({origin, here});
    };
    remote_threads_.add({origin, there});
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>,
                                          void(Expected<std::string>)>(ask, asio::use_awaitable);
}

void Bots::stop() {
  remote_threads_.stop();
  local_threads_.stop();
}

}  // namespace kaisho::server
