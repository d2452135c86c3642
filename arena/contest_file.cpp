#include "arena/contest_file.h"

#include <fmt/format.h>

#include <set>
#include <string_view>

#include "core/fields.h"

namespace kaisho {
namespace {

constexpr std::size_t kLongestPart = 60;

std::unexpected<Error> bad_line(const std::string& path, std::size_t line, const Error& error) {
  const std::string where = error.where.empty() ? "" : error.where + ": ";
  return fail("bad_results",
              "'" + path + "', line " + std::to_string(line) + ": " + where + error.message);
}

Json game_json(const ContestGame& game, const Contest& contest) {
  const auto all = pairings(contest);
  const Pairing& pairing = pairing_of(all, game.deal);
  Json names = Json::array();
  const auto ways = seatings(contest);
  for (const bool own : ways[static_cast<std::size_t>(game.seating)]) {
    names.push_back(contest.players[own ? pairing.a : pairing.b].name);
  }
  return {{"deal", game.deal},
          {"seating", game.seating},
          {"players", std::move(names)},
          {"outcome", outcome_json(game.outcome)}};
}

Expected<ContestGame> read_game(const Json& json, const Contest& contest) {
  Faults faults;
  const Field root(json, faults);
  root.only({"deal", "seating", "players", "outcome"});
  const auto deals = static_cast<std::int64_t>(deals_in_all(contest));
  const auto ways = static_cast<std::int64_t>(seatings(contest).size());
  ContestGame game{.deal = static_cast<std::uint64_t>(root["deal"].integer(0, deals - 1)),
                   .seating = static_cast<int>(root["seating"].integer(0, ways - 1)),
                   .outcome = {}};
  const Json& outcome_field = root["outcome"].json();
  if (faults.any()) return std::unexpected(faults.first());
  Expected<GameOutcome> outcome = read_outcome(outcome_field);
  if (!outcome) return std::unexpected(outcome.error());
  if (outcome->seats != contest.seats) {
    return fail("bad_field", "The game has another number of seats than the contest.", "outcome");
  }
  game.outcome = *std::move(outcome);
  return game;
}

// A line that says what changed from here on; see the head of the header.
bool tells_change(const Json& json) {
  return json.is_object() && json.size() == 1 &&
         (json.contains("deals") || json.contains("program"));
}

Expected<void> change(Contest& contest, const Json& json) {
  Faults faults;
  const Field root(json, faults);
  if (root.has("program")) {
    contest.program = root["program"].text();
  } else if (contest.sprt) {
    root["deals"].fault("bad_field", "A contest with a sequential test is given no more deals.");
  } else {
    contest.deals = static_cast<int>(root["deals"].integer(contest.deals, kMostDeals));
  }
  if (faults.any()) return std::unexpected(faults.first());
  return {};
}

Expected<ContestResults> read_lines(const std::vector<std::string_view>& lines,
                                    const std::string& path) {
  if (lines.empty()) return fail("bad_results", "'" + path + "' has no line with a contest.");
  const Expected<Json> first = parse_json(lines[0]);
  if (!first) return bad_line(path, 1, first.error());
  Expected<Contest> contest = read_contest(*first);
  if (!contest) return bad_line(path, 1, contest.error());
  ContestResults results{.contest = *std::move(contest), .games = {}};
  std::set<std::pair<std::uint64_t, int>> seen;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const Expected<Json> json = parse_json(lines[i]);
    if (!json) return bad_line(path, i + 1, json.error());
    if (tells_change(*json)) {
      if (auto told = change(results.contest, *json); !told) {
        return bad_line(path, i + 1, told.error());
      }
      continue;
    }
    Expected<ContestGame> game = read_game(*json, results.contest);
    if (!game) return bad_line(path, i + 1, game.error());
    if (!seen.emplace(game->deal, game->seating).second) {
      return bad_line(path, i + 1, {"bad_results", "This game is there already.", ""});
    }
    results.games.push_back(*std::move(game));
  }
  return results;
}

std::string shown(const Json& json) {
  const std::string text = json_text(json);
  return text.size() <= kLongestPart ? text : text.substr(0, kLongestPart) + "…";
}

std::unexpected<Error> other_program(const Contest& file, const std::string& path) {
  const std::string who = file.program.empty() ? "an earlier program, which did not write its name"
                                               : "another program (" + file.program + ")";
  return fail(
      "other_program",
      fmt::format("The games of '{}' were played by {}; the players of this one may differ by "
                  "the same names. Begin another file, or mix them with --other-program.",
                  path, who));
}

// The lines by which the file's contest becomes the wanted one.
Expected<std::vector<Json>> changes(const Contest& file, const Contest& wanted,
                                    const std::string& path, OtherProgram other) {
  std::vector<Json> lines;
  const Json there = contest_json(file);
  const Json here = contest_json(wanted);
  for (const auto& [name, value] : here.items()) {
    if (there[name] == value) continue;
    const bool more = name == "deals" && !wanted.sprt && wanted.deals > file.deals;
    if (more || name == "program") {
      lines.push_back({{name, value}});
      continue;
    }
    return fail("other_contest", fmt::format("'{}' is of another contest: there {} is {}, here {}.",
                                             path, name, shown(there[name]), shown(value)));
  }
  if (file.program != wanted.program && other == OtherProgram::kRefuse) {
    return other_program(file, path);
  }
  return lines;
}

}  // namespace

Expected<ContestResults> read_contest_file(const std::string& path) {
  const Expected<std::string> text = read_lines_file(path);
  if (!text) return std::unexpected(text.error());
  return read_lines(whole_lines(*text), path);
}

Expected<std::vector<ContestGame>> ContestFile::open(const std::string& path,
                                                     const Contest& contest, OtherProgram other) {
  contest_ = contest;
  const Expected<std::string> text = file_.open(path);
  if (!text) return std::unexpected(text.error());
  const auto whole = whole_lines(*text);
  // A first line that was being written: only if that is what it is, lest it be somebody's text.
  const std::string first = json_text(contest_json(contest));
  if (whole.empty() && !first.starts_with(*text)) {
    return fail("bad_results", "'" + path + "' is no file of a contest.");
  }
  std::vector<ContestGame> games;
  std::vector<Json> lines = {contest_json(contest)};
  if (!whole.empty()) {
    Expected<ContestResults> results = read_lines(whole, path);
    if (!results) return std::unexpected(results.error());
    Expected<std::vector<Json>> changed = changes(results->contest, contest, path, other);
    if (!changed) return std::unexpected(changed.error());
    lines = *std::move(changed);
    games = std::move(results->games);
  }
  if (auto fine = file_.go_on(*text); !fine) return std::unexpected(fine.error());
  for (const Json& line : lines) {
    if (auto written = file_.add(line); !written) return std::unexpected(written.error());
  }
  return games;
}

Expected<void> ContestFile::add(const ContestGame& game) {
  return file_.add(game_json(game, contest_));
}

}  // namespace kaisho
