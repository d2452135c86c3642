// Talk at a table: how much may be said, who hears it, what is kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "server/store/store.h"
#include "server/tables/talk_rules.h"
#include "tests/server/fixtures.h"

namespace kaisho::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::int64_t kNow = 1'000'000;

class TalkTest : public testing::Test {
 protected:
  const Said& say(Seat seat, const std::string& text, std::int64_t now = kNow,
                  const std::string& browser = "watcher", const std::string& address = "here") {
    Words words;
    words.text = text;
    words.name = "Cleo";
    words.request_id = "id of " + text;
    const Said by = speaker(facts_, seat, browser, address);
    Said said = said_with(facts_, talk_, by, std::move(words), now);
    remember_speaker(lately_, by, now);
    if (const Said* gone = crowded_out(talk_, said))
      talk_.erase(talk_.begin() + (gone - &talk_[0]));
    return talk_.emplace_back(std::move(said));
  }
  std::vector<std::string> heard_by(Seat listener) const {
    std::vector<std::string> texts;
    for (const Said* said : talk_for(facts_, talk_, listener)) texts.push_back(said->text);
    return texts;
  }
  bool may_say(Seat seat, std::int64_t now, const std::string& browser = "watcher",
               const std::string& address = "here") const {
    return may_say_more(lately_, speaker(facts_, seat, browser, address), now).has_value();
  }
  std::ptrdiff_t kept_of(const std::string& address) const {
    return std::ranges::count(talk_, address, &Said::address);
  }

  TableFacts facts_ = stored_table("osaka").facts;
  std::vector<Said> talk_;
  std::vector<Said> lately_;
};

TEST_F(TalkTest, PlayersHearOnlookersOnceTheGameIsOver) {
  say(0, "we play");
  say(kNobody, "we watch");
  for (const Status status : {Status::kWaiting, Status::kPlaying, Status::kFrozen}) {
    facts_.status = status;
    EXPECT_THAT(heard_by(1), ElementsAre("we play"));
    EXPECT_THAT(heard_by(kNobody), ElementsAre("we play", "we watch"));
  }
  facts_.status = Status::kOver;
  EXPECT_THAT(heard_by(1), ElementsAre("we play", "we watch"));
}

TEST_F(TalkTest, APlayerHasTheNameOfTheSeat) {
  EXPECT_EQ(say(0, "hello").name, "person 0");
  EXPECT_EQ(say(kNobody, "hello").name, "Cleo");
}

TEST_F(TalkTest, OnlookersAreToldApartByTableAndBrowser) {
  const std::string mark = speaker(facts_, kNobody, "watcher", "here").onlooker;
  EXPECT_EQ(mark.size(), 16U);
  EXPECT_EQ(speaker(facts_, kNobody, "watcher", "here").onlooker, mark);
  EXPECT_NE(speaker(facts_, kNobody, "other", "here").onlooker, mark);
  facts_.id = "other table";
  EXPECT_NE(speaker(facts_, kNobody, "watcher", "here").onlooker, mark);
  EXPECT_EQ(speaker(facts_, 0, "watcher", "here").onlooker, "");
  EXPECT_EQ(speaker(facts_, 0, "watcher", "here").address, "");
}

TEST_F(TalkTest, WhoHasSaidMuchWaitsAndNobodyElseDoes) {
  for (int i = 0; i < 10; ++i) {
    EXPECT_TRUE(may_say(0, kNow));
    say(0, "flood", kNow + i);
  }
  const auto refused = may_say_more(lately_, speaker(facts_, 0, "", ""), kNow + 1000);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "too_much_talk");
  EXPECT_EQ(refused.error().message, "You have said much at once; wait 29 s.");
  EXPECT_TRUE(may_say(1, kNow + 1000));
  EXPECT_TRUE(may_say(kNobody, kNow + 1000));
  EXPECT_TRUE(may_say(0, kNow + 30'000));
  EXPECT_TRUE(may_say(0, kNow - 60'000)) << "a clock that was put back silences nobody";
}

TEST_F(TalkTest, OnlookersOfOneAddressHaveNoMoreForHavingManyBrowsers) {
  for (int i = 0; i < 10; ++i) say(kNobody, "flood", kNow + i, "browser " + std::to_string(i));
  const auto refused =
      may_say_more(lately_, speaker(facts_, kNobody, "one more", "here"), kNow + 1000);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "too_much_talk");
  EXPECT_EQ(refused.error().message,
            "Onlookers at your address have said much at once; wait 29 s.");
  EXPECT_TRUE(may_say(kNobody, kNow + 1000, "one more", "elsewhere"));
  EXPECT_TRUE(may_say(0, kNow + 1000)) << "who plays at that address may talk";
  EXPECT_TRUE(may_say(kNobody, kNow + 30'000, "one more"));
}

TEST_F(TalkTest, WhoHasTheirOwnMessagesCrowdedOutMaySayNoMoreForIt) {
  for (int i = 0; i < 95; ++i) {
    say(kNobody, "old", 1000, std::to_string(i), "address " + std::to_string(i));
  }
  for (int i = 0; i < 10; ++i) say(kNobody, "flood", kNow);
  EXPECT_EQ(kept_of("here"), 5);
  EXPECT_FALSE(may_say(kNobody, kNow));
}

TEST_F(TalkTest, WhoSpokeIsForgottenInTime) {
  for (int i = 0; i < 10; ++i) say(0, "flood", kNow);
  say(1, "later", kNow + 30'000);
  EXPECT_EQ(lately_.size(), 1U);
}

TEST_F(TalkTest, TheSameIdOfTheSameSpeakerIsTheSameMessage) {
  const int number = say(0, "hello").number;
  const Said* again = said_before(talk_, speaker(facts_, 0, "", "here"), "id of hello");
  ASSERT_NE(again, nullptr);
  EXPECT_EQ(again->number, number);
  EXPECT_EQ(said_before(talk_, speaker(facts_, 1, "", "here"), "id of hello"), nullptr);
  EXPECT_EQ(said_before(talk_, speaker(facts_, kNobody, "watcher", "here"), "id of hello"),
            nullptr);
}

TEST_F(TalkTest, TheOldestOfTheSamePeopleGoes) {
  say(kNobody, "from outside");
  for (int i = 0; i < 105; ++i) say(0, std::to_string(i));
  EXPECT_EQ(talk_.size(), 101U);
  EXPECT_EQ(talk_.front().text, "from outside");
  EXPECT_EQ(talk_[1].text, "5");
  EXPECT_EQ(talk_.back().number, 106);
}

TEST_F(TalkTest, WhoTakesUpMostOfTheRoomMakesRoom) {
  say(kNobody, "quiet", kNow, "quiet", "there");
  for (int i = 0; i < 150; ++i) say(kNobody, "flood", kNow, "browser " + std::to_string(i));
  say(kNobody, "quiet, too", kNow, "quiet, too", "far away");
  EXPECT_THAT(kept_of("there"), 1);
  EXPECT_THAT(kept_of("far away"), 1);
  EXPECT_THAT(kept_of("here"), 98);
  say(1, "a player");
  for (int i = 0; i < 150; ++i) say(0, "another");
  EXPECT_THAT(heard_by(1), testing::Contains("a player"));
}

TEST_F(TalkTest, OfAnAddressThatNobodyKnowsAnyMoreEachBrowserHasItsShare) {
  for (int i = 0; i < 60; ++i) say(kNobody, "much", kNow, "loud", "");
  for (int i = 0; i < 40; ++i) say(kNobody, "less", kNow, "quiet", "");
  say(kNobody, "new");
  EXPECT_EQ(std::ranges::count(talk_, "much", &Said::text), 59);
}

TEST_F(TalkTest, IsStoredAndGoesWithItsTable) {
  const Folder folder;
  Store store = *Store::open(folder.path());
  const StoredTable table = stored_table("osaka");
  ASSERT_TRUE(store.add_table(table.facts, table.edition));
  EXPECT_THAT(*store.talk("table"), IsEmpty());
  ASSERT_TRUE(store.add_said("table", say(0, "<b>hello</b>")));
  ASSERT_TRUE(store.add_said("table", say(kNobody, "from outside")));
  const auto talk = store.talk("table");
  ASSERT_EQ(talk->size(), 2U);
  EXPECT_EQ(talk->at(0).text, "<b>hello</b>");
  EXPECT_EQ(talk->at(0).name, "person 0");
  EXPECT_EQ(talk->at(0).request_id, "id of <b>hello</b>");
  EXPECT_EQ(talk->at(1).onlooker, speaker(facts_, kNobody, "watcher", "here").onlooker);
  EXPECT_EQ(talk->at(1).at, kNow);
  ASSERT_TRUE(store.forget_said("table", 1));
  EXPECT_EQ(store.talk("table")->size(), 1U);
  ASSERT_TRUE(store.remove_table("table"));
  EXPECT_THAT(*store.talk("table"), IsEmpty());
}

TEST_F(TalkTest, ATableThatWasOpenedWithoutStaysSilent) {
  const Folder folder;
  Store store = *Store::open(folder.path());
  StoredTable table = stored_table("osaka");
  ASSERT_TRUE(store.add_table(table.facts, table.edition));
  EXPECT_TRUE(store.facts("table")->has_talk);
  table.facts.id = "silent";
  table.facts.has_talk = false;
  ASSERT_TRUE(store.add_table(table.facts, table.edition));
  EXPECT_FALSE(store.facts("silent")->has_talk);
  ASSERT_TRUE(store.remove_table("silent"));
}

}  // namespace
}  // namespace kaisho::server
