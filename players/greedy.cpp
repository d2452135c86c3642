#include "players/greedy.h"

#include <algorithm>

#include "core/values/how_many.h"
#include "core/values/real.h"
#include "players/repetition_guard.h"
#include "players/temperature.h"
#include "players/turn_end_search.h"

namespace kaisho::players {
namespace {

class GreedyPlayer final : public Player {
 public:
  GreedyPlayer(std::string name, const GreedyOptions& options, ValueOfGame value)
      : name_(std::move(name)), options_(options), value_(std::move(value)) {}

  std::string name() const override { return name_; }
  RepetitionGuard* repetition_guard() override { return &guard_; }

  Move choose(const Game& game, const Position& observation, Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.size() == 1) return moves_[0];
    weigh(game, observation, random);
    guard_.observe(game, view_, moves_);
    const Move move = moves_[pick(random)];
    guard_.record(move);
    return move;
  }

  std::vector<Suggestion> suggest(const Game& game, const Position& observation, int count,
                                  Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.empty()) return {};
    weigh(game, observation, random);
    std::vector<Suggestion> suggestions;
    suggestions.reserve(moves_.size());
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      suggestions.push_back({.move = moves_[i], .line = {moves_[i]}, .shares = shares_[i]});
    }
    const auto seat = static_cast<std::size_t>(game.to_move(observation));
    std::ranges::stable_sort(suggestions, std::greater(),
                             [&](const Suggestion& told) { return told.shares[seat]; });
    suggestions.resize(std::min(suggestions.size(), static_cast<std::size_t>(std::max(count, 0))));
    for (Suggestion& suggestion : suggestions) extend(game, observation, suggestion, random);
    return suggestions;
  }

 private:
  // Fills shares_ and own_ for moves_, and view_.
  void weigh(const Game& game, const Position& observation, Random& random) {
    const Seat seat = game.to_move(observation);
    Value& value = value_.of(game);
    const int seats = seats_of(game, observation);
    const int turn = game.turn(observation);
    const auto choices = how_many(moves_);
    view_ = game.observe(observation, seat);
    std::fill_n(shares_.begin(), moves_.size(), Shares{});
    for (int sample = 0; sample < options_.samples; ++sample) {
      const Position whole = game.resample(view_, random);
      for (std::size_t i = 0; i < moves_.size(); ++i) {
        after_ = whole;
        game.apply(after_, moves_[i]);
        const Shares shares =
            turn_end_.best(game, value, after_, seats, turn, options_.evaluations / choices);
        for (std::size_t s = 0; s < shares.size(); ++s) {
          shares_[i][s] += shares[s] / as_float(options_.samples);
        }
      }
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      own_[i] = shares_[i][seat];
    }
  }

  // The number of the move to play: the best, or one by chance.
  std::size_t pick(Random& random) {
    const std::span<float> scores = std::span(own_).first(moves_.size());
    const std::size_t best = guard_.best(moves_, scores);
    const bool all_repeat = guard_.repeats(moves_[best]);  // and so of all
    if (options_.temperature <= 0 || all_repeat) return best;
    for (std::size_t i = 0; i < scores.size(); ++i) {
      if (guard_.repeats(moves_[i])) scores[i] = kExcluded;
    }
    return sample_softmax(scores, options_.temperature, random);
  }

  // Adds what the seat would play after the move, up to the end of the turn or to what it cannot
  // foresee, and its lead there.
  void extend(const Game& game, const Position& observation, Suggestion& suggestion,
              Random& random) {
    Position position = game.resample(game.observe(observation, game.to_move(observation)), random);
    const Seat seat = game.to_move(position);
    const int turn = game.turn(position);
    const int reveal_count = game.reveal_count(position);
    game.apply(position, suggestion.move);
    while (game.to_move(position) == seat && game.turn(position) == turn &&
           game.reveal_count(position) == reveal_count) {
      game.legal_moves(position, moves_);
      std::size_t next = 0;
      if (moves_.size() > 1) {
        weigh(game, position, random);
        next = static_cast<std::size_t>(
            std::max_element(own_.begin(), own_.begin() + how_many(moves_)) - own_.begin());
      }
      suggestion.line.push_back(moves_[next]);
      game.apply(position, moves_[next]);
    }
    suggestion.margin = value_.of(game).lead(game, position, seat, seats_of(game, position));
  }

  std::string name_;
  GreedyOptions options_;
  ValueOfGame value_;
  MoveList moves_;
  std::array<Shares, MoveList::kCapacity> shares_{};  // by move, the mean over the samples
  std::array<float, MoveList::kCapacity> own_{};      // of those, the mover's
  Position view_;
  Position after_;
  TurnEndSearch turn_end_;
  RepetitionGuard guard_;
};

}  // namespace

std::unique_ptr<Player> make_greedy_player(std::string name, const GreedyOptions& options,
                                           ValueOfGame value) {
  return std::make_unique<GreedyPlayer>(std::move(name), options, std::move(value));
}

}  // namespace kaisho::players
