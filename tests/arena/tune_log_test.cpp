// The log of a tuning: what was kept comes back, whatever its writer was doing when it was stopped.
#include "arena/tune_log.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace kaisho {
namespace {

class TuneLogTest : public testing::Test {
 protected:
  ~TuneLogTest() override { std::filesystem::remove(path_); }

  void append(const std::string& text) { std::ofstream(path_, std::ios::app) << text; }
  std::string text() {
    std::stringstream all;
    all << std::ifstream(path_).rdbuf();
    return all.str();
  }

  std::string path_ =
      (std::filesystem::temp_directory_path() / ("tune_log_" + std::to_string(getpid()))).string();
};

TEST_F(TuneLogTest, GivesBackWhatWasKept) {
  {
    TuneLog log;
    const auto none = log.open(path_);
    ASSERT_TRUE(none.has_value()) << none.error().message;
    EXPECT_TRUE(none->empty());
    ASSERT_TRUE(log.add({"search:turns=4", 0.1}));
    ASSERT_TRUE(log.add({"search:turns=8", 1.0 / 3}));
  }
  TuneLog log;
  const auto trials = log.open(path_);
  ASSERT_TRUE(trials.has_value());
  ASSERT_EQ(trials->size(), 2U);
  EXPECT_EQ((*trials)[0].spec, "search:turns=4");
  EXPECT_EQ((*trials)[0].share, 0.1);
  EXPECT_EQ((*trials)[1].share, 1.0 / 3) << "to the last digit, or another tuning would follow";
}

TEST_F(TuneLogTest, PassesOverATornLine) {
  append("{\"share\":0.5,\"spec\":\"search\"}\n");
  const std::string whole = text();
  append("{\"share\":0.");
  {
    TuneLog log;
    const auto trials = log.open(path_);
    ASSERT_TRUE(trials.has_value()) << trials.error().message;
    EXPECT_EQ(trials->size(), 1U);
    ASSERT_TRUE(log.add({"search", 0.5}));
  }
  EXPECT_EQ(text(), whole + whole);
}

TEST_F(TuneLogTest, RefusesWhatIsNoLogAndLeavesItAsItIs) {
  for (const std::string wrong : {"[1]\n", "{\"spec\":\"search\"}\n", "notes\n",
                                  "{\"spec\":\"search\",\"share\":\"half\"}\n"}) {
    std::filesystem::remove(path_);
    append(wrong);
    TuneLog log;
    const auto trials = log.open(path_);
    ASSERT_FALSE(trials.has_value()) << wrong;
    EXPECT_EQ(trials.error().code, "bad_log") << wrong;
    EXPECT_NE(trials.error().message.find("line 1"), std::string::npos) << trials.error().message;
    EXPECT_EQ(text(), wrong);
  }
}

TEST_F(TuneLogTest, HasOneWriter) {
  TuneLog first;
  ASSERT_TRUE(first.open(path_));
  TuneLog second;
  EXPECT_EQ(second.open(path_).error().code, "cannot_write");
  TuneLog nowhere;
  EXPECT_EQ(nowhere.open("/no/such/folder/log").error().code, "cannot_write");
}

}  // namespace
}  // namespace kaisho
