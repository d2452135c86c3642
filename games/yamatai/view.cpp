// Who sees what (YAM-H1). Unknown are the order of the decks, of the buildings but for what fleet 3
// has shown the seat, the order of the fleets of a block, and chance; what fleet 3 has shown others
// is theirs.
#include <algorithm>
#include <span>

#include "core/values/counter.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// The places of one block of the building deck, from the bottom.
struct Places {
  std::array<std::uint8_t, kMaxBuildings> place{};
  std::size_t size = 0;
};

// Calls `see` with every block that this player knows something of.
template <class See>
void each_block(const Player& player, std::size_t deck, const See& see) {
  if (player.known.empty()) return;
  for (std::size_t lowest = 0; lowest < deck; ++lowest) {
    if (player.blocks[lowest] != block_at(lowest)) continue;
    Places block;
    for (std::size_t i = lowest; i < deck; ++i) {
      if (player.blocks[i] == block_at(lowest)) set(block.place[block.size++], i);
    }
    see(block);
  }
}

// Puts the known tiles of every block first, in rising order.
void hide_buildings(Position& view, const Player* own) {
  const auto deck = view.building_deck;
  const std::size_t size = view.building_deck_size;
  std::fill_n(view.building_deck.begin(), size, kUnknownTile);
  if (own == nullptr) return;
  each_block(*own, size, [&](const Places& block) {
    std::array<Tile, kMaxBuildings> known{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < block.size; ++i) {
      const Tile tile = deck[block.place[i]];
      if (own->knows(tile)) known[count++] = tile;
    }
    std::ranges::sort(std::span(known).first(count));
    for (std::size_t i = 0; i < count; ++i) view.building_deck[block.place[i]] = known[i];
  });
}

// Calls `see` with the fleets of every block that lies face down.
template <class See>
void each_fleet_block(Position& p, const See& see) {
  for (std::size_t from = 0; from < kMaxFleets;) {
    std::size_t to = from + 1;
    while (to < kMaxFleets && p.track_blocks[to] == p.track_blocks[from]) ++to;
    if (p.track_blocks[from] != kFaceUp) see(std::span(p.track).subspan(from, to - from));
    from = to;
  }
}

void shuffle_blocks(Position& p, Random& random) {
  for (Seat seat = 0; seat < p.seats; ++seat) {
    each_block(p.player(seat), p.building_deck_size, [&](const Places& block) {
      for (std::size_t i = block.size; i > 1; --i) {
        const std::size_t other = random.below(i);
        std::swap(p.building_deck[block.place[i - 1]], p.building_deck[block.place[other]]);
      }
    });
  }
}

// Puts those of the first `all` that are not in `seen`, in random order, in place of unknown ones.
template <std::size_t kMost, class T, class Word>
void fill_unknown(std::span<T> deck, Set<T, Word> seen, std::size_t all, Random& random) {
  std::array<T, kMost> unseen{};
  std::size_t size = 0;
  for (const T one : Set<T, Word>::first(static_cast<int>(all)) - seen) unseen[size++] = one;
  random.shuffle(std::span(unseen).first(size));
  std::size_t next = 0;
  for (T& card : deck) {
    if (card == noun<T>(kUnknownId)) card = unseen[next++];
  }
}

Tiles seen_buildings(const Position& p) {
  Tiles seen = things_in<Tiles>(p.buildings);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    seen |= p.player(seat).built | p.player(seat).reserved;
  }
  for (const Tile tile : std::span(p.building_deck).first(p.building_deck_size)) {
    if (tile != kUnknownTile) seen.add(tile);
  }
  return seen;
}

Specialists seen_specialists(const Position& p) {
  Specialists seen = things_in<Specialists>(p.specialists);
  for (Seat seat = 0; seat < p.seats; ++seat) seen |= p.player(seat).specialists;
  return seen;
}

}  // namespace

Position Rules::observe(const Components& /*components*/, const Position& p, Seat seat) {
  Position view = p;
  view.random = RandomState{};
  view.observed = 1;
  std::fill_n(view.specialist_deck.begin(), view.specialist_deck_size, kUnknownSpecialist);
  hide_buildings(view, seat == kNobody ? nullptr : &p.player(seat));
  for (Seat other = 0; other < p.seats; ++other) {
    if (other == seat) continue;
    view.player(other).known = {};
    view.player(other).blocks.fill(kNoBlock);
  }
  each_fleet_block(view, [](std::span<Maybe<Fleet>> block) {
    std::ranges::sort(block, {}, [](Maybe<Fleet> fleet) { return *fleet; });
  });
  return view;
}

// Every order of what is unknown is equally likely, within what a block keeps of it (deck.cpp);
// nothing is made up of what others know of the deck, since nothing on the table depends on it.
Position Rules::resample(const Components& components, const Position& observation,
                         Random& random) {
  Position p = observation;
  fill_unknown<kMaxSpecialists>(std::span(p.specialist_deck).first(p.specialist_deck_size),
                                seen_specialists(p), components.specialists.size(), random);
  fill_unknown<kMaxBuildings>(std::span(p.building_deck).first(p.building_deck_size),
                              seen_buildings(p), components.buildings.size(), random);
  shuffle_blocks(p, random);
  each_fleet_block(p, [&](std::span<Maybe<Fleet>> block) { random.shuffle(block); });
  for (std::uint32_t& word : p.random.key) word = random.word();
  p.random.used = 0;
  p.observed = 0;
  return p;
}

}  // namespace kaisho::yamatai
