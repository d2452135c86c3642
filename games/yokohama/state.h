// What lies on the table of Yokohama: one plain value.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/event.h"
#include "core/frames.h"
#include "core/move.h"
#include "core/position.h"
#include "core/random.h"
#include "core/seat.h"
#include "games/yokohama/components.h"

namespace kaisho::yokohama {

inline constexpr Seat kNeutral = kMaxSeats;  // owner of the assistants on covered slots (YOK-S8)

// More of anything than a real game gives; an odd edition's stop there.
inline constexpr int kMost = 30'000;

// A cell of the shifted rows with the area board that lies there. Cells past the layout are empty.
struct Cell {
  Id area = kNone;
  Id tile = kNone;
  Id token = kNone;  // level-5 token still there
  std::array<std::uint8_t, kMaxSeats> assistants{};
  std::array<Seat, kShopSlots> shops{kNobody, kNobody, kNobody, kNobody};
  Seat house = kNobody;
};

// Where a president is beside cells, and where an assistant comes from beside them.
inline constexpr std::uint8_t kInHand = 255;
inline constexpr std::uint8_t kNoCell = 255;

struct Player {
  std::uint64_t orders = 0;        // in hand, taken from a port: bit i for order i
  std::uint64_t fulfilled = 0;     // bit i for order i
  std::uint32_t technologies = 0;  // bit i for card i
  std::uint32_t tokens = 0;        // level-5 tokens taken
  std::uint16_t points = 0;
  std::array<std::uint16_t, kPoints> stock{};  // by Resource: goods, imports, yen
  std::array<std::uint8_t, kPieces> hand{};
  std::array<std::uint8_t, kPieces> warehouse{};
  std::uint8_t president = kInHand;  // or its cell
  // The order kept at set-up, while it is in hand, and the one put away; until the choice is made
  // both lie here as they were drawn.
  Id kept = kNone;
  Id put_away = kNone;
  std::array<std::uint8_t, kFlags> agents{};       // face up
  std::array<std::uint8_t, kFlags> agents_used{};  // face down
  std::uint8_t independents_used = 0;              // of the independent agents among the tokens
  Id complete = kNone;                             // achievement-complete token
  std::array<std::uint8_t, 5> unused{};            // fills the last word: no hidden padding

  int yen() const { return stock[kYen]; }
};

// The steps that can be under way; the comment says what seat, a, b, c hold.
enum class Step : std::uint8_t {
  kOver,
  kKeepOrder,   // YOK-S7: seat; a: seats still to choose, this one included
  kTurnStart,   // YOK-T1, YOK-K19
  kSecondary,   // YOK-X: seat; a: 0 phase A, 1 phase C
  kMain,        // YOK-T2
  kPlace,       // YOK-P1: seat; a: placed so far, b: cell of the last one
  kAdjacent,    // YOK-K12: seat; a: cell of the pair
  kMove,        // YOK-M
  kWalk,        // YOK-M3: seat, on the way; Position::walked has the cells entered, the start too
  kTakeBack,    // YOK-M6: seat; a: the lowest cell still open
  kAction,      // YOK-A: seat; at Position::action_cell
  kExchange,    // YOK-A4: seat; a: exchanges left
  kSlot,        // YOK-A5, YOK-A6: seat; a: MainBoard
  kPayFaith,    // YOK-A5: seat; a: slot, b: AssistantFrom, c: faith lacking
  kRecruit,     // YOK-A8: seat; a: pieces left
  kLaboratory,  // YOK-A9: seat; a: board
  kPayProduction,  // YOK-A9: seat; a: board, b: slot, c: to pay, each in yen or imports
  kRefill,         // YOK-A9, YOK-A10: a: 0 laboratory, 1 port; b: board
  kPort,           // YOK-A10: seat; a: board
  kAnyGood,        // YOK-B3: seat; a: left, b: 1 when a gain of the extra good still brings more
  kWarehouse,      // YOK-B2: seat; a: left
  kMoves,          // YOK-R2: seat; a: left
  kStation,        // YOK-K15: seat
  kFlag,           // YOK-X4: seat; a: flag
  kComplete,       // YOK-N1: seat
  kLevel5,         // YOK-L1: seat
  kBuild,          // YOK-B1: seat
  kRecall,         // YOK-R1: seat
  kTurnEnd,
};

enum MainBoard : std::uint8_t { kChurchBoard, kCustomsBoard };
enum AssistantFrom : std::uint8_t { kFromHand, kFromArea };

inline constexpr std::size_t kStackDepth = 16;

// Table options (YOK-N).
inline constexpr std::uint8_t kAchievementTokens = 1;
inline constexpr std::uint8_t kIndependentAgents = 2;

// What may be used once a turn.
inline constexpr std::uint8_t kUsedAgent = 1;
inline constexpr std::uint8_t kUsedMill = 2;
inline constexpr std::uint8_t kUsedUniversity = 4;

// What brought the end about (YOK-E1).
enum class Trigger : std::uint8_t { kNotYet, kHouses, kShops, kOrders, kChurch, kCustoms };

struct Position {
  RandomState random;
  std::array<Player, kMaxSeats> players{};
  std::array<Cell, kMaxCells> cells{};
  std::array<std::array<Seat, kBoardSlots>, 2> slots{};  // by MainBoard; kNobody: free
  std::array<std::array<Id, kRowSlots>, kBoards> laboratories{};
  std::array<std::array<Id, kRowSlots>, kBoards> ports{};
  std::array<Id, kMaxCards> technology_deck{};  // its top is at technology_deck_size - 1
  std::array<Id, kMaxOrders> order_deck{};      // likewise
  std::uint8_t technology_deck_size = 0;
  std::uint8_t order_deck_size = 0;
  std::array<Id, kAchievementTypes> achievements{};
  // Per achievement, who has met it, in that order.
  std::array<std::array<Seat, kMaxSeats>, kAchievementTypes> achieved{};
  std::uint8_t complete_left = 0;  // achievement-complete tokens on the table: bit i for token i
  std::array<std::uint8_t, kFlags> agents_left{};
  FrameStack<kStackDepth> stack;
  Seat seats = 0;
  Seat first = kNobody;
  Seat active = kNobody;  // whose turn it is
  std::uint8_t options = 0;
  std::uint8_t used = 0;               // this turn
  std::uint8_t station = kNoCell;      // cell of the station token
  std::uint8_t action_cell = kNoCell;  // of steps 3 to 6 under way
  std::uint8_t power = 0;              // of that action (YOK-A1)
  Trigger trigger = Trigger::kNotYet;
  std::uint8_t over = 0;        // 1: over; 2: over by the turn cap
  std::uint8_t observed = 0;    // 1: an observation, with unknown things in it
  std::uint8_t unused = 0;      // no hidden padding
  std::uint32_t walked = 0;     // cells of the walk under way
  std::uint16_t turn = 0;       // turns ended
  std::uint16_t turn_cap = 0;   // 0: only kMostTurns
  std::uint16_t last_turn = 0;  // turns when the game is over (YOK-E2); 0: not yet known
  std::uint16_t reveals = 0;    // draws seen by somebody

  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  Cell& cell(int index) { return cells[static_cast<std::size_t>(index)]; }
  const Cell& cell(int index) const { return cells[static_cast<std::size_t>(index)]; }
};

// The kinds of move; what a, b, c hold.
enum class MoveKind : std::uint8_t {
  kKeep = 1,       // a: 0 the order drawn first, 1 the other
  kDone,           // ends phase A or C, stops a series, passes over a step, declines a reward
  kAgent,          // a: cell; b: 1 an independent agent
  kAchieve,        // a: type of achievement
  kFulfil,         // a: order
  kMill,           // YOK-K17
  kUniversity,     // YOK-K18
  kPlace,          // a: cell; in rising order of cells (YOK-P1), or beside a pair (YOK-K12)
  kPair,           // a: cell
  kGo,             // a: cell, from hand (YOK-M2)
  kWalk,           // a: cell
  kTram,           // a: cell
  kTrain,          // a: cell, the station's
  kTakeBack,       // the president, then assistants by kBack (YOK-M6)
  kBack,           // a: cell; b: how many; in rising order of cells
  kSell,           // a: good
  kBuy,            // a: good or kImports
  kSlot,           // a: slot; b: AssistantFrom
  kPayFaith,       // a: bit i: Resource i
  kHire,           // a: Piece
  kTechnology,     // a: card; b: slot
  kPayImports,     // a: imports paid of what lacks; the rest in yen
  kOrders,         // a: order; b: second order or kNone; c: its price, kYen or kImports
  kGood,           // a: good
  kMoveAssistant,  // a: from cell or kInHand; b: to cell
  kStation,        // a: cell
  kComplete,       // a: token
  kToken,          // YOK-L1
  kShop,           // a: slot
  kHouse,          // YOK-B1
  kRecall,         // a: how many stay (YOK-K20)
};

inline Move move_of(MoveKind kind, int a = 0, int b = 0, int c = 0) {
  return Move::make(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a),
                    static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c));
}
inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }

}  // namespace kaisho::yokohama
