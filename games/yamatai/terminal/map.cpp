#include "games/yamatai/terminal/map.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "core/terminal/columns.h"
#include "core/terminal/seats.h"

namespace kaisho::yamatai {
namespace {

constexpr int kColumns = 92;
constexpr int kLines = 32;

struct Cell {
  std::string text = " ";
  int paint = 0;
  bool taken = false;  // by a label
};

// A piece of a label in one colour.
struct Piece {
  std::string text;
  int paint = 0;
};
using Label = std::vector<Piece>;

int width_of(const Label& label) {
  int columns = 0;
  for (const Piece& piece : label) columns += static_cast<int>(width(piece.text));
  return columns;
}

class Picture {
 public:
  Picture(int width, int height)
      : width_(std::max(1, width)), height_(std::max(1, height)), cells_(index(0, kLines)) {}

  int column(const Json& point) const {
    return std::clamp(point["x"].get<int>() * kColumns / width_, 0, kColumns - 1);
  }
  int line(const Json& point) const {
    return std::clamp(point["y"].get<int>() * kLines / height_, 0, kLines - 1);
  }

  void dots(const Json& from, const Json& to) {
    const int left = column(from);
    const int top = line(from);
    const int across = column(to) - left;
    const int down = line(to) - top;
    const int steps = std::max({std::abs(across) / 2, std::abs(down), 1});
    for (int i = 0; i <= steps; ++i) {
      at(left + across * i / steps, top + down * i / steps) = {.text = "·", .paint = kFaint};
    }
  }

  // A label in the middle of a point, or beside it where another one stands.
  void write(const Label& label, const Json& point) {
    const int columns = std::min(width_of(label), kColumns);
    const int left = std::clamp(column(point) - columns / 2, 0, kColumns - columns);
    for (const int shift : {0, 1, -1, 2, -2}) {
      const int row = line(point) + shift;
      if (row < 0 || row >= kLines || !is_free(left, row, columns)) continue;
      return put(label, left, row);
    }
    put(label, left, line(point));
  }

  // Without the empty lines above and below.
  void print(std::ostream& out, const Style& style) const {
    const auto first = std::ranges::find_if(cells_, is_written);
    const auto last = std::find_if(cells_.rbegin(), cells_.rend(), is_written);
    const int top = static_cast<int>(first - cells_.begin()) / kColumns;
    const int end = static_cast<int>(cells_.rend() - last + kColumns - 1) / kColumns;
    for (int row = top; row < end; ++row) print_row(out, row, style);
  }

 private:
  static std::size_t index(int column, int row) {
    return static_cast<std::size_t>(row) * kColumns + static_cast<std::size_t>(column);
  }
  static bool is_written(const Cell& cell) { return cell.text != " "; }
  Cell& at(int column, int row) { return cells_[index(column, row)]; }

  void print_row(std::ostream& out, int row, const Style& style) const {
    std::string text;
    for (int column = 0; column < kColumns; ++column) {
      const Cell& cell = cells_[index(column, row)];
      text += cell.paint == 0 ? cell.text : style.paint(cell.text, cell.paint);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    out << "  " << text << '\n';
  }

  bool is_free(int left, int row, int columns) const {
    for (int i = 0; i < columns; ++i) {
      if (cells_[index(left + i, row)].taken) return false;
    }
    return true;
  }

  void put(const Label& label, int left, int row) {
    for (const Piece& piece : label) {
      for (std::string rest = piece.text; !rest.empty() && left < kColumns; ++left) {
        const std::string character = cut(rest, 1);
        at(left, row) = {.text = character, .paint = piece.paint, .taken = true};
        rest.erase(0, character.size());
      }
    }
  }

  int width_;
  int height_;
  std::vector<Cell> cells_;
};

// "[7 te^]": its number, what stands or lies there, the mountain.
Label island_label(const Json& at, const YamataiWords& words) {
  Label label = {{"[" + std::to_string(at["island"].get<int>()), kFaint}};
  if (at["token"].is_string()) label.push_back({" " + words.brief(at["token"]), kBold});
  const Json& building = at["building"];
  if (building.is_string()) label.push_back({" " + words.brief(building), kBold});
  if (building.is_number()) {
    const std::size_t seat = building.get<std::size_t>() % kSeatShapes.size();
    label.push_back({std::string(" ") + kSeatShapes[seat], kSeatPaints[seat]});
  }
  if (at["sanctuary"].get<bool>()) label.push_back({" " + words.brief("sanctuary"), kBold});
  label.push_back({at["mountain"].get<bool>() ? "^]" : "]", kFaint});
  return label;
}

const Json* boat_at(const Json& boats, const Json& space) {
  const auto found =
      std::ranges::find_if(boats, [&](const Json& one) { return one["space"] == space; });
  return found == boats.end() ? nullptr : &(*found)["boat"];
}

// "14", ">1" for an entry, "14G" with a boat, "14G*" with one placed this turn.
Label space_label(const Json& space, const Json& state, const YamataiWords& words) {
  const std::string number = std::to_string(space["id"].get<int>());
  Label label = {{(space["entry"].get<bool>() ? ">" : "") + number}};
  if (const Json* const boat = boat_at(state["boats"], space["id"])) {
    const std::string colour = *boat;
    const Json& placed = state["placed"];
    const bool now = std::ranges::find(placed, space["id"]) != placed.end();
    label.push_back({words.brief(colour) + (now ? "*" : ""), paint_of_boat(colour)});
  }
  return label;
}

}  // namespace

int paint_of_boat(const std::string& colour) {
  static constexpr std::array<std::pair<std::string_view, int>, 5> kPaints = {
      {{"green", 32}, {"brown", 33}, {"black", 90}, {"red", 31}, {"yellow", 93}}};
  const auto found = std::ranges::find(kPaints, colour, [](const auto& one) { return one.first; });
  return found == kPaints.end() ? 0 : found->second;
}

void draw_map(std::ostream& out, const Json& map, const Json& state, const YamataiWords& words,
              const Style& style) {
  Picture picture(map["width"].get<int>(), map["height"].get<int>());
  const Json& spaces = map["spaces"];
  for (const Json& link : map["links"]) {
    const Json* const from = find_by_id(spaces, link[0]);
    const Json* const to = find_by_id(spaces, link[1]);
    if (from != nullptr && to != nullptr) picture.dots(*from, *to);
  }
  for (const Json& space : spaces) picture.write(space_label(space, state, words), space);
  for (const Json& at : state["islands"]) {
    const Json* const island = find_by_id(map["islands"], at["island"]);
    if (island != nullptr) picture.write(island_label(at, words), (*island)["centre"]);
  }
  picture.print(out, style);
}

}  // namespace kaisho::yamatai
