// The moves of Yokohama: their kinds, how each is made, and what each says.
#pragma once

#include "core/values/move.h"
#include "games/yokohama/components.h"

namespace kaisho::yokohama {

enum class MoveKind : std::uint8_t {
  kKeep = 1,
  kDone,  // ends phase A or C, stops a series, passes over a step, declines a reward
  kAgent,
  kAchieve,
  kFulfil,
  kMill,        // YOK-K17
  kUniversity,  // YOK-K18
  kPlace,       // in rising order of cells (YOK-P1), or beside a pair (YOK-K12)
  kPair,
  kGo,  // from hand (YOK-M2)
  kWalk,
  kTram,
  kTrain,
  kTakeBack,  // the president, then assistants by kBack (YOK-M6)
  kBack,      // in rising order of cells
  kSell,
  kBuy,
  kSlot,
  kPayFaith,
  kHire,
  kTechnology,
  kPayImports,
  kOrders,
  kGood,
  kMoveAssistant,
  kStation,
  kComplete,
  kToken,  // YOK-L1
  kShop,
  kHouse,  // YOK-B1
  kRecall,
};

inline Move move_of(MoveKind kind, int a = 0, int b = 0, int c = 0) {
  return Move::make(static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a),
                    static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c));
}
inline MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.kind()); }

// ---- makers, for kinds with numbers of their own

inline Move keep_move(int drawn) { return move_of(MoveKind::kKeep, drawn); }
inline Move agent_move(CellId cell, bool independent) {
  return move_of(MoveKind::kAgent, number_of(cell), independent ? 1 : 0);
}
inline Move achieve_move(AchievementType type) {
  return move_of(MoveKind::kAchieve, number_of(type));
}
inline Move fulfil_move(OrderId order) { return move_of(MoveKind::kFulfil, number_of(order)); }
inline Move place_move(CellId cell) { return move_of(MoveKind::kPlace, number_of(cell)); }
inline Move pair_move(CellId cell) { return move_of(MoveKind::kPair, number_of(cell)); }
inline Move go_move(CellId cell) { return move_of(MoveKind::kGo, number_of(cell)); }
inline Move walk_move(CellId cell) { return move_of(MoveKind::kWalk, number_of(cell)); }
inline Move tram_move(CellId cell) { return move_of(MoveKind::kTram, number_of(cell)); }
inline Move train_move(CellId cell) { return move_of(MoveKind::kTrain, number_of(cell)); }
inline Move back_move(CellId cell, int count) {
  return move_of(MoveKind::kBack, number_of(cell), count);
}
inline Move sell_move(Resource good) { return move_of(MoveKind::kSell, good); }
inline Move buy_move(Resource good_or_imports) { return move_of(MoveKind::kBuy, good_or_imports); }
inline Move slot_move(SlotId slot, AssistantFrom from) {
  return move_of(MoveKind::kSlot, number_of(slot), from);
}
inline Move pay_faith_move(unsigned resources) {
  return move_of(MoveKind::kPayFaith, static_cast<int>(resources));
}
inline Move hire_move(Piece piece) { return move_of(MoveKind::kHire, piece); }
inline Move technology_move(CardId card, RowSlot slot) {
  return move_of(MoveKind::kTechnology, number_of(card), number_of(slot));
}
inline Move pay_imports_move(int imports) { return move_of(MoveKind::kPayImports, imports); }
inline Move order_move(OrderId order) {
  return move_of(MoveKind::kOrders, number_of(order), kNoneNumber);
}
inline Move orders_move(OrderId first, OrderId second, Resource price) {
  return move_of(MoveKind::kOrders, number_of(first), number_of(second), price);
}
inline Move good_move(Resource good) { return move_of(MoveKind::kGood, good); }
inline Move assistant_move(Maybe<CellId> from, CellId to) {
  return move_of(MoveKind::kMoveAssistant, from.number(), number_of(to));
}
inline Move station_move(CellId cell) { return move_of(MoveKind::kStation, number_of(cell)); }
inline Move complete_move(CompleteId token) {
  return move_of(MoveKind::kComplete, number_of(token));
}
inline Move shop_move(ShopSlot slot) { return move_of(MoveKind::kShop, number_of(slot)); }
inline Move recall_move(int stay) { return move_of(MoveKind::kRecall, stay); }

// ---- readers

// kKeep: 0 the order drawn first, 1 the other.
inline int drawn_of(Move move) { return move.a(); }
// kAgent, kPlace, kPair, kGo, kWalk, kTram, kTrain, kBack, kStation.
inline CellId cell_of(Move move) { return noun<CellId>(move.a()); }
// kAgent: an independent one.
inline bool is_independent(Move move) { return move.b() != 0; }
// kAchieve: A, B, C.
inline AchievementType type_of(Move move) { return noun<AchievementType>(move.a()); }
// kFulfil; kOrders: the first.
inline OrderId order_of(Move move) { return noun<OrderId>(move.a()); }
// kOrders
inline Maybe<OrderId> second_order_of(Move move) { return Maybe<OrderId>::of_number(move.b()); }
// kOrders: what the second is paid in, kYen or kImports.
inline Resource price_of(Move move) { return static_cast<Resource>(move.c()); }
// kBack: how many assistants.
inline int count_of(Move move) { return move.b(); }
// kSell, kBuy, kGood: a good; kBuy: or kImports.
inline Resource resource_of(Move move) { return static_cast<Resource>(move.a()); }
// kSlot: of the board.
inline SlotId slot_of(Move move) { return noun<SlotId>(move.a()); }
// kShop: of the building tile.
inline ShopSlot shop_slot_of(Move move) { return noun<ShopSlot>(move.a()); }
// kSlot
inline AssistantFrom source_of(Move move) { return static_cast<AssistantFrom>(move.b()); }
// kPayFaith: bit i for Resource i.
inline unsigned resources_of(Move move) { return move.a(); }
// kHire
inline Piece piece_of(Move move) { return static_cast<Piece>(move.a()); }
// kTechnology: where the card lies.
inline RowSlot slot_of_card(Move move) { return noun<RowSlot>(move.b()); }
// kPayImports: the imports paid of what lacks; the rest is paid in yen.
inline int imports_of(Move move) { return move.a(); }
// kMoveAssistant: none from hand.
inline Maybe<CellId> from_cell_of(Move move) { return Maybe<CellId>::of_number(move.a()); }
// kMoveAssistant
inline CellId to_cell_of(Move move) { return noun<CellId>(move.b()); }
// kComplete
inline CompleteId token_of(Move move) { return noun<CompleteId>(move.a()); }
// kRecall: how many assistants stay (YOK-K20).
inline int stay_of(Move move) { return move.a(); }

}  // namespace kaisho::yokohama
