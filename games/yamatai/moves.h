// The moves of Yamataï: their kinds, how each is made, and what it names. Of two things the lower
// one is named first.
#pragma once

#include <cstdint>
#include <span>

#include "core/values/move.h"
#include "games/yamatai/components.h"

namespace kaisho::yamatai {

enum class MoveKind : std::uint8_t {
  kFleet = 1,
  kBoat,  // the free one of fleet 10
  kBuy,
  kSell,
  kPlace,
  kCollect,  // YAM-T6
  kTake,
  kExtra,  // YAM-P10
  kBuild,
  kKeep,
  kRecruit,
  kReserve,  // YAM-F2
  kLook,     // YAM-F3
  kSort,
  kSlide,       // YAM-F4
  kSanctuary,   // YAM-F5
  kSwapTokens,  // YAM-F6
  kWithToken,
  kRemove,     // YAM-F7
  kSwapBoats,  // YAM-F8
  kWithBoat,
  kGild,            // YAM-P3
  kCleanse,         // YAM-P8
  kTokenForYellow,  // YAM-P14
  kTokenForCoins,   // YAM-P16
  kChange,          // YAM-P17
  kDone,            // ends a step, declines what is left of it
};

inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }

// ---- makers

template <class... Numbers>
Move move_of(MoveKind kind, Numbers... numbers) {
  return Move::make(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(numbers)...);
}

inline Move fleet_move(Fleet fleet) { return move_of(MoveKind::kFleet, fleet); }
inline Move boat_move(Colour colour) { return move_of(MoveKind::kBoat, colour); }
inline Move buy_move(Colour colour) { return move_of(MoveKind::kBuy, colour); }
inline Move sell_move(Colour colour) { return move_of(MoveKind::kSell, colour); }
inline Move place_move(Colour colour, Space to) { return move_of(MoveKind::kPlace, colour, to); }
inline Move collect_move() { return move_of(MoveKind::kCollect); }
inline Move take_move(Island island) { return move_of(MoveKind::kTake, island); }
inline Move extra_move(Island island) { return move_of(MoveKind::kExtra, island); }
inline Move build_move(Tile tile, Island site) { return move_of(MoveKind::kBuild, tile, site); }
inline Move recruit_move(Specialist specialist, Cultures kinds) {
  return move_of(MoveKind::kRecruit, specialist, kinds.bits());
}
inline Move reserve_move(Tile tile) { return move_of(MoveKind::kReserve, tile); }
inline Move look_move() { return move_of(MoveKind::kLook); }
inline Move slide_move(Space space, Space to) { return move_of(MoveKind::kSlide, space, to); }
inline Move sanctuary_move(Island island) { return move_of(MoveKind::kSanctuary, island); }
inline Move swap_tokens_move(Island island) { return move_of(MoveKind::kSwapTokens, island); }
inline Move with_token_move(Island island) { return move_of(MoveKind::kWithToken, island); }
inline Move remove_move(Space space) { return move_of(MoveKind::kRemove, space); }
inline Move swap_boats_move(Space space) { return move_of(MoveKind::kSwapBoats, space); }
inline Move with_boat_move(Space space) { return move_of(MoveKind::kWithBoat, space); }
inline Move gild_move(Colour one, Colour other) { return move_of(MoveKind::kGild, one, other); }
inline Move cleanse_move(Island island) { return move_of(MoveKind::kCleanse, island); }
inline Move token_for_yellow_move(Culture kind) { return move_of(MoveKind::kTokenForYellow, kind); }
inline Move token_for_coins_move(Culture kind) { return move_of(MoveKind::kTokenForCoins, kind); }
inline Move change_move(Colour one, Colour other) { return move_of(MoveKind::kChange, one, other); }
inline Move done_move() { return move_of(MoveKind::kDone); }

// ---- readers

inline Fleet fleet_of(Move move) { return noun<Fleet>(move.a()); }  // kFleet
// kBoat, kBuy, kSell, kPlace; the first one of kGild and kChange
inline Colour colour_of(Move move) { return static_cast<Colour>(move.a()); }
inline Colour other_colour_of(Move move) { return static_cast<Colour>(move.b()); }
// kTake, kExtra, kSanctuary, kSwapTokens, kWithToken, kCleanse
inline Island island_of(Move move) { return noun<Island>(move.a()); }
// kRemove, kSwapBoats, kWithBoat; where the boat of kSlide comes from
inline Space space_of(Move move) { return noun<Space>(move.a()); }
inline Space destination_of(Move move) { return noun<Space>(move.b()); }  // kPlace, kSlide: a space
inline Tile tile_of(Move move) { return noun<Tile>(move.a()); }           // kBuild, kReserve
inline Island site_of(Move move) { return noun<Island>(move.b()); }       // kBuild: an island
inline Specialist specialist_of(Move move) { return noun<Specialist>(move.a()); }  // kRecruit
// kRecruit: one kind: identical tokens
inline Cultures kinds_of(Move move) { return Cultures::of_bits(move.b()); }
inline Culture culture_of(Move move) {
  return noun<Culture>(move.a());
}  // kTokenForYellow, kTokenForCoins: a kind

// ---- kKeep: how many boats of each colour stay in the port, a digit for each, green lowest

inline constexpr unsigned kKeepBits = 4;
static_assert(kMaxPort < 1 << kKeepBits && kKeepBits * kColours <= 24);

inline Move keep_move(const Boats& kept) {
  Move move = move_of(MoveKind::kKeep);
  for (const Colour colour : kEveryColour) {
    move.bits |= std::uint32_t{kept[colour]} << (kKeepBits * static_cast<unsigned>(colour));
  }
  return move;
}
inline Boats kept_by(Move move) {
  constexpr unsigned kDigit = (1U << kKeepBits) - 1;
  Boats kept{};
  for (const Colour colour : kEveryColour) {
    kept[colour] = static_cast<std::uint8_t>(
        move.bits >> (kKeepBits * static_cast<unsigned>(colour)) & kDigit);
  }
  return kept;
}

// ---- kSort: how many tiles stay on top, and which of those looked at lies where, 0 the top one

inline constexpr unsigned kSortBits = 2;  // a digit for each place
static_assert(kMaxSorted < 1 << kSortBits && kSortBits * kMaxSorted <= 8);

inline Move sort_move(int top, std::span<const int> tiles) {
  unsigned packed = 0;
  for (std::size_t place = tiles.size(); place > 0; --place) {
    packed = packed << kSortBits | static_cast<unsigned>(tiles[place - 1]);
  }
  return move_of(MoveKind::kSort, top, static_cast<int>(packed));
}
inline int left_on_top(Move move) { return move.a(); }
inline int sorted_at(Move move, int place) {
  constexpr unsigned kDigit = (1U << kSortBits) - 1;
  return static_cast<int>(unsigned{move.b()} >> (kSortBits * static_cast<unsigned>(place)) &
                          kDigit);
}

}  // namespace kaisho::yamatai
