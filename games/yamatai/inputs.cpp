// What a net sees of a position, from one seat's side: what lies where on the map, where every tile
// and specialist is, the order of play, what each seat has, and the features of each seat.
#include "core/features/inputs.h"

#include <array>

#include "core/values/how_many.h"
#include "games/yamatai/features.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

constexpr auto kBuckets = buckets_of(kFeatures);

constexpr int kMaxBoats = 5;   // of a colour
constexpr int kMaxTokens = 5;  // of a kind
constexpr int kMaxAside = 8;
constexpr int kMaxPiecesLeft = 12;
constexpr int kMaxRounds = 24;
constexpr int kMaxSupply = 20;  // of a colour, in pairs
constexpr int kMaxDeck = 32;
constexpr int kMaxRowCoins = 8;
constexpr int kMaxLack = 12;  // steps to the end of a kind

// These say where a tile or specialist is: in the row, or with a seat.
constexpr int kInRow = 1;

// Sets the column for each of a set of nouns, by one pass over the set.
void mark(Marks& marks, std::size_t column, const auto& things, int as) {
  for (const auto thing : things) marks.set(column, number_of(thing), as);
}

// What may stand on an island, in the order of its marks.
constexpr std::array kStanding = {&Position::mountains, &Position::torii, &Position::palaces,
                                  &Position::sanctuaries};

template <class Out>
void put_map(Out& out, const SeatView& view) {
  constexpr std::size_t kOwner = 0;
  constexpr std::size_t kStands = 1;
  constexpr std::size_t kToken = 2;
  const Position& p = view.p;
  Marks islands =
      out.put_marks({{"island of", kMaxSeats}, {"island has", kStanding.size()}, {"token", kKinds}},
                    view.components.map.islands);
  for (Seat other = 0; other < p.seats; ++other) {
    mark(islands, kOwner, p.player(other).pieces, seen_from(view.seat, other, p.seats));
  }
  int stands_as = 0;
  for (const auto standing : kStanding) mark(islands, kStands, p.*standing, ++stands_as);
  for (const Culture kind : kEveryCulture) {
    mark(islands, kToken, p.tokens[kind], number_of(kind) + 1);
  }
  Marks spaces = out.put_marks({{"boat", kColours}}, view.components.map.spaces);
  for (const Colour colour : kEveryColour) mark(spaces, 0, p.boats[colour], number_of(colour) + 1);
}

template <class Out>
void put_cards(Out& out, const SeatView& view) {
  const Position& p = view.p;
  for (int i = 0; i < kMaxRow; ++i) {
    out.put("coins on specialist", i, p.specialist_coins[i], kMaxRowCoins);
  }
  Marks tiles = out.put_marks({{"tile", kInRow + 2 * kMaxSeats}}, view.components.buildings.size());
  Marks specialists =
      out.put_marks({{"specialist", kInRow + kMaxSeats}}, view.components.specialists.size());
  mark(tiles, 0, things_in<Tiles>(p.buildings), kInRow);
  mark(specialists, 0, things_in<Specialists>(p.specialists), kInRow);
  for (Seat other = 0; other < p.seats; ++other) {
    const int place = kInRow + seen_from(view.seat, other, p.seats);
    const Player& player = p.player(other);
    mark(specialists, 0, player.specialists, place);
    mark(tiles, 0, player.reserved, place);
    mark(tiles, 0, player.built, place + kMaxSeats);
  }
}

template <class Out>
void put_order(Out& out, const SeatView& view) {
  const Position& p = view.p;
  const int fleets = how_many(view.components.fleets);
  for (int i = 0; i < kMaxPieces; ++i) {
    out.put("order", i, seen_from(view.seat, p.order[i], p.seats), kMaxSeats);
    out.put("played", i, p.played[i] ? number_of(*p.played[i]) + 1 : 0, fleets);
  }
  Marks places = out.put_marks({{"fleet", kMaxFleets}}, view.components.fleets.size());
  for (int i = 0; i < kMaxFleets; ++i) {
    if (!p.track[i] || p.track_blocks[i] != kFaceUp) continue;
    places.set(0, number_of(*p.track[i]), i + 1);
  }
}

template <class Out>
void put_all(Out& out, std::string_view name, const auto& counts, int most) {
  int i = 0;
  for (const int count : counts) out.put(name, i++, count, most);
}

template <class Out>
void put_seat(Out& out, const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  put_all(out, "boats of", player.boats, kMaxBoats);
  put_all(out, "culture", player.culture, kMaxTokens);
  out.put("aside", player.aside, kMaxAside);
  out.put("pieces left", player.pieces_left, kMaxPiecesLeft);
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& components, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  out.put("seats", p.seats, kMaxSeats);
  out.put("round", p.round, kMaxRounds);
  put_step(out, p, seat, Step::kTurnEnd);
  out.put("place", p.place, kMaxPieces);
  out.put("trigger", number_of(p.trigger), number_of(Trigger::kBuildings));
  out.put("tiles left", p.building_deck_size, kMaxDeck);
  out.put("specialists left", p.specialist_deck_size, kMaxLack);
  out.put("sanctuaries left", p.sanctuaries_left, kMaxLack);
  for (const Colour colour : kEveryColour) {
    out.put("supply", number_of(colour), p.supply[colour] / 2, kMaxSupply);
  }
  const SeatView view{components, p, seat};
  put_order(out, view);
  put_cards(out, view);
  put_map(out, view);
  put_seats(out, p.seats, seat, kBuckets, feature_names(), features,
            [&](Seat other) { put_seat(out, p, other); });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::yamatai
