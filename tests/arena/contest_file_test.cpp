// The results file: stopped anywhere and resumed, nothing is lost and nothing played twice.
#include "arena/contest/contest_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "arena/contest/contest_run.h"
#include "tests/folder.h"

namespace kaisho::arena {
namespace {

using testing::HasSubstr;

class ContestFileTest : public testing::Test {
 protected:
  ContestFileTest() {
    Contest wish{.game = "osaka", .turn_cap = 40};
    wish.players = {{"a", "greedy:samples=1,evaluations=8"}, {"b", "random"}};
    wish.deals = 6;
    wish.program = "0123456789abcdef";
    contest_ = *validate(wish);
  }

  std::string text() const {
    std::ostringstream all;
    all << std::ifstream(path_, std::ios::binary).rdbuf();
    return all.str();
  }
  void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }

  // The lines in an order of their own, since games end in any.
  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    std::istringstream all(text());
    for (std::string line; std::getline(all, line);) lines.push_back(line);
    std::ranges::sort(lines);
    return lines;
  }

  // Plays on in the file; counts the games that were played.
  Expected<ContestReport> play(int& games, int most = 1000) const {
    ContestFile file;
    const auto known = file.open(path_, contest_);
    if (!known) return std::unexpected(known.error());
    LocalExecutor executor(2);
    std::stop_source stop;
    return run_contest(
        contest_, executor, *known, &file,
        [&](const ContestTally& /*tally*/) {
          if (++games >= most) stop.request_stop();
        },
        stop.get_token());
  }

  void expect_refused(const std::string& text, const std::string& code, const std::string& says) {
    write(text);
    ContestFile file;
    const auto opened = file.open(path_, contest_);
    ASSERT_FALSE(opened.has_value()) << says;
    EXPECT_EQ(opened.error().code, code);
    EXPECT_THAT(opened.error().message + " " + opened.error().where, HasSubstr(says));
    EXPECT_EQ(this->text(), text);  // left as it was
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.file("contest");
  Contest contest_;
};

TEST_F(ContestFileTest, GoesOnFromEveryPlaceItMayBeCut) {
  int games = 0;
  const auto whole = play(games);
  ASSERT_TRUE(whole.has_value()) << whole.error().message;
  EXPECT_EQ(games, 12);
  const auto all = lines();
  ASSERT_EQ(all.size(), 13U);
  const std::string full = text();
  for (const std::size_t cut :
       {std::size_t{0}, std::size_t{30}, full.find('\n'), full.find('\n') + 1, full.size() / 2,
        full.size() * 3 / 4, full.size() - 1, full.size()}) {
    write(full.substr(0, cut));
    const auto kept =
        static_cast<int>(std::count(full.begin(), full.begin() + static_cast<long>(cut), '\n'));
    int played = 0;
    const auto report = play(played);
    ASSERT_TRUE(report.has_value()) << report.error().message;
    EXPECT_EQ(played, 12 - std::max(0, kept - 1)) << cut;
    EXPECT_EQ(lines(), all) << cut;
    EXPECT_EQ(report_json(*report), report_json(*whole)) << cut;
  }
}

TEST_F(ContestFileTest, KeepsWhatWasPlayedBeforeAStop) {
  int games = 0;
  const auto part = play(games, 3);
  ASSERT_TRUE(part.has_value());
  EXPECT_GE(games, 3);
  EXPECT_LT(games, 12);
  EXPECT_FALSE(part->complete());
  EXPECT_EQ(static_cast<int>(lines().size()), games + 1);
  ASSERT_TRUE(play(games).has_value());
  EXPECT_EQ(games, 12);
  EXPECT_EQ(lines().size(), 13U);
}

TEST_F(ContestFileTest, IsReadBackWhole) {
  int games = 0;
  const auto report = play(games);
  ASSERT_TRUE(report.has_value());
  const auto results = read_contest_file(path_);
  ASSERT_TRUE(results.has_value());
  EXPECT_EQ(contest_json(results->contest), contest_json(contest_));
  ContestTally tally(results->contest);
  for (const ContestGame& game : results->games) tally.add(game);
  EXPECT_EQ(report_json(tally.report()), report_json(*report));
  EXPECT_EQ(read_contest_file("/no/such/file").error().code, "no_file");
}

TEST_F(ContestFileTest, RefusesWhatIsNotItsOwn) {
  int games = 0;
  ASSERT_TRUE(play(games, 2).has_value());
  const std::string whole = text();
  Contest other = contest_;
  other.seed = 2;
  expect_refused(json_text(contest_json(other)) + "\n", "other_contest", "seed is 2, here 1");
  expect_refused("My diary", "bad_results", "is not the file of a contest");
  expect_refused("My diary\n", "bad_results", path_ + ":1");
  expect_refused("{}\n", "bad_results", path_ + ":1");
  const std::string first = whole.substr(0, whole.find('\n') + 1);
  const std::string game =
      whole.substr(first.size(), whole.find('\n', first.size()) + 1 - first.size());
  expect_refused(first + game + game, "bad_results", path_ + ":3");
  expect_refused(first + "{}\n", "bad_results", path_ + ":2");
  expect_refused(first + "\n" + game + "{}\n", "bad_results", path_ + ":4");
}

TEST_F(ContestFileTest, PassesOverEmptyLines) {
  int games = 0;
  const auto whole = play(games);
  ASSERT_TRUE(whole.has_value());
  std::string spaced = "\n";
  for (const char c : text()) spaced += c == '\n' ? std::string("\n \r\n\n") : std::string(1, c);
  write(spaced);
  const auto results = read_contest_file(path_);
  ASSERT_TRUE(results.has_value()) << results.error().message;
  EXPECT_EQ(results->games.size(), 12U);
  const auto again = play(games);
  ASSERT_TRUE(again.has_value()) << again.error().message;
  EXPECT_EQ(games, 12);
  EXPECT_EQ(report_json(*again), report_json(*whole));
  write("\n\n");
  ASSERT_TRUE(play(games).has_value());
  EXPECT_EQ(games, 24);
}

TEST_F(ContestFileTest, IsARegularFile) {
  for (const std::string path : {"/dev/null", "/dev/full", "/tmp"}) {
    ContestFile file;
    const auto opened = file.open(path, contest_);
    ASSERT_FALSE(opened.has_value()) << path;
    EXPECT_EQ(opened.error().code, "cannot_write");
    EXPECT_THAT(opened.error().message, HasSubstr("'" + path + "'"));
  }
}

// Only those of forfeits are in the file.
TEST_F(ContestFileTest, TellsTheMovesOfAForfeitAndOfAllGamesToWhoeverKeepsThem) {
  contest_.players[1].spec = "command:true";
  std::vector<ContestGame> kept;
  LocalExecutor executor(1);
  ContestFile file;
  ASSERT_TRUE(file.open(path_, contest_).has_value());
  const auto keep = [&](const ContestGame& game) {
    kept.push_back(game);
    return kept.size() < 3 ? Expected<void>() : fail("cannot_write", "Enough.");
  };
  const auto ran = run_contest(contest_, executor, {}, &file, {}, {}, keep);
  ASSERT_TRUE(ran.fault.has_value());
  EXPECT_EQ(ran.fault->message, "Enough.");
  EXPECT_EQ(ran.games, 2);  // are not lost with the third
  const auto results = read_contest_file(path_);
  ASSERT_EQ(results->games.size(), 2U);
  for (std::size_t i = 0; i < results->games.size(); ++i) {
    EXPECT_EQ(results->games[i].outcome, kept[i].outcome);
    EXPECT_EQ(results->games[i].outcome.moves.size(),
              static_cast<std::size_t>(results->games[i].outcome.decisions));
  }
}

// Nobody plays so many, and a file may say anything.
TEST_F(ContestFileTest, RefusesMoreDealsThanThereAreInAContest) {
  Json contest = contest_json(contest_);
  contest["deals"] = kMaxDeals;
  write(json_text(contest) + "\n");
  EXPECT_TRUE(read_contest_file(path_).has_value());
  contest["deals"] = kMaxDeals + 1;
  write(json_text(contest) + "\n");
  EXPECT_EQ(read_contest_file(path_).error().code, "bad_results");
}

// What the program's players do is part of the contest, though nothing else may tell them apart.
TEST_F(ContestFileTest, GoesOnWithAnotherProgramOnlyIfToldTo) {
  int games = 0;
  ASSERT_TRUE(play(games, 2).has_value());
  const std::string before = text();
  contest_.program = "fedcba9876543210";
  expect_refused(before, "other_program", "0123456789abcdef");
  {
    ContestFile file;
    const auto known = file.open(path_, contest_, OtherProgram::kResume);
    ASSERT_TRUE(known.has_value()) << known.error().message;
    EXPECT_EQ(known->size(), static_cast<std::size_t>(games));
  }
  EXPECT_EQ(text(), before + "{\"program\":\"fedcba9876543210\"}\n");
  ASSERT_TRUE(play(games).has_value());  // is the file's own now
  EXPECT_EQ(games, 12);
  contest_.program = "0123456789abcdef";
  expect_refused(text(), "other_program", "fedcba9876543210");
}

TEST_F(ContestFileTest, IsReadWithoutTheNameOfAProgram) {
  int games = 0;
  ASSERT_TRUE(play(games).has_value());
  std::string old = text();
  const std::string name = ",\"program\":\"0123456789abcdef\"";
  ASSERT_TRUE(old.contains(name));
  old.erase(old.find(name), name.size());
  expect_refused(old, "other_program", "did not write its name");
  const auto results = read_contest_file(path_);
  ASSERT_TRUE(results.has_value());
  EXPECT_EQ(results->contest.program, "");
  EXPECT_EQ(results->games.size(), 12U);
}

TEST_F(ContestFileTest, IsGivenMoreDealsButNoFewer) {
  int games = 0;
  ASSERT_TRUE(play(games).has_value());
  const std::string few = text();
  contest_.deals = 8;
  const auto more = play(games);
  ASSERT_TRUE(more.has_value()) << more.error().message;
  EXPECT_EQ(games, 16);
  EXPECT_TRUE(more->complete());
  const auto results = read_contest_file(path_);
  ASSERT_TRUE(results.has_value()) << results.error().message;
  EXPECT_EQ(results->contest.deals, 8);
  EXPECT_EQ(results->games.size(), 16U);
  contest_.deals = 6;
  expect_refused(text(), "other_contest", "deals is 8, here 6");
  expect_refused(few + "{\"deals\":5}\n", "bad_results", ":14: deals");
}

// When to stop is the test's to say, within what was fixed before.
TEST_F(ContestFileTest, WithASequentialTestIsGivenNoMoreDeals) {
  contest_.sprt = SprtBounds{};
  int games = 0;
  ASSERT_TRUE(play(games, 2).has_value());
  const std::string few = text();
  contest_.deals = 8;
  expect_refused(few, "other_contest", "deals is 6, here 8");
  expect_refused(few + "{\"deals\":8}\n", "bad_results", "sequential test");
}

TEST_F(ContestFileTest, HasOneWriter) {
  ContestFile file;
  ASSERT_TRUE(file.open(path_, contest_).has_value());
  ContestFile second;
  EXPECT_EQ(second.open(path_, contest_).error().code, "cannot_write");
}

}  // namespace
}  // namespace kaisho::arena
