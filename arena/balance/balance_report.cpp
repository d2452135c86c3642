#include "arena/balance/balance_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace kaisho::arena {
namespace {

using Values = std::vector<int>;

// The means of the same number of values each, in order.
std::vector<double> means_by_deal(const Values& values, int deals) {
  const std::size_t each = values.size() / static_cast<std::size_t>(deals);
  std::vector<double> means;
  means.reserve(static_cast<std::size_t>(deals));
  for (std::size_t first = 0; first < values.size(); first += each) {
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = begin + static_cast<std::ptrdiff_t>(each);
    means.push_back(std::accumulate(begin, end, 0.0) / static_cast<double>(each));
  }
  return means;
}

Spread spread_of(std::string name, Values values, int deals) {
  Spread spread{.name = std::move(name), .values = std::move(values), .mean = {}};
  spread.mean = mean_interval(means_by_deal(spread.values, deals));
  return spread;
}

// The scores of a game, best first.
Values sorted_scores(const MatchOutcome& outcome, int seats) {
  Values scores(outcome.result.score.begin(), outcome.result.score.begin() + seats);
  std::ranges::sort(scores, std::greater{});
  return scores;
}

// The winner's score: the best of those who share the victory, whom a tiebreak may have chosen.
int winning_score(const MatchOutcome& outcome, int seats) {
  int best = 0;
  bool found = false;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    if (outcome.result.share[seat] <= 0) continue;
    best = found ? std::max(best, outcome.result.score[seat]) : outcome.result.score[seat];
    found = true;
  }
  return best;
}

class Comparison {
 public:
  Comparison(const SimulateResult& first, const SimulateResult& second)
      : first_(first), second_(second), played_(first.played()) {
    played_.deals = std::min(first.deals, second.deals);
  }

  std::vector<Difference> all() && {
    for (int seat = 0; seat < first_.seats; ++seat) add_seat(seat);
    const std::vector<Spread> one = spreads(first_);
    const std::vector<Spread> two = spreads(second_);
    for (std::size_t i = 0; i < one.size(); ++i) add_spread(one[i], two[i]);
    std::map<std::pair<std::string, std::string>, const Use*> others;
    for (const Use& use : second_.uses) others[{use.statistic, use.value}] = &use;
    for (const StatisticUses& statistic : by_statistic(first_.uses)) {
      for (const Use& use : statistic.uses) {
        const auto other = others.find({use.statistic, use.value});
        if (other != others.end()) add_use(use, *other->second, statistic.by_seats);
      }
    }
    return std::move(list_);
  }

 private:
  void add(std::string subject, std::string figure, std::span<const Ratio> one,
           std::span<const Ratio> two) {
    list_.push_back({.subject = std::move(subject),
                     .figure = std::move(figure),
                     .percent = true,
                     .first = ratio_interval(one),
                     .second = ratio_interval(two),
                     .difference = difference_interval(one, two)});
  }

  std::vector<Ratio> victories_at(const SimulateResult& result, int seat) const {
    const auto each = static_cast<std::size_t>(played_.games_each);
    std::vector<Ratio> list(static_cast<std::size_t>(played_.deals));
    for (std::size_t i = 0; i < list.size() * each; ++i) {
      Ratio& deal = list[i / each];
      const float share = result.outcomes[i].result.share[static_cast<std::size_t>(seat)];
      deal.part += static_cast<double>(share);
      deal.whole += 1;
    }
    return list;
  }

  void add_seat(int seat) {
    add("seat " + std::to_string(seat), "wins", victories_at(first_, seat),
        victories_at(second_, seat));
  }

  std::vector<double> means(const Spread& spread, const SimulateResult& result) const {
    std::vector<double> means = means_by_deal(spread.values, result.deals);
    means.resize(static_cast<std::size_t>(played_.deals));
    return means;
  }

  void add_spread(const Spread& one, const Spread& two) {
    const std::vector<double> first = means(one, first_);
    const std::vector<double> second = means(two, second_);
    if (first.size() < 2) return;  // a single deal tells no spread
    std::vector<double> less = first;
    for (std::size_t i = 0; i < less.size(); ++i) less[i] -= second[i];
    list_.push_back({.subject = one.name,
                     .figure = "mean",
                     .percent = false,
                     .first = mean_interval(first),
                     .second = mean_interval(second),
                     .difference = mean_interval(less)});
  }

  void add_use(const Use& one, const Use& two, bool by_seats) {
    const std::string subject = one.statistic + ' ' + one.name;
    const auto rates = by_seats ? seats_by_deal : games_by_deal;
    add(subject, by_seats ? "used by seats" : "in games", rates(one, played_), rates(two, played_));
    if (one.seats == 0 || two.seats == 0) return;
    add(subject, "wins of users", victories_by_deal(one, played_), victories_by_deal(two, played_));
  }

  const SimulateResult& first_;
  const SimulateResult& second_;
  Played played_;  // by both
  std::vector<Difference> list_;
};

Json side_json(const BalanceSide& side) {
  Json json = side.result.json();
  json["edition"] = {{"name", side.edition}, {"hash", side.hash}};
  for (const Spread& spread : spreads(side.result)) {
    Json counts = Json::object();
    for (const int value : spread.values) {
      Json& count = counts[std::to_string(value)];
      count = count.is_null() ? 1 : count.get<int>() + 1;
    }
    json["spreads"].push_back({{"name", spread.name},
                               {"mean", spread.mean.mean},
                               {"mean_95", ends_json(spread.mean)},
                               {"counts", std::move(counts)}});
  }
  return json;
}

}  // namespace

int Spread::quantile(double share) const {
  std::vector<int> sorted = values;
  std::ranges::sort(sorted);
  const double place = share * static_cast<double>(sorted.size() - 1);
  return sorted[static_cast<std::size_t>(std::lround(place))];
}

std::vector<Spread> spreads(const SimulateResult& result) {
  Values turns;
  Values decisions;
  Values winners;
  Values all;
  Values margins;
  for (const MatchOutcome& outcome : result.outcomes) {
    turns.push_back(outcome.turns);
    decisions.push_back(outcome.decisions);
    winners.push_back(winning_score(outcome, result.seats));
    const Values scores = sorted_scores(outcome, result.seats);
    all.insert(all.end(), scores.begin(), scores.end());
    margins.push_back(scores[0] - scores[1]);
  }
  return {spread_of("turns", std::move(turns), result.deals),
          spread_of("decisions", std::move(decisions), result.deals),
          spread_of("score of the winner", std::move(winners), result.deals),
          spread_of("score of every seat", std::move(all), result.deals),
          spread_of("margin, first to second", std::move(margins), result.deals)};
}

std::vector<StatisticUses> by_statistic(const std::vector<Use>& uses) {
  std::vector<StatisticUses> list;
  for (const Use& use : uses) {
    if (list.empty() || list.back().statistic != use.statistic) {
      list.push_back({.statistic = use.statistic, .by_seats = false, .uses = {}});
    }
    list.back().by_seats |= use.seats > 0;
    list.back().uses.push_back(use);
  }
  return list;
}

std::vector<Difference> differences(const SimulateResult& first, const SimulateResult& second) {
  return Comparison(first, second).all();
}

std::string chance_sentence(std::size_t compared, std::size_t clear) {
  constexpr std::size_t kOneOf = 20;
  return fmt::format(
      "Of {} figures compared, {} differ with a 95% interval that leaves out zero. By chance "
      "alone up to about {} may, and several at once, as many tell of the same games.",
      compared, clear, (compared + kOneOf / 2) / kOneOf);
}

std::pair<std::string, std::string> BalanceReport::names() const {
  constexpr std::size_t kDigits = 6;
  const bool alike = second && first.edition == second->edition;
  const auto name_of = [alike](const BalanceSide& side) {
    if (!side.borrowed && !alike) return side.edition;
    return side.edition + ' ' + side.hash.substr(0, kDigits);
  };
  return {name_of(first), second ? name_of(*second) : ""};
}

Json BalanceReport::json() const {
  Json json = {{"command", command}, {"stopped", stopped}, {"edition", side_json(first)}};
  if (!second) return json;
  json["against"] = side_json(*second);
  for (const Difference& one : differences(first.result, second->result)) {
    json["differences"].push_back({{"subject", one.subject},
                                   {"figure", one.figure},
                                   {"edition", one.first.mean},
                                   {"edition_95", ends_json(one.first)},
                                   {"against", one.second.mean},
                                   {"against_95", ends_json(one.second)},
                                   {"difference", one.difference.mean},
                                   {"difference_95", ends_json(one.difference)}});
  }
  return json;
}

}  // namespace kaisho::arena
