#include "cli/simulation_tables.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <iostream>
#include <string>
#include <string_view>

#include "arena/report/plural.h"
#include "arena/statistics/interval_text.h"
#include "core/characters/visible.h"
#include "core/terminal/columns.h"
#include "core/values/real.h"

namespace kaisho::cli {
namespace {

std::string wins() { return std::string("wins") + arena::kInBrackets; }

// Of a player with several seats, the mean over them.
std::string name_of(const arena::PlayerScore& player) {
  return player.seats > 1 ? fmt::format("{} ({} seats)", player.name, player.seats) : player.name;
}

void print_players(const arena::SimulateResult& result) {
  fmt::print(std::cout, "{:<28} {:>20} {:>8} {:>8}", "player", wins(), "score", "margin");
  for (int seat = 0; seat < result.seats; ++seat)
    fmt::print(std::cout, " {:>7}", fmt::format("seat {}", seat));
  fmt::print(std::cout, "\n");
  for (const arena::PlayerScore& player : result.players) {
    fmt::print(std::cout, "{} {:>20} {:>8.2f} {:>+8.2f}", padded(visible(name_of(player)), 28),
               arena::percent_text(player.share), player.score, player.margin);
    for (int seat = 0; seat < result.seats; ++seat) {
      fmt::print(std::cout, " {:>6.1f}%", player.at[seat] * 100);
    }
    fmt::print(std::cout, "\n");
  }
}

}  // namespace

void print_table(const arena::SimulateResult& result) {
  const std::string_view deals =
      result.games == result.deals ? "one game each" : "each deal in every rotation of the seats";
  fmt::print(std::cout, "{}, {} players: {} ({}, {}), seed {}\n\n", result.game, result.seats,
             arena::plural(result.games, "game"), arena::plural(result.deals, "deal"), deals,
             result.seed);
  print_players(result);
  fmt::print(std::cout, "\nturns {:.1f} on average, {} to {}; {:.1f} decisions; {} games cut off\n",
             result.turns, result.turns_low, result.turns_high, result.decisions, result.capped);
  fmt::print(std::cout, "{:.2f} s, {:.0f} decisions a second\n", result.seconds,
             result.decisions_per_second);
}

void print_luck(const arena::SimulateResult& result) {
  if (!result.luck) return;
  fmt::print(std::cout, "\n{:<28} {:>20} {:>20} {:>21} {:>11}\n", "without luck", wins(),
             std::string("less luck") + arena::kInBrackets,
             std::string("luck") + arena::kInBrackets, "as good as");
  for (const arena::PlayerScore& player : result.players) {
    const arena::WithoutLuck& without = *player.without_luck;
    fmt::print(std::cout, "{} {:>20} {:>20} {:>21} {:>11}\n", padded(visible(name_of(player)), 28),
               arena::percent_text(player.share), arena::percent_text(without.share),
               arena::points_text(without.luck), arena::games_text(without));
  }
  fmt::print(std::cout,
             "\nboth estimate the same where 0 lies in the interval of the luck; the last column: "
             "so many times as many games; judged by {}\n",
             arena::judge_text(*result.luck));
}

void print_uses(const arena::SimulateResult& result) {
  const double all = as_double(result.games) * result.seats;
  std::string statistic;
  for (const arena::Use& use : result.uses) {
    if (use.statistic != statistic) {
      statistic = use.statistic;
      fmt::print(std::cout, "\n{} {:>8} {:>8} {:>8} {:>20} {:>9}\n", padded(visible(statistic), 32),
                 "games", "seats", "times", wins(), "of seats");
    }
    fmt::print(std::cout, "  {} {:>7.1f}%", padded(visible(use.name), 30),
               100.0 * use.games / result.games);
    if (use.seats == 0) {
      fmt::print(std::cout, "\n");
      continue;
    }
    fmt::print(std::cout, " {:>7.1f}% {:>8.2f} {:>20} {:>9}\n", 100.0 * use.seats / all,
               as_double(use.times) / use.seats, arena::percent_text(use.share), use.seats);
  }
}

}  // namespace kaisho::cli
