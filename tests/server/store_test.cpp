#include "server/store/store.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <future>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "server/threads/writer_thread.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoreTest : public testing::Test {
 protected:
  Store store() { return *Store::open(folder_.path()); }

  void add(Store& store, const StoredTable& table) {
    ASSERT_TRUE(store.begin());
    const auto added = store.add_table(table.facts, table.edition);
    ASSERT_TRUE(added) << added.error().message;
    ASSERT_TRUE(store.commit());
  }

  Folder folder_;
  StoredTable table_ = stored_table("osaka");
};

TEST_F(StoreTest, GivesBackWhatWasStored) {
  Store writing = store();
  table_.facts.name = "Friday";
  table_.facts.options.turn_cap = 9;
  table_.facts.open_hands = true;
  table_.facts.is_public = true;
  add(writing, table_);
  const std::vector<Entry> entries = {{0, "buy", 0, 5000, "request", 0xfedcba9876543210U},
                                      {0, "", 1, 6000, "", 3}};
  ASSERT_TRUE(writing.add_entries("table", 1, entries));
  TableFacts later = table_.facts;
  later.seed = key_of(3);
  later.status = Status::kOver;
  later.rev = 2;
  later.to_move = kNobody;
  later.result = Json{{"score", {1, 2}}};
  later.hash = "0123456789abcdef";
  ASSERT_TRUE(writing.update_table(later));

  const Expected<StoredTable> read = store().table("table");
  ASSERT_TRUE(read) << read.error().message;
  const TableFacts& facts = read->facts;
  EXPECT_EQ(facts.name, "Friday");
  EXPECT_EQ(facts.options.turn_cap, 9);
  EXPECT_EQ(facts.options.seats, 2);
  EXPECT_TRUE(facts.open_hands && facts.is_public);
  EXPECT_EQ(facts.secret, table_.facts.secret);
  EXPECT_EQ(facts.seed, key_of(3));
  EXPECT_EQ(facts.status, Status::kOver);
  EXPECT_EQ(facts.result, later.result);
  EXPECT_EQ(facts.hash, later.hash);
  EXPECT_EQ(facts.seats[1].nonce, key_of(1));
  EXPECT_EQ(facts.seats[1].key_hash, "hash 1");
  EXPECT_THAT(facts.seats[1].browsers, ElementsAre("browser 1"));
  EXPECT_EQ(read->edition, table_.edition);
  ASSERT_EQ(read->entries.size(), 2U);
  EXPECT_EQ(read->entries[0].move, "buy");
  EXPECT_EQ(read->entries[0].hash, 0xfedcba9876543210U);
  EXPECT_EQ(read->entries[0].request_id, "request");
  EXPECT_EQ(read->entries[1].undo, 1);
}

TEST_F(StoreTest, GivesBackWhoCameToASeat) {
  Store writing = store();
  add(writing, table_);
  EXPECT_THAT(writing.facts("table")->arrivals, IsEmpty());
  ASSERT_TRUE(writing.set_arrivals("table", {{1, 0, false, kNobody, "Ann", "Ann", 3, 5000}}));
  ASSERT_TRUE(writing.set_arrivals("table", {{1, 0, false, kNobody, "Ann", "Ann", 3, 5000},
                                             {2, 1, true, 0, "", "Cleo", 7, 6000}}));
  const Expected<TableFacts> read = store().facts("table");
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->arrivals.size(), 2U);
  EXPECT_EQ(read->arrivals[0].was, "Ann");
  const Arrival& last = read->arrivals[1];
  EXPECT_EQ(std::tie(last.number, last.seat, last.alone, last.by, last.was, last.name, last.rev),
            std::tuple(2, 1, true, 0, "", "Cleo", 7));
  EXPECT_EQ(last.at, 6000);
}

TEST_F(StoreTest, GivesBackWhoWasStoodInFor) {
  Store writing = store();
  add(writing, table_);
  EXPECT_THAT(writing.facts("table")->stand_ins, IsEmpty());
  ASSERT_TRUE(writing.set_stand_ins("table", {{1, 0, 2, 1, {3, 2, 5000}, {}}}));
  EXPECT_FALSE(store().facts("table")->stand_ins[0].ended);
  ASSERT_TRUE(writing.set_stand_ins(
      "table", {{1, 0, 2, 1, {3, 2, 5000}, Moment{7, 6, 6000}}, {2, 1, 4, 0, {9, 8, 7000}, {}}}));
  const Expected<TableFacts> read = store().facts("table");
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->stand_ins.size(), 2U);
  const StandIn& first = read->stand_ins[0];
  EXPECT_EQ(std::tie(first.number, first.seat, first.level, first.by), std::tuple(1, 0, 2, 1));
  EXPECT_EQ(std::tie(first.begun.rev, first.begun.n, first.begun.at), std::tuple(3, 2, 5000));
  ASSERT_TRUE(first.ended);
  EXPECT_EQ(std::tie(first.ended->rev, first.ended->n, first.ended->at), std::tuple(7, 6, 6000));
  EXPECT_EQ(stand_in_of(*read, 1)->level, 4);
  EXPECT_EQ(stand_in_of(*read, 0), nullptr);
}

TEST_F(StoreTest, AnEntryIsWrittenOnce) {
  Store writing = store();
  add(writing, table_);
  const std::vector<Entry> entries = {{0, "buy", 0, 5000, "", 1}};
  ASSERT_TRUE(writing.add_entries("table", 1, entries));
  const auto again = writing.add_entries("table", 1, entries);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, "storage");
}

TEST_F(StoreTest, NamesWhatIsNotThere) {
  const auto facts = store().facts("nothing");
  ASSERT_FALSE(facts);
  EXPECT_EQ(facts.error().code, "no_table");
}

TEST_F(StoreTest, ListsByBrowserAndForWatching) {
  Store writing = store();
  for (int i = 0; i < 3; ++i) {
    StoredTable table = table_;
    table.facts.id = "table " + std::to_string(i);
    table.facts.is_public = i == 1;
    table.facts.status = Status::kPlaying;
    table.facts.changed = 1000 + i;
    add(writing, table);
    ASSERT_TRUE(writing.update_table(table.facts));
  }
  EXPECT_THAT(*writing.tables_of("browser 1", 2), ElementsAre("table 2", "table 1"));
  EXPECT_THAT(*writing.tables_of("nobody", 2), IsEmpty());
  EXPECT_THAT(*writing.tables_for_spectators(9), ElementsAre("table 1"));
  EXPECT_EQ(writing.running_tables()->size(), 3U);
}

TEST_F(StoreTest, FindsTablesThatShouldHaveBegun) {
  Store writing = store();
  StoredTable empty = stored_table("osaka", false);
  empty.facts.id = "empty";
  add(writing, empty);
  add(writing, table_);
  EXPECT_THAT(*writing.running_tables(), ElementsAre("table"));
}

TEST_F(StoreTest, KeepsItsCookieKey) { EXPECT_EQ(*store().cookie_key(), *store().cookie_key()); }

TEST_F(StoreTest, SaysWhenTheFileIsNoStoreOrTooNew) {
  {
    Database newer = *Database::open(folder_.path() + "/tables.sqlite");
    ASSERT_TRUE(newer.run("PRAGMA user_version = 999"));
  }
  const auto store = Store::open(folder_.path());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, "storage");
  EXPECT_FALSE(Store::open(folder_.path() + "/missing/folder"));
}

// What Store::open says of a file that was changed by `sql`.
TEST_F(StoreTest, SaysWhenAPartIsMissingOrTheVersionIsNone) {
  const std::string path = folder_.path() + "/tables.sqlite";
  const std::vector<std::pair<const char*, const char*>> changes = {
      {"DROP TABLE entries", "server.lost_part"},
      {"ALTER TABLE seats DROP COLUMN hands_on", "server.lost_part"},
      {"PRAGMA user_version = -1", "server.other_file"},
      {"PRAGMA user_version = -2", "server.other_file"},
      {"PRAGMA user_version = -2147483648", "server.other_file"},
      {"PRAGMA user_version = 0", "server.other_file"}};
  for (const auto& [sql, reason] : changes) {
    ASSERT_TRUE(Store::open(folder_.path()));
    {
      Database database = *Database::open(path);
      ASSERT_TRUE(database.run(sql)) << sql;
    }
    const auto store = Store::open(folder_.path());
    ASSERT_FALSE(store) << sql;
    EXPECT_EQ(store.error().reason, reason) << sql;
    for (const std::string& file : with_companions(path)) std::filesystem::remove(file);
  }
}

TEST_F(StoreTest, NewSecretsComeOnlyWhereNoGameHasBegun) {
  Store writing = store();
  add(writing, table_);  // all are seated, and the game has not begun
  StoredTable begun = stored_table("osaka");
  begun.facts.id = "begun";
  begun.facts.status = Status::kPlaying;
  begun.facts.seed = key_of(3);
  add(writing, begun);
  ASSERT_TRUE(writing.update_table(begun.facts));
  EXPECT_EQ(*writing.renew_secrets(), 1);
  const TableFacts waiting = *writing.facts("table");
  EXPECT_NE(waiting.secret, table_.facts.secret);
  EXPECT_FALSE(waiting.seats[0].nonce || waiting.seats[1].nonce);
  EXPECT_THAT(waiting.seats[0].browsers, ElementsAre("browser 0"));
  EXPECT_EQ(writing.facts("begun")->secret, begun.facts.secret);
  EXPECT_EQ(writing.facts("begun")->seats[1].nonce, key_of(1));
}

// Runs the callbacks at once, on the writer's own thread.
void at_once(const std::function<void()>& done) { done(); }

TEST_F(StoreTest, AFailedJobLeavesNothingAndHarmsNoOther) {
  const StoredTable second = [&] {
    StoredTable table = table_;
    table.facts.id = "second";
    return table;
  }();
  WriterThread writer(store(), at_once);
  std::promise<Expected<void>> failed;
  std::promise<Expected<void>> kept;
  // The first job is held until all three wait, so that they share a commit.
  std::promise<void> all_wait;
  auto go = all_wait.get_future().share();
  writer.submit([go](Store&) { return go.wait(), Expected<void>(); }, [](const auto&) {});
  writer.submit(
      [&](Store& store) -> Expected<void> {
        if (const auto added = store.add_table(table_.facts, table_.edition); !added) return added;
        return fail("storage", "It went wrong.");
      },
      [&](Expected<void> result) { failed.set_value(std::move(result)); });
  writer.submit([&](Store& store) { return store.add_table(second.facts, second.edition); },
                [&](Expected<void> result) { kept.set_value(std::move(result)); });
  all_wait.set_value();
  EXPECT_FALSE(failed.get_future().get());
  EXPECT_TRUE(kept.get_future().get());
  Store reading = store();
  EXPECT_FALSE(reading.facts("table"));
  EXPECT_TRUE(reading.facts("second"));
}

TEST_F(StoreTest, TheWriterFinishesWhatWasAskedAndThenRefuses) {
  WriterThread writer(store(), at_once);
  bool kept = false;
  writer.submit([&](Store& store) { return store.add_table(table_.facts, table_.edition); },
                [&](const Expected<void>& result) { kept = result.has_value(); });
  writer.stop();
  EXPECT_TRUE(kept);
  Expected<void> late;
  writer.submit([](Store&) { return Expected<void>(); },
                [&](Expected<void> result) { late = std::move(result); });
  EXPECT_FALSE(late);
}

}  // namespace
}  // namespace kaisho::server
