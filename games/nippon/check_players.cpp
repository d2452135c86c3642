// What the players own: their factories, tracks and stores. What there is a number of in all is
// counted with what lies on the board.
#include <algorithm>

#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

std::unexpected<Error> wrong(std::string message, Seat seat, const char* field) {
  return broken(std::move(message), seat_path(seat) + "." + field);
}

Expected<void> check_amounts(const Player& player, Seat seat) {
  if (player.vp < -kMost || player.vp > kMost) return wrong("Too many.", seat, "vp");
  if (player.yen > kMost) return wrong("Too many.", seat, "yen");
  if (player.coal > kMost) return wrong("Too many.", seat, "coal");
  if (player.plans > kMost) return wrong("Too many.", seat, "plans");
  return {};
}

Expected<void> check_tracks(const Components& box, const Player& player, Seat seat) {
  for (std::size_t track = 0; track < kTracks; ++track) {
    if (player.tracks[track] >= box.tracks[track].steps.size()) {
      return wrong("This track has no such step.", seat, "tracks");
    }
  }
  if (player.contracts >> box.contracts.size() != 0) {
    return wrong("There is no such contract.", seat, "contracts");
  }
  return {};
}

// NIP-A1, NIP-A3
Expected<void> check_factories(const Components& box, const Player& player, Seat seat) {
  for (std::size_t good = 0; good < kGoods; ++good) {
    const Id tile = player.factories[good];
    if (tile == kNone) {
      if (player.goods[good] == 0 && player.machines[good] == 0) continue;
      return wrong("Goods and machines need a factory.", seat, "factories");
    }
    if (tile >= box.factories.size() || box.factories[tile].good != good) {
      return wrong("This factory makes another good.", seat, "factories");
    }
    if (player.goods[good] > box.goods[good].storage) {
      return wrong("A store has no room for so many goods.", seat, "factories");
    }
    if (player.machines[good] > box.full_machine) {
      return wrong("There is no such machine.", seat, "factories");
    }
    if (player.stocked > 0 && player.machines[good] < box.full_machine) {  // NIP-A2
      return wrong("Machines wait while no factory can take one.", seat, "stocked");
    }
  }
  return {};
}

// NIP-F4b, NIP-F5b
Expected<void> check_turned(const Components& box, const Player& player, Seat seat) {
  if (player.trains_turned != (has_effect(box, player, Effect::kFlipTrains) ? 1 : 0)) {
    return wrong("A factory turns the trains, and nothing else.", seat, "trains_turned");
  }
  if (player.ships_turned != (has_effect(box, player, Effect::kFlipShips) ? 1 : 0)) {
    return wrong("A factory turns the ships, and nothing else.", seat, "ships_turned");
  }
  return {};
}

// NIP-T2
Expected<void> check_held(const Components& box, const Player& player, Seat seat) {
  bool ended = false;
  for (std::size_t i = 0; i < kMaxWorkers; ++i) {
    const Id colour = player.workers[i];
    if (colour == kNone) {
      ended = true;
    } else if (ended || colour >= box.colours.size() ||
               i >= static_cast<std::size_t>(box.worker_places)) {
      return wrong("Workers stand from the left, on places that there are.", seat, "workers");
    }
  }
  return {};
}

Expected<void> check_player(const Components& box, const Player& player, Seat seat) {
  if (auto amounts = check_amounts(player, seat); !amounts) return amounts;
  if (auto tracks = check_tracks(box, player, seat); !tracks) return tracks;
  if (auto factories = check_factories(box, player, seat); !factories) return factories;
  if (auto turned = check_turned(box, player, seat); !turned) return turned;
  return check_held(box, player, seat);
}

// NIP-S2: each tile once.
Expected<void> check_tiles(const Components& box, const Position& p) {
  unsigned seen = p.factories;
  int count = std::popcount(p.factories);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    for (const Id tile : p.player(seat).factories) {
      if (tile == kNone) continue;
      seen |= bit(tile);
      ++count;
    }
  }
  const std::size_t all = box.factories.size();
  const bool complete = seen == static_cast<std::uint32_t>((std::uint64_t{1} << all) - 1U);
  if (complete && count == static_cast<int>(all)) return {};
  return broken("Each factory is somewhere once.", "factories");
}

}  // namespace

Expected<void> check_players(const Components& box, const Position& p) {
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto player = check_player(box, p.player(seat), seat); !player) return player;
  }
  return check_tiles(box, p);
}

}  // namespace kaisho::nippon
