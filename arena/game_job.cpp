#include "arena/game_job.h"

#include "arena/command_player.h"
#include "arena/match.h"
#include "games/registry.h"

namespace kaisho {
namespace {

// The others share the victory as if they alone had played.
void forfeit(Result& result, int seats, Seat loser) {
  Result others = result;
  std::vector<std::size_t> from;
  for (int seat = 0; seat < seats; ++seat) {
    if (seat != loser) from.push_back(static_cast<std::size_t>(seat));
  }
  for (std::size_t i = 0; i < from.size(); ++i) {
    others.score[i] = result.score[from[i]];
    others.tiebreak[i] = result.tiebreak[from[i]];
  }
  settle(others, static_cast<int>(from.size()));
  for (std::size_t i = 0; i < from.size(); ++i) {
    result.share[from[i]] = others.share[i];
    result.rank[from[i]] = others.rank[i];
  }
  result.share[static_cast<std::size_t>(loser)] = 0;
  result.rank[static_cast<std::size_t>(loser)] = seats;
}

}  // namespace

bool same_edition(const std::shared_ptr<const Json>& a, const std::shared_ptr<const Json>& b) {
  return a == b || (a && b && *a == *b);
}

// The game and the players that the last job needed, kept for the next one.
class JobRunner::Table {
 public:
  Expected<GameOutcome> play(const GameJob& job, const std::stop_token& stop) {
    if (auto ready = prepare(job); !ready) return std::unexpected(ready.error());
    for (const Kept& kept : players_) {
      if (kept.command == nullptr) continue;
      if (auto begun = kept.command->begin(stop); !begun) return std::unexpected(begun.error());
    }
    const Options options{.seats = job.seats, .turn_cap = job.turn_cap, .variants = job.variants};
    const auto start = game_->start(options, match_key(job.seed, job.deal, 0, kDealKey));
    if (!start) return std::unexpected(start.error());
    std::array<Seated, kMaxSeats> seated;
    const auto seats = static_cast<std::size_t>(job.seats);
    const auto seating = static_cast<std::uint64_t>(job.seating);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const CommandPlayer* command = players_[seat].command;
      seated[seat] = {players_[seat].player.get(), player_chance(job.seed, job.deal, seating, seat),
                      command == nullptr ? nullptr : &command->fault()};
    }
    const MatchOutcome match =
        play_match(*game_, *start, std::span(seated).first(seats), {}, nullptr, stop);
    if (stop.stop_requested()) return fail("stopped", "The game was left unfinished.");
    return outcome_of(job, match, seated);
  }

 private:
  struct Kept {
    std::string spec;
    std::unique_ptr<Player> player;
    CommandPlayer* command = nullptr;  // the same, where it is another program
  };

  Expected<void> prepare(const GameJob& job) {
    if (static_cast<int>(job.players.size()) != job.seats) {
      return fail("bad_option", "There is one player for each seat.", "players");
    }
    const bool other_limit = last_.answer_ms != job.answer_ms;
    if (!game_ || last_.game != job.game || !same_edition(last_.edition, job.edition)) {
      Expected<GamePtr> game =
          job.edition ? open_game(job.game, *job.edition) : open_game(job.game);
      if (!game) return std::unexpected(game.error());
      game_ = *std::move(game);
      players_.clear();
    }
    if (other_limit) players_.clear();
    last_ = job;
    players_.resize(job.players.size());
    for (std::size_t seat = 0; seat < job.players.size(); ++seat) {
      if (auto made = seat_player(seat, job); !made) return made;
    }
    return {};
  }

  Expected<void> seat_player(std::size_t seat, const GameJob& job) {
    const std::string& spec = job.players[seat];
    for (std::size_t other = seat; other < players_.size(); ++other) {
      if (players_[other].player && players_[other].spec == spec) {
        std::swap(players_[seat], players_[other]);
        return {};
      }
    }
    if (is_command(spec)) {
      auto command = std::make_unique<CommandPlayer>(
          spec, CommandOptions{.edition = job.edition,
                               .limit = std::chrono::milliseconds(job.answer_ms)});
      CommandPlayer* const kept = command.get();
      players_[seat] = {spec, std::move(command), kept};
      return {};
    }
    Expected<std::unique_ptr<Player>> player = make_player(spec, *game_);
    if (!player) return std::unexpected(player.error());
    players_[seat] = {spec, *std::move(player), nullptr};
    return {};
  }

  static GameOutcome outcome_of(const GameJob& job, const MatchOutcome& match,
                                std::span<const Seated> seated) {
    Result result = match.result;
    GameOutcome outcome{.seats = job.seats,
                        .turns = match.turns,
                        .decisions = match.decisions,
                        .capped = result.capped};
    if (match.failed != kNobody) {
      const auto loser = static_cast<std::size_t>(match.failed);
      forfeit(result, job.seats, match.failed);
      outcome.fault[loser] = *seated[loser].fault;
    }
    outcome.share = result.share;
    outcome.score = result.score;
    outcome.rank = result.rank;
    return outcome;
  }

  GamePtr game_;
  GameJob last_;
  std::vector<Kept> players_;
};

JobRunner::JobRunner() : table_(std::make_unique<Table>()) {}
JobRunner::~JobRunner() = default;

Expected<GameOutcome> JobRunner::play(const GameJob& job, const std::stop_token& stop) {
  return table_->play(job, stop);
}

Expected<GameOutcome> play_job(const GameJob& job) { return JobRunner().play(job); }

}  // namespace kaisho
