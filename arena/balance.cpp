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

// The list at a path of members such as "map.spaces"; null where there is none.
Json list_at(const Json& edition, std::string_view path) {
  Json found = edition;
  while (!path.empty() && found.is_object()) {
    const std::string_view member = path.substr(0, path.find('.'));
    path.remove_prefix(std::min(path.size(), member.size() + 1));
    const auto entry = found.find(member);
    if (entry == found.end()) return {};
    found = Json(*entry);
  }
  return found;
}

Use use_of(std::string_view statistic, std::string value, std::vector<DealUse> deals) {
  Use use{.statistic = std::string(statistic), .value = std::move(value)};
  std::ranges::sort(deals, {}, &DealUse::deal);
  for (const DealUse& deal : deals) {
    use.games += deal.games;
    use.seats += deal.seats;
    use.times += deal.times;
  }
  use.deals = std::move(deals);
  return use;
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
  for (const DealUse& one : use.deals) {
    list[static_cast<std::size_t>(one.deal)].part = one.seats;
  }
  return list;
}

std::vector<Ratio> games_by_deal(const Use& use, const Played& played) {
  const double whole = played.games_each;
  std::vector<Ratio> list(static_cast<std::size_t>(played.deals), Ratio{0, whole});
  for (const DealUse& one : use.deals) {
    list[static_cast<std::size_t>(one.deal)].part = one.games;
  }
  return list;
}

std::vector<Ratio> victories_by_deal(const Use& use, const Played& played) {
  std::vector<Ratio> list(static_cast<std::size_t>(played.deals));
  for (const DealUse& one : use.deals) {
    list[static_cast<std::size_t>(one.deal)] = {static_cast<double>(one.share) / kVictory,
                                                static_cast<double>(one.seats)};
  }
  return list;
}

UseLog::UseLog(const Game& game) : game_(game) { statistic_of_.fill(kUnseen); }

std::uint8_t UseLog::statistic_of(std::uint8_t kind, const Json& json) {
  std::uint8_t& known = statistic_of_[kind];
  if (known != kUnseen) return known;
  const auto& statistics = game_.info().statistics;
  const auto found = std::ranges::find(statistics, json["event"].get<std::string>(),
                                       [](const Statistic& s) { return std::string(s.event); });
  known = found == statistics.end() ? kNotCounted
                                    : static_cast<std::uint8_t>(found - statistics.begin());
  return known;
}

void UseLog::on(const Event& event) {
  if (statistic_of_[event.kind] == kNotCounted) return;
  const Json json = game_.event_json(event);
  const std::uint8_t number = statistic_of(event.kind, json);
  if (number == kNotCounted) return;
  const Statistic& statistic = game_.info().statistics[number];
  const std::string value = value_of(json[std::string(statistic.field)]);
  const auto seat =
      event.seat == kNobody ? std::size_t{kMaxSeats} : static_cast<std::size_t>(event.seat);
  ++uses[{number, value}][seat];
  if (!begun_ || event.seat == kNobody || opened_.at(seat)) return;
  opened_.at(seat) = true;
  ++uses[{game_.info().statistics.size(), std::string(statistic.name) + ' ' + value}][seat];
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

// Every value there can be, used or not.
std::map<UseKey, std::vector<DealUse>> Balance::whole_box() const {
  std::map<UseKey, std::vector<DealUse>> all = sums_;
  const auto& statistics = game_.info().statistics;
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    if (statistics[i].table.empty()) continue;
    const Json rows = list_at(game_.edition().json, statistics[i].table);
    for (const Json& row : rows) all.try_emplace({i, value_of(row["id"])});
  }
  return all;
}

std::vector<Use> Balance::uses(const Played& played) const {
  const auto& statistics = game_.info().statistics;
  std::vector<std::pair<std::size_t, Use>> list;  // with the number of the statistic
  for (const auto& [key, of_deals] : whole_box()) {
    const auto name = key.first < statistics.size() ? statistics[key.first].name : kOpening;
    list.emplace_back(key.first, use_of(name, key.second, of_deals));
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

}  // namespace kaisho
