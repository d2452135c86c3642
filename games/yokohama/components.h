// What lies in the box of Yokohama, read from an edition once and shared by all its games.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/values/indexed.h"
#include "core/values/indexed_list.h"
#include "core/values/maybe.h"
#include "core/values/noun.h"
#include "core/values/seat.h"
#include "core/values/set.h"
#include "core/values/unknown.h"

namespace kaisho::yokohama {

// The most an edition may have; the printed box has 14 areas on 18 boards, 36 orders, 30
// technology cards of 20 names, 24 building tiles, 25 level-5 tokens.
inline constexpr int kMaxCells = 18;
inline constexpr int kMaxAreas = 18;
inline constexpr int kMaxOrders = 64;
inline constexpr int kMaxCards = 32;
inline constexpr int kMaxTiles = 64;
inline constexpr int kMaxTokens = 32;
inline constexpr int kMaxAchievements = 16;
inline constexpr int kMaxComplete = 8;
inline constexpr int kBoardSlots = 8;  // of the church and the customs office
inline constexpr int kRowSlots = 6;    // of a laboratory or port
inline constexpr int kBoards = 2;      // A and B, of laboratories and ports
inline constexpr int kMaxHouses = 8;   // trading houses of one player

inline constexpr int kGoods = 4;
inline constexpr int kFlags = 5;
inline constexpr int kShopSlots = 4;
inline constexpr int kLevels = 5;
inline constexpr int kAchievementTypes = 3;
inline constexpr int kIcons = 3;  // of the ports' slots

// A cell of the layout, row by row.
enum class CellId : std::uint8_t {};

// A thing of a list of the edition, by its place there.
enum class AreaId : std::uint8_t {};
enum class OrderId : std::uint8_t {};
enum class TechnologyId : std::uint8_t {};
enum class CardId : std::uint8_t {};  // a copy of a technology
enum class TileId : std::uint8_t {};
enum class TokenId : std::uint8_t {};     // of level 5
enum class CompleteId : std::uint8_t {};  // an achievement-complete token
enum class AchievementId : std::uint8_t {};
enum class Flag : std::uint8_t {};
enum class Icon : std::uint8_t {};  // of the ports' slots

enum class AchievementType : std::uint8_t {};  // A, B, C
enum class Board : std::uint8_t {};            // A and B, of laboratories or of ports
enum class RowSlot : std::uint8_t {};          // of a laboratory or port
enum class SlotId : std::uint8_t {};           // of the church or the customs office
enum class ShopSlot : std::uint8_t {};         // of a building tile

inline constexpr Every<CellId> kEveryCell{kMaxCells};
inline constexpr Every<Flag> kEveryFlag{kFlags};
inline constexpr Every<Icon> kEveryIcon{kIcons};
inline constexpr Every<AchievementType> kEveryType{kAchievementTypes};
inline constexpr Every<Board> kEveryBoard{kBoards};
inline constexpr Every<RowSlot> kEveryRowSlot{kRowSlots};
inline constexpr Every<ShopSlot> kEveryShopSlot{kShopSlots};

// An observation has this for what its seat has not seen.
inline constexpr OrderId kUnknownOrder{kUnknownId};
inline constexpr CardId kUnknownCard{kUnknownId};

using Cells = Set<CellId>;
using Orders = Set<OrderId, std::uint64_t>;
using Cards = Set<CardId>;
using Tokens = Set<TokenId>;
using Icons = Set<Icon, std::uint8_t>;

// Goods come first, in the order of the edition, so that a good is also a resource.
enum class Resource : std::uint8_t { kCopper, kSilk, kTea, kFish, kImports, kYen, kPoints };
using enum Resource;
inline constexpr int kResources = 7;
inline constexpr int kStocks = 6;  // all but points
inline constexpr Every<Resource> kEveryResource{kResources};
inline constexpr Every<Resource> kEachGood{kGoods};
constexpr bool is_good(Resource resource) { return number_of(resource) < kGoods; }
using Resources = Set<Resource, std::uint8_t>;
// The resources that a player has a stock of.
inline constexpr Every<Resource> kEachStock{kStocks};

template <class T>
using ByCell = Indexed<CellId, T, kMaxCells>;
template <class T>
using ByGood = Indexed<Resource, T, kGoods>;
template <class T>
using ByFlag = Indexed<Flag, T, kFlags>;
template <class T>
using ByBoard = Indexed<Board, T, kBoards>;
template <class T>
using Row = Indexed<RowSlot, T, kRowSlots>;
template <class T>
using ByIcon = Indexed<Icon, T, kIcons>;
template <class T>
using ByPlayerCount = Indexed<int, T, kMaxSeats + 1>;

// What a slot, card or token brings (YOK-B3): numbers per kind.
struct Reward {
  Indexed<Resource, std::uint8_t, kResources> gain{};
  std::uint8_t any_good = 0;
  std::uint8_t warehouse = 0;
  std::uint8_t moves = 0;

  friend bool operator==(const Reward&, const Reward&) = default;
};

enum class AreaKind : std::uint8_t { kProduction, kTrade, kCanal };
enum class Action : std::uint8_t {
  kCanal,  // nothing is done there
  kGain,
  kExchange,
  kChurch,
  kCustoms,
  kRecruit,
  kLaboratory,
  kPort,
};

// What an area's table says for one power.
struct Level {
  Reward gain;
  std::uint8_t number = 0;  // exchanges, faith, most imports, pieces, production
  Icons icons;              // of a port
};

struct Area {
  std::string id;
  AreaKind kind = AreaKind::kTrade;
  Action action = Action::kCanal;
  Board board{};  // of a laboratory or port
  std::array<Level, kLevels> levels{};
};

// The cells of one number of players.
struct Layout {
  int cells = 0;
  Indexed<CellId, Cells, kMaxCells> neighbours{};
  std::vector<AreaId> areas;  // the boards in use, the canal among them
  ByBoard<bool> laboratories{};
  ByBoard<bool> ports{};
};

struct Order {
  std::string id;
  Flag flag{};
  ByGood<std::uint8_t> goods{};
  Reward reward;
};

enum class Effect : std::uint8_t {
  kOnOrder,       // reward per order fulfilled (YOK-K1, K6)
  kOnCustoms,     // per assistant put on customs (YOK-K2)
  kOnHouse,       // per trading house built (YOK-K3)
  kOnGain,        // at once (YOK-K4)
  kOnShop,        // per shop built (YOK-K5)
  kOnTechnology,  // per technology got later (YOK-K7, K8)
  kOnChurch,      // per assistant put on the church (YOK-K9)
  kExtraGood,     // count of good (YOK-K10)
  kSpread,        // over count areas (YOK-K11)
  kAdjacent,      // one more beside a pair (YOK-K12)
  kStop,          // YOK-K13
  kNoFee,         // YOK-K14
  kStation,       // YOK-K15
  kTram,          // YOK-K16
  kConvert,       // count of good paid; reward (YOK-K17)
  kHire,          // count yen paid (YOK-K18)
  kTopUp,         // at most count yen, up to up_to (YOK-K19)
  kKeep,          // one assistant stays at a recall (YOK-K20)
};
inline constexpr int kEffects = 18;

// A technology by name; its copies are cards.
struct Technology {
  std::string id;
  std::uint8_t cost = 0;
  Effect effect = Effect::kOnGain;
  Resource good = kCopper;
  std::uint8_t count = 0;
  std::uint8_t up_to = 0;
  Reward reward;
  Cards cards;  // the copies of it
};

struct TechnologyCard {
  TechnologyId technology{};
  Flag flag{};
  std::uint8_t copy = 1;
};

struct Tile {
  std::string id;
  Indexed<ShopSlot, Reward, kShopSlots> shops{};
  Reward house;
};

// A level-5 token; the independent agents follow the others.
struct Token {
  std::string id;
  Reward reward;
  bool independent = false;
};

enum class Condition : std::uint8_t { kStock, kYen, kTechnologies, kTokens, kOrders, kAreas };

struct Achievement {
  std::string id;
  AchievementType type{};
  Condition condition = Condition::kYen;
  Resource good = kCopper;
  std::uint8_t count = 0;
  std::uint8_t production = 0;
  std::uint8_t trade = 0;
  std::uint8_t first = 0;
  std::uint8_t later = 0;

  int needed() const { return condition == Condition::kAreas ? production + trade : count; }
};

// The church and the customs office, and where an assistant for a slot of theirs comes from.
enum class MainBoard : std::uint8_t { kChurchBoard, kCustomsBoard };
using enum MainBoard;
enum class AssistantFrom : std::uint8_t { kFromHand, kFromArea };
using enum AssistantFrom;

struct BoardSlot {
  std::string id;
  std::uint8_t price = 0;  // faith, or imports
  Reward reward;
  bool covered = false;  // with 2 players
};

// Assistants, shops, trading houses: also the order of `hire` moves.
enum class Piece : std::uint8_t { kAssistant, kShop, kHouse };
using enum Piece;
inline constexpr int kPieces = 3;
inline constexpr Every<Piece> kEachPiece{kPieces};

struct SetUp {
  int orders_removed = 0;
  int yen_first = 0;
  int yen_others = 0;
  ByGood<std::uint8_t> goods{};
  Indexed<Piece, std::uint8_t, kPieces> hand{};
  Indexed<Piece, std::uint8_t, kPieces> warehouse{};
  int end_houses = 0;
  int end_shops = 0;
  int end_church = 0;
  int end_customs = 0;
};

// Gives this many points for each full `per` of something left over.
struct Leftover {
  std::uint8_t per = 1;
  std::uint8_t points = 0;
};

struct Components {
  // Reads and checks an edition; on faults, all that were found.
  static std::expected<Components, std::vector<Error>> read(const Json& edition);

  IndexedList<AreaId, Area> areas;
  Set<AreaId> canals;
  ByPlayerCount<Layout> layouts;  // 2 to 4 are filled
  ByPlayerCount<SetUp> set_ups;
  IndexedList<OrderId, Order> orders;
  IndexedList<TechnologyId, Technology> technologies;
  IndexedList<CardId, TechnologyCard> cards;  // in the order of the technologies
  IndexedList<TileId, Tile> tiles;
  IndexedList<TokenId, Token> tokens;
  int common_tokens = 0;  // those before the independent agents
  IndexedList<AchievementId, Achievement> achievements;
  IndexedList<CompleteId, Flag> complete;  // flag of each achievement-complete token
  IndexedList<CompleteId, std::string> complete_ids;
  int complete_drawn = 0;
  IndexedList<SlotId, BoardSlot> church;
  IndexedList<SlotId, BoardSlot> customs;
  ByBoard<Row<std::uint8_t>> cost_modifiers{};  // of laboratories
  ByBoard<int> laboratory_slots{};
  ByBoard<Row<Icon>> port_icons{};
  ByBoard<int> port_slots{};
  ByBoard<std::string> laboratory_ids;
  ByBoard<std::string> port_ids;

  ByFlag<std::string> flag_ids;
  ByGood<std::string> good_ids;
  ByIcon<std::string> icon_ids;
  ByFlag<std::uint8_t> agents{};
  int cards_per_agent = 2;
  ByGood<std::uint8_t> exchange{};  // yen for one
  int import_price = 0;

  Indexed<Piece, std::uint8_t, kPieces> influence{};
  int president_influence = 0;
  int station_influence = 0;
  int most_power = 0;  // at most kLevels
  int build_from = 0;
  int level5_from = 0;

  int shop_price = 0;
  std::array<std::uint8_t, kMaxHouses> house_prices{};
  int place_fee = 0;
  int pass_fee = 0;
  int canal_fee = 0;
  int house_income = 0;

  int hand_limit = 0;
  int second_order_yen = 0;
  int second_order_imports = 0;
  int surcharge_from = 0;  // this technology and every later one
  int production_yen = 0;  // for one production, and for the surcharge
  int production_imports = 0;
  Indexed<Resource, std::uint8_t, kResources> faith_payment{};  // for one faith; 0: not taken

  std::array<int, 2> church_prizes{};
  std::array<int, 2> customs_prizes{};
  std::array<int, 2> technology_prizes{};
  std::array<int, kFlags + 1> flag_sets{};  // by number of different flags
  Leftover left_agents;
  Leftover left_independents;
  Leftover left_imports;
  Leftover left_yen;
  Leftover left_goods;

  // Cards whose technology has the effect.
  Indexed<Effect, Cards, kEffects> effect_cards{};
  // The only technology with an effect that is no reward.
  Indexed<Effect, Maybe<TechnologyId>, kEffects> effect_technology{};

  // Only the checks of an edition read these.
  Indexed<AreaKind, int, 3> boards{};  // of areas
  ByIcon<std::uint8_t> icon_powers{};  // from which a port opens them

  Cards cards_of(Effect effect) const { return effect_cards[effect]; }
  const Technology& technology_of(Effect effect) const {
    return technologies[*effect_technology[effect]];
  }
  const Technology& technology_of_card(CardId card) const {
    return technologies[cards[card].technology];
  }
  const IndexedList<SlotId, BoardSlot>& slots(MainBoard board) const {
    return board == kChurchBoard ? church : customs;
  }
  Flag flag_of_card(CardId card) const { return cards[card].flag; }
};

}  // namespace kaisho::yokohama
