// What was used in many games, and how those who used it fared, for each value of a game's
// statistics.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/statistics/interval.h"
#include "arena/statistics/sums.h"
#include "core/game.h"

namespace kaisho::arena {

// After the game's own statistics: what a seat used first once the game had begun. Its values are
// "statistic value", e.g. "fleet 5", their names "fleet: Fleet 5".
inline constexpr std::string_view kOpening = "opening";

// One thing in the games of one deal.
struct DealUse {
  int games = 0;  // in which anybody used it
  int seats = 0;  // that used it, over these games
  int times = 0;
  int share = 0;  // of the victory, of these seats, in parts of kVictory

  // The victory that those who used it had, of that of so many seats at tables of `seats_each`.
  Ratio victory(int seats_each) const;
};

// The sums of many deals.
struct UseSums {
  std::int64_t times = 0;
  Sums games{};         // of the deals in which it was used
  Sums seats{};         // the same
  RatioSums victory{};  // in parts of kVictory

  void add(const DealUse& use, int seats_each);
  void add(const UseSums& more);
};

// One value of one statistic, e.g. the technology "tramway". Intervals take a deal for the unit of
// evidence.
struct Use {
  std::size_t number = 0;  // of the statistic; one past the last of the game's for the openings
  std::string statistic;
  std::string value;
  std::string name;        // of the value in English, e.g. "Tramway"; the value where it has none
  int games = 0;           // in which anybody used it
  int seats = 0;           // that used it, over all games; 0 of what concerns no seat
  std::int64_t times = 0;  // in all
  Interval in_games{};     // share of the games in which anybody used it
  Interval by_seats{};     // share of the seats that used it
  // The share of the victory of the seats that used it, where `seats` is more than 0. It has no
  // width where all seats or none used it in every game.
  Interval share{};
  UseSums sums{};  // of which the intervals are reckoned
};

// Everything that a report says of one statistic.
struct StatisticUses {
  std::string statistic;
  bool by_seats = false;  // whether it happens to seats; else only games count
  std::vector<Use> uses;

  const Interval& rate(const Use& use) const { return by_seats ? use.by_seats : use.in_games; }
};
std::vector<StatisticUses> by_statistic(const std::vector<Use>& uses);

// How much was played.
struct Played {
  int deals = 0;
  int games_each = 0;  // of every deal
  int seats = 0;       // at the table
};

// The seats or games in which a thing was used, of all that were played, in the deals in which it
// was and in those in which it was not.
RatioSums seats_ratio(const UseSums& sums, const Played& played);
RatioSums games_ratio(const UseSums& sums, const Played& played);

// A use is identified by the number of its statistic and its value.
using UseKey = std::pair<std::size_t, std::string>;

// The uses of one game, gathered from its events.
class UseLog final : public EventSink {
 public:
  explicit UseLog(const Game& game);
  // The set-up is over: what comes now may open a seat's game.
  void begin() { begun_ = true; }
  void on(const Event& event) override;

  using Times = std::array<std::uint16_t, kMaxSeats + 1>;  // by seat; the last: nobody's
  std::map<UseKey, Times> uses;

 private:
  using Counted = std::vector<std::size_t>;  // statistics

  // The statistics that count such events. The first of them that counts one decides the opening.
  const Counted& counted_by(std::uint8_t kind, const Json& json);
  void count(std::size_t statistic, const Event& event, const Json& json);

  const Game& game_;
  std::map<std::uint8_t, Counted> counted_by_;  // by kind of event, of those that came
  bool begun_ = false;
  BySeat<bool> opened_{};
};

// The uses of the games of one deal.
class DealUses {
 public:
  explicit DealUses(int seats) : seats_(seats) {}
  void add(const UseLog& log, const Result& result);
  const std::map<UseKey, DealUse>& uses() const { return uses_; }

 private:
  int seats_;
  std::map<UseKey, DealUse> uses_;
};

// Adds up the uses of deals; the order in which they are added does not matter. It keeps sums only.
class Balance {
 public:
  Balance(const Game& game, int seats) : game_(&game), seats_(seats) {}
  void add(const DealUses& uses);
  void add(const Balance& more);  // of other deals of the same game
  // `played` has all deals that were added, and those in which nothing was used. They are sorted by
  // statistic in the game's order, then come the openings. The most used value is first; what the
  // edition has and nobody used is last. Openings that nobody chose are of the statistic by which
  // most seats opened.
  std::vector<Use> uses(const Played& played) const;

 private:
  // The number of the statistic by which most seats opened; one past the last if nobody did.
  std::size_t usual_opening() const;
  // Every value there can be, used or not, and every one that there was.
  std::map<UseKey, std::string> names() const;

  const Game* game_;
  int seats_;
  std::map<UseKey, UseSums> sums_;
};

}  // namespace kaisho::arena
