// The map as an edition draws it, before the rules' view of it is made.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/reading/fields.h"
#include "games/yamatai/components.h"

namespace kaisho::yamatai {

struct Point {
  int x = 0;
  int y = 0;  // downwards
};

// Spaces count from 0 here; texts and the edition count from 1.
struct DrawnSpace {
  Space id{};
  Field field;
  Point at;
  bool entry = false;
};
struct Link {
  Field field;
  Space from{};  // the lower one
  Space to{};
  std::vector<Island> islands;  // whose shore it is
};
struct DrawnIsland {
  Island id{};
  Field field;
  std::vector<Space> corners;  // clockwise as one looks at the map
  Point centre;
};

struct Drawing {
  Field field;
  std::vector<DrawnSpace> spaces;
  std::vector<Link> links;
  std::vector<DrawnIsland> islands;

  const Point& at(Space space) const { return spaces[number_of(space)].at; }
  Link* find_link(Space one, Space other) {
    for (Link& link : links) {
      if ((link.from == one && link.to == other) || (link.from == other && link.to == one)) {
        return &link;
      }
    }
    return nullptr;
  }
};

// These name things in messages: `3–9`, `3, 8, 14`, `3, 8, 14, 15, 16, 17, 18, 19…`.
std::string name_of(const Link& link);
template <Noun T>
std::string list_of(const std::vector<T>& things) {
  constexpr std::size_t kMaxTold = 8;
  const std::size_t told = std::min(things.size(), kMaxTold);
  std::string all;
  for (std::size_t i = 0; i < told; ++i) {
    all += (i == 0 ? "" : ", ") + std::to_string(number_of(things[i]) + 1);
  }
  return things.size() > told ? all + "…" : all;
}

// components_map_check.cpp: links that cross, islands that are none, what cannot be reached; tells
// all faults. The drawing has every part it names.
void check_drawing(Drawing& drawing);

}  // namespace kaisho::yamatai
