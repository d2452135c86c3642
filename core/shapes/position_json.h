// Positions as JSON and back: what several games write and read in the same way.
#pragma once

#include "core/reading/fields.h"
#include "core/values/random.h"
#include "core/values/seat.h"

namespace kaisho {

Json random_json(const RandomState& random);

// What the final count gives, line by line; of each seat `points` and `of`, as many as lines.
Json score_lines_json(const auto& lines, const auto& scores, int seats) {
  Json json = Json::array();
  for (std::size_t line = 0; line < lines.size(); ++line) {
    Json of_seats = Json::array();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      of_seats.push_back({{"points", scores[seat].points[line]}, {"of", scores[seat].of[line]}});
    }
    json.push_back({{"line", lines[line]}, {"seats", of_seats}});
  }
  return json;
}

void read_random(const Field& field, RandomState& random);

// Of a game with two decks: a view knows the size of each, a whole position the cards of both.
template <class Position>
void check_decks(const Field& first, const Field& second, const Position& p) {
  const bool sizes = first.json().is_number() && second.json().is_number();
  if (p.observed != 0 && !sizes) second.fault("one_deck_known", {{"found", second.shown()}});
}

}  // namespace kaisho
