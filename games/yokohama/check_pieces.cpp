// Areas, pieces, agents and achievements: everything is somewhere, once.
#include "games/yokohama/check.h"
#include "games/yokohama/names.h"

namespace kaisho::yokohama {
namespace {

int shops_of(const Cell& cell, Seat seat) { return times_in(cell.shops, seat); }

bool is_seat(const Position& p, Seat seat) { return seat >= 0 && seat < p.seats; }

// ---- areas

// YOK-S1: the boards of this number of players, each on a cell.
Expected<void> check_areas(View view) {
  const Layout& layout = layout_of(view);
  Indexed<AreaId, int, kMaxAreas> left{};
  for (const AreaId area : layout.areas) ++left[area];
  for (const CellId cell : cells_of(view)) {
    const AreaId area = view.p.cell(cell).area;
    if (!view.components.areas.has(area) || --left[area] < 0) {
      return broken("yokohama.areas",
                    {{"most", std::ranges::count(layout.areas, area)},
                     {"area", id_at(view.components.areas, number_of(area))}},
                    cell_path(cell) + ".area");
    }
  }
  for (const CellId cell : Every<CellId>(layout.cells, kMaxCells)) {
    if (!is_unused(view.p.cell(cell))) return broken("unused", {}, cell_path(cell));
  }
  return {};
}

// YOK-S3, YOK-B2
Expected<void> check_tiles(View view) {
  Set<TileId, std::uint64_t> seen;
  for (const CellId cell : cells_of(view)) {
    const Maybe<TileId> tile = view.p.cell(cell).tile;
    const bool canal = is_canal(view, cell);
    if (!tile && !canal) return broken("yokohama.tile", {}, cell_path(cell) + ".tile");
    if (!tile) continue;
    if (canal) return broken("yokohama.canal", {{"found", 1}}, cell_path(cell) + ".tile");
    if (seen.has(*tile)) {
      return broken("two_places", {{"found", view.components.tiles[*tile].id}},
                    cell_path(cell) + ".tile");
    }
    seen.add(*tile);
  }
  return {};
}

Expected<void> check_canal(const Cell& cell, const std::string& where) {
  int things = cell.house != kNobody ? 1 : 0;
  things += cell.token ? 1 : 0;
  for (const Seat seat : cell.shops) things += seat != kNobody ? 1 : 0;
  for (const int assistants : cell.assistants) things += assistants;
  if (things == 0) return {};
  return broken("yokohama.canal", {{"found", things}}, where);
}

Expected<void> check_cell(View view, CellId id) {
  const Position& p = view.p;
  const Cell& cell = p.cell(id);
  if (is_canal(view, id)) return check_canal(cell, cell_path(id));
  for (Seat seat = p.seats; seat < kMaxSeats; ++seat) {
    if (assistants_at(p, seat, id) > 0) {
      return broken("unused", {}, cell_path(id) + ".assistants");
    }
  }
  for (const Seat seat : cell.shops) {
    if (seat == kNobody) continue;
    if (!is_seat(p, seat) || shops_of(cell, seat) > 1) {  // YOK-B1
      return broken("yokohama.shops", {{"seat", seat}, {"found", shops_of(cell, seat)}},
                    cell_path(id) + ".shops");
    }
  }
  if (cell.house != kNobody && !is_seat(p, cell.house)) {
    return broken("unused", {}, cell_path(id) + ".house");
  }
  return {};
}

// YOK-S8
Expected<void> check_slots(const Position& p, MainBoard board,
                           const IndexedList<SlotId, BoardSlot>& slots) {
  const std::string name(kMainBoardNames[board]);
  for (const SlotId slot : Every<SlotId>(kBoardSlots)) {
    const Seat seat = p.slots[board][slot];
    const bool covered = slots.has(slot) && slots[slot].covered && p.seats == 2;
    const auto where = [&] { return name + ("[" + std::to_string(number_of(slot)) + "]"); };
    if (covered && seat != kNeutral) return broken("yokohama.neutral", {}, where());
    if (!covered && seat == kNeutral) return broken("yokohama.not_neutral", {}, where());
    if (covered || seat == kNobody) continue;
    if (!slots.has(slot) || !is_seat(p, seat)) return broken("unused", {}, where());
  }
  return {};
}

// ---- pieces

Indexed<Piece, int, kPieces> pieces_on_table(const Position& p, Seat seat) {
  Indexed<Piece, int, kPieces> count{};
  for (const Cell& cell : p.cells) {
    count[kAssistant] += cell.assistants[seat];
    count[kShop] += shops_of(cell, seat);
    count[kHouse] += cell.house == seat ? 1 : 0;
  }
  for (const auto& board : p.slots) {
    count[kAssistant] += times_in(board, seat);
  }
  for (const AchievementType type : kEveryType) {
    count[kAssistant] += has_achieved(p, type, seat) ? 1 : 0;
  }
  return count;
}

// YOK-C1; nothing returns to the warehouse.
Expected<void> check_player_pieces(const SeatView& view) {
  const SetUp& set_up = set_up_of(view);
  const Player& player = view.player();
  const auto on_table = pieces_on_table(view.p, view.seat);
  for (const Piece piece : kEachPiece) {
    const int all = set_up.hand[piece] + set_up.warehouse[piece];
    const int found = player.hand[piece] + player.warehouse[piece] + on_table[piece];
    if (found != all) {
      return broken("yokohama.pieces", {{"expected", all}, {"found", found}},
                    joined_path(seat_path(view.seat, "hand"), kPiecesNames[piece]));
    }
    if (player.warehouse[piece] > set_up.warehouse[piece]) {
      return broken("yokohama.warehouse",
                    {{"most", set_up.warehouse[piece]}, {"found", player.warehouse[piece]}},
                    joined_path(seat_path(view.seat, "warehouse"), kPiecesNames[piece]));
    }
  }
  return {};
}

Expected<void> check_president(const SeatView& view) {
  if (!view.player().president) return {};
  const CellId cell = *view.player().president;
  const std::string where = seat_path(view.seat) + ".president";
  if (const int cells = layout_of(view).cells; number_of(cell) >= cells) {
    return out_of_range(0, cells - 1, number_of(cell), where);
  }
  const bool walking = step_of(view.p) == Step::kWalk && view.seat == view.p.active;
  if (!is_canal(view, cell) || walking) return {};
  return broken("yokohama.president", {{"found", area_name(view, cell)}}, where);
}

// YOK-C2
Expected<void> check_agents(View view) {
  const Position& p = view.p;
  for (const Flag flag : kEveryFlag) {
    int found = p.agents_left[flag];
    for (Seat seat = 0; seat < p.seats; ++seat) {
      found += p.player(seat).agents[flag] + p.player(seat).agents_used[flag];
    }
    if (found == view.components.agents[flag]) continue;
    return broken("counted", {{"expected", view.components.agents[flag]}, {"found", found}},
                  "agents_left." + view.components.flag_ids[flag]);
  }
  return {};
}

// ---- achievements

// YOK-S5, YOK-X2
Expected<void> check_achieved(View view) {
  for (const AchievementType type : kEveryType) {
    const std::string where = "achievements[" + std::to_string(number_of(type)) + "]";
    const AchievementId id = view.p.achievements[type];
    if (!view.components.achievements.has(id) || view.components.achievements[id].type != type) {
      const std::string letter(1, static_cast<char>('A' + number_of(type)));
      return broken(
          "yokohama.achievement_type",
          {{"expected", letter}, {"found", id_at(view.components.achievements, number_of(id))}},
          where);
    }
    const auto& row = view.p.achieved[type];
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i] == kNobody) continue;
      if (!is_seat(view.p, row[i]) || std::ranges::count(row, row[i]) > 1 ||
          (i > 0 && row[i - 1] == kNobody)) {
        return broken("repeated", {{"found", row[i]}}, where + ".met");
      }
    }
  }
  return {};
}

// YOK-N1: whoever has met all three has taken a token, or is about to.
Expected<void> check_complete(View view) {
  const Position& p = view.p;
  const bool played = p.options.has(Option::kAchievementTokens);
  auto found = p.complete_left;
  int count = found.size();
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Maybe<CompleteId> token = p.player(seat).complete;
    const bool taking = find_step(p, Step::kComplete) != nullptr && seat == p.active;
    const bool has_token = played && has_achieved_all(p, seat) && !taking;
    if (!token) {
      if (has_token) return broken("yokohama.complete_due", {}, seat_path(seat, "complete"));
      continue;
    }
    const std::string name = name_at(view.components.complete_ids, token.number());
    if (!has_token) {
      return broken("yokohama.complete", {{"found", name}}, seat_path(seat, "complete"));
    }
    if (!view.components.complete.has(*token) || found.has(*token)) {
      return broken("two_places", {{"found", name}}, seat_path(seat, "complete"));
    }
    found.add(*token);
    ++count;
  }
  const int drawn = played ? view.components.complete_drawn : 0;
  for (const CompleteId token : view.components.complete.keys()) found.remove(token);
  if (count != drawn || !found.empty()) {
    return broken("counted", {{"expected", drawn}, {"found", count}}, "complete_left");
  }
  return {};
}

// YOK-K15: the token lies on the table when somebody has the technology.
Expected<void> check_station(View view) {
  const Position& p = view.p;
  bool owned = false;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    owned = owned || has(view.components, p.player(seat), Effect::kStation);
  }
  const bool lies{p.station};
  if (lies && !is_area(view, *p.station)) {
    return broken("yokohama.station_area", {{"found", area_name(view, p.station)}}, "station");
  }
  const bool choosing = find_step(p, Step::kStation) != nullptr;
  if (choosing && !owned) return broken("yokohama.station_owner", {}, "station");
  if (lies && (!owned || choosing)) {
    return broken("yokohama.no_station", {{"found", area_name(view, p.station)}}, "station");
  }
  if (!lies && owned && !choosing) return broken("yokohama.station", {}, "station");
  return {};
}

}  // namespace

Expected<void> check_table(View view) {
  if (auto areas = check_areas(view); !areas) return areas;
  if (auto tiles = check_tiles(view); !tiles) return tiles;
  for (const CellId id : cells_of(view)) {
    if (auto cell = check_cell(view, id); !cell) return cell;
  }
  if (auto church = check_slots(view.p, kChurchBoard, view.components.church); !church)
    return church;
  return check_slots(view.p, kCustomsBoard, view.components.customs);
}

Expected<void> check_pieces(View view) {
  if (auto achieved = check_achieved(view); !achieved) return achieved;
  for (Seat seat = 0; seat < view.p.seats; ++seat) {
    if (auto pieces = check_player_pieces(view.of(seat)); !pieces) return pieces;
    if (auto president = check_president(view.of(seat)); !president) return president;
  }
  if (auto agents = check_agents(view); !agents) return agents;
  if (auto complete = check_complete(view); !complete) return complete;
  return check_station(view);
}

}  // namespace kaisho::yokohama
