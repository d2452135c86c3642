// What the texts of moves are made of; notation.cpp writes them, notation_read.cpp reads them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/yokohama/state.h"

namespace kaisho::yokohama {

// In the order of MoveKind.
inline constexpr std::array<std::string_view, 32> kVerbs = {
    "",      "keep", "done",    "agent",    "achieve", "fulfil",     "mill",        "university",
    "place", "pair", "go",      "walk",     "tram",    "train",      "take-back",   "back",
    "sell",  "buy",  "slot",    "pay",      "hire",    "technology", "pay-imports", "orders",
    "good",  "move", "station", "complete", "token",   "shop",       "house",       "recall"};
static_assert(kVerbs[static_cast<std::size_t>(MoveKind::kRecall)] == "recall");

// What the words after the verb are; most kinds of move have one.
enum class Form : std::uint8_t {
  kAlone,
  kOrder,
  kAgent,
  kAchievement,
  kArea,
  kAreaCount,
  kResource,
  kSlot,
  kPayment,
  kPiece,
  kCard,
  kCount,
  kOrders,
  kFromTo,
  kToken,
  kShopSlot,
};

Form form_of(MoveKind kind);
// The board whose slots a move names: that of the step under way.
MainBoard board_asked(const Position& p);
std::string achievement_name(const Components& box, const Position& p, std::size_t type);

}  // namespace kaisho::yokohama
