#include "arena/contest/contest_file.h"

#include <algorithm>
#include <set>
#include <span>
#include <string_view>

#include "core/reading/fields.h"
#include "core/values/how_many.h"
#include "games/standard.h"

namespace kaisho::arena {
namespace {

std::unexpected<Error> bad_line(const std::string& path, std::size_t line, Error error) {
  return std::unexpected(at_line("bad_results", path, line, std::move(error)));
}

Json game_json(const ContestGame& game, const Contest& contest) {
  const auto all = pairings(contest);
  const Pairing& pairing = pairing_of(all, game.deal);
  Json names = Json::array();
  const auto ways = seatings(contest);
  for (const bool own : ways[game.seating]) {
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
  const int ways = how_many(seatings(contest));
  ContestGame game{.deal = root["deal"].integer_as<std::uint64_t>(0, deals - 1),
                   .seating = root["seating"].integer_as<int>(0, ways - 1),
                   .outcome = {}};
  const Json& outcome_field = root["outcome"].json();
  if (faults.any()) return std::unexpected(faults.first());
  Expected<GameOutcome> outcome = read_outcome(outcome_field);
  if (!outcome) return std::unexpected(outcome.error());
  if (outcome->seats != contest.seats) {
    return fail("bad_field", "arena.seats",
                {{"expected", contest.seats}, {"found", outcome->seats}}, "outcome");
  }
  if (outcome->luck.has_value() != contest.luck.has_value()) {
    return fail("bad_field", contest.luck ? "arena.luck_missing" : "arena.luck_unjudged", {},
                "outcome.luck");
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
    root["deals"].fault("arena.deals_fixed", {{"found", root["deals"].shown()}});
  } else {
    contest.deals = root["deals"].integer_as<int>(contest.deals, kMaxDeals);
  }
  if (faults.any()) return std::unexpected(faults.first());
  return {};
}

Expected<ContestResults> read_lines(const std::vector<NumberedLine>& lines,
                                    const std::string& path) {
  if (lines.empty()) return fail("bad_results", "arena.no_contest", {{"path", path}});
  const Expected<Json> first = parse_json(lines[0].text);
  if (!first) return bad_line(path, lines[0].number, first.error());
  Expected<Contest> contest = read_contest(*first);
  if (!contest) return bad_line(path, lines[0].number, contest.error());
  ContestResults results{.contest = *std::move(contest), .games = {}};
  std::set<std::pair<std::uint64_t, int>> seen;
  for (const auto& [number, text] : std::span(lines).subspan(1)) {
    const Expected<Json> json = parse_json(text);
    if (!json) return bad_line(path, number, json.error());
    if (tells_change(*json)) {
      if (auto told = change(results.contest, *json); !told) {
        return bad_line(path, number, told.error());
      }
      continue;
    }
    Expected<ContestGame> game = read_game(*json, results.contest);
    if (!game) return bad_line(path, number, game.error());
    if (!seen.emplace(game->deal, game->seating).second) {
      return bad_line(path, number,
                      error_of("bad_results", "arena.game_repeated",
                               {{"deal", game->deal}, {"seating", game->seating}}));
    }
    results.games.push_back(*std::move(game));
  }
  return results;
}

std::unexpected<Error> other_program(const Contest& file, const std::string& path) {
  if (file.program.empty()) return fail("other_program", "arena.unnamed_program", {{"path", path}});
  return fail("other_program", "arena.other_program", {{"path", path}, {"found", file.program}});
}

// Once an edition was named by the hash of all that stands in it.
bool is_same_edition(const Contest& file, const Contest& wanted) {
  if (file.edition && wanted.edition) return *file.edition == *wanted.edition;
  return !file.edition && !wanted.edition &&
         values_hash_of(file.game, file.edition_hash) == wanted.edition_hash;
}

// The lines by which the file's contest becomes the wanted one.
Expected<std::vector<Json>> changes(const Contest& file, const Contest& wanted,
                                    const std::string& path, OtherProgram other) {
  std::vector<Json> lines;
  Json there = contest_json(file);
  Json here = contest_json(wanted);
  for (Json* json : {&there, &here}) json->emplace("luck", nullptr);  // where nobody judges it
  for (const auto& [name, value] : here.items()) {
    if (there[name] == value) continue;
    if (name == "edition_hash" && is_same_edition(file, wanted)) continue;
    const bool more = name == "deals" && !wanted.sprt && wanted.deals > file.deals;
    if (more || name == "program") {
      lines.push_back({{name, value}});
      continue;
    }
    return fail("other_contest", "arena.other_contest",
                {{"path", path},
                 {"name", name},
                 {"there", json_text(there[name])},
                 {"here", json_text(value)}});
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
  // A torn first line may be dropped only if it begins as ours would; it could be any text.
  const std::string first = json_text(contest_json(contest));
  const std::size_t begin = std::min(text->find_first_not_of(" \t\r\n"), text->size());
  if (whole.empty() && !first.starts_with(std::string_view(*text).substr(begin))) {
    return fail("bad_results", "arena.contest_file", {{"path", path}});
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
  if (auto fine = file_.resume(*text); !fine) return std::unexpected(fine.error());
  for (const Json& line : lines) {
    if (auto written = file_.add(line); !written) return std::unexpected(written.error());
  }
  return games;
}

Expected<void> ContestFile::add(const ContestGame& game) {
  return file_.add(game_json(game, contest_));
}

}  // namespace kaisho::arena
