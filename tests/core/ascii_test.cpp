#include "core/values/ascii.h"

#include <gtest/gtest.h>

#include <cctype>
#include <limits>

namespace kaisho {
namespace {

// The functions of C do the same for ASCII, and go by the locale beyond it.
TEST(Ascii, LettersChangeTheirCaseAndNothingElseDoes) {
  for (int code = 0; code < 128; ++code) {
    const char c = static_cast<char>(code);
    EXPECT_EQ(ascii_lower(c), std::tolower(code)) << code;
    EXPECT_EQ(ascii_upper(c), std::toupper(code)) << code;
    EXPECT_EQ(is_ascii_capital(c), std::isupper(code) != 0) << code;
    EXPECT_EQ(is_ascii_letter(c), std::isalpha(code) != 0) << code;
    EXPECT_EQ(is_ascii_digit(c), std::isdigit(code) != 0) << code;
  }
}

TEST(Ascii, BytesOfOtherCharactersStayAsTheyAre) {
  for (int code = std::numeric_limits<signed char>::min(); code < 0; ++code) {
    const char c = static_cast<char>(code);
    EXPECT_EQ(ascii_lower(c), c);
    EXPECT_EQ(ascii_upper(c), c);
    EXPECT_FALSE(is_ascii_letter(c) || is_ascii_digit(c));
  }
}

}  // namespace
}  // namespace kaisho
