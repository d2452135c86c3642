// A position from JSON, checked in every field; position_json.cpp writes it.
#include "core/position_json.h"
#include "games/nippon/lookup.h"
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"
#include "games/nippon/steps_json.h"

namespace kaisho::nippon {
namespace {

class Reader {
 public:
  Reader(const Components& box, Position& p) : box_(box), p_(p) {}

  void read(const Field& root) {
    read_turn(root);
    read_workers(root);
    p_.factories = static_cast<std::uint32_t>(read_set(
        root["factories"], kMaxFactories, [&](const Field& item) { return factory(item); }));
    read_rewards(root);
    read_cities(root["cities"]);
    read_regions(root["regions"]);
    const std::vector<Field> seats = root["seats"].items(kMaxSeats);
    for (std::size_t i = 0; i < seats.size(); ++i) read_player(seats[i], p_.players[i]);
    if (const Field random = root["random"]; random.is_null()) {
      p_.observed = 1;
    } else {
      read_random(random, p_.random);
    }
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(p_.seats); }
  Seat seat(const Field& field) const { return static_cast<Seat>(field.integer(0, p_.seats - 1)); }
  Seat seat_or_nobody(const Field& field) const { return field.is_null() ? kNobody : seat(field); }

  Id factory(const Field& field) const {
    return named(field, "factory",
                 [&](std::string_view name) { return index_of_id(box_.factories, name); });
  }

  // ---- the turn

  void read_turn(const Field& root) {
    p_.turn = word_of(root["turn"], 0, kMostTurns);
    p_.turn_cap = word_of(root["turn_cap"], 0, kMostTurns);
    p_.reveals = word_of(root["reveals"], 0, UINT16_MAX);
    p_.active = seat_or_nobody(root["active"]);
    p_.first = seat(root["first"]);
    p_.latest = seat_or_nobody(root["latest"]);
    p_.over =
        static_cast<std::uint8_t>(root["over"].choice({kOverNames.begin(), kOverNames.end()}));
    p_.marker = byte_of(root["marker"], 1, static_cast<int>(box_.marks.size())) - Id{1};
    p_.scorings = byte_of(root["scorings"], 0, kScorings);
    if (const Field closing = root["closing"]; !closing.is_null()) {
      p_.closed = 1;
      p_.closing = byte_of(closing, 0, UINT8_MAX);
    }
    read_steps(box_, root["steps"], p_);
  }

  // ---- workers

  void read_workers(const Field& root) {
    const auto rows = static_cast<std::size_t>(box_.rows[seats()]);
    const std::vector<Field> on_spaces = exactly(root["spaces"], box_.spaces.size());
    for (std::size_t i = 0; i < on_spaces.size(); ++i) {
      read_place(on_spaces[i], p_.spaces[i], p_.spaces_due[i]);
    }
    const std::vector<Field> in_rows = exactly(root["rows"], rows);
    for (std::size_t i = 0; i < in_rows.size(); ++i) {
      read_place(in_rows[i], p_.rows[i], p_.rows_due[i]);
    }
    read_counts(root["bag"], box_.colours, p_.bag);
  }

  void read_place(const Field& field, Workers& workers, std::uint8_t& due) {
    field.only({"workers", "due"});
    read_counts(field["workers"], box_.colours, workers);
    due = byte_of(field["due"], 0, UINT8_MAX);
  }

  // ---- the board

  void read_rewards(const Field& root) {
    std::vector<std::string> names;
    names.reserve(box_.rewards.size());
    for (const Reward& reward : box_.rewards) names.push_back(reward.id);
    read_counts(root["rewards"], names, p_.rewards);
    p_.extras = byte_of(root["extra_multipliers"], 0, UINT8_MAX);
  }

  void read_cities(const Field& field) {
    const std::vector<Field> items = exactly(field, box_.cities.size());
    for (std::size_t city = 0; city < items.size(); ++city) {
      const Field& item = items[city];
      item.only({"city", "tile", "turns", "influence"});
      expect_name(item["city"], box_.cities[city].id, "The cities stand in their order.");
      p_.city_tiles[city] = named(item["tile"], "city tile", [&](std::string_view name) {
        return index_of_id(box_.city_tiles, name);
      });
      p_.city_turns[city] = byte_of(item["turns"], 0, kSides - 1);
      const std::vector<Field> sides = exactly(item["influence"], kSides);
      for (std::size_t side = 0; side < sides.size(); ++side) {
        const int place = place_at(static_cast<int>(city), static_cast<int>(side));
        read_influence(sides[side], p_.influence[static_cast<std::size_t>(place)]);
      }
    }
  }

  void read_influence(const Field& field, Influence& tile) const {
    if (field.is_null()) return;
    field.only({"seat", "value"});
    tile.owner = seat(field["seat"]);
    tile.value = byte_of(field["value"], 1, kMaxValue);
  }

  void read_regions(const Field& field) {
    const std::vector<Field> items = exactly(field, box_.regions.size());
    for (std::size_t region = 0; region < items.size(); ++region) {
      const Field& item = items[region];
      item.only({"region", "seats"});
      expect_name(item["region"], box_.regions[region].id, "The regions stand in their order.");
      const std::vector<Field> of_seats = exactly(item["seats"], seats());
      for (std::size_t i = 0; i < of_seats.size(); ++i) {
        read_transport(of_seats[i], p_.transport[region][i]);
      }
    }
  }

  static void expect_name(const Field& field, const std::string& name, const char* message) {
    if (field.text() != name) field.fault("bad_field", message);
  }

  static void read_transport(const Field& field, Transport& transport) {
    field.only({"trains", "trains_turned", "ships", "ships_turned"});
    transport.trains = byte_of(field["trains"], 0, kMaxTiles);
    transport.trains_turned = byte_of(field["trains_turned"], 0, kMaxTiles);
    transport.ships = byte_of(field["ships"], 0, kMaxTiles);
    transport.ships_turned = byte_of(field["ships_turned"], 0, kMaxTiles);
  }

  // ---- the players

  void read_player(const Field& field, Player& player) {
    field.only({"vp", "yen", "coal", "plans", "tracks", "factories", "stocked", "workers",
                "contracts", "trains", "trains_turned", "ships", "ships_turned", "influence",
                "achievements"});
    player.vp = static_cast<std::int16_t>(field["vp"].integer(-kMost, kMost));
    player.yen = word_of(field["yen"], 0, kMost);
    player.coal = word_of(field["coal"], 0, kMost);
    player.plans = word_of(field["plans"], 0, kMost);
    read_counts(field["tracks"], kTrackNames, player.tracks);
    read_factories(field["factories"], player);
    player.stocked = byte_of(field["stocked"], 0, UINT8_MAX);
    read_held(field["workers"], player);
    player.contracts = static_cast<std::uint16_t>(
        read_set(field["contracts"], kMaxContracts, [&](const Field& item) {
          return named(item, "contract",
                       [&](std::string_view name) { return index_of_id(box_.contracts, name); });
        }));
    player.trains = byte_of(field["trains"], 0, kMaxTiles);
    player.trains_turned = field["trains_turned"].boolean() ? 1 : 0;
    player.ships = byte_of(field["ships"], 0, kMaxTiles);
    player.ships_turned = field["ships_turned"].boolean() ? 1 : 0;
    read_stock(field["influence"], player);
    read_achievements(field["achievements"], player);
  }

  void read_factories(const Field& field, Player& player) {
    player.factories.fill(kNone);
    for (const Field& item : field.items(kGoods)) {
      item.only({"factory", "goods", "machine"});
      const Id tile = factory(item["factory"]);
      const auto good = static_cast<std::size_t>(factory_of(box_, tile).good);
      if (player.factories[good] != kNone) {
        item["factory"].fault("bad_field", "There is one factory of each good.");
      }
      player.factories[good] = tile;
      player.goods[good] = byte_of(item["goods"], 0, UINT8_MAX);
      player.machines[good] = byte_of(item["machine"], 0, UINT8_MAX);
    }
  }

  void read_held(const Field& field, Player& player) {
    player.workers.fill(kNone);
    const std::vector<Field> items = field.items(kMaxWorkers);
    for (std::size_t i = 0; i < items.size(); ++i) {
      player.workers[i] = named(
          items[i], "colour", [&](std::string_view name) { return index_of(box_.colours, name); });
    }
  }

  // One number for each tile.
  static void read_stock(const Field& field, Player& player) {
    for (const Field& item : field.items(UINT8_MAX)) {
      ++player.influence[static_cast<std::size_t>(item.integer(1, kMaxValue))];
    }
  }

  void read_achievements(const Field& field, Player& player) {
    for (const std::string& name : field.keys()) {
      const Field item = field[name];
      const int achievement = index_of_id(box_.achievements, name);
      if (achievement < 0) {
        item.fault("unknown_name", "There is no such achievement.");
        continue;
      }
      player.tiles[static_cast<std::size_t>(achievement)] = byte_of(item, 1, UINT8_MAX);
    }
  }

  const Components& box_;
  Position& p_;
};

}  // namespace

Expected<Position> Rules::parse_position(const Components& box, const Json& json) {
  return read_position<Position>(
      json,
      {"turn",
       "turn_cap",
       "reveals",
       "active",
       "first",
       "latest",
       "over",
       "marker",
       "scorings",
       "closing",
       "steps",
       "spaces",
       "rows",
       "bag",
       "factories",
       "rewards",
       "extra_multipliers",
       "cities",
       "regions",
       "seats",
       "random",
       "standings",
       "wages",
       "scoring"},
      [&](const Field& root, Position& p) { Reader(box, p).read(root); },
      [&](const Position& p) { return check(box, p); });
}

}  // namespace kaisho::nippon
