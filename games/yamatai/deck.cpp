// The building deck: fleet 3 (YAM-F3), and who knows what of it (YAM-H1).
//
// A player who has looked knows each of those tiles at its place. When somebody else puts the top
// tiles back in an order unseen, what was known of them is known of all their places together: a
// lot. How many went to the top and to the bottom all have seen. A lot that the next sorting meets
// in part becomes one with it, which forgets how many of its tiles lay in that part.
#include <algorithm>
#include <span>

#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

constexpr std::uint8_t lot_at(std::size_t place) { return static_cast<std::uint8_t>(place + 1); }

// The places of a lot that has one or more known tiles.
struct Lot {
  std::uint8_t lowest = 0;  // + 1
  bool known = false;
};

// Where the tiles of the top go: `top` of `count` stay there.
struct Sorting {
  std::size_t size = 0;  // of the deck
  std::size_t count = 0;
  std::size_t top = 0;

  std::size_t bottom() const { return count - top; }
  bool in_window(std::size_t place) const { return place >= size - count; }
  // Of a place below those looked at.
  std::size_t moved(std::size_t place) const { return place + bottom(); }
};

// The window's places before and after, for somebody who does not see how its tiles are sorted.
void blur(Player& player, const Sorting& sorting) {
  if (player.known == 0) return;
  auto before = player.lots;
  std::array<bool, kMaxBuildings + 1> joined{};
  bool any = false;
  for (std::size_t place = sorting.size - sorting.count; place < sorting.size; ++place) {
    if (before[place] == 0) continue;
    joined[before[place]] = true;
    any = true;
  }
  const std::uint8_t all = any ? kMaxBuildings + 1 : 0;  // a label no lot has yet
  player.lots.fill(0);
  for (std::size_t place = 0; place < sorting.size - sorting.count; ++place) {
    const std::uint8_t label = before[place];
    player.lots[sorting.moved(place)] = label != 0 && joined[label] ? all : label;
  }
  for (std::size_t i = 0; i < sorting.bottom(); ++i) player.lots[i] = all;
  for (std::size_t i = sorting.size - sorting.top; i < sorting.size; ++i) player.lots[i] = all;
}

// Each tile of the window is known at its place.
void sharpen(Player& player, const Sorting& sorting) {
  const auto before = player.lots;
  player.lots.fill(0);
  for (std::size_t place = 0; place < sorting.size - sorting.count; ++place) {
    player.lots[sorting.moved(place)] = before[place];
  }
  // Labels that no lot below can have: each place its own.
  std::uint8_t label = kMaxBuildings + 1;
  for (std::size_t i = 0; i < sorting.bottom(); ++i) player.lots[i] = label++;
  for (std::size_t i = sorting.size - sorting.top; i < sorting.size; ++i) player.lots[i] = label++;
}

// Names lots anew so that equal knowledge has equal bytes.
void tidy_lots(Position& p, Seat seat) {
  Player& player = p.player(seat);
  if (player.known == 0) {
    player.lots.fill(0);
    return;
  }
  std::array<Lot, 256> lots{};
  for (std::size_t place = 0; place < p.building_deck_size; ++place) {
    Lot& lot = lots[player.lots[place]];
    if (lot.lowest == 0) lot.lowest = lot_at(place);
    lot.known = lot.known || in(player.known, p.building_deck[place]);
  }
  lots[0] = Lot{};
  for (std::size_t place = 0; place < kMaxBuildings; ++place) {
    const Lot& lot = lots[player.lots[place]];
    player.lots[place] = place < p.building_deck_size && lot.known ? lot.lowest : 0;
  }
}

}  // namespace

// The tiles are taken up in an order that nobody else can know: the move that sorts them numbers
// them by it, and all may hear that move.
void do_look(const Play& play) {
  Position& p = play.p;
  p.used |= kUsedFleet;
  const std::size_t size = p.building_deck_size;
  const std::size_t count =
      std::min<std::size_t>(size, static_cast<std::size_t>(play.box.sorted_tiles));
  const Sorting shown{.size = size, .count = count, .top = count};
  Random(p.random).shuffle(std::span(p.building_deck).subspan(size - count, count));
  Player& player = p.player(p.active);
  for (std::size_t place = size - count; place < size; ++place) {
    player.known |= bit(p.building_deck[place]);
  }
  for (Seat other = 0; other < p.seats; ++other) {
    other == p.active ? sharpen(player, shown) : blur(p.player(other), shown);
    tidy_lots(p, other);
  }
  ++p.reveals;
  play.tell_revealed(What::kLooked, "YAM-F3", p.active, count);
  push(p, Step::kSort, p.active, static_cast<int>(count));
}

// All orders, and of each how many of them stay on top; when the whole deck is looked at, top and
// bottom are the same.
void list_sorts(const Position& p, MoveList& moves) {
  const int count = p.stack.top().a;
  const int least = count == p.building_deck_size ? count : 0;
  std::array<int, kMaxSorted> order{0, 1, 2};
  do {
    int packed = 0;
    for (int i = count - 1; i >= 0; --i) packed = packed * 4 + order[static_cast<std::size_t>(i)];
    for (int top = count; top >= least; --top) moves.add(move_of(MoveKind::kSort, top, packed));
  } while (std::next_permutation(order.begin(), order.begin() + count));
}

void do_sort(const Play& play, Move move) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  const Sorting sorting{.size = p.building_deck_size, .count = p.stack.top().a, .top = move.a()};
  p.stack.pop();
  const auto before = p.building_deck;
  const std::size_t below = sorting.size - sorting.count;
  for (std::size_t place = 0; place < below; ++place) {
    p.building_deck[sorting.moved(place)] = before[place];
  }
  for (std::size_t i = 0; i < sorting.count; ++i) {
    const auto looked = static_cast<std::size_t>(sorted_at(move, static_cast<int>(i)));
    // From the top: those that stay there, then the others, the last at the very bottom.
    const std::size_t to = i < sorting.top ? sorting.size - 1 - i : sorting.count - 1 - i;
    p.building_deck[to] = before[sorting.size - 1 - looked];
  }
  for (Seat other = 0; other < p.seats; ++other) {
    other == seat ? sharpen(p.player(other), sorting) : blur(p.player(other), sorting);
    tidy_lots(p, other);
  }
  play.tell(What::kSorted, "YAM-F3", seat, sorting.top, sorting.bottom());
}

Id draw_building(Position& p) {
  const std::size_t top = --p.building_deck_size;
  const Id tile = p.building_deck[top];
  p.building_deck[top] = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Player& player = p.player(seat);
    if (player.known == 0) continue;
    player.known &= ~bit(tile);
    player.lots[top] = 0;
    tidy_lots(p, seat);
  }
  return tile;
}

}  // namespace kaisho::yamatai
