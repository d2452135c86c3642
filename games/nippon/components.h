// What the box of Nippon holds: an edition's values, read once and never changed. Yen are in
// thousands throughout.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/values/indexed.h"
#include "core/values/seat.h"

namespace kaisho::nippon {

using Id = std::uint8_t;
inline constexpr Id kNone = 255;

inline constexpr int kMinSeats = 2;
inline constexpr int kGoods = 6;
inline constexpr int kLevels = 3;
inline constexpr int kTracks = 3;
inline constexpr int kActions = 9;
inline constexpr int kAchievements = 9;
inline constexpr int kSides = 4;
inline constexpr int kMachineSides = 2;  // +1 and +2
inline constexpr int kMaxParts = 3;      // steps, tiles, contracts … of one action
inline constexpr int kMaxColours = 6;
inline constexpr int kMaxSpaces = 9;
inline constexpr int kMaxOnSpace = 4;
inline constexpr int kMaxRows = 6;
inline constexpr int kMaxWorkers = 6;  // places on a player's board
inline constexpr int kMaxRegions = 4;
inline constexpr int kMaxCities = 8;
inline constexpr int kMaxCityTiles = 16;
inline constexpr int kMaxFactories = 32;
inline constexpr int kMaxContracts = 16;
inline constexpr int kMaxKinds = 3;  // of goods in a contract
inline constexpr int kMaxRewards = 16;
inline constexpr int kMaxTiles = 6;       // trains, or ships, of a player
inline constexpr int kMaxValue = 9;       // of an influence tile
inline constexpr int kMaxInfluence = 20;  // tiles of a player
inline constexpr int kMaxSteps = 32;      // of a track
inline constexpr int kMaxMarks = 16;      // of the scoring track
inline constexpr int kScorings = 3;
inline constexpr int kRanks = 3;  // that score

enum class Track : std::uint8_t { kCoal, kMoney, kKnowledge };
enum class Resource : std::uint8_t { kYen, kCoal, kPlans, kVp };

enum class Action : std::uint8_t {
  kKnowledge,
  kProduce,
  kExport,
  kInvest,
  kMines,
  kShips,
  kMachinery,
  kTrains,
  kMarket,
};

// All values of an enumeration that has so many.
template <class Enum, std::size_t kCount>
inline constexpr auto kEvery = [] {
  std::array<Enum, kCount> values{};
  for (std::size_t i = 0; i < kCount; ++i) values[i] = static_cast<Enum>(i);
  return values;
}();
inline constexpr auto kEveryTrack = kEvery<Track, kTracks>;
inline constexpr auto kEveryAction = kEvery<Action, kActions>;

template <class T>
using ByGood = Indexed<Id, T, kGoods>;
template <class T>
using ByColour = Indexed<Id, T, kMaxColours>;
template <class T>
using BySpace = Indexed<int, T, kMaxSpaces>;
template <class T>
using ByRow = Indexed<int, T, kMaxRows>;
template <class T>
using ByRegion = Indexed<Id, T, kMaxRegions>;
template <class T>
using ByCity = Indexed<Id, T, kMaxCities>;
template <class T>
using BySide = Indexed<int, T, kSides>;
template <class T>
using ByReward = Indexed<Id, T, kMaxRewards>;
template <class T>
using ByAchievement = Indexed<Id, T, kAchievements>;
template <class T>
using ByValue = Indexed<int, T, kMaxValue + 1>;  // of an influence tile
template <class T>
using ByTrack = Indexed<Track, T, kTracks>;
template <class T>
using ByAction = Indexed<Action, T, kActions>;
using ByPlayerCount = Indexed<int, std::uint8_t, kMaxSeats + 1>;

// What a factory does beside producing (NIP-F).
enum class Effect : std::uint8_t {
  kConsolidateYen,    // NIP-F1a: amount
  kKeepCoal,          // NIP-F1b: amount
  kSymbolSteps,       // NIP-F1c: amount for each money symbol
  kOnceYen,           // NIP-F1d: amount
  kExtraStep,         // NIP-F2a, NIP-F3c: amount, of the action
  kActionCosts,       // NIP-F2b, NIP-F3b, NIP-F4d, NIP-F5d, NIP-F6d: costs, of the action; star
  kOnceSteps,         // NIP-F2c, NIP-F3d: amount, of the track
  kOncePlans,         // NIP-F2d: amount
  kProduceCoal,       // NIP-F3a, NIP-F4a, NIP-F5a, NIP-F6a: amount
  kFlipShips,         // NIP-F4b
  kFreeShips,         // NIP-F4c: amount
  kFlipTrains,        // NIP-F5b
  kFreeTrains,        // NIP-F5c: amount
  kFreeImprovements,  // NIP-F6b: amount
  kExtraGood,         // NIP-F6c: amount
};

// What an achievement counts (NIP-E2), in the order of the clauses.
enum class AchievementRule : std::uint8_t {
  kContracts,
  kYen,
  kKnowledgeStars,
  kShipStars,
  kCoalStars,
  kTrainStars,
  kFactories,
  kMachines,
  kRegions,
};

struct Good {
  std::string id;
  std::uint8_t level = 1;
  std::uint8_t knowledge = 0;  // needed to build a factory
  std::uint8_t coal = 0;       // to activate it
  std::uint8_t storage = 0;
};

using Costs = std::array<std::uint8_t, kMaxParts>;  // for 1, 2, 3 parts together

struct Space {
  std::string id;
  std::vector<Action> actions;  // one or two; an action stands on one space only
};

struct Factory {
  std::string id;
  std::uint8_t good = 0;
  Effect effect = Effect::kOnceYen;
  std::uint8_t amount = 0;
  Action action = Action::kKnowledge;  // of kExtraStep, kActionCosts
  Track track = Track::kCoal;          // of kExtraStep, kOnceSteps, and of the star
  bool star = false;
  Costs costs{};
};

// One step of a track, reached by its marker.
struct TrackStep {
  std::uint8_t value = 0;
  std::uint8_t stars = 0;  // on this step
};

struct TrackRow {
  std::uint8_t start = 0;
  std::vector<TrackStep> steps;
};

// One place of the row of trains or ships, emptied from the left.
struct RowPlace {
  std::uint8_t stars = 0;
  std::uint8_t symbols = 0;  // money symbols uncovered when its tile leaves
};

struct Contract {
  std::string id;
  std::vector<std::uint8_t> goods;  // so many of different goods, falling
  Resource resource = Resource::kYen;
  std::uint8_t amount = 0;
  std::uint8_t money_steps = 0;
};

struct Region {
  std::string id;
  Resource resource = Resource::kYen;
  std::uint8_t amount = 0;
  std::vector<Id> cities;
};

struct City {
  std::string id;
  Id region = 0;
  BySide<std::uint8_t> foreign{};  // by side
};

struct CityTile {
  std::string id;
  BySide<std::uint8_t> goods{};  // turned by k: good i lies on side (i + k) % 4
};

struct Reward {
  std::string id;
  std::uint8_t multiplier = 0;
  Resource resource = Resource::kYen;
  std::uint8_t amount = 0;
  std::uint8_t copies = 0;
};

struct Achievement {
  std::string id;
  AchievementRule rule = AchievementRule::kContracts;
  std::uint8_t per = 1;      // of kContracts, kYen: so many for one
  std::uint8_t least = 0;    // of kFactories: level; of kMachines: the machine's side
  std::uint8_t vp = 0;       // base points of one
  std::uint8_t printed = 0;  // multiplier without a tile
};

struct Mark {
  bool golden = false;
  std::uint8_t scoring = 0;  // held when the marker leaves: 1 to 3; 0: none
};

struct Components {
  // Reads and checks an edition; on faults, all that were found.
  static std::expected<Components, std::vector<Error>> read(const Json& edition);

  // Start (NIP-S1).
  std::array<std::uint8_t, kMaxSeats> start_vp{};  // in turn order
  int start_yen = 0;
  int start_coal = 0;
  int start_plans = 0;

  ByGood<Good> goods;
  std::array<std::string, kActions> action_ids;  // in the order of Action
  ByAction<Id> space_of{};
  ByAction<Costs> costs{};        // of kKnowledge, kMines, kMachinery, kTrains, kShips
  ByAction<std::uint8_t> most{};  // parts of one action
  int factory_cost = 0;
  std::vector<Space> spaces;
  std::vector<std::string> colours;  // of workers
  int on_space = 0;                  // workers on a filled action space
  int worker_places = 0;             // on a player's board
  ByPlayerCount workers{};           // of each colour
  ByPlayerCount rows{};
  ByPlayerCount per_row{};
  int wage = 0;         // yen for a colour
  int unpaid_loss = 0;  // VP for a colour

  ByPlayerCount city_limit{};       // influence tiles of a city
  ByPlayerCount region_places{};    // trains and ships of a region
  ByPlayerCount rewards_removed{};  // of each multiplier

  std::vector<Mark> marks;  // the scoring track
  int first_golden = 0;     // place, from 0
  int closing_turns = 0;    // of each player
  std::array<std::array<std::uint8_t, kRanks>, kScorings> rank_points{};

  std::vector<std::string> sides;
  std::vector<Region> regions;
  std::vector<City> cities;
  std::vector<CityTile> city_tiles;
  ByValue<std::uint8_t> influence{};              // tiles of each value, of one player
  std::array<Costs, kLevels> influence_values{};  // by level - 1, for 1, 2, 3 cubes

  std::vector<Factory> factories;
  ByGood<std::uint32_t> tiles_of{};  // bit i: tile i makes that good
  ByAction<Id> cost_goods{};         // whose factories change its prices; kNone: none
  std::vector<Contract> contracts;
  ByTrack<TrackRow> tracks;
  std::vector<RowPlace> ships_row;  // as many as a player has ships
  std::vector<RowPlace> trains_row;
  int ship_vp = 0;
  int ship_vp_turned = 0;
  int train_influence = 0;
  int train_influence_turned = 0;
  int ship_rank = 0;       // the last rank whose ships score
  int plans_per_step = 0;  // NIP-T1
  int full_machine = 0;    // its goods, the most a machine gives
  int plans_per_knowledge = 0;

  std::vector<Achievement> achievements;  // kAchievements of them
  std::vector<Reward> rewards;
  std::array<std::uint8_t, kMaxWorkers + 1> reward_level{};  // by workers held; 0: none
  int extra_multiplier = 0;                                  // NIP-S2
  int extra_copies = 0;
};

}  // namespace kaisho::nippon
