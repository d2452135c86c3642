#include "games/yamatai/knowledge_json.h"

#include "games/yamatai/names.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

int top_of(const Context& context) { return position_of(context).building_deck_size - 1; }

using Places = Set<int, std::uint64_t>;  // of the deck

struct KnownBlock {
  Places places;  // 0 the top; `blocks` of a player count from the bottom
  Tiles tiles;
};

KnownBlock block_of(const Position& p, const Player& player, int name) {
  KnownBlock block;
  for (int i = 0; i < p.building_deck_size; ++i) {
    if (player.blocks[i] != name) continue;
    block.places.add(p.building_deck_size - 1 - i);
    if (const Tile tile = p.building_deck[i]; player.knows(tile)) block.tiles.add(tile);
  }
  return block;
}

// A block is named by its lowest place.
void name_places(const Field& field, Player& player, Places places) {
  const auto block = block_at(places.lowest());
  for (const int place : places) {
    std::uint8_t& of_place = player.blocks[place];
    if (of_place != kNoBlock) field.fault("repeated", {{"found", field.shown()}});
    of_place = block;
  }
}

// A whole deck has the tiles there; an observed one gets them, the lowest tile at the lowest
// place.
void place_tiles(const Context& context, const Field& field, Position& p, Places places,
                 Tiles tiles) {
  Tiles there;
  for (const int place : places) {
    Tile& tile = p.building_deck[place];
    if (const Tiles left = tiles - there; p.observed != 0 && !left.empty()) tile = left.lowest();
    if (tile != kUnknownTile) there.add(tile);
  }
  if (const Tiles gone = tiles - there; !gone.empty()) {
    field.fault("yamatai.known_there",
                {{"found", kTileKind.name_of(context, number_of(gone.lowest()))}});
  }
}

void read_block(const Context& context, const Field& field, Position& p, Player& player) {
  if (p.building_deck_size == 0) return field.fault("yamatai.empty_deck", {});
  KnownBlock block;
  read(block_parts(), context, field, block);
  const int most = block.places.size();
  if (block.tiles.empty() || block.tiles.size() > most) {
    return field["buildings"].fault("yamatai.known_tiles",
                                    {{"most", most}, {"found", block.tiles.size()}});
  }
  if (!(player.known & block.tiles).empty())
    return field["buildings"].fault("yamatai.known_once", {});
  player.known |= block.tiles;
  Places places;
  for (const int place : block.places) places.add(top_of(context) - place);
  name_places(field["places"], player, places);
  place_tiles(context, field["buildings"], p, places, block.tiles);
}

}  // namespace

const Object& block_parts() {
  static const Object kParts(
      "KnownBlock",
      {{"places", &KnownBlock::places, NameSet{number_kind(0, top_of)}, "of the deck, 0 the top"},
       {"buildings", &KnownBlock::tiles, NameSet{kTileKind},
        "which lie at these places; with more places than tiles, somewhere among them"}});
  return kParts;
}

Json knows_json(const Context& context, const Player& player) {
  const Position& p = position_of(context);
  Json json = Json::array();
  for (int name = p.building_deck_size; name > 0; --name) {
    const KnownBlock block = block_of(p, player, name);
    if (!block.places.empty()) json.push_back(tell(block_parts(), context, block));
  }
  return json;
}

void read_knowledge(const Context& context, const Field& root, Position& p) {
  const std::vector<Field> seats = root["seats"].items(kMaxSeats);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    for (const Field& block : seats[i]["knows"].items(kMaxBuildings)) {
      read_block(context, block, p, p.players[i]);
    }
  }
}

}  // namespace kaisho::yamatai
