// Which languages the terminal speaks, and the files of its words: cli/text/LANGUAGE.json (what all
// games share) and those of games/GAME/text, terminal.LANGUAGE.json, reasons.LANGUAGE.json, whose
// keys begin with "reason.", and things.LANGUAGE.json, with "thing.".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/terminal/texts.h"

namespace kaisho::cli {

// The languages that have a file for what all games share.
std::vector<std::string> languages();
// The one that is requested, if there is a file of it or the edition has names in it; without a
// wish the one that LC_ALL, LC_MESSAGES or LANG ask for, or English. Errors: bad_option.
Expected<std::string> wished_language(const std::string& wish, const Json& edition);
// The one that LC_ALL, LC_MESSAGES or LANG ask for, or English.
std::string language_of_system();
// What the files of all languages say for a key, as far as they have it.
std::vector<std::string> said_in_all(std::string_view key);

// All words that a game needs in the terminal.
Texts texts_of(std::string_view game, std::string_view language);

}  // namespace kaisho::cli
