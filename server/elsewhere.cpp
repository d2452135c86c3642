#include "server/elsewhere.h"

#include <spdlog/spdlog.h>

#include "core/hex.h"
#include "games/registry.h"
#include "remote/program.h"
#include "remote/waiting.h"
#include "server/crypto.h"

namespace kaisho {
namespace {

constexpr Milliseconds kAgain{5000};
constexpr Milliseconds kAnswer{5000};  // the slowest level takes a second

bool is_standard(const Game& game) {
  const Expected<Json> standard = standard_edition(game.info().id);
  return standard && edition_hash(*standard) == game.edition().hash;
}

}  // namespace

Elsewhere::Elsewhere(const std::string& url)
    : looking_([this, url](const std::stop_token& stop) { look_for(url, stop); }) {}

void Elsewhere::look_for(const std::string& url, const std::stop_token& stop) {
  std::string told;
  do {
    const Expected<void> opened = open(url);
    if (opened) {
      spdlog::info("bots may think at workers elsewhere");
      found_ = true;
      return;
    }
    if (opened.error().message != told) spdlog::warn("{}", opened.error().message);
    told = opened.error().message;
  } while (sleep_until_stop(kAgain, stop));
}

Expected<void> Elsewhere::open(const std::string& url) {
  auto queue = Queue::connect(
      {.url = url, .program = std::string(program_name()), .tell = [](const std::string& sentence) {
         spdlog::warn("{}", sentence);
       }});
  if (!queue) return std::unexpected(queue.error());
  auto thinkers = Thinkers::open(**queue, hex(random_key()));
  if (!thinkers) return std::unexpected(thinkers.error());
  queue_ = *std::move(queue);
  thinkers_ = *std::move(thinkers);
  return {};
}

Expected<std::string> Elsewhere::choose(const Game& game, const Position& view,
                                        const std::string& player) {
  if (!found_) return fail("nobody", "The queue has not been found yet.");
  MoveJob job;
  job.game = game.info().id;
  if (!is_standard(game)) job.edition = std::make_shared<const Json>(game.edition().json);
  job.observation = game.position_json(view);
  job.player = player;
  job.seed = random_key();
  Expected<std::string> text = thinkers_->choose(job, kAnswer);
  if (!text) return text;
  if (const auto legal = legal_move(game, view, *text); !legal) {
    return std::unexpected(legal.error());
  }
  return text;
}

}  // namespace kaisho
