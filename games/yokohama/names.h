// The words of moves, positions and events: ids of the edition, and fixed words of the notation.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.h"
#include "core/names.h"
#include "games/yokohama/state.h"

namespace kaisho::yokohama {

inline constexpr std::array<std::string_view, kPieces> kPieceNames = {"assistant", "shop", "house"};
inline constexpr std::array<std::string_view, kPieces> kPiecesNames = {"assistants", "shops",
                                                                       "houses"};
inline constexpr std::array<std::string_view, 2> kFromNames = {"hand", "area"};
inline constexpr std::array<std::string_view, 2> kMainBoardNames = {"church", "customs"};
inline constexpr std::array<std::string_view, 6> kTriggerNames = {"",       "houses", "shops",
                                                                  "orders", "church", "customs"};
inline constexpr std::array<std::string_view, 3> kOverNames = {"no", "rules", "turn_cap"};
// Bit i of Position::options, of Position::used.
inline constexpr std::array<std::string_view, 2> kOptionNames = {"achievement-tokens",
                                                                 "independent-agents"};
inline constexpr std::array<std::string_view, 3> kUsedNames = {"agent", "mill", "university"};
// In the order of ScoreLine.
inline constexpr std::array<std::string_view, 8> kLineNames = {
    "church", "customs", "technology", "flags", "agents", "imports", "yen", "goods"};

// The area on a cell; the second of two boards of one kind is `bank#2`.
std::string area_name(const Components& box, const Position& p, int cell);
// Its cell, or -1.
int find_area(const Components& box, const Position& p, std::string_view name);
// A technology card, `ball#1`.
std::string card_name(const Components& box, Id card);
int find_card(const Components& box, std::string_view name);
// A good, imports, yen or points.
std::string resource_name(const Components& box, int resource);
int find_resource(const Components& box, std::string_view name);

const std::vector<BoardSlot>& slots_named(const Components& box, MainBoard board);

Json scoring_json(const Components& box, const Position& p);

}  // namespace kaisho::yokohama
