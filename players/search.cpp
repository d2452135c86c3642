#include "players/search.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <span>

#include "core/values/real.h"
#include "players/cancellation.h"
#include "players/determinized_line.h"
#include "players/last_decision.h"
#include "players/repetition_guard.h"
#include "players/simulation_rate.h"
#include "players/simulations.h"
#include "players/stopwatch.h"
#include "players/temperature.h"

namespace kaisho::players {
namespace {

// A move of others is shown as what would follow when it was tried so often.
constexpr int kVisitsToShow = 4;
// Every so many simulations it is asked whether the rest can still change the choice.
constexpr int kSimulationsPerCheck = 16;

class SearchPlayer final : public Player {
 public:
  SearchPlayer(std::string name, SearchOptionsOf options, ValueOfGame value)
      : name_(std::move(name)), options_of_(std::move(options)), value_of_game_(std::move(value)) {}

  std::string name() const override { return name_; }
  RepetitionGuard* repetition_guard() override { return &guard_; }

  Move choose(const Game& game, const Position& observation, Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.size() == 1) return moves_[0];
    view_ = game.observe(observation, game.to_move(observation));
    guard_.observe(game, view_, moves_);
    set_options(game);
    Value& value = value_of_game_.of(game);
    const Stopwatch watch(options_.cpu);
    if (options_.keep && last_.leads_to(game, view_)) {
      simulations_.continue_from(game, value, view_, chosen_);
    } else {
      simulations_.begin(game, value, view_, false);
    }
    search(watch, options_.early && options_.temperature == 0, random);
    chosen_ = options_.temperature > 0 ? drawn_child(random) : best_child();
    const Move move = simulations_.tree()[chosen_].move;
    guard_.record(move);
    last_.remember(game, view_, move);
    return move;
  }

  std::vector<Suggestion> suggest(const Game& game, const Position& observation, int count,
                                  Random& random) override {
    game.legal_moves(observation, moves_);
    if (moves_.empty() || count < 1) return {};
    view_ = game.observe(observation, game.to_move(observation));
    last_.forget();  // the tree is another one now
    set_options(game);
    Value& value = value_of_game_.of(game);
    if (moves_.size() == 1) return {without_choice(game, value, random)};
    const Stopwatch watch(options_.cpu);
    simulations_.begin(game, value, view_, true);
    search(watch, false, random);
    const Tree& tree = simulations_.tree();
    std::vector<std::int32_t> children;
    for (std::int32_t n = tree[0].child; n != 0; n = tree[n].next) {
      if (moves_.contains(tree[n].move)) children.push_back(n);
    }
    std::ranges::stable_sort(children,
                             [&](auto a, auto b) { return simulations_.is_better(a, b); });
    children.resize(std::min(children.size(), static_cast<std::size_t>(count)));
    std::vector<Suggestion> suggestions;
    suggestions.reserve(children.size());
    for (const std::int32_t child : children)
      suggestions.push_back(suggestion_of(game, child, random));
    return suggestions;
  }

 private:
  void set_options(const Game& game) {
    if (game_ == game.info().id) return;
    game_ = game.info().id;
    last_.forget();
    options_ = options_of_(game.info());
    value_of_game_.set_net(options_.net);
    simulations_.set_options(options_);
  }

  // `early`: only the choice matters, and not how sure it is.
  void search(const Stopwatch& watch, bool early, Random& random) {
    const std::chrono::nanoseconds limit = std::chrono::milliseconds(options_.ms);
    SimulationRate rate(limit);
    for (int done = 0; options_.simulations == 0 || done < options_.simulations; ++done) {
      if (done > 0 && ScopedCancellation::is_requested()) return;
      if (done > 0 && options_.ms > 0) {
        const std::chrono::nanoseconds gone = watch.time();
        if (gone >= limit) return;
        if (done == 1) rate.first_done(gone);
        const bool checks = early && options_.simulations == 0 && done % kSimulationsPerCheck == 0;
        if (checks && lead() > rate.remaining(done, gone)) return;
      }
      simulations_.run(random);
    }
  }

  // Counts by how many trials the move to play is ahead of every other; 0 where they do not decide.
  std::int64_t lead() const {
    const Tree& tree = simulations_.tree();
    const std::int32_t best = best_child();
    if (guard_.repeats(tree[best].move)) return 0;
    std::int32_t second = 0;
    for (std::int32_t n = tree[simulations_.root()].child; n != 0; n = tree[n].next) {
      const bool rivals = n != best && moves_.contains(tree[n].move);
      if (rivals) second = std::max(second, tree[n].visits);
    }
    return tree[best].visits - second;
  }

  // The child of the root with the move to play.
  std::int32_t best_child() const {
    const Tree& tree = simulations_.tree();
    std::int32_t best = 0;
    bool best_repeats = false;
    for (std::int32_t n = tree[simulations_.root()].child; n != 0; n = tree[n].next) {
      if (!moves_.contains(tree[n].move)) continue;
      const bool repeated = guard_.repeats(tree[n].move);
      const bool better =
          best == 0 || (repeated == best_repeats ? simulations_.is_better(n, best) : best_repeats);
      if (!better) continue;
      best = n;
      best_repeats = repeated;
    }
    return best;
  }

  // A child of the root by chance, the better the likelier.
  std::int32_t drawn_child(Random& random) {
    const Tree& tree = simulations_.tree();
    const std::int32_t best = best_child();
    if (guard_.repeats(tree[best].move)) return best;  // and so of all
    std::size_t count = 0;
    for (std::int32_t n = tree[simulations_.root()].child; n != 0; n = tree[n].next) {
      const Move move = tree[n].move;
      if (!moves_.contains(move) || guard_.repeats(move)) continue;
      drawable_[count] = n;
      scores_[count++] = score(tree[n]);
    }
    return drawable_[sample_softmax(std::span(scores_).first(count), options_.temperature, random)];
  }

  // What the mover expects of a node, the prior value counted in.
  float score(const Node& node) const {
    const float seen = node.sum[node.mover] + options_.bias * node.prior_value;
    return seen / (as_float(node.visits) + options_.bias);
  }

  // Nothing is searched where there is one move; hidden things lie as they may.
  Suggestion without_choice(const Game& game, Value& value, Random& random) {
    const Position whole = game.resample(view_, random);
    const Seat seat = game.to_move(whole);
    const int seats = seats_of(game, whole);
    return {.move = moves_[0],
            .line = {moves_[0]},
            .shares = value.shares(game, whole, seats),
            .margin = value.lead(game, whole, seat, seats)};
  }

  // Shares of which only one is known, the others alike.
  static Shares shares_by(Seat seat, float share, int seats) {
    Shares shares{};
    std::fill_n(shares.begin(), seats, (1 - share) / as_float(seats - 1));
    shares[seat] = share;
    return shares;
  }

  // The lead after a move that the time did not suffice to try.
  float lead_after(const Game& game, Move move, Random& random) {
    Position after = game.resample(view_, random);
    const Seat seat = game.to_move(after);
    const int seats = seats_of(game, after);
    game.apply(after, move, nullptr);
    return value_of_game_.of(game).lead(game, after, seat, seats);
  }

  Suggestion suggestion_of(const Game& game, std::int32_t child, Random& random) {
    const Node& node = simulations_.tree()[child];
    const auto visits = as_float(node.visits);
    Suggestion told{.move = node.move, .visits = node.visits};
    told.shares = shares_by(node.mover, node.prior_value, seats_of(game, view_));
    if (node.visits > 0) {
      for (std::size_t s = 0; s < told.shares.size(); ++s) told.shares[s] = node.sum[s] / visits;
      told.margin = node.margin / visits;
    } else {
      told.margin = lead_after(game, node.move, random);
    }
    tell_line(game, child, told, random);
    return told;
  }

  // The moves most tried from a child of the root on, as far as the seat can foresee them: those
  // of its own turn, then what would follow.
  void tell_line(const Game& game, std::int32_t child, Suggestion& told, Random& random) {
    DeterminizedLine line(game, view_, random);
    const Seat own = game.to_move(view_);
    const int turn = game.turn(view_);
    Seat seat = own;
    Move move = told.move;
    while (line.allows(move)) {
      const bool in_turn = seat == own && game.turn(line.now()) == turn;
      if (in_turn && told.further.empty()) {
        told.line.push_back(move);
      } else {
        told.further.push_back({seat, move});
      }
      if (!line.play(move)) return;
      seat = game.to_move(line.now());
      game.legal_moves(line.now(), followers_);
      move = followers_[0];
      if (followers_.size() == 1) continue;
      child = simulations_.most_tried(child, seat);
      if (child == 0) return;
      const Node& node = simulations_.tree()[child];
      const bool own_turn = seat == own && game.turn(line.now()) == turn;
      if (!own_turn && node.visits < kVisitsToShow) return;
      move = node.move;
    }
  }

  std::string name_;
  SearchOptionsOf options_of_;
  std::string_view game_;  // whose options these are; a name that never dies
  SearchOptions options_;
  ValueOfGame value_of_game_;
  Simulations simulations_;
  RepetitionGuard guard_;
  LastDecision last_;
  std::int32_t chosen_ = 0;                                   // the child of the root chosen last
  std::array<std::int32_t, MoveList::kCapacity> drawable_{};  // children to draw from
  std::array<float, MoveList::kCapacity> scores_{};           // and their scores
  Position view_;
  MoveList moves_;  // legal in view_
  MoveList followers_;
};

}  // namespace

std::unique_ptr<Player> make_search_player(std::string name, SearchOptionsOf options,
                                           ValueOfGame value) {
  return std::make_unique<SearchPlayer>(std::move(name), std::move(options), std::move(value));
}

}  // namespace kaisho::players
