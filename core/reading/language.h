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

// Which of so many forms goes with a count: the language has them in the order zero, one, two, few,
// many, other (Unicode's plural rules, for whole numbers), and the last one serves for all it does
// not have. A language that is not known here is taken for one that has a form for 1 and a form for
// all else.
std::size_t plural_form(std::string_view language, std::int64_t count, std::size_t forms);

// "2,000" in English, "2 000" in French.
std::string number_text(std::string_view language, std::int64_t number);

// The languages that names and texts of an edition have.
std::set<std::string> languages_of(const Json& edition);

// Chooses among texts by language: the one in this language, in its main language ("pt" for
// "pt-BR"), in English, in any. The result is empty where there is none.
std::string text_in(const Json& texts, std::string_view language);

}  // namespace kaisho
