#include "arena/balance/balance.h"

#include <algorithm>

#include "core/values/every_seat.h"
#include "core/values/names.h"

namespace kaisho::arena {
namespace {

std::string opening_of(const Statistic& statistic, const std::string& value) {
  return std::string(statistic.name) + ' ' + value;
}

void reckon(Use& use, const Played& played) {
  use.games = static_cast<int>(use.sums.games.sum);
  use.seats = static_cast<int>(use.sums.seats.sum);
  use.times = use.sums.times;
  use.in_games = ratio_interval(games_ratio(use.sums, played), 1);
  use.by_seats = ratio_interval(seats_ratio(use.sums, played), 1);
  if (use.seats > 0) use.share = ratio_interval(use.sums.victory, kVictory);
}

// The deals in which the thing was not used count, too.
RatioSums ratio_of_all(Sums used, const Played& played, std::int64_t whole_each) {
  used.groups = played.deals;
  return ratio_of(used, whole_each);
}

}  // namespace

Ratio DealUse::victory(int seats_each) const {
  // Who used it in games in which everybody did has the even share, whoever won.
  return {
      .part = share, .whole = std::int64_t{seats} * kVictory, .fixed = seats == games * seats_each};
}

void UseSums::add(const DealUse& use, int seats_each) {
  times += use.times;
  games.add(use.games);
  seats.add(use.seats);
  victory.add(use.victory(seats_each));
}

void UseSums::add(const UseSums& more) {
  times += more.times;
  games.add(more.games);
  seats.add(more.seats);
  victory.add(more.victory);
}

RatioSums seats_ratio(const UseSums& sums, const Played& played) {
  return ratio_of_all(sums.seats, played, std::int64_t{played.games_each} * played.seats);
}

RatioSums games_ratio(const UseSums& sums, const Played& played) {
  return ratio_of_all(sums.games, played, played.games_each);
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
  ++uses[{number, value}][event.seat == kNobody ? kMaxSeats : event.seat];
  if (!begun_ || event.seat == kNobody || opened_[event.seat]) return;
  opened_[event.seat] = true;
  ++uses[{game_.info().statistics.size(), opening_of(statistic, value)}][event.seat];
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
    ++use.games;
    use.times += times[kMaxSeats];
    for (const Seat seat : every_seat(seats_)) {
      if (times[seat] == 0) continue;
      ++use.seats;
      use.times += times[seat];
      use.share += victory_parts(result.share[seat]);
    }
  }
}

void Balance::add(const DealUses& uses) {
  for (const auto& [key, use] : uses.uses()) sums_[key].add(use, seats_);
}

void Balance::add(const Balance& more) {
  for (const auto& [key, sums] : more.sums_) sums_[key].add(sums);
}

std::size_t Balance::usual_opening() const {
  const auto& statistics = game_->info().statistics;
  std::size_t usual = statistics.size();
  std::int64_t most = 0;
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    std::int64_t seats = 0;
    for (const auto& [value, name] : countable(game_->edition().json, statistics[i])) {
      const auto found = sums_.find({statistics.size(), opening_of(statistics[i], value)});
      if (found != sums_.end()) seats += found->second.seats.sum;
    }
    if (seats <= most) continue;
    most = seats;
    usual = i;
  }
  return usual;
}

std::map<UseKey, std::string> Balance::names() const {
  const auto& statistics = game_->info().statistics;
  const std::size_t usual = usual_opening();
  std::map<UseKey, std::string> names;
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    for (const auto& [value, name] : countable(game_->edition().json, statistics[i])) {
      names[{i, value}] = name;
      const UseKey opening = {statistics.size(), opening_of(statistics[i], value)};
      if (i != usual && !sums_.contains(opening)) continue;
      names[opening] = std::string(statistics[i].name) + ": " + name;
    }
  }
  for (const auto& [key, sums] : sums_) names.try_emplace(key, key.second);
  return names;
}

std::vector<Use> Balance::uses(const Played& played) const {
  const auto& statistics = game_->info().statistics;
  std::vector<Use> uses;
  for (const auto& [key, name] : names()) {
    const auto& [number, value] = key;
    Use use{
        .number = number,
        .statistic = std::string(number < statistics.size() ? statistics[number].name : kOpening),
        .value = value,
        .name = name};
    if (const auto found = sums_.find(key); found != sums_.end()) use.sums = found->second;
    reckon(use, played);
    uses.push_back(std::move(use));
  }
  std::ranges::stable_sort(uses, [](const Use& a, const Use& b) {
    if (a.number != b.number) return a.number < b.number;
    if (a.seats != b.seats) return a.seats > b.seats;
    return a.games > b.games;
  });
  return uses;
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

}  // namespace kaisho::arena
