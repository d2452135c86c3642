// Moves as text and by their parts:
//   take white produce | consolidate | plans coal | steps 2 | produce silk+bento
//   | fill contract-4 silk+paper | build silk-a | improve silk+silk+stock
//   | trains kanto-chubu+kansai-chugoku | ships kanto-chubu | side tokyo north | tile 5 2
//   | home tokyo south | reward reward-2-yen | achievement savings | done
#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/shapes/move_shape.h"
#include "games/nippon/names.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

// ---- a good for each number of a contract

std::vector<std::string> filling_names(const Context& context, Move move) {
  std::vector<std::string> names;
  for (const Good good : move.as<Fill>().by()) {
    if (good != kNoGood) names.push_back(kGoodKind.name_of(context, number_of(good)));
  }
  return names;
}

// Reads one of each good, where numbers are equal in the order of the goods.
bool read_filling(const Context& context, Words& words, Arguments& arguments) {
  if (words.empty()) return false;
  const auto contract = noun<Contract>(arguments[offsetof(Fill, contract)]);
  const std::vector<std::uint8_t>& numbers = components_of(context).contracts[contract].goods;
  const Words names = words_of(words.front(), '+');
  if (names.size() != numbers.size()) return false;
  FilledBy goods{};
  goods.fill(kNoGood);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const int good = kGoodKind.find_name(context, names[i]);
    const bool as_before = i > 0 && numbers[i] == numbers[i - 1];
    if (good < 0 || (as_before && good < number_of(goods[i - 1]))) return false;
    if (std::ranges::count(goods, noun<Good>(good)) > 0) return false;
    goods[i] = noun<Good>(good);
  }
  arguments = arguments_of(move_of(Fill(contract, goods)));
  words.erase(words.begin());
  return true;
}

constexpr MovePartByHand kFilledBy = {
    .write = [](const Context& context, Move move,
                Json& json) { json["goods"] = filling_names(context, move); },
    .words = [](const Context& context,
                Move move) { return joined(filling_names(context, move), '+'); },
    .read = read_filling,
    .types = "goods: string[]"};

// ---- improvements: the goods in their order, then the stock

constexpr Kind kImproved = kGoodKind.or_word(number_of(kStock), kStockName);

std::vector<std::string> improvement_names(const Context& context, Move move) {
  std::vector<std::string> names;
  for (const Good part : move.as<Improve>().parts) {
    if (part != kNoPart) names.push_back(kImproved.word(context, number_of(part)));
  }
  return names;
}

bool read_improvements(const Context& context, Words& words, Arguments& arguments) {
  if (words.empty()) return false;
  const Words names = words_of(words.front(), '+');
  if (names.size() > kMaxParts) return false;
  Improved parts;
  parts.fill(kNoPart);
  int last = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const int part = kImproved.find_word(context, names[i]);
    if (part < last) return false;
    parts[i] = noun<Good>(part);
    last = part;
  }
  arguments = arguments_of(move_of(Improve{parts}));
  words.erase(words.begin());
  return true;
}

constexpr MovePartByHand kImprovements = {
    .write = [](const Context& context, Move move,
                Json& json) { json["improvements"] = improvement_names(context, move); },
    .words = [](const Context& context,
                Move move) { return joined(improvement_names(context, move), '+'); },
    .read = read_improvements,
    .types = "improvements: string[]"};

// ---- the table

constexpr MovePart written_by_hand(const MovePartByHand& part) {
  return {.name = {}, .by_hand = &part};
}
constexpr MovePart kRegionsOfTrains = {"regions", kRegionKind.set(), offsetof(PutTrains, regions)};
constexpr MovePart kRegionsOfShips = {"regions", kRegionKind.set(), offsetof(PutShips, regions)};
// The parts of a place, for a tile that is put or one that is sent home.
constexpr MovePart kCityOfMove = {"city", kCityKind,
                                  ArgumentAt::high(offsetof(ChoosePlace, place), kSides)};
constexpr MovePart kSideOfMove = {"side", kSideKind,
                                  ArgumentAt::low(offsetof(ChoosePlace, place), kSides)};
static_assert(offsetof(SendHome, place) == offsetof(ChoosePlace, place));

// The moves stand in the order of MoveKind, the first of which is none.
constexpr std::array kMoves = {
    MoveShape{""},
    MoveShape{"take",
              {{"colour", kColourKind, offsetof(Take, colour)},
               {"action", kActionKind, offsetof(Take, action)}},
              "a worker of the action's space, and that action (NIP-T1, NIP-T3)"},
    MoveShape{"consolidate", {}, "consolidates instead of taking a worker (NIP-K5)"},
    MoveShape{"plans",
              {{"track", kTrackKind, offsetof(UsePlans, track)}},
              "pays three plans for one step of a track (NIP-T1); offered with every decision of "
              "the seat's own turn while the action under way can still be completed (NIP-T3)"},
    MoveShape{"steps",
              {{"steps", number_kind(1, kMaxParts), offsetof(Climb, steps)}},
              "so many steps of Knowledge or Mines (NIP-A4, NIP-A5)"},
    MoveShape{"produce",
              {{"goods", kGoodKind.set(), offsetof(Produce, goods)}},
              "the factories activated, in the order of the goods: `silk+bento` (NIP-A3)"},
    MoveShape{"fill",
              {{"contract", kContractKind, offsetof(Fill, contract)}, written_by_hand(kFilledBy)},
              "the good for each number of the contract, in its order; goods for equal numbers in "
              "the order of the goods: `contract-4 silk+paper`; again until `done` (NIP-A8)"},
    MoveShape{
        "build", {{"factory", kFactoryKind, offsetof(Build, tile)}}, "buys a factory (NIP-A1)"},
    MoveShape{"improve",
              {written_by_hand(kImprovements)},
              "the factory of each improvement, in the order of the goods, then those for the "
              "stock: `silk+silk+stock` (NIP-A2)"},
    MoveShape{"trains",
              {kRegionsOfTrains},
              "a train in each region, in the order of the edition: `kanto-chubu+kansai-chugoku` "
              "(NIP-A6)"},
    MoveShape{"ships", {kRegionsOfShips}, "a ship in each region (NIP-A7)"},
    MoveShape{"side",
              {kCityOfMove, kSideOfMove},
              "where the next influence tile goes; again until `done` (NIP-A9)"},
    MoveShape{"tile",
              {{"value", number_kind(1, kMaxValue), offsetof(PutTile, value)},
               {"cubes", number_kind(1, kMaxParts), offsetof(PutTile, cubes)}},
              "the tile's value, and the cubes paid for it (NIP-A9)"},
    MoveShape{"home",
              {kCityOfMove, kSideOfMove},
              "which of the lowest tiles of a full city is returned (NIP-A10)"},
    MoveShape{"reward",
              {{"reward", kRewardKind, offsetof(TakeReward, reward)}},
              "takes the Emperor's reward (NIP-K2)"},
    MoveShape{"achievement",
              {{"achievement", kAchievementKind, offsetof(TileAchievement, achievement)}},
              "the achievement on which the reward's multiplier is put (NIP-K3)"},
    MoveShape{"done",
              {},
              "ends Export and Local Market after the first contract or tile; declines a factory's "
              "free trains, ships or improvements; ends the turn where plans could still be used"},
};
static_assert(kMoves.size() == std::to_underlying(MoveKind::kDone) + 1);

}  // namespace

MoveShapes Rules::moves() { return kMoves; }

}  // namespace kaisho::nippon
