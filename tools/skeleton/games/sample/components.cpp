// The edition, editions/sample.json: of each table its parts, with their ranges.
#include "games/sample/components.h"

#include "core/shapes/described_edition.h"
#include "games/sample/names.h"
#include "games/sample/sample.h"

namespace kaisho::sample {
namespace {

// What must hold between tables.
void check_cards(const Context& /*context*/, const Field& edition, Components& components) {
  const int cards = components.all_cards();
  const int needed = components.row + components.max_seats;
  if (cards > kMaxCards) {
    edition["cards"].fault("cards_most", {{"most", kMaxCards}, {"found", cards}});
  }
  if (cards < needed) {
    edition["cards"].fault("cards_needed", {{"expected", needed}, {"found", cards}});
  }
}

}  // namespace

int Components::all_cards() const {
  int sum = 0;
  for (const CardType& card : cards) sum += card.copies;
  return sum;
}

const Object& Rules::edition_parts() {
  using C = Components;
  static const Object kColour("Colour", {{"id", &ColourSpec::id, id_of(kColourKind)}, name_part()});
  static const Object kCard("CardType", {{"id", &CardType::id, id_of(kCardKind)},
                                         {"colour", &CardType::colour, kColourKind},
                                         {"value", &CardType::value, number_kind(0, 20)},
                                         {"copies", &CardType::copies, number_kind(0, kMaxCards)},
                                         name_part()});
  static const Object kParts(
      "Edition",
      {group("players", {{"min", &C::min_seats, number_kind(2, kMaxSeats)},
                         {"max", &C::max_seats,
                          number_kind(component_number<GameContext, &C::min_seats>, kMaxSeats)}}),
       {"colours", &C::colours, items(kColour, kMaxColours, 1)},
       {"cards", &C::cards, items(kCard, kMaxCardTypes, 1)},
       group("row", {{"cards", &C::row, number_kind(1, kMaxRow)}}),
       group("sets", {{"points", &C::set_points, number_kind(0, 50)}}),
       rule<C>(check_cards)});
  return kParts;
}

std::expected<Components, std::vector<Error>> Components::read(const Json& edition) {
  return read_edition<Components, GameContext>(edition, "sample", Rules::edition_parts());
}

}  // namespace kaisho::sample
