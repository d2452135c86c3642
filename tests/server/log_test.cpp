// Lines of the log hold any text.
#include "server/terminal/log.h"

#include <gmock/gmock.h>
#include <spdlog/spdlog.h>

#include <algorithm>

namespace kaisho::server {
namespace {

using testing::HasSubstr;
using testing::Not;

// The log is as it was for the other tests.
class LogTest : public testing::Test {
 protected:
  ~LogTest() override {
    spdlog::set_default_logger(before_);
    spdlog::set_level(level_);
  }

 private:
  std::shared_ptr<spdlog::logger> before_ = spdlog::default_logger();
  spdlog::level::level_enum level_ = spdlog::get_level();
};

TEST_F(LogTest, EscapesAtEveryLevel) {
  using spdlog::level::level_enum;
  const std::string sent = "/a\n2026-01-01 forged\r\x1b[31m\xc2\x9b\xe2\x80\xae\xff";
  for (const char* const least : {"trace", "debug", "info", "warn", "error"}) {
    ASSERT_TRUE(start_log(least).has_value());
    for (const level_enum level : {level_enum::trace, level_enum::debug, level_enum::info,
                                   level_enum::warn, level_enum::err, level_enum::critical}) {
      testing::internal::CaptureStderr();
      spdlog::log(level, "{} {}", "GET", sent);
      spdlog::default_logger()->flush();
      const std::string written = testing::internal::GetCapturedStderr();
      if (level < spdlog::get_level()) {
        EXPECT_EQ(written, "");
        continue;
      }
      EXPECT_THAT(written,
                  HasSubstr(R"(GET /a\u{a}2026-01-01 forged\u{d}\u{1b}[31m\u{9b}\u{202e}\x{ff})"));
      EXPECT_EQ(std::ranges::count(written, '\n'), 1) << written;
      EXPECT_THAT(written, Not(HasSubstr("\x1b[31m")));
    }
  }
}

}  // namespace
}  // namespace kaisho::server
