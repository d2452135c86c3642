// A balance report: how one edition plays, or two of them over the same deals.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/balance/simulate.h"
#include "arena/statistics/interval.h"

namespace kaisho::arena {

// One edition's games; `result` with SimulateOptions::report.
struct BalanceSide {
  std::string edition;  // its name
  std::string hash;     // of its content
  SimulateResult result;
  bool borrowed = false;  // its name is a standard edition's, its values are not
};

struct BalanceReport {
  std::string command;  // that gives it again
  std::string bots;
  BalanceSide first;
  std::optional<BalanceSide> second;  // of the same game, seats, deals and players
  bool stopped = false;               // before all was played that `command` asks for

  Json json() const;
  // How to call the editions: by hash, too, where both have one name, or one is borrowed.
  std::pair<std::string, std::string> names() const;
};

// A number that every game has, e.g. its turns.
struct Spread {
  std::string name;
  std::vector<int> values;  // of the games in order; of all seats, seat by seat, for their scores
  Interval mean;            // over the deals

  // The value that a share of all do not exceed; 0 the least, 1 the greatest.
  int quantile(double share) const;
};

// Turns, decisions, the winner's score, the scores of all, and the winner's margin over the next.
std::vector<Spread> spreads(const SimulateResult& result);

// All uses of one statistic.
struct StatisticUses {
  std::string statistic;
  bool by_seats = false;  // whether it happens to seats; else only games count
  std::vector<Use> uses;

  const Interval& rate(const Use& use) const { return by_seats ? use.by_seats : use.in_games; }
};
std::vector<StatisticUses> by_statistic(const std::vector<Use>& uses);

// One figure with both editions.
struct Difference {
  std::string subject;  // e.g. "technology tramway"
  std::string figure;   // e.g. "used by seats"
  bool percent = true;  // shares of 1
  Interval first;
  Interval second;
  Interval difference;  // first less second

  bool clear() const { return difference.low > 0 || difference.high < 0; }
};

// Every figure that both have. Games of one deal are compared with those of the same deal, and
// where one has fewer deals, those that both have: `first` and `second` are then of these, too.
std::vector<Difference> differences(const SimulateResult& first, const SimulateResult& second);

// How that may be read: of so many figures, so many clear.
std::string chance_sentence(std::size_t compared, std::size_t clear);

}  // namespace kaisho::arena
