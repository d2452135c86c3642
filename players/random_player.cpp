#include "players/random_player.h"

#include <algorithm>

#include "core/values/real.h"

namespace kaisho::players {
namespace {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(std::string name) : name_(std::move(name)) {}

  std::string name() const override { return name_; }

  Move choose(const Game& game, const Position& observation, Random& random) override {
    game.legal_moves(observation, moves_);
    return pick(random);
  }

  std::vector<Suggestion> suggest(const Game& game, const Position& observation, int count,
                                  Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.empty()) return {};
    std::vector<Move> order(moves_.begin(), moves_.end());
    random.shuffle(std::span(order));
    order.resize(std::min(order.size(), static_cast<std::size_t>(std::max(count, 0))));
    const float share = 1.0F / as_float(seats_of(game, observation));
    std::vector<Suggestion> suggestions;
    suggestions.reserve(order.size());
    for (const Move move : order) {
      Suggestion& told = suggestions.emplace_back(Suggestion{.move = move, .line = {move}});
      std::fill_n(told.shares.begin(), seats_of(game, observation), share);
    }
    return suggestions;
  }

 private:
  Move pick(Random& random) const {
    if (moves_.size() == 1) return moves_[0];
    return moves_[random.below(moves_.size())];
  }

  std::string name_;
  MoveList moves_;
};

}  // namespace

std::unique_ptr<Player> make_random_player(std::string name) {
  return std::make_unique<RandomPlayer>(std::move(name));
}

}  // namespace kaisho::players
