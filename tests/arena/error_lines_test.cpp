// What programs say on their error output.
#include "arena/programs/error_lines.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

namespace kaisho::arena {
namespace {

void say(int pipe, const std::string& text) {
  ASSERT_EQ(write(pipe, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

TEST(ErrorLines, CannotPassForOurOwnOrActOnTheTerminal) {
  std::array<int, 2> pipe_ends{};
  ASSERT_EQ(pipe(pipe_ends.data()), 0);
  testing::internal::CaptureStderr();
  ErrorLines lines;
  lines.begin(pipe_ends[0], "./b\x1bt");
  lines.pass_on();  // nothing yet
  say(pipe_ends[1], "one\r\n\x1b[2Jtwo\nth");
  lines.pass_on();
  say(pipe_ends[1], "ree\n2026-01-01 00:00:00.000 error forged \xe9");
  lines.pass_on();
  close(pipe_ends[1]);
  lines.end();
  EXPECT_EQ(lines.pipe(), -1);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "./b\\u{1b}t: one\n"
            "./b\\u{1b}t: \\u{1b}[2Jtwo\n"
            "./b\\u{1b}t: three\n"
            "./b\\u{1b}t: 2026-01-01 00:00:00.000 error forged \\x{e9}\n");
}

}  // namespace
}  // namespace kaisho::arena
