// What is told of a change, to whom, in which words and forms, and when it is tried again.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "server/notices/forms.h"
#include "server/notices/notice_rules.h"
#include "server/notices/sender.h"
#include "server/notices/under_way.h"
#include "server/store/store.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::int64_t kNow = 1'000'000;
const NoticeWaits kWaits;

TableFacts facts_of(Status status, Seat to_move) {
  TableFacts facts = stored_table("osaka").facts;
  facts.status = status;
  facts.to_move = to_move;
  return facts;
}

std::vector<NoticeKind> kinds_of(const NoticeChange& change) {
  std::vector<NoticeKind> kinds;
  for (const NewNotice& one : change.notices) kinds.push_back(one.kind);
  return kinds;
}

TEST(NoticeRules, ATurnIsToldOnceItPasses) {
  const TableFacts before = facts_of(Status::kPlaying, 0);
  const TableFacts after = facts_of(Status::kPlaying, 1);
  const NoticeChange change = notices_of(before, after, kWaits, kNow);
  EXPECT_TRUE(change.turn_passes);
  ASSERT_THAT(kinds_of(change), ElementsAre(NoticeKind::kTurn));
  EXPECT_EQ(change.notices[0].seat, 1);
  EXPECT_EQ(change.notices[0].due, kNow + 5000);
  // Several moves of one turn are one turn.
  const NoticeChange same = notices_of(before, before, kWaits, kNow);
  EXPECT_FALSE(same.turn_passes);
  EXPECT_THAT(same.notices, IsEmpty());
}

TEST(NoticeRules, NothingIsToldOfTurnsOfBots) {
  TableFacts before = facts_of(Status::kPlaying, 0);
  TableFacts after = facts_of(Status::kPlaying, 1);
  before.seat(1).level = after.seat(1).level = 2;
  EXPECT_TRUE(notices_of(before, after, kWaits, kNow).turn_passes);
  EXPECT_THAT(notices_of(before, after, kWaits, kNow).notices, IsEmpty());
  EXPECT_THAT(kinds_of(notices_of(after, before, kWaits, kNow)), ElementsAre(NoticeKind::kTurn));
}

TEST(NoticeRules, ABeginningIsToldToAllInPlaceOfTheFirstTurn) {
  const TableFacts before = facts_of(Status::kWaiting, kNobody);
  TableFacts after = facts_of(Status::kPlaying, 1);
  const NoticeChange change = notices_of(before, after, kWaits, kNow);
  ASSERT_THAT(kinds_of(change), ElementsAre(NoticeKind::kBegun));
  EXPECT_EQ(change.notices[0].seat, kNobody);
  EXPECT_EQ(change.notices[0].due, kNow + 30'000);
}

TEST(NoticeRules, AReminderComesWithAQuarterOfTheTimeLeft) {
  const TableFacts before = facts_of(Status::kPlaying, 0);
  TableFacts after = facts_of(Status::kPlaying, 1);
  after.clocks.running = 1;
  after.clocks.since = 500;
  after.clocks.left[1] = 4000;
  const NoticeChange change = notices_of(before, after, kWaits, kNow);
  ASSERT_THAT(kinds_of(change), ElementsAre(NoticeKind::kTurn, NoticeKind::kReminder));
  EXPECT_EQ(change.notices[1].due, 3500);
  // A day off puts it off; a move of one's own turn does not.
  TableFacts later = after;
  later.clocks.left[1] = 8000;
  const NoticeChange off = notices_of(after, later, kWaits, kNow);
  ASSERT_THAT(kinds_of(off), ElementsAre(NoticeKind::kReminder));
  EXPECT_EQ(off.notices[0].due, 6500);
  EXPECT_FALSE(off.turn_passes);
  EXPECT_THAT(notices_of(later, after, kWaits, kNow).notices, IsEmpty());
}

TEST(NoticeRules, EndsAreToldToAll) {
  const TableFacts playing = facts_of(Status::kPlaying, 0);
  const NoticeChange over = notices_of(playing, facts_of(Status::kOver, kNobody), kWaits, kNow);
  EXPECT_TRUE(over.turn_passes);
  EXPECT_THAT(kinds_of(over), ElementsAre(NoticeKind::kOver));
  const TableFacts waiting = facts_of(Status::kWaiting, kNobody);
  const NoticeChange off = notices_of(waiting, facts_of(Status::kCalledOff, kNobody), kWaits, kNow);
  EXPECT_THAT(kinds_of(off), ElementsAre(NoticeKind::kCalledOff));
  const NoticeWaits silent{.tells = false};
  EXPECT_THAT(notices_of(playing, facts_of(Status::kOver, kNobody), silent, kNow).notices,
              IsEmpty());
}

DueNotice due_notice() {
  DueNotice due;
  due.has_way = due.holds = true;
  due.browsers = {"ann"};
  return due;
}

TEST(NoticeRules, WhoLooksIsToldOnlyIfAlways) {
  DueNotice due = due_notice();
  EXPECT_EQ(decide(due, true), Told::kLooking);
  EXPECT_EQ(decide(due, false), Told::kOnTheWay);
  due.when = TellWhen::kAlways;
  EXPECT_EQ(decide(due, true), Told::kOnTheWay);
  due.when = TellWhen::kNever;
  EXPECT_EQ(decide(due, false), Told::kNever);
  due.is_muted = true;
  EXPECT_EQ(decide(due, false), Told::kMuted);
}

TEST(NoticeRules, NothingIsSaidOfWhatNoLongerHolds) {
  DueNotice passed = due_notice();
  passed.holds = false;
  EXPECT_EQ(decide(passed, false), std::nullopt);
  DueNotice left = due_notice();
  left.browsers.clear();
  EXPECT_EQ(decide(left, false), std::nullopt);
  DueNotice unwanted = due_notice();
  unwanted.notice.kind = NoticeKind::kReminder;
  unwanted.remind = false;
  EXPECT_EQ(decide(unwanted, false), std::nullopt);
  DueNotice lost = due_notice();
  lost.has_way = false;
  EXPECT_EQ(decide(lost, false), Told::kNoWay);
}

TEST(NoticeRules, WhatFailsIsTriedFourTimesAndAsAsked) {
  EXPECT_EQ(next_try(1, 0, kWaits, kNow), kNow + 5000);
  EXPECT_EQ(next_try(2, 0, kWaits, kNow), kNow + 60'000);
  EXPECT_EQ(next_try(3, 0, kWaits, kNow), kNow + 600'000);
  EXPECT_EQ(next_try(4, 0, kWaits, kNow), std::nullopt);
  EXPECT_EQ(next_try(1, 90, kWaits, kNow), kNow + 90'000);
  EXPECT_EQ(next_try(1, 90'000, kWaits, kNow), kNow + 3'600'000);
}

TEST(NoticeForms, AnswersMeanWhatTheySay) {
  EXPECT_TRUE(outcome_of({201, "", 0}, WayKind::kPush).ok);
  EXPECT_TRUE(outcome_of({410, "", 0}, WayKind::kPush).is_gone);
  EXPECT_TRUE(outcome_of({404, "", 0}, WayKind::kPush).is_gone);
  EXPECT_FALSE(outcome_of({410, "", 0}, WayKind::kJson).is_gone);
  EXPECT_EQ(outcome_of({302, "", 0}, WayKind::kJson).why, "status_302");
  EXPECT_EQ(outcome_of({0, "too_late", 0}, WayKind::kJson).why, "too_late");
}

NoticeMessage turn_message() {
  NoticeMessage message;
  message.kind = NoticeKind::kTurn;
  message.id = "n1";
  message.table = "t1";
  message.name = "Bill & <!channel>";
  message.game = "osaka";
  message.seat = 1;
  return message;
}

Way way_of(WayKind kind) {
  Way way;
  way.kind = kind;
  way.url = "https://example.org/hook";
  way.secret = "secret";
  return way;
}

TEST(NoticeForms, EachTakesItsOwn) {
  const Sending sending{{}, "https://kaisho.example"};
  const auto json = request_of(way_of(WayKind::kJson), turn_message(), sending, 5000);
  ASSERT_TRUE(json);
  EXPECT_EQ((*parse_json(json->body))["url"], "https://kaisho.example/table/t1");
  EXPECT_THAT(json->headers,
              testing::Contains("Kaisho-Signature: " + signature_of(json->body, "secret", 5)));
  const auto discord = request_of(way_of(WayKind::kDiscord), turn_message(), sending, 5000);
  EXPECT_EQ((*parse_json(discord->body))["content"],
            "Bill & <!channel>: It is your turn. https://kaisho.example/table/t1");
  const auto slack = request_of(way_of(WayKind::kSlack), turn_message(), sending, 5000);
  EXPECT_EQ((*parse_json(slack->body))["text"],
            "Bill &amp; &lt;!channel&gt;: It is your turn. https://kaisho.example/table/t1");
}

TEST(NoticeForms, TheSignatureIsThatOfRfc4231) {
  EXPECT_EQ(hmac_sha256_hex("what do ya want for nothing?", "Jefe"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(NoticeForms, TheLongestNamesFitIntoAPushMessage) {
  NoticeMessage message = turn_message();
  message.name = message.by = std::string(2000, '"');
  message.table = std::string(40, 't');
  const std::string text = json_text(message_json(message, "https://" + std::string(200, 'x')));
  EXPECT_LE(text.size(), 2000);
}

Letter letter_of(std::int64_t person, const std::string& way, const std::string& host) {
  Letter letter;
  letter.way.person = person;
  letter.way.id = way;
  letter.way.url = "https://" + host + "/x?y";
  return letter;
}

TEST(UnderWay, NobodyTakesTheRoomOfOthers) {
  EXPECT_EQ(host_of("https://a.example:8443/x"), "a.example:8443");
  UnderWay under_way;
  for (int i = 0; i < UnderWay::kOfPerson; ++i) {
    EXPECT_TRUE(under_way.begin(letter_of(1, "ann " + std::to_string(i), "a")));
  }
  EXPECT_FALSE(under_way.begin(letter_of(1, "ann more", "b")));
  EXPECT_TRUE(under_way.begin(letter_of(2, "bo", "a")));
  EXPECT_FALSE(under_way.begin(letter_of(2, "bo", "a")));
  under_way.end(letter_of(1, "ann 0", "a"));
  EXPECT_TRUE(under_way.begin(letter_of(1, "ann more", "b")));
  for (int person = 3; under_way.begin(letter_of(person, std::to_string(person), "a"));) ++person;
  EXPECT_TRUE(under_way.begin(letter_of(99, "other", "c")));
}

// --- what is stored

class NoticeStoreTest : public testing::Test {
 protected:
  void SetUp() override {
    table_.facts.status = Status::kPlaying;
    table_.facts.to_move = 0;
    ASSERT_TRUE(store_.add_table(table_.facts, table_.edition));
    ASSERT_TRUE(store_.update_table(table_.facts));
  }

  // The person of the browser, with a way.
  std::int64_t add_way(const std::string& browser, const std::string& id) {
    Way way = way_of(WayKind::kJson);
    way.person = store_.add_person(browser)->id;
    way.id = id;
    way.browser = browser;
    EXPECT_TRUE(store_.put_way(way));
    return way.person;
  }

  void tell(NoticeKind kind, Seat seat, std::int64_t due, bool passes = false) {
    const auto written = store_.write_notices({"table", 3, passes, {{kind, seat, due}}});
    ASSERT_TRUE(written) << written.error().message;
  }

  std::vector<DueNotice> due(std::int64_t now) {
    const auto found = store_.due_notices(now, now, 10);
    EXPECT_TRUE(found) << found.error().message;
    return found.value_or(std::vector<DueNotice>());
  }

  Folder folder_;
  StoredTable table_ = stored_table("osaka");
  Store store_ = *Store::open(folder_.path());
};

TEST_F(NoticeStoreTest, OnlyWhoHasAWayIsTold) {
  tell(NoticeKind::kTurn, 0, 100);
  EXPECT_THAT(due(200), IsEmpty());
  const std::int64_t person = add_way("browser 0", "way");
  add_way("somebody else", "other");
  tell(NoticeKind::kTurn, 0, 100);
  EXPECT_THAT(due(99), IsEmpty());
  ASSERT_EQ(due(100).size(), 1);
  const DueNotice one = due(100)[0];
  EXPECT_EQ(one.notice.person, person);
  EXPECT_EQ(one.notice.rev, 3);
  EXPECT_THAT(one.browsers, ElementsAre("browser 0"));
  EXPECT_TRUE(one.holds && one.has_way && !one.is_muted);
}

TEST_F(NoticeStoreTest, ATurnThatPassedIsForgotten) {
  add_way("browser 0", "way");
  add_way("browser 1", "other");
  tell(NoticeKind::kTurn, 0, 100);
  tell(NoticeKind::kTurn, 1, 100, true);
  ASSERT_EQ(due(100).size(), 1);
  EXPECT_EQ(due(100)[0].notice.seat, 1);
  EXPECT_FALSE(due(100)[0].holds);  // it is another's turn by what is stored of the table
}

TEST_F(NoticeStoreTest, NoTurnIsToldBesideABeginning) {
  add_way("browser 0", "way");
  tell(NoticeKind::kBegun, kNobody, 100);
  tell(NoticeKind::kTurn, 0, 50);
  ASSERT_EQ(due(100).size(), 1);
  EXPECT_EQ(due(100)[0].notice.kind, NoticeKind::kBegun);
}

TEST_F(NoticeStoreTest, ALetterStaysUntilItIsNotedAsSent) {
  add_way("browser 0", "way");
  tell(NoticeKind::kTurn, 0, 100);
  const Notice notice = due(100)[0].notice;
  ASSERT_TRUE(store_.settle(notice, Told::kOnTheWay, 100));
  ASSERT_TRUE(store_.settle(notice, Told::kOnTheWay, 100));
  EXPECT_THAT(due(100), IsEmpty());
  const auto letters = store_.due_letters(100, 10);
  ASSERT_TRUE(letters) << letters.error().message;
  ASSERT_EQ(letters->size(), 1);
  EXPECT_EQ(letters->front().notice.id, notice.id);
  EXPECT_EQ(letters->front().game, "osaka");
  ASSERT_TRUE(store_.note_failed(letters->front(), "status_500", 100, 200));
  EXPECT_THAT(*store_.due_letters(199, 10), IsEmpty());
  ASSERT_EQ(store_.due_letters(200, 10)->front().tries, 1);
  EXPECT_EQ(store_.told("table", 5)->front().told, Told::kOnTheWay);
  ASSERT_TRUE(store_.note_sent(letters->front(), 201));
  EXPECT_THAT(*store_.due_letters(9999, 10), IsEmpty());
  EXPECT_EQ(store_.told("table", 5)->front().told, Told::kSent);
  EXPECT_EQ(store_.told("table", 5)->size(), 1);
}

TEST_F(NoticeStoreTest, WhatIsToldIsBoundedAndGoesWithTheTable) {
  const std::int64_t person = add_way("browser 0", "way");
  for (int i = 0; i < 30; ++i) {
    tell(NoticeKind::kOver, kNobody, i);
    ASSERT_TRUE(store_.settle(due(100)[0].notice, Told::kLooking, i));
  }
  EXPECT_EQ(store_.told("table", 99)->size(), 20);
  EXPECT_EQ(store_.told("table", 99)->front().at, 29);
  tell(NoticeKind::kTurn, 0, 0);
  ASSERT_TRUE(store_.settle(due(100)[0].notice, Told::kOnTheWay, 0));
  ASSERT_TRUE(store_.set_muted("table", person, true));
  tell(NoticeKind::kOver, kNobody, 0);
  const auto removed = store_.remove_table("table");
  ASSERT_TRUE(removed) << removed.error().message;
  EXPECT_THAT(due(9999), IsEmpty());
  EXPECT_THAT(*store_.told("table", 9), IsEmpty());
  EXPECT_FALSE(*store_.is_muted("table", person));
  EXPECT_EQ(store_.ways_of(person)->size(), 1);
}

TEST_F(NoticeStoreTest, AForgottenWayGetsNoLetters) {
  add_way("browser 0", "way");
  tell(NoticeKind::kTurn, 0, 100);
  ASSERT_TRUE(store_.settle(due(100)[0].notice, Told::kOnTheWay, 100));
  ASSERT_TRUE(store_.forget_way("way"));
  EXPECT_THAT(*store_.due_letters(9999, 10), IsEmpty());
  EXPECT_EQ(store_.told("table", 5)->front().told, Told::kFailed);
}

}  // namespace
}  // namespace kaisho::server
