// Set-up (OSA-S).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "tests/games/osaka/table.h"

namespace kaisho::osaka_tests {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

struct Start {
  Json position;
  std::vector<Json> events;
};

Start begun(int seats, std::uint64_t seed) {
  EventLog log;
  const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
  const Position p = *osaka().start(options, key_from_number(seed), &log);
  Start begun{osaka().position_json(p), {}};
  for (const Event& event : log.events) begun.events.push_back(osaka().event_json(event));
  return begun;
}

std::vector<Json> named(const Start& begun, std::string_view event) {
  std::vector<Json> found;
  for (const Json& json : begun.events) {
    if (json["event"] == event) found.push_back(json);
  }
  return found;
}

int value_of_card(const std::string& card) { return card.back() - '0'; }

int worth_of_hand(const Json& hand) {
  int sum = 0;
  for (const auto& [card, n] : hand.items()) sum += value_of_card(card) * n.get<int>();
  return sum;
}

int number_of_cards(const Json& counts) {
  int sum = 0;
  for (const Json& n : counts) sum += n.get<int>();
  return sum;
}

TEST(OsakaSetup, OSA_S1_TwoToFourPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    EXPECT_EQ(begun(seats, 1).position["seats"].size(), static_cast<std::size_t>(seats));
  }
  for (const int wrong : {1, 5}) {
    const auto p = osaka().start({.seats = wrong, .turn_cap = 0, .variants = {}}, Key{});
    ASSERT_FALSE(p);
    EXPECT_EQ(p.error().code, "bad_option");
    EXPECT_EQ(p.error().where, "players");
  }
}

TEST(OsakaSetup, OSA_S1_NothingChangesWithTheNumberOfPlayers) {
  const Start two = begun(2, 5);
  for (int seats = 3; seats <= 4; ++seats) {
    const Start more = begun(seats, 5);
    for (const char* part : {"market", "farm", "ships", "discard", "kept"}) {
      EXPECT_EQ(more.position[part], two.position[part]) << part;
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(more.position["seats"][seat], two.position["seats"][seat]);
    }
  }
}

TEST(OsakaSetup, OSA_S2_108Cards) {
  const Json p = begun(4, 2).position;
  std::map<std::string, int> found;
  for (const Json& card : p["draw"]) ++found[card.get<std::string>()];
  for (const char* row : {"market", "farm"}) {
    for (const Json& slot : p[row]) ++found[slot["card"].get<std::string>()];
  }
  for (const Json& seat : p["seats"]) {
    for (const auto& [card, n] : seat["hand"].items()) found[card] += n.get<int>();
  }
  int all = 0;
  for (const std::string colour : {"red", "blue", "yellow", "green"}) {
    EXPECT_EQ(found[colour + "2"], 11);
    EXPECT_EQ(found[colour + "3"], 9);
    EXPECT_EQ(found[colour + "5"], 7);
  }
  for (const auto& [card, n] : found) all += n;
  EXPECT_EQ(all, 108);
  EXPECT_EQ(found.size(), 12U);
}

// The value on a card is what it pays, and what it costs as a good.
TEST(OsakaSetup, OSA_S2_ACardIsAGoodAndMoneyOfItsValue) {
  for (const std::string value : {"2", "3", "5"}) {
    Scene scene(Table().market("blue" + value).hand(0, "green" + value));
    EXPECT_EQ(scene.legal("buy"), Lines{"buy"});
    scene.play({"buy"});
    EXPECT_EQ(scene.says("goods 0"), "blue" + value);
    EXPECT_EQ(scene.says("discard"), "green" + value);
  }
  EXPECT_TRUE(Scene(Table().market("blue3").hand(0, "green2")).legal("buy").empty());
  EXPECT_TRUE(Scene(Table().market("blue5").hand(0, "green3")).legal("buy").empty());
}

// How many goods one discarded card protects shows the symbols on it.
TEST(OsakaSetup, OSA_S2_SymbolsTwoOneNone) {
  const auto at_payday = [](const std::string& card) {
    Scene scene(Table()
                    .market("red2")
                    .ships("red=4 blue=3")
                    .hand(0, "green2 " + card)
                    .goods(0, "blue3 blue3 blue3"));
    return scene.play({"buy", "pay green2"});
  };
  EXPECT_EQ(at_payday("blue2").play({"insure blue2"}).says("insured 0"), "blue3 blue3");
  EXPECT_EQ(at_payday("blue3").play({"insure blue3"}).says("insured 0"), "blue3");
  // A five has nothing to insure with: the goods are lost without a question.
  EXPECT_THAT(at_payday("blue5").events("OSA-P8"),
              ElementsAre("OSA-P8 wrecked colour:blue place:3",
                          "OSA-P8 good_lost card:blue3 count:3 seat:0"));
}

TEST(OsakaSetup, OSA_S3_ShipsAtOsaka) {
  EXPECT_EQ(begun(3, 1).position["ships"],
            Json({{"red", 0}, {"blue", 0}, {"yellow", 0}, {"green", 0}}));
}

// Red arrives by one place; where another ship then stands tells what its place is.
TEST(OsakaSetup, OSA_S3_TheTrack) {
  const std::map<int, int> goes_to = {{0, 0}, {1, 1}, {2, 2}, {3, 2}, {4, 2}};
  for (const auto& [before, after] : goes_to) {
    Scene scene(
        Table()
            .market("red2")
            .hand(0, "green2")
            .ships("red=4 blue=" + std::to_string(before) + " green=" + std::to_string(before)));
    scene.play({"buy"});
    EXPECT_EQ(scene.says("ship red"), "0");  // place 5 is Edo
    EXPECT_EQ(scene.says("ship blue"), std::to_string(after));
    EXPECT_EQ(scene.says("ship green"), std::to_string(after));  // places are shared
  }
}

TEST(OsakaSetup, OSA_S4_FiveOnTheMarketThreeOnTheFarm) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Start s = begun(2, seed);
    EXPECT_EQ(s.position["market"].size(), 5U);
    EXPECT_EQ(s.position["farm"].size(), 3U);
    const auto drawn = named(s, "card_drawn");
    ASSERT_EQ(drawn.size(), 8U);
    for (std::size_t i = 0; i < 8; ++i) {
      const bool market = i < 5;
      const Json& slot = market ? s.position["market"][i] : s.position["farm"][i - 5];
      EXPECT_EQ(drawn[i]["clause"], "OSA-S4");
      EXPECT_EQ(drawn[i]["row"], market ? "market" : "farm");
      EXPECT_EQ(drawn[i]["slot"], market ? i : i - 5);
      EXPECT_EQ(drawn[i]["card"], slot["card"]);
      EXPECT_TRUE(slot["reserved_by"].is_null());
    }
  }
}

TEST(OsakaSetup, OSA_S5_CardsOneByOneUntilTheSumIsEight) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Start s = begun(4, seed);
    int seat = 0;
    int sum = 0;
    std::vector<int> cards(4);
    for (const Json& dealt : named(s, "hand_dealt")) {
      if (dealt["seat"] != seat) {  // by seat, each hand whole before the next
        EXPECT_GE(sum, 8);
        ASSERT_EQ(dealt["seat"], ++seat);
        sum = 0;
      }
      EXPECT_LT(sum, 8) << "a card too many";
      sum += value_of_card(dealt["card"].get<std::string>());
      ++cards[static_cast<std::size_t>(seat)];
      EXPECT_EQ(dealt["sum"], sum);
      EXPECT_EQ(dealt["clause"], "OSA-S5");
      EXPECT_TRUE(dealt["reveals"]);
    }
    EXPECT_EQ(seat, 3);
    EXPECT_GE(sum, 8);
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(number_of_cards(s.position["seats"][i]["hand"]), cards[i]);
    }
  }
}

// Who may be first by the hands: lowest sum, then fewest cards.
std::set<int> first_by_rule(const Json& position) {
  std::set<int> best;
  std::pair<int, int> least;
  for (std::size_t i = 0; i < position["seats"].size(); ++i) {
    const Json& hand = position["seats"][i]["hand"];
    const std::pair<int, int> rank = {worth_of_hand(hand), number_of_cards(hand)};
    if (best.empty() || rank < least) {
      best.clear();
      least = rank;
    }
    if (rank == least) best.insert(static_cast<int>(i));
  }
  return best;
}

TEST(OsakaSetup, OSA_S6_LowestSumThenFewestCards) {
  int ties_of_sum = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    const Start s = begun(2 + static_cast<int>(seed % 3), seed);
    const std::set<int> best = first_by_rule(s.position);
    const int first = s.position["active"].get<int>();
    ASSERT_TRUE(best.contains(first)) << "seed " << seed;
    const Json& hand = s.position["seats"][static_cast<std::size_t>(first)]["hand"];
    EXPECT_EQ(named(s, "first_player"), (std::vector<Json>{{{"event", "first_player"},
                                                            {"clause", "OSA-S6"},
                                                            {"seat", first},
                                                            {"sum", worth_of_hand(hand)},
                                                            {"cards", number_of_cards(hand)}}}));
    for (const Json& seat : s.position["seats"]) {
      ties_of_sum += worth_of_hand(seat["hand"]) == worth_of_hand(hand) &&
                     number_of_cards(seat["hand"]) > number_of_cards(hand);
    }
  }
  EXPECT_GT(ties_of_sum, 20);  // so that the number of cards did decide
}

TEST(OsakaSetup, OSA_S6_AmongTheTiedByLot) {
  std::map<std::pair<std::set<int>, int>, int> firsts;
  std::map<std::set<int>, int> ties;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const Json p = begun(2, seed).position;
    const std::set<int> best = first_by_rule(p);
    if (best.size() < 2) continue;
    ++ties[best];
    ++firsts[{best, p["active"].get<int>()}];
  }
  const int n = ties[{0, 1}];
  ASSERT_GT(n, 150);
  EXPECT_NEAR((firsts[{{0, 1}, 0}]), n / 2.0, 2 * std::sqrt(n));
}

TEST(OsakaSetup, OSA_S7_ATokenEachFromTheFirstPlayerClockwise) {
  Scene scene(Table(3)
                  .market("red2 red3 red5 blue2 blue3")
                  .field("turn", 0)
                  .active(1)
                  .now({{"step", "choose_token"}, {"seat", 1}, {"left", 3}}));
  EXPECT_THAT(scene.legal(), ElementsAre("token red", "token blue", "token yellow", "token green"));
  scene.play({"token green"});
  EXPECT_THAT(scene.changes(),
              UnorderedElementsAre("tokens 1: green", "now: choose_token 2 left 2"));
  EXPECT_THAT(scene.legal(), ElementsAre("token red", "token blue", "token yellow", "token green"));
  scene.play({"token green"}).mark().play({"token red"});
  EXPECT_THAT(scene.changes(), UnorderedElementsAre("tokens 0: red", "now: turn 1"));
  EXPECT_THAT(scene.events(), ElementsAre("OSA-S7 token_taken colour:red count:1 seat:0 tokens:1",
                                          "OSA-T1 turn_began seat:1 turn:0"));
}

TEST(OsakaSetup, OSA_S7_EveryGameBeginsWithIt) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Json p = begun(seats, 3).position;
    EXPECT_EQ(p["steps"][0],
              Json({{"step", "choose_token"}, {"seat", p["active"]}, {"left", seats}}));
  }
}

// It raises prices (OSA-P2) and counts for the end (OSA-P6).
TEST(OsakaSetup, OSA_S7_TheTokenCountsLikeAnyOther) {
  Scene scene(Table()
                  .market("red5 green2")
                  .hand(0, "blue5")
                  .ships("red=4")
                  .field("turn", 0)
                  .active(1)
                  .tokens(1, "blue")
                  .now({{"step", "choose_token"}, {"seat", 0}, {"left", 1}}));
  scene.play({"token red", "take green2"});
  Json later = osaka().position_json(scene.position());
  later["seats"][0]["tokens"]["blue"] = 6;
  Scene payday(later);
  payday.play({"buy"});
  EXPECT_THAT(payday.events("OSA-P2"),
              ElementsAre("OSA-P2 lot_sold cards:1 colour:red highest:5 points:2 seat:0 tokens:1 "
                          "value:10"));
  EXPECT_EQ(payday.says("over"), "rules");
}

}  // namespace
}  // namespace kaisho::osaka_tests
