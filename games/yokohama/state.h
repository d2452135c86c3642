// What lies on the table of Yokohama: one plain value.
#pragma once

#include <array>
#include <cstdint>

#include "core/values/event.h"
#include "core/values/indexed.h"
#include "core/values/maybe.h"
#include "core/values/over.h"
#include "core/values/position.h"
#include "core/values/random.h"
#include "core/values/seat.h"
#include "core/values/set.h"
#include "core/values/view.h"
#include "games/yokohama/components.h"
#include "games/yokohama/moves.h"
#include "games/yokohama/steps.h"

namespace kaisho::yokohama {

inline constexpr Seat kNeutral = kMaxSeats;  // owner of the assistants on covered slots (YOK-S8)

// More of anything than a real game gives; an odd edition's stop there.
inline constexpr int kMaxOfAny = 30'000;

// What lies on a cell past the layout.
inline constexpr AreaId kNoArea{kNoneNumber};

// A cell of the shifted rows with the area board that lies there. Cells past the layout are empty.
struct Cell {
  AreaId area = kNoArea;
  Maybe<TileId> tile;
  Maybe<TokenId> token;  // level-5 token still there
  Indexed<Seat, std::uint8_t, kMaxSeats> assistants{};
  Indexed<ShopSlot, Seat, kShopSlots> shops{kNobody, kNobody, kNobody, kNobody};
  Seat house = kNobody;
};

struct Player {
  Orders orders;  // in hand, taken from a port
  Orders fulfilled;
  Cards technologies;
  Tokens tokens;  // level-5 tokens taken
  std::uint16_t points = 0;
  Indexed<Resource, std::uint16_t, kStocks> stock{};  // goods, imports, yen
  Indexed<Piece, std::uint8_t, kPieces> hand{};
  Indexed<Piece, std::uint8_t, kPieces> warehouse{};
  Maybe<CellId> president;  // none: it is in hand
  // The order kept at set-up, while it is in hand, and the one put away; until the choice is made
  // both lie here as they were drawn.
  Maybe<OrderId> kept;
  Maybe<OrderId> put_away;
  ByFlag<std::uint8_t> agents{};         // face up
  ByFlag<std::uint8_t> agents_used{};    // face down
  std::uint8_t independents_used = 0;    // of the independent agents among the tokens
  Maybe<CompleteId> complete;            // achievement-complete token
  std::array<std::uint8_t, 5> unused{};  // fills the last word: no hidden padding

  int yen() const { return stock[kYen]; }
};

inline constexpr std::size_t kStackDepth = 16;

// Table options (YOK-N).
enum class Option : std::uint8_t { kAchievementTokens, kIndependentAgents };

// What may be used once a turn.
enum class Once : std::uint8_t { kAgent, kMill, kUniversity };

// What brought the end about (YOK-E1).
enum class Trigger : std::uint8_t { kNotYet, kHouses, kShops, kOrders, kChurch, kCustoms };

struct Position {
  RandomState random;
  Indexed<Seat, Player, kMaxSeats> players{};
  Indexed<CellId, Cell, kMaxCells> cells{};
  Indexed<MainBoard, Indexed<SlotId, Seat, kBoardSlots>, 2> slots{};  // kNobody: free
  ByBoard<Row<Maybe<CardId>>> laboratories{};
  ByBoard<Row<Maybe<OrderId>>> ports{};
  std::array<CardId, kMaxCards> technology_deck{};  // its top is at technology_deck_size - 1
  std::array<OrderId, kMaxOrders> order_deck{};     // its top is at order_deck_size - 1
  std::uint8_t technology_deck_size = 0;
  std::uint8_t order_deck_size = 0;
  Indexed<AchievementType, AchievementId, kAchievementTypes> achievements{};
  // The seats that have met each achievement, in the order in which they did.
  Indexed<AchievementType, std::array<Seat, kMaxSeats>, kAchievementTypes> achieved{};
  Set<CompleteId, std::uint8_t> complete_left;  // achievement-complete tokens on the table
  ByFlag<std::uint8_t> agents_left{};
  FrameStack<kStackDepth> stack;
  Seat seats = 0;
  Seat first = kNobody;
  Seat active = kNobody;  // whose turn it is
  Set<Option, std::uint8_t> options;
  Set<Once, std::uint8_t> used;  // this turn
  Maybe<CellId> station;         // where the station token lies
  Maybe<CellId> action_cell;     // of steps 3 to 6 under way
  std::uint8_t power = 0;        // of that action (YOK-A1)
  Trigger trigger = Trigger::kNotYet;
  Over over = Over::kNo;
  std::uint8_t observed = 0;       // 1: an observation, with unknown things in it
  std::uint8_t unused = 0;         // no hidden padding
  Cells walked;                    // in the walk under way
  std::uint16_t turn = 0;          // turns ended
  std::uint16_t turn_cap = 0;      // 0: only kMaxTurns
  std::uint16_t last_turn = 0;     // turns when the game is over (YOK-E2); 0: not yet known
  std::uint16_t reveal_count = 0;  // draws seen by somebody

  Player& player(Seat seat) { return players[seat]; }
  const Player& player(Seat seat) const { return players[seat]; }
  Cell& cell(CellId id) { return cells[id]; }
  const Cell& cell(CellId id) const { return cells[id]; }
};

// The game as rules ask about it.
using View = ViewOf<Components, Position>;
using SeatView = View::SeatView;

}  // namespace kaisho::yokohama
