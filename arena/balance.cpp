#include "arena/balance.h"

#include <algorithm>
#include <cmath>

namespace kaisho {
namespace {

// Copies of one card count as one: "ball#2" is "ball".
std::string value_of(const Json& field) {
  const std::string text = field.is_string() ? field.get<std::string>() : field.dump();
  return text.substr(0, text.find('#'));
}

}  // namespace

UseLog::UseLog(const Game& game) : game_(game) { statistic_of_.fill(kUnseen); }

void UseLog::on(const Event& event) {
  std::uint8_t& known = statistic_of_[event.kind];
  if (known == kNotCounted) return;
  const Json json = game_.event_json(event);
  const auto& statistics = game_.info().statistics;
  if (known == kUnseen) {
    const auto found = std::ranges::find(statistics, json["event"].get<std::string>(),
                                         [](const Statistic& s) { return std::string(s.event); });
    if (found == statistics.end()) {
      known = kNotCounted;
      return;
    }
    known = static_cast<std::uint8_t>(found - statistics.begin());
  }
  const Json& field = json[std::string(statistics[known].field)];
  Times& times = uses[{known, value_of(field)}];
  ++times[event.seat == kNobody ? std::size_t{kMaxSeats} : static_cast<std::size_t>(event.seat)];
}

void Balance::add(const UseLog& log, const Result& result, int seats) {
  for (const auto& [key, times] : log.uses) {
    Sum& sum = sums_[key];
    ++sum.games;
    sum.times += times[kMaxSeats];
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      if (times[seat] == 0) continue;
      ++sum.seats;
      sum.times += times[seat];
      const auto share = std::lround(result.share[seat] * static_cast<float>(kVictory));
      ++sum.seats_by_share[static_cast<std::size_t>(share)];
    }
  }
}

std::vector<Use> Balance::uses() const {
  std::vector<Use> list;
  for (const auto& [key, sum] : sums_) {
    Use use{.statistic = std::string(info_.statistics[key.first].name),
            .value = key.second,
            .games = sum.games,
            .seats = sum.seats,
            .times = sum.times};
    if (sum.seats > 0) {
      std::vector<double> shares;
      shares.reserve(static_cast<std::size_t>(sum.seats));
      for (std::size_t i = 0; i <= kVictory; ++i) {
        const auto count = static_cast<std::size_t>(sum.seats_by_share[i]);
        shares.insert(shares.end(), count, static_cast<double>(i) / kVictory);
      }
      use.share = share_interval(shares, 1);
    }
    list.push_back(std::move(use));
  }
  const auto place = [&](const Use& use) {
    return std::ranges::find(info_.statistics, use.statistic,
                             [](const Statistic& s) { return std::string(s.name); });
  };
  std::ranges::stable_sort(list, [&](const Use& a, const Use& b) {
    if (a.statistic != b.statistic) return place(a) < place(b);
    return a.seats != b.seats ? a.seats > b.seats : a.games > b.games;
  });
  return list;
}

}  // namespace kaisho
