// What the players own: their factories, tracks and stores. What there is a number of in all is
// counted with what lies on the board.
#include <algorithm>

#include "core/values/how_many.h"
#include "core/values/names.h"
#include "games/nippon/check.h"
#include "games/nippon/names.h"

namespace kaisho::nippon {
namespace {

Expected<void> check_amounts(const Components& /*components*/, const Player& player, Seat seat) {
  if (player.vp < -kMaxOfAny || player.vp > kMaxOfAny) {
    return out_of_range(-kMaxOfAny, kMaxOfAny, player.vp, seat_path(seat, "vp"));
  }
  if (player.yen > kMaxOfAny) return too_many(kMaxOfAny, player.yen, seat_path(seat, "yen"));
  if (player.coal > kMaxOfAny) return too_many(kMaxOfAny, player.coal, seat_path(seat, "coal"));
  if (player.plans > kMaxOfAny) return too_many(kMaxOfAny, player.plans, seat_path(seat, "plans"));
  return {};
}

Expected<void> check_tracks(const Components& components, const Player& player, Seat seat) {
  for (const Track track : kEveryTrack) {
    const int last = how_many(components.tracks[track].steps) - 1;
    if (player.tracks[track] <= last) continue;
    return out_of_range(0, last, player.tracks[track],
                        joined_path(seat_path(seat, "tracks"), kTrackNames[track]));
  }
  if (!(player.contracts - all_contracts(components)).empty()) {
    return broken("unused", {}, seat_path(seat, "contracts"));
  }
  return {};
}

// NIP-A1, NIP-A3
Expected<void> check_factories(const Components& components, const Player& player, Seat seat) {
  const std::string where = seat_path(seat, "factories");
  for (const Good good : kEveryGood) {
    const Maybe<FactoryTile> tile = player.factories[good];
    const int goods = player.goods[good];
    const int machine = player.machines[good];
    if (!tile) {
      if (goods == 0 && machine == 0) continue;
      return broken("nippon.factory_needed",
                    {{"good", components.goods[good].id}, {"found", goods + machine}}, where);
    }
    if (!components.factories.has(*tile) || components.factories[*tile].good != good) {
      return broken(
          "nippon.factory_good",
          {{"good", components.goods[good].id}, {"found", id_of(components.factories, *tile)}},
          where);
    }
    if (const int room = components.goods[good].storage; goods > room) {
      return broken("nippon.store",
                    {{"most", room}, {"good", components.goods[good].id}, {"found", goods}}, where);
    }
    if (machine > components.full_machine)
      return out_of_range(0, components.full_machine, machine, where);
    if (player.stocked > 0 && machine < components.full_machine) {  // NIP-A2
      return broken("nippon.stocked", {{"found", player.stocked}}, seat_path(seat, "stocked"));
    }
  }
  return {};
}

// NIP-F4b, NIP-F5b
Expected<void> check_turned(const Components& components, const Player& player, Seat seat) {
  const auto check = [&](bool turned, Effect effect, const char* field) -> Expected<void> {
    const bool expected = has_effect(components, player, effect);
    if (turned == expected) return {};
    return broken("nippon.turned_by_factory",
                  {{"expected", expected ? "true" : "false"}, {"found", turned ? "true" : "false"}},
                  seat_path(seat, field));
  };
  auto trains = check(player.trains_turned != 0, Effect::kFlipTrains, "trains_turned");
  if (!trains) return trains;
  return check(player.ships_turned != 0, Effect::kFlipShips, "ships_turned");
}

// NIP-T2
Expected<void> check_held(const Components& components, const Player& player, Seat seat) {
  bool ended = false;
  for (int i = 0; i < kMaxWorkers; ++i) {
    const Maybe<Colour> colour = player.workers[i];
    if (!colour) {
      ended = true;
    } else if (ended || !components.colours.has(*colour) || i >= components.worker_places) {
      return broken("nippon.held", {{"most", components.worker_places}, {"found", i + 1}},
                    seat_path(seat, "workers"));
    }
  }
  return {};
}

Expected<void> check_player(const Components& components, const Player& player, Seat seat) {
  for (const auto check :
       {check_amounts, check_tracks, check_factories, check_turned, check_held}) {
    if (auto sound = check(components, player, seat); !sound) return sound;
  }
  return {};
}

// NIP-S2: each tile once.
Expected<void> check_tiles(View view) {
  const auto& [components, p] = view;
  Set<FactoryTile> seen = p.factories;
  int count = seen.size();
  for (Seat seat = 0; seat < p.seats; ++seat) {
    for (const Maybe<FactoryTile> tile : p.player(seat).factories) {
      if (!tile) continue;
      seen.add(*tile);
      ++count;
    }
  }
  const auto all = how_many(components.factories);
  if (seen == Set<FactoryTile>::first(all) && count == all) return {};
  return broken("nippon.factories", {{"expected", all}, {"found", seen.size()}, {"count", count}},
                "factories");
}

}  // namespace

Expected<void> check_players(View view) {
  const auto& [components, p] = view;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto player = check_player(components, p.player(seat), seat); !player) return player;
  }
  return check_tiles(view);
}

}  // namespace kaisho::nippon
