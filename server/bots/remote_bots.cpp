#include "server/bots/remote_bots.h"

#include <spdlog/spdlog.h>

#include "core/reading/hex.h"
#include "games/standard.h"
#include "remote/program.h"
#include "remote/retry.h"
#include "server/secrets/crypto.h"
#include "server/terminal/limited_log.h"

namespace kaisho::server {
namespace {

constexpr remote::Milliseconds kBetweenTries{5000};
constexpr remote::Milliseconds kAnswer{5000};  // the slowest level takes a second

}  // namespace

RemoteBots::RemoteBots(const std::string& url)
    : looking_([this, url](const std::stop_token& stop) { look_for(url, stop); }) {}

void RemoteBots::look_for(const std::string& url, const std::stop_token& stop) {
  std::string last_message;
  do {
    const Expected<void> opened = open(url);
    if (opened) {
      spdlog::info("bots may think on workers");
      found_ = true;
      return;
    }
    if (opened.error().message != last_message) spdlog::warn("{}", opened.error().message);
    last_message = opened.error().message;
  } while (remote::sleep_until_stop(kBetweenTries, stop));
}

Expected<void> RemoteBots::open(const std::string& url) {
  auto queue = remote::Queue::connect({.url = url,
                                       .program = std::string(remote::program_name()),
                                       .on_event = [](const std::string& sentence) {
                                         log_limited(spdlog::level::warn, "news of the queue", "{}",
                                                     sentence);
                                       }});
  if (!queue) return std::unexpected(queue.error());
  auto client = remote::MoveClient::open(**queue, hex(random_key()));
  if (!client) return std::unexpected(client.error());
  queue_ = *std::move(queue);
  client_ = *std::move(client);
  return {};
}

Expected<std::string> RemoteBots::choose(const Game& game, const Position& view,
                                         const std::string& player, const std::stop_token& stop) {
  if (!found_) return fail("nobody", "The queue has not been found yet.");
  remote::MoveJob job;
  job.game = game.info().id;
  if (!has_standard_values(game)) job.edition = std::make_shared<const Json>(game.edition().json);
  job.observation = game.position_json(view);
  job.player = player;
  job.seed = random_key();
  Expected<std::string> text = client_->choose(job, kAnswer, stop);
  if (!text) return text;
  if (const auto legal = legal_move(game, view, *text); !legal) {
    return std::unexpected(legal.error());
  }
  return text;
}

}  // namespace kaisho::server
