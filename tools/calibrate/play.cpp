#include "tools/calibrate/play.h"

#include <cstdio>
#include <mutex>

#include "arena/play/match.h"
#include "arena/play/threads.h"
#include "core/values/every_seat.h"
#include "games/registry.h"

namespace kaisho::calibrate {
namespace {

constexpr int kTurnCap = 500;

Expected<Position> deal(const Game& game, const CalibrateOptions& options, std::size_t number) {
  return game.start({.seats = options.seats, .turn_cap = kTurnCap, .variants = {}},
                    arena::match_key(options.seed, number, 0, arena::kDealKey));
}

}  // namespace

Expected<Setting> setting_of(const CalibrateOptions& options) {
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  const Expected<players::PlayerSpec> player = players::PlayerSpec::read(options.player);
  if (!player) return std::unexpected(player.error());
  if (const auto first = deal(**game, options, 0); !first) return std::unexpected(first.error());
  return Setting{.game = *game, .player = *player};
}

PlayedGame play(const Setting& setting, const CalibrateOptions& options, std::size_t number) {
  PlayedGame played{.last = *deal(*setting.game, options, number)};
  std::vector<std::unique_ptr<players::Player>> players;
  std::vector<arena::SeatedPlayer> seated;
  for (const Seat seat : every_seat(options.seats)) {
    players.push_back(setting.player.make());
    seated.push_back({.player = players.back().get(),
                      .random = arena::player_chance(options.seed, number, 0, seat)});
  }
  std::vector<Move> moves;
  arena::play_match(*setting.game, played.last, seated, {}, nullptr, {}, &moves);
  for (const Move move : moves) {
    played.decisions.push_back({.before = played.last, .move = move});
    setting.game->apply(played.last, move);
  }
  return played;
}

void for_each_game(const CalibrateOptions& options, const std::function<void(std::size_t)>& look) {
  std::mutex busy;
  int done = 0;
  arena::for_each_piece(options.games, options.threads, [&](std::size_t number) {
    look(number);
    const std::scoped_lock lock(busy);
    std::fprintf(stderr, "\r%d of %d games ", ++done, options.games);
  });
  std::fputs("\n", stderr);
}

}  // namespace kaisho::calibrate
