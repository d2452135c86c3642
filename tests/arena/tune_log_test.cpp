// The log of a tuning: what was kept comes back, whatever its writer was doing when it was stopped.
#include "arena/tuning/tune_log.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/registry.h"
#include "players/data_hash.h"
#include "tests/folder.h"

namespace kaisho::arena {
namespace {

constexpr std::string_view kProgram = "00112233";

class TuneLogTest : public testing::Test {
 protected:
  void append(const std::string& text) { std::ofstream(path_, std::ios::app) << text; }
  std::string text() {
    std::stringstream all;
    all << std::ifstream(path_).rdbuf();
    return all.str();
  }

  // The first line of a log of `options_`.
  std::string head(const std::string& hash = players::player_data_hash("osaka")) const {
    const Json line = {
        {"command", tuning_command(options_)}, {"program", kProgram}, {"weights_hash", hash}};
    return line.dump() + "\n";
  }

  TuneSearchOptions options_{.game = "osaka"};
  TemporaryFolder folder_;
  std::string path_ = folder_.file("log");
};

TEST_F(TuneLogTest, GivesBackWhatWasKept) {
  {
    TuneLog log;
    const auto none = log.open(path_, options_, kProgram);
    ASSERT_TRUE(none.has_value()) << none.error().message;
    EXPECT_TRUE(none->empty());
    ASSERT_TRUE(log.add({"search:turns=4", 0.1}));
    ASSERT_TRUE(log.add({"search:turns=8", 1.0 / 3}));
  }
  TuneLog log;
  const auto trials = log.open(path_, options_, kProgram);
  ASSERT_TRUE(trials.has_value());
  ASSERT_EQ(trials->size(), 2U);
  EXPECT_EQ((*trials)[0].spec, "search:turns=4");
  EXPECT_EQ((*trials)[0].share, 0.1);
  EXPECT_EQ((*trials)[1].share, 1.0 / 3) << "to the last digit, or another tuning would follow";
}

TEST_F(TuneLogTest, PassesOverATornLine) {
  const std::string line = "{\"share\":0.5,\"spec\":\"search\"}\n";
  append(head() + line);
  append("{\"share\":0.");
  {
    TuneLog log;
    const auto trials = log.open(path_, options_, kProgram);
    ASSERT_TRUE(trials.has_value()) << trials.error().message;
    EXPECT_EQ(trials->size(), 1U);
    ASSERT_TRUE(log.add({"search", 0.5}));
  }
  EXPECT_EQ(text(), head() + line + line);
}

TEST_F(TuneLogTest, RefusesWhatIsNoLogAndLeavesItAsItIs) {
  for (const std::string wrong : {"[1]\n", "{\"spec\":\"search\"}\n", "notes\n",
                                  "{\"spec\":\"search\",\"share\":\"half\"}\n"}) {
    std::filesystem::remove(path_);
    append(head() + wrong);
    TuneLog log;
    const auto trials = log.open(path_, options_, kProgram);
    ASSERT_FALSE(trials.has_value()) << wrong;
    EXPECT_EQ(trials.error().code, "bad_log") << wrong;
    EXPECT_TRUE(trials.error().where.starts_with(path_ + ":2")) << trials.error().where;
    EXPECT_EQ(text(), head() + wrong);
  }
}

// Shares of another game, of other opponents or of fewer games are none of this tuning.
TEST_F(TuneLogTest, RefusesTheLogOfAnotherTuning) {
  const auto refused = [&](const TuneSearchOptions& other) {
    std::filesystem::remove(path_);
    EXPECT_TRUE(TuneLog().open(path_, options_, kProgram));
    const auto opened = TuneLog().open(path_, other, kProgram);
    return !opened && opened.error().code == "bad_log" && text() == head();
  };
  TuneSearchOptions other = options_;
  EXPECT_FALSE(refused(other));
  other.threads = 7;
  EXPECT_FALSE(refused(other)) << "any number of threads finds the same";
  other.trial_games = 8;
  EXPECT_TRUE(refused(other));
  other = options_;
  other.against = "greedy";
  EXPECT_TRUE(refused(other));
  other = options_;
  other.seed = 2;
  EXPECT_TRUE(refused(other));
}

// Half of its tries would be of players that the other half never met.
TEST_F(TuneLogTest, RefusesTheLogOfOtherNets) {
  append(head("0123456789abcdef"));
  const auto opened = TuneLog().open(path_, options_, kProgram);
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().code, "bad_log");
  EXPECT_NE(opened.error().message.find("net"), std::string::npos) << opened.error().message;
  EXPECT_EQ(text(), head("0123456789abcdef"));
  EXPECT_NE(players::player_data_hash(options_.game),
            players::player_data_hash(game_modules().back().id));
}

TEST_F(TuneLogTest, RefusesTheLogOfAnotherProgram) {
  append(head());
  const auto opened = TuneLog().open(path_, options_, "445566");
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().code, "bad_log");
  EXPECT_NE(opened.error().message.find("(00112233)"), std::string::npos) << opened.error().message;
}

TEST_F(TuneLogTest, HasOneWriter) {
  TuneLog first;
  ASSERT_TRUE(first.open(path_, options_, kProgram));
  TuneLog second;
  EXPECT_EQ(second.open(path_, options_, kProgram).error().code, "cannot_write");
  TuneLog nowhere;
  EXPECT_EQ(nowhere.open("/no/such/folder/log", options_, kProgram).error().code, "cannot_write");
}

}  // namespace
}  // namespace kaisho::arena
