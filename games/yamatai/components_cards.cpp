// Powers, and the fleets and specialists that have them (YAM-F, YAM-P).
#include <algorithm>
#include <optional>
#include <utility>

#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

// In the order of FleetPower.
const std::vector<std::string>& fleet_power_ids() {
  static const std::vector<std::string> kIds = {
      "no-power",     "reserve-building", "sort-buildings", "slide-boat",     "place-sanctuary",
      "swap-culture", "remove-boats",     "swap-boats",     "build-discount",
  };
  return kIds;
}

// In the order of Power.
const std::vector<std::string>& power_ids() {
  static const std::vector<std::string> kIds = {
      "double-prestige-tokens",
      "extra-trade",
      "two-boats-for-yellow",
      "building-toll",
      "specialist-share",
      "wide-port",
      "prestige-building-bonuses",
      "remove-sanctuary",
      "better-sales",
      "extra-culture",
      "lone-building-prestige",
      "trade-yellow",
      "better-savings",
      "culture-for-yellow",
      "coast-entries",
      "culture-for-coins",
      "yellow-for-two-boats",
      "no-power",
  };
  return kIds;
}

// ---- powers

using Told = std::vector<std::string>;  // ids of the powers that the edition tells of

// An amount of a power: where it is kept, null where the rules have one value only.
struct Amount {
  std::string_view power;
  std::string_view name;
  int Components::* place = nullptr;
  int low = 0;
  int high = 0;
};

constexpr std::array kAmounts = {
    Amount{"sort-buildings", "tiles", &Components::sorted_tiles, 1, kMaxSorted},
    Amount{"remove-boats", "boats", &Components::removed_boats, 1, 2},
    Amount{"build-discount", "boats", &Components::discount, 1, kMostBoats},
    Amount{"double-prestige-tokens", "factor", &Components::prestige_factor, 1, kMostFactor},
    Amount{"extra-trade", "trades", &Components::extra_trades, 1, kMostFactor},
    Amount{"two-boats-for-yellow", "boats", nullptr, 2, 2},
    Amount{"building-toll", "coins", &Components::toll, 0, kMostPrice},
    Amount{"specialist-share", "divisor", &Components::share_divisor, 1, kMostPrice},
    Amount{"wide-port", "slots", &Components::extra_slots, 1, kMaxPort},
    Amount{"remove-sanctuary", "coins", &Components::cleanse_coins, 0, kMostPrice},
    Amount{"extra-culture", "tokens", nullptr, 1, 1},
    Amount{"lone-building-prestige", "tokens", &Components::lone_prestige, 0, kMostFactor},
    Amount{"trade-yellow", "price", &Components::yellow_price, 1, kMostPrice},
    Amount{"better-savings", "coins_per_point", &Components::savings_per_point, 1, kMostPrice},
    Amount{"culture-for-yellow", "tokens", nullptr, 1, 1},
    Amount{"culture-for-coins", "tokens", nullptr, 1, 1},
    Amount{"culture-for-coins", "coins", &Components::token_coins, 0, kMostPrice},
    Amount{"yellow-for-two-boats", "boats", nullptr, 2, 2},
};

void read_amounts(const Field& params, Components& c, std::string_view power) {
  std::vector<std::string_view> names;
  for (const Amount& amount : kAmounts) {
    if (amount.power != power) continue;
    names.push_back(amount.name);
    const int value = number(params[amount.name], amount.low, amount.high);
    if (amount.place != nullptr) c.*amount.place = value;
  }
  params.only(names);
}

// By colour; yellow boats are not sold by it.
void read_better_sales(const Field& params, Components& c) {
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const std::string& id = c.colour_ids[colour];
    if (!params.has(id)) continue;
    if (colour == kYellow) {
      params[id].fault("bad_field", "Yellow boats are traded by the power 'trade-yellow' alone.");
    } else {
      c.better_sales[colour] = byte_of(params[id], 1, kMostPrice);
    }
  }
  params.only({c.colour_ids.begin(), c.colour_ids.end()});
}

bool is_known(std::string_view power) {
  return std::ranges::find(power_ids(), power) != power_ids().end() ||
         std::ranges::find(fleet_power_ids(), power) != fleet_power_ids().end();
}

Told read_powers(const Field& edition, Components& c) {
  Told told;
  const Field powers = edition["powers"];
  for (const Field& item : powers.items(fleet_power_ids().size() + kPowers)) {
    item.only({"id", "name", "text", "params"});
    const std::string id = read_id(item);
    told.push_back(id);
    static_cast<void>(item["text"]);
    const Field params = item["params"];
    static_cast<void>(params.keys());
    if (id == "better-sales") {
      read_better_sales(params, c);
    } else if (is_known(id)) {
      read_amounts(params, c, id);
    } else if (!id.empty()) {
      item["id"].fault("bad_field", "The game knows no such power.");
    }
  }
  if (told.empty() && powers.json().is_array()) {
    powers.fault("bad_field", "Fleets and specialists have powers.");
  }
  return told;
}

// ---- fleets and specialists

// The power of a fleet or specialist, the place of its id in the list; nothing after a fault.
std::optional<std::size_t> read_power(const Field& field, const std::vector<std::string>& ids,
                                      const Told& told) {
  const std::size_t power = field.choice(ids);
  if (field.json() != Json(ids[power])) return std::nullopt;
  if (!told.empty() && std::ranges::find(told, ids[power]) == told.end()) {
    field.fault("bad_field", "The table of powers does not tell of it.");
  }
  return power;
}

void read_fleets(const Field& edition, const Told& told, Components& c) {
  const std::vector<Field> items = edition["fleets"].items(kMaxFleets);
  bool reserves = false;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Field& item = items[i];
    item.only({"number", "name", "boats", "any", "power"});
    static_cast<void>(item["name"]);
    static_cast<void>(number(item["number"], static_cast<int>(i) + 1, static_cast<int>(i) + 1));
    Fleet fleet;
    fleet.boats = read_boats(c, item["boats"], kMostLoad);
    fleet.any = byte_of(item["any"], 0, kMostLoad);
    const auto power = read_power(item["power"], fleet_power_ids(), told);
    if (power) fleet.power = static_cast<FleetPower>(*power);
    c.fleets.push_back(fleet);
    // Each turn of it keeps a tile more within one player's reach, and a list of moves is bounded.
    if (fleet.power == FleetPower::kReserve && std::exchange(reserves, true)) {
      item["power"].fault("bad_field", "Two fleets cannot both reserve buildings.");
    }
  }
}

void read_specialists(const Field& edition, const Told& told, Components& c) {
  for (const Field& item : edition["specialists"].items(kMaxSpecialists)) {
    item.only({"id", "name", "points", "power"});
    Specialist specialist;
    specialist.id = read_id(item);
    specialist.points = byte_of(item["points"], 0, kMostPoints);
    const Field field = item["power"];
    if (const auto power = read_power(field, power_ids(), told)) {
      specialist.power = static_cast<Power>(*power);
      if (c.holders[*power] != 0 && specialist.power != Power::kNothing) {
        field.fault("bad_field", "Another specialist has this power.");
      }
      c.holders[*power] |= 1U << c.specialists.size();
    }
    c.specialists.push_back(std::move(specialist));
  }
}

}  // namespace

void read_cards(const Field& edition, Components& c) {
  const Told told = read_powers(edition, c);
  read_fleets(edition, told, c);
  read_specialists(edition, told, c);
}

}  // namespace kaisho::yamatai
