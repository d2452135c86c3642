#include "arena/tuning/net_match.h"

#include <algorithm>
#include <array>

#include "arena/command_line/number_option.h"
#include "arena/play/match.h"
#include "arena/play/threads.h"
#include "arena/tuning/net_percent.h"
#include "core/values/every_seat.h"
#include "games/registry.h"
#include "players/value.h"

namespace kaisho::arena {
namespace {

std::unique_ptr<players::Player> player_with(const Game& game, const std::string& spec,
                                             const std::shared_ptr<const players::Net>& net) {
  const players::PlayerSpec read = *players::PlayerSpec::read(spec);
  return read.make(players::ValueOfGame(
      players::Value::standard(game.info()).with_net(net, read.net_percent())));
}

// What the candidate wins of a deal, in parts of kVictory over its games.
int play_pair(const Game& game, const NetMatchOptions& options, std::uint64_t deal) {
  const Options table{.seats = options.seats, .turn_cap = options.turn_cap, .variants = {}};
  const auto start = game.start(table, match_key(options.seed, deal, 0, kDealKey));
  int won = 0;
  for (const Seat candidate : every_seat(options.seats)) {
    std::vector<std::unique_ptr<players::Player>> players;
    BySeat<SeatedPlayer> seated;
    for (const Seat seat : every_seat(options.seats)) {
      const bool is_candidate = seat == candidate;
      const std::string& spec =
          is_candidate || options.against.empty() ? options.player : options.against;
      players.push_back(
          player_with(game, spec, is_candidate ? options.candidate : options.champion));
      seated[seat] = {players.back().get(), player_chance(options.seed, deal, 0, seat)};
    }
    const MatchOutcome outcome = play_match(game, *start, std::span(seated).first(options.seats));
    won += victory_parts(outcome.result.share[candidate]);
  }
  return won;
}

Expected<void> check_match(const GameInfo& info, const NetMatchOptions& options) {
  if (options.seats < info.min_seats || options.seats > info.max_seats) {
    return fail("bad_option", "players",
                {{"low", info.min_seats}, {"high", info.max_seats}, {"found", options.seats}},
                "seats");
  }
  if (auto fine = at_least(1, options.deals, "deals"); !fine) return fine;
  if (options.candidate == nullptr) return fail("bad_option", "arena.new_net", {}, "fresh");
  const Expected<int> part = net_percent(options.player);
  if (!part) return std::unexpected(part.error());
  const Expected<int> others =
      net_percent(options.against.empty() ? options.player : options.against);
  if (!others) return std::unexpected(others.error());
  if (*part == 0 || (*others == 0 && options.champion != nullptr)) return unused_net();
  return check_sprt(options.bounds);
}

// What it wins of the deals from `first` on.
std::vector<int> play_batch(const Game& game, const NetMatchOptions& options, int first, int size) {
  std::vector<int> won(size);
  for_each_piece(won.size(), options.threads,
                 [&](std::size_t i) { won[i] = play_pair(game, options, first + i); });
  return won;
}

}  // namespace

Json NetMatchResult::json() const {
  return {{"verdict", verdict_name(verdict)},
          {"deals", deals},
          {"share", share.mean},
          {"share_95", ends_json(share)},
          {"stopped_by_test", verdict != Verdict::kUndecided},
          {"llr", llr}};
}

Expected<NetMatchResult> net_match(const NetMatchOptions& options,
                                   const NetMatchProgress& progress) {
  constexpr int kBatch = 16;
  const Expected<GamePtr> game = open_game(options.game);
  if (!game) return std::unexpected(game.error());
  if (auto fine = check_match((*game)->info(), options); !fine)
    return std::unexpected(fine.error());
  Sprt sprt(options.bounds, 1, options.seats - 1, options.seats);
  NetMatchResult result;
  Counts groups;
  while (result.deals < options.deals && result.verdict == Verdict::kUndecided) {
    const int size = std::min(kBatch, options.deals - result.deals);
    for (const int won : play_batch(**game, options, result.deals, size)) {
      if (sprt.verdict() != Verdict::kUndecided) break;
      sprt.add(1.0 * won / (options.seats * kVictory));
      groups.add(won);
      ++result.deals;
    }
    result.verdict = sprt.verdict();
    result.share = share_interval(groups, options.seats);
    result.llr = sprt.llr();
    if (progress) progress(result);
  }
  return result;
}

}  // namespace kaisho::arena
