// Moves as text and by their parts; docs/protocol-yamatai.md lists them.
#include <algorithm>
#include <cstddef>

#include "core/shapes/move_shape.h"
#include "core/values/how_many.h"
#include "games/yamatai/names.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// ---- two boats: `green brown`, in the order of the colours

// Of a kind of move that holds them.
template <class Parts>
constexpr MovePartByHand kTwoBoats = {
    .write =
        [](const Context& context, Move move, Json& json) {
          const auto [one, other] = move.as<Parts>();
          json["boats"] = Json::array({kColourKind.json(context, number_of(one)),
                                       kColourKind.json(context, number_of(other))});
        },
    .words =
        [](const Context& context, Move move) {
          const auto [one, other] = move.as<Parts>();
          return kColourKind.word(context, number_of(one)) + ' ' +
                 kColourKind.word(context, number_of(other));
        },
    .read =
        [](const Context& context, Words& words, Arguments& arguments) {
          if (words.size() < 2) return false;
          const int one = kColourKind.find_word(context, words[0]);
          const int other = kColourKind.find_word(context, words[1]);
          if (one < 0 || other < one) return false;
          arguments = arguments_of(move_of(Parts{noun<Colour>(one), noun<Colour>(other)}));
          words.erase(words.begin(), words.begin() + 2);
          return true;
        },
    .types = "boats: ColourId[]"};

// ---- the boats kept: `green+green+red`, in the order of the colours

std::vector<std::string> kept_names(const Context& context, Move move) {
  std::vector<std::string> names;
  const Boats kept = move.as<Keep>().boats();
  for (const Colour colour : kEveryColour) {
    names.insert(names.end(), kept[colour], kColourKind.name_of(context, number_of(colour)));
  }
  return names;
}

bool read_kept(const Context& context, Words& words, Arguments& arguments) {
  if (words.empty()) return false;
  const Words names = words_of(words.front(), '+');
  if (names.size() > kMaxPort) return false;
  Boats kept{};
  int last = 0;
  for (const std::string_view name : names) {
    const int colour = kColourKind.find_word(context, name);
    if (colour < last) return false;
    ++kept[noun<Colour>(colour)];
    last = colour;
  }
  arguments = arguments_of(move_of(Keep::of(kept)));
  words.erase(words.begin());
  return true;
}

constexpr MovePartByHand kKept = {
    .write = [](const Context& context, Move move,
                Json& json) { json["boats"] = kept_names(context, move); },
    .words = [](const Context& context,
                Move move) { return joined(kept_names(context, move), '+'); },
    .read = read_kept,
    .types = "boats: ColourId[]"};

// ---- the tiles sorted: `2 1 / 3`, a stroke before those for the bottom

// 0 where none are to be sorted.
int tiles_to_sort(const Context& context) {
  const Position& p = position_of(context);
  return step_of(p) == Step::kSort ? std::min<int>(kLookedAt(p.stack.top()), kMaxSorted) : 0;
}

// The tiles at these places of the sorted ones, by the numbers they had from 1.
std::vector<int> sorted_tiles(SortedTiles sorted, int begin, int end) {
  std::vector<int> tiles;
  for (int place = begin; place < end; ++place) tiles.push_back(sorted[place] + 1);
  return tiles;
}

std::string sorted_words(const Context& context, Move move) {
  const auto [top, tiles] = move.as<Sort>();
  std::vector<std::string> words;
  for (int place = 0; place < tiles_to_sort(context); ++place) {
    if (place == top) words.emplace_back("/");
    words.push_back(std::to_string(tiles[place] + 1));
  }
  return joined(words, ' ');
}

// Each of the tiles looked at once.
bool read_sorted(const Context& context, Words& words, Arguments& arguments) {
  const int count = tiles_to_sort(context);
  const auto stroke = std::ranges::find(words, "/");
  const auto top = static_cast<int>(stroke - words.begin());
  if (top >= count && stroke != words.end()) return false;
  if (stroke != words.end()) words.erase(stroke);
  if (count == 0 || how_many(words) != count) return false;
  Set<int> seen;
  std::array<int, kMaxSorted> tiles{};
  for (int place = 0; place < count; ++place) {
    const int tile = number_of(words[place], count) - 1;
    if (tile < 0 || seen.has(tile)) return false;
    seen.add(tile);
    tiles[place] = tile;
  }
  arguments = arguments_of(move_of(Sort::of(top, std::span(tiles).first(count))));
  words.clear();
  return true;
}

void write_sorted(const Context& context, Move move, Json& json) {
  const int count = tiles_to_sort(context);
  const auto [top, tiles] = move.as<Sort>();
  json["top"] = sorted_tiles(tiles, 0, std::min<int>(top, count));
  json["bottom"] = sorted_tiles(tiles, top, count);
}

constexpr MovePartByHand kSorted = {.write = write_sorted,
                                    .words = sorted_words,
                                    .read = read_sorted,
                                    .types = "top: number[]; bottom: number[]"};

// ---- the table

constexpr MovePart written_by_hand(const MovePartByHand& part) {
  return {.name = {}, .by_hand = &part};
}
// Of all kinds that hold one thing of this sort, or this one first.
constexpr MovePart kColourOfMove = {"colour", kColourKind, offsetof(Place, colour)};
constexpr MovePart kTileOfMove = {"building", kTileKind, offsetof(Build, tile)};
constexpr MovePart kCultureOfMove = {"culture", kCultureKind, offsetof(TokenForYellow, kind)};
constexpr MovePart space(std::size_t at = 0) { return {"space", kSpaceKind, at}; }
constexpr MovePart island(std::size_t at = 0) { return {"island", kIslandKind, at}; }

// In the order of MoveKind; the first is none.
constexpr std::array kMoves = {
    MoveShape{""},
    MoveShape{
        "fleet", {{"fleet", kFleetKind, offsetof(TakeFleet, fleet)}}, "a turn's start (YAM-T1)"},
    MoveShape{"boat", {kColourOfMove}, "the free boat of fleet 10 (YAM-T1)"},
    MoveShape{"buy", {kColourOfMove}, "one trade, until a boat is placed (YAM-T3)"},
    MoveShape{"sell", {kColourOfMove}, "one trade, until a boat is placed (YAM-T3)"},
    MoveShape{"place", {kColourOfMove, space(offsetof(Place, space))}, "the next boat (YAM-T4)"},
    MoveShape{"collect",
              {},
              "collecting instead of building; tokens that every choice has are taken at once "
              "(YAM-T5, YAM-T6)"},
    MoveShape{"take", {island()}, "one token, where boats compete; any order (YAM-T6)"},
    MoveShape{"extra", {island()}, "one more token (YAM-P10)"},
    MoveShape{"build",
              {kTileOfMove, island(offsetof(Build, island))},
              "a building of the row or one of the seat's own reserved ones; fleet 9 spares a boat "
              "where it must (YAM-T7)"},
    MoveShape{"keep",
              {written_by_hand(kKept)},
              "the boats that stay in the port, in the order of the colours, each as often as it "
              "stays: `green+green+yellow`; the rest is set aside (YAM-T10)"},
    MoveShape{"recruit",
              {{"specialist", kSpecialistKind, offsetof(Recruit, specialist)},
               {"kinds", kCultureKind.set(), offsetof(Recruit, kinds)}},
              "for identical tokens of one kind, `tea`, or for different ones in the order of the "
              "edition, `tea+indigo+rice` (YAM-T11)"},
    MoveShape{"reserve", {kTileOfMove}, "reserves a building of the row (YAM-F2)"},
    MoveShape{"look", {}, "looks at the top tiles of the deck (YAM-F3)"},
    MoveShape{"sort",
              {written_by_hand(kSorted)},
              "the tiles as they now lie (1 is the top one), from the top: `sort 2 1 / 3`; those "
              "after the stroke go to the bottom, the last of them lowest; without any the stroke "
              "is left out. The tiles were taken up in a random order, so the numbers reveal "
              "nothing to others (YAM-F3)"},
    MoveShape{"slide",
              {{"from", kSpaceKind, offsetof(Slide, from)}, space(offsetof(Slide, to))},
              "slides a boat to a free space linked to it (YAM-F4)"},
    MoveShape{"sanctuary", {island()}, "puts a sanctuary on an island (YAM-F5)"},
    MoveShape{"swap-tokens", {island()}, "the lower island first, then `with-token` (YAM-F6)"},
    MoveShape{"with-token", {island()}, "the other one (YAM-F6)"},
    MoveShape{"remove", {space()}, "perhaps twice, the lower space first; `done` ends it (YAM-F7)"},
    MoveShape{"swap-boats", {space()}, "the lower space first, then `with-boat` (YAM-F8)"},
    MoveShape{"with-boat", {space()}, "the other one (YAM-F8)"},
    MoveShape{
        "gild",
        {written_by_hand(kTwoBoats<Gild>)},
        "two boats for a yellow one, in the order of the colours: `gild green brown` (YAM-P3)"},
    MoveShape{"cleanse", {island()}, "removes a sanctuary (YAM-P8)"},
    MoveShape{"token-for-yellow", {kCultureOfMove}, "a culture token for a yellow boat (YAM-P14)"},
    MoveShape{"token-for-coins", {kCultureOfMove}, "a culture token for coins (YAM-P16)"},
    MoveShape{"change",
              {written_by_hand(kTwoBoats<Change>)},
              "a yellow boat for these two: `change green black` (YAM-P17)"},
    MoveShape{"done",
              {},
              "ends placing without a boat placed, or where neither collecting nor building is "
              "possible without an optional power (YAM-T5); ends the port step where no boat can "
              "stay; declines the extra token, the second removal, recruiting and powers left"},
};
static_assert(kMoves.size() == std::to_underlying(MoveKind::kDone) + 1);
static_assert(kMoves[std::to_underlying(MoveKind::kCleanse)].verb == "cleanse");

}  // namespace

MoveShapes Rules::moves() { return kMoves; }

}  // namespace kaisho::yamatai
