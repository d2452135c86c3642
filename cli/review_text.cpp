#include "cli/review_text.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <iostream>

#include "arena/report/plural.h"
#include "core/characters/visible.h"
#include "core/terminal/columns.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "review/summary.h"

namespace kaisho::cli {
namespace {

using review::Mark;

std::string name_of(const ReviewedGame& game, Seat seat) {
  const std::string& name = game.names[seat];
  return name.empty() ? fmt::format("seat {}", seat) : visible(name);
}

std::string move_of(const ReviewedGame& game, std::size_t i) {
  return game.game->move_text(game.decisions[i].before, game.decisions[i].move);
}

void print_accounts(const ReviewedGame& game) {
  fmt::print(std::cout, "{:<20} {:>7} {:>9} {:>9} {:>9} {:>7}\n", "percent of victory", "start",
             "own", "others", "luck", "end");
  for (const Seat seat : every_seat(game.review.seats)) {
    const review::Account& account = game.review.ledger[seat];
    fmt::print(std::cout, "{} {:>7.1f} {:>+9.1f} {:>+9.1f} {:>+9.1f} {:>7.1f}\n",
               padded(cut(name_of(game, seat), 20), 20), account.start * 100, account.own * 100,
               account.others * 100, account.luck * 100, account.end * 100);
  }
}

void print_losses(const ReviewedGame& game) {
  fmt::print(std::cout, "\n{:<20} {:>9} {:>6} {:>9} {:>8} {:>8} {:>11} {:>5}\n", "decisions",
             "unforced", "lost", "inaccur.", "mistakes", "blunders", "missed wins", "each");
  Seat seat = 0;
  for (const review::SeatSummary& summary : seat_summaries(game.review)) {
    const auto of = [&](Mark mark) { return summary.all.marks[std::to_underlying(mark)]; };
    const auto rate = summary.all.rate();
    fmt::print(std::cout, "{} {:>9} {:>5.1f}% {:>9} {:>8} {:>8} {:>11} {:>5}\n",
               padded(cut(name_of(game, seat++), 20), 20), summary.all.decisions,
               summary.all.lost * 100, of(Mark::kInaccuracy), of(Mark::kMistake),
               of(Mark::kBlunder), of(Mark::kMissedWin),
               rate ? fmt::format("{:.2f}%", *rate * 100) : "-");
  }
}

void print_turning_points(const ReviewedGame& game) {
  fmt::print(std::cout, "\nturning points\n");
  for (const review::TurnSummary& turn : turning_points(game.review, kTurningPoints)) {
    const auto seat = static_cast<std::size_t>(turn.seat);
    const float from = game.review.steps[turn.first].ledger.before[seat];
    const float to = game.review.steps[turn.last].ledger.after[seat];
    fmt::print(std::cout, "  move {}: {} went from {:.0f}% to {:.0f}% ({})\n", turn.first + 1,
               name_of(game, turn.seat), from * 100, to * 100, move_of(game, turn.first));
  }
}

std::string in_one_line(const std::vector<std::string>& line) {
  return fmt::format("{}", fmt::join(line, "; "));
}

void print_worst_turns(const ReviewedGame& game, Seat seat) {
  for (const review::TurnSummary& turn : worst_turns(game.review, seat, kWorstTurns)) {
    const std::size_t i = review::worst_of(game.review, turn);
    const review::Verdict& verdict = *game.review.steps[i].verdict;
    fmt::print(std::cout, "  move {}: {} lost {:.1f}% of the victory ({}): {}; better: {}\n", i + 1,
               name_of(game, seat), turn.lost * 100, review::name_of(verdict.mark),
               move_of(game, i), in_one_line(verdict.candidates.front().line));
  }
}

}  // namespace

void print_review(const ReviewedGame& game) {
  const review::Review& review = game.review;
  fmt::print(std::cout, "{}, {} players: {}, {} simulations, {}\n\n", game.game->info().id,
             review.seats, arena::plural(how_many(review.steps), "decision"),
             review.options.budget.simulations,
             review.has_net ? "judged by the net" : "judged without a net");
  print_accounts(game);
  print_losses(game);
  print_turning_points(game);
  fmt::print(std::cout, "\nworst turns\n");
  for (const Seat seat : every_seat(review.seats)) print_worst_turns(game, seat);
}

}  // namespace kaisho::cli
