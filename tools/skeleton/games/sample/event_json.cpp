// Events as JSON: for each, its name and what its args are.
#include "core/event_shape.h"
#include "games/sample/events.h"
#include "games/sample/names.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

constexpr EventPart number(std::string_view name) { return {name}; }
constexpr EventPart kCard = {"card", kCardKind};

// In the order of What.
constexpr std::array kEvents = {
    EventShape{"card_laid", {kCard, number("slot")}},
    EventShape{"first_player"},
    EventShape{"turn_began", {number("turn")}},
    EventShape{"taken", {kCard, number("slot"), number("points")}},
    EventShape{"set_completed", {number("sets"), number("points")}},
    EventShape{"game_over", {{"by", word_kind("end", kEndNames)}}},
};
static_assert(kEvents.size() == static_cast<std::size_t>(What::kGameOver) + 1);

}  // namespace

std::span<const EventShape> Rules::events() { return kEvents; }

}  // namespace kaisho::sample
