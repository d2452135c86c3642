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
TEST(Language, ACountTakesItsForm) {
  const std::vector<std::int64_t> counts = {0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101, 102, 111};
  const auto forms = [&](const char* language, std::size_t size) {
    std::string all;
    for (const auto count : counts) all += std::to_string(plural_form(language, count, size));
    return all;
  };
  EXPECT_EQ(forms("en", 2), "1011111111111");
  EXPECT_EQ(forms("de-AT", 2), "1011111111111");
  EXPECT_EQ(forms("fr", 2), "0011111111111");
  EXPECT_EQ(forms("pt-BR", 2), "0011111111111");
  EXPECT_EQ(forms("ja", 2), "1111111111111");
  EXPECT_EQ(forms("cs", 3), "2011222222222");
  EXPECT_EQ(forms("pl", 3), "2011222212212");
  EXPECT_EQ(forms("ru", 3), "2011222012012");
  EXPECT_EQ(forms("lt", 3), "2011122011012");
  EXPECT_EQ(forms("ro", 3), "1011111222111");
  EXPECT_EQ(forms("ar", 6), "0123344444554");
  EXPECT_EQ(forms("tlh", 2), "1011111111111") << "a language not known here";
  EXPECT_EQ(forms("en", 1), "0000000000000");
  EXPECT_EQ(plural_form("en", -1, 2), 0);
}

TEST(Language, NumbersAreWrittenAsTheLanguageDoes) {
  EXPECT_EQ(number_text("en", 2000), "2,000");
  EXPECT_EQ(number_text("fr", 12000), "12\u202f000");
  EXPECT_EQ(number_text("de", 1234567), "1.234.567");
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
