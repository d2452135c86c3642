// What lies in the box of Traders of Osaka, read from an edition once and shared by all its games.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/values/indexed.h"
#include "core/values/seat.h"
#include "core/values/unknown.h"

namespace kaisho::osaka {

// The most an edition may have; the printed box has 4 colours of 3 kinds, 108 cards.
inline constexpr int kColours = 4;
inline constexpr int kKinds = 3;
inline constexpr int kCardTypes = kColours * kKinds;
inline constexpr int kMaxCards = 128;
inline constexpr int kMarketSlots = 12;
inline constexpr int kFarmSlots = 6;
inline constexpr int kMaxPlaces = 16;

using Colour = int;  // by its place in the edition

// A type of card, colour * kKinds + kind; kinds are sorted by value, lowest first. Cards of one
// type are not told apart.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 255;
inline constexpr Card kUnknownCard = kUnknownId;  // in an observation: a card its seat has not seen

constexpr Colour colour_of(Card card) { return card / kKinds; }
constexpr int kind_of(Card card) { return card % kKinds; }
constexpr Card card_of(Colour colour, int kind) {
  return static_cast<Card>(colour * kKinds + kind);
}

struct Components {
  // Reads and checks an edition; on faults, all that were found.
  static std::expected<Components, std::vector<Error>> read(const Json& edition);

  int min_seats = 2;  // OSA-S1
  int max_seats = 4;

  Indexed<Colour, std::string, kColours> colour_ids;
  Indexed<Card, std::string, kCardTypes>
      card_ids;  // e.g. "red5"; empty where an edition has no such
  Indexed<Card, std::uint8_t, kCardTypes> value{};
  Indexed<Card, std::uint8_t, kCardTypes> copies{};
  Indexed<Card, std::uint8_t, kCardTypes> insurance{};  // symbols on the card
  int cards = 0;                                        // in all

  // Card types by falling value, then colour: the order in which payments are asked (OSA-B3).
  std::array<Card, kCardTypes> pay_order{};
  // Kinds by rising number of insurance symbols, those without left out (OSA-P7).
  std::array<std::uint8_t, kKinds> insure_order{};
  int insure_kinds = 0;

  std::vector<std::string> place_ids;
  std::uint32_t waves = 0;  // bit i: place i has waves
  int home = 0;             // where ships start and return to
  int anchor = 0;           // where wrecks go
  int arrival = 0;          // Edo
  int steps_for_one = 0;
  int steps_for_more = 0;

  int start_tokens = 0;
  int price_per_token = 0;
  int market_start = 0;
  int market_drawn = 0;
  int farm_start = 0;
  int farm_drawn = 0;
  int hand_sum = 0;
  int round_up_to = 0;
  int value_per_point = 0;
  int end_tokens = 0;

  bool is_waves(int place) const { return ((waves >> static_cast<unsigned>(place)) & 1U) != 0; }
};

}  // namespace kaisho::osaka
