#include "arena/balance/simulate.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <tuple>
#include <utility>

#include "arena/balance/runs.h"
#include "arena/balance/simulate_with.h"
#include "arena/balance/tally.h"
#include "arena/balance/together.h"
#include "arena/command_line/number_option.h"
#include "arena/play/luck.h"
#include "arena/play/match.h"
#include "arena/play/threads.h"
#include "arena/programs/command_spec.h"
#include "arena/programs/made_player.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "games/registry.h"

namespace kaisho::arena {
namespace {

using Clock = std::chrono::steady_clock;
using Bots = std::vector<MadePlayer>;

double seconds_since(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

Expected<void> check_options(const SimulateOptions& options) {
  const auto bots = how_many(options.bots);
  if (auto fine = in_range(1, 100'000'000, options.games, "games"); !fine) return fine;
  if (bots != 1 && bots != options.seats) {
    return fail("bad_option", "arena.bots", {{"expected", options.seats}, {"found", bots}}, "bots");
  }
  if (!options.rotate && bots != 1) {
    return fail("bad_option", "arena.unrotated", {{"found", bots}}, "rotate");
  }
  if (auto fine = in_range(1, kLongestAnswerMs, options.answer_ms, "answer-ms"); !fine) return fine;
  return in_range(0, 1024, options.threads, "threads");
}

std::string bot_of(const SimulateOptions& options, int seat) {
  return options.bots.size() == 1 ? options.bots[0] : options.bots[seat];
}

Options table_of(const SimulateOptions& options) {
  return {.seats = options.seats, .turn_cap = options.turn_cap, .variants = options.variants};
}

// An edition's game, and who makes its players.
struct Side {
  const Game& game;
  const PlayerFactory& factory;
};

// Sums over the deals with one edition, or with two.
class Tallies {
 public:
  Tallies(std::span<const Side> sides, const SimulateOptions& options) : together_(options.seats) {
    for (const Side& side : sides) tallies_.emplace_back(side.game, options);
  }

  // A deal with each.
  void add(const std::vector<DealGames>& deal) {
    for (std::size_t i = 0; i < tallies_.size(); ++i) tallies_[i].add(deal[i]);
    if (tallies_.size() > 1) together_.add(deal[0], deal[1]);
  }
  void add(const Tallies& more) {
    for (std::size_t i = 0; i < tallies_.size(); ++i) tallies_[i].add(more.tallies_[i]);
    together_.add(more.together_);
  }

  const Tally& operator[](std::size_t side) const { return tallies_[side]; }
  const Together& together() const { return together_; }

  // What part of the time one side took.
  double time_part(std::size_t side) const {
    double all = 0;
    for (const Tally& tally : tallies_) all += tally.seconds();
    return all > 0 ? tallies_[side].seconds() / all : 1;
  }

 private:
  std::vector<Tally> tallies_;
  Together together_;
};

// Everything a worker needs; deals are handed out by number and added up in whatever order they
// end, which changes nothing.
struct Work {
  std::span<const Side> sides;
  const SimulateOptions& options;
  const Progress& progress;
  int deals;
  std::atomic<int> next = 0;
  std::mutex telling{};
  int told = 0;
  std::mutex counting{};
  Runs<Tallies> runs{Tallies(sides, options)};
  std::stop_source stopping{};  // when it is asked to stop, and after a program's failure
  std::mutex failing{};
  std::optional<Error> fault{};  // the first one that was reported

  void fail_with(Error error) {
    const std::lock_guard lock(failing);
    if (!fault && error.code != "stopped") fault = std::move(error);
    stopping.request_stop();
  }
};

// Who failed, in which game and decision, and why.
Error failure_of(std::size_t deal, std::size_t rotation, const CommandPlayer& player,
                 const MatchOutcome& outcome) {
  return error_of("bot_failed", "arena.bot_failed",
                  {{"player", player.name()},
                   {"deal", deal},
                   {"rotation", rotation},
                   {"seat", outcome.failed},
                   {"moves", outcome.decisions},
                   {"took", player.took().count()},
                   {"why", player.fault()}});
}

// Every game of a program has to begin. False where it cannot, or where the work is to stop.
bool begin_game(Work& work, const Bots& bots) {
  const std::stop_token stop = work.stopping.get_token();
  for (const MadePlayer& made : bots) {
    if (made.program == nullptr) continue;
    if (auto begun = made.program->begin(stop); !begun) {
      work.fail_with(begun.error());
      return false;
    }
  }
  return !stop.stop_requested();
}

// One game; false where it was stopped, or a program failed.
bool play_rotation(Work& work, const Side& side, const Position& start, std::size_t deal,
                   const Bots& bots, DealGames& games) {
  const std::size_t seats = work.options.seats;
  const std::size_t rotation = games.games;
  const std::stop_token stop = work.stopping.get_token();
  BySeat<SeatedPlayer> seated;
  for (const Seat seat : every_seat(work.options.seats)) {
    const MadePlayer& made = bots[(seat + rotation) % seats];
    seated[seat] = {made.player.get(), player_chance(work.options.seed, deal, rotation, seat),
                    made.program == nullptr ? nullptr : &made.program->fault()};
  }
  if (!begin_game(work, bots)) return false;
  const auto at_table = std::span(seated).first(seats);
  MatchOutcome& outcome = games.outcomes.at(rotation);
  std::optional<UseLog> log;
  if (work.options.report) {
    log.emplace(side.game);
    // This only serves to count its events, since the set-up is part of every game.
    std::ignore = side.game.start(table_of(work.options),
                                  match_key(work.options.seed, deal, 0, kDealKey), &*log);
    log->begin();
  }
  std::vector<Move> moves;
  outcome = play_match(side.game, start, at_table, {}, log ? &*log : nullptr, stop,
                       work.options.luck_adjusted ? &moves : nullptr);
  if (outcome.stopped) return false;
  if (outcome.failed != kNobody) {
    if (stop.stop_requested()) return false;  // it was only not waited for
    const std::size_t bot = (outcome.failed + rotation) % seats;
    work.fail_with(failure_of(deal, rotation, *bots[bot].program, outcome));
    return false;
  }
  if (work.options.luck_adjusted) {
    const auto luck =
        luck_of_game(side.game, start, moves,
                     {.seed = work.options.seed, .deal = deal, .rotation = rotation}, stop);
    if (!luck) return false;
    games.luck[rotation] = *luck;
  }
  if (log) games.uses.add(*log, outcome.result);
  ++games.games;
  return true;
}

// Plays all rotations of a deal. Returns nothing where it was stopped or a program failed.
std::optional<DealGames> play_deal(Work& work, const Side& side, std::size_t deal,
                                   const Bots& bots) {
  const auto began = Clock::now();
  DealGames games(work.options.seats);
  const auto start =
      side.game.start(table_of(work.options), match_key(work.options.seed, deal, 0, kDealKey));
  if (!start) return {};  // these options have been tried before
  for (int rotation = 0; rotation < games_of_deal(work.options); ++rotation) {
    if (!play_rotation(work, side, *start, deal, bots, games)) return {};
  }
  games.seconds = seconds_since(began);
  return games;
}

// A deal with each side; it does not count where one of them was left unfinished.
void play_sides(Work& work, int deal, const std::vector<Bots>& bots) {
  std::vector<DealGames> played;
  for (std::size_t i = 0; i < work.sides.size(); ++i) {
    auto games = play_deal(work, work.sides[i], deal, bots[i]);
    if (!games) return;
    played.push_back(*std::move(games));
  }
  const std::lock_guard lock(work.counting);
  work.runs.add(deal, played);
}

void work_on(Work& work) {
  std::vector<Bots> bots(work.sides.size());
  for (std::size_t i = 0; i < bots.size(); ++i) {
    for (int bot = 0; bot < work.options.seats; ++bot) {
      bots[i].push_back(work.sides[i].factory(bot));
    }
  }
  const int each = games_of_deal(work.options) * how_many(work.sides);
  for (int deal = work.next++; deal < work.deals; deal = work.next++) {
    if (work.stopping.stop_requested()) break;
    play_sides(work, deal, bots);
    if (!work.progress) continue;
    const std::lock_guard lock(work.telling);
    work.told += each;
    work.progress(work.told, work.deals * each);
  }
  // They take their time to end, so all are dismissed before the first is waited for.
  for (const Bots& of_side : bots) {
    for (const MadePlayer& made : of_side) {
      if (made.program != nullptr) made.program->dismiss();
    }
  }
}

// Whether each side can be played with these options.
Expected<void> check_sides(std::span<const Side> sides, const SimulateOptions& options) {
  if (const auto seated = kaisho::check_options(sides[0].game.info(), table_of(options)); !seated) {
    return std::unexpected(seated.error());
  }
  if (const auto checked = check_options(options); !checked) {
    return std::unexpected(checked.error());
  }
  for (const Side& side : sides) {
    if (const auto start = side.game.start(table_of(options), Key{}); !start)
      return std::unexpected(start.error());
  }
  return {};
}

// Who judges the luck of the games; nobody, where that is not wanted. Errors: learnt_seed.
Expected<std::optional<LuckJudge>> judge_of(const Game& game, const SimulateOptions& options) {
  if (!options.luck_adjusted) return std::nullopt;
  Expected<LuckJudge> judge = luck_judge(game, options.seed);
  if (!judge) return std::unexpected(judge.error());
  return *std::move(judge);
}

// Plays with each side, and compares them if there are two. Errors: bad_option, stopped,
// bot_failed, no_program.
Expected<std::vector<SimulateResult>> play(std::span<const Side> sides,
                                           const SimulateOptions& options, const Progress& progress,
                                           const std::stop_token& stop,
                                           std::vector<Difference>* differences = nullptr) {
  if (const auto fine = check_sides(sides, options); !fine) return std::unexpected(fine.error());
  const Expected<std::optional<LuckJudge>> judge = judge_of(sides[0].game, options);
  if (!judge) return std::unexpected(judge.error());
  const int each = games_of_deal(options);
  const int deals = (options.games + each - 1) / each;
  Work work{.sides = sides, .options = options, .progress = progress, .deals = deals};
  const std::stop_callback pass_on(stop, [&work] { work.stopping.request_stop(); });
  const auto began = Clock::now();
  on_threads(thread_count(options.threads, deals), [&work] { work_on(work); });
  const double seconds = seconds_since(began);
  if (work.runs.whole() == 0 && work.fault) return std::unexpected(*std::move(work.fault));
  if (work.runs.whole() == 0) return fail("stopped", "arena.stopped_early", {});
  const Tallies& tallies = work.runs.tally();
  std::vector<SimulateResult> results;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    SimulateResult& result = results.emplace_back(tallies[i].result());
    result.stopped = result.deals < deals;
    result.fault = work.fault;
    result.luck = *judge;
    result.seconds = seconds * tallies.time_part(i);
    result.decisions_per_second = result.decisions * result.games / std::max(result.seconds, 1e-9);
  }
  if (differences != nullptr) {
    *differences = tallies.together().differences(results[0], results[1]);
  }
  return results;
}

// A game that the options' players can play, and who makes them.
class OpenedSide {
 public:
  // Errors: unknown_game, bad_edition, bad_player.
  static Expected<OpenedSide> open(const SimulateOptions& options,
                                   const std::optional<Json>& edition) {
    Expected<GamePtr> game = edition ? open_game(options.game, *edition) : open_game(options.game);
    if (!game) return std::unexpected(game.error());
    for (const std::string& bot : options.bots) {
      if (const auto sound = try_any_player(bot, **game); !sound) {
        return std::unexpected(sound.error());
      }
    }
    CommandOptions of_programs{.limit = std::chrono::milliseconds(options.answer_ms)};
    if (edition) of_programs.edition = std::make_shared<const Json>(*edition);
    return OpenedSide(*std::move(game), options, of_programs);
  }

  Side side() const { return {.game = *game_, .factory = factory_}; }

 private:
  OpenedSide(GamePtr game, const SimulateOptions& options, const CommandOptions& of_programs)
      : game_(std::move(game)), factory_([&options, of_programs, &played = *game_](int bot) {
          return *make_any_player(bot_of(options, bot), played, of_programs);
        }) {}

  GamePtr game_;
  PlayerFactory factory_;
};

}  // namespace

int games_of_deal(const SimulateOptions& options) { return options.rotate ? options.seats : 1; }

Expected<SimulateResult> simulate_with(const Game& game, const SimulateOptions& options,
                                       const PlayerFactory& factory, const Progress& progress,
                                       const std::stop_token& stop) {
  const std::array sides = {Side{.game = game, .factory = factory}};
  Expected<std::vector<SimulateResult>> results = play(sides, options, progress, stop);
  if (!results) return std::unexpected(results.error());
  return std::move(results->front());
}

Expected<SimulateResult> simulate(const SimulateOptions& options, const Progress& progress,
                                  const std::stop_token& stop) {
  const Expected<OpenedSide> opened = OpenedSide::open(options, options.edition);
  if (!opened) return std::unexpected(opened.error());
  const Side side = opened->side();
  return simulate_with(side.game, options, side.factory, progress, stop);
}

Expected<ComparedResult> compare(const SimulateOptions& options, const Json& other_edition,
                                 const Progress& progress, const std::stop_token& stop) {
  const Expected<OpenedSide> first = OpenedSide::open(options, options.edition);
  if (!first) return std::unexpected(first.error());
  const Expected<OpenedSide> second = OpenedSide::open(options, other_edition);
  if (!second) return std::unexpected(second.error());
  const std::array sides = {first->side(), second->side()};
  ComparedResult compared;
  auto results = play(sides, options, progress, stop, &compared.differences);
  if (!results) return std::unexpected(results.error());
  compared.first = std::move((*results)[0]);
  compared.second = std::move((*results)[1]);
  return compared;
}

namespace {

// A command may have commas between quotation marks, and in its budget: command@50ms,9sims:./bot.
std::size_t end_of_bot(std::string_view text) {
  const std::size_t first = is_command(text) ? text.find(':') : 0;
  char quote = 0;
  for (std::size_t i = std::min(first, text.size()); i < text.size(); ++i) {
    if (quote == 0 && text[i] == ',') return i;
    if (quote == 0 && first > 0 && (text[i] == '\'' || text[i] == '"')) {
      quote = text[i];
    } else if (text[i] == quote) {
      quote = 0;
    }
  }
  return text.size();
}

}  // namespace

std::vector<std::string> split_bots(std::string_view text) {
  std::vector<std::string> bots;
  while (!text.empty()) {
    const std::string_view piece = text.substr(0, end_of_bot(text));
    text.remove_prefix(std::min(text.size(), piece.size() + 1));
    const bool parameter = piece.contains('=') && !piece.contains(':');
    if (parameter && !bots.empty()) {
      bots.back() += ',' + std::string(piece);
    } else {
      bots.emplace_back(piece);
    }
  }
  return bots;
}

}  // namespace kaisho::arena
