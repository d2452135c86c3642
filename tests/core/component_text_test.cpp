#include "core/editions/component_text.h"

#include <gtest/gtest.h>

#include "core/editions/edition.h"

namespace kaisho {
namespace {

const Json kBox = {
    {"units", {{"yen", {{"size", 1000}}}}},
    {"rules", {{"coins_per_point", 5}}},
    {"vocabulary",
     {{"points", {{"text", {{"en", "{count} {count|point|points}"}}}}},
      {"yen", {{"name", {{"en", "yen"}, {"fr", "yens"}}}}}}},
    {"cards",
     {{{"id", "ball"}, {"reward", {{"points", 2}, {"yen", 1}}}, {"none", {{"points", 0}}}}}}};
const Json kCard = {{"cost", 1},
                    {"params", {{"yen", 2}, {"costs", {0, 2, 12}}}},
                    {"reward", {{"points", 1}}},
                    {"id", "ball"}};

std::string filled(std::string_view text, std::string_view language = "en") {
  return filled_text(text, language, kCard, kBox);
}

TEST(ComponentText, SaysTheValuesOfItsComponent) {
  EXPECT_EQ(filled("costs {cost} {cost|coin|coins}"), "costs 1 coin");
  EXPECT_EQ(filled("{params.yen} {params.yen|pièce|pièces}", "fr"), "2 pièces");
  EXPECT_EQ(filled("{params.yen:yen} yen"), "2,000 yen");
  EXPECT_EQ(filled("{params.yen:yen}", "fr"), "2\u202f000");
  EXPECT_EQ(filled("{params.costs:yen} yen"), "0 / 2,000 / 12,000 yen");
  EXPECT_EQ(filled("{params.costs.2}"), "12");
  EXPECT_EQ(filled("{/rules.coins_per_point}"), "5");
  EXPECT_EQ(filled("{/cards.ball.reward.points}"), "2");
  EXPECT_EQ(filled("+{reward} now"), "+1 point now");
  EXPECT_EQ(filled("{/cards.ball.reward}"), "2 points + 1 yen");
  EXPECT_EQ(filled("{/cards.ball.none}"), "0");
  EXPECT_EQ(filled("page {12}"), "page 12");
}

TEST(ComponentText, WhatNamesNothingStaysAsItIs) {
  for (const char* text : {"{price}", "{id}", "{params}", "{cost:dollar}", "{params.costs|a|b}",
                           "{params.costs.3}", "{}", "{", "a } b", "{cost", "{{cost}}"}) {
    EXPECT_EQ(filled(text), text);
  }
}

TEST(ComponentText, AHugeNumberIsNotMultiplied) {
  const Json card = {{"params", {{"yen", INT64_MAX}}}};
  EXPECT_EQ(filled_text("{params.yen:yen}", "en", card, kBox), "{params.yen:yen}");
}

// A text of the vocabulary sees the count alone, so that none can call itself.
TEST(ComponentText, TheVocabularyCannotGoInCircles) {
  Json box = kBox;
  box["vocabulary"]["points"]["text"]["en"] = "{/cards.ball.reward}";
  EXPECT_EQ(filled_text("{reward}", "en", kCard, box), "{/cards.ball.reward}");
}

TEST(ComponentText, FillsAllTextsOfAnEdition) {
  Json box = kBox;
  box["cards"][0]["text"] = {{"en", "+{reward}"}, {"fr", "{reward.points} {reward.points|a|b}"}};
  box["cards"][0]["name"] = {{"en", "Ball {reward.yen}"}};
  const Json card = filled_edition(box)["cards"][0];
  EXPECT_EQ(card["text"]["en"], "+2 points + 1 yen");
  EXPECT_EQ(card["text"]["fr"], "2 b");
  EXPECT_EQ(card["name"]["en"], "Ball 1");
}

// `code where` of the faults of an edition with one card.
std::vector<std::string> faults_of(const Json& card, bool repeated) {
  Json edition = kBox;
  edition["cards"] = {card};
  Faults faults;
  const Field root(edition, faults);
  if (repeated) {
    check_repeated_numbers(root);
  } else {
    check_places(root["cards"].items(1)[0]["text"], root["cards"].items(1)[0], edition);
  }
  std::vector<std::string> all;
  for (const Error& error : faults.all()) all.push_back(error.code + " " + error.where);
  return all;
}

TEST(ComponentText, APlaceWithoutAValueIsAFault) {
  using Lines = std::vector<std::string>;
  const auto after = [](const char* text) {
    return faults_of({{"cost", 3}, {"text", {{"en", "{cost}"}, {"fr", text}}}}, false);
  };
  EXPECT_EQ(after("{cost} {cost|a|b}"), Lines{});
  EXPECT_EQ(after("{price}"), Lines{"bad_field cards[0].text.fr"});
  EXPECT_EQ(faults_of({{"text", {{"en", "{price}"}}}}, true), Lines{"bad_field cards[0].text.en"});
  EXPECT_EQ(after("{cost"), Lines{"bad_field cards[0].text.fr"});
  EXPECT_EQ(after("cost}"), Lines{"bad_field cards[0].text.fr"});
  EXPECT_EQ(after("{cost:dollar}"), Lines{"bad_field cards[0].text.fr"});
}

TEST(ComponentText, ARepeatedNumberIsAFaultWithItsPlace) {
  using Lines = std::vector<std::string>;
  const auto after = [](const char* text) {
    return faults_of({{"id", "card-7"},
                      {"cost", 3},
                      {"params", {{"yen", 2}, {"costs", {0, 12}}}},
                      {"text", {{"en", "x"}, {"fr", text}}}},
                     true);
  };
  const Lines fault = {"bad_field cards[0].text.fr"};
  EXPECT_EQ(after("coûte 3"), fault);
  EXPECT_EQ(after("+3"), fault);
  EXPECT_EQ(after("2 000 yens"), fault);
  EXPECT_EQ(after("2\u202f000 yens"), fault);
  EXPECT_EQ(after("12,000"), fault);
  EXPECT_EQ(after("0 / 12"), (Lines{fault[0], fault[0]}));
  EXPECT_EQ(after("coûte {cost}"), Lines{});
  EXPECT_EQ(after("page {3}"), Lines{}) << "another number that happens to be the same";
  EXPECT_EQ(after("F3 x2"), Lines{}) << "within a word";
  EXPECT_EQ(after("33 {4}"), fault) << "a value once, that has changed since";
  EXPECT_EQ(after("Trois cartes, +deux"), (Lines{fault[0], fault[0]}));
  EXPECT_EQ(after("quatre cartes"), Lines{});
}

TEST(ComponentText, ANumberIsRepeatedInWordsHoweverTheyAreWritten) {
  const auto repeats = [](const char* language, const char* text, int number) {
    return faults_of({{"cost", number}, {"text", {{language, text}}}}, true).size() == 1;
  };
  for (const char* text : {"two!", "“two” points", "two/three", "two—points", "two’s", "TWO points",
                           "a two-player game"}) {
    EXPECT_TRUE(repeats("en", text, 2)) << text;
  }
  for (const char* text :
       {"deux\u00a0points", "deux\u202f!", "deux\u202f: oui", "«\u202fdeux\u202f»"}) {
    EXPECT_TRUE(repeats("fr", text, 2)) << text;
  }
  EXPECT_TRUE(repeats("en", "thirteen", 13));
  EXPECT_TRUE(repeats("en", "thirty points", 30));
  EXPECT_TRUE(repeats("en", "Twenty-one", 21));
  EXPECT_TRUE(repeats("fr", "quinze points", 15));
  EXPECT_TRUE(repeats("fr", "dix-sept", 17));
  EXPECT_TRUE(repeats("fr", "soixante-dix", 70));
  EXPECT_TRUE(repeats("fr", "quatre-vingt-trois", 83));
  EXPECT_FALSE(repeats("fr", "dix-sept", 7)) << "a part of another number";
  EXPECT_FALSE(repeats("en", "one", 1)) << "an article as well";
  EXPECT_FALSE(repeats("fr", "éditeux deuxième", 2)) << "within a word";
}

TEST(ComponentText, ANameMayBearItsOwnNumber) {
  const auto after = [](const char* name, const Json& id) {
    return faults_of({{"id", id}, {"cost", 3}, {"name", {{"en", name}}}}, true).size();
  };
  EXPECT_EQ(after("Order 3", "order-03"), 0);
  EXPECT_EQ(after("Space 3", 3), 0);
  EXPECT_EQ(after("Order 3", "order-04"), 1);
  EXPECT_EQ(after("Order 33", "order-04"), 0);
  EXPECT_EQ(after("Three fish", "fish"), 1);
}

}  // namespace
}  // namespace kaisho
