// Moves as text, and their parts by name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/nippon/state.h"
#include "games/registry.h"
#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {
namespace {

using nippon::MoveKind;

// A move's bytes, as records keep them.
Move packed(MoveKind kind, int a = 0, int b = 0, int c = 0) {
  const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
  return Move::make(static_cast<std::uint8_t>(kind), byte(a), byte(b), byte(c));
}
Move packed_fill(int contract, const std::array<int, 3>& goods) {
  return packed(MoveKind::kFill, contract, goods[0] + 16 * goods[1], goods[2]);
}
constexpr int kNoGoodNumber = 15;
constexpr int kStockNumber = 6;
constexpr int kNoPartNumber = 7;

// No text depends on what lies on the table.
const Position& any_position() {
  static const Position kPosition =
      *nippon().start({.seats = 2, .turn_cap = 0, .variants = {}}, key_from_number(1));
  return kPosition;
}

Expected<Move> parsed(std::string_view text) { return nippon().parse_move(any_position(), text); }
std::string text_of_move(Move move) { return nippon().move_text(any_position(), move); }

// The parts beside text and kind.
Json parts_of(const std::string& text) {
  const Expected<Move> move = parsed(text);
  if (!move) return move.error().code;
  Json json = nippon().move_json(any_position(), *move);
  EXPECT_EQ(json["text"], text);
  EXPECT_EQ(json["kind"], text.substr(0, text.find(' ')));
  json.erase("text");
  json.erase("kind");
  return json;
}

// The move of a text that is its text, too.
Move move_for(const std::string& text) {
  const Expected<Move> move = parsed(text);
  EXPECT_TRUE(move) << text;
  if (!move) return {};
  EXPECT_EQ(text_of_move(*move), text);
  return *move;
}

void expect_no_moves(const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    const Expected<Move> move = parsed(text);
    if (move) {
      ADD_FAILURE() << text << " is " << text_of_move(*move);
      continue;
    }
    EXPECT_EQ(move.error().code, "bad_move");
    EXPECT_LT(move.error().message.size(), 300U);
  }
}

TEST(NipponNotation, MovesOfOneWord) {
  EXPECT_EQ(move_for("consolidate"), packed(MoveKind::kConsolidate));
  EXPECT_EQ(move_for("done"), packed(MoveKind::kDone));
  for (const char* text : {"consolidate", "done"}) EXPECT_EQ(parts_of(text), Json::object());
  expect_no_moves({"done done", "consolidate white", "done ", " done", "Done", "take-white"});
}

TEST(NipponNotation, NIP_T1_TakeAndPlans) {
  EXPECT_EQ(move_for("take white produce"), packed(MoveKind::kTake, 0, 1));
  EXPECT_EQ(parts_of("take white produce"), Json({{"colour", "white"}, {"action", "produce"}}));
  EXPECT_EQ(move_for("take black local-market"), packed(MoveKind::kTake, 5, 8));
  EXPECT_EQ(move_for("plans coal"), packed(MoveKind::kPlans, 0));
  EXPECT_EQ(move_for("plans money"), packed(MoveKind::kPlans, 1));
  EXPECT_EQ(move_for("plans knowledge"), packed(MoveKind::kPlans, 2));
  EXPECT_EQ(parts_of("plans money"), Json({{"track", "money"}}));
  expect_no_moves({"take", "take white", "take produce white", "take white produce export",
                   "take red produce", "take white sell", "take  white produce", "plans", "plans 1",
                   "plans vp", "plans coal money"});
}

TEST(NipponNotation, NIP_A4_Steps) {
  for (int steps = 1; steps <= 3; ++steps) {
    const std::string text = "steps " + std::to_string(steps);
    EXPECT_EQ(move_for(text), packed(MoveKind::kClimb, steps));
    EXPECT_EQ(parts_of(text), Json({{"steps", steps}}));
  }
  expect_no_moves({"steps", "steps ", "steps 0", "steps 4", "steps 01", "steps +1", "steps -1",
                   "steps 1 1", "steps 1.0", "steps two", "steps 1000", "steps\t1", "steps 1\n"});
}

TEST(NipponNotation, NIP_A3_FactoriesInTheOrderOfTheGoods) {
  EXPECT_EQ(move_for("produce silk"), packed(MoveKind::kProduce, 1));
  EXPECT_EQ(move_for("produce silk+bento"), packed(MoveKind::kProduce, 0b101));
  EXPECT_EQ(move_for("produce paper+watches+bulbs"), packed(MoveKind::kProduce, 0b110010));
  EXPECT_EQ(parts_of("produce silk+bento"), Json({{"goods", {"silk", "bento"}}}));
  EXPECT_EQ(parts_of("produce bulbs"), Json({{"goods", Json::array({"bulbs"})}}));
  expect_no_moves({"produce", "produce ", "produce bento+silk", "produce silk+silk",
                   "produce silk+", "produce +silk", "produce silk++bento", "produce silk bento",
                   "produce stock", "produce silk-a", "produce unknown"});
}

TEST(NipponNotation, NIP_A8_AGoodForEachNumberOfTheContract) {
  // 2 and 1: either good may come first.
  EXPECT_EQ(move_for("fill contract-4 silk+paper"), packed_fill(3, {0, 1, kNoGoodNumber}));
  EXPECT_EQ(move_for("fill contract-4 paper+silk"), packed_fill(3, {1, 0, kNoGoodNumber}));
  EXPECT_EQ(parts_of("fill contract-4 paper+silk"),
            Json({{"contract", "contract-4"}, {"goods", {"paper", "silk"}}}));
  EXPECT_EQ(move_for("fill contract-3 bulbs"), packed_fill(2, {5, kNoGoodNumber, kNoGoodNumber}));
  // 2, 2 and 2; 1, 1 and 1: in the order of the goods.
  EXPECT_EQ(move_for("fill contract-8 paper+bento+bulbs"), packed_fill(7, {1, 2, 5}));
  EXPECT_EQ(move_for("fill contract-5 silk+paper+bento"), packed_fill(4, {0, 1, 2}));
  expect_no_moves({"fill", "fill contract-4", "fill silk+paper", "fill contract-4 silk",
                   "fill contract-4 silk+paper+bento", "fill contract-4 silk+silk",
                   "fill contract-4 silk+tea", "fill contract-4 silk paper", "fill contract-9 silk",
                   "fill 4 silk+paper", "fill contract-3 silk+paper", "fill contract-3 ",
                   "fill contract-6 paper+silk", "fill contract-8 bulbs+paper+bento",
                   "fill contract-8 silk+paper+silk", "fill contract-8 paper+bento+bento",
                   "fill contract-4 silk+paper done"});
}

TEST(NipponNotation, NIP_A8_EqualNumbersBehindAnother) {
  Json json = edition();
  json["contracts"][0]["goods"] = {3, 1, 1};
  const Expected<GamePtr> game = open_game("nippon", json);
  ASSERT_TRUE(game);
  for (const auto& [text, fine] : {std::pair{"fill contract-1 bulbs+silk+paper", true},
                                   {"fill contract-1 silk+paper+bulbs", true},
                                   {"fill contract-1 bulbs+paper+silk", false},
                                   {"fill contract-1 silk+paper+silk", false}}) {
    EXPECT_EQ((*game)->parse_move(any_position(), text).has_value(), fine) << text;
  }
}

TEST(NipponNotation, NIP_A1_Factories) {
  EXPECT_EQ(move_for("build silk-a"), packed(MoveKind::kBuild, 0));
  EXPECT_EQ(move_for("build bulbs-d"), packed(MoveKind::kBuild, 23));
  EXPECT_EQ(parts_of("build bento-c"), Json({{"factory", "bento-c"}}));
  expect_no_moves({"build", "build silk", "build 1", "build silk-a silk-b", "build silk-e"});
}

TEST(NipponNotation, NIP_A2_ImprovementsInTheOrderOfTheGoodsThenTheStock) {
  EXPECT_EQ(move_for("improve silk"), packed(MoveKind::kImprove, 0, kNoPartNumber, kNoPartNumber));
  EXPECT_EQ(move_for("improve silk+silk+stock"), packed(MoveKind::kImprove, 0, 0, kStockNumber));
  EXPECT_EQ(move_for("improve paper+bulbs"), packed(MoveKind::kImprove, 1, 5, kNoPartNumber));
  EXPECT_EQ(move_for("improve stock+stock+stock"),
            packed(MoveKind::kImprove, kStockNumber, kStockNumber, kStockNumber));
  EXPECT_EQ(parts_of("improve silk+silk+stock"),
            Json({{"improvements", {"silk", "silk", "stock"}}}));
  expect_no_moves({"improve", "improve ", "improve stock+silk", "improve bulbs+paper",
                   "improve silk+silk+paper+bulbs", "improve silk+", "improve silk silk",
                   "improve machine", "improve silk+unknown"});
}

TEST(NipponNotation, NIP_A6_RegionsInTheOrderOfTheEdition) {
  for (const auto& [verb, kind] :
       {std::pair{"trains", MoveKind::kTrains}, {"ships", MoveKind::kShips}}) {
    const std::string word = std::string(verb) + " ";
    EXPECT_EQ(move_for(word + "kanto-chubu"), packed(kind, 0b10));
    EXPECT_EQ(move_for(word + "hokkaido-tohoku+kansai-chugoku+shikoku-kyushu"),
              packed(kind, 0b1101));
    EXPECT_EQ(parts_of(word + "kanto-chubu+kansai-chugoku"),
              Json({{"regions", {"kanto-chubu", "kansai-chugoku"}}}));
    expect_no_moves({verb, word, word + "kansai-chugoku+kanto-chubu",
                     word + "kanto-chubu+kanto-chubu", word + "tokyo", word + "1",
                     word + "kanto-chubu kansai-chugoku", word + "kanto-chubu+"});
  }
}

TEST(NipponNotation, NIP_A9_SidesOfCitiesAndTiles) {
  for (const auto& [verb, kind] :
       {std::pair{"side", MoveKind::kSide}, {"home", MoveKind::kSendHome}}) {
    const std::string word = std::string(verb) + " ";
    EXPECT_EQ(move_for(word + "hakodate north"), packed(kind, 0));
    EXPECT_EQ(move_for(word + "tokyo south"), packed(kind, 10));
    EXPECT_EQ(move_for(word + "nagasaki west"), packed(kind, 31));
    EXPECT_EQ(parts_of(word + "tokyo south"), Json({{"city", "tokyo"}, {"side", "south"}}));
    expect_no_moves({verb, word + "tokyo", word + "north", word + "north tokyo", word + "tokyo up",
                     word + "kanto-chubu north", word + "tokyo+north", word + "tokyo north east"});
  }
  EXPECT_EQ(move_for("tile 5 2"), packed(MoveKind::kTile, 5, 2));
  EXPECT_EQ(move_for("tile 1 1"), packed(MoveKind::kTile, 1, 1));
  EXPECT_EQ(move_for("tile 9 3"), packed(MoveKind::kTile, 9, 3));
  EXPECT_EQ(parts_of("tile 5 2"), Json({{"value", 5}, {"cubes", 2}}));
  expect_no_moves({"tile", "tile 5", "tile 0 1", "tile 1 0", "tile 10 1", "tile 5 4", "tile 05 2",
                   "tile 5 2 1", "tile 5+2", "tile five 2"});
}

TEST(NipponNotation, NIP_K2_RewardsAndAchievements) {
  EXPECT_EQ(move_for("reward reward-2-plans"), packed(MoveKind::kReward, 0));
  EXPECT_EQ(move_for("reward reward-5-yen"), packed(MoveKind::kReward, 11));
  EXPECT_EQ(parts_of("reward reward-2-yen"), Json({{"reward", "reward-2-yen"}}));
  EXPECT_EQ(move_for("achievement contracts"), packed(MoveKind::kAchievement, 0));
  EXPECT_EQ(move_for("achievement regions"), packed(MoveKind::kAchievement, 8));
  EXPECT_EQ(parts_of("achievement savings"), Json({{"achievement", "savings"}}));
  expect_no_moves({"reward", "reward 2", "reward reward-6-yen", "reward reward-2-yen 1",
                   "achievement", "achievement track", "achievement unpaid", "achievement 1",
                   "achievement savings regions"});
}

TEST(NipponNotation, AnythingElseIsNoMove) {
  expect_no_moves({"", " ", "+", "fame", "take\twhite\tproduce", std::string("done\0", 5),
                   std::string(100000, 'a'), "build " + std::string(100000, 'b'),
                   "produce silk" + std::string(300, '+')});
}

// ---- every move has one text

// A move of that kind whose parts are things of the edition.
Move any_move() {
  const auto upto = [](int most) { return *rc::gen::inRange(0, most + 1); };
  const auto kind = static_cast<MoveKind>(upto(static_cast<int>(MoveKind::kDone) - 1) + 1);
  switch (kind) {
    case MoveKind::kTake: return packed(kind, upto(5), upto(8));
    case MoveKind::kPlans: return packed(kind, upto(2));
    case MoveKind::kClimb: return packed(kind, upto(2) + 1);
    case MoveKind::kProduce: return packed(kind, upto(62) + 1);
    case MoveKind::kFill:
      // Contract 8 names its goods in their order, contract 4 in either.
      return upto(1) == 0 ? packed_fill(7, {upto(1), upto(1) + 2, upto(1) + 4})
                          : packed_fill(3, {upto(4), 5, kNoGoodNumber});
    case MoveKind::kBuild: return packed(kind, upto(23));
    case MoveKind::kImprove: {
      std::array<int, 3> parts = {upto(kStockNumber), upto(kNoPartNumber), upto(kNoPartNumber)};
      std::ranges::sort(parts);
      return packed(kind, parts[0], parts[1], parts[2]);
    }
    case MoveKind::kTrains:
    case MoveKind::kShips: return packed(kind, upto(14) + 1);
    case MoveKind::kSide:
    case MoveKind::kSendHome: return packed(kind, upto(31));
    case MoveKind::kTile: return packed(kind, upto(8) + 1, upto(2) + 1);
    case MoveKind::kReward: return packed(kind, upto(11));
    case MoveKind::kAchievement: return packed(kind, upto(8));
    case MoveKind::kConsolidate:
    case MoveKind::kDone: break;
  }
  return packed(kind);
}

RC_GTEST_PROP(NipponNotation, AnyMoveReadsBack, ()) {
  const Move move = any_move();
  const std::string text = text_of_move(move);
  const Expected<Move> back = parsed(text);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == move);
}

RC_GTEST_PROP(NipponNotation, AnyTextIsAMoveOfThatTextOrAnError, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(
      *rc::gen::inRange(1, 5),
      rc::gen::element<std::string>(
          "done", "consolidate", "take", "plans", "steps", "produce", "fill", "build", "improve",
          "trains", "side", "tile", "home", "reward", "achievement", "white", "produce", "coal",
          "0", "1", "3", "4", "silk", "silk+bento", "bento+silk", "silk+silk", "silk+stock",
          "stock+silk", "contract-4", "contract-8", "silk+paper+bulbs", "silk-a", "kanto-chubu",
          "kanto-chubu+shikoku-kyushu", "tokyo", "north", "reward-2-yen", "savings", ""));
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : " ") + words[i];
  const Expected<Move> move = parsed(text);
  if (move) RC_ASSERT(text_of_move(*move) == text);
}

// Every move of random games reads back, and has no other text.
TEST(NipponNotation, EveryLegalMoveReadsBack) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 3);
    Position p =
        *nippon().start({.seats = seats, .turn_cap = 60, .variants = {}}, key_from_number(seed));
    RandomState state = RandomState::from_key(key_from_number(seed + 100));
    Random random(state);
    MoveList moves;
    while (nippon().to_move(p) != kNobody) {
      nippon().legal_moves(p, moves);
      for (const Move move : moves) {
        const std::string text = nippon().move_text(p, move);
        const Expected<Move> back = nippon().parse_move(p, text);
        ASSERT_TRUE(back) << text;
        ASSERT_EQ(*back, move) << text;
      }
      nippon().apply(p, moves[random.below(moves.size())]);
    }
  }
}

}  // namespace
}  // namespace kaisho::nippon_tests
