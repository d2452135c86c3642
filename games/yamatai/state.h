// What lies on the table of Yamataï: one plain value.
#pragma once

#include <array>
#include <cstdint>

#include "core/values/event.h"
#include "core/values/frames.h"
#include "core/values/maybe.h"
#include "core/values/over.h"
#include "core/values/position.h"
#include "core/values/random.h"
#include "core/values/seat.h"
#include "core/values/set.h"
#include "games/yamatai/components.h"
#include "games/yamatai/moves.h"
#include "games/yamatai/steps.h"

namespace kaisho::yamatai {

// More of anything than a real game gives; an odd edition's stop there.
inline constexpr int kMaxOfAny = 30'000;

// A block of the building deck is named by its lowest place, 0 the bottom.
inline constexpr std::uint8_t kNoBlock = 0;
constexpr std::uint8_t block_at(std::size_t place) { return static_cast<std::uint8_t>(place + 1); }

struct Player {
  Tiles built;
  Tiles reserved;  // set apart and not yet built (YAM-F2)
  Islands pieces;  // with a standard building of this player
  Tiles known;     // of the deck, whose block this player knows (YAM-F3)
  Specialists specialists;
  std::uint16_t coins = 0;
  std::uint16_t prestige = 0;  // tokens
  std::uint16_t aside = 0;     // boats set aside (YAM-T10)
  Boats boats{};               // own boats not on the board: fleet, trade and port
  ByCulture<std::uint8_t> culture{};
  std::uint8_t pieces_left = 0;
  // The block of the deck that each place belongs to; kNoBlock where this player knows nothing. A
  // block is a set: its tiles that are in `known` surely lie in it, its others may be any. A block
  // of one place with a known tile is known for sure.
  std::array<std::uint8_t, kMaxBuildings> blocks{};
  std::array<std::uint8_t, 2> unused{};  // fills the last word: no hidden padding

  bool knows(Tile tile) const { return tile != kUnknownTile && known.has(tile); }
};

inline constexpr std::size_t kStackDepth = 8;
inline constexpr std::uint8_t kFaceUp = 0;  // in place of the number of a block

// What may be used once a turn: powers of specialists, and that of the fleet.
enum class Use : std::uint8_t {
  kGild,
  kCleanse,
  kTokenForYellow,
  kTokenForCoins,
  kChange,
  kFleet,
};

// What brought the end about (YAM-E1).
enum class Trigger : std::uint8_t { kNotYet, kPieces, kBoats, kSpecialists, kBuildings };

struct Position {
  RandomState random;
  Indexed<Seat, Player, kMaxSeats> players{};
  ByColour<Spaces> boats{};     // spaces with a boat of that colour
  ByCulture<Islands> tokens{};  // islands with a culture token of that kind
  Islands mountains;
  Islands torii;
  Islands palaces;
  Islands sanctuaries;
  Spaces placed;      // with a boat placed this turn (YAM-F11)
  Islands collected;  // whose token this collecting has taken
  std::array<std::uint16_t, kMaxRow> specialist_coins{};
  std::array<Maybe<Specialist>, kMaxRow> specialists{};  // the row; none: taken
  std::array<Maybe<Tile>, kMaxRow> buildings{};          // the row; none: taken
  // The top of a deck is at its size - 1.
  std::array<Specialist, kMaxSpecialists> specialist_deck{};
  std::array<Tile, kMaxBuildings> building_deck{};
  std::array<Maybe<Fleet>, kMaxFleets> track{};  // from the left; none: taken
  // For each place of the track kFaceUp, or the number of the block of fleets it was drawn from
  // (YAM-H1), rising to the right.
  std::array<std::uint8_t, kMaxFleets> track_blocks{};
  std::array<Seat, kMaxPieces> order{};           // of play; kNobody past its end
  std::array<Maybe<Fleet>, kMaxPieces> played{};  // by place in the order; none: not yet
  Boats supply{};
  std::uint8_t specialist_deck_size = 0;
  std::uint8_t building_deck_size = 0;
  std::uint8_t sanctuaries_left = 0;
  Seat seats = 0;
  Seat active = kNobody;        // whose turn it is
  std::uint8_t place = 0;       // in the order of play, of the turn under way
  Set<Use, std::uint8_t> used;  // this turn
  std::uint8_t trades = 0;      // made this turn
  Maybe<Space> last;            // of the boat placed last, wherever it was moved to
  std::uint8_t begun = 0;       // 1: a boat was placed this turn
  Trigger trigger = Trigger::kNotYet;
  Over over = Over::kNo;
  std::uint8_t observed = 0;  // 1: an observation, with unknown things in it
  FrameStack<kStackDepth> stack;
  std::uint8_t unused = 0;         // no hidden padding
  std::uint16_t turn = 0;          // turns ended
  std::uint16_t round = 0;         // rounds ended
  std::uint16_t turn_cap = 0;      // 0: only kMaxTurns
  std::uint16_t reveal_count = 0;  // draws seen by somebody

  // The boats of this turn leave only their places on the board.
  void end_placing() {
    placed = {};
    last = {};
    begun = 0;
  }

  Player& player(Seat seat) { return players[seat]; }
  const Player& player(Seat seat) const { return players[seat]; }
};

}  // namespace kaisho::yamatai
