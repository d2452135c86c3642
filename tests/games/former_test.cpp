// Every standard edition that ever came with a game stays known, and its records stay readable.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/editions/edition_values.h"
#include "engine/replay.h"
#include "games/registry.h"
#include "games/standard.h"
#include "tests/folder.h"

namespace kaisho {
namespace {

TEST(Former, EditionsAreWhatTheirHashesSay) {
  for (const GameModule& module : game_modules()) {
    const auto& all = standard_editions(module.id);
    ASSERT_FALSE(all.empty()) << module.id;
    std::set<std::string> hashes;
    for (const StandardEdition& one : all) {
      const Expected<GamePtr> game = open_kept(module.id, one.json);
      ASSERT_TRUE(game) << module.id << ' ' << one.name << ": " << game.error().message;
      EXPECT_EQ((*game)->edition().hash, one.hash) << module.id << ' ' << one.name;
      EXPECT_EQ((*game)->edition().name, one.name);
      EXPECT_TRUE(hashes.insert(one.hash).second) << one.name << " is there twice";
    }
  }
}

std::vector<Json> former_records() {
  std::vector<Json> records;
  for (const auto& entry :
       std::filesystem::directory_iterator(tests_folder() / "fixtures" / "former")) {
    std::ostringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    records.push_back(parse_json(text.str()).value());
  }
  return records;
}

// For ever: a record is never taken from that folder, whatever becomes of editions and rules.
TEST(Former, RecordsOfEveryEditionAreStillSound) {
  std::set<std::pair<std::string, std::string>> named;
  for (const Json& json : former_records()) {
    const Expected<engine::Record> record = engine::read_record(json);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_FALSE(record->edition) << "the record of a standard edition does not carry it";
    named.emplace(record->game, record->edition_hash);
    const Expected<engine::Verification> verified = engine::verify(*record);
    ASSERT_TRUE(verified) << record->game << ' ' << record->edition_name << ": "
                          << verified.error().message << ' ' << verified.error().where;
    EXPECT_TRUE(verified->over);
  }
  for (const GameModule& module : game_modules()) {
    for (const StandardEdition& one : standard_editions(module.id)) {
      EXPECT_TRUE(std::ranges::any_of(
          named, [&](const auto& by) { return by.first == module.id && one.is_named(by.second); }))
          << module.id << ' ' << one.name << " has no record";
    }
  }
}

engine::Record played(const Json& edition) {
  const GamePtr game = *open_game("osaka", edition);
  const Options options{.seats = 2, .turn_cap = 3, .variants = {}};
  engine::History history = *engine::History::begin(game, options, key_from_number(1));
  while (game->to_move(history.position()) != kNobody) {
    static_cast<void>(history.play(legal_texts(*game, history.position()).front()));
  }
  engine::Record record = engine::new_record(*game, options, key_from_number(1));
  engine::append_moves(record, history, 0);
  engine::set_result(record, history);
  return record;
}

TEST(Former, AnotherEditionIsInItsRecordsAndMayBeNamedByAllThatStandsInIt) {
  Json edition = *standard_edition("osaka");
  edition["edition"] = "mine";
  edition["end_of_game"]["tokens"] = 6;
  engine::Record record = played(edition);
  EXPECT_TRUE(engine::verify(record));
  ASSERT_TRUE(record.edition);
  record.edition_hash = edition_hash(edition);
  EXPECT_TRUE(engine::verify(record));
  record.edition_hash = standard_editions("osaka").front().hash;
  EXPECT_EQ(engine::verify(record).error().code, "wrong_edition");
  record = played(edition);
  record.edition.reset();
  EXPECT_EQ(engine::verify(record).error().where, "edition.hash");
}

// What a later program asks of words does not make a record unreadable.
TEST(Former, WordsThatAreNoLongerSoundArePassedOver) {
  Json edition = *standard_edition("osaka");
  edition["edition"] = "mine";
  edition["end_of_game"]["tokens"] = 6;
  engine::Record record = played(edition);
  (*record.edition)["cards"][0]["name"] = {{"en", ""}, {"fr", 7}};
  (*record.edition)["cards"][0]["known"] = "perhaps";
  (*record.edition)["provenance"] = Json::object();
  const Expected<engine::Verification> verified = engine::verify(record);
  EXPECT_TRUE(verified) << verified.error().message;
  EXPECT_FALSE(open_game("osaka", *record.edition));
}

}  // namespace
}  // namespace kaisho
