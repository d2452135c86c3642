// The events of Yokohama: each has its name and its fields, in the order of its args. No event
// has what is hidden from anybody.
#pragma once

#include <array>

#include "core/shapes/event_shape.h"
#include "core/shapes/final_events.h"
#include "games/yokohama/names.h"

namespace kaisho::yokohama {

// A place as one arg: its cell and its board.
inline constexpr int kHandPlace = -1;
inline constexpr int kPlaceBase = 256;
inline int place_arg(const Position& p, Maybe<CellId> cell) {
  return cell ? number_of(*cell) + kPlaceBase * number_of(p.cell(*cell).area) : kHandPlace;
}
inline constexpr int kNoFlag = -1;
inline int flag_arg(Maybe<Flag> flag) { return flag ? number_of(*flag) : kNoFlag; }

// How the president gets where it goes.
enum class Way : std::uint8_t { kFromHand, kWalk, kTram, kTrain };

namespace told {

// ---- places: their cell and their board, without the number of a second one

inline constexpr Kind kPlaceCellKind =
    Kind{.say = [](const Context& /*context*/, int place) { return Json(place % kPlaceBase); }};
inline constexpr Kind kPlaceAreaKind =
    Kind{.form = Kind::Form::kName, .id = "area", .name = [](const Context& context, int place) {
           return id_at(components_of(context).areas, place / kPlaceBase);
         }};

constexpr EventPart cell_of(std::int8_t arg) { return {"cell", kPlaceCellKind, nullptr, arg}; }
// The hand is no cell.
inline constexpr EventPart kFromCell = {"from", kPlaceCellKind.or_null(kHandPlace), nullptr, 0};

// ---- other parts

inline Json slot_json(const Context& context, const Event& event) {
  const auto& slots = components_of(context).slots(noun<MainBoard>(event.args[0]));
  return id_at(slots, event.args[1]);
}

inline constexpr std::array<std::string_view, 4> kWayNames = {"go", "walk", "tram", "train"};
inline constexpr Kind kWayKind = word_kind("way", kWayNames);

inline constexpr EventPart kArea = {"area", kPlaceAreaKind};
inline constexpr EventPart kFromAreaPart = {"from_area", kPlaceAreaKind.or_null(kHandPlace)};
inline constexpr EventPart kResource = {"resource", kResourceKind<kResources>};
inline constexpr EventPart kCard = {"technology", kCardKind};
inline constexpr EventPart kLaboratory = {"board", kLaboratoryKind};
inline constexpr EventPart kOrder = {"order", kOrderKind};
inline constexpr EventPart kPort = {"board", kPortKind};
inline constexpr EventPart kTile = {"tile", kTileKind};
inline constexpr EventPart kFlag = {"flag", kFlagKind};

inline constexpr std::array kEvents = {
    EventShape{"first_player"},
    EventShape{"order_kept"},
    EventShape{"turn_began", {number_part("turn"), number_part("round")}, "both from 0"},
    EventShape{"placed", {kArea, number_part("count"), cell_of(0)}},
    EventShape{
        "fee_paid", {{"to", kSeatOrNullKind}, number_part("yen")}, "`to`: null is the supply"},
    EventShape{"president_moved",
               {kFromAreaPart, kArea, {"way", kWayKind}, kFromCell, cell_of(1)},
               "`from`: null is the hand"},
    EventShape{"president_back", {kArea, cell_of(0)}},
    EventShape{"assistants_back", {kArea, number_part("count"), cell_of(0)}},
    EventShape{"agent_used",
               {kArea, {"flag", kFlagKind.or_null(kNoFlag)}, cell_of(0)},
               "`flag`: null is an independent one"},
    EventShape{"acted", {kArea, number_part("power"), cell_of(0)}},
    EventShape{"house_income", {kArea, number_part("yen"), cell_of(0)}},
    EventShape{"gained",
               {kResource, number_part("count")},
               "`resource`: a good, `imports`, `yen` or `points`"},
    EventShape{
        "spent", {kResource, number_part("count")}, "`resource`: a good, `imports` or `yen`"},
    EventShape{
        "slot_taken",
        {{"board", kMainBoardKind}, {"slot", {}, slot_json, -1, "string"}, {"from", kFromKind}},
        "`slot`: its id; in other events slots count from 1"},
    EventShape{"hired", {{"piece", word_kind("piece", kPieceNames)}, number_part("yen")}},
    EventShape{"technology_got", {kCard, kLaboratory, number_part("slot")}},
    EventShape::of_nobody(
        "technology_drawn", {kCard, kLaboratory, number_part("slot")},
        "the new card in its slot; the other cards of the row shift left, which no event reports"),
    EventShape{"order_taken", {kOrder, kPort, number_part("slot")}},
    EventShape::of_nobody("order_drawn", {kOrder, kPort, number_part("slot")}),
    EventShape{"token_taken", {{"token", kTokenKind}, kArea, cell_of(1)}},
    EventShape{"shop_built", {kArea, number_part("slot"), kTile, cell_of(0)}},
    EventShape{"house_built", {kArea, kTile, cell_of(0)}},
    EventShape{
        "recalled",
        {kArea, number_part("count"), number_part("stayed"), cell_of(0)},
        "assistants of an area return to hand; `stayed`: how many stay there (YOK-R1, YOK-K20)"},
    EventShape{"assistant_moved",
               {kFromAreaPart, kArea, kFromCell, cell_of(1)},
               "`from`: null is the hand"},
    EventShape{"agent_gained", {kFlag}},
    EventShape{"no_agent_left", {kFlag}},
    EventShape{"achieved",
               {{"achievement", kAchievementKind}, number_part("points"), number_part("place")},
               "`place`: 0 for the first to do so; no `gained` event follows for these points"},
    EventShape{"fulfilled", {kOrder}},
    EventShape{"station_placed", {kArea, cell_of(0)}},
    EventShape{"complete_taken", {{"token", kCompleteKind}}},
    EventShape{"end_triggered",
               {{"by", word_kind("trigger", kTriggerNames)}},
               "`seat`: who brought the end about (YOK-E1)"},
    scored_event(word_kind("line", kLineNames)),
    kGameOverEvent,
};

}  // namespace told

using told::kEvents;

}  // namespace kaisho::yokohama
