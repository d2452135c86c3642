// review_step, review: what the game under way was worth, a decision at a time, so that many
// sessions can share the work.
#include "engine/session.h"
#include "review/review_json.h"
#include "review/step_json.h"

namespace kaisho::engine {
namespace {

constexpr int kMaxCandidates = 20;
constexpr int kMaxSimulations = 1'000'000;

review::Options options_of(const Request& request) {
  review::Options options;
  review::Budget& budget = options.budget;
  budget.simulations = request.number_or("simulations", 0, kMaxSimulations, budget.simulations);
  budget.candidates = request.number_or("candidates", 1, kMaxCandidates, budget.candidates);
  options.seed =
      static_cast<std::uint64_t>(request.number_or("seed", 0, std::numeric_limits<int>::max(), 1));
  return options;
}

review::Decision decision_of(const History& history, int n) {
  return {.before = history.before(n), .move = history.moves()[n - 1].move};
}

}  // namespace

// While a game runs, a review would tell its players what they cannot know yet.
Expected<void> Session::check_over() const {
  const History& history = current_->history;
  if (history.game().to_move(history.position()) == kNobody) return {};
  if (current_->record && current_->record->ending.is_early()) return {};
  return fail("game_running", "engine.review_running", {});
}

Expected<Json> Session::review_step(const Request& request) {
  if (const auto over = check_over(); !over) return std::unexpected(over.error());
  const History& history = history_now();
  const int n = request.field()["n"].integer_as<int>(1, history.size());
  const review::Options options = options_of(request);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const review::Decision decision = decision_of(history, n);
  const Position& after = n < history.size() ? history.before(n + 1) : history.position();
  const review::Step step = review::review_step(history.game(), decision, after, n - 1, options);
  return Json{{"ok", true}, {"step", step_json(history.game(), decision, step, history.seats())}};
}

Expected<Json> Session::review(const Request& request) {
  if (const auto over = check_over(); !over) return std::unexpected(over.error());
  const History& history = history_now();
  const review::Options options = options_of(request);
  std::vector<review::Step> steps;
  int n = 0;
  for (const Field& step : exactly(request.field()["steps"], history.moves().size())) {
    steps.push_back(read_step(step, history.game(), decision_of(history, ++n), history.seats()));
  }
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const review::Review whole =
      review_of_steps(history.game(), history.seats(), std::move(steps), options);
  return Json{{"ok", true}, {"review", summary_json(history.game(), whole)}};
}

}  // namespace kaisho::engine
