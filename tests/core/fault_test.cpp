#include "core/reading/fault.h"

#include <gtest/gtest.h>

#include "core/reading/sentences.h"

namespace kaisho {
namespace {

TEST(Fault, HasItsSentenceAndValues) {
  const Error error = error_of("bad_field", "list_size", {{"expected", 36}, {"found", 35}}, "a.b");
  EXPECT_EQ(error.code, "bad_field");
  EXPECT_EQ(error.where, "a.b");
  EXPECT_EQ(error.reason, "list_size");
  EXPECT_EQ(error.message, "Expected 36 items, found 35.");
  EXPECT_EQ(Sentences("fr")(error), "Attendu : 36 éléments ; trouvé : 35.");
}

TEST(Fault, SaysTheFormThatGoesWithItsNumber) {
  const auto needed = [](int expected, int found, const char* language) {
    return Sentences(language)(
        error_of("c", "cards_needed", {{"expected", expected}, {"found", found}}));
  };
  EXPECT_EQ(needed(1, 0, "en"), "1 card is needed; there are 0.");
  EXPECT_EQ(needed(36, 1, "en"), "36 cards are needed; there is 1.");
  EXPECT_EQ(needed(36, 35, "en"), "36 cards are needed; there are 35.");
  EXPECT_EQ(needed(1, 0, "fr"), "Il faut 1 carte, il y en a 0.");
  EXPECT_EQ(needed(36, 35, "fr"), "Il faut 36 cartes, il y en a 35.");
}

TEST(Fault, WithoutASentenceKeepsItsMessage) {
  const Error error{.code = "storage", .message = "The disk is full."};
  EXPECT_EQ(Sentences("fr")(error), "The disk is full.");
  EXPECT_EQ(Sentences("xx")(error_of("c", "object", {{"found", "7"}})),
            "Expected an object, found 7.");
}

TEST(Fault, LongTextsAreCutBetweenLetters) {
  std::string text = "x";
  for (int i = 0; i < 1000; ++i) text += "é";
  const Error error = error_of("c", "object", {{"found", text}});
  const auto& found = std::get<std::string>(error.values[0].value);
  EXPECT_LT(found.size(), 300U);
  EXPECT_EQ(found, text.substr(0, found.size() - 3) + "…");
  EXPECT_EQ(found.size() % 2, 0U);
}

TEST(Fault, PathsAreJoined) {
  EXPECT_EQ(joined_path("", ""), "");
  EXPECT_EQ(joined_path("record", ""), "record");
  EXPECT_EQ(joined_path("", "seats[1].hand"), "seats[1].hand");
  EXPECT_EQ(joined_path("position", "seats[1]"), "position.seats[1]");
  EXPECT_EQ(joined_path("position.seats", "[1]"), "position.seats[1]");
  EXPECT_EQ(within("edition", error_of("c", "object", {{"found", "7"}}, "cards[2]")).where,
            "edition.cards[2]");
}

}  // namespace
}  // namespace kaisho
