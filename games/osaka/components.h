// What lies in the box of Traders of Osaka, read from an edition once and shared by all its games.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/values/indexed.h"
#include "core/values/maybe.h"
#include "core/values/noun.h"
#include "core/values/seat.h"
#include "core/values/set.h"
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

enum class Colour : std::uint8_t {};    // by its place in the edition
enum class CardKind : std::uint8_t {};  // of one value; the lowest value is first
enum class Place : std::uint8_t {};     // of the track, on which ships sail

inline constexpr Every<Colour> kEveryColour{kColours};
inline constexpr Every<CardKind> kEveryKind{kKinds};

// A type of card: its colour and its kind. Cards of one type are not told apart.
enum class Card : std::uint8_t {};
inline constexpr Every<Card> kEveryCard{kCardTypes};
inline constexpr Card kUnknownCard{kUnknownId};  // in an observation: a card its seat has not seen

constexpr Colour colour_of(Card card) { return noun<Colour>(number_of(card) / kKinds); }
constexpr CardKind kind_of(Card card) { return noun<CardKind>(number_of(card) % kKinds); }
constexpr Card card_of(Colour colour, CardKind kind) {
  return noun<Card>(number_of(colour) * kKinds + number_of(kind));
}

template <class T>
using ByColour = Indexed<Colour, T, kColours>;
template <class T>
using ByCard = Indexed<Card, T, kCardTypes>;

struct Components {
  // Reads and checks an edition; on faults, all that were found.
  static std::expected<Components, std::vector<Error>> read(const Json& edition);

  int min_seats = 2;  // OSA-S1
  int max_seats = 4;

  ByColour<std::string> colour_ids;
  ByCard<std::string> card_ids;  // e.g. "red5"; empty where an edition has no such
  ByCard<std::uint8_t> value{};
  ByCard<std::uint8_t> copies{};
  ByCard<std::uint8_t> insurance{};  // symbols on the card
  int cards = 0;                     // in all

  // Card types by falling value, then colour: the order in which payments are asked (OSA-B3).
  std::array<Card, kCardTypes> pay_order{};
  // Kinds by rising number of insurance symbols, those without left out (OSA-P7).
  std::array<CardKind, kKinds> insure_order{};
  int insure_kinds = 0;

  std::vector<std::string> place_ids;
  Set<Place> waves;
  Place home{};     // where ships start and return to
  Place anchor{};   // where wrecks go
  Place arrival{};  // Edo
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
};

}  // namespace kaisho::osaka
