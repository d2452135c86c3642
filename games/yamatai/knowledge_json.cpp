#include "games/yamatai/knowledge_json.h"

#include "games/yamatai/names.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

int top_of(const Context& context) { return position_of(context).building_deck_size - 1; }

struct Lot {
  Mask places = 0;  // 0 the top; `lots` of a player count from the bottom
  Mask tiles = 0;
};

Lot lot_of(const Position& p, const Player& player, int name) {
  Lot lot;
  for (int i = 0; i < p.building_deck_size; ++i) {
    if (player.lots[i] != name) continue;
    lot.places |= bit(p.building_deck_size - 1 - i);
    const Id tile = p.building_deck[i];
    if (tile < kMaxBuildings && in(player.known, tile)) lot.tiles |= bit(tile);
  }
  return lot;
}

// A lot is called by its lowest place.
void name_places(const Field& field, Player& player, Mask places) {
  const auto lot = lot_at(std::countr_zero(places));
  each_bit(places, [&](int place) {
    std::uint8_t& of_place = player.lots[place];
    if (of_place != kNoLot) field.fault("repeated", {{"found", field.shown()}});
    of_place = lot;
  });
}

// A whole deck has the tiles there; an observed one gets them, the lowest tile at the lowest
// place.
void place_tiles(const Context& context, const Field& field, Position& p, Mask places, Mask tiles) {
  Mask there = 0;
  each_bit(places, [&](int place) {
    Id& tile = p.building_deck[place];
    if (p.observed != 0 && (tiles & ~there) != 0) {
      tile = static_cast<Id>(std::countr_zero(tiles & ~there));
    }
    if (tile < kMaxBuildings) there |= bit(tile);
  });
  if (const Mask gone = tiles & ~there; gone != 0) {
    field.fault("yamatai.known_there",
                {{"found", kTileKind.name_of(context, std::countr_zero(gone))}});
  }
}

void read_lot(const Context& context, const Field& field, Position& p, Player& player) {
  if (p.building_deck_size == 0) return field.fault("yamatai.empty_deck", {});
  Lot lot;
  read(lot_parts(), context, field, lot);
  const int most = std::popcount(lot.places);
  if (lot.tiles == 0 || std::popcount(lot.tiles) > most) {
    return field["buildings"].fault("yamatai.known_tiles",
                                    {{"most", most}, {"found", std::popcount(lot.tiles)}});
  }
  if ((player.known & lot.tiles) != 0) return field["buildings"].fault("yamatai.known_once", {});
  player.known |= lot.tiles;
  Mask places = 0;
  each_bit(lot.places, [&](int place) { places |= bit(top_of(context) - place); });
  name_places(field["places"], player, places);
  place_tiles(context, field["buildings"], p, places, lot.tiles);
}

}  // namespace

const Object& lot_parts() {
  static const Object kParts(
      "Lot", {{"places", &Lot::places, NameSet{number_kind(0, top_of)}, "of the deck, 0 the top"},
              {"buildings", &Lot::tiles, NameSet{kTileKind},
               "which lie at these places; with more places than tiles, somewhere among them"}});
  return kParts;
}

Json knows_json(const Context& context, const Player& player) {
  const Position& p = position_of(context);
  Json json = Json::array();
  for (int name = p.building_deck_size; name > 0; --name) {
    const Lot lot = lot_of(p, player, name);
    if (lot.places != 0) json.push_back(tell(lot_parts(), context, lot));
  }
  return json;
}

void read_knowledge(const Context& context, const Field& root, Position& p) {
  const std::vector<Field> seats = root["seats"].items(kMaxSeats);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    for (const Field& lot : seats[i]["knows"].items(kMaxBuildings)) {
      read_lot(context, lot, p, p.players[i]);
    }
  }
}

}  // namespace kaisho::yamatai
