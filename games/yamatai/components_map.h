// The map as an edition draws it, before the rules' view of it is made.
#pragma once

#include <string>
#include <vector>

#include "core/reading/fields.h"

namespace kaisho::yamatai {

struct Point {
  int x = 0;
  int y = 0;  // downwards
};

// Spaces count from 0 here; texts and the edition count from 1.
struct Space {
  int id = 0;
  Field field;
  Point at;
  bool entry = false;
};
struct Link {
  Field field;
  int from = 0;  // the lower space
  int to = 0;
  std::vector<int> islands;  // whose shore it is
};
struct Island {
  int id = 0;
  Field field;
  std::vector<int> corners;  // spaces, clockwise as one looks at the map
  Point centre;
};

struct Drawing {
  Field field;
  std::vector<Space> spaces;
  std::vector<Link> links;
  std::vector<Island> islands;

  const Point& at(int space) const { return spaces[space].at; }
  Link* find_link(int one, int other) {
    for (Link& link : links) {
      if ((link.from == one && link.to == other) || (link.from == other && link.to == one)) {
        return &link;
      }
    }
    return nullptr;
  }
};

// For messages: `3–9`, `3, 8, 14`, `3, 8, 14, 15, 16, 17, 18, 19…`.
std::string name_of(const Link& link);
std::string list_of(const std::vector<int>& ids);

// components_map_check.cpp: links that cross, islands that are none, what cannot be reached; tells
// all faults. The drawing has every part it names.
void check_drawing(Drawing& drawing);

}  // namespace kaisho::yamatai
