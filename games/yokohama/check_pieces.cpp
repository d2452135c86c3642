// Areas, pieces, agents and achievements: everything is somewhere, once.
#include <algorithm>

#include "games/yokohama/check.h"

namespace kaisho::yokohama {
namespace {

int shops_of(const Cell& cell, Seat seat) {
  return static_cast<int>(std::ranges::count(cell.shops, seat));
}

bool is_seat(const Position& p, Seat seat) { return seat >= 0 && seat < p.seats; }

// ---- areas

// YOK-S1: the boards of this number of players, each on a cell.
Expected<void> check_areas(const Components& box, const Position& p) {
  const Layout& layout = layout_of(box, p);
  std::array<int, kMaxAreas> left{};
  for (const Id area : layout.areas) ++left[area];
  for (int i = 0; i < layout.cells; ++i) {
    const Id area = p.cell(i).area;
    if (area >= box.areas.size() || --left[area] < 0) {
      return broken("There are too many such areas.", cell_path(i) + ".area");
    }
  }
  for (int i = layout.cells; i < kMaxCells; ++i) {
    if (!is_unused(p.cell(i))) return broken("There is no such cell.", cell_path(i));
  }
  return {};
}

// YOK-S3, YOK-B2
Expected<void> check_tiles(const Components& box, const Position& p) {
  std::uint64_t seen = 0;
  for (int i = 0; i < layout_of(box, p).cells; ++i) {
    const Id tile = p.cell(i).tile;
    if ((tile == kNone) != is_canal(box, p, i)) {
      return broken("Every area but the canal has a tile.", cell_path(i) + ".tile");
    }
    if (tile == kNone) continue;
    const auto one = bit<std::uint64_t>(tile);
    if ((seen & one) != 0) return broken("This tile lies elsewhere.", cell_path(i) + ".tile");
    seen |= one;
  }
  return {};
}

Expected<void> check_canal(const Cell& cell, const std::string& where) {
  const bool shops = std::ranges::any_of(cell.shops, [](Seat seat) { return seat != kNobody; });
  const bool assistants = std::ranges::any_of(cell.assistants, [](int n) { return n > 0; });
  if (shops || assistants || cell.house != kNobody || cell.token != kNone) {
    return broken("Nothing lies on the canal.", where);
  }
  return {};
}

Expected<void> check_cell(const Components& box, const Position& p, int index) {
  const Cell& cell = p.cell(index);
  if (is_canal(box, p, index)) return check_canal(cell, cell_path(index));
  for (Seat seat = p.seats; seat < kMaxSeats; ++seat) {
    if (assistants_at(p, seat, index) > 0) {
      return broken("There is no such seat.", cell_path(index) + ".assistants");
    }
  }
  for (const Seat seat : cell.shops) {
    if (seat == kNobody) continue;
    if (!is_seat(p, seat) || shops_of(cell, seat) > 1) {  // YOK-B1
      return broken("A player has one shop on an area.", cell_path(index) + ".shops");
    }
  }
  if (cell.house != kNobody && !is_seat(p, cell.house)) {
    return broken("There is no such seat.", cell_path(index) + ".house");
  }
  return {};
}

// YOK-S8
Expected<void> check_slots(const Position& p, MainBoard board,
                           const std::vector<BoardSlot>& slots) {
  const std::string where = board == kChurchBoard ? "church" : "customs";
  for (std::size_t i = 0; i < kBoardSlots; ++i) {
    const Seat seat = p.slots[board][i];
    const bool covered = i < slots.size() && slots[i].covered && p.seats == 2;
    if ((seat == kNeutral) != covered) {
      return broken("With two players the covered slots, and only these, are neutral.", where);
    }
    if (covered || seat == kNobody) continue;
    if (i >= slots.size() || !is_seat(p, seat)) return broken("There is no such seat.", where);
  }
  return {};
}

// ---- pieces

bool has_achieved(const Position& p, std::size_t type, Seat seat) {
  return std::ranges::find(p.achieved[type], seat) != p.achieved[type].end();
}

std::array<int, kPieces> pieces_on_table(const Position& p, Seat seat) {
  std::array<int, kPieces> count{};
  for (int i = 0; i < kMaxCells; ++i) {
    count[kAssistant] += assistants_at(p, seat, i);
    count[kShop] += shops_of(p.cell(i), seat);
    count[kHouse] += p.cell(i).house == seat ? 1 : 0;
  }
  for (const auto& board : p.slots) {
    count[kAssistant] += static_cast<int>(std::ranges::count(board, seat));
  }
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    count[kAssistant] += has_achieved(p, type, seat) ? 1 : 0;
  }
  return count;
}

// YOK-C1; nothing returns to the warehouse.
Expected<void> check_player_pieces(const Components& box, const Position& p, Seat seat) {
  const SetUp& set_up = set_up_of(box, p);
  const Player& player = p.player(seat);
  const auto on_table = pieces_on_table(p, seat);
  constexpr std::array<const char*, kPieces> kNames = {"assistants", "shops", "houses"};
  for (std::size_t i = 0; i < kPieces; ++i) {
    const int all = set_up.hand[i] + set_up.warehouse[i];
    const int found = player.hand[i] + player.warehouse[i] + on_table[i];
    if (found != all) {
      return broken("There are " + std::to_string(found) + " " + kNames[i] + " instead of " +
                        std::to_string(all) + ".",
                    seat_path(seat) + ".hand." + kNames[i]);
    }
    if (player.warehouse[i] > set_up.warehouse[i]) {
      return broken("No piece returns to the warehouse.",
                    seat_path(seat) + ".warehouse." + kNames[i]);
    }
  }
  return {};
}

Expected<void> check_president(const Components& box, const Position& p, Seat seat) {
  const std::uint8_t cell = p.player(seat).president;
  if (cell == kInHand) return {};
  const std::string where = seat_path(seat) + ".president";
  if (cell >= layout_of(box, p).cells) return broken("There is no such cell.", where);
  const bool walking = step_of(p) == Step::kWalk && seat == p.active;
  if (is_canal(box, p, cell) && !walking) return broken("It only crosses the canal.", where);
  return {};
}

// YOK-C2
Expected<void> check_agents(const Components& box, const Position& p) {
  for (std::size_t flag = 0; flag < kFlags; ++flag) {
    int found = p.agents_left[flag];
    for (Seat seat = 0; seat < p.seats; ++seat) {
      found += p.player(seat).agents[flag] + p.player(seat).agents_used[flag];
    }
    if (found == box.agents[flag]) continue;
    return broken("There are " + std::to_string(found) + " agents instead of " +
                      std::to_string(box.agents[flag]) + ".",
                  "agents_left." + box.flag_ids[flag]);
  }
  return {};
}

// ---- achievements

// YOK-S5, YOK-X2
Expected<void> check_achieved(const Components& box, const Position& p) {
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    const std::string where = "achievements[" + std::to_string(type) + "]";
    const Id id = p.achievements[type];
    if (id >= box.achievements.size() || box.achievements[id].type != type) {
      return broken("There is one achievement of each type.", where);
    }
    const auto& row = p.achieved[type];
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i] == kNobody) continue;
      if (!is_seat(p, row[i]) || std::ranges::count(row, row[i]) > 1 ||
          (i > 0 && row[i - 1] == kNobody)) {
        return broken("Each player meets it once.", where + ".met");
      }
    }
  }
  return {};
}

// YOK-N1: whoever has met all three has taken a token, or is about to.
Expected<void> check_complete(const Components& box, const Position& p) {
  const bool played = (p.options & kAchievementTokens) != 0;
  unsigned found = p.complete_left;
  int count = std::popcount(found);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Id token = p.player(seat).complete;
    const bool all =
        has_achieved(p, 0, seat) && has_achieved(p, 1, seat) && has_achieved(p, 2, seat);
    const bool taking = find_step(p, Step::kComplete) != nullptr && seat == p.active;
    if ((token != kNone) != (played && all && !taking)) {
      return broken("Who has met all achievements takes a token.", seat_path(seat) + ".complete");
    }
    if (token == kNone) continue;
    if (token >= box.complete.size() || (found & bit<unsigned>(token)) != 0) {
      return broken("This token lies elsewhere.", seat_path(seat) + ".complete");
    }
    found |= bit<unsigned>(token);
    ++count;
  }
  if (count != (played ? box.complete_drawn : 0) || found >> box.complete.size() != 0) {
    return broken("These are not the tokens that were drawn.", "complete_left");
  }
  return {};
}

// YOK-K15: the token lies on the table when somebody has the technology.
Expected<void> check_station(const Components& box, const Position& p) {
  bool owned = false;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    owned = owned || has(box, p.player(seat), Effect::kStation);
  }
  const bool lies = p.station != kNoCell;
  if (lies && (p.station >= layout_of(box, p).cells || is_canal(box, p, p.station))) {
    return broken("The station is on an area.", "station");
  }
  const bool choosing = find_step(p, Step::kStation) != nullptr;
  if (lies != (owned && !choosing) || (choosing && !owned)) {
    return broken("Who gets the station puts its token down.", "station");
  }
  return {};
}

}  // namespace

Expected<void> check_table(const Components& box, const Position& p) {
  if (auto areas = check_areas(box, p); !areas) return areas;
  if (auto tiles = check_tiles(box, p); !tiles) return tiles;
  for (int i = 0; i < layout_of(box, p).cells; ++i) {
    if (auto cell = check_cell(box, p, i); !cell) return cell;
  }
  if (auto church = check_slots(p, kChurchBoard, box.church); !church) return church;
  return check_slots(p, kCustomsBoard, box.customs);
}

Expected<void> check_pieces(const Components& box, const Position& p) {
  if (auto achieved = check_achieved(box, p); !achieved) return achieved;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto pieces = check_player_pieces(box, p, seat); !pieces) return pieces;
    if (auto president = check_president(box, p, seat); !president) return president;
  }
  if (auto agents = check_agents(box, p); !agents) return agents;
  if (auto complete = check_complete(box, p); !complete) return complete;
  return check_station(box, p);
}

}  // namespace kaisho::yokohama
