#include "players/greedy.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "players/turn.h"

namespace kaisho {
namespace {

class GreedyPlayer final : public Player {
 public:
  GreedyPlayer(std::string name, const GreedyOptions& options, ValueOfGame value)
      : name_(std::move(name)), options_(options), value_(std::move(value)) {}

  std::string name() const override { return name_; }

  Move choose(const Game& game, const Position& observation, Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.size() == 1) return moves_[0];
    weigh(game, observation, random);
    return moves_[options_.soften > 0 ? draw(random) : best()];
  }

  std::vector<Suggestion> suggest(const Game& game, const Position& observation, int count,
                                  Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.empty()) return {};
    weigh(game, observation, random);
    std::vector<Suggestion> suggestions;
    suggestions.reserve(moves_.size());
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      suggestions.push_back({moves_[i], {moves_[i]}, shares_[i], 0});
    }
    std::ranges::stable_sort(suggestions, std::greater(), &Suggestion::share);
    suggestions.resize(std::min(suggestions.size(), static_cast<std::size_t>(std::max(count, 0))));
    for (Suggestion& suggestion : suggestions) extend(game, observation, suggestion, random);
    return suggestions;
  }

 private:
  // Fills shares_: for each of moves_, the mover's mean share over the samples.
  void weigh(const Game& game, const Position& observation, Random& random) {
    const Seat seat = game.to_move(observation);
    const Value& value = value_.of(game);
    const int seats = seats_of(game, observation);
    const int turn = game.turn(observation);
    const auto choices = static_cast<int>(moves_.size());
    view_ = game.observe(observation, seat);
    std::fill_n(shares_.begin(), moves_.size(), 0.0F);
    for (int sample = 0; sample < options_.samples; ++sample) {
      const Position whole = game.resample(view_, random);
      for (std::size_t i = 0; i < moves_.size(); ++i) {
        after_ = whole;
        game.apply(after_, moves_[i]);
        const Shares shares =
            turn_end_.best(game, value, after_, seats, turn, options_.lines / choices);
        shares_[i] += shares[static_cast<std::size_t>(seat)] / static_cast<float>(options_.samples);
      }
    }
  }

  std::size_t best() const {
    const auto end = shares_.begin() + static_cast<std::ptrdiff_t>(moves_.size());
    return static_cast<std::size_t>(std::max_element(shares_.begin(), end) - shares_.begin());
  }

  // A move by chance, the better the likelier.
  std::size_t draw(Random& random) const {
    const float top = shares_[best()];
    const auto odds = [&](std::size_t i) { return std::exp((shares_[i] - top) / options_.soften); };
    float sum = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) sum += odds(i);
    float left = random.unit() * sum;
    for (std::size_t i = 0; i + 1 < moves_.size(); ++i) {
      left -= odds(i);
      if (left < 0) return i;
    }
    return moves_.size() - 1;
  }

  // Adds what the seat would play after the move, up to the end of the turn or to what it cannot
  // foresee.
  void extend(const Game& game, const Position& observation, Suggestion& suggestion,
              Random& random) {
    Position position = game.resample(game.observe(observation, game.to_move(observation)), random);
    const Seat seat = game.to_move(position);
    const int turn = game.turn(position);
    const int reveals = game.reveals(position);
    const float soften = std::exchange(options_.soften, 0.0F);
    game.apply(position, suggestion.move);
    while (game.to_move(position) == seat && game.turn(position) == turn &&
           game.reveals(position) == reveals) {
      const Move move = choose(game, position, random);
      suggestion.line.push_back(move);
      game.apply(position, move);
    }
    options_.soften = soften;
  }

  std::string name_;
  GreedyOptions options_;
  ValueOfGame value_;
  MoveList moves_;
  std::array<float, MoveList::kCapacity> shares_{};
  Position view_;
  Position after_;
  TurnEnd turn_end_;
};

}  // namespace

std::unique_ptr<Player> make_greedy_player(std::string name, const GreedyOptions& options,
                                           ValueOfGame value) {
  return std::make_unique<GreedyPlayer>(std::move(name), options, std::move(value));
}

}  // namespace kaisho
