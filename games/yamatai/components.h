// What lies in the box of Yamataï, read from an edition once and shared by all its games.
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

namespace kaisho::yamatai {

// The most an edition may have; the printed box has 54 spaces and 34 islands (ours), 28 building
// tiles, 18 specialists, 10 fleets.
inline constexpr int kMaxSpaces = 64;
inline constexpr int kMaxIslands = 64;
inline constexpr int kMaxBuildings = 64;
inline constexpr int kMaxSpecialists = 32;
inline constexpr int kMaxFleets = 12;
inline constexpr int kMaxRow = 8;     // face-up buildings or specialists
inline constexpr int kMaxPieces = 6;  // turn-order pieces, each a turn of a round
inline constexpr int kMaxCost = 10;   // boats of a building
inline constexpr int kMaxPort = 5;    // boats of a port, Riu's slots included
inline constexpr int kMaxSorted = 3;  // tiles of YAM-F3
inline constexpr int kKinds = 6;      // of culture

// The colours of the boats, in the order of every edition.
enum class Colour : std::uint8_t { kGreen, kBrown, kBlack, kRed, kYellow };
using enum Colour;
inline constexpr int kColours = 5;
inline constexpr Every<Colour> kEveryColour{kColours};

enum class Culture : std::uint8_t {};  // a kind of culture token, by its place in the edition
inline constexpr Every<Culture> kEveryCulture{kKinds};

// These are the places in the lists of the edition; spaces, islands and fleets are numbered from 1
// in texts and from 0 here.
enum class Space : std::uint8_t {};
enum class Island : std::uint8_t {};
enum class Tile : std::uint8_t {};  // of a building
enum class Specialist : std::uint8_t {};
enum class Fleet : std::uint8_t {};

using Spaces = Set<Space, std::uint64_t>;
using Islands = Set<Island, std::uint64_t>;
using Tiles = Set<Tile, std::uint64_t>;
using Specialists = Set<Specialist, std::uint32_t>;

// An observation has this for what its seat has not seen.
inline constexpr Tile kUnknownTile{kUnknownId};
inline constexpr Specialist kUnknownSpecialist{kUnknownId};

template <class T>
using ByColour = Indexed<Colour, T, kColours>;
template <class T>
using ByCulture = Indexed<Culture, T, kKinds>;
template <class T>
using BySpace = Indexed<Space, T, kMaxSpaces>;
template <class T>
using ByIsland = Indexed<Island, T, kMaxIslands>;
template <class T>
using ByPlayerCount = Indexed<int, T, kMaxSeats + 1>;
using Boats = ByColour<std::uint8_t>;
using Cultures = Set<Culture, std::uint8_t>;

// What a fleet allows beside its boats (YAM-F).
enum class FleetPower : std::uint8_t {
  kNothing,
  kReserve,
  kSort,
  kSlide,
  kSanctuary,
  kSwapTokens,
  kRemove,
  kSwapBoats,
  kDiscount,
};

// What is printed on a fleet.
struct PrintedFleet {
  Boats boats{};
  std::uint8_t any = 0;  // further boats of any colour
  FleetPower power = FleetPower::kNothing;
};

// What a specialist changes (YAM-P).
enum class Power : std::uint8_t {
  kDoublePrestige,  // YAM-P1 Amateratsu
  kExtraTrade,      // YAM-P2 Izanagi
  kGild,            // YAM-P3 Raijin
  kToll,            // YAM-P4 Ananda
  kShare,           // YAM-P5 Izanami
  kWidePort,        // YAM-P6 Riu
  kConsecrate,      // YAM-P7 Awashima
  kCleanse,         // YAM-P8 Kachiko
  kBetterSales,     // YAM-P9 Susanoo
  kExtraToken,      // YAM-P10 Ebisu
  kLone,            // YAM-P11 Kagutsuchi
  kTradeYellow,     // YAM-P12 Tomoe
  kSavings,         // YAM-P13 Fu Hsi
  kTokenForYellow,  // YAM-P14 Michimata
  kCoast,           // YAM-P15 Toyo Tama
  kTokenForCoins,   // YAM-P16 Hetsuka
  kChange,          // YAM-P17 Nakatsu
  kNothing,         // YAM-P18 Yasoma
};
inline constexpr std::size_t kPowers = 18;

// What is printed on a specialist.
struct PrintedSpecialist {
  std::string id;
  std::uint8_t points = 0;
  Power power = Power::kNothing;
};

enum class BuildingKind : std::uint8_t { kStandard, kShop, kTorii, kPalace };

// What is printed on a tile; the second copy of a building has an id ending in #2.
struct Building {
  std::string id;
  BuildingKind kind = BuildingKind::kStandard;
  Boats cost{};
  std::uint8_t points = 0;

  // A prestige building, as the rulebook calls it.
  bool is_sacred() const { return kind == BuildingKind::kTorii || kind == BuildingKind::kPalace; }
};

// YAM-G1: spaces are corners of islands, linked along the shores.
struct Map {
  int spaces = 0;
  int islands = 0;
  BySpace<Spaces> links{};              // spaces linked to it
  BySpace<Islands> islands_of_space{};  // islands a boat there touches
  ByIsland<Spaces> spaces_of_island{};
  ByIsland<Islands> neighbours{};  // islands that share a shore
  Spaces entries;
  Spaces coast;  // spaces on the outer shore, entries among them

  Every<Island> every_island() const { return Every<Island>(islands); }
};

struct Components {
  // Reads and checks an edition; on faults, all that were found.
  static std::expected<Components, std::vector<Error>> read(const Json& edition);

  ByColour<std::string> colour_ids;
  ByCulture<std::string> kind_ids;
  Boats supply{};
  ByColour<std::uint8_t> prices{};        // to buy or sell; 0: not tradable
  ByColour<std::uint8_t> better_sales{};  // YAM-P9; 0: as it is
  std::vector<PrintedFleet> fleets;
  std::vector<PrintedSpecialist> specialists;
  std::vector<Building> buildings;  // one for each tile
  Map map;

  ByCulture<std::uint8_t> plain_tokens{};
  ByCulture<std::uint8_t> mountain_tokens{};
  int plain_blanks = 0;
  int mountain_blanks = 0;
  int sanctuaries = 0;
  int prestige_points = 0;  // of a prestige token

  ByPlayerCount<std::uint8_t> pieces{};  // standard buildings
  ByPlayerCount<std::uint8_t> turns{};   // a round, of each player
  int start_coins = 0;

  int fleets_visible = 0;
  int buildings_visible = 0;
  int specialists_visible = 0;
  int trades = 0;  // a turn
  int port_slots = 0;
  int cost_identical = 0;  // of a specialist, in culture tokens (YAM-T11)
  int cost_different = 0;
  int coins_waiting = 0;  // YAM-R1
  int group_minimum = 0;
  int group_coins = 0;
  int shop_factor = 0;
  int prestige_adjacent = 0;
  int prestige_mountain = 0;
  int coins_per_point = 0;
  int unbuilt_penalty = 0;
  int aside_penalty = 0;  // for a pair

  // Amounts of the powers.
  int sorted_tiles = 0;       // YAM-F3, at most kMaxSorted
  int removed_boats = 0;      // YAM-F7
  int discount = 0;           // YAM-F9
  int prestige_factor = 0;    // YAM-P1
  int extra_trades = 0;       // YAM-P2
  int toll = 0;               // YAM-P4
  int share_divisor = 1;      // YAM-P5
  int extra_slots = 0;        // YAM-P6
  int cleanse_coins = 0;      // YAM-P8
  int lone_prestige = 0;      // YAM-P11
  int yellow_price = 0;       // YAM-P12
  int savings_per_point = 1;  // YAM-P13
  int token_coins = 0;        // YAM-P16

  Indexed<Power, Specialists, kPowers> holders{};  // specialists with that power
  std::vector<std::string> told_powers;            // ids of the powers that the edition describes

  const PrintedFleet& printed_on(Fleet fleet) const { return fleets[number_of(fleet)]; }
  const PrintedSpecialist& printed_on(Specialist one) const { return specialists[number_of(one)]; }
  const Building& printed_on(Tile tile) const { return buildings[number_of(tile)]; }
};

}  // namespace kaisho::yamatai
