#include "arena/report/contest_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "arena/programs/command_spec.h"
#include "arena/statistics/interval_text.h"
#include "core/reading/hex.h"

namespace kaisho::arena {
namespace {

using Row = std::vector<std::string>;

constexpr std::string_view kNone = "-";

std::string headed(const char* name) { return std::string(name) + kInBrackets; }

std::string pair_name(const Contest& contest, const Pairing& pairing) {
  return contest.players[pairing.a].name + " - " + contest.players[pairing.b].name;
}

std::string tables_of(const Contest& contest) {
  if (contest.seats == 2) return "Each deal is played in both seatings.";
  if (own_seats(contest) == 2) {
    return "Two seats of the first against two of the second; each deal is played in all six "
           "seatings.";
  }
  return fmt::format(
      "One seat of the first among {} of the second; each deal is played with the first in every "
      "seat.",
      contest.seats - 1);
}

// What an interval does not say of games that a test has ended.
std::string stop_note(const ContestReport& report) {
  if (!report.stopped_by_test()) return "";
  return " The sequential test ended the games as soon as they spoke clearly enough, but the "
         "intervals are those of a fixed number of games: on average, share and Elo lie farther on "
         "the side of the verdict than the truth, and the intervals look surer than they are.";
}

ContestTable pairings_table(const ContestReport& report) {
  const Contest& contest = report.contest;
  ContestTable table{
      .title = "Pairings",
      .note = fmt::format("Share of the victory of a seat of the first player; {} is even. {} The "
                          "95% interval takes a deal, not a game, for the unit of evidence.{}",
                          percent_text(1.0 / contest.seats), tables_of(contest), stop_note(report)),
      .grid = {.columns = {"pairing", headed("share"), "rank", "margin"}, .rows = {}}};
  const bool elo = contest.seats == 2;
  if (elo) table.grid.columns.push_back(headed("Elo"));
  table.grid.columns.insert(table.grid.columns.end(), {"deals", "games"});
  for (const PairingReport& pairing : report.pairings) {
    Row row = {pair_name(contest, pairing.pairing)};
    if (pairing.deals == 0) {
      row.resize(table.grid.columns.size() - 2, std::string(kNone));
    } else {
      row.insert(row.end(), {percent_text(pairing.share), fmt::format("{:.2f}", pairing.rank),
                             fmt::format("{:+.2f}", pairing.margin)});
      if (pairing.elo) row.push_back(elo_text(*pairing.elo));
    }
    row.push_back(std::to_string(pairing.deals));
    row.push_back(std::to_string(pairing.games));
    table.grid.rows.push_back(std::move(row));
  }
  return table;
}

ContestTable luck_table(const ContestReport& report) {
  const Contest& contest = report.contest;
  ContestTable table{
      .title = "Without luck",
      .note = fmt::format(
          "The share as it was won, and less the luck of the player in it: what draws, shuffles "
          "and "
          "reveals gave it more than was to be expected. Where 0 lies in the interval of the luck, "
          "both estimate the same; where it does not, the luck is not fair, and only the share as "
          "it "
          "was won can be relied on. The last column says how many times as many games the first "
          "would need for an interval as narrow as the second's. Judged by {}.",
          judge_text(*contest.luck)),
      .grid = {.columns = {"pairing", headed("share"), headed("share without luck"), headed("luck"),
                           "as good as"},
               .rows = {}}};
  for (const PairingReport& pairing : report.pairings) {
    Row row = {pair_name(contest, pairing.pairing)};
    if (pairing.without_luck) {
      const WithoutLuck& without = *pairing.without_luck;
      row.insert(row.end(), {percent_text(pairing.share), percent_text(without.share),
                             points_text(without.luck), games_text(without)});
    } else {
      row.resize(table.grid.columns.size(), std::string(kNone));
    }
    table.grid.rows.push_back(std::move(row));
  }
  return table;
}

ContestTable seats_table(const ContestReport& report) {
  ContestTable table{
      .title = "By seat",
      .note = "The same of the first player in each seat, by the games in which it sat there.",
      .grid = {.columns = {"pairing", "seat", headed("share"), "rank", "margin"}, .rows = {}}};
  for (const PairingReport& pairing : report.pairings) {
    for (int seat = 0; seat < report.contest.seats; ++seat) {
      Row row = {pair_name(report.contest, pairing.pairing), std::to_string(seat)};
      const SeatReport& at = pairing.at[seat];
      if (pairing.deals == 0) {
        row.resize(table.grid.columns.size(), std::string(kNone));
      } else {
        row.insert(row.end(), {percent_text(at.share), fmt::format("{:.2f}", at.rank),
                               fmt::format("{:+.2f}", at.margin)});
      }
      table.grid.rows.push_back(std::move(row));
    }
  }
  return table;
}

// The first player's is 0 for certain.
std::string rating_text(const Rating& rating, std::size_t player) {
  if (!rating.elo) return std::string(kNone);
  if (player == 0) return elo_text(*rating.elo);
  if (!rating.low) return elo_text(*rating.elo) + " [open]";
  return elo_text(Interval{*rating.elo, *rating.low, *rating.high});
}

ContestTable ratings_table(const ContestReport& report) {
  const Contest& contest = report.contest;
  ContestTable table{.title = "Rating",
                     .note = fmt::format("Elo from all pairings together, {} at 0; 400 points are "
                                         "odds of ten to one, seat against seat.",
                                         contest.players[0].name),
                     .grid = {.columns = {"player", headed("Elo")}, .rows = {}}};
  std::vector<std::size_t> order(contest.players.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto strength = [&](std::size_t i) { return report.ratings[i].elo.value_or(-1e9); };
  std::ranges::stable_sort(order, std::ranges::greater(), strength);
  for (const std::size_t player : order) {
    const Rating& rating = report.ratings[player];
    table.grid.rows.push_back({contest.players[player].name, rating_text(rating, player)});
  }
  return table;
}

ContestTable matrix_table(const ContestReport& report) {
  const Contest& contest = report.contest;
  const std::size_t players = contest.players.size();
  const auto cells = share_matrix(report);
  ContestTable table{.title = "Matrix",
                     .note =
                         "Share of the victory of a seat of the row's player against the "
                         "column's.",
                     .grid = {.columns = {"player"}, .rows = {}}};
  for (std::size_t i = 0; i < players; ++i) {
    table.grid.columns.push_back(contest.players[i].name);
    Row row = {contest.players[i].name};
    for (std::size_t j = 0; j < players; ++j) {
      const std::optional<double>& cell = cells[i * players + j];
      row.push_back(cell ? percent_text(*cell) : std::string(kNone));
    }
    table.grid.rows.push_back(std::move(row));
  }
  return table;
}

// Whose strength no option of the contest sets.
std::string budget_note(const Contest& contest) {
  const bool own = std::ranges::any_of(contest.players, [](const NamedPlayer& player) {
    return player.spec.starts_with("level") || is_command(player.spec);
  });
  return own ? "Levels think as long as they are made to, and programs as long as they like: the "
               "budget "
               "that stands in their spec they are told, and nobody measures it."
             : "";
}

ContestTable players_table(const ContestReport& report) {
  ContestTable table{.title = "Players",
                     .note = budget_note(report.contest),
                     .grid = {.columns = {"player", "spec", "forfeits"}, .rows = {}}};
  for (std::size_t i = 0; i < report.contest.players.size(); ++i) {
    int forfeits = 0;
    for (const PairingReport& pairing : report.pairings) {
      if (pairing.pairing.a == i) forfeits += pairing.forfeits_a;
      if (pairing.pairing.b == i) forfeits += pairing.forfeits_b;
    }
    const NamedPlayer& player = report.contest.players[i];
    table.grid.rows.push_back({player.name, player.spec, std::to_string(forfeits)});
  }
  return table;
}

// What makes `kaisho engine` stand where a game was forfeited.
std::vector<std::string> lines_to(const ForfeitReport& forfeit, const Contest& contest) {
  Json begin = {{"type", "new"},
                {"game", contest.game},
                {"players", contest.seats},
                {"seed", key_text(forfeit.seed)}};
  Json& options = begin["options"];
  options["turn_cap"] = contest.turn_cap;
  options["variants"] = contest.variants;
  std::vector<std::string> lines = {json_text(begin)};
  if (!forfeit.moves.empty()) {
    lines.push_back(json_text({{"type", "play"}, {"moves", forfeit.moves}}));
  }
  return lines;
}

std::string verdict_text(const SprtReport& sprt) {
  switch (sprt.verdict) {
    case Verdict::kUndecided: return "not decided";
    case Verdict::kForfeits:
      return fmt::format(
          "no verdict, for it would rest on forfeits, of which there were some in {} "
          "deals,",
          sprt.forfeited);
    case Verdict::kH0:
    case Verdict::kH1: break;
  }
  return fmt::format("{} is accepted", verdict_name(sprt.verdict));
}

ContestTable forfeits_table(const ContestReport& report) {
  const Contest& contest = report.contest;
  ContestTable table{
      .title = "Forfeits",
      .note = contest.edition
                  ? "Why, after how many moves of which deal, and how long the player took for the "
                    "decision in which it failed; of the first few. --records keeps the games "
                    "whole."
                  : "Why, after how many moves of which deal, and how long the player took for the "
                    "decision in which it failed; of the first few. The lines below give kaisho "
                    "engine the positions, one after the other.",
      .grid = {.columns = {"reason", "deal", "seating", "seat", "moves", "took"}, .rows = {}}};
  for (const ForfeitReport& forfeit : report.forfeits) {
    table.grid.rows.push_back({contest.players[forfeit.player].name + ": " + forfeit.reason,
                               std::to_string(forfeit.deal), std::to_string(forfeit.seating),
                               std::to_string(forfeit.seat), std::to_string(forfeit.moves.size()),
                               fmt::format("{} ms", forfeit.took_ms)});
    if (contest.edition) continue;
    for (std::string& line : lines_to(forfeit, contest)) table.lines.push_back(std::move(line));
  }
  return table;
}

}  // namespace

std::vector<ContestTable> contest_tables(const ContestReport& report) {
  std::vector<ContestTable> tables = {pairings_table(report)};
  if (report.contest.luck) tables.push_back(luck_table(report));
  tables.push_back(seats_table(report));
  if (report.contest.players.size() > 2) {
    tables.push_back(ratings_table(report));
    tables.push_back(matrix_table(report));
  }
  tables.push_back(players_table(report));
  if (!report.forfeits.empty()) tables.push_back(forfeits_table(report));
  return tables;
}

std::string contest_summary(const ContestReport& report) {
  const Contest& contest = report.contest;
  std::string text = fmt::format("{}, {} seats, {}: {} games counted", contest.game, contest.seats,
                                 kind_name(contest.kind), report.games);
  if (!report.complete()) text += fmt::format(" of {}", report.games_in_all);
  text += fmt::format(", seed {}, edition {}, rules {}.", contest.seed, contest.edition_hash,
                      contest.rules_version);
  if (report.turns.empty()) return text;
  text += fmt::format(" Turns {:.1f} on average, {} to {}; {:.1f} decisions; {} games cut off.",
                      report.turns.mean(), report.turns.least(), report.turns.most(),
                      report.decisions, report.capped);
  return text;
}

std::string sprt_sentence(const ContestReport& report) {
  if (!report.sprt) return "";
  const SprtBounds& bounds = *report.contest.sprt;
  const SprtReport& sprt = *report.sprt;
  const std::string verdict = verdict_text(sprt);
  return fmt::format(
      "Sequential test, H0 {:g} Elo, H1 {:g} Elo, errors {:g} and {:g}: {} after {} deals, log "
      "likelihood ratio {:.2f} between {:.2f} and {:.2f}.",
      bounds.elo0, bounds.elo1, bounds.alpha, bounds.beta, verdict, sprt.groups, sprt.llr,
      sprt.lower, sprt.upper);
}

}  // namespace kaisho::arena
