// The words of the terminal, from the language files cli/text/LANGUAGE.json (what all games share)
// and cli/text/GAME.LANGUAGE.json.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"

namespace kaisho::cli {

// The languages there are, the first of which serves where nothing else is known.
std::vector<std::string> languages();
// As LC_ALL, LC_MESSAGES or LANG ask.
std::string system_language();

// How the value of a member is said: ("card", "red5") -> "◆5".
using Sayer = std::function<std::string(std::string_view member, const Json& value)>;

class Texts {
 public:
  Texts(std::string_view game, std::string_view language);

  // The text of a key, {0}, {1}… replaced; the key itself where there is none.
  std::string operator()(std::string_view key, const std::vector<std::string>& values = {}) const;
  bool has(std::string_view key) const { return texts_.contains(std::string(key)); }

  // An object in words: the text of `key`, or of key.VALUE for the value of one of its members
  // (key.none for null), or of key.with_MEMBER for a member it has; with {member} replaced.
  std::string say(const std::string& key, const Json& object, const Sayer& sayer) const;

 private:
  void add(std::string_view name);

  std::map<std::string, std::string> texts_;
};

}  // namespace kaisho::cli
