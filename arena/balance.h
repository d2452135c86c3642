// What was used in many games, and how those who used it fared: by what a game's statistics name.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "arena/interval.h"
#include "core/game.h"

namespace kaisho {

// One value of one statistic, e.g. the technology "tramway".
struct Use {
  std::string statistic;
  std::string value;
  int games = 0;           // in which anybody used it
  int seats = 0;           // that used it, over all games; 0 of what befalls nobody
  std::int64_t times = 0;  // in all
  Interval share{};        // of the victory, of the seats that used it
};

// The uses of one game, gathered from its events.
class UseLog final : public EventSink {
 public:
  explicit UseLog(const Game& game);
  void on(const Event& event) override;

  using Times = std::array<std::uint16_t, kMaxSeats + 1>;  // by seat; the last: nobody's
  // By statistic and value.
  std::map<std::pair<std::size_t, std::string>, Times> uses;

 private:
  static constexpr std::uint8_t kUnseen = 254;
  static constexpr std::uint8_t kNotCounted = 255;

  const Game& game_;
  std::array<std::uint8_t, 256> statistic_of_{};  // by kind of event
};

// Adds up the uses of games; the order in which they are added does not matter.
class Balance {
 public:
  explicit Balance(const GameInfo& info) : info_(info) {}
  void add(const UseLog& log, const Result& result, int seats);
  // By statistic in the game's order, the most used value first.
  std::vector<Use> uses() const;

 private:
  // Whole victories are twelve, so that halves, thirds and quarters are whole numbers.
  static constexpr int kVictory = 12;
  struct Sum {
    int games = 0;
    int seats = 0;
    std::int64_t times = 0;
    std::array<std::int64_t, kVictory + 1> seats_by_share{};
  };

  const GameInfo& info_;
  std::map<std::pair<std::size_t, std::string>, Sum> sums_;
};

}  // namespace kaisho
