#include "server/hall/cleanup.h"

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

constexpr std::int64_t kToday = 20000;  // as a date, in days since 1970
constexpr std::int64_t kTouched = 100;  // the day of the server on which tables were last touched

class CleanupTest : public testing::Test {
 protected:
  Store store() { return *Store::open(folder_.path()); }

  // A table with some entries, brought to a status.
  void add(const std::string& id, Status status, std::int64_t touched = kTouched,
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
    facts.edition.digest = edition;
    set_days(touched);
    Store writing = store();
    ASSERT_TRUE(writing.add_table(facts, stored.edition));
    ASSERT_TRUE(writing.add_entries(id, 1, table.entries()));
    ASSERT_TRUE(writing.set_arrivals(id, {{1, 0, true, kNobody, "Ann", "Bo", 0, 2000}}));
    ASSERT_TRUE(writing.set_stand_ins(id, {{1, 0, 2, 1, {0, 0, 2000}, Moment{1, 1, 3000}}}));
    ASSERT_TRUE(writing.update_table(facts));
  }

  // The server has run on so many days, on the last of them at kToday.
  void set_days(std::int64_t days) {
    static_cast<void>(store());  // makes the tables
    Database database = *Database::open(folder_.path() + "/tables.sqlite");
    ASSERT_TRUE(database.query("INSERT OR REPLACE INTO settings VALUES ('days', ?), ('date', ?)")
                    .number(days)
                    .number(kToday)
                    .run());
  }

  // Which tables are left after a cleanup on that day of the server, while the table `somebody` is
  // open.
  std::vector<std::string> left_on(std::int64_t day, const std::string& somebody = "") {
    set_days(day);
    return left_at(kToday, somebody);
  }

  // Which tables are left after a cleanup at that date.
  std::vector<std::string> left_at(std::int64_t date, const std::string& somebody = "") {
    asio::io_context io;
    WriterThread writer(store(),
                        [&io](std::function<void()> done) { asio::post(io, std::move(done)); });
    ReaderThread reader(store());
    Bots bots(1);
    Hall::Identity identity;
    identity.notices.waits.tells = false;
    Hall hall(io.get_executor(), store(), reader, writer, bots, Limits{}, identity);
    TableCleanup cleanup(hall, reader, writer, retention_);
    auto run = [&]() -> Async<void> {
      OpenTablePtr held;
      if (!somebody.empty()) {
        const Expected<OpenTablePtr> open = co_await hall.open(somebody);
        if (open) held = *open;
      }
      removed_ = co_await cleanup.run_once(date);
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

  // `other` is the one that somebody has just played at.
  void add_all() {
    add("waiting", Status::kWaiting);
    add("playing", Status::kPlaying);
    add("over", Status::kOver);
    add("frozen", Status::kFrozen);
    add("young", Status::kPlaying, kTouched + 1);
    add("other", Status::kPlaying, 100000);
    add("other over", Status::kOver, 100000);
  }

  Folder folder_;
  Retention retention_{.waiting = 30, .running = 365, .finished = 500, .archive = ""};
  int removed_ = 0;
};

TEST_F(CleanupTest, WhatOnlySeemsToWaitIsKept) {
  retention_ = {.waiting = 7, .running = 30, .finished = 0, .archive = ""};
  add("over", Status::kOver);
  add("playing", Status::kPlaying, kTouched + 400);
  add("young", Status::kPlaying, 0);
  add("waiting", Status::kWaiting);
  {
    Database database = *Database::open(folder_.path() + "/tables.sqlite");
    ASSERT_TRUE(database.run("UPDATE tables SET changed = 0 WHERE id = 'young'"));
  }
  Store writing = store();
  for (const char* id : {"over", "playing"}) {
    ASSERT_TRUE(writing.set_status(id, Status::kWaiting, std::nullopt));
  }
  EXPECT_THAT(left_on(kTouched + 400), UnorderedElementsAre("over", "playing", "young"));
}

TEST_F(CleanupTest, EachIsKeptForItsDays) {
  add_all();
  EXPECT_EQ(left_on(kTouched + 30).size(), 5U);
  EXPECT_THAT(left_on(kTouched + 31), UnorderedElementsAre("playing", "over", "frozen", "young"));
  EXPECT_EQ(left_on(kTouched + 365).size(), 4U);
  EXPECT_THAT(left_on(kTouched + 366), UnorderedElementsAre("over", "young"));
  EXPECT_EQ(removed_, 2);
  EXPECT_THAT(left_on(kTouched + 500), UnorderedElementsAre("over"));
  EXPECT_THAT(left_on(kTouched + 501), UnorderedElementsAre());
}

TEST_F(CleanupTest, AnInvitationThatNobodyTakesUpFallsAway) {
  add_all();
  const auto status = [this] { return store().facts("waiting")->status; };
  left_on(kTouched + 10);
  EXPECT_EQ(status(), Status::kWaiting);
  left_on(kTouched + 11);
  EXPECT_EQ(status(), Status::kCalledOff);
  EXPECT_EQ(store().facts("playing")->status, Status::kPlaying);
  // That is no touch: it goes when it would have gone.
  EXPECT_EQ(left_on(kTouched + 30).size(), 5U);
  EXPECT_THAT(left_on(kTouched + 31), UnorderedElementsAre("playing", "over", "frozen", "young"));
}

TEST_F(CleanupTest, RestIsNoIdleness) {
  add_all();
  set_days(kTouched + 1);
  // It was off for eleven years.
  EXPECT_EQ(left_at(kToday + 4000).size(), 5U);
  EXPECT_EQ(left_at(kToday + 4001).size(), 5U);
  EXPECT_EQ(*store().days(), kTouched + 3);
}

TEST_F(CleanupTest, AWrongClockCountsForOneDayAtMost) {
  add_all();
  set_days(kTouched + 1);
  for (const int wrong : {400, 0, 400, -20000, 0}) {
    EXPECT_EQ(left_at(kToday + wrong).size(), 5U);
  }
  // Three looks were at a later date than the one before them.
  EXPECT_EQ(*store().days(), kTouched + 4);
  EXPECT_EQ(left_at(kToday).size(), 5U);  // the same day
  EXPECT_EQ(*store().days(), kTouched + 4);
}

TEST_F(CleanupTest, NothingGoesWhereAllWouldGoAtOnce) {
  add("waiting", Status::kWaiting);
  add("playing", Status::kPlaying);
  add("frozen", Status::kFrozen);
  add("over", Status::kOver);
  EXPECT_EQ(left_on(kTouched + 1000).size(), 4U);
  // A table that is kept lets the others go.
  add("young", Status::kPlaying, kTouched + 1000);
  EXPECT_THAT(left_on(kTouched + 1000), UnorderedElementsAre("over", "young"));
  add("other over", Status::kOver, kTouched + 1000);
  EXPECT_THAT(left_on(kTouched + 1000), UnorderedElementsAre("young"));
}

TEST_F(CleanupTest, ATableWhereABotIsToMoveWaitsForTheServerNotForPeople) {
  add_all();
  {
    Database database = *Database::open(folder_.path() + "/tables.sqlite");
    ASSERT_TRUE(
        database.run("UPDATE seats SET level = 1 WHERE table_id = 'playing' AND seat = "
                     "(SELECT to_move FROM tables WHERE id = 'playing')"));
  }
  set_days(kTouched + 400);
  Store writing = store();
  EXPECT_FALSE(*writing.is_idle("playing", Status::kPlaying, kTouched + 1));
  // Once the bot has moved, it is touched.
  TableFacts facts = *writing.facts("playing");
  facts.to_move = static_cast<Seat>(1 - facts.to_move);
  ASSERT_TRUE(writing.update_table(facts));
  EXPECT_FALSE(*writing.is_idle("playing", Status::kPlaying, kTouched + 400));
  EXPECT_TRUE(*writing.is_idle("playing", Status::kPlaying, kTouched + 401));
}

TEST_F(CleanupTest, ATableWhereABotStandsInAndIsToMoveWaitsForTheServer) {
  add_all();
  set_days(kTouched + 400);
  Store writing = store();
  EXPECT_TRUE(*writing.is_idle("playing", Status::kPlaying, kTouched + 1));
  const Seat mover = writing.facts("playing")->to_move;
  const auto other = static_cast<Seat>(1 - mover);
  ASSERT_TRUE(writing.set_stand_ins("playing", {{1, mover, 2, other, {0, 0, 2000}, {}}}));
  EXPECT_FALSE(*writing.is_idle("playing", Status::kPlaying, kTouched + 1));
  ASSERT_TRUE(writing.set_stand_ins("playing", {{1, other, 2, mover, {0, 0, 2000}, {}}}));
  EXPECT_TRUE(*writing.is_idle("playing", Status::kPlaying, kTouched + 1));
}

TEST_F(CleanupTest, NoDaysMeansForEver) {
  add_all();
  retention_ = {.waiting = 0, .running = 0, .finished = 0, .archive = ""};
  EXPECT_EQ(left_on(99999).size(), 5U);
  retention_ = Retention{};
  EXPECT_THAT(left_on(99999), UnorderedElementsAre("over"));
}

TEST_F(CleanupTest, ATableWhereSomebodyIsStays) {
  add_all();
  EXPECT_THAT(left_on(kTouched + 400, "playing"), UnorderedElementsAre("playing", "over"));
}

TEST_F(CleanupTest, NothingOfATableRemainsAndNoEditionThatNobodyPlays) {
  add("playing", Status::kPlaying, kTouched, "its own");
  add("over", Status::kOver, kTouched, "shared");
  add("frozen", Status::kFrozen, kTouched, "shared");
  add("young", Status::kPlaying, kTouched + 400, "shared");
  left_on(kTouched + 400);
  Store reading = store();
  EXPECT_FALSE(reading.edition("its own"));
  EXPECT_TRUE(reading.edition("shared"));
  Database database = *Database::open(folder_.path() + "/tables.sqlite");
  for (const char* sql :
       {"SELECT count(*) FROM entries WHERE table_id NOT IN ('over', 'young')",
        "SELECT count(*) FROM seats WHERE table_id NOT IN ('over', 'young')",
        "SELECT count(*) FROM sitters WHERE table_id NOT IN ('over', 'young')",
        "SELECT count(*) FROM arrivals WHERE table_id NOT IN ('over', 'young')",
        "SELECT count(*) FROM stand_ins WHERE table_id NOT IN ('over', 'young')"}) {
    Query query = database.query(sql);
    ASSERT_TRUE(query.next());
    EXPECT_EQ(query.take_number(), 0) << sql;
  }
}

TEST_F(CleanupTest, MoreThanOneStepIsRemoved) {
  for (int i = 0; i < 25; ++i) add("many " + std::to_string(i), Status::kWaiting, kTouched + i % 3);
  add("young", Status::kPlaying, kTouched + 40);
  left_on(kTouched + 40, "many 7");
  EXPECT_EQ(removed_, 24);
}

TEST_F(CleanupTest, AnArchiveGetsASoundRecordOfEachGameThatHadBegun) {
  add_all();
  retention_.archive = folder_.path() + "/archive";
  EXPECT_TRUE(left_on(kTouched + 600).empty());
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(retention_.archive)) {
    ++files;
    if (file.path().filename() == "kaisho-waiting.waiting.json") continue;
    std::ifstream in(file.path());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    const Expected<engine::Record> record = engine::read_record(*parse_json(text));
    ASSERT_TRUE(record) << record.error().message;
    const Expected<engine::Verification> verified = engine::verify(*record);
    ASSERT_TRUE(verified) << verified.error().message;
    EXPECT_EQ(verified->over, file.path().filename() == "kaisho-over.json");
    EXPECT_EQ(verified->fairness, engine::Fairness::kChecked);
  }
  EXPECT_EQ(files, 5);
}

TEST_F(CleanupTest, AnArchiveGetsWhatIsKnownOfATableWhoseGameNeverBegan) {
  add_all();
  retention_.archive = folder_.path() + "/archive";
  left_on(kTouched + 100);
  std::ifstream in(retention_.archive + "/kaisho-waiting.waiting.json");
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const Expected<Json> json = parse_json(text);
  ASSERT_TRUE(json) << text;
  EXPECT_EQ((*json)["table"]["table"], "waiting");
  EXPECT_EQ((*json)["table"]["seats"][1]["name"], "person 1");
}

TEST_F(CleanupTest, WhatCannotBeArchivedStays) {
  add_all();
  std::ofstream(folder_.path() + "/archive") << "no folder";
  retention_.archive = folder_.path() + "/archive";
  EXPECT_THAT(left_on(kTouched + 600),
              UnorderedElementsAre("waiting", "playing", "over", "frozen", "young"));
}

}  // namespace
}  // namespace kaisho::server
