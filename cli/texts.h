// The words of the terminal, from the language files cli/text/LANGUAGE.json (what all games share)
// and cli/text/GAME.LANGUAGE.json, and from those of games/GAME/text: reasons.LANGUAGE.json, whose
// keys begin with "reason.", and things.LANGUAGE.json, with "thing.".
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"

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

// A number, or a text that begins with one, as a sentence has it: its sign is a minus, no hyphen.
std::string with_minus(std::string number);

// How the value of a member is said: ("card", "red5") -> "◆5".
using Sayer = std::function<std::string(std::string_view member, const Json& value)>;

class Texts {
 public:
  // English stands in for what the files of the language lack.
  Texts(std::string_view game, std::string_view language);

  // The text of a key, {0}, {1}… replaced, {0|coin|coins} by the word that goes with the number;
  // the key itself where there is none.
  std::string operator()(std::string_view key, const std::vector<std::string>& values = {}) const;
  bool has(std::string_view key) const { return texts_.contains(std::string(key)); }

  // An object in words: the text of `key`, or of key.VALUE for the value of one of its members
  // (key.none for null), or of key.with_MEMBER for a member it has; with {member} replaced.
  std::string say(const std::string& key, const Json& object, const Sayer& sayer) const;

 private:
  void add(std::string_view folder, std::string_view name, const std::string& prefix = "");

  std::string language_;
  std::map<std::string, std::string> texts_;
};

}  // namespace kaisho::cli
