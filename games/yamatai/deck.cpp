// The building deck: fleet 3 (YAM-F3), and who knows what of it (YAM-H1).
//
// A player who has looked knows each of those tiles at its place. When somebody else puts the top
// tiles back in an order unseen, what was known of them is known of all their places together: a
// block. How many went to the top and to the bottom all have seen. A block that the next sorting
// meets in part becomes one with it, which forgets how many of its tiles lay in that part.
#include <algorithm>
#include <span>

#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

// While tiles are sorted, blocks have any names; labels from kFirstLabel on are of no block before.
constexpr std::size_t kLabels = UINT8_MAX + 1;
constexpr std::uint8_t kFirstLabel = kMaxBuildings + 1;

struct NamedBlock {
  std::uint8_t name = kNoBlock;
  bool known = false;  // one or more of its tiles
};

// Says where the tiles on top go: `top` of `count` stay there.
struct Sorting {
  int size = 0;  // of the deck
  int count = 0;
  int top = 0;

  int bottom() const { return count - top; }
  // The new place of a tile that lies below those looked at.
  int moved(int place) const { return place + bottom(); }
};

// The window's places before and after, for somebody who does not see how its tiles are sorted.
void blur(Player& player, const Sorting& sorting) {
  if (player.known.empty()) return;
  auto before = player.blocks;
  std::array<bool, kFirstLabel> joined{};
  bool any = false;
  for (int place = sorting.size - sorting.count; place < sorting.size; ++place) {
    if (before[place] == kNoBlock) continue;
    joined[before[place]] = true;
    any = true;
  }
  const std::uint8_t all = any ? kFirstLabel : kNoBlock;
  player.blocks.fill(kNoBlock);
  for (int place = 0; place < sorting.size - sorting.count; ++place) {
    const std::uint8_t label = before[place];
    player.blocks[sorting.moved(place)] = label != kNoBlock && joined[label] ? all : label;
  }
  for (int i = 0; i < sorting.bottom(); ++i) player.blocks[i] = all;
  for (int i = sorting.size - sorting.top; i < sorting.size; ++i) player.blocks[i] = all;
}

// Each tile of the window is known at its place.
void sharpen(Player& player, const Sorting& sorting) {
  const auto before = player.blocks;
  player.blocks.fill(kNoBlock);
  for (int place = 0; place < sorting.size - sorting.count; ++place) {
    player.blocks[sorting.moved(place)] = before[place];
  }
  std::uint8_t label = kFirstLabel;  // each place its own
  for (int i = 0; i < sorting.bottom(); ++i) player.blocks[i] = label++;
  for (int i = sorting.size - sorting.top; i < sorting.size; ++i) player.blocks[i] = label++;
}

// Names the blocks again, so that equal knowledge has equal bytes.
void tidy_blocks(Position& p, Seat seat) {
  Player& player = p.player(seat);
  if (player.known.empty()) {
    player.blocks.fill(kNoBlock);
    return;
  }
  std::array<NamedBlock, kLabels> blocks{};
  for (int place = 0; place < p.building_deck_size; ++place) {
    NamedBlock& block = blocks[player.blocks[place]];
    if (block.name == kNoBlock) block.name = block_at(place);
    block.known = block.known || player.knows(p.building_deck[place]);
  }
  blocks[kNoBlock] = NamedBlock{};
  for (int place = 0; place < p.building_deck_size; ++place) {
    const NamedBlock& block = blocks[player.blocks[place]];
    player.blocks[place] = block.known ? block.name : kNoBlock;
  }
  std::fill(player.blocks.begin() + p.building_deck_size, player.blocks.end(), kNoBlock);
}

}  // namespace

// YAM-F3
void list_looks(const Position& p, MoveList& moves) {
  if (p.building_deck_size > 0) moves.add(move_of(Look{}));
}

// YAM-F3: the tiles are taken up in an order that nobody else can know: the move that sorts them
// numbers them by it, and all may hear that move.
void do_look(const Play& play) {
  Position& p = play.p;
  p.used.add(Use::kFleet);
  const int size = p.building_deck_size;
  const int count = std::min(size, play.components.sorted_tiles);
  const Sorting shown{.size = size, .count = count, .top = count};
  Random(p.random).shuffle(std::span(p.building_deck).subspan(size - count, count));
  Player& player = p.player(p.active);
  for (int place = size - count; place < size; ++place) {
    player.known.add(p.building_deck[place]);
  }
  for (Seat other = 0; other < p.seats; ++other) {
    other == p.active ? sharpen(player, shown) : blur(p.player(other), shown);
    tidy_blocks(p, other);
  }
  ++p.reveal_count;
  play.emit_revealed("looked", "YAM-F3", p.active, count);
  p.stack.push(sort_step(p.active, count));
}

// YAM-F3: lists all orders, and for each of them how many tiles stay on top. When the whole deck is
// looked at, top and bottom are the same.
void list_sorts(const Position& p, MoveList& moves) {
  const int count = kLookedAt(p.stack.top());
  const int least = count == p.building_deck_size ? count : 0;
  std::array<int, kMaxSorted> order{0, 1, 2};
  do {
    for (int top = count; top >= least; --top) {
      moves.add(move_of(Sort::of(top, std::span(order).first(count))));
    }
  } while (std::next_permutation(order.begin(), order.begin() + count));
}

// YAM-F3
void do_sort(const Play& play, Sort sort) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  const Sorting sorting{
      .size = p.building_deck_size, .count = kLookedAt(p.stack.top()), .top = sort.top};
  p.stack.pop();
  const auto before = p.building_deck;
  const int below = sorting.size - sorting.count;
  for (int place = 0; place < below; ++place) {
    p.building_deck[sorting.moved(place)] = before[place];
  }
  for (int i = 0; i < sorting.count; ++i) {
    // The order is from the top: first the tiles that stay there, then the others, the last at the
    // very bottom.
    const int to = i < sorting.top ? sorting.size - 1 - i : sorting.count - 1 - i;
    p.building_deck[to] = before[sorting.size - 1 - sort.tiles[i]];
  }
  for (Seat other = 0; other < p.seats; ++other) {
    other == seat ? sharpen(p.player(other), sorting) : blur(p.player(other), sorting);
    tidy_blocks(p, other);
  }
  play.emit("sorted", "YAM-F3", seat, sorting.top, sorting.bottom());
}

Tile draw_building(Position& p) {
  const int top = --p.building_deck_size;
  const Tile tile = p.building_deck[top];
  p.building_deck[top] = Tile{};
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Player& player = p.player(seat);
    if (player.known.empty()) continue;
    player.known.remove(tile);
    player.blocks[top] = kNoBlock;
    tidy_blocks(p, seat);
  }
  return tile;
}

}  // namespace kaisho::yamatai
