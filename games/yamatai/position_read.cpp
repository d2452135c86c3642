// A position from JSON, checked in every field; position_json.cpp writes it.
#include "core/position_json.h"
#include "games/yamatai/lookup.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/steps_json.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// A space, island or fleet, told from 1.
Id number_of(const Field& field, std::size_t most) {
  return byte_of(field, 1, static_cast<int>(most)) - Id{1};
}
Id number_or_none(const Field& field, std::size_t most) {
  return field.is_null() ? kNone : number_of(field, most);
}

class Reader {
 public:
  Reader(const Components& box, Position& p) : box_(box), p_(p) {}

  void read(const Field& root) {
    read_turn(root);
    read_order(root);
    read_track(root);
    read_boats(root["boats"]);
    read_islands(root["islands"]);
    read_counts(root["supply"], box_.colour_ids, p_.supply);
    p_.sanctuaries_left = byte_of(root["sanctuaries_left"], 0, UINT8_MAX);
    read_specialists(root["specialists"]);
    read_buildings(root["buildings"]);
    read_hidden(root);
    const std::vector<Field> seats = root["seats"].items(kMaxSeats);
    for (std::size_t i = 0; i < seats.size(); ++i) read_player(seats[i], p_.players[i]);
  }

 private:
  Id tile_of(const Field& field) const {
    return named(field, "building",
                 [&](std::string_view name) { return index_of_id(box_.buildings, name); });
  }
  Id specialist_of(const Field& field) const {
    return named(field, "specialist",
                 [&](std::string_view name) { return index_of_id(box_.specialists, name); });
  }
  std::size_t spaces() const { return static_cast<std::size_t>(box_.map.spaces); }
  std::size_t islands() const { return static_cast<std::size_t>(box_.map.islands); }

  // ---- the turn

  void read_turn(const Field& root) {
    p_.turn = word_of(root["turn"], 0, kMostTurns);
    p_.round = word_of(root["round"], 0, kMostTurns);
    p_.turn_cap = word_of(root["turn_cap"], 0, kMostTurns);
    p_.reveals = word_of(root["reveals"], 0, UINT16_MAX);
    if (const Field active = root["active"]; !active.is_null()) {
      p_.active = static_cast<Seat>(active.integer(0, p_.seats - 1));
    }
    p_.place = byte_of(root["place"], 0, kMaxPieces);
    p_.over =
        static_cast<std::uint8_t>(root["over"].choice({kOverNames.begin(), kOverNames.end()}));
    if (const Field trigger = root["trigger"]; !trigger.is_null()) {
      p_.trigger = static_cast<Trigger>(
          trigger.choice({kTriggerNames.begin() + 1, kTriggerNames.end()}) + 1);
    }
    p_.used =
        static_cast<std::uint8_t>(read_set(root["used"], kUsedNames.size(), [](const Field& use) {
          return named(use, "use",
                       [](std::string_view name) { return index_of(kUsedNames, name); });
        }));
    p_.trades = byte_of(root["trades"], 0, UINT8_MAX);
    p_.placed = read_numbers(root["placed"], spaces());
    p_.last = number_or_none(root["last"], spaces());
    p_.begun = root["begun"].boolean() ? 1 : 0;
    p_.collected = read_numbers(root["collected"], islands());
    read_steps(box_, root["steps"], p_);
  }

  static Mask read_numbers(const Field& field, std::size_t most) {
    return read_set(field, most, [&](const Field& item) { return number_of(item, most); });
  }

  void read_order(const Field& root) {
    p_.order.fill(kNobody);
    p_.played.fill(kNone);
    const auto pieces =
        static_cast<std::size_t>(p_.seats * box_.turns[static_cast<std::size_t>(p_.seats)]);
    const std::vector<Field> order = exactly(root["order"], pieces);
    for (std::size_t i = 0; i < order.size(); ++i) {
      p_.order[i] = static_cast<Seat>(order[i].integer(0, p_.seats - 1));
    }
    const std::vector<Field> played = exactly(root["played"], pieces);
    for (std::size_t i = 0; i < played.size(); ++i) {
      p_.played[i] = number_or_none(played[i], box_.fleets.size());
    }
  }

  void read_track(const Field& root) {
    p_.track.fill(kNone);
    const std::vector<Field> track = exactly(root["track"], box_.fleets.size());
    for (std::size_t i = 0; i < track.size(); ++i) {
      p_.track[i] = number_or_none(track[i], box_.fleets.size());
    }
    const std::vector<Field> lots = exactly(root["track_lots"], box_.fleets.size());
    for (std::size_t i = 0; i < lots.size(); ++i) {
      p_.track_lots[i] = byte_of(lots[i], 0, kMaxFleets);
    }
  }

  // ---- the board

  void read_boats(const Field& field) {
    for (const Field& item : field.items(spaces())) {
      item.only({"space", "boat"});
      const Mask space = bit(number_of(item["space"], spaces()));
      if ((with_boats(p_) & space) != 0) {
        item["space"].fault("bad_field", "On this space lies another boat.");
      }
      p_.boats[named(item["boat"], "boat", [&](std::string_view name) {
        return index_of(box_.colour_ids, name);
      })] |= space;
    }
  }

  void read_islands(const Field& field) {
    const std::vector<Field> items = exactly(field, islands());
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (number_of(items[i]["island"], islands()) != i) {
        items[i]["island"].fault("bad_field", "The islands stand in their order.");
      }
      read_island(items[i], bit(static_cast<int>(i)));
    }
  }

  void read_island(const Field& field, Mask island) {
    field.only({"island", "token", "mountain", "building", "sanctuary"});
    if (const Field token = field["token"]; !token.is_null()) {
      p_.tokens[named(token, "culture token", [&](std::string_view name) {
        return index_of(box_.kind_ids, name);
      })] |= island;
    }
    if (field["mountain"].boolean()) p_.mountains |= island;
    if (field["sanctuary"].boolean()) p_.sanctuaries |= island;
    const Field building = field["building"];
    if (building.is_null()) return;
    if (!building.json().is_string()) {
      p_.player(static_cast<Seat>(building.integer(0, p_.seats - 1))).pieces |= island;
      return;
    }
    (building.choice({"torii", "palace"}) == 0 ? p_.torii : p_.palaces) |= island;
  }

  // ---- what lies beside it

  void read_specialists(const Field& field) {
    p_.specialists.fill(kNone);
    const auto items = exactly(field, static_cast<std::size_t>(box_.specialists_visible));
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i].is_null()) continue;
      items[i].only({"specialist", "coins"});
      p_.specialists[i] = specialist_of(items[i]["specialist"]);
      p_.specialist_coins[i] = word_of(items[i]["coins"], 0, kMost);
    }
  }

  void read_buildings(const Field& field) {
    p_.buildings.fill(kNone);
    const auto items = exactly(field, static_cast<std::size_t>(box_.buildings_visible));
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!items[i].is_null()) p_.buildings[i] = tile_of(items[i]);
    }
  }

  // ---- what is hidden

  // Decks of named things make a whole position, mere numbers an observed one.
  void read_hidden(const Field& root) {
    read_deck(root["specialist_deck"], p_, p_.specialist_deck, p_.specialist_deck_size, kUnknown,
              [&](const Field& field) { return specialist_of(field); });
    read_deck(root["building_deck"], p_, p_.building_deck, p_.building_deck_size, kUnknown,
              [&](const Field& field) { return tile_of(field); });
    read_random(root, {"specialist_deck", "building_deck"}, p_.observed != 0, p_.random);
  }

  // ---- the players

  void read_player(const Field& field, Player& player) {
    field.only({"coins", "prestige", "boats", "aside", "culture", "pieces_left", "built",
                "reserved", "specialists", "knows"});
    player.coins = word_of(field["coins"], 0, kMost);
    player.prestige = word_of(field["prestige"], 0, kMost);
    player.aside = word_of(field["aside"], 0, kMost);
    read_counts(field["boats"], box_.colour_ids, player.boats);
    read_counts(field["culture"], box_.kind_ids, player.culture);
    player.pieces_left = byte_of(field["pieces_left"], 0, kMaxIslands);
    player.built = read_tiles(field["built"]);
    player.reserved = read_tiles(field["reserved"]);
    player.specialists = static_cast<std::uint32_t>(
        read_set(field["specialists"], kMaxSpecialists,
                 [&](const Field& item) { return specialist_of(item); }));
    for (const Field& lot : field["knows"].items(kMaxBuildings)) read_lot(lot, player);
  }

  Mask read_tiles(const Field& field) const {
    return read_set(field, kMaxBuildings, [&](const Field& item) { return tile_of(item); });
  }

  // YAM-H1: places of the deck, and tiles that lie there.
  void read_lot(const Field& field, Player& player) {
    field.only({"places", "buildings"});
    if (p_.building_deck_size == 0) return field.fault("bad_field", "The deck is empty.");
    const Mask places = read_set(field["places"], kMaxBuildings, [&](const Field& item) {
      const int top = p_.building_deck_size - 1;
      return top - static_cast<int>(item.integer(0, top));
    });
    const Mask tiles = read_tiles(field["buildings"]);
    if (tiles == 0 || std::popcount(tiles) > std::popcount(places)) {
      return field["buildings"].fault("bad_field", "Known are one tile or more, each at a place.");
    }
    if ((player.known & tiles) != 0) {
      return field["buildings"].fault("bad_field", "This tile lies at other places, too.");
    }
    player.known |= tiles;
    name_places(field["places"], player, places);
    place_tiles(field["buildings"], places, tiles);
  }

  static void name_places(const Field& field, Player& player, Mask places) {
    const auto lot = static_cast<std::uint8_t>(std::countr_zero(places) + 1);
    each_bit(places, [&](int place) {
      std::uint8_t& of_place = player.lots[static_cast<std::size_t>(place)];
      if (of_place != 0) field.fault("bad_field", "Of this place something else is known, too.");
      of_place = lot;
    });
  }

  // A whole deck has the tiles there; an observed one gets them, the lowest tile at the lowest
  // place.
  void place_tiles(const Field& field, Mask places, Mask tiles) {
    Mask there = 0;
    each_bit(places, [&](int place) {
      Id& tile = p_.building_deck[static_cast<std::size_t>(place)];
      if (p_.observed != 0 && (tiles & ~there) != 0) {
        tile = static_cast<Id>(std::countr_zero(tiles & ~there));
      }
      if (tile < kMaxBuildings) there |= bit(tile);
    });
    if ((tiles & ~there) != 0) field.fault("bad_field", "This tile lies elsewhere in the deck.");
  }

  const Components& box_;
  Position& p_;
};

}  // namespace

Expected<Position> Rules::parse_position(const Components& box, const Json& json) {
  return read_position<Position>(
      json,
      {"turn",
       "round",
       "turn_cap",
       "reveals",
       "active",
       "place",
       "over",
       "trigger",
       "order",
       "played",
       "track",
       "track_lots",
       "used",
       "trades",
       "placed",
       "last",
       "begun",
       "collected",
       "steps",
       "boats",
       "islands",
       "supply",
       "sanctuaries_left",
       "specialists",
       "specialist_deck",
       "buildings",
       "building_deck",
       "seats",
       "random",
       "scoring"},
      [&](const Field& root, Position& p) { Reader(box, p).read(root); },
      [&](const Position& p) { return check(box, p); });
}

}  // namespace kaisho::yamatai
