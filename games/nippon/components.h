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
#include "core/values/indexed_list.h"
#include "core/values/maybe.h"
#include "core/values/noun.h"
#include "core/values/seat.h"
#include "core/values/set.h"

namespace kaisho::nippon {

inline constexpr int kMinSeats = 2;
inline constexpr int kGoods = 6;
inline constexpr int kLevels = 3;
inline constexpr int kTracks = 3;
inline constexpr int kActions = 9;
inline constexpr int kAchievements = 9;
inline constexpr int kSides = 4;
inline constexpr int kMachineSides = 2;      // +1 and +2
inline constexpr int kMaxParts = 3;          // steps, tiles, contracts … of one action
inline constexpr int kMaxCubes = kMaxParts;  // that pay for an influence tile
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

// By their places in the edition.
enum class Good : std::uint8_t {};
enum class Colour : std::uint8_t {};  // of workers
enum class Space : std::uint8_t {};   // where actions stand
enum class Region : std::uint8_t {};
enum class City : std::uint8_t {};
enum class CityTile : std::uint8_t {};  // says which goods a city asks for
enum class FactoryTile : std::uint8_t {};
enum class Contract : std::uint8_t {};
enum class Reward : std::uint8_t {};
enum class Achievement : std::uint8_t {};

enum class Row : std::uint8_t {};   // of waiting workers, from the top
enum class Side : std::uint8_t {};  // of a city, clockwise from the north

inline constexpr Every<Good> kEveryGood{kGoods};
inline constexpr Every<Colour> kEveryColour{kMaxColours};
inline constexpr Every<Achievement> kEveryAchievement{kAchievements};
inline constexpr Every<Side> kEverySide{kSides};

// Beside a city, for an influence tile.
enum class Place : std::uint8_t {};
inline constexpr int kMaxPlaces = kMaxCities * kSides;

constexpr City city_of(Place place) { return noun<City>(number_of(place) / kSides); }
constexpr Side side_of(Place place) { return noun<Side>(number_of(place) % kSides); }
constexpr Place place_at(City city, Side side) {
  return noun<Place>(number_of(city) * kSides + number_of(side));
}
// City tiles lie turned, by so many quarter turns clockwise: where what was printed at a side lies
// then, and where what lies at one was printed.
constexpr Side lying_at(Side printed, int turns) {
  return noun<Side>((number_of(printed) + turns) % kSides);
}
constexpr Side printed_at(Side lying, int turns) { return lying_at(lying, kSides - turns); }

enum class Vehicle : std::uint8_t { kTrain, kShip };
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

inline constexpr Every<Track> kEveryTrack{kTracks};
inline constexpr Every<Action> kEveryAction{kActions};

template <class T>
using ByGood = Indexed<Good, T, kGoods>;
template <class T>
using ByColour = Indexed<Colour, T, kMaxColours>;
template <class T>
using BySpace = Indexed<Space, T, kMaxSpaces>;
template <class T>
using ByRow = Indexed<Row, T, kMaxRows>;
template <class T>
using ByRegion = Indexed<Region, T, kMaxRegions>;
template <class T>
using ByCity = Indexed<City, T, kMaxCities>;
template <class T>
using BySide = Indexed<Side, T, kSides>;
template <class T>
using ByPlace = Indexed<Place, T, kMaxPlaces>;
template <class T>
using ByReward = Indexed<Reward, T, kMaxRewards>;
template <class T>
using ByAchievement = Indexed<Achievement, T, kAchievements>;
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

// ---- what an edition says of each

struct GoodSpec {
  std::string id;
  std::uint8_t level = 1;
  std::uint8_t knowledge = 0;  // needed to build a factory
  std::uint8_t coal = 0;       // to activate it
  std::uint8_t storage = 0;
};

using Costs = std::array<std::uint8_t, kMaxParts>;  // for 1, 2, 3 parts together

struct SpaceSpec {
  std::string id;
  std::vector<Action> actions;  // one or two; an action stands on one space only
};

struct Factory {
  std::string id;
  Good good{};
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

struct ContractSpec {
  std::string id;
  std::vector<std::uint8_t> goods;  // so many of different goods, falling
  Resource resource = Resource::kYen;
  std::uint8_t amount = 0;
  std::uint8_t money_steps = 0;
};

struct RegionSpec {
  std::string id;
  Resource resource = Resource::kYen;
  std::uint8_t amount = 0;
  std::vector<City> cities;
};

struct CitySpec {
  std::string id;
  Region region{};
  BySide<std::uint8_t> foreign{};  // by side
};

struct CityTileSpec {
  std::string id;
  BySide<Good> goods{};  // before it is turned
};

struct RewardSpec {
  std::string id;
  std::uint8_t multiplier = 0;
  Resource resource = Resource::kYen;
  std::uint8_t amount = 0;
  std::uint8_t copies = 0;
};

struct AchievementSpec {
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
  std::uint16_t start_yen = 0;
  std::uint16_t start_coal = 0;
  std::uint16_t start_plans = 0;

  ByGood<GoodSpec> goods;
  ByAction<std::string> action_ids;
  ByAction<Space> space_of{};
  ByAction<Costs> costs{};        // of kKnowledge, kMines, kMachinery, kTrains, kShips
  ByAction<std::uint8_t> most{};  // parts of one action
  int factory_cost = 0;
  IndexedList<Space, SpaceSpec> spaces;
  IndexedList<Colour, std::string> colours;
  int on_space = 0;         // workers on a filled action space
  int worker_places = 0;    // on a player's board
  ByPlayerCount workers{};  // of each colour
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
  IndexedList<Region, RegionSpec> regions;
  IndexedList<City, CitySpec> cities;
  IndexedList<CityTile, CityTileSpec> city_tiles;
  ByValue<std::uint8_t> influence{};              // tiles of each value, of one player
  std::array<Costs, kLevels> influence_values{};  // by level - 1, for 1, 2, 3 cubes

  IndexedList<FactoryTile, Factory> factories;
  ByGood<Set<FactoryTile>> tiles_of{};  // that make the good
  ByAction<Maybe<Good>> cost_goods{};   // whose factories change its prices
  IndexedList<Contract, ContractSpec> contracts;
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

  IndexedList<Achievement, AchievementSpec> achievements;  // kAchievements of them
  IndexedList<Reward, RewardSpec> rewards;
  std::array<std::uint8_t, kMaxWorkers + 1> reward_level{};  // by workers held; 0: none
  std::uint8_t extra_multiplier = 0;                         // NIP-S2
  std::uint8_t extra_copies = 0;
};

}  // namespace kaisho::nippon
