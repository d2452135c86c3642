// Numbers for the players: what makes a position good for a seat. Made for the ends of turns, but
// true within one too. Every number is cheap: no allocation, one pass over the places at most.
#include "games/nippon/features.h"

#include <algorithm>

#include "core/values/how_many.h"
#include "core/values/real.h"
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

constexpr auto kFeatureNames = names_of(kFeatures);
constexpr float kSquareScale = 32;  // brings a squared income near the income itself

// How far the game has gone, 0 to 1: by the scoring marker, and by the rows within its place.
float lateness(View view) {
  const auto& [components, p] = view;
  if (p.over != Over::kNo) return 1;
  float place = p.marker;
  if (p.closed == 0) {
    int full = 0;
    for (const Workers& row : p.rows) full += count_of(row) > 0 ? 1 : 0;
    const int rows = std::max<int>(1, components.rows[p.seats]);
    place += 1 - as_float(full) / as_float(rows);
  } else {
    place += 1 - as_float(p.closing % p.seats) / as_float(p.seats);
  }
  return std::clamp(place / as_float(how_many(components.marks)), 0.0F, 1.0F);
}

// The standings by region, as the last scoring would see them.
using Standings = ByRegion<Standing>;

Standings standings_in(View view) {
  Standings standings;
  for (const Region region : view.components.regions.keys()) {
    standings[region] = standing_of(view, region, kScorings - 1);
  }
  return standings;
}

class SeatSide : SideOf<Components, Position> {
 public:
  SeatSide(const SeatView& view, float late, const Standings& standings)
      : SideOf(view, late), standings_(standings) {}

  void fill(std::span<float> out) {
    out_ = out;
    add_regions();
    add_budget();
    add_factories();
    add_goods();
    add_workers();
    add_rows();
    add_turn();
  }

 private:
  void add_regions();
  void add_budget();
  void add_factories();
  void add_goods();
  void add_workers();
  void add_rows();
  void add_turn();

  // The lasting ones, by what they are for.
  struct Bonuses {
    int budget = 0;
    int tracks = 0;
    int costs = 0;
  };
  Bonuses bonuses() const;

  const Standings& standings_;
  int ships_vp_ = 0;
};

void SeatSide::add_regions() {
  const int score = score_of(view()).total();
  int next = 0;
  int last = 0;
  int influence = 0;
  int present = 0;
  for (const Region region : components_.regions.keys()) {
    const Standing& standing = standings_[region];
    influence += standing.influence[seat_];
    present += standing.influence[seat_] > 0 ? 1 : 0;
    ships_vp_ += standing.ships[seat_];
    if (p_.scorings >= kScorings) continue;
    last += standing.points[seat_] + standing.ships[seat_];
    next += points_of(components_, standing, seat_, p_.scorings) + standing.ships[seat_];
  }
  add(score);
  add_late(score);
  add(next);
  add_late(next);
  add(last);
  add_early(influence);
  add_early(present);
}

void SeatSide::add_budget() {
  const int income = income_of(components_, player_);
  add(player_.yen);
  add_early(player_.yen);
  add(player_.coal);
  add_early(player_.coal);
  add(player_.plans);
  add_early(player_.plans);
  add_early(income);
  add(as_float(income * income) / kSquareScale * (1 - late_));
  add_early(player_.tracks[Track::kCoal]);
  add_early(player_.tracks[Track::kKnowledge]);
}

SeatSide::Bonuses SeatSide::bonuses() const {
  Bonuses count;
  each_factory(components_, player_, [&](const Factory& factory) {
    switch (factory.effect) {
      case Effect::kConsolidateYen:
      case Effect::kKeepCoal:
      case Effect::kSymbolSteps: ++count.budget; break;
      case Effect::kExtraStep: ++count.tracks; break;
      case Effect::kActionCosts: {
        const bool track = factory.action == Action::kKnowledge || factory.action == Action::kMines;
        ++(track ? count.tracks : count.costs);
        break;
      }
      case Effect::kOnceYen:
      case Effect::kOnceSteps:
      case Effect::kOncePlans:
      case Effect::kProduceCoal:
      case Effect::kFlipShips:
      case Effect::kFreeShips:
      case Effect::kFlipTrains:
      case Effect::kFreeTrains:
      case Effect::kFreeImprovements:
      case Effect::kExtraGood: break;
    }
  });
  return count;
}

void SeatSide::add_factories() {
  std::array<int, kLevels> levels{};
  int output = 0;
  int coal = 0;
  for (const Good good : kEveryGood) {
    if (!has_factory(player_, good)) continue;
    ++levels[components_.goods[good].level - 1];
    output += output_of(components_, player_, good);
    coal += coal_for(components_, player_, good);
  }
  for (const int count : levels) add_early(count);
  const Bonuses lasting = bonuses();
  add_early(lasting.budget);
  add_early(lasting.tracks);
  add_early(lasting.costs);
  add_early(output);
  add_early(coal);
  add(player_.stocked);
}

void SeatSide::add_goods() {
  int worth = 0;
  for (const Good good : kEveryGood) {
    const int cubes = player_.goods[good];
    if (cubes == 0) continue;
    worth += value_for(components_, good, std::min(cubes, kMaxCubes));
    if (cubes > kMaxCubes) worth += value_for(components_, good, cubes - kMaxCubes);
  }
  int tiles = 0;
  for (int value = 1; value <= kMaxValue; ++value) tiles += value * player_.influence[value];
  add(worth);
  add_late(worth);
  add(places_to_sell_at(view()).size());
  add(tiles);
}

void SeatSide::add_workers() {
  const Wages wages = wages_of(components_, player_, player_.yen);
  const int level = reward_level(components_, player_);
  int reward = 0;
  for (const Reward kind : components_.rewards.keys()) {
    const int multiplier = components_.rewards[kind].multiplier;
    if (p_.rewards[kind] > 0 && multiplier <= level) reward = std::max(reward, multiplier);
  }
  int multipliers = 0;
  for (const int tile : player_.tiles) multipliers += tile;
  add(workers_of(player_));
  add(wages.colours);
  add(wages.colours - wages.paid);
  add(reward);
  add_early(reward);
  add(multipliers);
  add_early(multipliers);
}

void SeatSide::add_rows() {
  int ready = 0;
  if (std::ranges::any_of(player_.goods, [](int n) { return n > 0; })) {
    ready = contracts_ready(components_, player_);
  }
  add_early(player_.ships);
  add_early(player_.trains);
  add_early(ships_vp_);
  add_early(contracts_filled(components_, player_));
  add(ready);
}

void SeatSide::add_turn() {
  add(p_.active == seat_ ? 1 : 0);
  add(workers_of(player_) >= components_.worker_places ? 1 : 0);
}

}  // namespace

std::span<const std::string_view> Rules::feature_names() { return kFeatureNames; }

void Rules::features(const Components& components, const Position& p, std::span<float> out) {
  const View view{components, p};
  const float late = lateness(view);
  const Standings standings = standings_in(view);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    SeatSide(view.of(seat), late, standings).fill(features_of(out, seat, kFeatureNames.size()));
  }
}

}  // namespace kaisho::nippon
