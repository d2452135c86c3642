// Lines of the log hold any text.
#include "server/terminal/log.h"

#include <gmock/gmock.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "server/secrets/crypto.h"
#include "server/terminal/limited_log.h"

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

TEST_F(LogTest, CutsALongLine) {
  ASSERT_TRUE(start_log("info").has_value());
  for (const char* const sign : {"a", "\xff", "\x1b", "ア"}) {
    std::string sent;
    for (int i = 0; i < 100'000; ++i) sent += sign;
    testing::internal::CaptureStderr();
    spdlog::warn("{}", sent);
    const std::string written = testing::internal::GetCapturedStderr();
    EXPECT_LT(written.size(), 10'000U);
    EXPECT_THAT(written, HasSubstr("…\n"));
  }
  EXPECT_EQ(cut("short"), "short");
  EXPECT_LT(cut(std::string(15'000, '\xff')).size(), 1000U);
}

TEST_F(LogTest, GoesOnInANewFile) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / random_name(12);
  std::filesystem::create_directory(folder);
  const std::string path = folder / "log";
  ASSERT_TRUE(start_log("info", path).has_value());
  const auto content = [](const std::string& of) {
    std::ifstream in(of);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  spdlog::info("first");
  std::filesystem::rename(path, path + ".1");
  spdlog::info("second");
  reopen_log();
  spdlog::info("third");
  EXPECT_THAT(content(path + ".1"), testing::AllOf(HasSubstr("first\n"), HasSubstr("second\n")));
  EXPECT_THAT(content(path), testing::AllOf(HasSubstr("third\n"), Not(HasSubstr("second"))));
  // Where the file cannot be opened, nothing is lost.
  std::filesystem::rename(path, path + ".2");
  std::filesystem::create_directory(path);
  reopen_log();
  spdlog::info("fourth");
  EXPECT_THAT(content(path + ".2"),
              testing::AllOf(HasSubstr("error Cannot write "), HasSubstr("fourth\n")));
  const auto refused = start_log("info", path);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().where, "--log-file");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace kaisho::server
