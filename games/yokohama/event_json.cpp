// Events as JSON: for each, its name and what its args are.
#include "core/event_shape.h"
#include "games/yokohama/events.h"
#include "games/yokohama/names.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

// ---- places: their cell and their board, without the number of a second one

constexpr Kind kPlaceCellKind = Kind{.say = [](const Context& /*context*/, int place) {
                                  return Json(place % kPlaceBase);
                                }}.or_null(kHandPlace);
constexpr Kind kPlaceAreaKind = Kind{
    .form = Kind::Form::kName, .id = "area", .name = [](const Context& context, int place) {
      return id_at(components_of(context).areas, place / kPlaceBase);
    }}.or_null(kHandPlace);

constexpr EventPart cell_of(std::int8_t arg, std::string_view name = "cell") {
  return {name, kPlaceCellKind, nullptr, arg};
}

// ---- other parts

Json slot_json(const Context& context, const Event& event) {
  const auto& slots = components_of(context).slots(static_cast<MainBoard>(event.args[0]));
  return id_at(slots, event.args[1]);
}

// Who brought the end about: null says that nobody did.
Json seat_json(const Context& /*context*/, const Event& event) {
  return event.seat == kNobody ? Json() : Json(event.seat);
}

constexpr Kind kWayKind = {
    .form = Kind::Form::kName, .id = "way", .name = [](const Context& /*context*/, int kind) {
      return std::string(Rules::moves()[kind].verb);
    }};

constexpr EventPart number(std::string_view name) { return {name}; }
constexpr EventPart kArea = {"area", kPlaceAreaKind};
constexpr EventPart kFromAreaPart = {"from_area", kPlaceAreaKind};
constexpr EventPart kResource = {"resource", kResourceKind<kResources>};
constexpr EventPart kCard = {"technology", kCardKind};
constexpr EventPart kLaboratory = {"board", kLaboratoryKind};
constexpr EventPart kOrder = {"order", kOrderKind};
constexpr EventPart kPort = {"board", kPortKind};
constexpr EventPart kTile = {"tile", kTileKind};
constexpr EventPart kFlag = {"flag", kFlagKind.or_null(kNoFlag)};

// In the order of What.
constexpr std::array kEvents = {
    EventShape{"first_player"},
    EventShape{"order_kept"},
    EventShape{"turn_began", {number("turn"), number("round")}},
    EventShape{"placed", {kArea, number("count"), cell_of(0)}},
    EventShape{"fee_paid", {{"to", kSeatOrNullKind}, number("yen")}},
    EventShape{"president_moved",
               {kFromAreaPart, kArea, {"way", kWayKind}, cell_of(0, "from"), cell_of(1)}},
    EventShape{"president_back", {kArea, cell_of(0)}},
    EventShape{"assistants_back", {kArea, number("count"), cell_of(0)}},
    EventShape{"agent_used", {kArea, kFlag, cell_of(0)}},
    EventShape{"acted", {kArea, number("power"), cell_of(0)}},
    EventShape{"house_income", {kArea, number("yen"), cell_of(0)}},
    EventShape{"gained", {kResource, number("count")}},
    EventShape{"spent", {kResource, number("count")}},
    EventShape{
        "slot_taken",
        {{"board", kMainBoardKind}, {"slot", {}, slot_json, -1, "string"}, {"from", kFromKind}}},
    EventShape{"hired", {{"piece", word_kind("piece", kPieceNames)}, number("yen")}},
    EventShape{"technology_got", {kCard, kLaboratory, number("slot")}},
    EventShape{"technology_drawn", {kCard, kLaboratory, number("slot")}},
    EventShape{"order_taken", {kOrder, kPort, number("slot")}},
    EventShape{"order_drawn", {kOrder, kPort, number("slot")}},
    EventShape{"token_taken", {{"token", kTokenKind}, kArea, cell_of(1)}},
    EventShape{"shop_built", {kArea, number("slot"), kTile, cell_of(0)}},
    EventShape{"house_built", {kArea, kTile, cell_of(0)}},
    EventShape{"recalled", {kArea, number("count"), number("stayed"), cell_of(0)}},
    EventShape{"assistant_moved", {kFromAreaPart, kArea, cell_of(0, "from"), cell_of(1)}},
    EventShape{"agent_gained", {kFlag}},
    EventShape{"no_agent_left", {kFlag}},
    EventShape{"achieved", {{"achievement", kAchievementKind}, number("points"), number("place")}},
    EventShape{"fulfilled", {kOrder}},
    EventShape{"station_placed", {kArea, cell_of(0)}},
    EventShape{"complete_taken", {{"token", kCompleteKind}}},
    EventShape{"end_triggered",
               {{"by", word_kind("trigger", kTriggerNames)},
                {"seat", {}, seat_json, -1, "number | null"}}},
    EventShape{"scored", {{"line", word_kind("line", kLineNames)}, number("points"), number("of")}},
    EventShape{"game_over", {{"by", kOverKind}}},
};
static_assert(kEvents.size() == static_cast<std::size_t>(What::kGameOver) + 1);

}  // namespace

std::span<const EventShape> Rules::events() { return kEvents; }

}  // namespace kaisho::yokohama
