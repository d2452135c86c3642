#include "review/review_json.h"

#include "core/values/noun.h"
#include "review/step_json.h"
#include "review/summary.h"

namespace kaisho::review {
namespace {

// Member by member: as one list in braces it would weigh twice as much in the pages' engines.

constexpr std::size_t kTurningPoints = 3;
constexpr std::size_t kWorstTurns = 3;

Json account_json(const Account& account) {
  Json json;
  json["start"] = account.start;
  json["own"] = account.own;
  json["others"] = account.others;
  json["luck"] = account.luck;
  json["end"] = account.end;
  return json;
}

Json losses_json(const Losses& losses) {
  Json json;
  json["decisions"] = losses.decisions;
  json["lost"] = losses.lost;
  for (std::size_t mark = 1; mark < kMarks; ++mark) {
    json["marks"][std::string(name_of(noun<Mark>(mark)))] = losses.marks[mark];
  }
  const std::optional<double> rate = losses.rate();
  json["rate"] = rate ? Json(*rate) : Json();
  return json;
}

Json turn_json(const TurnSummary& turn) {
  Json json;
  json["seat"] = turn.seat;
  json["turn"] = turn.turn;
  json["first"] = turn.first;
  json["last"] = turn.last;
  json["lost"] = turn.lost;
  json["swing"] = turn.swing;
  return json;
}

Json turns_json(const std::vector<TurnSummary>& turns) {
  Json json = Json::array();
  for (const TurnSummary& turn : turns) json.push_back(turn_json(turn));
  return json;
}

Json seat_json(const Review& review, const SeatSummary& summary, Seat seat) {
  Json json;
  json["account"] = account_json(review.ledger[seat]);
  json["losses"] = losses_json(summary.all);
  json["leaks"] = summary.leaks;
  json["worst_turns"] = turns_json(worst_turns(review, seat, kWorstTurns));
  for (const Losses& phase : summary.phases) json["phases"].push_back(losses_json(phase));
  return json;
}

}  // namespace

Json summary_json(const Game& game, const Review& review) {
  Json json;
  json["review_version"] = kReviewVersion;
  json["game"] = game.info().id;
  json["edition"]["name"] = game.edition().name;
  json["edition"]["hash"] = game.edition().hash;
  json["simulations"] = review.options.budget.simulations;
  json["candidates"] = review.options.budget.candidates;
  json["seed"] = review.options.seed;
  json["net"] = review.has_net;
  json["turning_points"] = turns_json(turning_points(review, kTurningPoints));
  Json& seats = json["seats"] = Json::array();
  for (const SeatSummary& summary : seat_summaries(review)) {
    seats.push_back(seat_json(review, summary, static_cast<Seat>(seats.size())));
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
