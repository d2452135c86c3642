// Set-up (NIP-S).
#include <algorithm>
#include <span>

#include "core/values/counter.h"
#include "core/values/how_many.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// NIP-S1
void seat_players(const Play& play) {
  Position& p = play.p;
  p.first = Random(p.random).below(p.seats);
  play.emit("first_player", "NIP-S1", p.first);
  for (int place = 0; place < p.seats; ++place) {
    Player& player = p.player(clockwise(p.first, p.seats, place));
    player.vp = play.components.start_vp[place];
    player.yen = play.components.start_yen;
    player.coal = play.components.start_coal;
    player.plans = play.components.start_plans;
    player.contracts = all_contracts(play.components);
    player.factories.fill({});
    player.workers.fill({});
    player.influence = play.components.influence;
    set(player.trains, play.components.trains_row.size());
    set(player.ships, play.components.ships_row.size());
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
  for (const Reward reward : rewards.keys()) {
    if (rewards[reward].multiplier == multiplier) left += p.rewards[reward];
  }
  if (left == 0) return;
  int drawn = random.below(left);
  for (const Reward reward : rewards.keys()) {
    if (rewards[reward].multiplier != multiplier) continue;
    drawn -= p.rewards[reward];
    if (drawn >= 0) continue;
    --p.rewards[reward];
    return;
  }
}

// Whether no stack before this one has its multiplier.
bool first_of_pile(const Components& components, Reward reward) {
  const auto& rewards = components.rewards;
  return std::ranges::none_of(Every<Reward>(number_of(reward)), [&](Reward other) {
    return rewards[other].multiplier == rewards[reward].multiplier;
  });
}

// NIP-S2: tiles leave each multiplier's pile before it is sorted into stacks.
void stack_rewards(const Play& play) {
  Position& p = play.p;
  const auto& rewards = play.components.rewards;
  for (const Reward reward : rewards.keys()) p.rewards[reward] = rewards[reward].copies;
  Random random(p.random);
  for (const Reward reward : rewards.keys()) {
    if (!first_of_pile(play.components, reward)) continue;
    for (int n = play.components.rewards_removed[p.seats]; n > 0; --n) {
      remove_reward(play, rewards[reward].multiplier, random);
    }
  }
  for (const Reward reward : rewards.keys()) {
    const int removed = rewards[reward].copies - p.rewards[reward];
    if (removed > 0) play.emit("rewards_removed", "NIP-S2", kNobody, reward, removed);
  }
  p.extras = play.components.extra_copies;
  p.factories = Set<FactoryTile>::first(how_many(play.components.factories));
}

// NIP-S3
void lay_cities(const Play& play) {
  Position& p = play.p;
  const auto tiles = shuffled<kMaxCityTiles>(play, play.components.city_tiles.size());
  Random random(p.random);
  std::size_t laid = 0;
  for (const City city : play.components.cities.keys()) {
    p.city_tiles[city] = noun<CityTile>(tiles[laid++]);
    p.city_turns[city] = random.below<std::uint8_t>(kSides);
    play.emit("city_laid", "NIP-S3", kNobody, city, p.city_tiles[city], p.city_turns[city]);
  }
  for (; laid < play.components.city_tiles.size(); ++laid) {
    play.emit("city_left_out", "NIP-S3", kNobody, tiles[laid]);
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
