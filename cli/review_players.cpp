#include "cli/review_players.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <iostream>
#include <span>
#include <utility>

#include "core/characters/visible.h"
#include "core/terminal/columns.h"
#include "core/values/real.h"

namespace kaisho::cli {
namespace {

LossCount sum_of(std::span<const LossCount> counts) {
  LossCount sum;
  for (const LossCount& one : counts) {
    sum.decisions += one.decisions;
    sum.lost += one.lost;
  }
  return sum;
}

std::string kind_of(const std::string& move) { return move.substr(0, move.find(' ')); }

// A mean loss as JSON has it, in percent.
std::string percent(const Json& count) {
  const Json& rate = count.at("rate");
  return rate.is_null() ? "-" : fmt::format("{:.2f}%", rate.get<double>() * 100);
}

void print_player(const std::string& name, const Json& player) {
  const Json& losses = player.at("losses");
  fmt::print(std::cout, "\n{}: {} games, result {:.1f}%, luck {:+.1f}% a game\n", visible(name),
             player.at("games").get<int>(), player.at("result").get<double>() * 100,
             player.at("luck").get<double>() * 100);
  fmt::print(std::cout, "  lost by a decision: {}; first half of the games {}, second half {}\n",
             percent(losses.at("all")), percent(losses.at("first_half")),
             percent(losses.at("second_half")));
  std::string phases;
  for (const Json& phase : losses.at("phases")) phases += " " + percent(phase);
  fmt::print(std::cout, "  by thirds of a game:{}\n", phases);
  for (const auto& [kind, count] : losses.at("kinds").items()) {
    if (count.at("rate").is_null()) continue;
    fmt::print(std::cout, "    {} {:>7} of {} decisions\n", padded(cut(visible(kind), 16), 16),
               percent(count), count.at("decisions").get<int>());
  }
  for (const Json& one : player.at("biggest")) {
    fmt::print(std::cout, "  move {} of {} lost {:.1f}%: {}\n", one.at("move").get<int>(),
               visible(one.at("file").get<std::string>()), one.at("lost").get<double>() * 100,
               visible(one.at("text").get<std::string>()));
  }
}

}  // namespace

Json LossCount::json() const {
  const bool enough = decisions >= review::kFewestForARate;
  return {{"decisions", decisions},
          {"lost", lost},
          {"rate", enough ? Json(lost / as_double(decisions)) : Json()}};
}

void PlayerReviews::add(const Json& review, std::size_t seat) {
  ++games_;
  const Json& account = review.at("seats")[seat].at("account");
  result_ += account.at("end").get<double>();
  luck_ += account.at("luck").get<double>();
  by_game_.emplace_back();
  const Json& steps = review.at("steps");
  const std::size_t turns = steps.empty() ? 1 : steps.back().at("turn").get<std::size_t>() + 1;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Json& step = steps[i];
    if (step.at("seat") != seat || !step.contains("verdict")) continue;
    add_step(step, step.at("turn").get<std::size_t>() * review::kPhases / turns);
    keep_big({.file = review.at("file").get<std::string>(),
              .move = i + 1,
              .text = step.at("move").get<std::string>(),
              .lost = step.at("verdict").at("lost").get<double>()});
  }
}

void PlayerReviews::add_step(const Json& step, std::size_t phase) {
  const double lost = step.at("verdict").at("lost").get<double>();
  by_game_.back().add(lost);
  by_phase_[phase].add(lost);
  by_kind_[kind_of(step.at("move").get<std::string>())].add(lost);
}

void PlayerReviews::keep_big(BigLoss loss) {
  if (loss.lost <= 0) return;
  const auto place = std::ranges::upper_bound(biggest_, loss.lost, std::greater{}, &BigLoss::lost);
  biggest_.insert(place, std::move(loss));
  if (biggest_.size() > kBiggest) biggest_.pop_back();
}

Json PlayerReviews::json() const {
  const std::span<const LossCount> games(by_game_);
  const std::size_t half = games.size() / 2;
  Json json = {{"games", games_},
               {"result", result_ / as_double(games_)},
               {"luck", luck_ / as_double(games_)},
               {"losses",
                {{"all", sum_of(games).json()},
                 {"first_half", sum_of(games.first(half)).json()},
                 {"second_half", sum_of(games.subspan(half)).json()},
                 {"phases", Json::array()},
                 {"kinds", Json::object()}}},
               {"biggest", Json::array()}};
  for (const LossCount& phase : by_phase_) json["losses"]["phases"].push_back(phase.json());
  for (const auto& [kind, count] : by_kind_) json["losses"]["kinds"][kind] = count.json();
  for (const BigLoss& one : biggest_) {
    json["biggest"].push_back(
        {{"file", one.file}, {"move", one.move}, {"text", one.text}, {"lost", one.lost}});
  }
  return json;
}

std::map<std::string, PlayerReviews> players_of(const std::vector<Json>& reviews) {
  std::map<std::string, PlayerReviews> players;
  for (const Json& review : reviews) {
    const Json& names = review.at("players");
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
      const auto name = names[seat].get<std::string>();
      if (!name.empty()) players[name].add(review, seat);
    }
  }
  return players;
}

Json players_json(const std::vector<Json>& reviews) {
  Json json = Json::object();
  for (const auto& [name, player] : players_of(reviews)) json[name] = player.json();
  return json;
}

void print_players(const std::vector<Json>& reviews) {
  fmt::print(std::cout, "\nplayers of {} games\n", reviews.size());
  for (const auto& [name, player] : players_of(reviews)) print_player(name, player.json());
}

}  // namespace kaisho::cli
