// What a net sees of a position, from one seat's side: what lies where on the map, where every tile
// and specialist is, the order of play, what each seat has, and the features of each seat.
#include "core/inputs.h"

#include <algorithm>

#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// The most of each feature that is told apart, in the order of features.cpp.
constexpr std::array<Bucket, 32> kBuckets = {{
    {1, 90},    // points
    {1, 90},    // points_late
    {1, 50},    // coins
    {1, 4},     // coins_few
    {1, 4},     // coins_over
    {1, 8},     // prestige
    {1, 12},    // built
    {1, 10},    // pieces_put
    {2, 20},    // pieces_put_late
    {1, 6},     // group_largest
    {1, 12},    // group_room
    {1, 6},     // tokens
    {2, 8},     // tokens_late
    {1, 1},     // can_recruit
    {1, 3},     // recruits
    {4, 8},     // recruits_late
    {0.5F, 8},  // waiting_coins
    {1, 5},     // boats
    {1, 2},     // yellow_boats
    {1, 14},    // boats_worth
    {1, 1},     // aside_odd
    {1, 3},     // reserved
    {1, 14},    // reserved_ready
    {1, 8},     // specialists
    {10, 10},   // early
    {1, 1},     // to_move
    {1, 14},    // to_move_build
    {1, 14},    // to_move_build_far
    {4, 8},     // powers_of_points
    {4, 8},     // powers_of_coins
    {4, 8},     // powers_of_boats
    {4, 4},     // powers_of_tokens
}};

constexpr int kMostBoats = 5;   // of a colour
constexpr int kMostTokens = 5;  // of a kind
constexpr int kMostAside = 8;
constexpr int kMostPiecesLeft = 12;
constexpr int kMostRounds = 24;
constexpr int kMostSupply = 20;  // of a colour, in pairs
constexpr int kMostDeck = 32;
constexpr int kMostRowCoins = 8;
constexpr int kMostLack = 12;  // steps to the end of a kind

// Where a tile or specialist is: in the row, or with a seat.
constexpr int kInRow = 1;

// What lies or stands on each island or space, by one pass over each set.
using Marks = std::array<std::uint8_t, kMaxIslands>;
static_assert(kMaxIslands >= kMaxSpaces);

void mark(Marks& marks, Mask places, int as) {
  each_bit(places,
           [&](int i) { marks[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(as); });
}

template <class Out>
void put_map(Out& out, const Components& box, const Position& p, Seat seat) {
  Marks owners{};
  Marks stands{};
  Marks tokens{};
  Marks boats{};
  for (Seat other = 0; other < p.seats; ++other) {
    mark(owners, p.player(other).pieces, seen_from(seat, other, p.seats));
  }
  mark(stands, p.mountains, 1);
  mark(stands, p.torii, 2);
  mark(stands, p.palaces, 3);
  mark(stands, p.sanctuaries, 4);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    mark(tokens, p.tokens[kind], static_cast<int>(kind) + 1);
  }
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    mark(boats, p.boats[colour], static_cast<int>(colour) + 1);
  }
  for (int i = 0; i < box.map.islands; ++i) {
    const auto island = static_cast<std::size_t>(i);
    out.put("island of", i, owners[island], kMaxSeats);
    out.put("island has", i, stands[island], 4);
    out.put("token", i, tokens[island], kKinds);
  }
  for (int i = 0; i < box.map.spaces; ++i) {
    out.put("boat", i, boats[static_cast<std::size_t>(i)], static_cast<int>(kColours));
  }
}

template <class Out>
void put_cards(Out& out, const Components& box, const Position& p, Seat seat) {
  std::array<std::uint8_t, kMaxBuildings> tiles{};
  std::array<std::uint8_t, kMaxSpecialists> specialists{};
  for (std::size_t i = 0; i < kMaxRow; ++i) {
    if (p.buildings[i] < tiles.size()) tiles[p.buildings[i]] = kInRow;
    if (p.specialists[i] < specialists.size()) specialists[p.specialists[i]] = kInRow;
    out.put("coins on specialist", static_cast<int>(i), p.specialist_coins[i], kMostRowCoins);
  }
  for (Seat other = 0; other < p.seats; ++other) {
    const auto place = static_cast<std::uint8_t>(kInRow + seen_from(seat, other, p.seats));
    const Player& player = p.player(other);
    each_bit(player.specialists, [&](int i) { specialists[static_cast<std::size_t>(i)] = place; });
    each_bit(player.reserved, [&](int i) { tiles[static_cast<std::size_t>(i)] = place; });
    each_bit(player.built, [&](int i) {
      tiles[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(place + kMaxSeats);
    });
  }
  for (std::size_t i = 0; i < box.buildings.size(); ++i) {
    out.put("tile", static_cast<int>(i), tiles[i], kInRow + 2 * kMaxSeats);
  }
  for (std::size_t i = 0; i < box.specialists.size(); ++i) {
    out.put("specialist", static_cast<int>(i), specialists[i], kInRow + kMaxSeats);
  }
}

template <class Out>
void put_order(Out& out, const Components& box, const Position& p, Seat seat) {
  for (std::size_t i = 0; i < kMaxPieces; ++i) {
    const auto fleets = static_cast<int>(box.fleets.size());
    out.put("order", static_cast<int>(i), seen_from(seat, p.order[i], p.seats), kMaxSeats);
    out.put("played", static_cast<int>(i), p.played[i] == kNone ? 0 : p.played[i] + 1, fleets);
  }
  std::array<std::uint8_t, kMaxFleets> places{};
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    const bool shown = p.track_lots[i] == 0 && p.track[i] < places.size();
    if (shown) places[p.track[i]] = static_cast<std::uint8_t>(i + 1);
  }
  for (std::size_t i = 0; i < box.fleets.size(); ++i) {
    out.put("fleet", static_cast<int>(i), places[i], kMaxFleets);
  }
}

template <class Out>
void put_seat(Out& out, const Position& p, Seat seat, std::span<const float> features) {
  const Player& player = p.player(seat);
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    out.put("boats of", static_cast<int>(colour), player.boats[colour], kMostBoats);
  }
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    out.put("culture", static_cast<int>(kind), player.culture[kind], kMostTokens);
  }
  out.put("aside", player.aside, kMostAside);
  out.put("pieces left", player.pieces_left, kMostPiecesLeft);
  put_features(out, kBuckets, Rules::feature_names(), features);
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& box, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  out.put("seats", p.seats, kMaxSeats);
  out.put("round", p.round, kMostRounds);
  out.put("active", seen_from(seat, p.active, p.seats), kMaxSeats);
  out.put("asked", p.stack.empty() ? 0 : seen_from(seat, p.stack.top().seat, p.seats), kMaxSeats);
  out.put("step", static_cast<int>(step_of(p)), static_cast<int>(Step::kTurnEnd));
  out.put("place", p.place, kMaxPieces);
  out.put("trigger", static_cast<int>(p.trigger), static_cast<int>(Trigger::kBuildings));
  out.put("tiles left", p.building_deck_size, kMostDeck);
  out.put("specialists left", p.specialist_deck_size, kMostLack);
  out.put("sanctuaries left", p.sanctuaries_left, kMostLack);
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    out.put("supply", static_cast<int>(colour), p.supply[colour] / 2, kMostSupply);
  }
  put_order(out, box, p, seat);
  put_cards(out, box, p, seat);
  put_map(out, box, p, seat);
  put_seats(out, p.seats, seat, [&](Seat other) {
    put_seat(out, p, other, features_of(features, other, kBuckets.size()));
  });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::yamatai
