#include "arena/contest/game_job.h"

#include "arena/play/luck.h"
#include "arena/play/match.h"
#include "arena/programs/made_player.h"
#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "games/registry.h"

namespace kaisho::arena {
namespace {

// The others share the victory as if they alone had played.
void forfeit(Result& result, int seats, Seat loser) {
  Result others = result;
  std::vector<Seat> from;
  for (const Seat seat : every_seat(seats)) {
    if (seat != loser) from.push_back(seat);
  }
  for (std::size_t i = 0; i < from.size(); ++i) {
    others.score[i] = result.score[from[i]];
    others.tiebreak[i] = result.tiebreak[from[i]];
  }
  settle(others, how_many(from));
  for (std::size_t i = 0; i < from.size(); ++i) {
    result.share[from[i]] = others.share[i];
    result.rank[from[i]] = others.rank[i];
  }
  result.share[loser] = 0;
  result.rank[loser] = seats;
}

}  // namespace

bool same_edition(const std::shared_ptr<const Json>& a, const std::shared_ptr<const Json>& b) {
  return a == b || (a && b && *a == *b);
}

// The game and the players that the last job needed, kept for the next one.
class JobRunner::Cache {
 public:
  Cache() = default;
  Cache(const Cache&) = delete;
  Cache& operator=(const Cache&) = delete;
  ~Cache() { dismiss_players(); }

  Expected<GameOutcome> play(const GameJob& job, const std::stop_token& stop) {
    if (auto ready = prepare(job); !ready) return std::unexpected(ready.error());
    for (const Kept& kept : players_) {
      if (kept.made.program == nullptr) continue;
      if (auto begun = kept.made.program->begin(stop); !begun) {
        return std::unexpected(begun.error());
      }
    }
    const Options options{.seats = job.seats, .turn_cap = job.turn_cap, .variants = job.variants};
    const auto start = game_->start(options, match_key(job.seed, job.deal, 0, kDealKey));
    if (!start) return std::unexpected(start.error());
    BySeat<SeatedPlayer> seated;
    for (const Seat seat : every_seat(job.seats)) {
      const MadePlayer& made = players_[seat].made;
      seated[seat] = {made.player.get(), player_chance(job.seed, job.deal, job.seating, seat),
                      made.program == nullptr ? nullptr : &made.program->fault()};
    }
    moves_.clear();
    const MatchOutcome match =
        play_match(*game_, *start, std::span(seated).first(job.seats), {}, nullptr, stop, &moves_);
    if (stop.stop_requested()) return stopped();
    GameOutcome outcome = outcome_of(job, match, seated);
    if (match.failed != kNobody) {
      const MadePlayer& loser = players_[match.failed].made;
      outcome.took_ms = static_cast<int>(loser.program->took().count());
    }
    if (job.moves || match.failed != kNobody) outcome.moves = move_texts(*start);
    if (!job.luck) return outcome;
    outcome.luck = luck_of_game(
        *game_, *start, moves_,
        {.seed = job.seed, .deal = job.deal, .rotation = static_cast<std::uint64_t>(job.seating)},
        stop);
    if (!outcome.luck) return stopped();
    return outcome;
  }

 private:
  struct Kept {
    std::string spec;
    std::string name;
    MadePlayer made;
  };

  static std::unexpected<Error> stopped() { return fail("stopped", "arena.stopped", {}); }

  // Programs take their time to end, so all get the request before the first is waited for.
  void dismiss_players() {
    for (const Kept& kept : players_) {
      if (kept.made.program != nullptr) kept.made.program->dismiss();
    }
    players_.clear();
  }

  Expected<void> prepare(const GameJob& job) {
    if (how_many(job.players) != job.seats) {
      return fail("bad_option", "arena.player_each",
                  {{"expected", job.seats}, {"found", job.players.size()}}, "players");
    }
    const bool other_limit = last_.answer_ms != job.answer_ms;
    if (!game_ || last_.game != job.game || !same_edition(last_.edition, job.edition)) {
      Expected<GamePtr> game =
          job.edition ? open_game(job.game, *job.edition) : open_game(job.game);
      if (!game) return std::unexpected(game.error());
      game_ = *std::move(game);
      dismiss_players();
    }
    if (other_limit) dismiss_players();
    last_ = job;
    players_.resize(job.players.size());
    for (std::size_t seat = 0; seat < job.players.size(); ++seat) {
      if (auto made = seat_player(seat, job); !made) return made;
    }
    return {};
  }

  Expected<void> seat_player(std::size_t seat, const GameJob& job) {
    const std::string& spec = job.players[seat];
    const std::string& name = job.names.empty() ? spec : job.names[seat];
    for (std::size_t other = seat; other < players_.size(); ++other) {
      const Kept& kept = players_[other];
      if (kept.made.player && kept.spec == spec && kept.name == name) {
        std::swap(players_[seat], players_[other]);
        return {};
      }
    }
    Expected<MadePlayer> made = make_any_player(
        spec, *game_,
        {.edition = job.edition, .limit = std::chrono::milliseconds(job.answer_ms), .name = name});
    if (!made) return std::unexpected(made.error());
    players_[seat] = {spec, name, *std::move(made)};
    return {};
  }

  std::vector<std::string> move_texts(const Position& start) const {
    Position position = start;
    std::vector<std::string> texts;
    for (const Move move : moves_) {
      texts.push_back(game_->move_text(position, move));
      game_->apply(position, move, nullptr);
    }
    return texts;
  }

  static GameOutcome outcome_of(const GameJob& job, const MatchOutcome& match,
                                const BySeat<SeatedPlayer>& seated) {
    Result result = match.result;
    GameOutcome outcome{.seats = job.seats,
                        .turns = match.turns,
                        .decisions = match.decisions,
                        .capped = result.capped};
    if (match.failed != kNobody) {
      forfeit(result, job.seats, match.failed);
      outcome.fault[match.failed] = *seated[match.failed].fault;
    }
    outcome.share = result.share;
    outcome.score = result.score;
    outcome.rank = result.rank;
    return outcome;
  }

  GamePtr game_;
  GameJob last_;
  std::vector<Kept> players_;
  std::vector<Move> moves_;  // of the last game
};

JobRunner::JobRunner() : cache_(std::make_unique<Cache>()) {}
JobRunner::~JobRunner() = default;

Expected<GameOutcome> JobRunner::play(const GameJob& job, const std::stop_token& stop) {
  return cache_->play(job, stop);
}

Expected<GameOutcome> play_job(const GameJob& job) { return JobRunner().play(job); }

}  // namespace kaisho::arena
