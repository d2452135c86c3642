#include "arena/contest_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <set>
#include <string_view>

#include "core/fields.h"

namespace kaisho {
namespace {

constexpr std::size_t kLongestPart = 60;

// Closes what was opened for reading.
struct Opened {
  explicit Opened(const std::string& path) : file(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;
  ~Opened() {
    if (file >= 0) close(file);
  }
  int file;
};

std::unexpected<Error> fault_of(const std::string& code, const std::string& path) {
  return fail(code, "'" + path + "': " + std::strerror(errno) + ".");
}

Expected<std::string> read_all(int file, const std::string& path) {
  std::string text;
  std::array<char, 1U << 16U> chunk;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  while (true) {
    const ssize_t got = read(file, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return fault_of("no_file", path);
    if (got == 0) return text;
    text.append(chunk.data(), static_cast<std::size_t>(got));
  }
}

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

// The whole lines, each with its end taken off.
std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  return lines;
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

Expected<void> same_contest(const Contest& file, const Contest& wanted, const std::string& path) {
  const Json there = contest_json(file);
  const Json here = contest_json(wanted);
  for (const auto& [name, value] : here.items()) {
    if (there[name] == value) continue;
    return fail("other_contest", fmt::format("'{}' is of another contest: there {} is {}, here {}.",
                                             path, name, shown(there[name]), shown(value)));
  }
  return {};
}

}  // namespace

Expected<ContestResults> read_contest_file(const std::string& path) {
  const Opened opened(path);
  if (opened.file < 0) return fault_of("no_file", path);
  const Expected<std::string> text = read_all(opened.file, path);
  if (!text) return std::unexpected(text.error());
  return read_lines(lines_of(*text), path);
}

ContestFile::~ContestFile() {
  if (file_ >= 0) close(file_);
}

Expected<std::vector<ContestGame>> ContestFile::open(const std::string& path,
                                                     const Contest& contest) {
  path_ = path;
  contest_ = contest;
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file_ < 0) return fault_of("cannot_write", path);
  if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
    return fail("cannot_write", "'" + path + "' is being written by another contest.");
  }
  const Expected<std::string> text = read_all(file_, path);
  if (!text) return std::unexpected(text.error());
  const std::size_t end = text->rfind('\n');
  const std::size_t whole = end == std::string::npos ? 0 : end + 1;
  // A first line that was being written: only if that is what it is, lest it be somebody's text.
  const std::string first = json_text(contest_json(contest));
  if (whole == 0 && !first.starts_with(*text)) {
    return fail("bad_results", "'" + path + "' is no file of a contest.");
  }
  std::vector<ContestGame> games;
  if (whole > 0) {
    Expected<ContestResults> results = read_lines(lines_of(*text), path);
    if (!results) return std::unexpected(results.error());
    if (auto same = same_contest(results->contest, contest, path); !same) {
      return std::unexpected(same.error());
    }
    games = std::move(results->games);
  }
  if (ftruncate(file_, static_cast<off_t>(whole)) != 0 ||
      lseek(file_, static_cast<off_t>(whole), SEEK_SET) < 0) {
    return fault_of("cannot_write", path);
  }
  if (whole > 0) return games;
  if (auto written = write_line(contest_json(contest)); !written) {
    return std::unexpected(written.error());
  }
  return games;
}

Expected<void> ContestFile::add(const ContestGame& game) {
  return write_line(game_json(game, contest_));
}

Expected<void> ContestFile::write_line(const Json& json) {
  const std::string line = json_text(json) + "\n";
  std::size_t done = 0;
  while (done < line.size()) {
    const ssize_t written = write(file_, line.data() + done, line.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return fault_of("cannot_write", path_);
    done += static_cast<std::size_t>(written);
  }
  return {};
}

}  // namespace kaisho
