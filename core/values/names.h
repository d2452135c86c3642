// Names and their numbers: fixed words of moves and positions, ids of an edition; and the words of
// a text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace kaisho {

// The place of a name in a list, -1 where it is not.
int index_of(const auto& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}
// Finds the index of an id among things that have one.
template <class Thing>
int index_of_id(const std::vector<Thing>& things, std::string_view id) {
  const auto found = std::ranges::find(things, id, &Thing::id);
  return found == things.end() ? -1 : static_cast<int>(found - things.begin());
}

// A name of a list, by a number that may come from anywhere.
std::string name_at(const auto& names, std::size_t index) {
  return index < names.size() ? std::string(names.begin()[index]) : "unknown";
}
template <class Thing>
std::string id_at(const std::vector<Thing>& things, std::size_t index) {
  return index < things.size() ? things[index].id : "unknown";
}

// The name at an index of a list of either sort.
std::string named_at(const auto& list, std::size_t index) {
  if constexpr (requires { list.begin()->id; }) {
    return index < list.size() ? list.begin()[index].id : "unknown";
  } else {
    return name_at(list, index);
  }
}
int named_index(const auto& list, std::string_view name) {
  if constexpr (requires { list.begin()->id; }) {
    const auto found = std::ranges::find_if(list, [&](const auto& one) { return one.id == name; });
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
  } else {
    return index_of(list, name);
  }
}

using Words = std::vector<std::string_view>;

// What stands between the separators: always one word more than there are of them.
inline Words words_of(std::string_view text, char by) {
  Words words;
  while (true) {
    const auto end = text.find(by);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + 1);
  }
}
inline std::string joined(const std::vector<std::string>& words, char by) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : std::string(1, by)) + word;
  return all;
}

// A whole number from 0 to `last` as it is written, or -1.
inline int number_of(std::string_view word, int last) {
  if (word.empty() || word.size() > 3 || (word.size() > 1 && word[0] == '0')) return -1;
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return -1;
    number = 10 * number + (c - '0');
  }
  return number <= last ? number : -1;
}

}  // namespace kaisho
