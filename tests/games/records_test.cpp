// Recorded games of every game, played again move by move: a change of rules never goes unseen.
// KAISHO_REPIN=1 writes their results and hashes again, where the moves are still legal.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/replay.h"
#include "games/registry.h"
#include "tests/folder.h"

namespace kaisho {
namespace {

std::vector<std::filesystem::path> records_of(std::string_view game) {
  const auto folder = tests_folder() / "fixtures" / game;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  return files;
}

Expected<engine::Record> read(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  const Expected<Json> json = parse_json(text.str());
  if (!json) return std::unexpected(json.error());
  return engine::read_record(*json);
}

void repin(const std::filesystem::path& file, engine::Record record) {
  const Expected<engine::History> history = engine::replay(record);
  ASSERT_TRUE(history) << file << ": " << history.error().message;
  engine::set_result(record, *history);
  std::ofstream(file) << json_text(engine::record_json(record)) << '\n';
}

TEST(Records, OfEveryGameAreWhatTheRulesMakeOfThem) {
  for (const GameModule& module : game_modules()) {
    const auto files = records_of(module.id);
    EXPECT_GE(files.size(), 3U) << module.id;
    for (const auto& file : files) {
      if (std::getenv("KAISHO_REPIN") != nullptr) repin(file, *read(file));
      const Expected<engine::Record> record = read(file);
      ASSERT_TRUE(record) << file << ": " << record.error().message << " " << record.error().where;
      const Expected<engine::Verification> verified = engine::verify(*record);
      ASSERT_TRUE(verified) << file << ": " << verified.error().message << " "
                            << verified.error().where;
      EXPECT_TRUE(verified->over) << file;
      EXPECT_TRUE(record->hash && record->result) << file;
    }
  }
}

// A single move changed for another legal one is noticed, unless the game comes to the very same
// end.
TEST(Records, AChangedMoveIsNoticed) {
  for (const GameModule& module : game_modules()) {
    const GamePtr game = *open_game(module.id);
    engine::Record record = *read(records_of(module.id).front());
    const Position end = engine::replay(record)->position();
    int noticed = 0;
    int same_end = 0;
    for (std::size_t i = 0; i < record.entries.size(); i += 17) {
      if (record.entries[i].undo > 0) continue;
      engine::Record before = record;
      before.entries.resize(i);
      before.result.reset();
      before.hash.reset();
      const Expected<engine::History> history = engine::replay(before);
      ASSERT_TRUE(history) << history.error().message;
      for (const std::string& text : legal_texts(*game, history->position())) {
        if (text == record.entries[i].move) continue;
        engine::Record changed = record;
        changed.entries[i].move = text;
        if (!engine::verify(changed)) {
          ++noticed;
        } else {
          ++same_end;
          EXPECT_TRUE(engine::replay(changed)->position() == end) << "move " << i << ": " << text;
        }
        break;
      }
    }
    EXPECT_GT(noticed, 10 * same_end) << module.id;
  }
}

}  // namespace
}  // namespace kaisho
