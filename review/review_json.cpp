#include "review/review_json.h"

#include "review/step_json.h"
#include "review/summary.h"

namespace kaisho::review {
namespace {

constexpr std::size_t kTurningPoints = 3;
constexpr std::size_t kWorstTurns = 3;

Json account_json(const Account& account) {
  return {{"start", account.start},
          {"own", account.own},
          {"others", account.others},
          {"luck", account.luck},
          {"end", account.end}};
}

Json losses_json(const Losses& losses) {
  Json json = {{"decisions", losses.decisions}, {"lost", losses.lost}, {"marks", Json::object()}};
  for (std::size_t mark = 1; mark < kMarks; ++mark) {
    json["marks"][std::string(name_of(static_cast<Mark>(mark)))] = losses.marks[mark];
  }
  const std::optional<double> rate = losses.rate();
  json["rate"] = rate ? Json(*rate) : Json();
  return json;
}

Json turns_json(const std::vector<TurnSummary>& turns) {
  Json json = Json::array();
  for (const TurnSummary& turn : turns) {
    json.push_back({{"seat", turn.seat},
                    {"turn", turn.turn},
                    {"first", turn.first},
                    {"last", turn.last},
                    {"lost", turn.lost},
                    {"swing", turn.swing}});
  }
  return json;
}

Json seat_json(const Review& review, const SeatSummary& summary, Seat seat) {
  Json json = {{"account", account_json(review.ledger[static_cast<std::size_t>(seat)])},
               {"losses", losses_json(summary.all)},
               {"phases", Json::array()},
               {"leaks", summary.leaks},
               {"worst_turns", turns_json(worst_turns(review, seat, kWorstTurns))}};
  for (const Losses& phase : summary.phases) json["phases"].push_back(losses_json(phase));
  return json;
}

}  // namespace

Json summary_json(const Game& game, const Review& review) {
  Json json = {{"review_version", kReviewVersion},
               {"game", game.info().id},
               {"edition", {{"name", game.edition().name}, {"hash", game.edition().hash}}},
               {"simulations", review.options.budget.simulations},
               {"candidates", review.options.budget.candidates},
               {"seed", review.options.seed},
               {"net", review.has_net},
               {"seats", Json::array()},
               {"turning_points", turns_json(turning_points(review, kTurningPoints))}};
  for (const SeatSummary& summary : seat_summaries(review)) {
    const auto seat = static_cast<Seat>(json["seats"].size());
    json["seats"].push_back(seat_json(review, summary, seat));
  }
  return json;
}

Json review_json(const Game& game, std::span<const Decision> decisions, const Review& review) {
  Json json = summary_json(game, review);
  json["steps"] = Json::array();
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    json["steps"].push_back(step_json(game, decisions[i], review.steps[i], review.seats));
  }
  return json;
}

}  // namespace kaisho::review
