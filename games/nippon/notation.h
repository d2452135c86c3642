// What the texts of moves are made of; notation.cpp writes them, notation_read.cpp reads them.
#pragma once

#include <array>
#include <string_view>

#include "games/nippon/state.h"

namespace kaisho::nippon {

// What a part of a move is, and so the words it is written in.
enum class Form : std::uint8_t {
  kEnd,  // no more parts
  kNumber,
  kColour,
  kAction,
  kTrack,
  kContract,
  kFactory,
  kReward,
  kAchievement,
  kGoodSet,       // `silk+bento`, in the order of the goods
  kRegionSet,     // likewise of the regions
  kFilledBy,      // `silk+paper`, a good for each number of the contract
  kImprovements,  // `silk+silk+stock`, in the order of the goods, the stock last
  kPlace,         // `tokyo north`: a city and a side
};

struct MovePart {
  std::string_view name;
  Form form = Form::kEnd;
  int most = 0;  // of a number, which is 1 at least
};

struct MoveShape {
  std::string_view verb;
  std::array<MovePart, 2> parts{};
};

// In the order of MoveKind; the first is none.
inline constexpr std::array kMoves = {
    MoveShape{"", {}},
    MoveShape{"take", {MovePart{"colour", Form::kColour}, {"action", Form::kAction}}},
    MoveShape{"consolidate", {}},
    MoveShape{"plans", {MovePart{"track", Form::kTrack}}},
    MoveShape{"steps", {MovePart{"steps", Form::kNumber, kMaxParts}}},
    MoveShape{"produce", {MovePart{"goods", Form::kGoodSet}}},
    MoveShape{"fill", {MovePart{"contract", Form::kContract}, {"goods", Form::kFilledBy}}},
    MoveShape{"build", {MovePart{"factory", Form::kFactory}}},
    MoveShape{"improve", {MovePart{"improvements", Form::kImprovements}}},
    MoveShape{"trains", {MovePart{"regions", Form::kRegionSet}}},
    MoveShape{"ships", {MovePart{"regions", Form::kRegionSet}}},
    MoveShape{"side", {MovePart{"", Form::kPlace}}},
    MoveShape{"tile",
              {MovePart{"value", Form::kNumber, kMaxValue}, {"cubes", Form::kNumber, kMaxParts}}},
    MoveShape{"home", {MovePart{"", Form::kPlace}}},
    MoveShape{"reward", {MovePart{"reward", Form::kReward}}},
    MoveShape{"achievement", {MovePart{"achievement", Form::kAchievement}}},
    MoveShape{"done", {}},
};
static_assert(kMoves.size() == static_cast<std::size_t>(MoveKind::kDone) + 1);
static_assert(kMoves[static_cast<std::size_t>(MoveKind::kHome)].verb == "home");

// Of kImprovements, beside the goods.
inline constexpr std::string_view kStockName = "stock";

}  // namespace kaisho::nippon
