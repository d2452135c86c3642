// The moves of Yokohama: what each kind holds. `move_of(Sell{good})` makes one, and
// `move.as<Sell>().good` reads it.
#pragma once

#include <cstdint>

#include "core/values/maybe.h"
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

inline MoveKind kind_of(Move move) { return noun<MoveKind>(move.kind()); }

// ---- a turn

// The orders drawn at set-up (YOK-S7).
enum class Drawn : std::uint8_t { kFirst, kSecond };
struct Keep {
  static constexpr MoveKind kKind = MoveKind::kKeep;
  Drawn drawn;
};

struct Done {
  static constexpr MoveKind kKind = MoveKind::kDone;
};

// YOK-X1, YOK-N2
enum class Agent : std::uint8_t { kForeign, kIndependent };
struct UseAgent {
  static constexpr MoveKind kKind = MoveKind::kAgent;
  CellId cell;
  Agent agent;
};

struct Achieve {
  static constexpr MoveKind kKind = MoveKind::kAchieve;
  AchievementType type;
};

struct Fulfil {
  static constexpr MoveKind kKind = MoveKind::kFulfil;
  OrderId order;
};

struct Mill {
  static constexpr MoveKind kKind = MoveKind::kMill;
};

struct University {
  static constexpr MoveKind kKind = MoveKind::kUniversity;
};

struct Place {
  static constexpr MoveKind kKind = MoveKind::kPlace;
  CellId cell;
};

struct Pair {
  static constexpr MoveKind kKind = MoveKind::kPair;
  CellId cell;
};

struct Go {
  static constexpr MoveKind kKind = MoveKind::kGo;
  CellId cell;
};

struct Walk {
  static constexpr MoveKind kKind = MoveKind::kWalk;
  CellId cell;
};

struct Tram {
  static constexpr MoveKind kKind = MoveKind::kTram;
  CellId cell;
};

struct Train {
  static constexpr MoveKind kKind = MoveKind::kTrain;
  CellId cell;
};

struct TakeBack {
  static constexpr MoveKind kKind = MoveKind::kTakeBack;
};

struct Back {
  static constexpr MoveKind kKind = MoveKind::kBack;
  CellId cell;
  std::uint8_t count;  // of assistants
};

// ---- what the area, the token, the building and their rewards offer

struct Sell {
  static constexpr MoveKind kKind = MoveKind::kSell;
  Resource good;
};

struct Buy {
  static constexpr MoveKind kKind = MoveKind::kBuy;
  Resource resource;  // a good, or kImports
};

struct TakeSlot {
  static constexpr MoveKind kKind = MoveKind::kSlot;
  SlotId slot;
  AssistantFrom from;
};

struct PayFaith {
  static constexpr MoveKind kKind = MoveKind::kPayFaith;
  Resources resources;
};

struct Hire {
  static constexpr MoveKind kKind = MoveKind::kHire;
  Piece piece;
};

struct TakeTechnology {
  static constexpr MoveKind kKind = MoveKind::kTechnology;
  CardId card;
  RowSlot slot;  // where it lies
};

struct PayImports {
  static constexpr MoveKind kKind = MoveKind::kPayImports;
  std::uint8_t imports;  // of what lacks; the rest is paid in yen
};

struct TakeOrders {
  static constexpr MoveKind kKind = MoveKind::kOrders;
  OrderId first;
  Maybe<OrderId> second{};
  Resource price{};  // what the second is paid in, kYen or kImports
};

struct ChooseGood {
  static constexpr MoveKind kKind = MoveKind::kGood;
  Resource good;
};

struct MoveAssistant {
  static constexpr MoveKind kKind = MoveKind::kMoveAssistant;
  Maybe<CellId> from;  // none: from hand
  CellId to;
};

struct PlaceStation {
  static constexpr MoveKind kKind = MoveKind::kStation;
  CellId cell;
};

struct TakeComplete {
  static constexpr MoveKind kKind = MoveKind::kComplete;
  CompleteId token;
};

struct TakeToken {
  static constexpr MoveKind kKind = MoveKind::kToken;
};

struct BuildShop {
  static constexpr MoveKind kKind = MoveKind::kShop;
  ShopSlot slot;
};

struct BuildHouse {
  static constexpr MoveKind kKind = MoveKind::kHouse;
};

struct Recall {
  static constexpr MoveKind kKind = MoveKind::kRecall;
  std::uint8_t stay;  // how many assistants stay (YOK-K20)
};

}  // namespace kaisho::yokohama
