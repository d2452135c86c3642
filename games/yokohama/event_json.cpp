// Events as JSON: for each, its name and what its args are called.
#include "core/event_json.h"

#include "games/yokohama/events.h"
#include "games/yokohama/names.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

// What an arg holds, and so how it is told.
enum class Arg : std::uint8_t {
  kEnd,  // no more args
  kNumber,
  kPlace,
  kFromPlace,
  kSeatOrSupply,
  kWay,
  kFlag,
  kResource,
  kMainBoard,
  kMainSlot,  // after its board
  kFrom,
  kPiece,
  kCard,
  kOrder,
  kLaboratory,
  kPort,
  kToken,
  kTile,
  kAchievement,
  kComplete,
  kTrigger,
  kLine,
  kOver,
};

using Part = NamedPart<Arg>;
using Shape = EventShape<Arg>;

constexpr Part kPlaceField = {"area", Arg::kPlace};
constexpr Part kCountField = {"count", Arg::kNumber};
constexpr Part kSlotField = {"slot", Arg::kNumber};
constexpr Part kYenField = {"yen", Arg::kNumber};
constexpr Part kFlagField = {"flag", Arg::kFlag};
constexpr Part kTileField = {"tile", Arg::kTile};

// In the order of What.
constexpr std::array kShapes = {
    Shape{"first_player", {}},
    Shape{"order_kept", {}},
    Shape{"turn_began", {Part{"turn", Arg::kNumber}, {"round", Arg::kNumber}}},
    Shape{"placed", {kPlaceField, kCountField}},
    Shape{"fee_paid", {Part{"to", Arg::kSeatOrSupply}, kYenField}},
    Shape{"president_moved", {Part{"from", Arg::kFromPlace}, kPlaceField, {"way", Arg::kWay}}},
    Shape{"president_back", {kPlaceField}},
    Shape{"assistants_back", {kPlaceField, kCountField}},
    Shape{"agent_used", {kPlaceField, kFlagField}},
    Shape{"acted", {kPlaceField, {"power", Arg::kNumber}}},
    Shape{"house_income", {kPlaceField, kYenField}},
    Shape{"gained", {Part{"resource", Arg::kResource}, kCountField}},
    Shape{"spent", {Part{"resource", Arg::kResource}, kCountField}},
    Shape{"slot_taken",
          {Part{"board", Arg::kMainBoard}, {"slot", Arg::kMainSlot}, {"from", Arg::kFrom}}},
    Shape{"hired", {Part{"piece", Arg::kPiece}, kYenField}},
    Shape{"technology_got",
          {Part{"technology", Arg::kCard}, {"board", Arg::kLaboratory}, kSlotField}},
    Shape{"technology_drawn",
          {Part{"technology", Arg::kCard}, {"board", Arg::kLaboratory}, kSlotField}},
    Shape{"order_taken", {Part{"order", Arg::kOrder}, {"board", Arg::kPort}, kSlotField}},
    Shape{"order_drawn", {Part{"order", Arg::kOrder}, {"board", Arg::kPort}, kSlotField}},
    Shape{"token_taken", {Part{"token", Arg::kToken}, kPlaceField}},
    Shape{"shop_built", {kPlaceField, kSlotField, kTileField}},
    Shape{"house_built", {kPlaceField, kTileField}},
    Shape{"recalled", {kPlaceField, kCountField, {"stayed", Arg::kNumber}}},
    Shape{"assistant_moved", {Part{"from", Arg::kFromPlace}, kPlaceField}},
    Shape{"agent_gained", {kFlagField}},
    Shape{"no_agent_left", {kFlagField}},
    Shape{"achieved",
          {Part{"achievement", Arg::kAchievement},
           {"points", Arg::kNumber},
           {"place", Arg::kNumber}}},
    Shape{"fulfilled", {Part{"order", Arg::kOrder}}},
    Shape{"station_placed", {kPlaceField}},
    Shape{"complete_taken", {Part{"token", Arg::kComplete}}},
    Shape{"end_triggered", {Part{"by", Arg::kTrigger}}},
    Shape{"scored", {Part{"line", Arg::kLine}, {"points", Arg::kNumber}, {"of", Arg::kNumber}}},
    Shape{"game_over", {Part{"by", Arg::kOver}}},
};
static_assert(kShapes.size() == static_cast<std::size_t>(What::kGameOver) + 1);

// In the order of MoveKind, from kGo.
constexpr std::array<std::string_view, 4> kWays = {"go", "walk", "tram", "train"};

// The board that lies on a cell, without the number of a second one.
Json area_json(const Components& box, int place) {
  return place < 0 ? Json() : Json(id_at(box.areas, static_cast<std::size_t>(place / 256)));
}
Json cell_json(int place) { return place < 0 ? Json() : Json(place % 256); }

Json named_json(const Components& box, Arg arg, const Event& event, std::size_t index) {
  const auto i = static_cast<std::size_t>(event.args[index]);
  switch (arg) {
    case Arg::kResource:
      return resource_name(box, event.args[index]);
    case Arg::kMainBoard:
      return name_at(kMainBoardNames, i);
    case Arg::kMainSlot:
      return id_at(slots_named(box, static_cast<MainBoard>(event.args[index - 1])), i);
    case Arg::kCard:
      return card_name(box, static_cast<Id>(i));
    case Arg::kOrder:
      return id_at(box.orders, i);
    case Arg::kLaboratory:
      return name_at(box.laboratory_ids, i);
    case Arg::kPort:
      return name_at(box.port_ids, i);
    case Arg::kToken:
      return id_at(box.tokens, i);
    case Arg::kTile:
      return id_at(box.tiles, i);
    case Arg::kAchievement:
      return id_at(box.achievements, i);
    case Arg::kComplete:
      return name_at(box.complete_ids, i);
    default:
      return event.args[index];
  }
}

Json value_json(const Components& box, Arg arg, const Event& event, std::size_t index) {
  const int value = event.args[index];
  const auto i = static_cast<std::size_t>(value);
  switch (arg) {
    case Arg::kSeatOrSupply:
      return value < 0 ? Json() : Json(value);
    case Arg::kWay:
      return name_at(kWays, i - static_cast<std::size_t>(MoveKind::kGo));
    case Arg::kFlag:
      return value < 0 ? Json() : Json(name_at(box.flag_ids, i));
    case Arg::kFrom:
      return name_at(kFromNames, i);
    case Arg::kPiece:
      return name_at(kPieceNames, i);
    case Arg::kTrigger:
      return name_at(kTriggerNames, i);
    case Arg::kLine:
      return name_at(kLineNames, i);
    case Arg::kOver:
      return name_at(kOverNames, i);
    default:
      return named_json(box, arg, event, index);
  }
}

void write_field(const Components& box, const Event& event, Json& json, const Part& field,
                 std::size_t index) {
  const int value = event.args[index];
  if (field.kind == Arg::kPlace) {
    json["cell"] = cell_json(value);
    json["area"] = area_json(box, value);
  } else if (field.kind == Arg::kFromPlace) {
    json["from"] = cell_json(value);
    json["from_area"] = area_json(box, value);
  } else {
    json[std::string(field.name)] = value_json(box, field.kind, event, index);
  }
}

}  // namespace

Json Rules::event_json(const Components& box, const Event& event) {
  Json json = kaisho::event_json(kShapes, event, [&](Json& told, const Part& field, std::size_t i) {
    write_field(box, event, told, field, i);
  });
  const bool by_nobody = static_cast<What>(event.kind) == What::kEndTriggered;
  if (event.seat == kNobody && by_nobody) json["seat"] = nullptr;
  return json;
}

}  // namespace kaisho::yokohama
