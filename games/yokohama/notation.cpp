// Moves as text and by their parts; docs/protocol-yokohama.md lists them.
#include <cstddef>
#include <utility>

#include "core/shapes/move_shape.h"
#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

using Said = MovePart::Said;

constexpr int kMaxCountOfMove = 200;

// ---- parts that depend on what lies on the table

// What the player to choose has drawn first or second.
constexpr Kind kDrawnOrderKind = {
    .form = Kind::Form::kName, .id = "order", .name = [](const Context& context, int drawn) {
      const Position& p = position_of(context);
      if (step_of(p) != Step::kKeepOrder) return std::string("unknown");
      const Player& player = p.player(p.stack.top().seat);
      return id_at(components_of(context).orders,
                   (noun<Drawn>(drawn) == Drawn::kFirst ? player.kept : player.put_away).number());
    }};

// An achievement is named by its type, as only one of each lies on the table.
std::string achievement_name(const Context& context, int type) {
  if (type < 0 || type >= kAchievementTypes) return "unknown";
  return id_at(components_of(context).achievements,
               number_of(position_of(context).achievements[noun<AchievementType>(type)]));
}
constexpr Kind kAchievedKind = {.form = Kind::Form::kName,
                                .id = "achievement",
                                .high = kAchievementTypes,
                                .name = achievement_name,
                                .find = [](const Context& context, std::string_view name) {
                                  int type = kAchievementTypes - 1;
                                  while (type >= 0 && achievement_name(context, type) != name)
                                    --type;
                                  return type;
                                }};

// The slots of the board that the step under way asks about.
const std::vector<BoardSlot>& slots_asked(const Context& context) {
  const Position& p = position_of(context);
  const bool customs = step_of(p) == Step::kSlot && kMainBoard(p.stack.top()) == kCustomsBoard;
  return components_of(context).slots(customs ? kCustomsBoard : kChurchBoard);
}
constexpr Kind kSlotKind = {
    .form = Kind::Form::kName,
    .id = "slot",
    .high = kBoardSlots,
    .name = [](const Context& context, int slot) { return id_at(slots_asked(context), slot); },
    .find = [](const Context& context,
               std::string_view name) { return index_of_id(slots_asked(context), name); }};

// Where the card lies, kNoneNumber outside of all laboratories; it is not said.
constexpr MovePartByHand kSlotOfCard = {
    .write = [](const Context& /*context*/, Move /*move*/, Json& /*json*/) {},
    .words = [](const Context& /*context*/, Move /*move*/) { return std::string(); },
    .read =
        [](const Context& context, Words& /*words*/, Arguments& arguments) {
          arguments[1] = kNoneNumber;
          for (const auto& row : position_of(context).laboratories) {
            const auto slot =
                std::ranges::find(row, Maybe<CardId>::of_number(arguments[0])) - row.begin();
            if (slot < kRowSlots) arguments[1] = static_cast<std::uint8_t>(slot);
          }
          return true;
        }};

// One order, or two and what the second one is paid in.
constexpr MovePartByHand kOrders = {
    .write =
        [](const Context& context, Move move, Json& json) {
          const auto [first, second, price] = move.as<TakeOrders>();
          json["orders"] = Json::array({kOrderKind.json(context, number_of(first))});
          if (second) json["orders"].push_back(kOrderKind.json(context, number_of(*second)));
          json["price"] = second ? kResourceKind<kStocks>.json(context, number_of(price)) : Json();
        },
    .words =
        [](const Context& context, Move move) {
          const auto [first, second, price] = move.as<TakeOrders>();
          std::string word = kOrderKind.word(context, number_of(first));
          if (!second) return word;
          return word + ' ' + kOrderKind.word(context, number_of(*second)) + ' ' +
                 kResourceKind<kStocks>.word(context, number_of(price));
        },
    .read =
        [](const Context& context, Words& words, Arguments& arguments) {
          const bool two = words.size() == 3;
          if (!two && words.size() != 1) return false;
          const int first = kOrderKind.find_word(context, words[0]);
          const int second = two ? kOrderKind.find_word(context, words[1]) : kNoneNumber;
          const int price = two ? kResourceKind<kStocks>.find_word(context, words[2]) : 0;
          if (first < 0 || second < 0 ||
              (two && price != number_of(kYen) && price != number_of(kImports)))
            return false;
          arguments = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second),
                       static_cast<std::uint8_t>(price)};
          words.clear();
          return true;
        },
    .types = "orders: string[]; price: string | null"};

// ---- the moves

constexpr std::array<std::string_view, 2> kIndependentNames = {"", "independent"};
// Each kind of move that holds a cell has this part.
constexpr MovePart kAreaOfMove = {"area", kAreaKind, offsetof(Place, cell)};
constexpr Kind kCellOfMoveKind = number_kind(0, kMaxCells - 1);
constexpr MovePart kCell = {"cell", kCellOfMoveKind, offsetof(Place, cell), Said::kNever};
// `sell imports` is never legal, but names what is refused.
constexpr MovePart kTraded = {"resource", kResourceKind<number_of(kYen)>, offsetof(Buy, resource)};

// The moves stand in the order of MoveKind, the first of which is none.
constexpr std::array kMoves = {
    MoveShape{""},
    MoveShape{
        "keep",
        {{"drawn", number_kind(0, 1).from_one(), offsetof(Keep, drawn)},
         {"order", kDrawnOrderKind, offsetof(Keep, drawn), Said::kNever}},
        "set-up: the order drawn first or second, so that the text, which all see, tells nothing "
        "(YOK-S7)"},
    MoveShape{"done",
              {},
              "ends a phase A or C, a placement, a series; passes over a token or a building; "
              "declines a reward"},
    MoveShape{"agent",
              {kAreaOfMove,
               kCell,
               {"", word_kind("independent", kIndependentNames), offsetof(UseAgent, agent),
                Said::kUnlessZero},
               {"independent", kYesNoKind, offsetof(UseAgent, agent), Said::kNever}},
              "phases A and C; of several foreign agents the first flag is turned down: nothing "
              "depends on which (YOK-X1)"},
    MoveShape{"achieve",
              {{"achievement", kAchievedKind, offsetof(Achieve, type)}},
              "phases A and C (YOK-X2)"},
    MoveShape{
        "fulfil", {{"order", kOrderKind, offsetof(Fulfil, order)}}, "phases A and C (YOK-X3)"},
    MoveShape{"mill", {}, "1 silk for 2 yen (YOK-K17)"},
    MoveShape{"university", {}, "1 yen for an assistant (YOK-K18)"},
    MoveShape{
        "place",
        {kAreaOfMove, kCell},
        "one assistant; areas in the order of their cells (YOK-P1), and beside a pair (YOK-K12)"},
    MoveShape{"pair", {kAreaOfMove, kCell}, "two on one area (YOK-P1)"},
    MoveShape{"go", {kAreaOfMove, kCell}, "the president from hand (YOK-M2)"},
    MoveShape{"walk",
              {kAreaOfMove, kCell},
              "one step of the president; `done` ends the walk; it ends by itself where it cannot "
              "go on (YOK-M3)"},
    MoveShape{
        "tram", {kAreaOfMove, kCell}, "straight to an area without opposing presidents (YOK-K16)"},
    MoveShape{"train", {kAreaOfMove, kCell}, "straight to the station token (YOK-K15)"},
    MoveShape{"take-back", {}, "the president returns to hand, with assistants by `back` (YOK-M6)"},
    MoveShape{
        "back",
        {kAreaOfMove, kCell, {"count", number_kind(1, kMaxCountOfMove), offsetof(Back, count)}},
        "takes COUNT assistants back from AREA; areas in the order of their cells; `done` "
        "ends it (YOK-M6)"},
    MoveShape{"sell", {kTraded}, "an exchange in Chinatown (YOK-A4)"},
    MoveShape{"buy", {kTraded}, "an exchange in Chinatown (YOK-A4)"},
    MoveShape{
        "slot",
        {{"slot", kSlotKind, offsetof(TakeSlot, slot)},
         {"from", kFromKind, offsetof(TakeSlot, from), Said::kUnlessZero}},
        "a slot of church or customs; `area`: with an assistant of the area, offered only when "
        "none is in hand, since otherwise it comes to the same (YOK-A5, YOK-A6, YOK-R1)"},
    MoveShape{"pay",
              {{"resources", kResourceKind<kStocks>.set(), offsetof(PayFaith, resources)}},
              "exactly the faith lacking, one of each at most, in the order of goods, imports, "
              "yen: `copper+silk+yen` (YOK-A5)"},
    MoveShape{"hire",
              {{"piece", word_kind("piece", kPieceNames), offsetof(Hire, piece)}},
              "a piece of the warehouse (YOK-A8, YOK-B2)"},
    MoveShape{"technology",
              {{"technology", kCardKind, offsetof(TakeTechnology, card)},
               {"", {}, offsetof(TakeTechnology, slot), Said::kNever, &kSlotOfCard}},
              "from a laboratory (YOK-A9)"},
    MoveShape{"pay-imports",
              {{"count", number_kind(0, kMaxCountOfMove), offsetof(PayImports, imports)}},
              "how much of the missing production and surcharge to pay in imports; yen pay the "
              "rest (YOK-A9)"},
    MoveShape{"orders",
              {{"", {}, 0, Said::kAlways, &kOrders}},
              "from a port, the slots from the left: `order-05`, `order-05 order-09 yen`, "
              "`order-05 order-09 imports` (YOK-A10)"},
    MoveShape{"good",
              {{"resource", kResourceKind<kGoods>, offsetof(ChooseGood, good)}},
              "a good of choice (YOK-B3)"},
    MoveShape{"move",
              {{"from", kAreaKind.or_null(kNoneNumber, "hand"), offsetof(MoveAssistant, from)},
               {"from_cell", kCellOfMoveKind.or_null(kNoneNumber), offsetof(MoveAssistant, from),
                Said::kNever},
               {"area", kAreaKind, offsetof(MoveAssistant, to)},
               {"cell", kCellOfMoveKind, offsetof(MoveAssistant, to), Said::kNever}},
              "one assistant, from an area or `hand` (YOK-R2)"},
    MoveShape{"station", {kAreaOfMove, kCell}, "the station token (YOK-K15)"},
    MoveShape{"complete",
              {{"token", kCompleteKind, offsetof(TakeComplete, token)}},
              "an achievement-complete token (YOK-N1)"},
    MoveShape{"token", {}, "the level-5 token (YOK-L1)"},
    MoveShape{"shop",
              {{"slot", number_kind(0, kShopSlots - 1).from_one(), offsetof(BuildShop, slot)}},
              "builds in that slot, from 1 (YOK-B1)"},
    MoveShape{"house", {}, "builds a trading house (YOK-B1)"},
    MoveShape{"recall",
              {{"count", number_kind(0, kMaxCountOfMove), offsetof(Recall, stay)}},
              "how many stay behind, 0 or 1 (YOK-K20)"},
};
static_assert(kMoves.size() == std::to_underlying(MoveKind::kRecall) + 1);

}  // namespace

MoveShapes Rules::moves() { return kMoves; }

}  // namespace kaisho::yokohama
