// A position as JSON and back: of each part its name, its range and what it means.
#include "core/shapes/described_columns.h"
#include "core/shapes/described_position.h"
#include "core/shapes/step_shape.h"
#include "core/values/how_many.h"
#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr int kMaxPieces = 200;
constexpr int kMaxFinalPoints = 60'000;  // after the final count

constexpr Limit kSeats = [](const Context& context) { return context.seats; };

// ---- areas: the second of two boards of one kind is `bank#2`

Json cell_name(const Context& context, const Cell& cell) {
  const View view = view_of(context);
  return area_name(view, noun<CellId>(&cell - view.p.cells.data()));
}

constexpr Kind kCellBoardKind = {.form = Kind::Form::kName,
                                 .id = "area",
                                 .find = [](const Context& context, std::string_view name) {
                                   return index_of_id(components_of(context).areas,
                                                      name.substr(0, name.find('#')));
                                 }};

void read_board(const Context& context, const Field& field, Cell& cell) {
  cell.area = noun<AreaId>(kCellBoardKind.read(context, field));
}

// Whether the numbers of equal boards are those of their cells.
void check_area_names(const Context& context, const Field& root, Position& p) {
  const std::vector<Field> items = root["areas"].items(kMaxCells);
  if (how_many(items) != layout_of({components_of(context), p}).cells) return;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Field field = items[i]["area"];
    const Json name = cell_name(context, p.cell(noun<CellId>(i)));
    if (!field.json().is_string() || field.json() == name) continue;
    field.fault("exactly", {{"expected", json_text(name)}, {"found", field.shown()}});
  }
}

const Object& area_parts() {
  static const Object kParts(
      "Area",
      {by_hand<Cell>("area", {cell_name, read_board, "string"}),
       {"tile", &Cell::tile, kTileKind.or_null(kNoneNumber)},
       {"token", &Cell::token, kTokenKind.or_null(kNoneNumber), "the level-5 token still there"},
       {"assistants", &Cell::assistants, list(number_kind(0, kMaxPieces), kSeats), "of each seat"},
       {"shops", &Cell::shops, list(kSeatOrNullKind, kShopSlots), "by slot"},
       {"house", &Cell::house, kSeatOrNullKind}});
  return kParts;
}

// ---- laboratories and ports: of the boards in use, what lies in their slots

template <class Rows>
Object boards(const ByBoard<bool>& used, const ByBoard<std::string>& names,
              const ByBoard<int>& sizes, Rows Position::* rows, const Kind& item) {
  std::vector<Part> parts;
  for (const Board board : kEveryBoard) {
    if (!used[board]) continue;
    parts.push_back(
        element(names[board], rows, static_cast<std::size_t>(board), list(item, sizes[board])));
  }
  return {"Boards", std::move(parts)};
}

Object laboratories(const Context& context) {
  const Components& components = components_of(context);
  return boards(layout_of(view_of(context)).laboratories, components.laboratory_ids,
                components.laboratory_slots, &Position::laboratories,
                kCardKind.or_null(kNoneNumber));
}

Object ports(const Context& context) {
  const Components& components = components_of(context);
  return boards(layout_of(view_of(context)).ports, components.port_ids, components.port_slots,
                &Position::ports, kOrderKind.or_null(kNoneNumber));
}

template <Object (*kParts)(const Context&), auto kRows>
constexpr PartByHand<Position> kBoardsByHand = {
    .write = [](const Context& context,
                const Position& p) { return tell(kParts(context), context, p); },
    .read =
        [](const Context& context, const Field& field, Position& p) {
          for (auto& row : p.*kRows) row.fill({});
          read(kParts(context), context, field, p);
        },
    .type = "Record<string, (string | null)[]>"};

// ---- church and customs

constexpr Kind kOwnerKind = kSeatOrNullKind.or_word(kNeutral, "neutral");

template <IndexedList<SlotId, BoardSlot> Components::* kSlots>
int size_of(const Context& context) {
  return how_many((components_of(context).*kSlots));
}

// ---- players

constexpr int kMaxAgents = 20;
constexpr Kind kHiddenOrderKind = kOrderKind.or_null(kNoneNumber).or_word(kUnknownId, "unknown");
constexpr Kind kStockKind = number_kind(0, kMaxOfAny);

const Object& player_parts() {
  static const CountList kCounts = counts(word_kind("pieces", kPiecesNames), 0, kMaxPieces);
  static const CountList kAgents = optional_counts(kFlagKind, 0, kMaxAgents);
  static const Object kParts(
      "Player",
      {{"points", &Player::points, number_kind(0, kMaxFinalPoints)},
       element("yen", &Player::stock, number_of(kYen), kStockKind),
       element("imports", &Player::stock, number_of(kImports), kStockKind),
       {"goods", &Player::stock, counts(kGoodKind, 0, kMaxOfAny)},
       {"hand", &Player::hand, kCounts},
       {"warehouse", &Player::warehouse, kCounts},
       {"president", &Player::president, kAreaKind.or_null(kNoneNumber), "its area, null in hand"},
       {"orders", &Player::orders, NameSet{kOrderKind}, "in hand, taken from ports"},
       {"kept", &Player::kept, kHiddenOrderKind,
        "the order kept at set-up while it is in hand (YOK-S7); `unknown` in the view of others"},
       {"put_away", &Player::put_away, kHiddenOrderKind, "the order put away; likewise"},
       {"fulfilled", &Player::fulfilled, NameSet{kOrderKind}},
       {"technologies", &Player::technologies, NameSet{kCardKind}},
       {"tokens", &Player::tokens, NameSet{kTokenKind},
        "level-5 tokens taken, independent agents among them"},
       {"agents", &Player::agents, kAgents, "agents face up, by flag"},
       {"agents_used", &Player::agents_used, kAgents, "agents face down"},
       {"independents_used", &Player::independents_used, number_kind(0, kMaxTokens)},
       {"complete", &Player::complete, kCompleteKind.or_null(kNoneNumber),
        "the achievement-complete token taken (YOK-N1)"}});
  return kParts;
}

// ---- achievements: by type, which lies there, and who has met it

Object achievement_parts(AchievementType of) {
  const auto type = static_cast<std::size_t>(of);
  return Object("Achievement",
                {element("achievement", &Position::achievements, type, kAchievementKind),
                 element("met", &Position::achieved, type, items(kSeatKind, kSeats).then(kNobody),
                         "seats in the order in which they met it")});
}

Json achievements_json(const Context& context, const Position& p) {
  Json json = Json::array();
  for (const AchievementType type : kEveryType) {
    json.push_back(tell(achievement_parts(type), context, p));
  }
  return json;
}

void read_achievements(const Context& context, const Field& field, Position& p) {
  const std::vector<Field> items = exactly(field, kAchievementTypes);
  for (std::size_t type = 0; type < items.size(); ++type) {
    read(achievement_parts(noun<AchievementType>(type)), context, items[type], p);
  }
}

// ---- the turn

// In the order of Once.
constexpr std::array<std::string_view, 3> kUsedNames = {"agent", "mill", "university"};

// Which of a set is unknown is told by its name alone.
constexpr Kind set_kind(std::string_view id, std::span<const std::string_view> words) {
  return {.form = Kind::Form::kName, .id = id, .high = how_many(words), .words = words};
}
constexpr Kind kOptionKind = set_kind("option", kOptionNames);
constexpr Kind kUseKind = set_kind("use", kUsedNames);

// Those after kNotYet.
constexpr Kind kTriggerKind = word_kind("trigger", std::span(kTriggerNames).subspan(1)).or_null(-1);

constexpr PartByHand<Trigger> kTrigger = {
    .write =
        [](const Context& context, const Trigger& trigger) {
          return kTriggerKind.json(context, number_of(trigger) - 1);
        },
    .read =
        [](const Context& context, const Field& field, Trigger& trigger) {
          trigger = noun<Trigger>(kTriggerKind.read(context, field) + 1);
        },
    .type = "'houses' | 'shops' | 'orders' | 'church' | 'customs' | null"};

Part action_part() {
  const Object parts("Action", {{"area", &Position::action_cell, kAreaKind},
                                {"power", &Position::power, number_kind(0, kLevels)}});
  const auto is_none = [](const Position& p) { return !p.action_cell; };
  return {"action", codec_of(Of<Position>(), OrNull<Position>{parts, is_none}),
          "the area and power of the action under way (YOK-A1)"};
}

Seat nobody(const Position& /*p*/) { return kNobody; }

Json scoring_json(const Context& context, const Position& p) {
  return score_lines_json(kLineNames, final_scores({components_of(context), p}), p.seats);
}

}  // namespace

const Object& Rules::position_parts() {
  using P = Position;
  static const Object kParts = position_object<Position>(
      {{"reveals", &P::reveal_count, kRevealsKind, "how often cards came to light from a deck"},
       {"first", &P::first, kSeatKind, "the first player"},
       {"active", &P::active, kSeatKind, "whose turn it is"},
       {"over", &P::over, kOverKind},
       {"last_turn", &P::last_turn, number_kind(1, 2 * kMaxTurns).or_null(0),
        "the game is over when so many turns are (YOK-E2)"},
       {"trigger", &P::trigger, kTrigger, "what brought the end about (YOK-E1)"},
       {"options", &P::options, NameSet{kOptionKind, kOptionKind.high}},
       {"used", &P::used, NameSet{kUseKind, kUseKind.high}, "what was used this turn"},
       {"areas", &P::cells,
        list(area_parts(),
             [](const Context& context) { return layout_of(view_of(context)).cells; }),
        "the cells, row by row from the top (`layout` of the edition has rows and neighbours)"},
       by_hand<P>({}, {nullptr, check_area_names, {}}),
       {"station", &P::station, kAreaKind.or_null(kNoneNumber), "where the station token lies"},
       action_part(),
       {"walked", &P::walked, NameSet{kAreaKind, kMaxCells},
        "areas the president has entered on the walk under way, its start among them, in the order "
        "of the cells"},
       pending_steps<Rules, nobody>(),
       element("church", &P::slots, number_of(kChurchBoard),
               list(kOwnerKind, size_of<&Components::church>).then(kNobody),
               "by slot; `neutral` where it is covered (YOK-S8)"),
       element("customs", &P::slots, number_of(kCustomsBoard),
               list(kOwnerKind, size_of<&Components::customs>).then(kNobody), "likewise"),
       by_hand<P>("laboratories", kBoardsByHand<laboratories, &P::laboratories>,
                  "of the boards in use, the cards by slot"),
       by_hand<P>("ports", kBoardsByHand<ports, &P::ports>, "likewise the orders"),
       deck("technology_deck", &P::technology_deck, &P::technology_deck_size, kCardKind, kMaxCards,
            "its top card first"),
       deck("order_deck", &P::order_deck, &P::order_deck_size, kOrderKind, kMaxOrders,
            "its top card first"),
       by_hand<P>({}, {nullptr,
                       [](const Context&, const Field& root, P& p) {
                         check_decks(root["technology_deck"], root["order_deck"], p);
                       },
                       {}}),
       list_by_hand<P>("achievements", achievement_parts({}),
                       {achievements_json, read_achievements, {}}, "of types A, B, C"),
       {"complete_left", &P::complete_left, NameSet{kCompleteKind},
        "achievement-complete tokens on the table (YOK-N1)"},
       {"agents_left", &P::agents_left, counts(kFlagKind, 0, kMaxAgents)},
       {"seats", &P::players, seats_of(player_parts())},
       random_of<P>(),
       scoring_of<P>(
           scoring_json,
           "what the final count gives now, line by line, with what it is counted of; told, "
           "and not read")});
  return kParts;
}

}  // namespace kaisho::yokohama
