#include "cli/review_page.h"

#include <fmt/format.h>

#include <memory>

#include "arena/report/page.h"
#include "arena/report/plots.h"
#include "cli/game_words.h"
#include "cli/texts.h"
#include "core/editions/component_text.h"
#include "core/values/real.h"
#include "games/terminal.h"
#include "review/summary.h"

namespace kaisho::cli {
namespace {

using arena::Grid;
using review::TurnSummary;

std::string percent(double share) { return fmt::format("{:.0f}", share * 100); }
std::string exact_percent(double share) { return fmt::format("{:.1f}", share * 100); }
std::string signed_percent(double share) { return with_minus(fmt::format("{:+.1f}", share * 100)); }

// The page in one language.
class Page {
 public:
  Page(const ReviewedGame& game, const std::string& language)
      : game_(game),
        language_(language),
        edition_(filled_edition(game.game->edition().json)),
        texts_(texts_of(game.game->info().id, language)),
        board_(terminal_board(game.game->info().id, {edition_, texts_, style_, language_})),
        names_(names_of(game)),
        words_(*board_, texts_, names_) {}

  arena::PageText text() const {
    const review::Review& review = game_.review;
    return {
        .language = language_,
        .name = said("language"),
        .title = said("title", {std::string(game_.game->info().id)}),
        .lead = said(review.has_net ? "lead" : "lead_without_net",
                     {fmt::format("{}", fmt::join(names_, ", ")),
                      fmt::format("{}", review.options.budget.simulations)}),
        .sections = {{.title = said("chances"), .body = chances()},
                     {.title = said("turning_points"), .body = turning_points()},
                     {.title = said("mistakes"), .body = mistakes()},
                     {.title = said("account"),
                      .body = arena::paragraph_html(said("account_text")) + accounts()},
                     {.title = said("decisions"), .body = losses()},
                     {.title = said("moves"), .body = moves()}},
    };
  }

 private:
  std::vector<std::string> names_of(const ReviewedGame& game) const {
    std::vector<std::string> names = game.names;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
      if (names[seat].empty()) names[seat] = said("seat", {fmt::format("{}", seat + 1)});
    }
    return names;
  }

  std::string said(std::string_view key, const std::vector<std::string>& values = {}) const {
    return texts_(fmt::format("review.{}", key), values);
  }

  std::string move_words(std::size_t step) const {
    const review::Decision& decision = game_.decisions[step];
    return words_.move(game_.game->move_json(decision.before, decision.move));
  }

  // The moves that follow each other from a decision on. What is not legal there, as hidden things
  // came out otherwise, stays as it is written.
  std::string line_words(std::size_t step, const std::vector<std::string>& line) const {
    Position position = game_.decisions[step].before;
    std::vector<std::string> said;
    for (const std::string& text : line) {
      const Expected<Move> move = legal_move(*game_.game, position, text);
      if (!move) return fmt::format("{}; {}", fmt::join(said, "; "), text);
      said.push_back(words_.move(game_.game->move_json(position, *move)));
      game_.game->apply(position, *move, nullptr);
    }
    return fmt::format("{}", fmt::join(said, "; "));
  }

  std::string chances() const {
    const auto& steps = game_.review.steps;
    std::vector<arena::NamedLine> lines;
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      arena::NamedLine& line = lines.emplace_back(names_[seat]);
      for (const TurnSummary& turn : review::turns_of(game_.review)) {
        line.values.push_back(as_double(steps[turn.first].ledger.before[seat]));
      }
      line.values.push_back(as_double(steps.back().ledger.after[seat]));
    }
    const arena::Scale across{.label = said("turns_played"), .whole = true};
    const arena::Scale up{.label = said("share"), .percent = true, .low = 0, .high = 1};
    const arena::Caption caption{.title = {}, .text = said("chances_text")};
    return figure_html(arena::lines_plot(caption, lines, across, up), said("numbers"));
  }

  std::string turning_points() const {
    std::string html;
    for (const TurnSummary& turn : review::turning_points(game_.review, kTurningPoints)) {
      const auto seat = static_cast<std::size_t>(turn.seat);
      const auto& steps = game_.review.steps;
      html += arena::paragraph_html(
          said("turning_point",
               {fmt::format("{}", turn.first + 1), names_[seat],
                percent(as_double(steps[turn.first].ledger.before[seat])),
                percent(as_double(steps[turn.last].ledger.after[seat])), move_words(turn.first)}));
    }
    return html;
  }

  std::string mistakes() const {
    std::string html;
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      const auto turns = review::worst_turns(game_.review, static_cast<Seat>(seat), kWorstTurns);
      if (turns.empty()) html += arena::paragraph_html(said("no_mistake", {names_[seat]}));
      for (const TurnSummary& turn : turns) html += mistake(turn);
    }
    return html;
  }

  std::string mistake(const TurnSummary& turn) const {
    const std::size_t worst = review::worst_of(game_.review, turn);
    const review::Verdict& verdict = *game_.review.steps[worst].verdict;
    return arena::paragraph_html(
        said("mistake", {fmt::format("{}", worst + 1), names_[static_cast<std::size_t>(turn.seat)],
                         exact_percent(turn.lost), mark_words(verdict.mark), move_words(worst),
                         line_words(worst, verdict.candidates.front().line)}));
  }

  std::string mark_words(review::Mark mark) const {
    return said(fmt::format("mark.{}", review::name_of(mark)));
  }

  std::string accounts() const {
    Grid grid{.columns = {said("player"), said("start"), said("own"), said("others"), said("luck"),
                          said("end")},
              .rows = {}};
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      const review::Account& account = game_.review.ledger[seat];
      grid.rows.push_back({names_[seat], exact_percent(account.start), signed_percent(account.own),
                           signed_percent(account.others), signed_percent(account.luck),
                           exact_percent(account.end)});
    }
    return arena::grid_html(grid);
  }

  std::string losses() const {
    using enum review::Mark;
    constexpr std::array kColumns = {kInaccuracy, kMistake, kBlunder, kMissedWin};
    Grid grid{.columns = {said("player"), said("unforced"), said("lost"), said("each")},
              .rows = {}};
    for (const review::Mark mark : kColumns) grid.columns.push_back(mark_words(mark));
    std::size_t seat = 0;
    for (const review::SeatSummary& summary : seat_summaries(game_.review)) {
      const auto rate = summary.all.rate();
      std::vector<std::string>& row = grid.rows.emplace_back();
      row = {names_[seat++], fmt::format("{}", summary.all.decisions),
             exact_percent(summary.all.lost), rate ? exact_percent(*rate) : "–"};
      for (const review::Mark mark : kColumns) {
        row.push_back(fmt::format("{}", summary.all.marks[std::to_underlying(mark)]));
      }
    }
    return arena::grid_html(grid);
  }

  std::string moves() const {
    Grid grid{.columns = {said("move"), said("share"), said("mark_column"), said("lost")},
              .rows = {}};
    for (std::size_t i = 0; i < game_.review.steps.size(); ++i) {
      const review::Step& step = game_.review.steps[i];
      const auto seat = static_cast<std::size_t>(step.seat);
      const bool judged = step.verdict && step.verdict->mark != review::Mark::kForced;
      grid.rows.push_back(
          {fmt::format("{}. {}: {}", i + 1, names_[seat], move_words(i)),
           percent(as_double(step.ledger.before[seat])),
           judged ? mark_words(step.verdict->mark) : std::string(),
           judged ? exact_percent(as_double(step.verdict->loss.lost())) : std::string()});
    }
    return arena::grid_html(grid);
  }

  const ReviewedGame& game_;
  std::string language_;
  Json edition_;  // with its texts filled in
  Texts texts_;
  Style style_{false};
  std::unique_ptr<TerminalBoard> board_;
  std::vector<std::string> names_;
  GameWords words_;
};

}  // namespace

std::string review_page(const ReviewedGame& game) {
  std::vector<arena::PageText> texts;
  for (const std::string& language : languages()) texts.push_back(Page(game, language).text());
  return arena::page_html(texts);
}

}  // namespace kaisho::cli
