// Editions of Traders of Osaka: every number in one is a number of the game, and every fault in one
// is named.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "games/registry.h"
#include "tests/games/faults.h"
#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using Change = std::function<void(Json&)>;

Json edition(const Change& change) {
  Json json = *standard_edition("osaka");
  change(json);
  return json;
}

// The game with a changed edition.
GamePtr game(const Change& change) {
  const Expected<GamePtr> game = open_game("osaka", edition(change));
  EXPECT_TRUE(game) << game.error().message << " " << game.error().where;
  return game ? *game : *open_game("osaka");
}

Json start(const Game& game, int seats = 2, std::uint64_t seed = 1) {
  return game.position_json(
      *game.start({.seats = seats, .turn_cap = 0, .variants = {}}, key_from_number(seed)));
}

// Plays moves from a position and gives the one they lead to.
Json play(const Game& game, const Table& table, const Lines& moves) {
  Expected<Position> p = game.parse_position(table.json());
  EXPECT_TRUE(p) << p.error().message << " " << p.error().where;
  if (!p) return {};
  for (const std::string& text : moves) {
    const Expected<Move> move = legal_move(game, *p, text);
    EXPECT_TRUE(move) << text << ": " << move.error().message;
    if (!move) break;
    game.apply(*p, *move);
  }
  return game.position_json(*p);
}

Table red_pays() {
  return Table()
      .market("red2")
      .hand(0, "green2")
      .ships("red=4 blue=3")
      .goods(1, "red5 red5")
      .tokens(1, "red");
}

TEST(OsakaComponents, TheBoxOf2015) {
  const GamePtr components = *open_game("osaka");
  EXPECT_EQ(components->edition().name, "2015");
  EXPECT_EQ(components->edition().game, "osaka");
  EXPECT_EQ(components->edition().hash.size(), 16U);
  EXPECT_EQ(components->info().id, "osaka");
}

TEST(OsakaComponents, PlayersMarketFarmAndHand) {
  EXPECT_FALSE(game([](Json& e) {
                 e["players"]["max"] = 3;
               })->start({.seats = 4, .turn_cap = 0, .variants = {}}, Key{}));
  EXPECT_EQ(start(*game([](Json& e) { e["market"]["start"] = 6; }))["market"].size(), 6U);
  EXPECT_EQ(start(*game([](Json& e) { e["farm"]["start"] = 2; }))["farm"].size(), 2U);
  const Json rich = start(*game([](Json& e) { e["starting_hand"]["reveal_until_sum"] = 20; }));
  for (const Json& seat : rich["seats"]) {
    int sum = 0;
    for (const auto& [card, n] : seat["hand"].items()) sum += (card.back() - '0') * n.get<int>();
    EXPECT_GE(sum, 20);
    EXPECT_LT(sum, 25);
  }
}

TEST(OsakaComponents, NoStartTokens) {
  EXPECT_EQ(start(*game([](Json& e) { e["tokens"]["start_per_player"] = 0; }))["steps"][0]["step"],
            "turn");
}

TEST(OsakaComponents, CardsAndTheirCopies) {
  const Json p = start(*game([](Json& e) {
    e["cards"].erase(2);
    e["cards"][0]["value"] = 7;
    e["cards"][1]["copies_per_colour"] = 20;
  }));
  std::set<std::string> names;
  for (const Json& card : p["draw"]) names.insert(card.get<std::string>());
  EXPECT_EQ(names, (std::set<std::string>{"red7", "red3", "blue7", "blue3", "yellow7", "yellow3",
                                          "green7", "green3"}));
}

TEST(OsakaComponents, RefillNumbers) {
  const GamePtr other = game([](Json& e) {
    e["market"]["drawn_on_refill"] = 3;
    e["farm"]["drawn_on_refill"] = 1;
  });
  const Json p = play(*other, Table().market("red2").farm("blue2"), {"take red2"});
  EXPECT_EQ(p["market"].size(), 4U);
  EXPECT_EQ(p["farm"].size(), 1U);
}

TEST(OsakaComponents, StepsAndTrack) {
  const GamePtr slow = game([](Json& e) {
    e["ship_moves"] = {{"steps_for_one_card", 2}, {"steps_for_two_or_more_cards", 3}};
  });
  const Table two = Table().market("red2 blue2 blue2").hand(0, "green2 green2 green2");
  EXPECT_EQ(play(*slow, two, {"buy"})["ships"]["red"], 2);
  EXPECT_EQ(play(*slow, two, {"buy"})["ships"]["blue"], 3);
  const GamePtr shorter = game([](Json& e) {
    e["track"].erase(4);
    e["track"][4]["index"] = 4;
  });
  const Json arrived =
      play(*shorter, Table().market("red2").hand(0, "green2").ships("red=3 blue=2"), {"buy"});
  EXPECT_EQ(arrived["seats"][0]["points"], 1);
  EXPECT_EQ(arrived["ships"]["red"], 0);
  const GamePtr moved =
      game([](Json& e) { std::swap(e["track"][1]["kind"], e["track"][2]["kind"]); });
  EXPECT_EQ(play(*moved, red_pays(), {"buy"})["ships"]["blue"], 1);
}

TEST(OsakaComponents, PaydayNumbers) {
  // Two fives and a token: (5 + 1) × 2 = 12, up to 15: three points.
  EXPECT_EQ(play(osaka(), red_pays(), {"buy"})["seats"][1]["points"], 3);
  const auto points = [](const Change& change) {
    return play(*game(change), red_pays(), {"buy"})["seats"][1]["points"].get<int>();
  };
  EXPECT_EQ(points([](Json& e) { e["tokens"]["price_bonus_each"] = 4; }), 4);
  EXPECT_EQ(points([](Json& e) { e["payday"]["round_up_to"] = 10; }), 4);
  EXPECT_EQ(points([](Json& e) { e["payday"]["value_per_point"] = 3; }), 5);
}

TEST(OsakaComponents, InsuranceSymbols) {
  const GamePtr other = game([](Json& e) {
    e["cards"][0]["insurance"] = 0;
    e["cards"][2]["insurance"] = 3;
  });
  const Table table = red_pays().hand(1, "blue2 blue5").goods(1, "blue3 blue3 blue3 blue3");
  const Json p = play(*other, table, {"buy", "insure blue5"});
  EXPECT_EQ(p["seats"][1]["insured"], Json({{"blue3", 3}}));
}

TEST(OsakaComponents, TokensThatEndTheGame) {
  const GamePtr quick = game([](Json& e) { e["end_of_game"]["tokens"] = 2; });
  EXPECT_EQ(play(*quick, red_pays(), {"buy"})["over"], "rules");
}

// A game with every number changed is still sound.
TEST(OsakaComponents, AnotherBoxPlaysThrough) {
  const GamePtr other = game([](Json& e) {
    e["cards"][0] = {{"id", "c1"},
                     {"value", 1},
                     {"copies_per_colour", 12},
                     {"insurance", 3},
                     {"name", {{"en", "1"}, {"fr", "1"}}}};
    e["cards"][2]["value"] = 9;
    e["cards"][2]["insurance"] = 3;
    e["market"]["start"] = 7;
    e["starting_hand"]["reveal_until_sum"] = 12;
    e["end_of_game"]["tokens"] = 5;
  });
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Position p = *other->start({.seats = 3, .turn_cap = 0, .variants = {}}, key_from_number(seed));
    RandomState state = RandomState::from_key(key_from_number(seed + 1000));
    Random random(state);
    MoveList moves;
    while (other->to_move(p) != kNobody) {
      other->legal_moves(p, moves);
      other->apply(p, moves[random.below(moves.size())]);
      const Expected<void> sound = other->check(p);
      ASSERT_TRUE(sound) << sound.error().message;
      ASSERT_EQ(*other->parse_position(other->position_json(p)), p);
    }
  }
}

struct Fault {
  Change change;
  std::string error;  // `code where` of the first fault
};

TEST(OsakaComponents, FaultsAreNamed) {
  const std::vector<Fault> faults = {
      {[](Json& e) { e = 3; }, "bad_field "},
      {[](Json& e) { e["game"] = "go"; }, "bad_field game"},
      {[](Json& e) { e.erase("cards"); }, "missing_field "},
      {[](Json& e) { e["rules"] = 1; }, "unknown_field "},
      {[](Json& e) { e["players"]["min"] = 1; }, "bad_field players.min"},
      {[](Json& e) { e["players"]["max"] = 5; }, "bad_field players.max"},
      {[](Json& e) { e["players"]["colours"].erase(0); }, "bad_field players.colours"},
      {[](Json& e) { e["colours"].erase(0); }, "bad_field colours"},
      {[](Json& e) { e["colours"] = Json::array(); }, "bad_field colours"},
      {[](Json& e) { e["colours"] = "unknown"; }, "bad_field colours"},
      {[](Json& e) { e["colours"][0]["id"] = "blue"; }, "repeated_id colours[1].id"},
      {[](Json& e) { e["cards"] = Json::array(); }, "bad_field cards"},
      {[](Json& e) { e["cards"][1]["value"] = 2; }, "bad_field cards[1].value"},
      {[](Json& e) { e["cards"][1]["value"] = 0; }, "bad_field cards[1].value"},
      {[](Json& e) { e["cards"][1]["copies_per_colour"] = 99; }, "bad_field cards"},
      {[](Json& e) { e["cards"][1]["copies_per_colour"] = -1; },
       "bad_field cards[1].copies_per_colour"},
      {[](Json& e) { e["cards"][1]["colour"] = "red"; }, "unknown_field cards[1]"},
      {[](Json& e) { e["track"][1]["index"] = 2; }, "bad_field track[1].index"},
      {[](Json& e) { e["track"][1]["kind"] = "reef"; }, "bad_field track[1].kind"},
      {[](Json& e) { e["track"][1]["kind"] = "anchor"; }, "bad_field track"},
      {[](Json& e) { e["track"].erase(5); }, "bad_field track"},
      {[](Json& e) { std::swap(e["track"][0]["kind"], e["track"][1]["kind"]); }, "bad_field track"},
      {[](Json& e) { e["ship_moves"]["steps_for_one_card"] = 0; },
       "bad_field ship_moves.steps_for_one_card"},
      {[](Json& e) { e["market"]["start"] = 13; }, "bad_field market.start"},
      {[](Json& e) { e["market"]["drawn_on_refill"] = 8; }, "bad_field market"},
      {[](Json& e) { e["farm"]["start"] = 7; }, "bad_field farm.start"},
      {[](Json& e) { e["farm"]["drawn_on_refill"] = e["market"]["drawn_on_refill"] = 0; },
       "bad_field market"},
      {[](Json& e) { e["starting_hand"]["reveal_until_sum"] = 0; },
       "bad_field starting_hand.reveal_until_sum"},
      {[](Json& e) { e["payday"]["round_up_to"] = 0; }, "bad_field payday.round_up_to"},
      {[](Json& e) { e["payday"]["value_per_point"] = "5"; }, "bad_field payday.value_per_point"},
      {[](Json& e) { e["end_of_game"]["tokens"] = 1; }, "bad_field end_of_game.tokens"},
      {[](Json& e) { e["tokens"].erase("price_bonus_each"); }, "missing_field tokens"},
      {[](Json& e) {
         for (Json& kind : e["cards"]) kind["copies_per_colour"] = 1;
       },
       "bad_field cards"}};
  for (const Fault& fault : faults) {
    const Json json = edition(fault.change);
    const auto opened = open_game("osaka", json);
    ASSERT_FALSE(opened) << fault.error;
    EXPECT_EQ(opened.error().code + " " + opened.error().where, fault.error);
    EXPECT_TRUE(is_in_words(opened.error())) << opened.error().message;
  }
}

TEST(OsakaComponents, AllFaultsAtOnce) {
  const auto opened = (*find_module("osaka"))->open(edition([](Json& e) {
    e["payday"]["round_up_to"] = 0;
    e["end_of_game"]["tokens"] = 1;
    e["market"]["start"] = 99;
  }));
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().size(), 3U);
}

TEST(OsakaComponents, GarbageIsNoEdition) {
  for (const Json& garbage : {Json(), Json(1), Json("x"), Json::array({1}), Json::object()}) {
    EXPECT_FALSE(open_game("osaka", garbage));
  }
  // Every value of the edition replaced by junk, one at a time.
  const Json flat = standard_edition("osaka")->flatten();
  for (const auto& [path, value] : flat.items()) {
    for (const Json& junk : {Json(), Json(-1), Json("?"), Json::array(), Json(1e9)}) {
      Json damaged = *standard_edition("osaka");
      damaged[Json::json_pointer(path)] = junk;
      static_cast<void>(open_game("osaka", damaged));  // an error or a game, never a crash
    }
  }
}

}  // namespace
}  // namespace kaisho::osaka_tests
