// Workers on spaces, in rows and in the bag, as tests count them.
#pragma once

#include <string>

#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {

// How many stand on the spaces and in the rows: `3 3 0+3 3 3 | 2 1+1`, with what is due.
template <class AnyScene>
std::string sizes(const AnyScene& scene) {
  std::string text;
  const Json p = scene.json();
  for (const char* where : {"spaces", "rows"}) {
    if (!text.empty()) text += " |";
    for (const Json& place : p[where]) {
      int count = 0;
      for (const auto& [colour, n] : place["workers"].items()) count += n.template get<int>();
      text += (text.empty() ? "" : " ") + std::to_string(count);
      if (place["due"] != 0) text += "+" + place["due"].dump();
    }
  }
  return text;
}

template <class AnyScene>
std::size_t in_bag(const AnyScene& scene) {
  return words_of(scene.says("bag")).size();
}

// Where workers were drawn to, one after the other: `space:1 space:1 row:1`.
template <class AnyScene>
std::string drawn(const AnyScene& scene) {
  std::string text;
  for (const std::string& event : scene.events("NIP-T5")) {
    if (!event.starts_with("NIP-T5 worker_drawn")) continue;
    text += (text.empty() ? "" : " ") + words_of(event).back();
  }
  return text;
}

}  // namespace kaisho::nippon_tests
