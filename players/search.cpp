#include "players/search.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "players/tree.h"
#include "players/turn.h"

namespace kaisho {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kDescentsPerLookAtTheClock = 16;
// A descent is never longer, whatever the game.
constexpr std::size_t kMostSteps = 512;

class SearchPlayer final : public Player {
 public:
  SearchPlayer(std::string name, const SearchOptions& options, ValueOfGame value)
      : name_(std::move(name)), options_(options), value_of_game_(std::move(value)) {}

  std::string name() const override { return name_; }

  Move choose(const Game& game, const Position& observation, Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.size() == 1) return moves_[0];
    search(game, observation, random);
    return tree_[most_tried(0, game.to_move(observation))].move;
  }

  std::vector<Suggestion> suggest(const Game& game, const Position& observation, int count,
                                  Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.size() < 2) return without_choice(game, observation, count);
    search(game, observation, random);
    std::vector<std::int32_t> children;
    for (std::int32_t n = tree_[0].child; n != 0; n = tree_[n].next) children.push_back(n);
    std::ranges::stable_sort(children, [&](auto a, auto b) { return is_better(a, b); });
    children.resize(std::min(children.size(), static_cast<std::size_t>(std::max(count, 0))));
    std::vector<Suggestion> suggestions;
    for (const std::int32_t child : children) {
      const Node& node = tree_[child];
      suggestions.push_back(
          {node.move, line_of(game, child, random), node.mean(node.mover), node.visits});
    }
    return suggestions;
  }

 private:
  bool is_better(std::int32_t a, std::int32_t b) const {
    const Node& x = tree_[a];
    const Node& y = tree_[b];
    return x.visits != y.visits ? x.visits > y.visits : x.mean(x.mover) > y.mean(y.mover);
  }

  // Nothing is searched where there is at most one move.
  std::vector<Suggestion> without_choice(const Game& game, const Position& observation, int count) {
    if (moves_.empty() || count < 1) return {};
    const Seat seat = game.to_move(observation);
    const Position view = game.observe(observation, seat);
    const Shares shares = value_of_game_.of(game).shares(game, view, seats_of(game, view));
    return {{moves_[0], {moves_[0]}, shares[static_cast<std::uint8_t>(seat)], 0}};
  }

  void search(const Game& game, const Position& observation, Random& random) {
    const auto began = Clock::now();
    game_ = &game;
    value_ = &value_of_game_.of(game);
    seats_ = seats_of(game, observation);
    view_ = game.observe(observation, game.to_move(observation));
    first_turn_ = game.turn(view_);
    tree_.clear(options_.nodes);
    for (int done = 0; options_.sims == 0 || done < options_.sims; ++done) {
      const bool look = done > 0 && done % kDescentsPerLookAtTheClock == 0;
      if (look && options_.ms > 0 && is_late(began)) return;
      descend(random);
    }
  }

  bool is_late(Clock::time_point began) const {
    return Clock::now() - began >= std::chrono::milliseconds(options_.ms);
  }

  // One way from the root down to the end of a turn, and its value added to all nodes on it.
  void descend(Random& random) {
    position_ = game_->resample(view_, random);
    const int reveals = game_->reveals(position_);
    int turn = first_turn_;
    int last_turn = first_turn_ + options_.turns;
    std::int32_t node = 0;
    path_size_ = 0;
    path_[path_size_++] = node;
    bool fresh = false;
    while (path_size_ < kMostSteps) {
      const int now = game_->turn(position_);
      if (game_->to_move(position_) == kNobody) break;
      if (now != turn) {
        turn = now;
        if (game_->reveals(position_) != reveals)
          last_turn = std::min(last_turn, now + options_.past);
        if (fresh || now >= last_turn) break;
      }
      game_->legal_moves(position_, moves_);
      if (moves_.size() == 1) {  // nobody's choice
        game_->apply(position_, moves_[0]);
        continue;
      }
      fresh = fresh || tree_[node].child == 0;
      const std::int32_t child = select(node);
      if (child == 0) {
        finish_turn();
        break;
      }
      node = child;
      path_[path_size_++] = node;
      game_->apply(position_, tree_[node].move);
    }
    const Shares shares = value_->shares(*game_, position_, seats_);
    for (std::size_t i = 0; i < path_size_; ++i) add(tree_[path_[i]], shares);
  }

  static void add(Node& node, const Shares& shares) {
    ++node.visits;
    for (std::size_t s = 0; s < shares.size(); ++s) node.sum[s] += shares[s];
  }

  // Without room in the tree: first moves to the end of the turn.
  void finish_turn() {
    const int turn = game_->turn(position_);
    while (game_->to_move(position_) != kNobody && game_->turn(position_) == turn) {
      game_->legal_moves(position_, moves_);
      game_->apply(position_, moves_[0]);
    }
  }

  // The child to try at `node`, whose moves_ are legal now: the tree is of decisions, so with other
  // hidden cards other moves can be legal at the same node. 0 when the tree has no room for it.
  std::int32_t select(std::int32_t node) {
    if (!match_children(node)) return 0;
    const Seat seat = game_->to_move(position_);
    float trials = 1;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      trials += static_cast<float>(tree_[children_[i]].visits);
    }
    const float reach = options_.explore * std::sqrt(trials);
    std::int32_t best = children_[0];
    float highest = -1;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const Node& child = tree_[children_[i]];
      const auto visits = static_cast<float>(child.visits);
      const float seen = child.sum[static_cast<std::size_t>(seat)] + options_.bias * child.guess;
      const float score = seen / (visits + options_.bias) + reach * child.odds / (1 + visits);
      if (score > highest) {
        highest = score;
        best = children_[i];
      }
    }
    return best;
  }

  // Fills children_: for each of moves_ the node's child, made where there is none yet. False when
  // there is no room for that.
  bool match_children(std::int32_t node) {
    const Seat seat = game_->to_move(position_);
    const std::int32_t first = tree_[node].child;
    std::int32_t from = first;
    bool missing = false;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      children_[i] = find_child(first, from, moves_[i], seat);
      missing = missing || children_[i] == 0;
      if (children_[i] != 0) from = tree_[children_[i]].next;
    }
    if (!missing) return true;
    if (!tree_.has_room(moves_.size())) return false;
    make_children(node, seat);
    return true;
  }

  // Children mostly come in the order of the moves: so the look begins where the last one ended.
  std::int32_t find_child(std::int32_t first, std::int32_t from, Move move, Seat seat) const {
    const auto is_it = [&](std::int32_t n) {
      return tree_[n].move == move && tree_[n].mover == seat;
    };
    for (std::int32_t n = from; n != 0; n = tree_[n].next) {
      if (is_it(n)) return n;
    }
    for (std::int32_t n = first; n != from; n = tree_[n].next) {
      if (is_it(n)) return n;
    }
    return 0;
  }

  void make_children(std::int32_t node, Seat seat) {
    std::int32_t last = tree_[node].child;
    while (last != 0 && tree_[last].next != 0) last = tree_[last].next;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (children_[i] != 0) continue;
      const float guess = guess_of(moves_[i], seat);
      last = tree_.add(node, last, {.move = moves_[i], .mover = seat, .guess = guess});
      children_[i] = last;
    }
    float top = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) top = std::max(top, tree_[children_[i]].guess);
    float sum = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      Node& child = tree_[children_[i]];
      child.odds = std::exp((child.guess - top) / options_.trust);
      sum += child.odds;
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) tree_[children_[i]].odds /= sum;
  }

  float guess_of(Move move, Seat seat) {
    const int turn = game_->turn(position_);
    after_ = position_;
    game_->apply(after_, move);
    const Shares shares = turn_end_.best(*game_, *value_, after_, seats_, turn, options_.lines);
    return shares[static_cast<std::size_t>(seat)];
  }

  // The moves most tried from a child of the root on, to the end of the turn or to what the seat
  // cannot foresee.
  std::vector<Move> line_of(const Game& game, std::int32_t child, Random& random) {
    Position position = game.resample(view_, random);
    const Seat seat = tree_[child].mover;
    const int reveals = game.reveals(position);
    std::vector<Move> line;
    Move move = tree_[child].move;
    while (true) {
      line.push_back(move);
      game.apply(position, move);
      if (game.to_move(position) != seat || game.turn(position) != first_turn_) return line;
      if (game.reveals(position) != reveals) return line;
      game.legal_moves(position, moves_);
      move = moves_[0];
      if (moves_.size() == 1) continue;
      child = most_tried(child, seat);
      if (child == 0) return line;
      move = tree_[child].move;
    }
  }

  // 0 when none was.
  std::int32_t most_tried(std::int32_t node, Seat seat) const {
    std::int32_t best = 0;
    for (std::int32_t n = tree_[node].child; n != 0; n = tree_[n].next) {
      if (tree_[n].mover == seat && (best == 0 || is_better(n, best))) best = n;
    }
    return best;
  }

  std::string name_;
  SearchOptions options_;
  ValueOfGame value_of_game_;
  Tree tree_;
  TurnEnd turn_end_;

  // Of the search under way.
  const Game* game_ = nullptr;
  const Value* value_ = nullptr;
  int seats_ = 0;
  int first_turn_ = 0;
  Position view_;
  Position position_;
  Position after_;
  MoveList moves_;
  std::array<std::int32_t, MoveList::kCapacity> children_{};
  std::array<std::int32_t, kMostSteps> path_{};
  std::size_t path_size_ = 0;
};

}  // namespace

std::unique_ptr<Player> make_search_player(std::string name, const SearchOptions& options,
                                           ValueOfGame value) {
  return std::make_unique<SearchPlayer>(std::move(name), options, std::move(value));
}

}  // namespace kaisho
