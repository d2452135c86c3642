// Areas, the cells they lie on, and the boards that belong to them (YOK-S1, YOK-S2).
#include <algorithm>
#include <tuple>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "core/values/lists.h"
#include "games/yokohama/components_read.h"

namespace kaisho::yokohama {
namespace {

using C = Components;

// In the order of AreaKind, of Action.
constexpr std::array<std::string_view, 3> kKindNames = {"production", "trade", "canal"};
constexpr Indexed<Action, std::string_view, 8> kActionNames = {
    "none", "gain", "exchange", "church", "customs", "recruit", "laboratory", "port"};
constexpr Kind kIconKind = id_kind<GameContext, &C::icon_ids>("icon").all_listed();
constexpr int kMaxNumber = 20;  // of exchanges, faith, pieces… that a power gives

void must_be_number(const Field& field, int wanted) { std::ignore = number(field, wanted, wanted); }

// ---- boards

struct Slot {
  std::uint8_t value = 0;
};
struct BoardRow {
  std::string id;
  std::array<std::uint8_t, kMaxSeats + 1> used{};
  std::vector<Slot> slots;
};

// Where the rules keep the boards of a sort.
template <class Value>
struct Kept {
  ByBoard<std::string> C::* ids;
  ByBoard<int> C::* sizes;
  ByBoard<Row<Value>> C::* values;
  ByBoard<bool> Layout::* used;
};

void check_slot_numbers(const Context& /*context*/, const Field& board, BoardRow& /*own*/) {
  const std::vector<Field> items = board["slots"].items(kRowSlots);
  for (std::size_t i = 0; i < items.size(); ++i) {
    must_be_number(items[i]["slot"], static_cast<int>(i) + 1);
  }
}

// `slot` is what each slot has beside its number.
Object board_parts(std::string_view called, std::string_view slot_called, Part slot) {
  return {called,
          {{"id", &BoardRow::id, kId},
           name_part(),
           {"used", &BoardRow::used, by_seats(number_kind(0, 1))},
           {"slots", &BoardRow::slots,
            items(Object(slot_called, {unread("slot", "number"), std::move(slot)}), kRowSlots, 1)},
           rule<BoardRow>(check_slot_numbers)}};
}

const Object& laboratory_parts() {
  static const Object kParts =
      board_parts("Laboratory", "LaboratorySlot",
                  Part("cost_modifier", &Slot::value, number_kind(0, 10), "added to the cost"));
  return kParts;
}
const Object& port_parts() {
  static const Object kParts =
      board_parts("Port", "PortSlot", Part("icon", &Slot::value, kIconKind));
  return kParts;
}

template <class Value>
void read_boards(const Context& context, const Field& field, const Object& board,
                 const Kept<Value>& kept, C& c) {
  const auto boards = read_as<ByBoard<BoardRow>>(context, field, list(board, kBoards));
  for (const Board id : kEveryBoard) {
    const BoardRow& row = boards[id];
    (c.*kept.ids)[id] = row.id;
    (c.*kept.sizes)[id] = how_many(row.slots);
    std::ranges::transform(row.slots, (c.*kept.values)[id].begin(),
                           [](Slot slot) { return static_cast<Value>(slot.value); });
    for (std::size_t n = 2; n <= kMaxSeats; ++n) {
      (c.layouts[n].*kept.used)[id] = row.used[n] != 0;
    }
  }
}

void read_laboratories(const Context& context, const Field& field, C& c) {
  constexpr Kept<std::uint8_t> kKept = {&C::laboratory_ids, &C::laboratory_slots,
                                        &C::cost_modifiers, &Layout::laboratories};
  read_boards(context, field, laboratory_parts(), kKept, c);
}

void read_ports(const Context& context, const Field& field, C& c) {
  constexpr Kept<Icon> kKept = {&C::port_ids, &C::port_slots, &C::port_icons, &Layout::ports};
  read_boards(context, field, port_parts(), kKept, c);
  const std::vector<Field> items = field.items(kBoards);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string& id = c.port_ids.at(i);
    if (index_of(c.laboratory_ids, id) < 0) continue;
    items[i]["id"].fault("repeated_id", "yokohama.board_id", {{"found", id}});
  }
}

std::vector<Part> icon_parts(std::size_t i) {
  return {element("id", &C::icon_ids, i, id_of(kIconKind)), name_part(),
          element("power", &C::icon_powers, i, number_kind(1, kLevels))};
}

// ---- areas

// What a power gives a number of.
std::string_view number_name(Action action) {
  switch (action) {
    case Action::kExchange: return "exchanges";
    case Action::kChurch: return "faith";
    case Action::kCustoms: return "imports_max";
    case Action::kRecruit: return "pieces";
    case Action::kLaboratory: return "production";
    case Action::kCanal:
    case Action::kGain:
    case Action::kPort: return {};
  }
  return {};
}

void read_icons(const Context& context, const Field& list, Icons& icons) {
  for (const Field& item : list.items(kIcons)) icons.add(noun<Icon>(kIconKind.read(context, item)));
}

// By the action of the area.
Object level_parts(Action action) {
  if (const std::string_view name = number_name(action); !name.empty()) {
    return Object("Level", {{name, &Level::number, number_kind(0, kMaxNumber)}});
  }
  const Part gain("gain", &Level::gain, kReward);
  if (action != Action::kPort) return Object("Level", {gain});
  return Object("Level",
                {{"icons", &Level::icons, PartByHand<Icons>{nullptr, read_icons, "IconId[]"}},
                 optional(gain)});
}

Shape levels_shape() {
  std::vector<Shape> shapes;
  shapes.reserve(kActionNames.size());
  for (std::size_t i = 0; i < kActionNames.size(); ++i) {
    shapes.push_back(level_parts(noun<Action>(i)).shape());
  }
  return list_of(any_of("Level", shapes));
}

// As the edition has it: with how many boards of it there are.
struct AreaRow : Area {
  int copies = 1;
  std::array<int, kMaxSeats + 1> used{};
};

void read_used(const Context& /*context*/, const Field& field, AreaRow& area) {
  area.used = read_by_seats<int>(field, 0, area.copies);
}

constexpr Kind kActionKind = word_kind("action", kActionNames);

Shape action_shape() {
  const std::string boards = type_of(kLaboratoryKind) + " | " + type_of(kPortKind);
  Shape shape;
  shape.parts = {{.type = type_of(kActionKind), .name = "type"},
                 {.type = boards, .name = "board", .optional = true}};
  return any_of({}, {shape});
}

void read_action(const Context& context, const Field& field, AreaRow& area) {
  area.action = noun<Action>(kActionKind.read(context, field["type"]));
  const bool port = area.action == Action::kPort;
  const bool board = port || area.action == Action::kLaboratory;
  field.only({"type", board ? "board" : "type"});
  if (!board) return;
  const Kind& kind = port ? kPortKind : kLaboratoryKind;
  area.board = noun<Board>(kind.read(context, field["board"]));
}

void read_levels(const Context& context, const Field& field, AreaRow& area) {
  const Object parts = level_parts(area.action);
  const std::vector<Field> items = exactly(field, area.kind == AreaKind::kCanal ? 0 : kLevels);
  for (std::size_t i = 0; i < items.size(); ++i) {
    read(parts, context, items[i], area.levels[i]);
  }
}

// A port opens an icon from the power on that the icon needs.
void check_icons(const Components& c, const Field& levels, const Area& area) {
  for (const Icon icon : kEveryIcon) {
    const int power = c.icon_powers[icon];
    if (power == 0) continue;  // it could not be read
    for (std::size_t level = 0; level < kLevels; ++level) {
      const bool open = area.levels[level].icons.has(icon);
      if (open == (static_cast<int>(level) + 1 >= power)) continue;
      levels.fault("yokohama.icon",
                   {{"icon", c.icon_ids[icon]}, {"expected", power}, {"found", level + 1}});
      break;
    }
  }
}

void check_area(const Context& context, const Field& item, AreaRow& area) {
  const bool canal = area.kind == AreaKind::kCanal;
  if (area.id == "hand") item["id"].fault("id_is_taken", {{"found", area.id}});
  must_be(item["building"], !canal);
  must_be(item["level5"], !canal);
  if (canal != (area.action == Action::kCanal)) {
    item.fault("yokohama.canal_action", {{"found", kActionNames[area.action]}});
  }
  if (area.action == Action::kPort) check_icons(components_of(context), item["levels"], area);
}

const ItemList& areas() {
  static const ItemList kAreas = items(
      Object("Area", {inherited<AreaRow>("id", &AreaRow::id, kId),
                      name_part(),
                      inherited<AreaRow>("kind", &AreaRow::kind, word_kind("kind", kKindNames)),
                      {"copies", &AreaRow::copies, number_kind(1, kMaxCells)},
                      by_hand<AreaRow>("used", {nullptr, read_used, kNumberBySeats},
                                       "boards laid out, by number of players"),
                      unread("building", kYesNoKind),
                      unread("level5", kYesNoKind),
                      by_hand<AreaRow>("action", {nullptr, read_action, {}, action_shape}),
                      by_hand<AreaRow>("levels", {nullptr, read_levels, {}, levels_shape}),
                      rule<AreaRow>(check_area)}),
      kMaxAreas);
  return kAreas;
}

// Several boards of one kind lie on the table; boards of laboratories and ports are single.
void read_areas(const Context& context, const Field& list, C& c) {
  for (AreaRow& area : read_items<AreaRow>(context, list, areas())) {
    const auto id = noun<AreaId>(how_many(c.areas));
    for (std::size_t n = 2; n <= kMaxSeats; ++n) {
      auto& on_table = c.layouts[n].areas;
      on_table.insert(on_table.end(), area.used[n], id);
    }
    if (area.action == Action::kCanal) c.canals.add(id);
    c.boards[area.kind] += area.copies;
    c.areas.push_back(std::move(area));
  }
}

// How many boards there are of a kind.
template <AreaKind kKind>
int boards_of(const Context& context) {
  return components_of(context).boards[kKind];
}

std::vector<Part> kind_parts(const char* id, Limit boards) {
  return {fixed("id", id), name_part(), follows("boards", "areas", boards)};
}

int count_areas(const Components& c, const Layout& layout, Action action, Board board) {
  return how_many_are(layout.areas, [&](AreaId id) {
    const Area& area = c.areas[id];
    return area.action == action && area.board == board;
  });
}

// ---- cells

struct Spot {
  int row = 0;
  int x = 0;  // in half cells

  bool touches(const Spot& other) const {
    const int rows = std::abs(row - other.row);
    const int apart = std::abs(x - other.x);
    return (rows == 0 && apart == 2) || (rows == 1 && apart == 1);
  }
};

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
  layout["rows"].fault("yokohama.cells", {{"most", kMaxCells}, {"found", spots.size()}});
  return {};
}

const Object& cell_parts() {
  static const Object kParts(
      "Cell", {unread("cell", "number"), unread("row", "number"), unread("column", "number"),
               noted("in half cells", unread("x_half", "number"))});
  return kParts;
}
const Object& layout_parts() {
  static const Object kParts(
      "Layout", {noted("how many cells each has", unread("rows", "number[]")),
                 unread("brick_offset_half", "number"), unread_list("cells", cell_parts()),
                 noted("cells that touch", unread("pairs", "[number, number][]"))});
  return kParts;
}

void check_cells(const Field& layout, const std::vector<Spot>& spots) {
  const std::vector<Field> items = exactly(layout["cells"], spots.size());
  if (items.size() != spots.size()) return;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int index = static_cast<int>(i);
    items[i].only(cell_parts().names());
    must_be_number(items[i]["cell"], index);
    must_be_number(items[i]["row"], spots[i].row);
    must_be_number(items[i]["column"], (spots[i].x - spots[i].row) / 2);
    must_be_number(items[i]["x_half"], spots[i].x);
  }
}

void read_pairs(const Field& pairs, Layout& layout) {
  const int last = std::max(0, layout.cells - 1);
  for (const Field& pair : pairs.items(std::size_t{kMaxCells} * kMaxCells)) {
    const std::vector<Field> two = exactly(pair, 2);
    if (two.size() != 2) continue;
    const auto a = noun<CellId>(number(two[0], 0, last));
    const auto b = noun<CellId>(number(two[1], 0, last));
    if (layout.neighbours[a].has(b)) {
      pair.fault("repeated", {{"found", json_text(pair.json())}});
    }
    layout.neighbours[a].add(b);
    layout.neighbours[b].add(a);
  }
}

std::string cells_text(Cells cells) {
  std::vector<std::string> numbers;
  for (const CellId cell : cells) numbers.push_back(std::to_string(number_of(cell)));
  return listed(numbers);
}

void check_pairs(const Field& pairs, const std::vector<Spot>& spots, const Layout& layout) {
  const Every<CellId> cells(how_many(spots));
  for (const CellId a : cells) {
    Cells touching;
    for (const CellId b : cells) {
      if (spots[number_of(a)].touches(spots[number_of(b)])) touching.add(b);
    }
    if (touching == layout.neighbours[a]) continue;
    return pairs.fault("yokohama.neighbours", {{"cell", number_of(a)},
                                               {"expected", cells_text(touching)},
                                               {"found", cells_text(layout.neighbours[a])}});
  }
}

bool is_connected(const Layout& layout) {
  Cells reached = Cells::first(1);
  for (int i = 0; i < layout.cells; ++i) {
    for (const CellId cell : reached) reached |= layout.neighbours[cell];
  }
  return reached == Cells::first(layout.cells);
}

void read_layout(const Context& /*context*/, const Field& field, Layout& layout) {
  field.only(layout_parts().names());
  must_be_number(field["brick_offset_half"], 1);
  const std::vector<Spot> spots = read_rows(field);
  layout.cells = how_many(spots);
  if (layout.areas.size() != spots.size()) {
    field["rows"].fault("yokohama.areas_in_use",
                        {{"expected", layout.areas.size()}, {"found", spots.size()}});
  }
  check_cells(field, spots);
  read_pairs(field["pairs"], layout);
  check_pairs(field["pairs"], spots, layout);
  if (!is_connected(layout)) field["pairs"].fault("yokohama.connected", {});
}

}  // namespace

Part laboratories_part() {
  return list_by_hand<C>("laboratories", laboratory_parts(), {nullptr, read_laboratories, {}});
}

Part ports_part() {
  return group("ports", {rows("icons", "Icon", {icon_parts(0), icon_parts(1), icon_parts(2)}),
                         list_by_hand<C>("boards", port_parts(), {nullptr, read_ports, {}})});
}

Part areas_part() { return list_by_hand<C>("areas", areas().item, {nullptr, read_areas, {}}); }

Part kinds_part() {
  return rows("kinds", "AreaKind",
              {kind_parts("production", boards_of<AreaKind::kProduction>),
               kind_parts("trade", boards_of<AreaKind::kTrade>),
               kind_parts("canal", boards_of<AreaKind::kCanal>)});
}

// Each board on the table has the one area where it is used, and no area is without its board.
void check_boards(const Context& /*context*/, const Field& edition, Components& c) {
  const Field areas = edition["areas"];
  const auto check = [&](std::size_t n, Action action, Board board, bool used) {
    const int expected = used ? 1 : 0;
    const int found = count_areas(c, c.layouts[n], action, board);
    if (found == expected) return;
    areas.fault("yokohama.board_areas", {{"expected", expected},
                                         {"action", kActionNames[action]},
                                         {"players", n},
                                         {"found", found}});
  };
  for (std::size_t n = 2; n <= kMaxSeats; ++n) {
    if (const int canals = count_areas(c, c.layouts[n], Action::kCanal, {}); canals > 1) {
      areas.fault("yokohama.canals", {{"players", n}, {"found", canals}});
    }
    check(n, Action::kChurch, {}, true);
    check(n, Action::kCustoms, {}, true);
    for (const Board board : kEveryBoard) {
      check(n, Action::kLaboratory, board, c.layouts[n].laboratories[board]);
      check(n, Action::kPort, board, c.layouts[n].ports[board]);
    }
  }
}

Part layout_part() {
  return {"layout", &C::layouts, by_seats(PartByHand<Layout>{nullptr, read_layout, {}, [] {
                                                               return layout_parts().shape();
                                                             }})};
}

}  // namespace kaisho::yokohama
