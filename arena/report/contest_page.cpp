#include "arena/report/contest_page.h"

#include "arena/report/contest_plots.h"
#include "arena/report/contest_tables.h"

namespace kaisho::arena {
namespace {

Section again(const ContestReport& report) {
  const Contest& contest = report.contest;
  std::string body = code_html(contest_command(contest));
  body += paragraph_html(
      "The same command plays the same games, as long as no player thinks by the clock and rules, "
      "edition, the players' weights and the program are the same.");
  if (contest.edition) {
    body += paragraph_html("FILE is the edition with the hash below; the results file holds it.");
  }
  Grid grid{.columns = {"what", "is"},
            .rows = {{"seed", std::to_string(contest.seed)},
                     {"rules version", std::to_string(contest.rules_version)},
                     {"edition", contest.edition_hash},
                     {"players' weights", contest.weights_hash},
                     {"program", contest.program.empty() ? "-" : contest.program}}};
  if (contest.luck) grid.rows.push_back({"judge of luck", judge_text(*contest.luck)});
  body += grid_html(grid);
  return {"To play it again", std::move(body)};
}

}  // namespace

std::string contest_page(const ContestReport& report) {
  std::vector<Section> sections;
  if (const std::string sentence = sprt_sentence(report); !sentence.empty()) {
    sections.push_back({"Sequential test", paragraph_html(sentence)});
  }
  for (const ContestTable& table : contest_tables(report)) {
    std::string body = table.note.empty() ? "" : paragraph_html(table.note);
    body += grid_html(table.grid);
    for (const std::string& line : table.lines) body += code_html(line);
    sections.push_back({table.title, std::move(body)});
  }
  if (std::string plots = contest_plots(report); !plots.empty()) {
    sections.push_back({"Plots", std::move(plots)});
  }
  sections.push_back(again(report));
  return page_html("Contest: " + report.contest.game, contest_summary(report), sections);
}

}  // namespace kaisho::arena
