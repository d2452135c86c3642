#include "review/verdict.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/values/real.h"
#include "review/streams.h"

namespace kaisho::review {
namespace {

// So many worlds are dealt behind what the mover knows; the candidates share them, so that they
// differ by what they do and not by what they were dealt.
constexpr std::size_t kDealtWorlds = 8;

std::unique_ptr<players::Player> search_player(int simulations) {
  // A name and a number of our own: it cannot fail.
  return *players::make_player(search_spec(simulations));
}

// The texts of a line, as far as it can be played in a world that the mover thinks possible.
std::vector<std::string> texts_of(const Game& game, Position world, const std::vector<Move>& line) {
  std::vector<std::string> texts;
  MoveList legal;
  for (const Move move : line) {
    game.legal_moves(world, legal);
    if (!legal.contains(move)) break;
    texts.push_back(game.move_text(world, move));
    game.apply(world, move);
  }
  return texts;
}

// The mean by world of what one candidate is better by, and the error of that mean.
float error_of(const std::vector<float>& best, const std::vector<float>& other) {
  const auto count = as_float(best.size());
  float sum = 0;
  for (std::size_t i = 0; i < best.size(); ++i) sum += best[i] - other[i];
  const float mean = sum / count;
  float squares = 0;
  for (std::size_t i = 0; i < best.size(); ++i) {
    const float off = best[i] - other[i] - mean;
    squares += off * off;
  }
  return std::sqrt(squares / (count - 1) / count);
}

auto worth_to(Seat seat) {
  return [seat](const Candidate& one) { return one.shares[seat]; };
}

}  // namespace

std::string search_spec(int simulations) {
  return "search:simulations=" + std::to_string(simulations);
}

Judge::Judge(const Game& game, int seats, const Budget& budget, std::uint64_t seed)
    : game_(game),
      seats_(seats),
      budget_(budget),
      seed_(seed),
      first_look_(search_player(budget.simulations)),
      searcher_(search_player(std::max(1, budget.simulations / static_cast<int>(kDealtWorlds)))) {}

std::vector<Candidate> Judge::candidates_of(const Position& known, Move played,
                                            std::size_t decision) {
  RandomState chance = stream(seed_, Purpose::kFirstLook, decision, 0);
  Random random(chance);
  const auto found = first_look_->suggest(game_, known, MoveList::kCapacity, random);
  const Position world = game_.resample(known, random);
  std::vector<Candidate> candidates;
  for (const players::Suggestion& one : found) {
    const bool is_played = one.move == played;
    if (!is_played && std::cmp_greater_equal(candidates.size(), budget_.candidates)) continue;
    candidates.push_back(
        {.move = one.move, .line = texts_of(game_, world, one.line), .played = is_played});
  }
  if (std::ranges::none_of(candidates, &Candidate::played)) {
    candidates.push_back(
        {.move = played, .line = {game_.move_text(world, played)}, .played = true});
  }
  return candidates;
}

Shares Judge::outcome(const Position& world, Move move, std::size_t decision, std::size_t number) {
  Position after = world;
  game_.apply(after, move);
  MoveList legal;
  for (game_.legal_moves(after, legal); legal.size() == 1; game_.legal_moves(after, legal)) {
    game_.apply(after, legal[0]);
  }
  if (legal.empty()) return game_.result(after).share;
  RandomState chance = stream(seed_, Purpose::kCandidate, decision, kDealtWorlds + number);
  Random random(chance);
  const Position seen = game_.observe(after, game_.to_move(after));
  return searcher_->suggest(game_, seen, 1, random).front().shares;
}

Verdict verdict_of(std::vector<Candidate> candidates, Seat seat, int seats) {
  const auto worth = worth_to(seat);
  Verdict verdict;
  for (Candidate& one : candidates) {
    const auto worse = std::ranges::find_if(
        verdict.candidates, [&](const Candidate& other) { return worth(other) < worth(one); });
    verdict.candidates.insert(worse, std::move(one));
  }
  const Candidate& own = *std::ranges::find(verdict.candidates, true, &Candidate::played);
  verdict.loss = {.best = worth(verdict.candidates.front()),
                  .played = worth(own),
                  .error = own.error,
                  .seats = seats};
  verdict.mark = mark_of(verdict.loss);
  return verdict;
}

Verdict Judge::judge(const Position& before, Move played, std::size_t decision) {
  const Seat seat = game_.to_move(before);
  const Position known = game_.observe(before, seat);
  std::vector<Candidate> candidates = candidates_of(known, played, decision);
  std::vector<std::vector<float>> by_world(candidates.size());
  for (std::size_t number = 0; number < kDealtWorlds; ++number) {
    RandomState chance = stream(seed_, Purpose::kCandidate, decision, number);
    Random random(chance);
    const Position world = game_.resample(known, random);
    for (std::size_t i = 0; i < by_world.size(); ++i) {
      Candidate& candidate = candidates[i];
      const Shares shares = outcome(world, candidate.move, decision, number);
      for (std::size_t s = 0; s < shares.size(); ++s)
        candidate.shares[s] += shares[s] / kDealtWorlds;
      by_world[i].push_back(shares[seat]);
    }
  }
  const auto best = std::ranges::max_element(candidates, {}, worth_to(seat)) - candidates.begin();
  for (std::size_t i = 0; i < by_world.size(); ++i) {
    candidates[i].error = error_of(by_world[best], by_world[i]);
  }
  return verdict_of(std::move(candidates), seat, seats_);
}

}  // namespace kaisho::review
