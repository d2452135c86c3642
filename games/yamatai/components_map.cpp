// The map: spaces, the links between them, and the islands that lie between links (YAM-G1).
#include "games/yamatai/components_map.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "games/yamatai/components_read.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

constexpr int kMaxSize = 10'000;  // of the canvas
constexpr std::size_t kMaxLinks =
    std::size_t{3} * kMaxSpaces;  // more cannot be drawn without crossing

// ---- what there is to read: drawn things are read below, since what is wrong with one of them
// shows beside the others only

const Object& point_parts() {
  static const Object kParts({}, {unread("x", "number"), unread("y", "number")});
  return kParts;
}
const Object& space_parts() {
  static const Object kParts("Space", {unread("id", "number"), name_part(), unread("x", "number"),
                                       unread("y", "number"), unread("entry", "boolean")});
  return kParts;
}
const Object& island_parts() {
  static const Object kParts("Island", {unread("id", "number"), name_part(),
                                        noted("the spaces around it, clockwise on the screen",
                                              unread("polygon", "number[]")),
                                        group("centre", point_parts())});
  return kParts;
}
const Object& map_parts() {
  static const Object kParts(
      {}, {unread("width", "number"), unread("height", "number"),
           unread_list("islands", island_parts()), unread_list("spaces", space_parts()),
           noted("from space to space", unread("links", "[number, number][]"))});
  return kParts;
}

// Reads what is drawn; `whole` tells whether every part that is named is there, so that what they
// form together can be looked at.
class Reader {
 public:
  explicit Reader(const Field& map)
      : drawing_{.field = map, .spaces = {}, .links = {}, .islands = {}} {}

  std::optional<Drawing> read() {
    const Field& map = drawing_.field;
    map.only(map_parts().names());
    canvas_ = {read_number(map["width"]), read_number(map["height"])};
    sized_ = whole_;
    read_spaces(map["spaces"]);
    read_links(map["links"]);
    read_islands(map["islands"]);
    if (!whole_) return std::nullopt;
    return std::move(drawing_);
  }

 private:
  void fault(const Field& field, const char* reason, Gaps gaps) {
    whole_ = false;
    field.fault(reason, gaps);
  }

  int read_number(const Field& field) {
    const Json& json = field.json();
    if (!json.is_number_integer() || json < 0 || json > kMaxSize) whole_ = false;
    return number(field, 0, kMaxSize);
  }

  Point read_point(const Field& field) {
    const Point point{read_number(field["x"]), read_number(field["y"])};
    if (sized_ && (point.x > canvas_.x || point.y > canvas_.y)) {
      fault(field, "yamatai.off_map",
            {{"width", canvas_.x}, {"height", canvas_.y}, {"x", point.x}, {"y", point.y}});
    }
    return point;
  }

  // A list with at least one item.
  std::vector<Field> read_items(const Field& list, std::size_t most) {
    std::vector<Field> items = list.items(most);
    if (items.empty()) whole_ = false;
    if (list.json().is_array() && list.json().empty()) {
      fault(list, "list_shorter", {{"least", 1}, {"found", 0}});
    }
    return items;
  }

  // The number of a space or island, one of so many; twice the same is told by the form.
  int read_index(const Field& item, std::size_t count, std::vector<bool>& seen) {
    std::ignore = item["name"];
    const Field id = item["id"];
    const auto last = static_cast<int>(count);
    if (!id.json().is_number_integer() || id.json() < 1 || id.json() > last) {
      fault(id, "whole_number", {{"low", 1}, {"high", last}, {"found", id.shown()}});
      return 0;
    }
    const int index = number(id, 1, last) - 1;
    if (seen[index]) whole_ = false;
    seen[index] = true;
    return index;
  }

  void read_spaces(const Field& list) {
    const std::vector<Field> items = read_items(list, kMaxSpaces);
    std::vector<bool> seen(items.size());
    for (const Field& item : items) {
      item.only(space_parts().names());
      const auto id = noun<Space>(read_index(item, items.size(), seen));
      const Point at = read_point(item);
      drawing_.spaces.push_back(
          {.id = id, .field = item, .at = at, .entry = item["entry"].boolean()});
    }
    std::ranges::sort(drawing_.spaces, {}, &DrawnSpace::id);
  }

  // A space by its number.
  Maybe<Space> read_space(const Field& field) {
    const auto last = how_many(drawing_.spaces);
    if (field.json().is_number_integer() && field.json() >= 1 && field.json() <= last) {
      return noun<Space>(number(field, 1, last) - 1);
    }
    fault(field, "whole_number", {{"low", 1}, {"high", last}, {"found", field.shown()}});
    return {};
  }

  void read_links(const Field& list) {
    for (const Field& item : read_items(list, kMaxLinks)) {
      const std::vector<Field> ends = item.items(2);
      if (ends.size() != 2) {
        fault(item, "list_size", {{"expected", 2}, {"found", ends.size()}});
        continue;
      }
      const Maybe<Space> one = read_space(ends[0]);
      const Maybe<Space> other = read_space(ends[1]);
      if (!one || !other) continue;
      const Link link{.field = item,
                      .from = std::min(*one, *other),
                      .to = std::max(*one, *other),
                      .islands = {}};
      if (link.from == link.to) {
        fault(item, "yamatai.link_to_itself", {{"found", number_of(*one) + 1}});
      } else if (drawing_.find_link(*one, *other) != nullptr) {
        fault(item, "repeated", {{"found", name_of(link)}});
      } else {
        drawing_.links.push_back(link);
      }
    }
  }

  void read_islands(const Field& list) {
    const std::vector<Field> items = read_items(list, kMaxIslands);
    std::vector<bool> seen(items.size());
    for (const Field& item : items) {
      item.only(island_parts().names());
      DrawnIsland island{.id = noun<Island>(read_index(item, items.size(), seen)),
                         .field = item,
                         .corners = {},
                         .centre = {}};
      read_corners(item["polygon"], island);
      const Field centre = item["centre"];
      centre.only(point_parts().names());
      island.centre = read_point(centre);
      drawing_.islands.push_back(std::move(island));
    }
    std::ranges::sort(drawing_.islands, {}, &DrawnIsland::id);
  }

  void read_corners(const Field& list, DrawnIsland& island) {
    const std::vector<Field> items = read_items(list, kMaxSpaces);
    for (const Field& corner : items) {
      const Maybe<Space> space = read_space(corner);
      if (!space) continue;
      if (std::ranges::find(island.corners, *space) != island.corners.end()) {
        fault(corner, "repeated", {{"found", number_of(*space) + 1}});
      }
      island.corners.push_back(*space);
    }
    if (!items.empty() && items.size() < 3) {
      fault(list, "list_shorter", {{"least", 3}, {"found", items.size()}});
    }
  }

  Drawing drawing_;
  Point canvas_;
  bool sized_ = false;
  bool whole_ = true;
};

Map map_of(const Drawing& drawing) {
  Map map;
  map.spaces = how_many(drawing.spaces);
  map.islands = how_many(drawing.islands);
  for (const DrawnSpace& space : drawing.spaces) {
    if (space.entry) map.entries.add(space.id);
  }
  for (const Link& link : drawing.links) {
    map.links[link.from].add(link.to);
    map.links[link.to].add(link.from);
    if (link.islands.size() == 1) map.coast |= {link.from, link.to};
    for (const Island one : link.islands) {
      for (const Island other : link.islands) {
        if (one != other) map.neighbours[one].add(other);
      }
    }
  }
  for (const DrawnIsland& island : drawing.islands) {
    for (const Space space : island.corners) {
      map.spaces_of_island[island.id].add(space);
      map.islands_of_space[space].add(island.id);
    }
  }
  return map;
}

// One culture token lies on each island (YAM-S2).
void check_islands(const Field& list, const Components& c) {
  const int tokens = std::accumulate(c.plain_tokens.begin(), c.plain_tokens.end(), 0) +
                     std::accumulate(c.mountain_tokens.begin(), c.mountain_tokens.end(), 0) +
                     c.plain_blanks + c.mountain_blanks;
  if (!list.json().is_array() || how_many(list.json()) == tokens) return;
  list.fault("yamatai.islands", {{"expected", tokens}, {"found", list.json().size()}});
}

void read_map(const Context& /*context*/, const Field& map, Components& c) {
  if (std::optional<Drawing> drawing = Reader(map).read()) {
    check_drawing(*drawing);
    c.map = map_of(*drawing);
  }
  if (map.has("islands")) check_islands(map["islands"], c);
}

}  // namespace

std::string name_of(const Link& link) {
  return std::to_string(number_of(link.from) + 1) + "–" + std::to_string(number_of(link.to) + 1);
}

Part map_part() {
  return by_hand<Components>("map", {.write = nullptr, .read = read_map, .type = {}, .shape = [] {
                                       return map_parts().shape();
                                     }});
}

}  // namespace kaisho::yamatai
