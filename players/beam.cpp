#include "players/beam.h"

#include <algorithm>
#include <chrono>

#include "core/values/real.h"
#include "players/cancellation.h"
#include "players/repetition_guard.h"
#include "players/stopwatch.h"
#include "players/turn_end_search.h"

namespace kaisho::players {
namespace {

constexpr int kWidest = 10'000;
// Worse than all that can be seen.
constexpr Shares kNotSeen = {-1, -1, -1, -1};

class BeamPlayer final : public Player {
 public:
  BeamPlayer(std::string name, const BeamOptions& options, ValueOfGame value)
      : name_(std::move(name)), options_(options), value_(std::move(value)) {}

  std::string name() const override { return name_; }
  RepetitionGuard* repetition_guard() override { return &guard_; }

  Move choose(const Game& game, const Position& observation, Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.size() == 1) return moves_[0];
    weigh(game, observation, random);
    guard_.observe(game, view_, moves_);
    for (std::size_t i = 0; i < moves_.size(); ++i) own_[i] = shares_[i][mover_];
    const Move move = moves_[guard_.best(moves_, own_)];
    guard_.record(move);
    return move;
  }

  std::vector<Suggestion> suggest(const Game& game, const Position& observation, int count,
                                  Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.empty()) return {};
    weigh(game, observation, random);
    std::vector<Suggestion> told;
    told.reserve(moves_.size());
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const Path& path = paths_[i];
      told.push_back({.move = moves_[i],
                      .line = foreseen(path),
                      .shares = shares_[i],
                      .margin = lead_after(path)});
    }
    std::ranges::stable_sort(told, std::greater(),
                             [&](const Suggestion& one) { return one.shares[mover_]; });
    told.resize(std::min(told.size(), static_cast<std::size_t>(std::max(count, 0))));
    return told;
  }

 private:
  // The moves of a beginning, as many as are shown.
  struct Path {
    static constexpr int kMaxWidth = 16;
    std::array<Move, kMaxWidth> moves{};
    int size = 0;

    void add(Move move) {
      if (size < kMaxWidth) moves[size++] = move;
    }
  };
  // The beginning of a turn: one of moves_ and what was chosen after it.
  struct Beginning {
    Position position;
    std::size_t first = 0;
    Path path;
  };
  // The same beginning a move longer, before the move is made.
  struct Longer {
    std::size_t from = 0;
    std::size_t first = 0;
    Move move;
    float score = 0;
  };

  // The mover's lead after a path, on the first sample.
  float lead_after(const Path& path) {
    after_ = samples_.front();
    for (int i = 0; i < path.size; ++i) {
      game_->apply(after_, path.moves[i]);
    }
    return own_value_->lead(*game_, after_, seat_, seats_);
  }

  // Its moves up to where something comes to light: those after it are for what was dealt.
  std::vector<Move> foreseen(const Path& path) {
    after_ = samples_.front();
    const int reveal_count = game_->reveal_count(after_);
    std::vector<Move> line;
    for (int i = 0; i < path.size && game_->reveal_count(after_) == reveal_count; ++i) {
      line.push_back(path.moves[i]);
      game_->apply(after_, line.back());
    }
    return line;
  }

  // Fills shares_: for each of moves_ the mean, over the samples, at the best end of the turn.
  void weigh(const Game& game, const Position& observation, Random& random) {
    begin(game, observation, random);
    for (int width = first_width(); width <= kWidest; width *= 2) {
      bool cut = false;
      for (std::size_t s = 0; s < samples_.size(); ++s) {
        cut = follow(s, width) || cut;
      }
      if (!cut || options_.width > 0 || is_late()) break;
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      shares_[i] = {};
      for (const auto& best : best_) {
        for (std::size_t s = 0; s < shares_[i].size(); ++s) {
          shares_[i][s] += best[i][s] / as_float(samples_.size());
        }
      }
    }
  }

  // Deals the hidden cards, and forgets the choice before.
  void begin(const Game& game, const Position& observation, Random& random) {
    watch_ = Stopwatch(options_.cpu);
    game_ = &game;
    own_value_ = &value_.of(game);
    seat_ = game.to_move(observation);
    mover_ = static_cast<std::size_t>(seat_);
    seats_ = seats_of(game, observation);
    turn_ = game.turn(observation);
    view_ = game.observe(observation, seat_);
    samples_.resize(options_.samples);
    best_.resize(samples_.size());
    for (std::size_t i = 0; i < moves_.size(); ++i) paths_[i].size = 0;
    for (std::size_t s = 0; s < samples_.size(); ++s) {
      samples_[s] = game.resample(view_, random);
      std::fill_n(best_[s].begin(), moves_.size(), kNotSeen);
    }
  }

  int first_width() const { return options_.width > 0 ? options_.width : 1; }

  bool is_late() const {
    if (ScopedCancellation::is_requested()) return true;
    return options_.ms > 0 && watch_.has_run(std::chrono::milliseconds(options_.ms));
  }

  // Follows all beginnings of the turn on one sample, and makes the best `width` of each length
  // longer. Returns whether some were left out.
  bool follow(std::size_t sample, std::size_t width) {
    bool cut = false;
    beam_.clear();
    longer_.clear();
    beam_.push_back({samples_[sample], 0, {}});
    for (std::size_t i = 0; i < moves_.size(); ++i) judge(sample, {0, i, moves_[i]});
    while (!longer_.empty() && !is_late()) {
      cut = longer_.size() > width || cut;
      make_longer(width);
      longer_.clear();
      for (std::size_t from = 0; from < beam_.size() && !is_late(); ++from) {
        game_->legal_moves(beam_[from].position, list_);
        for (const Move move : list_) judge(sample, {from, beam_[from].first, move});
      }
    }
    return cut;
  }

  // Looks how the turn would end; keeps what is not at its end.
  void judge(std::size_t sample, Longer longer) {
    after_ = beam_[longer.from].position;
    game_->apply(after_, longer.move);
    const Shares shares =
        turn_end_.best(*game_, *own_value_, after_, seats_, turn_, options_.evaluations);
    Shares& best = best_[sample][longer.first];
    const bool better = shares[mover_] > best[mover_];
    if (better) best = shares;
    if (sample == 0 && (better || shares[mover_] == best[mover_])) keep_path(longer, better);
    if (game_->to_move(after_) != seat_ || game_->turn(after_) != turn_) return;
    longer.score = shares[mover_];
    longer_.push_back(longer);
  }

  // Among ways to the same end the longest is kept, as it leaves nothing open.
  void keep_path(const Longer& longer, bool better) {
    Path& path = paths_[longer.first];
    const Path& before = beam_[longer.from].path;
    if (!better && before.size < path.size) return;
    path = before;
    path.add(longer.move);
  }

  // The best of longer_ become the beam.
  void make_longer(std::size_t width) {
    const std::size_t count = std::min(width, longer_.size());
    const auto end = longer_.begin() + static_cast<std::ptrdiff_t>(count);
    std::ranges::partial_sort(longer_, end, [](const Longer& a, const Longer& b) {
      if (a.score != b.score) return a.score > b.score;
      return a.from != b.from ? a.from < b.from : a.move.bits < b.move.bits;
    });
    next_.clear();
    for (auto longer = longer_.begin(); longer != end; ++longer) {
      next_.push_back(beam_[longer->from]);
      next_.back().first = longer->first;
      next_.back().path.add(longer->move);
      game_->apply(next_.back().position, longer->move);
    }
    std::swap(beam_, next_);
  }

  std::string name_;
  BeamOptions options_;
  ValueOfGame value_;
  TurnEndSearch turn_end_;
  RepetitionGuard guard_;

  // These belong to the choice under way.
  const Game* game_ = nullptr;
  Value* own_value_ = nullptr;
  Stopwatch watch_;
  Seat seat_ = kNobody;
  std::size_t mover_ = 0;
  int seats_ = 0;
  int turn_ = 0;
  Position view_;
  Position after_;
  MoveList moves_;
  MoveList list_;
  std::vector<Position> samples_;
  std::vector<std::array<Shares, MoveList::kCapacity>> best_;  // by sample and move
  std::array<Shares, MoveList::kCapacity> shares_{};
  std::array<float, MoveList::kCapacity> own_{};  // of those, the mover's
  std::array<Path, MoveList::kCapacity>
      paths_{};  // by move, the best beginning on the first sample
  std::vector<Beginning> beam_;
  std::vector<Beginning> next_;
  std::vector<Longer> longer_;
};

}  // namespace

std::unique_ptr<Player> make_beam_player(std::string name, const BeamOptions& options,
                                         ValueOfGame value) {
  return std::make_unique<BeamPlayer>(std::move(name), options, std::move(value));
}

}  // namespace kaisho::players
