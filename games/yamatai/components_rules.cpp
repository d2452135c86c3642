// The numbers of the rules, and what must hold between them and what lies in the box.
#include "core/values/how_many.h"
#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

using C = Components;

void check_row(const Field& field, int visible, std::size_t all) {
  if (visible <= static_cast<int>(all)) return;
  field.fault("yamatai.visible", {{"most", all}, {"found", visible}});
}

// A round takes that many of the fleets lying face up, and puts them face down past those that
// lie face up in the next one (YAM-R4).
void check_track(const Field& visible, const C& c) {
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const int turns = static_cast<int>(seats) * c.turns[seats];
    const int most = how_many(c.fleets) - turns;
    if (turns > c.fleets_visible) {
      visible.fault("yamatai.fleets_least",
                    {{"least", turns}, {"players", seats}, {"found", c.fleets_visible}});
    } else if (c.fleets_visible > most) {
      visible.fault(
          "yamatai.fleets_most",
          {{"most", most}, {"turns", turns}, {"players", seats}, {"found", c.fleets_visible}});
    }
  }
}

void check_port(const Field& slots, const C& c) {
  if (c.port_slots + c.extra_slots <= kMaxPort) return;
  slots.fault(
      "yamatai.port",
      {{"most", kMaxPort - c.extra_slots}, {"extra", c.extra_slots}, {"found", c.port_slots}});
}

void check_rules(const Context& /*context*/, const Field& rules, C& c) {
  check_row(rules["buildings_visible"], c.buildings_visible, c.buildings.size());
  check_row(rules["specialists_visible"], c.specialists_visible, c.specialists.size());
  check_track(rules["fleets_visible"], c);
  check_port(rules["port_slots"], c);
}

}  // namespace

Part rules_part() {
  const Kind price = number_kind(0, kMaxPrice);
  const Kind factor = number_kind(0, kMaxFactor);
  const Kind points = number_kind(0, kMaxPoints);
  return group("rules", {follows("fleet_slots", "fleets", fleets_of),
                         {"fleets_visible", &C::fleets_visible, number_kind(1, kMaxFleets)},
                         {"buildings_visible", &C::buildings_visible, number_kind(1, kMaxRow)},
                         {"specialists_visible", &C::specialists_visible, number_kind(1, kMaxRow)},
                         {"trades_per_turn", &C::trades, factor},
                         {"port_slots", &C::port_slots, number_kind(1, kMaxPort)},
                         // One token alone would be both identical and different ones.
                         group("specialist_cost",
                               {{"identical", &C::cost_identical, number_kind(2, kMaxIslands)},
                                {"different", &C::cost_different, number_kind(2, kKinds)}}),
                         {"coins_per_waiting_specialist", &C::coins_waiting, price},
                         {"group_minimum", &C::group_minimum, number_kind(2, kMaxIslands)},
                         {"group_coins_per_building", &C::group_coins, factor},
                         {"shop_factor", &C::shop_factor, number_kind(1, kMaxFactor)},
                         {"prestige_per_adjacent_prestige_building", &C::prestige_adjacent, factor},
                         {"prestige_on_mountain", &C::prestige_mountain, factor},
                         {"coins_per_point", &C::coins_per_point, number_kind(1, kMaxPrice)},
                         {"unbuilt_reservation_penalty", &C::unbuilt_penalty, points},
                         {"set_aside_pair_penalty", &C::aside_penalty, points},
                         rule<C>(check_rules)});
}

}  // namespace kaisho::yamatai
