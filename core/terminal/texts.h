// The words of the terminal: language files whose keys are filled with values. Which files they
// are, says whoever reads them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/json.h"

namespace kaisho {

// A number, or a text that begins with one, as a sentence has it: its sign is a minus, no hyphen.
std::string with_minus(std::string number);

// How the value of a member is said: ("card", "red5") -> "◆5".
using Sayer = std::function<std::string(std::string_view member, const Json& value)>;

class Texts {
 public:
  explicit Texts(std::string_view language) : language_(language) {}

  // Reads the language's files of a folder, NAME.LANGUAGE.json or, without a name, LANGUAGE.json;
  // what they do not say, English says. `prefix` stands before their keys.
  void add(std::string_view folder, std::string_view name = "", const std::string& prefix = "");

  // The text of a key, {0}, {1}… replaced, {0|coin|coins} by the word that goes with the number;
  // the key itself where there is none.
  std::string operator()(std::string_view key, const std::vector<std::string>& values = {}) const;
  bool has(std::string_view key) const { return texts_.contains(std::string(key)); }

  // An object in words: the text of `key`, or of key.VALUE for the value of one of its members
  // (key.none for null), or of key.with_MEMBER for a member it has; with {member} replaced.
  std::string say(const std::string& key, const Json& object, const Sayer& sayer) const;

 private:
  std::string language_;
  std::map<std::string, std::string> texts_;
};

}  // namespace kaisho
