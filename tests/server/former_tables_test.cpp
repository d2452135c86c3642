// Tables that an earlier program stored: their editions are found by the hash of that time.
#include <gtest/gtest.h>

#include "engine/replay.h"
#include "games/standard.h"
#include "server/tables/table_json.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

TEST(FormerTables, RecordsOfStandardEditionsOfAnyTimeAreUnderstood) {
  for (const GameModule& module : game_modules()) {
    StoredTable stored = stored_table(module.id);
    TableFacts& facts = stored.facts;
    for (const StandardEdition& one : standard_editions(module.id)) {
      facts.edition.name = one.name;
      for (const std::string& hash : one.content_hashes) {
        facts.edition.hash = hash;
        const engine::Record record = record_of(facts, stored.edition, {});
        EXPECT_FALSE(record.edition);
        EXPECT_EQ((*engine::game_of(record))->edition().hash, one.hash);
      }
    }
    // Other programs do not know the standard edition of a program that was never released.
    stored.edition["edition"] = facts.edition.name = "draft";
    facts.edition.hash = edition_hash(stored.edition);
    const engine::Record record = record_of(facts, stored.edition, {});
    EXPECT_TRUE(record.edition);
    EXPECT_TRUE(engine::game_of(record));
  }
}

}  // namespace
}  // namespace kaisho::server
