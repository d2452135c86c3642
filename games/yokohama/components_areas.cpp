// Areas, the cells they lie on, and the boards that belong to them (YOK-S1, YOK-S2).
#include <algorithm>

#include "games/yokohama/components_read.h"

namespace kaisho::yokohama {
namespace {

const std::vector<std::string>& kind_ids() {
  static const std::vector<std::string> kIds = {"production", "trade", "canal"};
  return kIds;
}
const std::vector<std::string>& action_ids() {
  static const std::vector<std::string> kIds = {"none",    "gain",    "exchange",   "church",
                                                "customs", "recruit", "laboratory", "port"};
  return kIds;
}
constexpr int kMostNumber = 20;  // of exchanges, faith, pieces… that a power gives

struct Spot {
  int row = 0;
  int x = 0;  // in half cells

  bool touches(const Spot& other) const {
    const int rows = std::abs(row - other.row);
    const int apart = std::abs(x - other.x);
    return (rows == 0 && apart == 2) || (rows == 1 && apart == 1);
  }
};

// ---- boards

void read_slots(const Field& board, std::array<int, kBoards>& counts, std::size_t index,
                std::string_view part, const auto& read) {
  const std::vector<Field> items = board["slots"].items(kRowSlots);
  if (items.empty()) board["slots"].fault("bad_field", "A board needs at least one slot.");
  counts[index] = static_cast<int>(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"slot", part});
    static_cast<void>(number(items[i]["slot"], static_cast<int>(i) + 1, static_cast<int>(i) + 1));
    read(i, items[i][part]);
  }
}

std::vector<Field> two_boards(const Field& list) {
  std::vector<Field> items = list.items(kBoards);
  if (items.size() != kBoards) list.fault("bad_field", "There must be two boards.");
  for (const Field& item : items) item.only({"id", "name", "used", "slots"});
  return items;
}

void read_laboratories(const Field& edition, Components& c) {
  const std::vector<Field> items = two_boards(edition["laboratories"]);
  for (std::size_t i = 0; i < items.size(); ++i) {
    c.laboratory_ids[i] = read_id(items[i]);
    const auto used = read_by_seats<int>(items[i]["used"], 0, 1);
    for (std::size_t n = 2; n <= kMaxSeats; ++n) c.layouts[n].laboratories[i] = used[n] != 0;
    read_slots(items[i], c.laboratory_slots, i, "cost_modifier",
               [&](std::size_t slot, const Field& field) {
                 c.cost_modifiers[i][slot] = byte_of(field, 0, 10);
               });
  }
}

void read_ports(const Field& edition, Components& c) {
  const Field ports = edition["ports"];
  ports.only({"icons", "boards"});
  const std::vector<std::string> icons(c.icon_ids.begin(), c.icon_ids.end());
  const std::vector<Field> items = two_boards(ports["boards"]);
  for (std::size_t i = 0; i < items.size(); ++i) {
    c.port_ids[i] = read_id(items[i]);
    if (std::ranges::find(c.laboratory_ids, c.port_ids[i]) != c.laboratory_ids.end()) {
      items[i]["id"].fault("repeated_id", "A laboratory is called so.");
    }
    const auto used = read_by_seats<int>(items[i]["used"], 0, 1);
    for (std::size_t n = 2; n <= kMaxSeats; ++n) c.layouts[n].ports[i] = used[n] != 0;
    read_slots(items[i], c.port_slots, i, "icon", [&](std::size_t slot, const Field& field) {
      c.port_icons[i][slot] = static_cast<std::uint8_t>(field.choice(icons));
    });
  }
}

void read_icons(const Field& edition, Components& c) {
  const Field icons = edition["ports"]["icons"];
  const std::vector<Field> items = icons.items(kIcons);
  if (items.size() != kIcons) icons.fault("bad_field", "There must be three icons.");
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "power"});
    c.icon_ids[i] = read_id(items[i]);
  }
}

// The board of a laboratory or port, named by its id.
std::uint8_t read_board(const Field& action, const std::array<std::string, kBoards>& ids) {
  return static_cast<std::uint8_t>(action["board"].choice({ids.begin(), ids.end()}));
}

// ---- areas

std::string_view number_name(Action action) {
  switch (action) {
    case Action::kExchange:
      return "exchanges";
    case Action::kChurch:
      return "faith";
    case Action::kCustoms:
      return "imports_max";
    case Action::kRecruit:
      return "pieces";
    case Action::kLaboratory:
      return "production";
    default:
      return {};
  }
}

std::uint8_t read_icon_set(const Components& c, const Field& field) {
  const std::vector<std::string> ids(c.icon_ids.begin(), c.icon_ids.end());
  std::uint8_t set = 0;
  for (const Field& item : field.items(kIcons)) {
    set = static_cast<std::uint8_t>(set | 1U << item.choice(ids));
  }
  return set;
}

Level read_level(const Components& c, Action action, const Field& field) {
  Level level;
  const std::string_view name = number_name(action);
  if (!name.empty()) {
    field.only({name});
    level.number = byte_of(field[name], 0, kMostNumber);
    return level;
  }
  if (action == Action::kPort) {
    field.only({"icons", "gain"});
    level.icons = read_icon_set(c, field["icons"]);
    if (field.has("gain")) level.gain = read_reward(c, field["gain"]);
    return level;
  }
  field.only({"gain"});
  level.gain = read_reward(c, field["gain"]);
  return level;
}

void read_levels(const Components& c, const Field& field, Area& area) {
  const std::vector<Field> items = field.items(kLevels);
  const std::size_t wanted = area.kind == AreaKind::kCanal ? 0 : kLevels;
  if (items.size() != wanted) {
    field.fault("bad_field",
                "An area has " + std::to_string(wanted) + " levels here, one for each power.");
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    area.levels[i] = read_level(c, area.action, items[i]);
  }
}

void read_action(const Components& c, const Field& item, Area& area) {
  const Field action = item["action"];
  area.action = static_cast<Action>(action["type"].choice(action_ids()));
  const bool board = area.action == Action::kLaboratory || area.action == Action::kPort;
  action.only({"type", board ? "board" : "type"});
  if (board) {
    const bool port = area.action == Action::kPort;
    area.board = read_board(action, port ? c.port_ids : c.laboratory_ids);
  }
  if ((area.kind == AreaKind::kCanal) != (area.action == Action::kCanal)) {
    item.fault("bad_field", "The canal has no action, and every other area has one.");
  }
}

// A port opens an icon from the power on that the icon needs.
void check_icons(const Field& edition, const Field& item, const Components& c, const Area& area) {
  const std::vector<Field> icons = edition["ports"]["icons"].items(kIcons);
  for (std::size_t i = 0; i < icons.size(); ++i) {
    const int power = number(icons[i]["power"], 1, kLevels);
    for (std::size_t level = 0; level < kLevels; ++level) {
      const bool open = (area.levels[level].icons >> i & 1U) != 0;
      if (open == (static_cast<int>(level) + 1 >= power)) continue;
      item["levels"].fault("bad_field", "The icon '" + c.icon_ids[i] +
                                            "' does not open here at the power it needs.");
      break;
    }
  }
}

// Several boards of one kind lie on the table; boards of laboratories and ports are single.
void put_on_table(const Field& item, Components& c, Id id) {
  const int copies = number(item["copies"], 1, kMaxCells);
  const auto used = read_by_seats<int>(item["used"], 0, copies);
  for (std::size_t n = 2; n <= kMaxSeats; ++n) {
    c.layouts[n].areas.insert(c.layouts[n].areas.end(), static_cast<std::size_t>(used[n]), id);
  }
}

void check_kinds(const Field& edition, const std::array<int, 3>& boards) {
  const Field kinds = edition["kinds"];
  const std::vector<Field> items = kinds.items(kind_ids().size());
  if (items.size() != kind_ids().size())
    kinds.fault("bad_field", "There are three kinds of areas.");
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "boards"});
    must_say(items[i]["id"], kind_ids()[i]);
    static_cast<void>(read_id(items[i]));
    static_cast<void>(number(items[i]["boards"], boards[i], boards[i]));
  }
}

int count_areas(const Components& c, const Layout& layout, Action action, std::size_t board) {
  return static_cast<int>(std::ranges::count_if(layout.areas, [&](Id id) {
    const Area& area = c.areas[id];
    return area.action == action && area.board == board;
  }));
}

// Each board on the table has the one area where it is used, and no area is without its board.
void check_boards(const Field& edition, const Components& c) {
  const Field areas = edition["areas"];
  const auto check = [&](std::size_t n, Action action, std::size_t board, bool used) {
    if (count_areas(c, c.layouts[n], action, board) == (used ? 1 : 0)) return;
    areas.fault("bad_field", "With " + std::to_string(n) + " players the action '" +
                                 action_ids()[static_cast<std::size_t>(action)] +
                                 "' of a board in use needs exactly one area.");
  };
  for (std::size_t n = 2; n <= kMaxSeats; ++n) {
    if (count_areas(c, c.layouts[n], Action::kCanal, 0) > 1) {
      areas.fault("bad_field", "There is at most one canal.");
    }
    check(n, Action::kChurch, 0, true);
    check(n, Action::kCustoms, 0, true);
    for (std::size_t board = 0; board < kBoards; ++board) {
      check(n, Action::kLaboratory, board, c.layouts[n].laboratories[board]);
      check(n, Action::kPort, board, c.layouts[n].ports[board]);
    }
  }
}

// ---- cells

// The cells of rows, each shifted by half a cell; none when they are too many.
std::vector<Spot> read_rows(const Field& layout) {
  std::vector<Spot> spots;
  int row = 0;
  for (const Field& length : layout["rows"].items(kMaxCells)) {
    const int columns = number(length, 1, kMaxCells);
    for (int column = 0; column < columns; ++column) spots.push_back({row, 2 * column + row});
    ++row;
  }
  if (spots.size() <= kMaxCells) return spots;
  layout["rows"].fault("bad_field",
                       "There is room for " + std::to_string(kMaxCells) + " cells at most.");
  return {};
}

void check_cells(const Field& layout, const std::vector<Spot>& spots) {
  const std::vector<Field> items = layout["cells"].items(kMaxCells);
  if (items.size() != spots.size()) {
    return layout["cells"].fault("bad_field", "There must be as many cells as the rows have.");
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int index = static_cast<int>(i);
    items[i].only({"cell", "row", "column", "x_half"});
    static_cast<void>(number(items[i]["cell"], index, index));
    static_cast<void>(number(items[i]["row"], spots[i].row, spots[i].row));
    const int column = (spots[i].x - spots[i].row) / 2;
    static_cast<void>(number(items[i]["column"], column, column));
    static_cast<void>(number(items[i]["x_half"], spots[i].x, spots[i].x));
  }
}

void read_pairs(const Field& pairs, Layout& layout) {
  const int last = std::max(0, layout.cells - 1);
  for (const Field& pair : pairs.items(std::size_t{kMaxCells} * kMaxCells)) {
    const std::vector<Field> two = pair.items(2);
    if (two.size() != 2) {
      pair.fault("bad_field", "A pair is of two cells.");
      continue;
    }
    const auto a = static_cast<std::size_t>(number(two[0], 0, last));
    const auto b = static_cast<std::size_t>(number(two[1], 0, last));
    if ((layout.neighbours[a] >> b & 1U) != 0) pair.fault("bad_field", "This pair was named.");
    layout.neighbours[a] |= 1U << b;
    layout.neighbours[b] |= 1U << a;
  }
}

void check_pairs(const Field& pairs, const std::vector<Spot>& spots, const Layout& layout) {
  for (std::size_t a = 0; a < spots.size(); ++a) {
    std::uint32_t touching = 0;
    for (std::size_t b = 0; b < spots.size(); ++b) {
      if (spots[a].touches(spots[b])) touching |= 1U << b;
    }
    if (touching == layout.neighbours[a]) continue;
    return pairs.fault("bad_field", "The neighbours of cell " + std::to_string(a) +
                                        " are not those its place in the rows gives it.");
  }
}

bool is_connected(const Layout& layout) {
  std::uint32_t reached = 1;
  for (int i = 0; i < layout.cells; ++i) {
    for (std::size_t cell = 0; cell < kMaxCells; ++cell) {
      if ((reached >> cell & 1U) != 0) reached |= layout.neighbours[cell];
    }
  }
  return reached == (1U << static_cast<unsigned>(layout.cells)) - 1U;
}

void read_layout(const Field& edition, Components& c, std::size_t seats) {
  const Field field = edition["layout"][std::to_string(seats)];
  field.only({"rows", "brick_offset_half", "cells", "pairs"});
  static_cast<void>(number(field["brick_offset_half"], 1, 1));
  Layout& layout = c.layouts[seats];
  const std::vector<Spot> spots = read_rows(field);
  layout.cells = static_cast<int>(spots.size());
  if (layout.areas.size() != spots.size()) {
    field["rows"].fault("bad_field", "The rows have " + std::to_string(spots.size()) +
                                         " cells for " + std::to_string(layout.areas.size()) +
                                         " areas in use.");
  }
  check_cells(field, spots);
  read_pairs(field["pairs"], layout);
  check_pairs(field["pairs"], spots, layout);
  if (!is_connected(layout)) field["pairs"].fault("bad_field", "Some cells cannot be reached.");
}

}  // namespace

void read_boards(const Field& edition, Components& c) {
  read_icons(edition, c);
  read_laboratories(edition, c);
  read_ports(edition, c);
}

void read_areas(const Field& edition, Components& c) {
  std::array<int, 3> boards{};
  for (const Field& item : edition["areas"].items(kMaxAreas)) {
    item.only({"id", "name", "kind", "copies", "used", "building", "level5", "action", "levels"});
    Area area;
    area.id = read_id(item);
    if (area.id == "hand") item["id"].fault("bad_field", "This word has a meaning in moves.");
    area.kind = static_cast<AreaKind>(item["kind"].choice(kind_ids()));
    must_be(item["building"], area.kind != AreaKind::kCanal);
    must_be(item["level5"], area.kind != AreaKind::kCanal);
    read_action(c, item, area);
    read_levels(c, item["levels"], area);
    if (area.action == Action::kPort) check_icons(edition, item, c, area);
    boards[static_cast<std::size_t>(area.kind)] += number(item["copies"], 1, kMaxCells);
    put_on_table(item, c, static_cast<Id>(c.areas.size()));
    if (area.action == Action::kCanal) c.canals |= 1U << c.areas.size();
    c.areas.push_back(std::move(area));
  }
  check_kinds(edition, boards);
  check_boards(edition, c);
}

void read_layouts(const Field& edition, Components& c) {
  edition["layout"].only({"2", "3", "4"});
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) read_layout(edition, c, seats);
}

}  // namespace kaisho::yokohama
