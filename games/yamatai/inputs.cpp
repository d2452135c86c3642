// What a net sees of a position, from one seat's side: what lies where on the map, where every tile
// and specialist is, the order of play, what each seat has, and the features of each seat.
#include "core/features/inputs.h"

#include <algorithm>

#include "core/values/counter.h"
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

template <class Out>
void put_all(Out& out, std::string_view name, const auto& counts, int most) {
  int i = 0;
  for (const int count : counts) out.put(name, i++, count, most);
}

// These say where a tile or specialist is: in the row, or with a seat.
constexpr int kInRow = 1;

// What lies or stands on each island or space, by one pass over each set.
void mark(auto& marks, const auto& places, int as) {
  for (const auto place : places) set(marks[place], as);
}

// What may stand on an island, in the order of its marks.
constexpr std::array kStanding = {&Position::mountains, &Position::torii, &Position::palaces,
                                  &Position::sanctuaries};

template <class Out>
void put_map(Out& out, const SeatView& view) {
  const Position& p = view.p;
  ByIsland<std::uint8_t> owners{};
  ByIsland<std::uint8_t> stands{};
  ByIsland<std::uint8_t> tokens{};
  BySpace<std::uint8_t> boats{};
  for (Seat other = 0; other < p.seats; ++other) {
    mark(owners, p.player(other).pieces, seen_from(view.seat, other, p.seats));
  }
  int stands_as = 0;
  for (const auto islands : kStanding) mark(stands, p.*islands, ++stands_as);
  for (const Culture kind : kEveryCulture) mark(tokens, p.tokens[kind], number_of(kind) + 1);
  for (const Colour colour : kEveryColour) mark(boats, p.boats[colour], number_of(colour) + 1);
  for (const Island island : view.components.map.every_island()) {
    const int i = number_of(island);
    out.put("island of", i, owners[island], kMaxSeats);
    out.put("island has", i, stands[island], kStanding.size());
    out.put("token", i, tokens[island], kKinds);
  }
  put_all(out, "boat", std::span(boats).first(view.components.map.spaces), kColours);
}

template <class Out>
void put_cards(Out& out, const SeatView& view) {
  const Position& p = view.p;
  Indexed<Tile, std::uint8_t, kMaxBuildings> tiles{};
  Indexed<Specialist, std::uint8_t, kMaxSpecialists> specialists{};
  mark(tiles, things_in<Tiles>(p.buildings), kInRow);
  mark(specialists, things_in<Specialists>(p.specialists), kInRow);
  for (int i = 0; i < kMaxRow; ++i) {
    out.put("coins on specialist", i, p.specialist_coins[i], kMaxRowCoins);
  }
  for (Seat other = 0; other < p.seats; ++other) {
    const int place = kInRow + seen_from(view.seat, other, p.seats);
    const Player& player = p.player(other);
    mark(specialists, player.specialists, place);
    mark(tiles, player.reserved, place);
    mark(tiles, player.built, place + kMaxSeats);
  }
  put_all(out, "tile", std::span(tiles).first(view.components.buildings.size()),
          kInRow + 2 * kMaxSeats);
  put_all(out, "specialist", std::span(specialists).first(view.components.specialists.size()),
          kInRow + kMaxSeats);
}

template <class Out>
void put_order(Out& out, const SeatView& view) {
  const Position& p = view.p;
  const int fleets = how_many(view.components.fleets);
  for (int i = 0; i < kMaxPieces; ++i) {
    out.put("order", i, seen_from(view.seat, p.order[i], p.seats), kMaxSeats);
    out.put("played", i, p.played[i] ? number_of(*p.played[i]) + 1 : 0, fleets);
  }
  Indexed<Fleet, std::uint8_t, kMaxFleets> places{};
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    if (!p.track[i] || p.track_blocks[i] != kFaceUp) continue;
    set(places[*p.track[i]], i + 1);
  }
  put_all(out, "fleet", std::span(places).first(view.components.fleets.size()), kMaxFleets);
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
