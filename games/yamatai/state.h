// What lies on the table of Yamataï: one plain value.
#pragma once

#include <array>
#include <cstdint>

#include "core/event.h"
#include "core/frames.h"
#include "core/move.h"
#include "core/position.h"
#include "core/random.h"
#include "core/seat.h"
#include "games/yamatai/components.h"

namespace kaisho::yamatai {

// More of anything than a real game gives; an odd edition's stop there.
inline constexpr int kMost = 30'000;

struct Player {
  Mask built = 0;                 // tiles
  Mask reserved = 0;              // tiles set apart and not yet built (YAM-F2)
  Mask pieces = 0;                // islands with a standard building of this player
  Mask known = 0;                 // tiles of the deck whose lot this player knows (YAM-F3)
  std::uint32_t specialists = 0;  // bit i for specialist i
  std::uint16_t coins = 0;
  std::uint16_t prestige = 0;  // tokens
  std::uint16_t aside = 0;     // boats set aside (YAM-T10)
  Boats boats{};               // own boats not on the board: fleet, trade and port
  std::array<std::uint8_t, kKinds> culture{};
  std::uint8_t pieces_left = 0;
  // By place of the deck, 0 the bottom: the lot it belongs to, named by its lowest place + 1; 0
  // where this player knows nothing. What lies in a lot is a set: those of its tiles that are in
  // `known` are surely in it, the others are any; a lot of one place with a known tile is known
  // for sure.
  std::array<std::uint8_t, kMaxBuildings> lots{};
  std::array<std::uint8_t, 2> unused{};  // fills the last word: no hidden padding
};

// The steps that can be under way; the comment says what seat, a, b, c hold.
enum class Step : std::uint8_t {
  kOver,
  kTurnStart,
  kFleet,      // YAM-T1: seat
  kFreeBoat,   // YAM-T1: seat; a: left
  kMain,       // YAM-T3 to T7: seat; trade until a boat is placed, then place, collect or build
  kCollect,    // YAM-T6: seat; Position::collected has the islands whose token was taken
  kExtra,      // YAM-P10: seat
  kPort,       // YAM-T10: seat
  kRecruit,    // YAM-T11: seat; a: 1 recruited
  kSort,       // YAM-F3: seat; a: tiles looked at, from the top of the deck
  kWithToken,  // YAM-F6: seat; a: island of the first token
  kRemove,     // YAM-F7: seat; a: left, b: space of the one before
  kWithBoat,   // YAM-F8: seat; a: space of the first boat
  kTurnEnd,
};

inline constexpr std::size_t kStackDepth = 8;

// What may be used once a turn, beside the fleet's power.
inline constexpr std::uint8_t kUsedGild = 1;
inline constexpr std::uint8_t kUsedCleanse = 2;
inline constexpr std::uint8_t kUsedTokenForYellow = 4;
inline constexpr std::uint8_t kUsedTokenForCoins = 8;
inline constexpr std::uint8_t kUsedChange = 16;
inline constexpr std::uint8_t kUsedFleet = 32;

// What brought the end about (YAM-E1).
enum class Trigger : std::uint8_t { kNotYet, kPieces, kBoats, kSpecialists, kBuildings };

struct Position {
  RandomState random;
  std::array<Player, kMaxSeats> players{};
  std::array<Mask, kColours> boats{};  // spaces with a boat of that colour
  std::array<Mask, kKinds> tokens{};   // islands with a culture token of that kind
  Mask mountains = 0;                  // islands; so are the next three
  Mask torii = 0;
  Mask palaces = 0;
  Mask sanctuaries = 0;
  Mask placed = 0;     // spaces with a boat placed this turn (YAM-F11)
  Mask collected = 0;  // islands whose token this collecting has taken
  std::array<std::uint16_t, kMaxRow> specialist_coins{};
  std::array<Id, kMaxRow> specialists{};              // the row; kNone: taken
  std::array<Id, kMaxRow> buildings{};                // likewise
  std::array<Id, kMaxSpecialists> specialist_deck{};  // its top is at specialist_deck_size - 1
  std::array<Id, kMaxBuildings> building_deck{};      // likewise
  std::array<Id, kMaxFleets> track{};                 // fleets from the left; kNone: taken
  // By place of the track: 0 face up, else the number of its lot (YAM-H1), rising to the right.
  std::array<std::uint8_t, kMaxFleets> track_lots{};
  std::array<Seat, kMaxPieces> order{};  // of play; kNobody past its end
  std::array<Id, kMaxPieces> played{};   // fleets, by place in the order; kNone: not yet
  Boats supply{};
  std::uint8_t specialist_deck_size = 0;
  std::uint8_t building_deck_size = 0;
  std::uint8_t sanctuaries_left = 0;
  Seat seats = 0;
  Seat active = kNobody;    // whose turn it is
  std::uint8_t place = 0;   // in the order of play, of the turn under way
  std::uint8_t used = 0;    // this turn
  std::uint8_t trades = 0;  // made this turn
  Id last = kNone;          // space of the boat placed last, wherever it was moved to
  std::uint8_t begun = 0;   // 1: a boat was placed this turn
  Trigger trigger = Trigger::kNotYet;
  std::uint8_t over = 0;      // 1: over; 2: over by the turn cap
  std::uint8_t observed = 0;  // 1: an observation, with unknown things in it
  FrameStack<kStackDepth> stack;
  std::uint8_t unused = 0;     // no hidden padding
  std::uint16_t turn = 0;      // turns ended
  std::uint16_t round = 0;     // rounds ended
  std::uint16_t turn_cap = 0;  // 0: only kMostTurns
  std::uint16_t reveals = 0;   // draws seen by somebody

  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
};

// The kinds of move; what a, b, c hold. Pairs are named in rising order.
enum class MoveKind : std::uint8_t {
  kFleet = 1,       // a: fleet
  kBoat,            // a: colour; the free one of fleet 10
  kBuy,             // a: colour
  kSell,            // a: colour
  kPlace,           // a: colour; b: space
  kCollect,         // YAM-T6
  kTake,            // a: island
  kExtra,           // a: island (YAM-P10)
  kBuild,           // a: tile; b: island
  kKeep,            // a, b, c: how many of each colour stay in the port, see keep_move
  kRecruit,         // a: specialist; b: bit i: culture kind i, one bit: identical ones
  kReserve,         // a: tile (YAM-F2)
  kLook,            // YAM-F3
  kSort,            // a: how many on top; b: the tiles as looked at, two bits each, top one first
  kSlide,           // a: from space; b: to space (YAM-F4)
  kSanctuary,       // a: island (YAM-F5)
  kSwapTokens,      // a: island (YAM-F6)
  kWithToken,       // a: island, higher
  kRemove,          // a: space (YAM-F7); the second one is higher
  kSwapBoats,       // a: space (YAM-F8)
  kWithBoat,        // a: space, higher
  kGild,            // a, b: colours (YAM-P3)
  kCleanse,         // a: island (YAM-P8)
  kTokenForYellow,  // a: culture kind (YAM-P14)
  kTokenForCoins,   // a: culture kind (YAM-P16)
  kChange,          // a, b: colours (YAM-P17)
  kDone,            // ends a step, declines what is left of it
};

inline Move move_of(MoveKind kind, int a = 0, int b = 0, int c = 0) {
  return Move::make(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a),
                    static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c));
}
inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }

// `keep`: four bits for each colour, green lowest.
inline Move keep_move(const Boats& kept) {
  unsigned bits = 0;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    bits |= (kept[colour] & 15U) << (4U * colour);
  }
  return move_of(MoveKind::kKeep, static_cast<int>(bits >> 16U),
                 static_cast<int>(bits >> 8U & 255U), static_cast<int>(bits & 255U));
}
inline Boats kept_by(Move move) {
  Boats kept{};
  for (unsigned colour = 0; colour < kColours; ++colour) {
    kept[colour] = static_cast<std::uint8_t>(move.bits >> (4U * colour) & 15U);
  }
  return kept;
}
// `sort`: which of the tiles looked at (0 the top one then) lies at that place afterwards.
inline int sorted_at(Move move, int place) {
  return static_cast<int>(static_cast<unsigned>(move.b()) >> (2U * static_cast<unsigned>(place)) &
                          3U);
}

}  // namespace kaisho::yamatai
