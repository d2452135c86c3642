#include "server/tables/cleanup.h"

#include <gmock/gmock.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <fstream>

#include "engine/replay.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

namespace asio = boost::asio;
using testing::UnorderedElementsAre;

constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
constexpr std::int64_t kChanged = 1000 * kDay;

class CleanupTest : public testing::Test {
 protected:
  Store store() { return *Store::open(folder_.path()); }

  // A table with some entries, brought to a status.
  void add(const std::string& id, Status status, std::int64_t changed = kChanged,
           const std::string& edition = "digest") {
    StoredTable stored = stored_table("osaka", status != Status::kWaiting);
    Table table(stored, *open_game("osaka"));
    if (status != Status::kWaiting) {
      table.accept(*table.begin(2000));
      play_on(table, status == Status::kOver ? 5000 : 6);
      ASSERT_EQ(table.facts().status, status == Status::kFrozen ? Status::kPlaying : status);
    }
    TableFacts facts = table.facts();
    facts.id = id;
    facts.status = status;
    facts.changed = changed;
    facts.edition.digest = edition;
    Store writing = store();
    ASSERT_TRUE(writing.add_table(facts, stored.edition));
    ASSERT_TRUE(writing.add_entries(id, 1, table.entries()));
    ASSERT_TRUE(writing.update_table(facts));
  }

  // Which tables are left after a cleanup at that time by a server that was just started, while the
  // table `somebody` is open.
  std::vector<std::string> left_after(std::int64_t now, const std::string& somebody = "") {
    asio::io_context io;
    WriterThread writer(store(),
                        [&io](std::function<void()> done) { asio::post(io, std::move(done)); });
    ReaderThread reader(store());
    Bots bots(1);
    Hall hall(io.get_executor(), store(), reader, writer, bots, Limits{}, {});
    TableCleanup cleanup(hall, reader, retention_);
    auto run = [&]() -> Async<void> {
      OpenTablePtr held;
      if (!somebody.empty()) {
        const Expected<OpenTablePtr> open = co_await hall.open(somebody);
        if (open) held = *open;
      }
      removed_ = co_await cleanup.run_once(now);
      io.stop();
    };
    const auto work = asio::make_work_guard(io);
    asio::co_spawn(io, run(), asio::detached);
    io.run();
    reader.stop();
    writer.stop();
    std::vector<std::string> left;
    Store reading = store();
    for (const char* id : {"waiting", "playing", "over", "frozen", "young"}) {
      if (reading.facts(id)) left.emplace_back(id);
    }
    return left;
  }

  void add_all() {
    add("waiting", Status::kWaiting);
    add("playing", Status::kPlaying);
    add("over", Status::kOver);
    add("frozen", Status::kFrozen);
    add("young", Status::kPlaying, kChanged + 1);
  }

  Folder folder_;
  Retention retention_{.waiting = 30, .running = 365, .finished = 500, .archive = ""};
  int removed_ = 0;
};

TEST_F(CleanupTest, WhatOnlySeemsToWaitIsKept) {
  retention_ = {.waiting = 7, .running = 30, .finished = 0, .archive = ""};
  add("over", Status::kOver);
  add("playing", Status::kPlaying, kChanged + 400 * kDay);
  add("young", Status::kPlaying, 0);
  add("waiting", Status::kWaiting);
  Store writing = store();
  for (const char* id : {"over", "playing"}) {
    ASSERT_TRUE(writing.set_status(id, Status::kWaiting, std::nullopt));
  }
  EXPECT_THAT(left_after(kChanged + 400 * kDay), UnorderedElementsAre("over", "playing", "young"));
}

TEST_F(CleanupTest, EachIsKeptForItsDaysToTheMillisecond) {
  add_all();
  EXPECT_EQ(left_after(kChanged + 30 * kDay).size(), 5U);
  EXPECT_THAT(left_after(kChanged + 30 * kDay + 1),
              UnorderedElementsAre("playing", "over", "frozen", "young"));
  EXPECT_EQ(left_after(kChanged + 365 * kDay).size(), 4U);
  EXPECT_THAT(left_after(kChanged + 365 * kDay + 1), UnorderedElementsAre("over", "young"));
  EXPECT_EQ(removed_, 2);
  EXPECT_THAT(left_after(kChanged + 500 * kDay), UnorderedElementsAre("over"));
  EXPECT_THAT(left_after(kChanged + 500 * kDay + 1), UnorderedElementsAre());
}

TEST_F(CleanupTest, NoDaysMeansForEver) {
  add_all();
  retention_ = {.waiting = 0, .running = 0, .finished = 0, .archive = ""};
  EXPECT_EQ(left_after(kChanged + 100000 * kDay).size(), 5U);
  retention_ = Retention{};
  EXPECT_THAT(left_after(kChanged + 100000 * kDay), UnorderedElementsAre("over"));
}

TEST_F(CleanupTest, ATableWhereSomebodyIsStays) {
  add_all();
  EXPECT_THAT(left_after(kChanged + 400 * kDay, "playing"),
              UnorderedElementsAre("playing", "over"));
}

TEST_F(CleanupTest, NothingOfATableRemainsAndNoEditionThatNobodyPlays) {
  add("playing", Status::kPlaying, kChanged, "its own");
  add("over", Status::kOver, kChanged, "shared");
  add("frozen", Status::kFrozen, kChanged, "shared");
  left_after(kChanged + 400 * kDay);
  Store reading = store();
  EXPECT_FALSE(reading.edition("its own"));
  EXPECT_TRUE(reading.edition("shared"));
  Database database = *Database::open(folder_.path() + "/tables.sqlite");
  for (const char* sql : {"SELECT count(*) FROM entries WHERE table_id <> 'over'",
                          "SELECT count(*) FROM seats WHERE table_id <> 'over'",
                          "SELECT count(*) FROM sitters WHERE table_id <> 'over'"}) {
    Query query = database.query(sql);
    ASSERT_TRUE(query.next());
    EXPECT_EQ(query.take_number(), 0) << sql;
  }
}

TEST_F(CleanupTest, MoreThanOneStepIsRemoved) {
  for (int i = 0; i < 25; ++i) add("many " + std::to_string(i), Status::kWaiting, kChanged + i % 3);
  left_after(kChanged + 40 * kDay, "many 7");
  EXPECT_EQ(removed_, 24);
}

TEST_F(CleanupTest, AnArchiveGetsASoundRecordOfEachGameThatHadBegun) {
  add_all();
  retention_.archive = folder_.path() + "/archive";
  EXPECT_TRUE(left_after(kChanged + 600 * kDay).empty());
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(retention_.archive)) {
    ++files;
    std::ifstream in(file.path());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    const Expected<engine::Record> record = engine::read_record(*parse_json(text));
    ASSERT_TRUE(record) << record.error().message;
    const Expected<engine::Verification> verified = engine::verify(*record);
    ASSERT_TRUE(verified) << verified.error().message;
    EXPECT_EQ(verified->over, file.path().filename() == "kaisho-over.json");
    EXPECT_EQ(verified->fairness, engine::Fairness::kChecked);
  }
  EXPECT_EQ(files, 4);
}

TEST_F(CleanupTest, WhatCannotBeArchivedStays) {
  add_all();
  std::ofstream(folder_.path() + "/archive") << "no folder";
  retention_.archive = folder_.path() + "/archive";
  EXPECT_THAT(left_after(kChanged + 600 * kDay),
              UnorderedElementsAre("playing", "over", "frozen", "young"));
}

}  // namespace
}  // namespace kaisho::server
