// What the texts of moves are made of; notation.cpp writes them, notation_read.cpp reads them.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/yamatai/state.h"

namespace kaisho::yamatai {

// What a part of a move is, and so the words it is written in.
enum class Form : std::uint8_t {
  kEnd,    // no more parts
  kFleet,  // a number from 1, as are the next two
  kSpace,
  kIsland,
  kColour,
  kTile,
  kSpecialist,
  kKind,       // of culture
  kTwoBoats,   // in the order of the colours, each a word
  kKeptBoats,  // `green+green+red`, in the order of the colours
  kKindSet,    // `tea+rice`, in the order of the edition
  kSorted,     // `2 1 / 3`
};

struct MovePart {
  std::string_view name;
  Form form = Form::kEnd;
};

struct MoveShape {
  std::string_view verb;
  std::array<MovePart, 2> parts{};
};

// In the order of MoveKind; the first is none.
inline constexpr std::array kMoves = {
    MoveShape{"", {}},
    MoveShape{"fleet", {MovePart{"fleet", Form::kFleet}}},
    MoveShape{"boat", {MovePart{"colour", Form::kColour}}},
    MoveShape{"buy", {MovePart{"colour", Form::kColour}}},
    MoveShape{"sell", {MovePart{"colour", Form::kColour}}},
    MoveShape{"place", {MovePart{"colour", Form::kColour}, {"space", Form::kSpace}}},
    MoveShape{"collect", {}},
    MoveShape{"take", {MovePart{"island", Form::kIsland}}},
    MoveShape{"extra", {MovePart{"island", Form::kIsland}}},
    MoveShape{"build", {MovePart{"building", Form::kTile}, {"island", Form::kIsland}}},
    MoveShape{"keep", {MovePart{"boats", Form::kKeptBoats}}},
    MoveShape{"recruit", {MovePart{"specialist", Form::kSpecialist}, {"kinds", Form::kKindSet}}},
    MoveShape{"reserve", {MovePart{"building", Form::kTile}}},
    MoveShape{"look", {}},
    MoveShape{"sort", {MovePart{"top", Form::kSorted}}},
    MoveShape{"slide", {MovePart{"from", Form::kSpace}, {"space", Form::kSpace}}},
    MoveShape{"sanctuary", {MovePart{"island", Form::kIsland}}},
    MoveShape{"swap-tokens", {MovePart{"island", Form::kIsland}}},
    MoveShape{"with-token", {MovePart{"island", Form::kIsland}}},
    MoveShape{"remove", {MovePart{"space", Form::kSpace}}},
    MoveShape{"swap-boats", {MovePart{"space", Form::kSpace}}},
    MoveShape{"with-boat", {MovePart{"space", Form::kSpace}}},
    MoveShape{"gild", {MovePart{"boats", Form::kTwoBoats}}},
    MoveShape{"cleanse", {MovePart{"island", Form::kIsland}}},
    MoveShape{"token-for-yellow", {MovePart{"culture", Form::kKind}}},
    MoveShape{"token-for-coins", {MovePart{"culture", Form::kKind}}},
    MoveShape{"change", {MovePart{"boats", Form::kTwoBoats}}},
    MoveShape{"done", {}},
};
static_assert(kMoves.size() == static_cast<std::size_t>(MoveKind::kDone) + 1);
static_assert(kMoves[static_cast<std::size_t>(MoveKind::kCleanse)].verb == "cleanse");

// The tiles looked at that are to be sorted, 0 where none are.
int tiles_to_sort(const Position& p);

}  // namespace kaisho::yamatai
