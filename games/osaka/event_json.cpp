// Events as JSON: for each, its name and what its args are called.
#include "core/event_json.h"

#include "games/osaka/events.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

struct Shape {
  std::string_view name;
  std::array<std::string_view, 6> args;
};

// In the order of What.
constexpr std::array kShapes = {
    Shape{"card_drawn", {"card", "row", "slot"}},
    Shape{"hand_dealt", {"card", "sum"}},
    Shape{"first_player", {"sum", "cards"}},
    Shape{"token_taken", {"colour", "count", "tokens"}},
    Shape{"turn_began", {"turn"}},
    Shape{"bought", {"cost", "cards"}},
    Shape{"paid", {"card"}},
    Shape{"loaded", {"card", "slot"}},
    Shape{"marker_back", {}},
    Shape{"ship_moved", {"colour", "from", "to"}},
    Shape{"taken", {"card", "slot"}},
    Shape{"reserved", {"card", "row", "slot"}},
    Shape{"refill", {}},
    Shape{"farm_to_market", {"card", "from_slot", "slot"}},
    Shape{"shuffled", {"cards"}},
    Shape{"payday", {"colour"}},
    Shape{"lot_sold", {"colour", "cards", "highest", "tokens", "value", "points"}},
    Shape{"point_card", {"card"}},
    Shape{"lot_rest", {"card"}},
    Shape{"insured", {"card"}},
    Shape{"protected", {"card"}},
    Shape{"wrecked", {"colour", "place"}},
    Shape{"good_lost", {"card", "count"}},
    Shape{"ship_returned", {"colour", "from", "to"}},
    Shape{"passed", {}},
    Shape{"game_over", {"by"}},
};
static_assert(kShapes.size() == static_cast<std::size_t>(What::kGameOver) + 1);

Json value_json(const Components& box, std::string_view name, int value) {
  if (name == "card") {
    if (value == -1) return "unseen";
    return value < 0 ? Json() : Json(card_name(box, static_cast<Card>(value)));
  }
  if (name == "colour") return box.colour_ids[static_cast<std::size_t>(value) % kColours];
  if (name == "row") return kRowNames[static_cast<std::size_t>(value) % kRowNames.size()];
  if (name == "by") return kEndNames[static_cast<std::size_t>(value) % kEndNames.size()];
  return value;
}

}  // namespace

Json Rules::event_json(const Components& box, const Event& event) {
  const Shape& shape = kShapes[event.kind % kShapes.size()];
  Json json = event_head(shape.name, event);
  for (std::size_t i = 0; i < shape.args.size() && !shape.args[i].empty(); ++i) {
    json[std::string(shape.args[i])] = value_json(box, shape.args[i], event.args[i]);
  }
  return json;
}

}  // namespace kaisho::osaka
