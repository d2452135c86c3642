// What a language asks of a text: its tag, the word that goes with a count, how numbers are
// written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "core/reading/json.h"

namespace kaisho {

// A tag follows RFC 5646, with script and region at most: "de", "pt-BR", "zh-Hant".
bool is_language_tag(std::string_view tag);

// The place of the first rule that a count fits, or one beyond the last: the place of its form. A
// rule reads like Unicode's plural rules, of whole numbers: "n % 10 = 2..4,9 and n % 100 != 12..14
// or n = 0".
std::size_t form_by(const Json& rules, std::int64_t count);

// Which of so many forms goes with a count, by the rules in the language's file,
// core/text/language.TAG.json; the last form serves for all that have no rule. A language without
// a file only tells 1 from all else.
std::size_t plural_form(std::string_view language, std::int64_t count, std::size_t forms);

// "2,000" in English, "2 000" in French.
std::string number_text(std::string_view language, std::int64_t number);

// The languages that names and texts of an edition have.
std::set<std::string> languages_of(const Json& edition);

// Chooses among texts by language: the one in this language, in its main language ("pt" for
// "pt-BR"), in English, in any. The result is empty where there is none.
std::string text_in(const Json& texts, std::string_view language);

}  // namespace kaisho
