// The map: spaces, the links between them, and the islands that lie between links (YAM-G1).
#include "games/yamatai/components_map.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "games/yamatai/components_read.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

constexpr int kMostSize = 10'000;  // of the canvas
constexpr std::size_t kMaxLinks =
    std::size_t{3} * kMaxSpaces;  // more cannot be drawn without crossing

// Reads what is drawn; `whole` tells whether every part that is named is there, so that what they
// form together can be looked at.
class Reader {
 public:
  explicit Reader(const Field& map)
      : drawing_{.field = map, .spaces = {}, .links = {}, .islands = {}} {}

  std::optional<Drawing> read() {
    const Field& map = drawing_.field;
    map.only({"width", "height", "islands", "spaces", "links"});
    canvas_ = {read_number(map["width"]), read_number(map["height"])};
    sized_ = whole_;
    read_spaces(map["spaces"]);
    read_links(map["links"]);
    read_islands(map["islands"]);
    if (!whole_) return std::nullopt;
    return std::move(drawing_);
  }

 private:
  void fault(const Field& field, const std::string& message) {
    whole_ = false;
    field.fault("bad_field", message);
  }

  int read_number(const Field& field) {
    const Json& json = field.json();
    if (!json.is_number_integer() || json < 0 || json > kMostSize) whole_ = false;
    return number(field, 0, kMostSize);
  }

  Point read_point(const Field& field, const std::string& what) {
    const Point point{read_number(field["x"]), read_number(field["y"])};
    if (sized_ && (point.x > canvas_.x || point.y > canvas_.y)) {
      fault(field, what + " lies off the map, which is " + std::to_string(canvas_.x) + " by " +
                       std::to_string(canvas_.y) + ".");
    }
    return point;
  }

  // A list with at least one item.
  std::vector<Field> read_items(const Field& list, std::size_t most) {
    std::vector<Field> items = list.items(most);
    if (items.empty()) whole_ = false;
    if (list.json().is_array() && list.json().empty()) fault(list, "This list is empty.");
    return items;
  }

  // The number of a space or island, one of so many; twice the same is told by the form.
  int read_index(const Field& item, std::size_t count, std::vector<bool>& seen,
                 const std::string& what) {
    static_cast<void>(item["name"]);
    const Field id = item["id"];
    const auto last = static_cast<int>(count);
    if (!id.json().is_number_integer() || id.json() < 1 || id.json() > last) {
      fault(id, what + " are numbered from 1 to " + std::to_string(last) + ".");
      return 0;
    }
    const int index = number(id, 1, last) - 1;
    if (seen[static_cast<std::size_t>(index)]) whole_ = false;
    seen[static_cast<std::size_t>(index)] = true;
    return index;
  }

  void read_spaces(const Field& list) {
    const std::vector<Field> items = read_items(list, kMaxSpaces);
    std::vector<bool> seen(items.size());
    for (const Field& item : items) {
      item.only({"id", "name", "x", "y", "entry"});
      const int id = read_index(item, items.size(), seen, "Spaces");
      const Point at = read_point(item, "Space " + std::to_string(id + 1));
      drawing_.spaces.push_back(
          {.id = id, .field = item, .at = at, .entry = item["entry"].boolean()});
    }
    std::ranges::sort(drawing_.spaces, {}, &Space::id);
  }

  // A space by its number; -1 where there is none.
  int read_space(const Field& field) {
    const auto last = static_cast<int>(drawing_.spaces.size());
    if (field.json().is_number_integer() && field.json() >= 1 && field.json() <= last) {
      return number(field, 1, last) - 1;
    }
    fault(field, "Here must be the number of a space, from 1 to " + std::to_string(last) + ".");
    return -1;
  }

  void read_links(const Field& list) {
    for (const Field& item : read_items(list, kMaxLinks)) {
      const std::vector<Field> ends = item.items(2);
      if (ends.size() != 2) {
        fault(item, "A link has two ends.");
        continue;
      }
      const int one = read_space(ends[0]);
      const int other = read_space(ends[1]);
      const Link link{
          .field = item, .from = std::min(one, other), .to = std::max(one, other), .islands = {}};
      if (link.from < 0) continue;
      if (link.from == link.to) {
        fault(item, "This link leads from space " + std::to_string(one + 1) + " to itself.");
      } else if (drawing_.find_link(one, other) != nullptr) {
        fault(item, "The link " + name_of(link) + " is there twice.");
      } else {
        drawing_.links.push_back(link);
      }
    }
  }

  void read_islands(const Field& list) {
    const std::vector<Field> items = read_items(list, kMaxIslands);
    std::vector<bool> seen(items.size());
    for (const Field& item : items) {
      item.only({"id", "name", "polygon", "centre"});
      Island island{.id = read_index(item, items.size(), seen, "Islands"),
                    .field = item,
                    .corners = {},
                    .centre = {}};
      read_corners(item["polygon"], island);
      const Field centre = item["centre"];
      centre.only({"x", "y"});
      island.centre = read_point(centre, "The centre of island " + std::to_string(island.id + 1));
      drawing_.islands.push_back(std::move(island));
    }
    std::ranges::sort(drawing_.islands, {}, &Island::id);
  }

  void read_corners(const Field& list, Island& island) {
    const std::string name = "Island " + std::to_string(island.id + 1);
    for (const Field& corner : read_items(list, kMaxSpaces)) {
      const int space = read_space(corner);
      if (space >= 0 && std::ranges::find(island.corners, space) != island.corners.end()) {
        fault(corner,
              name + " has space " + std::to_string(space + 1) + " twice among its corners.");
      }
      island.corners.push_back(space);
    }
    if (!island.corners.empty() && island.corners.size() < 3) {
      fault(list, name + " needs at least three corners.");
    }
  }

  Drawing drawing_;
  Point canvas_;
  bool sized_ = false;
  bool whole_ = true;
};

Map map_of(const Drawing& drawing) {
  Map map;
  map.spaces = static_cast<int>(drawing.spaces.size());
  map.islands = static_cast<int>(drawing.islands.size());
  for (const Space& space : drawing.spaces) {
    if (space.entry) map.entries |= bit(space.id);
  }
  for (const Link& link : drawing.links) {
    const auto from = static_cast<std::size_t>(link.from);
    const auto to = static_cast<std::size_t>(link.to);
    map.links[from] |= bit(link.to);
    map.links[to] |= bit(link.from);
    if (link.islands.size() == 1) map.coast |= bit(link.from) | bit(link.to);
    for (const int one : link.islands) {
      for (const int other : link.islands) {
        if (one != other) map.neighbours[static_cast<std::size_t>(one)] |= bit(other);
      }
    }
  }
  for (const Island& island : drawing.islands) {
    for (const int space : island.corners) {
      map.spaces_of_island[static_cast<std::size_t>(island.id)] |= bit(space);
      map.islands_of_space[static_cast<std::size_t>(space)] |= bit(island.id);
    }
  }
  return map;
}

// One culture token lies on each island (YAM-S2).
void check_islands(const Field& list, const Components& c) {
  const int tokens = std::accumulate(c.plain_tokens.begin(), c.plain_tokens.end(), 0) +
                     std::accumulate(c.mountain_tokens.begin(), c.mountain_tokens.end(), 0) +
                     c.plain_blanks + c.mountain_blanks;
  if (!list.json().is_array() || static_cast<int>(list.json().size()) == tokens) return;
  list.fault("bad_field", "There are " + std::to_string(list.json().size()) + " islands for " +
                              std::to_string(tokens) + " culture tokens; each island gets one.");
}

}  // namespace

std::string name_of(const Link& link) {
  return std::to_string(link.from + 1) + "–" + std::to_string(link.to + 1);
}

std::string list_of(const std::vector<int>& ids) {
  constexpr std::size_t kMostTold = 8;
  const std::size_t told = std::min(ids.size(), kMostTold);
  std::string all;
  for (std::size_t i = 0; i < told; ++i) {
    const bool last = i + 1 == ids.size();
    all += (i == 0 ? "" : last ? " and " : ", ") + std::to_string(ids[i] + 1);
  }
  if (ids.size() > told) all += " and " + std::to_string(ids.size() - told) + " more";
  return all;
}

void read_map(const Field& edition, Components& c) {
  const Field map = edition["map"];
  if (std::optional<Drawing> drawing = Reader(map).read()) {
    check_drawing(*drawing);
    c.map = map_of(*drawing);
  }
  if (map.has("islands")) check_islands(map["islands"], c);
}

}  // namespace kaisho::yamatai
