// Moves as text, and their parts by name; events by name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/yamatai/events.h"
#include "tests/games/event_kind.h"
#include "tests/games/yamatai/steps.h"

namespace kaisho::yamatai_tests {
namespace {

const Position& any_position() {
  static const Position kPosition = Scene(placing()).position();
  return kPosition;
}

// A player has looked at so many tiles.
Position sorting(int count) {
  return Scene(Table().buildings_left(count).sorting(count)).position();
}

// The parts beside text and kind.
Json parts_of(const std::string& text, const Position& p = any_position()) {
  const Expected<Move> move = yamatai().parse_move(p, text);
  if (!move) return move.error().code;
  Json json = yamatai().move_json(p, *move);
  EXPECT_EQ(json["text"], text);
  EXPECT_EQ(json["kind"], text.substr(0, text.find(' ')));
  json.erase("text");
  json.erase("kind");
  return json;
}

// ---- moves

TEST(YamataiNotation, MovesOfOneWord) {
  for (const char* text : {"collect", "look", "done"}) {
    EXPECT_EQ(parts_of(text), Json::object()) << text;
  }
}

TEST(YamataiNotation, MovesWithOnePart) {
  for (const char* verb : {"take", "extra", "sanctuary", "swap-tokens", "with-token", "cleanse"}) {
    EXPECT_EQ(parts_of(std::string(verb) + " 1"), Json({{"island", 1}})) << verb;
    EXPECT_EQ(parts_of(std::string(verb) + " 34"), Json({{"island", 34}})) << verb;
    EXPECT_EQ(parts_of(std::string(verb) + " 35"), "bad_move") << verb;
  }
  for (const char* verb : {"remove", "swap-boats", "with-boat"}) {
    EXPECT_EQ(parts_of(std::string(verb) + " 54"), Json({{"space", 54}})) << verb;
    EXPECT_EQ(parts_of(std::string(verb) + " 55"), "bad_move") << verb;
  }
  for (const char* verb : {"boat", "buy", "sell"}) {
    EXPECT_EQ(parts_of(std::string(verb) + " yellow"), Json({{"colour", "yellow"}})) << verb;
  }
  for (const char* verb : {"token-for-yellow", "token-for-coins"}) {
    EXPECT_EQ(parts_of(std::string(verb) + " tea"), Json({{"culture", "tea"}})) << verb;
  }
  EXPECT_EQ(parts_of("fleet 10"), Json({{"fleet", 10}}));
  EXPECT_EQ(parts_of("fleet 11"), "bad_move");
  EXPECT_EQ(parts_of("reserve forge"), Json({{"building", "forge"}}));
}

TEST(YamataiNotation, MovesWithTwoParts) {
  EXPECT_EQ(parts_of("place green 12"), Json({{"colour", "green"}, {"space", 12}}));
  EXPECT_EQ(parts_of("build forge 12"), Json({{"building", "forge"}, {"island", 12}}));
  EXPECT_EQ(parts_of("slide 13 12"), Json({{"from", 13}, {"space", 12}}));
}

TEST(YamataiNotation, BoatsAndTokensInTheirOrder) {
  EXPECT_EQ(parts_of("keep yellow"), Json({{"boats", {"yellow"}}}));
  EXPECT_EQ(parts_of("keep green+green+red"), Json({{"boats", {"green", "green", "red"}}}));
  EXPECT_EQ(parts_of("keep black+black+black+black+black")["boats"].size(), 5U);
  EXPECT_EQ(parts_of("gild green green"), Json({{"boats", {"green", "green"}}}));
  EXPECT_EQ(parts_of("change green black"), Json({{"boats", {"green", "black"}}}));
  EXPECT_EQ(parts_of("recruit riu tea"), Json({{"specialist", "riu"}, {"kinds", {"tea"}}}));
  EXPECT_EQ(parts_of("recruit fu-hsi persimmon+indigo+cherry-blossom"),
            Json({{"specialist", "fu-hsi"}, {"kinds", {"persimmon", "indigo", "cherry-blossom"}}}));
}

TEST(YamataiNotation, YAM_F3_TilesAreSortedByTheNumbersTheyHad) {
  const Position p = sorting(3);
  EXPECT_EQ(parts_of("sort 2 1 / 3", p), Json({{"top", {2, 1}}, {"bottom", {3}}}));
  EXPECT_EQ(parts_of("sort 3 1 2", p), Json({{"top", {3, 1, 2}}, {"bottom", Json::array()}}));
  EXPECT_EQ(parts_of("sort / 2 3 1", p), Json({{"top", Json::array()}, {"bottom", {2, 3, 1}}}));
  for (const char* text :
       {"sort", "sort 1", "sort 1 2", "sort 1 2 /", "sort 1 2 3 /", "sort 1 / 2", "sort 1 / / 2 3",
        "sort 1 / 2 / 3", "sort 1 1 2", "sort 1 2 4", "sort 0 1 2", "sort 1 2 3 4", "sort 1 2/3"}) {
    EXPECT_EQ(parts_of(text, p), "bad_move") << text;
  }
  EXPECT_EQ(parts_of("sort 2 / 1", sorting(2)), Json({{"top", {2}}, {"bottom", {1}}}));
  EXPECT_EQ(parts_of("sort 1 2 3", sorting(2)), "bad_move");
  // Where nothing is to be sorted it is no move.
  EXPECT_EQ(parts_of("sort"), "bad_move");
  EXPECT_EQ(parts_of("sort 1"), "bad_move");
}

TEST(YamataiNotation, EveryLegalMoveReadsBack) {
  for (const auto& [step, table] : all_steps()) {
    const Position p = Scene(table).position();
    MoveList moves;
    yamatai().legal_moves(p, moves);
    EXPECT_FALSE(moves.empty()) << step;
    for (const Move move : moves) {
      const std::string text = yamatai().move_text(p, move);
      const Expected<Move> back = yamatai().parse_move(p, text);
      ASSERT_TRUE(back) << step << ": " << text;
      EXPECT_EQ(*back, move) << step << ": " << text;
    }
  }
}

TEST(YamataiNotation, AnythingElseIsNoMove) {
  for (const std::string& text : {std::string(),
                                  std::string(" "),
                                  std::string("done "),
                                  std::string(" done"),
                                  std::string("Done"),
                                  std::string("done done"),
                                  std::string("collect 1"),
                                  std::string("fleet"),
                                  std::string("fleet "),
                                  std::string("fleet 0"),
                                  std::string("fleet 05"),
                                  std::string("fleet -1"),
                                  std::string("fleet +1"),
                                  std::string("fleet 5 5"),
                                  std::string("fleet 5th"),
                                  std::string("fleet 1000"),
                                  std::string("fleet\t5"),
                                  std::string("fleet 5\n"),
                                  std::string("fleet 5\0", 8),
                                  std::string("boat pink"),
                                  std::string("place green"),
                                  std::string("place 12 green"),
                                  std::string("place  green 12"),
                                  std::string("place green 12 13"),
                                  std::string("build 12 forge"),
                                  std::string("build forge#2 12"),
                                  std::string("build forge"),
                                  std::string("reserve riu"),
                                  std::string("keep"),
                                  std::string("keep "),
                                  std::string("keep +"),
                                  std::string("keep green+"),
                                  std::string("keep +green"),
                                  std::string("keep yellow+green"),
                                  std::string("keep green green"),
                                  std::string("keep green+green+green+green+green+green"),
                                  std::string("recruit riu"),
                                  std::string("recruit riu "),
                                  std::string("recruit tea"),
                                  std::string("recruit riu tea+"),
                                  std::string("recruit riu tea+tea"),
                                  std::string("recruit riu indigo+tea"),
                                  std::string("recruit riu tea indigo"),
                                  std::string("recruit riu green"),
                                  std::string("slide 12"),
                                  std::string("slide 12 13 14"),
                                  std::string("gild green"),
                                  std::string("gild green+brown"),
                                  std::string("gild brown green"),
                                  std::string("gild green brown black"),
                                  std::string("change red black"),
                                  std::string("token-for-yellow green"),
                                  std::string("token-for-coins"),
                                  std::string(100000, 'a'),
                                  "place " + std::string(100000, 'b')}) {
    const Expected<Move> move = yamatai().parse_move(any_position(), text);
    ASSERT_FALSE(move) << text.substr(0, 40);
    EXPECT_EQ(move.error().code, "bad_move");
    EXPECT_LT(move.error().message.size(), 300U);
  }
}

RC_GTEST_PROP(YamataiNotation, AnyTextIsAMoveOfThatTextOrAnError, ()) {
  const Position p = *rc::gen::arbitrary<bool>() ? any_position() : sorting(3);
  const auto words = *rc::gen::container<std::vector<std::string>>(
      *rc::gen::inRange(1, 6),
      rc::gen::element<std::string>("done", "fleet", "place", "build", "keep", "recruit", "sort",
                                    "slide", "gild", "change", "take", "green", "brown", "yellow",
                                    "green+yellow", "green+green", "1", "2", "3", "12", "54", "0",
                                    "/", "forge", "riu", "tea", "tea+rice", "rice+tea", ""));
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  const Expected<Move> move = yamatai().parse_move(p, text);
  if (move) RC_ASSERT(yamatai().move_text(p, *move) == text);
}

// ---- events

Json event(std::string_view name, const std::array<std::int16_t, 6>& args, Seat seat = 1) {
  Json json = yamatai().event_json({.kind = event_kind(yamatai::kEvents, name),
                                    .seat = seat,
                                    .reveals = false,
                                    .clause = "YAM-T1",
                                    .args = args});
  EXPECT_EQ(json["clause"], "YAM-T1");
  json.erase("clause");
  if (seat != kNobody) {
    EXPECT_EQ(json["seat"], seat);
    json.erase("seat");
  }
  return json;
}

TEST(YamataiEvents, OfRoundsAndFleets) {
  EXPECT_EQ(event("order_set", {1, 0, 2, -1, -1, -1}, kNobody),
            Json({{"event", "order_set"}, {"order", {1, 0, 2}}}));
  EXPECT_EQ(event("fleet_shown", {4, 0}, kNobody),
            Json({{"event", "fleet_shown"}, {"fleet", 5}, {"place", 1}}));
  EXPECT_EQ(event("fleets_returned", {4}, kNobody),
            Json({{"event", "fleets_returned"}, {"count", 4}}));
  EXPECT_EQ(event("turn_began", {7, 2}),
            Json({{"event", "turn_began"}, {"turn", 7}, {"round", 2}}));
  EXPECT_EQ(event("fleet_taken", {4}), Json({{"event", "fleet_taken"}, {"fleet", 5}}));
  EXPECT_EQ(event("round_ended", {2}, kNobody), Json({{"event", "round_ended"}, {"round", 2}}));
  EXPECT_EQ(event("specialists_paid", {2}, kNobody),
            Json({{"event", "specialists_paid"}, {"coins", 2}}));
  EXPECT_EQ(event("specialist_drawn", {5, 1}, kNobody),
            Json({{"event", "specialist_drawn"}, {"specialist", "riu"}, {"slot", 2}}));
  EXPECT_EQ(event("building_drawn", {12, 4}, kNobody),
            Json({{"event", "building_drawn"}, {"building", "forge"}, {"slot", 5}}));
}

TEST(YamataiEvents, OfBoats) {
  for (const auto& [what, name] : {std::pair{"boat_gained", "boat_gained"},
                                   {"boat_lacking", "boat_lacking"},
                                   {"boat_given", "boat_given"}}) {
    EXPECT_EQ(event(what, {4}), Json({{"event", name}, {"colour", "yellow"}}));
  }
  EXPECT_EQ(event("bought", {1, 2}),
            Json({{"event", "bought"}, {"colour", "brown"}, {"coins", 2}}));
  EXPECT_EQ(event("sold", {2, 6}), Json({{"event", "sold"}, {"colour", "black"}, {"coins", 6}}));
  EXPECT_EQ(event("placed", {0, 11}),
            Json({{"event", "placed"}, {"colour", "green"}, {"space", 12}}));
  EXPECT_EQ(event("boat_slid", {3, 0, 1}),
            Json({{"event", "boat_slid"}, {"colour", "red"}, {"from", 1}, {"space", 2}}));
  EXPECT_EQ(event("boat_removed", {3, 0}),
            Json({{"event", "boat_removed"}, {"colour", "red"}, {"space", 1}}));
  EXPECT_EQ(event("boats_swapped", {0, 29}),
            Json({{"event", "boats_swapped"}, {"space", 1}, {"with", 30}}));
  const Json counts = {{"green", 1}, {"brown", 0}, {"black", 0}, {"red", 2}, {"yellow", 3}};
  EXPECT_EQ(event("port_kept", {1, 0, 0, 2, 3}), Json({{"event", "port_kept"}, {"boats", counts}}));
  EXPECT_EQ(event("set_aside", {1, 0, 0, 2, 3}), Json({{"event", "set_aside"}, {"boats", counts}}));
}

TEST(YamataiEvents, OfTokensAndIslands) {
  EXPECT_EQ(event("collected", {1, 6}),
            Json({{"event", "collected"}, {"kind", "tea"}, {"island", 7}}));
  EXPECT_EQ(event("token_spent", {1, 2}),
            Json({{"event", "token_spent"}, {"kind", "tea"}, {"count", 2}}));
  EXPECT_EQ(event("sanctuary_put", {6}), Json({{"event", "sanctuary_put"}, {"island", 7}}));
  EXPECT_EQ(event("sanctuary_removed", {6}), Json({{"event", "sanctuary_removed"}, {"island", 7}}));
  EXPECT_EQ(event("tokens_swapped", {6, 8}),
            Json({{"event", "tokens_swapped"}, {"island", 7}, {"with", 9}}));
}

TEST(YamataiEvents, OfBuildings) {
  EXPECT_EQ(event("built", {12, 6, 1}),
            Json({{"event", "built"}, {"building", "forge"}, {"island", 7}, {"spared", 1}}));
  EXPECT_EQ(event("prestige_gained", {2, 6}),
            Json({{"event", "prestige_gained"}, {"tokens", 2}, {"island", 7}}));
  EXPECT_EQ(event("reserved", {12}), Json({{"event", "reserved"}, {"building", "forge"}}));
  EXPECT_EQ(event("looked", {3}), Json({{"event", "looked"}, {"count", 3}}));
  EXPECT_EQ(event("sorted", {2, 1}), Json({{"event", "sorted"}, {"top", 2}, {"bottom", 1}}));
}

TEST(YamataiEvents, OfCoinsAndSpecialists) {
  EXPECT_EQ(event("toll_paid", {2, 2}), Json({{"event", "toll_paid"}, {"to", 2}, {"coins", 2}}));
  EXPECT_EQ(event("coins_gained", {6, 3}),
            Json({{"event", "coins_gained"}, {"coins", 6}, {"group", 3}}));
  EXPECT_EQ(event("coins_paid", {2}), Json({{"event", "coins_paid"}, {"coins", 2}}));
  EXPECT_EQ(event("recruited", {5, 4}),
            Json({{"event", "recruited"}, {"specialist", "riu"}, {"coins", 4}}));
  EXPECT_EQ(event("share_got", {0, 2}), Json({{"event", "share_got"}, {"from", 0}, {"coins", 2}}));
}

TEST(YamataiEvents, OfTheEnd) {
  EXPECT_EQ(event("end_triggered", {1}), Json({{"event", "end_triggered"}, {"by", "pieces"}}));
  EXPECT_EQ(event("end_triggered", {4}, kNobody),
            Json({{"event", "end_triggered"}, {"by", "buildings"}}));
  EXPECT_EQ(event("scored", {5, -2, 4}),
            Json({{"event", "scored"}, {"line", "aside"}, {"points", -2}, {"of", 4}}));
  EXPECT_EQ(event("game_over", {1}, kNobody), Json({{"event", "game_over"}, {"by", "rules"}}));
  EXPECT_EQ(event("game_over", {2}, kNobody), Json({{"event", "game_over"}, {"by", "turn_cap"}}));
}

TEST(YamataiEvents, WhatWasHiddenIsMarked) {
  const Json json = yamatai().event_json({.kind = event_kind(yamatai::kEvents, "looked"),
                                          .seat = 0,
                                          .reveals = true,
                                          .clause = "YAM-F3",
                                          .args = {3}});
  EXPECT_EQ(json["reveals"], true);
}

}  // namespace
}  // namespace kaisho::yamatai_tests
