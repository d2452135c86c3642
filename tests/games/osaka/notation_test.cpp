// Moves as text, and their parts by name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

const Position& any_position() {
  static const Position kPosition = Scene(Table().market("red2")).position();
  return kPosition;
}

Json parts_of(const std::string& text) {
  const Expected<Move> move = osaka().parse_move(any_position(), text);
  return move ? osaka().move_json(any_position(), *move) : Json(move.error().code);
}

TEST(OsakaNotation, EveryKindOfMoveAndItsParts) {
  EXPECT_EQ(parts_of("buy"), Json({{"text", "buy"}, {"kind", "buy"}}));
  EXPECT_EQ(parts_of("token blue"),
            Json({{"text", "token blue"}, {"kind", "token"}, {"colour", "blue"}}));
  EXPECT_EQ(parts_of("take red5"),
            Json({{"text", "take red5"}, {"kind", "take"}, {"card", "red5"}, {"source", "free"}}));
  EXPECT_EQ(
      parts_of("take red5 own"),
      Json({{"text", "take red5 own"}, {"kind", "take"}, {"card", "red5"}, {"source", "own"}}));
  EXPECT_EQ(parts_of("reserve green2 farm"), Json({{"text", "reserve green2 farm"},
                                                   {"kind", "reserve"},
                                                   {"card", "green2"},
                                                   {"row", "farm"}}));
  EXPECT_EQ(parts_of("pay yellow3"),
            Json({{"text", "pay yellow3"}, {"kind", "pay"}, {"card", "yellow3"}}));
  EXPECT_EQ(parts_of("insure red2"),
            Json({{"text", "insure red2"}, {"kind", "insure"}, {"card", "red2"}}));
  EXPECT_EQ(parts_of("insure none"),
            Json({{"text", "insure none"}, {"kind", "insure"}, {"card", nullptr}}));
  EXPECT_EQ(parts_of("protect red5"),
            Json({{"text", "protect red5"}, {"kind", "protect"}, {"card", "red5"}}));
}

TEST(OsakaNotation, MovesThatOnlyRefusalsNameHaveTextsToo) {
  for (const std::string text : {"take red5 other", "take red5 farm", "reserve red5 market marked",
                                 "reserve red5 farm marked"}) {
    EXPECT_EQ(parts_of(text).value("text", ""), text);
  }
}

TEST(OsakaNotation, AnythingElseIsNoMove) {
  for (const std::string& text : {std::string(),
                                  std::string(" "),
                                  std::string("buy "),
                                  std::string(" buy"),
                                  std::string("BUY"),
                                  std::string("buy buy"),
                                  std::string("take"),
                                  std::string("take "),
                                  std::string("take red"),
                                  std::string("take red4"),
                                  std::string("take purple5"),
                                  std::string("take red5 free"),
                                  std::string("take red5 mine"),
                                  std::string("take  red5"),
                                  std::string("take red5 own own"),
                                  std::string("take none"),
                                  std::string("reserve red5"),
                                  std::string("reserve red5 sea"),
                                  std::string("reserve red5 farm marked marked"),
                                  std::string("reserve red5 farm free"),
                                  std::string("pay none"),
                                  std::string("pay"),
                                  std::string("insure"),
                                  std::string("insure none none"),
                                  std::string("protect none"),
                                  std::string("token"),
                                  std::string("token red5"),
                                  std::string("token red red"),
                                  std::string("take red5\n"),
                                  std::string("take\tred5"),
                                  std::string("take r\0d5", 9),
                                  std::string(100000, 'a'),
                                  "take " + std::string(100000, 'r')}) {
    const Expected<Move> move = osaka().parse_move(any_position(), text);
    ASSERT_FALSE(move) << text.substr(0, 40);
    EXPECT_EQ(move.error().code, "bad_move");
    EXPECT_LT(move.error().message.size(), 300U);
  }
}

RC_GTEST_PROP(OsakaNotation, AnyTextIsAMoveOfThatTextOrAnError, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(
      *rc::gen::inRange(1, 5),
      rc::gen::element<std::string>("buy", "take", "reserve", "pay", "insure", "protect", "token",
                                    "red", "blue", "red5", "green2", "own", "other", "farm",
                                    "market", "marked", "none", "free", ""));
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  const Expected<Move> move = osaka().parse_move(any_position(), text);
  if (move) RC_ASSERT(osaka().move_text(any_position(), *move) == text);
}

}  // namespace
}  // namespace kaisho::osaka_tests
