// What lies in the box of Sample, read from an edition once and shared by all its games.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/values/indexed_list.h"
#include "core/values/unknown.h"

namespace kaisho::sample {

// The most an edition may have.
inline constexpr int kMaxColours = 8;
inline constexpr int kMaxCardTypes = 32;
inline constexpr int kMaxCards = 120;
inline constexpr int kMaxRow = 8;

enum class Colour : std::uint8_t {};  // by its place in the edition

// A type of card, by its place in the edition. Cards of one type are not told apart.
enum class Card : std::uint8_t {};
inline constexpr Card kUnknownCard{kUnknownId};  // in an observation: a card its seat has not seen

struct ColourSpec {
  std::string id;
};

struct CardType {
  std::string id;
  Colour colour{};
  std::uint8_t value = 0;  // in points
  std::uint8_t copies = 0;
};

struct Components {
  // Reads and checks an edition; on faults, all that were found.
  static std::expected<Components, std::vector<Error>> read(const Json& edition);

  int min_seats = 2;  // SAM-S1
  int max_seats = 4;
  IndexedList<Colour, ColourSpec> colours;
  IndexedList<Card, CardType> cards;
  int row = 0;         // cards that lie face up
  int set_points = 0;  // for a card of every colour

  int all_cards() const;
  bool same_colour(Card a, Card b) const { return cards[a].colour == cards[b].colour; }
};

}  // namespace kaisho::sample
