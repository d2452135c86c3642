#include "review/step_json.h"

#include <algorithm>
#include <utility>

namespace kaisho::review {
namespace {

Json shares_json(const Shares& shares, int seats) {
  Json json = Json::array();
  for (int seat = 0; seat < seats; ++seat) json.push_back(shares[seat]);
  return json;
}

Json candidate_json(const Candidate& candidate, int seats) {
  Json json;
  json["line"] = candidate.line;
  json["shares"] = shares_json(candidate.shares, seats);
  json["error"] = candidate.error;
  json["played"] = candidate.played;
  return json;
}

Json verdict_json(const Verdict& verdict, int seats) {
  Json json;
  json["mark"] = name_of(verdict.mark);
  json["lost"] = verdict.loss.lost();
  json["error"] = verdict.loss.error;
  Json& candidates = json["candidates"] = Json::array();
  for (const Candidate& one : verdict.candidates) candidates.push_back(candidate_json(one, seats));
  return json;
}

// Shares are at most 1, and errors less, but for what rounding adds.
constexpr int kMost = 2;
constexpr std::size_t kMostCandidates = MoveList::kCapacity;

float read_number(const Field& field) {
  const float value = field.json().is_number() ? field.json().get<float>() : -1;
  if (value >= 0 && value <= kMost) return value;
  if (!field.is_missing()) {
    field.fault("number", {{"low", 0}, {"high", kMost}, {"found", field.shown()}});
  }
  return 0;
}

Shares read_shares(const Field& field, int seats) {
  Shares shares{};
  std::size_t seat = 0;
  for (const Field& share : exactly(field, seats)) {
    shares[seat++] = read_number(share);
  }
  return shares;
}

std::optional<Verdict> read_verdict(const Field& field, Seat seat, int seats) {
  std::vector<Candidate> candidates;
  for (const Field& one : field["candidates"].items(kMostCandidates)) {
    candidates.push_back({.move = {},
                          .shares = read_shares(one["shares"], seats),
                          .error = read_number(one["error"]),
                          .played = one["played"].boolean()});
  }
  const auto played = std::ranges::count(candidates, true, &Candidate::played);
  if (played == 1) return verdict_of(std::move(candidates), seat, seats);
  field["candidates"].fault("exactly", {{"expected", 1}, {"found", played}});
  return std::nullopt;
}

}  // namespace

Json step_json(const Game& game, const Decision& decision, const Step& step, int seats) {
  Json json;
  json["seat"] = step.seat;
  json["turn"] = step.turn;
  json["move"] = game.move_text(decision.before, decision.move);
  json["before"] = shares_json(step.ledger.before, seats);
  json["expected"] = shares_json(step.ledger.expected, seats);
  json["after"] = shares_json(step.ledger.after, seats);
  json["open"] = shares_json(step.open, seats);
  if (step.verdict) json["verdict"] = verdict_json(*step.verdict, seats);
  return json;
}

Step read_step(const Field& field, const Game& game, const Decision& decision, int seats) {
  Step step;
  step.seat = game.to_move(decision.before);
  step.turn = game.turn(decision.before);
  step.ledger = {.seat = step.seat,
                 .before = read_shares(field["before"], seats),
                 .expected = read_shares(field["expected"], seats),
                 .after = read_shares(field["after"], seats)};
  step.open = read_shares(field["open"], seats);
  if (field.has("verdict")) step.verdict = read_verdict(field["verdict"], step.seat, seats);
  return step;
}

}  // namespace kaisho::review
