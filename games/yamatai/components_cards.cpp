// Powers, and the fleets and specialists that have them (YAM-F, YAM-P).
#include <algorithm>
#include <optional>
#include <tuple>

#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

using C = Components;

// ---- powers

struct PowerShape {
  std::string_view id;
  Object params;

  explicit(false) PowerShape(std::string_view called, std::vector<Part> amounts = {})
      : id(called), params({}, std::move(amounts)) {}
};
using PowerShapes = std::vector<PowerShape>;

// Amounts for which the rules have one value only.
Part fixed_amount(std::string_view name, int amount) {
  return unread(name, number_kind(amount, amount));
}

constexpr Kind kPriceKind = number_kind(1, kMaxPrice);
constexpr Kind kCoinsKind = number_kind(0, kMaxPrice);

// The powers stand in the order of FleetPower.
const PowerShapes& fleet_powers() {
  static const PowerShapes kPowers = {
      {"no-power"},
      {"reserve-building"},
      {"sort-buildings", {{"tiles", &C::sorted_tiles, number_kind(1, kMaxSorted)}}},
      {"slide-boat"},
      {"place-sanctuary"},
      {"swap-culture"},
      {"remove-boats", {{"boats", &C::removed_boats, number_kind(1, 2)}}},
      {"swap-boats"},
      {"build-discount", {{"boats", &C::discount, number_kind(1, kMaxCost)}}},
  };
  return kPowers;
}

void refuse_yellow(const Context& /*context*/, const Field& price, C& /*c*/) {
  price.fault("yamatai.no_yellow", {{"found", kColourNames[kYellow]}});
}

// The prices by colour, where they differ; yellow boats are not sold by it.
std::vector<Part> better_sales() {
  std::vector<Part> prices;
  for (const Colour i : kEveryColour) {
    prices.push_back(i == kYellow
                         ? by_hand<C>(kColourNames[i], {nullptr, refuse_yellow, "never"})
                         : element(kColourNames[i], &C::better_sales, number_of(i), kPriceKind));
    prices.back().optional = true;
  }
  return prices;
}

// The powers stand in the order of Power.
const PowerShapes& powers() {
  static const Kind kFactor = number_kind(1, kMaxFactor);
  static const PowerShapes kPowers = {
      {"double-prestige-tokens", {{"factor", &C::prestige_factor, kFactor}}},
      {"extra-trade", {{"trades", &C::extra_trades, kFactor}}},
      {"two-boats-for-yellow", {fixed_amount("boats", 2)}},
      {"building-toll", {{"coins", &C::toll, kCoinsKind}}},
      {"specialist-share", {{"divisor", &C::share_divisor, kPriceKind}}},
      {"wide-port", {{"slots", &C::extra_slots, number_kind(1, kMaxPort)}}},
      {"prestige-building-bonuses"},
      {"remove-sanctuary", {{"coins", &C::cleanse_coins, kCoinsKind}}},
      {"better-sales", better_sales()},
      {"extra-culture", {fixed_amount("tokens", 1)}},
      {"lone-building-prestige", {{"tokens", &C::lone_prestige, number_kind(0, kMaxFactor)}}},
      {"trade-yellow", {{"price", &C::yellow_price, kPriceKind}}},
      {"better-savings", {{"coins_per_point", &C::savings_per_point, kPriceKind}}},
      {"culture-for-yellow", {fixed_amount("tokens", 1)}},
      {"coast-entries"},
      {"culture-for-coins", {fixed_amount("tokens", 1), {"coins", &C::token_coins, kCoinsKind}}},
      {"yellow-for-two-boats", {fixed_amount("boats", 2)}},
      {"no-power"},
  };
  return kPowers;
}

const PowerShape* find_power(std::string_view id) {
  for (const PowerShapes* shapes : {&fleet_powers(), &powers()}) {
    const auto found = std::ranges::find(*shapes, id, &PowerShape::id);
    if (found != shapes->end()) return &*found;
  }
  return nullptr;
}

// A power as the edition tells it; its amounts are those of the whole box.
struct Told {
  std::string id;
};

// Which amounts there are depends on the power.
void read_params(const Context& /*context*/, const Field& params, Told& /*told*/) {
  std::ignore = params.keys();
}

Shape params_shape() {
  std::vector<Shape> shapes;
  for (const PowerShapes* powers_of : {&fleet_powers(), &powers()}) {
    for (const PowerShape& power : *powers_of) shapes.push_back(power.params.shape());
  }
  return any_of({}, shapes);
}

const Object& told_parts() {
  static const Object kParts("Power",
                             {{"id", &Told::id, kId},
                              name_part(),
                              text_part(),
                              by_hand<Told>("params", {nullptr, read_params, {}, params_shape})});
  return kParts;
}

void read_powers(const Context& context, const Field& list, C& c) {
  for (const Field& item : list.items(fleet_powers().size() + powers().size())) {
    Told told;
    read(told_parts(), context, item, told);
    c.told_powers.push_back(told.id);
    const Field params = item["params"];
    if (const PowerShape* power = find_power(told.id)) {
      read(power->params, context, params, c);
    } else if (!told.id.empty()) {
      item["id"].fault("yamatai.power", {{"found", told.id}});
    }
  }
  if (c.told_powers.empty() && list.json().is_array()) {
    list.fault("list_shorter", {{"least", 1}, {"found", 0}});
  }
}

// The place of a power's id in the list; nothing after a fault.
std::optional<std::size_t> read_power(const Context& context, const Field& field,
                                      const PowerShapes& shapes) {
  std::vector<std::string> ids;
  for (const PowerShape& shape : shapes) ids.emplace_back(shape.id);
  const std::size_t power = field.choice(ids);
  if (field.json() != Json(ids[power])) return std::nullopt;
  const auto& told = components_of(context).told_powers;
  if (!told.empty() && std::ranges::find(told, ids[power]) == told.end()) {
    field.fault("yamatai.told_power", {{"found", ids[power]}});
  }
  return power;
}

// ---- fleets and specialists

void read_load(const Context& context, const Field& field, PrintedFleet& fleet) {
  fleet.boats = read_boats(context, field, kMaxLoad);
}

void read_fleet_power(const Context& context, const Field& field, PrintedFleet& fleet) {
  const auto power = read_power(context, field, fleet_powers());
  if (!power) return;
  fleet.power = noun<FleetPower>(*power);
  // Each turn of it keeps a tile more within one player's reach, and a list of moves is bounded.
  if (fleet.power == FleetPower::kReserve &&
      std::ranges::count(components_of(context).fleets, fleet.power, &PrintedFleet::power) > 1) {
    field.fault("yamatai.one_reserves", {{"found", field.shown()}});
  }
}

void read_specialist_power(const Context& context, const Field& field,
                           PrintedSpecialist& specialist) {
  const auto power = read_power(context, field, powers());
  if (!power) return;
  specialist.power = noun<Power>(*power);
  if (specialist.power != Power::kNothing &&
      std::ranges::count(components_of(context).specialists, specialist.power,
                         &PrintedSpecialist::power) > 1) {
    field.fault("repeated", {{"found", field.shown()}});
  }
}

void find_holders(const Context& /*context*/, const Field& /*edition*/, C& c) {
  for (std::size_t i = 0; i < c.specialists.size(); ++i) {
    c.holders[c.specialists[i].power].add(noun<Specialist>(i));
  }
}

}  // namespace

std::vector<Part> card_parts() {
  const Object fleet(
      "Fleet",
      {unread("number", number_kind(fleets_of, fleets_of)),  // in order
       name_part(),
       by_hand<PrintedFleet>("boats", {nullptr, read_load, "ColourId[]"}),
       {"any", &PrintedFleet::any, number_kind(0, kMaxLoad), "further boats of any colour"},
       by_hand<PrintedFleet>("power", {nullptr, read_fleet_power, "string"})});
  const Object specialist(
      "Specialist",
      {{"id", &PrintedSpecialist::id, kId},
       name_part(),
       {"points", &PrintedSpecialist::points, number_kind(0, kMaxPoints)},
       by_hand<PrintedSpecialist>("power", {nullptr, read_specialist_power, "string"})});
  return {list_by_hand<C>("powers", told_parts(), {nullptr, read_powers, {}}),
          {"fleets", &C::fleets, items(fleet, kMaxFleets)},
          {"specialists", &C::specialists, items(specialist, kMaxSpecialists)},
          rule<C>(find_holders)};
}

}  // namespace kaisho::yamatai
