#include "cli/contest_records.h"

#include <fmt/format.h>

#include <filesystem>
#include <regex>
#include <set>

#include "arena/files/json_file.h"
#include "arena/play/match.h"
#include "cli/files.h"
#include "core/reading/fault.h"
#include "engine/record.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

// The numbers in the name of a game's file; none: it is something else.
std::optional<std::pair<std::uint64_t, int>> numbers_in(const std::string& name) {
  static const std::regex kName("deal-([0-9]{1,19})-seating-([0-9]{1,3})\\.json");
  std::smatch parts;
  if (!std::regex_match(name, parts, kName)) return {};
  return std::pair<std::uint64_t, int>{std::stoull(parts[1]), std::stoi(parts[2])};
}

}  // namespace

Expected<ContestRecords> ContestRecords::open(std::string folder, const arena::Contest& contest,
                                              const std::vector<arena::ContestGame>& known,
                                              bool force) {
  Expected<GamePtr> game =
      contest.edition ? open_game(contest.game, *contest.edition) : open_game(contest.game);
  if (!game) return std::unexpected(game.error());
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error)
    return fail("cannot_write", "cli.folder", {{"path", folder}, {"why", error.message()}});
  ContestRecords records(std::move(folder), contest, *std::move(game));
  if (auto sound = check_output(records.folder_ + "/trial.part", true, {}); !sound) {
    return std::unexpected(sound.error());
  }
  if (force) return records;
  std::set<std::pair<std::uint64_t, int>> played;
  for (const arena::ContestGame& one : known) played.emplace(one.deal, one.seating);
  for (const auto& entry : std::filesystem::directory_iterator(records.folder_, error)) {
    const auto numbers = numbers_in(entry.path().filename().string());
    if (!numbers || numbers->first >= arena::deals_in_all(contest) || played.contains(*numbers))
      continue;
    if (!records.is_of_another(entry.path().string(), numbers->first)) continue;
    return fail("file_exists", "cli.file_exists", {{"found", entry.path().string()}});
  }
  return records;
}

std::string ContestRecords::path_of(std::uint64_t deal, int seating) const {
  return fmt::format("{}/deal-{}-seating-{}.json", folder_, deal, seating);
}

bool ContestRecords::is_of_another(const std::string& path, std::uint64_t deal) const {
  const Expected<Json> json = arena::read_json_file(path);
  if (!json) return true;
  const Expected<engine::Record> record = engine::read_record(*json);
  return !record || record->game != contest_.game ||
         record->seed != arena::match_key(contest_.seed, deal, 0, arena::kDealKey);
}

Expected<void> ContestRecords::add(const arena::ContestGame& game) const {
  const Options options{
      .seats = contest_.seats, .turn_cap = contest_.turn_cap, .variants = contest_.variants};
  const Key seed = arena::match_key(contest_.seed, game.deal, 0, arena::kDealKey);
  Expected<engine::History> history = engine::History::begin(game_, options, seed);
  if (!history) return std::unexpected(history.error());
  engine::Record record = engine::new_record(*game_, options, seed);
  const auto all = arena::pairings(contest_);
  const arena::Pairing& pairing = arena::pairing_of(all, game.deal);
  const std::vector<bool> seating = arena::seatings(contest_)[game.seating];
  for (std::size_t seat = 0; seat < seating.size(); ++seat) {
    const auto& player = contest_.players[seating[seat] ? pairing.a : pairing.b];
    record.players[seat] = {player.name, "bot"};
  }
  for (const std::string& move : game.outcome.moves) {
    if (auto played = history->play(move); !played) return played;
  }
  engine::append_moves(record, *history, 0);
  engine::set_result(record, *history);
  return write_file(path_of(game.deal, game.seating),
                    json_text(engine::record_json(record), 1) + "\n");
}

}  // namespace kaisho::cli
