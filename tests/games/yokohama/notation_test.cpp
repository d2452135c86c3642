// Moves as text, and their parts by name; events by name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/games/yokohama/steps.h"

namespace kaisho::yokohama_tests {
namespace {

const Position& any_position() {
  static const Position kPosition = Scene(Table(4).placing()).position();
  return kPosition;
}

// The parts beside text and kind.
Json parts_of(const std::string& text, const Position& p = any_position()) {
  const Expected<Move> move = yokohama().parse_move(p, text);
  if (!move) return move.error().code;
  Json json = yokohama().move_json(p, *move);
  EXPECT_EQ(json["text"], text);
  EXPECT_EQ(json["kind"], text.substr(0, text.find(' ')));
  json.erase("text");
  json.erase("kind");
  return json;
}

TEST(YokohamaNotation, MovesOfOneWord) {
  for (const char* text : {"done", "mill", "university", "take-back", "token", "house"}) {
    EXPECT_EQ(parts_of(text), Json::object()) << text;
  }
}

TEST(YokohamaNotation, MovesToAnArea) {
  for (const std::string verb : {"place", "pair", "go", "walk", "tram", "train", "station"}) {
    EXPECT_EQ(parts_of(verb + " bank"), Json({{"area", "bank"}, {"cell", 8}})) << verb;
    EXPECT_EQ(parts_of(verb + " copper-mine#2"), Json({{"area", "copper-mine#2"}, {"cell", 1}}));
  }
  EXPECT_EQ(parts_of("agent bank"), Json({{"area", "bank"}, {"cell", 8}, {"independent", false}}));
  EXPECT_EQ(parts_of("agent bank independent"),
            Json({{"area", "bank"}, {"cell", 8}, {"independent", true}}));
  EXPECT_EQ(parts_of("back bank 2"), Json({{"area", "bank"}, {"cell", 8}, {"count", 2}}));
  EXPECT_EQ(parts_of("move bank church"),
            Json({{"from", "bank"}, {"from_cell", 8}, {"area", "church"}, {"cell", 10}}));
  EXPECT_EQ(parts_of("move hand church"),
            Json({{"from", nullptr}, {"from_cell", nullptr}, {"area", "church"}, {"cell", 10}}));
}

TEST(YokohamaNotation, MovesWithCards) {
  EXPECT_EQ(parts_of("keep 2"), Json({{"drawn", 2}, {"order", "unknown"}}));
  EXPECT_EQ(parts_of("fulfil order-36"), Json({{"order", "order-36"}}));
  EXPECT_EQ(parts_of("achieve seven-fish"), Json({{"achievement", "seven-fish"}}));
  EXPECT_EQ(parts_of("technology ball#2"), Json({{"technology", "ball#2"}}));
  EXPECT_EQ(parts_of("technology telephone#1"), Json({{"technology", "telephone#1"}}));
  EXPECT_EQ(parts_of("orders order-05"), Json({{"orders", {"order-05"}}, {"price", nullptr}}));
  for (const std::string price : {"yen", "imports"}) {
    EXPECT_EQ(parts_of("orders order-05 order-09 " + price),
              Json({{"orders", {"order-05", "order-09"}}, {"price", price}}));
  }
  EXPECT_EQ(parts_of("complete complete-3"), Json({{"token", "complete-3"}}));
}

TEST(YokohamaNotation, MovesWithGoodsAndPieces) {
  EXPECT_EQ(parts_of("sell tea"), Json({{"resource", "tea"}}));
  EXPECT_EQ(parts_of("buy fish"), Json({{"resource", "fish"}}));
  EXPECT_EQ(parts_of("buy imports"), Json({{"resource", "imports"}}));
  EXPECT_EQ(parts_of("good copper"), Json({{"resource", "copper"}}));
  EXPECT_EQ(parts_of("pay copper+tea+yen"), Json({{"resources", {"copper", "tea", "yen"}}}));
  EXPECT_EQ(parts_of("pay imports"), Json({{"resources", {"imports"}}}));
  for (const std::string piece : {"assistant", "shop", "house"}) {
    EXPECT_EQ(parts_of("hire " + piece), Json({{"piece", piece}}));
  }
  EXPECT_EQ(parts_of("pay-imports 0"), Json({{"count", 0}}));
  EXPECT_EQ(parts_of("recall 1"), Json({{"count", 1}}));
  EXPECT_EQ(parts_of("shop 4"), Json({{"slot", 4}}));
}

// The slots are those of the board that is asked about.
TEST(YokohamaNotation, SlotsOfTheBoardAtHand) {
  const Position church =
      Scene(acting("church", 4,
                   {{{"step", "slot"}, {"board", "church"}}, "level5", "build", "recall"}))
          .position();
  EXPECT_EQ(parts_of("slot church-3", church), Json({{"slot", "church-3"}, {"from", "hand"}}));
  EXPECT_EQ(parts_of("slot church-3 area", church), Json({{"slot", "church-3"}, {"from", "area"}}));
  EXPECT_EQ(parts_of("slot customs-1", church), "bad_move");
  const Position customs =
      Scene(acting("customs", 4,
                   {{{"step", "slot"}, {"board", "customs"}}, "level5", "build", "recall"}))
          .position();
  EXPECT_EQ(parts_of("slot customs-1", customs), Json({{"slot", "customs-1"}, {"from", "hand"}}));
}

TEST(YokohamaNotation, EveryLegalMoveReadsBack) {
  for (const auto& [step, table] : all_steps()) {
    const Position p = Scene(table).position();
    MoveList moves;
    yokohama().legal_moves(p, moves);
    for (const Move move : moves) {
      const std::string text = yokohama().move_text(p, move);
      const Expected<Move> back = yokohama().parse_move(p, text);
      ASSERT_TRUE(back) << step << ": " << text;
      EXPECT_EQ(*back, move) << step << ": " << text;
    }
  }
}

TEST(YokohamaNotation, AnythingElseIsNoMove) {
  for (const std::string& text : {std::string(),
                                  std::string(" "),
                                  std::string("done "),
                                  std::string(" done"),
                                  std::string("Done"),
                                  std::string("done done"),
                                  std::string("place"),
                                  std::string("place "),
                                  std::string("place moon"),
                                  std::string("place  bank"),
                                  std::string("place bank bank"),
                                  std::string("place bank#1"),
                                  std::string("place bank#2"),
                                  std::string("place copper-mine#3"),
                                  std::string("place bank\n"),
                                  std::string("place\tbank"),
                                  std::string("place b\0nk", 10),
                                  std::string("agent bank foreign"),
                                  std::string("agent bank independent independent"),
                                  std::string("back bank"),
                                  std::string("back bank 0"),
                                  std::string("back bank 02"),
                                  std::string("back bank -1"),
                                  std::string("back bank 999"),
                                  std::string("back bank 1000"),
                                  std::string("sell yen"),
                                  std::string("sell yen"),
                                  std::string("buy yen"),
                                  std::string("good imports"),
                                  std::string("pay"),
                                  std::string("pay points"),
                                  std::string("pay silk+copper"),
                                  std::string("pay copper+copper"),
                                  std::string("pay copper+"),
                                  std::string("pay copper tea"),
                                  std::string("hire president"),
                                  std::string("slot church-99"),
                                  std::string("slot church-1 hand"),
                                  std::string("technology ball"),
                                  std::string("technology ball#3"),
                                  std::string("orders"),
                                  std::string("orders order-05 order-09"),
                                  std::string("orders order-05 order-09 points"),
                                  std::string("orders order-05 yen"),
                                  std::string("keep 3"),
                                  std::string("keep order-05"),
                                  std::string("achieve ten-copper"),
                                  std::string("move bank"),
                                  std::string("move bank hand"),
                                  std::string("shop 0"),
                                  std::string("shop 5"),
                                  std::string("recall"),
                                  std::string("recall x"),
                                  std::string("complete complete-9"),
                                  std::string(100000, 'a'),
                                  "place " + std::string(100000, 'b')}) {
    const Expected<Move> move = yokohama().parse_move(any_position(), text);
    ASSERT_FALSE(move) << text.substr(0, 40);
    EXPECT_EQ(move.error().code, "bad_move");
    EXPECT_LT(move.error().message.size(), 300U);
  }
}

RC_GTEST_PROP(YokohamaNotation, AnyTextIsAMoveOfThatTextOrAnError, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(
      *rc::gen::inRange(1, 5),
      rc::gen::element<std::string>("done", "place", "pair", "move", "hand", "bank", "church",
                                    "copper-mine", "copper-mine#2", "back", "2", "0", "agent",
                                    "independent", "slot", "church-1", "area", "pay", "yen",
                                    "copper+yen", "orders", "order-01", "order-02", "imports",
                                    "shop", "hire", "house", "technology", "ball#1", "recall", ""));
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  const Expected<Move> move = yokohama().parse_move(any_position(), text);
  if (move) RC_ASSERT(yokohama().move_text(any_position(), *move) == text);
}

// An area in an event is its cell and its board; what comes from hand comes from no cell.
TEST(YokohamaNotation, PlacesInEvents) {
  Scene scene(Table(2).moving().assistants(0, "bank=3"));
  scene.play({"go bank"});
  const Lines events = scene.events("YOK-M2");
  EXPECT_EQ(events, Lines{"YOK-M2 president_moved area:bank cell:4 from:- from_area:- seat:0 "
                          "way:go"});
}

}  // namespace
}  // namespace kaisho::yokohama_tests
