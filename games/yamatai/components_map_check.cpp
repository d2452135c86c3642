// Whether a drawn map is one of islands and shores: straight links that do not cross, with an
// island in every area they enclose. Exact: whole numbers only.
#include <algorithm>
#include <cstdint>

#include "core/values/how_many.h"
#include "games/yamatai/components_map.h"

namespace kaisho::yamatai {
namespace {

// ---- geometry

// Above 0: from `a` to `b` and on to `c` one turns clockwise.
std::int64_t turn(Point a, Point b, Point c) {
  return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

bool is_between(Point p, Point a, Point b) {
  return turn(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= p.y && p.y <= std::max(a.y, b.y);
}

// Whether lines that share no end have a point in common that is no end of either.
bool cross(Point a, Point b, Point c, Point d) {
  const auto opposite = [](std::int64_t one, std::int64_t other) {
    return (one < 0 && other > 0) || (one > 0 && other < 0);
  };
  return opposite(turn(a, b, c), turn(a, b, d)) && opposite(turn(c, d, a), turn(c, d, b));
}

// Twice the area; above 0 when the corners run clockwise.
std::int64_t area(const Drawing& drawing, const std::vector<Space>& corners) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point a = drawing.at(corners[i]);
    const Point b = drawing.at(corners[(i + 1) % corners.size()]);
    sum += std::int64_t{a.x} * b.y - std::int64_t{b.x} * a.y;
  }
  return sum;
}

// By the parity of the sides that a ray to the right meets.
bool contains(const Drawing& drawing, const std::vector<Space>& corners, Point p) {
  bool inside = false;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point a = drawing.at(corners[i]);
    const Point b = drawing.at(corners[(i + 1) % corners.size()]);
    if ((a.y > p.y) == (b.y > p.y)) continue;
    if ((turn(a, b, p) > 0) == (b.y > a.y)) inside = !inside;
  }
  return inside;
}

// ---- links

bool check_places(const Drawing& drawing) {
  bool sound = true;
  for (const DrawnSpace& space : drawing.spaces) {
    for (const DrawnSpace& other : drawing.spaces) {
      if (other.id >= space.id || other.at.x != space.at.x || other.at.y != space.at.y) continue;
      space.field.fault("yamatai.same_place",
                        {{"other", number_of(other.id) + 1}, {"found", number_of(space.id) + 1}});
      sound = false;
    }
  }
  return sound;
}

// Tells of each link the first other one that it crosses, and the spaces that it runs over.
bool check_crossings(const Drawing& drawing) {
  bool sound = true;
  for (std::size_t i = 0; i < drawing.links.size(); ++i) {
    const Link& link = drawing.links[i];
    const Point a = drawing.at(link.from);
    const Point b = drawing.at(link.to);
    for (const DrawnSpace& space : drawing.spaces) {
      if (space.id == link.from || space.id == link.to || !is_between(space.at, a, b)) continue;
      link.field.fault("yamatai.link_over",
                       {{"link", name_of(link)}, {"found", number_of(space.id) + 1}});
      sound = false;
    }
    const auto before = drawing.links.begin() + static_cast<std::ptrdiff_t>(i);
    const auto other = std::find_if(drawing.links.begin(), before, [&](const Link& it) {
      return cross(a, b, drawing.at(it.from), drawing.at(it.to));
    });
    if (other == before) continue;
    link.field.fault("yamatai.links_cross", {{"link", name_of(link)}, {"found", name_of(*other)}});
    sound = false;
  }
  return sound;
}

// ---- islands

// Finds the links along each island's shore.
bool walk_shores(Drawing& drawing) {
  bool sound = true;
  for (const DrawnIsland& island : drawing.islands) {
    for (std::size_t i = 0; i < island.corners.size(); ++i) {
      const Space from = island.corners[i];
      const Space to = island.corners[(i + 1) % island.corners.size()];
      if (Link* link = drawing.find_link(from, to); link != nullptr) {
        link->islands.push_back(island.id);
        continue;
      }
      island.field.fault("yamatai.shore", {{"island", number_of(island.id) + 1},
                                           {"from", number_of(from) + 1},
                                           {"to", number_of(to) + 1}});
      sound = false;
    }
  }
  return sound;
}

bool check_islands(const Drawing& drawing) {
  bool sound = true;
  for (const DrawnIsland& island : drawing.islands) {
    if (area(drawing, island.corners) <= 0) {
      island.field.fault("yamatai.clockwise", {{"found", number_of(island.id) + 1}});
      sound = false;
    } else if (!contains(drawing, island.corners, island.centre)) {
      island.field.fault("yamatai.centre", {{"found", number_of(island.id) + 1}});
      sound = false;
    }
  }
  return sound;
}

bool check_borders(const Drawing& drawing) {
  bool sound = true;
  for (const Link& link : drawing.links) {
    if (link.islands.size() == 1 || link.islands.size() == 2) continue;
    sound = false;
    if (link.islands.empty()) {
      link.field.fault("yamatai.no_shore", {{"link", name_of(link)}});
    } else {
      link.field.fault("yamatai.shared_shore",
                       {{"link", name_of(link)}, {"found", list_of(link.islands)}});
    }
  }
  return sound;
}

// ---- areas

using Ways = BySpace<std::vector<Space>>;  // the spaces linked to each

// Around each space, clockwise.
Ways ways_of(const Drawing& drawing) {
  Ways ways;
  for (const Link& link : drawing.links) {
    ways[link.from].push_back(link.to);
    ways[link.to].push_back(link.from);
  }
  for (const DrawnSpace& space : drawing.spaces) {
    const auto is_first_half = [&](Point p) {
      return p.y > space.at.y || (p.y == space.at.y && p.x > space.at.x);
    };
    std::ranges::sort(ways[space.id], [&](Space one, Space other) {
      const Point a = drawing.at(one);
      const Point b = drawing.at(other);
      if (is_first_half(a) != is_first_half(b)) return is_first_half(a);
      return turn(space.at, a, b) > 0;
    });
  }
  return ways;
}

// The way after that one, on a walk that keeps the area on its right.
Space next_way(const Ways& ways, Space from, Space to) {
  const std::vector<Space>& around = ways[to];
  const auto back = std::ranges::find(around, from);
  return back == around.begin() ? around.back() : *(back - 1);
}

// From the lowest space on.
std::vector<Space> turned(std::vector<Space> ring) {
  std::ranges::rotate(ring, std::ranges::min_element(ring));
  return ring;
}

// The areas that links enclose, each by its spaces; the sea around runs the other way.
std::vector<std::vector<Space>> enclosed_areas(const Drawing& drawing) {
  const Ways ways = ways_of(drawing);
  std::vector<std::vector<Space>> areas;
  BySpace<Spaces> seen;  // the ways that were walked
  const auto walk = [&](Space from, Space to) {
    std::vector<Space> ring;
    while (!seen[from].has(to)) {
      seen[from].add(to);
      ring.push_back(from);
      const Space next = next_way(ways, from, to);
      from = to;
      to = next;
    }
    if (area(drawing, ring) > 0) areas.push_back(turned(std::move(ring)));
  };
  for (const Link& link : drawing.links) {
    walk(link.from, link.to);
    walk(link.to, link.from);
  }
  return areas;
}

bool check_areas(const Drawing& drawing) {
  std::vector<std::vector<Space>> areas = enclosed_areas(drawing);
  bool sound = true;
  for (const DrawnIsland& island : drawing.islands) {
    const auto found = std::ranges::find(areas, turned(island.corners));
    if (found != areas.end()) {
      areas.erase(found);
    } else {
      sound = false;
      island.field.fault("yamatai.one_land", {{"found", number_of(island.id) + 1}});
    }
  }
  for (const std::vector<Space>& ring : areas) {
    sound = false;
    drawing.field.fault("yamatai.no_island", {{"spaces", list_of(ring)}});
  }
  return sound;
}

// ---- the whole

// Without an entry that is told already: then from space 1.
bool check_one_piece(const Drawing& drawing) {
  const Ways ways = ways_of(drawing);
  Spaces reached;
  std::vector<Space> next;
  for (const DrawnSpace& space : drawing.spaces) {
    if (space.entry) next.push_back(space.id);
  }
  if (next.empty()) next.push_back(Space{});
  next.resize(1);
  while (!next.empty()) {
    const Space space = next.back();
    next.pop_back();
    if (reached.has(space)) continue;
    reached.add(space);
    next.insert(next.end(), ways[space].begin(), ways[space].end());
  }
  const Spaces missed = Spaces::first(how_many(drawing.spaces)) - reached;
  if (missed.empty()) return true;
  drawing.field.fault("yamatai.one_piece",
                      {{"found", list_of(std::vector<Space>(missed.begin(), missed.end()))}});
  return false;
}

void check_entries(const Drawing& drawing) {
  if (std::ranges::none_of(drawing.spaces, &DrawnSpace::entry)) {
    drawing.field.fault("yamatai.entry", {});
  }
}

// Entries lie on the outer shore, and every island has a neighbour.
void check_shores(const Drawing& drawing) {
  Spaces coast;
  Islands beside;
  for (const Link& link : drawing.links) {
    if (link.islands.size() == 1) {
      coast |= {link.from, link.to};
    } else {
      for (const Island island : link.islands) beside.add(island);
    }
  }
  for (const DrawnSpace& space : drawing.spaces) {
    if (!space.entry || coast.has(space.id)) continue;
    space.field.fault("yamatai.inland", {{"found", number_of(space.id) + 1}});
  }
  for (const DrawnIsland& island : drawing.islands) {
    if (beside.has(island.id)) continue;
    island.field.fault("yamatai.lonely", {{"found", number_of(island.id) + 1}});
  }
}

}  // namespace

void check_drawing(Drawing& drawing) {
  check_entries(drawing);
  const bool drawn = check_places(drawing) && check_crossings(drawing);
  const bool walked = walk_shores(drawing);
  const bool in_one_piece = check_one_piece(drawing);
  // What follows makes sense only of links and islands that are well drawn.
  if (!drawn || !walked) return;
  const bool lying_well = check_islands(drawing);
  const bool bordered = check_borders(drawing);
  if (!lying_well || !bordered) return;
  if (in_one_piece && !check_areas(drawing)) return;
  check_shores(drawing);
}

}  // namespace kaisho::yamatai
