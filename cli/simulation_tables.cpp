#include "cli/simulation_tables.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace kaisho::cli {
namespace {

// Nothing of what is certain.
std::string ends(const Interval& share) {
  if (share.low == share.high) return "";
  return fmt::format("{:.1f}% - {:.1f}%", share.low * 100, share.high * 100);
}

void print_players(const SimulateResult& result) {
  fmt::print("{:<28} {:>6} {:>16} {:>8} {:>8}", "player", "wins", "95% interval", "score",
             "margin");
  for (int seat = 0; seat < result.seats; ++seat)
    fmt::print(" {:>7}", fmt::format("seat {}", seat));
  fmt::print("\n");
  for (const PlayerScore& player : result.players) {
    const std::string name =
        player.seats > 1 ? fmt::format("{} ({} seats)", player.name, player.seats) : player.name;
    fmt::print("{:<28} {:>5.1f}% {:>16} {:>8.2f} {:>+8.2f}", name, player.share.mean * 100,
               ends(player.share), player.score, player.margin);
    for (int seat = 0; seat < result.seats; ++seat) {
      fmt::print(" {:>6.1f}%", player.at[static_cast<std::size_t>(seat)] * 100);
    }
    fmt::print("\n");
  }
}

}  // namespace

void print_table(const SimulateResult& result) {
  const std::string_view deals = result.games == result.deals
                                     ? "each of another deal"
                                     : "each deal in every rotation of the seats";
  fmt::print("{}, {} players: {} games ({} deals, {}), seed {}\n\n", result.game, result.seats,
             result.games, result.deals, deals, result.seed);
  print_players(result);
  fmt::print("\nturns {:.1f} on average, {} to {}; {:.1f} decisions; {} games cut off\n",
             result.turns, result.turns_low, result.turns_high, result.decisions, result.capped);
  fmt::print("{:.2f} s, {:.0f} decisions a second\n", result.seconds, result.decisions_per_second);
}

void print_uses(const SimulateResult& result) {
  const double all = static_cast<double>(result.games) * result.seats;
  std::string statistic;
  for (const Use& use : result.uses) {
    if (use.statistic != statistic) {
      statistic = use.statistic;
      fmt::print("\n{:<32} {:>8} {:>8} {:>8} {:>8} {:>16}\n", statistic, "games", "seats", "times",
                 "wins", "95% interval");
    }
    fmt::print("  {:<30} {:>7.1f}%", use.name, 100.0 * use.games / result.games);
    if (use.seats == 0) {
      fmt::print("\n");
      continue;
    }
    fmt::print(" {:>7.1f}% {:>8.2f} {:>7.1f}% {:>16}\n", 100.0 * use.seats / all,
               static_cast<double>(use.times) / use.seats, use.share.mean * 100, ends(use.share));
  }
}

}  // namespace kaisho::cli
