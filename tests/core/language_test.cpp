#include "core/reading/language.h"

#include <gtest/gtest.h>

#include <vector>

namespace kaisho {
namespace {

TEST(Language, TagsHaveTheirForm) {
  for (const char* tag : {"en", "de", "fil", "pt-BR", "zh-Hant", "zh-Hant-TW", "es-419"}) {
    EXPECT_TRUE(is_language_tag(tag)) << tag;
  }
  for (const char* tag : {"", "d", "DE", "german", "de_AT", "de-", "de-at", "zh-TW-Hant", "de-AT-x",
                          "de AT", "d3", "-de"}) {
    EXPECT_FALSE(is_language_tag(tag)) << tag;
  }
}

// As Intl.PluralRules of a browser has them, which the pages use.
const std::vector<std::int64_t> kCounts = {0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101, 102, 111};

TEST(Language, ACountTakesItsForm) {
  const auto forms = [&](const char* language, std::size_t size) {
    std::string all;
    for (const auto count : kCounts) all += std::to_string(plural_form(language, count, size));
    return all;
  };
  EXPECT_EQ(forms("en", 2), "1011111111111");
  EXPECT_EQ(forms("en-GB", 2), "1011111111111");
  EXPECT_EQ(forms("fr", 2), "0011111111111");
  EXPECT_EQ(forms("fr-CA", 2), "0011111111111");
  EXPECT_EQ(forms("tlh", 2), "1011111111111") << "a language without a file";
  EXPECT_EQ(forms("en", 1), "0000000000000");
  EXPECT_EQ(plural_form("en", -1, 2), 0);
}

TEST(Language, RulesSayWhatOtherLanguagesNeed) {
  const auto forms = [&](const Json& rules) {
    std::string all;
    for (const auto count : kCounts) all += std::to_string(form_by(rules, count));
    return all;
  };
  const std::string few = "n % 10 = 2..4 and n % 100 != 12..14";
  EXPECT_EQ(forms(Json::array()), "0000000000000") << "Japanese";
  EXPECT_EQ(forms(Json{"n = 1", "n = 2..4"}), "2011222222222") << "Czech";
  EXPECT_EQ(forms(Json{"n = 1", few}), "2011222212212") << "Polish";
  EXPECT_EQ(forms(Json{"n % 10 = 1 and n % 100 != 11", few}), "2011222012012") << "Russian";
  EXPECT_EQ(forms(Json{"n % 10 = 1 and n % 100 != 11..19", "n % 10 = 2..9 and n % 100 != 11..19"}),
            "2011122011012")
      << "Lithuanian";
  EXPECT_EQ(forms(Json{"n = 1", "n = 0 or n % 100 = 1..19"}), "1011111222111") << "Romanian";
  EXPECT_EQ(forms(Json{"n = 0", "n = 1", "n = 2", "n % 100 = 3..10", "n % 100 = 11..99"}),
            "0123344444554")
      << "Arabic";
  EXPECT_EQ(forms(Json{"n = 0,5,100..102"}), "0111011111001") << "numbers and ranges";
  for (const char* odd : {"", "n", "n =", "n % 0 = 2", "and", "n is 1"}) form_by(Json{odd}, 2);
}

TEST(Language, NumbersAreWrittenAsTheLanguageDoes) {
  EXPECT_EQ(number_text("en", 2000), "2,000");
  EXPECT_EQ(number_text("fr", 12000), "12\u202f000");
  EXPECT_EQ(number_text("en", 1234567), "1,234,567");
  EXPECT_EQ(number_text("en", 999), "999");
  EXPECT_EQ(number_text("en", -1000), "-1,000");
  EXPECT_EQ(number_text("en", -999), "-999");
}

TEST(Language, ATextFallsBack) {
  const Json texts = {{"en", "Rice"}, {"fr", "Riz"}, {"pt", "Arroz"}};
  EXPECT_EQ(text_in(texts, "fr"), "Riz");
  EXPECT_EQ(text_in(texts, "pt-BR"), "Arroz");
  EXPECT_EQ(text_in(texts, "de"), "Rice");
  EXPECT_EQ(text_in({{"fr", "Riz"}}, "de"), "Riz");
  EXPECT_EQ(text_in(Json(), "de"), "");
}

TEST(Language, AnEditionHasThoseOfItsNamesAndTexts) {
  const Json edition = {{"a", {{{"name", {{"en", "A"}, {"fr", "A"}}}}, {{"text", {{"de", "A"}}}}}},
                        {"b", 3}};
  EXPECT_EQ(languages_of(edition), (std::set<std::string>{"de", "en", "fr"}));
}

}  // namespace
}  // namespace kaisho
