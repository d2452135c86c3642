#include "core/characters/visible.h"

#include <gtest/gtest.h>

#include "core/characters/utf8.h"

namespace kaisho {
namespace {

TEST(Visible, ShowsWhatWouldActOnATerminal) {
  EXPECT_EQ(visible("a\x1b[2Jb\nc\x7f"), "a\\u{1b}[2Jb\\u{a}c\\u{7f}");
  EXPECT_EQ(visible("\xc2\x9b"
                    "2J"),
            "\\u{9b}2J");  // the control sequence introducer
  EXPECT_EQ(visible("a\xe2\x80\xae"
                    "b"),
            "a\\u{202e}b");                          // turns the text round
  EXPECT_EQ(visible("caf\xe9"), "caf\\x{e9}");       // Latin-1
  EXPECT_EQ(visible("\xc0\x9b"), "\\x{c0}\\x{9b}");  // written longer than it may be
  EXPECT_EQ(visible("Été 大阪 👩‍🌾"), "Été 大阪 👩‍🌾");
}

TEST(Visible, QuotesAreCutBetweenCharacters) {
  EXPECT_EQ(in_quotes("abc", 3), "'abc'");
  EXPECT_EQ(in_quotes("ééé", 2), "'éé…'");
  EXPECT_EQ(in_quotes("\x1b", 1), "'\\u{1b}'");
}

TEST(Visible, TellsControlCharactersAndBlanks) {
  for (const char* text : {"a\tb", "\x1b", "\u0085", "\u2028", "\u200f", "\ufeff"}) {
    EXPECT_TRUE(has_control(text)) << text;
  }
  for (const char* text : {"", "Ann", "Été", "大阪", "👩‍🌾", "a\u00a0b"}) {
    EXPECT_FALSE(has_control(text)) << text;
  }
  for (const char* text :
       {"", " ", "\u00a0\u3000", "\u200b", "\u2800", "\t", "\u0300\u0301", "\u17b4"}) {
    EXPECT_TRUE(is_blank(text)) << text;
  }
  for (const char* text : {".", " a ", "大", "e\u0301"}) EXPECT_FALSE(is_blank(text)) << text;
  for (const char* text : {"\U0001d173", "\U0001fffe", "\ufdd0"})
    EXPECT_TRUE(has_control(text)) << text;
  for (const char* text : {" a", "a ", "a\u200b", " "}) EXPECT_TRUE(has_blank_end(text)) << text;
  for (const char* text : {"", "a b", "大", "e\u0301", "☀\ufe0f"})
    EXPECT_FALSE(has_blank_end(text)) << text;
}

TEST(Utf8, CutsBetweenCharactersAndLeavesSomething) {
  EXPECT_EQ(cut_to("abc", 3), "abc");
  EXPECT_EQ(cut_to("abcd", 3), "abc…");
  EXPECT_EQ(cut_to("aéb", 2), "a…");
  EXPECT_EQ(cut_to("a👍b", 4), "a…");
  EXPECT_EQ(cut_to("a👍b", 5), "a👍…");
  EXPECT_EQ(cut_to(std::string(300, '\x80'), 5), std::string(5, '\x80') + "…");
}

TEST(Utf8, FindsTheFirstByteThatIsNone) {
  EXPECT_EQ(first_bad_byte("é大👍"), std::string_view::npos);
  for (const std::string_view bad : {"\x80", "\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80",
                                     "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80", "\xc3("}) {
    EXPECT_EQ(first_bad_byte("é" + std::string(bad)), 2U);
  }
}

}  // namespace
}  // namespace kaisho
