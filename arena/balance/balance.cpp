#include "arena/balance/balance.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/values/names.h"

namespace kaisho::arena {
namespace {

std::string opening_of(const Statistic& statistic, const std::string& value) {
  return std::string(statistic.name) + ' ' + value;
}

void add_up(Use& use, std::vector<DealUse> deals, const Played& played) {
  std::erase_if(deals, [&](const DealUse& one) { return one.deal >= played.deals; });
  std::ranges::sort(deals, {}, &DealUse::deal);
  for (const DealUse& deal : deals) {
    use.games += deal.games;
    use.seats += deal.seats;
    use.times += deal.times;
  }
  use.deals = std::move(deals);
}

// Those of the deals that were played; they are in order.
std::span<const DealUse> in_these(const Use& use, const Played& played) {
  const auto end = std::ranges::lower_bound(use.deals, played.deals, {}, &DealUse::deal);
  return {use.deals.begin(), end};
}

void reckon(Use& use, const Played& played) {
  use.in_games = ratio_interval(games_by_deal(use, played));
  use.by_seats = ratio_interval(seats_by_deal(use, played));
  if (use.seats > 0) use.share = ratio_interval(victories_by_deal(use, played));
}

}  // namespace

std::vector<Ratio> seats_by_deal(const Use& use, const Played& played) {
  const double whole = static_cast<double>(played.games_each) * played.seats;
  std::vector<Ratio> list(static_cast<std::size_t>(played.deals), Ratio{0, whole});
  for (const DealUse& one : in_these(use, played)) {
    list[static_cast<std::size_t>(one.deal)].part = one.seats;
  }
  return list;
}

std::vector<Ratio> games_by_deal(const Use& use, const Played& played) {
  const double whole = played.games_each;
  std::vector<Ratio> list(static_cast<std::size_t>(played.deals), Ratio{0, whole});
  for (const DealUse& one : in_these(use, played)) {
    list[static_cast<std::size_t>(one.deal)].part = one.games;
  }
  return list;
}

std::vector<Ratio> victories_by_deal(const Use& use, const Played& played) {
  std::vector<Ratio> list(static_cast<std::size_t>(played.deals));
  for (const DealUse& one : in_these(use, played)) {
    // Who used it in games in which everybody did has the even share, whoever won.
    const bool by_all = one.seats == one.games * played.seats;
    list[static_cast<std::size_t>(one.deal)] = {static_cast<double>(one.share) / kVictory,
                                                static_cast<double>(one.seats), by_all};
  }
  return list;
}

UseLog::UseLog(const Game& game) : game_(game) {}

const UseLog::Counted& UseLog::counted_by(std::uint8_t kind, const Json& json) {
  const auto [entry, unseen] = counted_by_.try_emplace(kind);
  if (!unseen) return entry->second;
  const auto event = json["event"].get<std::string>();
  const auto& statistics = game_.info().statistics;
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    if (index_of(words_of(statistics[i].event, ' '), event) >= 0) entry->second.push_back(i);
  }
  return entry->second;
}

void UseLog::count(std::size_t number, const Event& event, const Json& json) {
  const Statistic& statistic = game_.info().statistics[number];
  if (!statistic.clause.empty() && statistic.clause != event.clause) return;
  const std::string value = counted_id(json[std::string(statistic.field)]);
  const auto seat =
      event.seat == kNobody ? std::size_t{kMaxSeats} : static_cast<std::size_t>(event.seat);
  ++uses[{number, value}][seat];
  if (!begun_ || event.seat == kNobody || opened_.at(seat)) return;
  opened_.at(seat) = true;
  ++uses[{game_.info().statistics.size(), opening_of(statistic, value)}][seat];
}

void UseLog::on(const Event& event) {
  const auto known = counted_by_.find(event.kind);
  if (known != counted_by_.end() && known->second.empty()) return;
  const Json json = game_.event_json(event);
  for (const std::size_t number : counted_by(event.kind, json)) count(number, event, json);
}

void DealUses::add(const UseLog& log, const Result& result) {
  for (const auto& [key, times] : log.uses) {
    DealUse& use = uses_[key];
    use.deal = deal_;
    ++use.games;
    use.times += times[kMaxSeats];
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
      if (times[seat] == 0) continue;
      ++use.seats;
      use.times += times[seat];
      use.share += static_cast<int>(std::lround(result.share[seat] * static_cast<float>(kVictory)));
    }
  }
}

void Balance::add(const DealUses& uses) {
  for (const auto& [key, use] : uses.uses()) sums_[key].push_back(use);
}

std::size_t Balance::usual_opening() const {
  const auto& statistics = game_.info().statistics;
  std::size_t usual = statistics.size();
  int most = 0;
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    int seats = 0;
    for (const auto& [value, name] : countable(game_.edition().json, statistics[i])) {
      const auto found = sums_.find({statistics.size(), opening_of(statistics[i], value)});
      if (found == sums_.end()) continue;
      for (const DealUse& deal : found->second) seats += deal.seats;
    }
    if (seats <= most) continue;
    most = seats;
    usual = i;
  }
  return usual;
}

std::map<UseKey, std::string> Balance::names() const {
  const auto& statistics = game_.info().statistics;
  const std::size_t usual = usual_opening();
  std::map<UseKey, std::string> names;
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    for (const auto& [value, name] : countable(game_.edition().json, statistics[i])) {
      names[{i, value}] = name;
      const UseKey opening = {statistics.size(), opening_of(statistics[i], value)};
      if (i != usual && !sums_.contains(opening)) continue;
      names[opening] = std::string(statistics[i].name) + ": " + name;
    }
  }
  for (const auto& [key, deals] : sums_) names.try_emplace(key, key.second);
  return names;
}

std::vector<Use> Balance::uses(const Played& played) const {
  const auto& statistics = game_.info().statistics;
  std::vector<std::pair<std::size_t, Use>> list;  // with the number of the statistic
  for (const auto& [key, name] : names()) {
    const auto found = sums_.find(key);
    list.emplace_back(
        key.first, Use{.statistic = std::string(
                           key.first < statistics.size() ? statistics[key.first].name : kOpening),
                       .value = key.second,
                       .name = name});
    if (found != sums_.end()) add_up(list.back().second, found->second, played);
    reckon(list.back().second, played);
  }
  std::ranges::stable_sort(list, [](const auto& a, const auto& b) {
    if (a.first != b.first) return a.first < b.first;
    if (a.second.seats != b.second.seats) return a.second.seats > b.second.seats;
    return a.second.games > b.second.games;
  });
  std::vector<Use> uses;
  uses.reserve(list.size());
  for (auto& [statistic, use] : list) uses.push_back(std::move(use));
  return uses;
}

}  // namespace kaisho::arena
