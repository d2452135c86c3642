// So many lines of each kind in a minute, and the number of those that were left out.
#include "server/terminal/line_limit.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <string_view>

namespace kaisho::server {
namespace {

using std::chrono::seconds;

constexpr int kMost = 3;

class LineLimitTest : public testing::Test {
 protected:
  int admitted(std::string_view kind, int lines, seconds at) {
    int count = 0;
    for (int i = 0; i < lines; ++i) count += limit_.admit(kind, begin_ + at) ? 1 : 0;
    return count;
  }
  std::string left_out(seconds at) {
    std::string all;
    for (const auto& [kind, lines] : limit_.take_left_out(begin_ + at)) {
      all += kind + " " + std::to_string(lines) + ";";
    }
    return all;
  }

 private:
  LineLimit limit_{kMost};
  LineLimit::Clock::time_point begin_ = LineLimit::Clock::now();
};

TEST_F(LineLimitTest, TakesSoManyAMinute) {
  EXPECT_EQ(admitted("cats", 10, seconds(0)), kMost);
  EXPECT_EQ(admitted("cats", 10, seconds(59)), 0);
  EXPECT_EQ(admitted("cats", 10, seconds(60)), kMost);
}

TEST_F(LineLimitTest, CountsEachKindByItself) {
  EXPECT_EQ(admitted("cats", 10, seconds(0)), kMost);
  EXPECT_EQ(admitted("dogs", 2, seconds(1)), 2);
  EXPECT_EQ(admitted("dogs", 2, seconds(2)), 1);
}

TEST_F(LineLimitTest, SaysOnceWhatWasLeftOutOfAMinuteThatIsOver) {
  admitted("cats", 10, seconds(0));
  admitted("dogs", kMost, seconds(0));
  admitted("eels", 4, seconds(30));
  EXPECT_EQ(left_out(seconds(59)), "");
  EXPECT_EQ(left_out(seconds(60)), "cats 7;");
  EXPECT_EQ(left_out(seconds(61)), "");
  EXPECT_EQ(left_out(seconds(90)), "eels 1;");
  EXPECT_EQ(left_out(seconds(1000)), "");
}

TEST_F(LineLimitTest, KeepsTheNumberOfAMinuteThatTheNextOneReplaced) {
  admitted("cats", 5, seconds(0));
  admitted("cats", 6, seconds(60));
  EXPECT_EQ(left_out(seconds(61)), "cats 2;");
  EXPECT_EQ(left_out(seconds(120)), "cats 3;");
}

TEST(LineLimitEnd, SaysEverythingOfTheLastMinute) {
  LineLimit limit(1);
  limit.admit("cats", LineLimit::Clock::now());
  limit.admit("cats", LineLimit::Clock::now());
  const auto all = limit.take_left_out(LineLimit::Clock::time_point::max());
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().lines, 1);
}

}  // namespace
}  // namespace kaisho::server
