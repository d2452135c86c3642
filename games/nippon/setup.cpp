// Set-up (NIP-S).
#include <algorithm>
#include <span>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// NIP-S1
void seat_players(const Play& play) {
  Position& p = play.p;
  p.first = static_cast<Seat>(Random(p.random).below(static_cast<std::uint32_t>(p.seats)));
  play.tell("first_player", "NIP-S1", p.first);
  for (int place = 0; place < p.seats; ++place) {
    Player& player = p.player(clockwise(p.first, p.seats, place));
    player.vp = play.components.start_vp[place];
    player.yen = static_cast<std::uint16_t>(play.components.start_yen);
    player.coal = static_cast<std::uint16_t>(play.components.start_coal);
    player.plans = static_cast<std::uint16_t>(play.components.start_plans);
    player.contracts = static_cast<std::uint16_t>((1U << play.components.contracts.size()) - 1U);
    player.factories.fill(kNone);
    player.workers.fill(kNone);
    player.influence = play.components.influence;
    player.trains = static_cast<std::uint8_t>(play.components.trains_row.size());
    player.ships = static_cast<std::uint8_t>(play.components.ships_row.size());
    for (const Track track : kEveryTrack) {
      player.tracks[track] = play.components.tracks[track].start;
    }
  }
}

// One tile of those with this multiplier, each as likely as any other; nothing when none is left.
void remove_reward(const Play& play, int multiplier, Random& random) {
  Position& p = play.p;
  const auto& rewards = play.components.rewards;
  int left = 0;
  for (std::size_t i = 0; i < rewards.size(); ++i) {
    if (rewards[i].multiplier == multiplier) left += p.rewards[i];
  }
  if (left == 0) return;
  int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(left)));
  for (std::size_t i = 0; i < rewards.size(); ++i) {
    if (rewards[i].multiplier != multiplier) continue;
    drawn -= p.rewards[i];
    if (drawn >= 0) continue;
    --p.rewards[i];
    return;
  }
}

// Whether no stack before this one has its multiplier.
bool first_of_pile(const Components& components, std::size_t reward) {
  const auto end = components.rewards.begin() + static_cast<std::ptrdiff_t>(reward);
  return std::none_of(components.rewards.begin(), end, [&](const Reward& other) {
    return other.multiplier == components.rewards[reward].multiplier;
  });
}

// NIP-S2: tiles leave each multiplier's pile before it is sorted into stacks.
void stack_rewards(const Play& play) {
  Position& p = play.p;
  const auto& rewards = play.components.rewards;
  for (std::size_t i = 0; i < rewards.size(); ++i) p.rewards[i] = rewards[i].copies;
  Random random(p.random);
  for (std::size_t i = 0; i < rewards.size(); ++i) {
    if (!first_of_pile(play.components, i)) continue;
    for (int n = play.components.rewards_removed[p.seats]; n > 0; --n) {
      remove_reward(play, rewards[i].multiplier, random);
    }
  }
  for (std::size_t i = 0; i < rewards.size(); ++i) {
    const int removed = rewards[i].copies - p.rewards[i];
    if (removed > 0) play.tell("rewards_removed", "NIP-S2", kNobody, i, removed);
  }
  p.extras = static_cast<std::uint8_t>(play.components.extra_copies);
  p.factories =
      static_cast<std::uint32_t>((std::uint64_t{1} << play.components.factories.size()) - 1U);
}

// NIP-S3
void lay_cities(const Play& play) {
  Position& p = play.p;
  const auto tiles = shuffled<kMaxCityTiles>(play, play.components.city_tiles.size());
  Random random(p.random);
  for (std::size_t city = 0; city < play.components.cities.size(); ++city) {
    p.city_tiles[city] = tiles[city];
    p.city_turns[city] = static_cast<std::uint8_t>(random.below(kSides));
    play.tell("city_laid", "NIP-S3", kNobody, city, tiles[city], p.city_turns[city]);
  }
  for (std::size_t i = play.components.cities.size(); i < play.components.city_tiles.size(); ++i) {
    play.tell("city_left_out", "NIP-S3", kNobody, tiles[i]);
  }
}

}  // namespace

void set_up(const Play& play) {
  seat_players(play);
  stack_rewards(play);
  lay_cities(play);
  lay_workers(play, "NIP-S4");
  play.p.active = play.p.first;
  push(play.p, Step::kTurnStart, play.p.active);
}

}  // namespace kaisho::nippon
