// Numbers for the players: what makes a position good for a seat. Made for the ends of turns, but
// true within one too. Every number is cheap: no allocation, one pass over the places at most.
#include "games/nippon/features.h"

#include <algorithm>

#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// In the order in which Rules::features fills them. What is called early weighs less and less as
// the game goes on, what is called late more and more.
constexpr std::array<std::string_view, 44> kNames = {
    "points",             // what the final count would give now
    "points_late",        //
    "regions_next",       // what the next scoring would give now
    "regions_next_late",  //
    "regions_last",       // what the last scoring would give now
    "influence_early",    // in all regions
    "regions_early",      // with an own influence tile
    "yen",                //
    "yen_early",          //
    "coal",               //
    "coal_early",         //
    "plans",              //
    "plans_early",        //
    "income_early",       // by the money track
    "income_early_squared",
    "coal_track_early",      //
    "knowledge_early",       //
    "factories_1_early",     // of level 1
    "factories_2_early",     //
    "factories_3_early",     //
    "bonuses_budget_early",  // lasting bonuses of the silk factories
    "bonuses_tracks_early",  // of the paper and bento factories
    "bonuses_costs_early",   // that make ships, trains or machines cheaper
    "output_early",          // goods that all factories make, activated once
    "coal_needed_early",     // to activate them all
    "machines_stocked",      //
    "goods_worth",           // values of influence tiles that the stored goods pay for
    "goods_worth_late",      //
    "places_open",           // places where the stored goods can put a tile
    "tiles_worth",           // values of the influence tiles in stock
    "workers",               // held
    "colours",               // of workers held
    "colours_unpaid",        // that the yen in hand would leave unpaid
    "reward_due",            // multiplier of the best reward that consolidating would give
    "reward_due_early",      //
    "multipliers",           // of the tiles on achievements
    "multipliers_early",     //
    "ships_left_early",      //
    "trains_left_early",     //
    "ships_out_early",       // VP of ships where the own rank scores them
    "contracts_early",       // filled
    "contracts_ready",       // that the stored goods fill
    "to_move",               // 1 for the seat whose turn it is
    "consolidates_next",     // 1 when the next turn must consolidate
};

// How far the game has gone, 0 to 1: by the scoring marker, and by the rows within its place.
float lateness(const Components& box, const Position& p) {
  if (p.over != 0) return 1;
  const auto rows = static_cast<std::size_t>(p.seats);
  float place = p.marker;
  if (p.closed == 0) {
    int full = 0;
    for (const Workers& row : p.rows) full += count_of(row) > 0 ? 1 : 0;
    place += 1 - static_cast<float>(full) / static_cast<float>(std::max<int>(1, box.rows[rows]));
  } else {
    place += 1 - static_cast<float>(p.closing % p.seats) / static_cast<float>(p.seats);
  }
  return std::clamp(place / static_cast<float>(box.marks.size()), 0.0F, 1.0F);
}

class Side {
 public:
  Side(const Components& box, const Position& p, Seat seat, const Standings& standings)
      : box_(box),
        p_(p),
        player_(p.player(seat)),
        standings_(standings),
        seat_(seat),
        late_(lateness(box, p)) {}

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
  void add(float number) { out_[n_++] = number; }
  void add(int number) { add(static_cast<float>(number)); }
  void add_early(int number) { add(static_cast<float>(number) * (1 - late_)); }
  void add_late(int number) { add(static_cast<float>(number) * late_); }

  void add_regions();
  void add_budget();
  void add_factories();
  void add_goods();
  void add_workers();
  void add_rows();
  void add_turn();
  int bonuses(std::initializer_list<Effect> effects, bool transport) const;

  const Components& box_;
  const Position& p_;
  const Player& player_;
  const Standings& standings_;
  Seat seat_;
  float late_;
  std::span<float> out_;
  std::size_t n_ = 0;
  int ships_vp_ = 0;
};

void Side::add_regions() {
  const auto own = static_cast<std::size_t>(seat_);
  const int score = score_of(box_, p_, seat_).total();
  int next = 0;
  int last = 0;
  int influence = 0;
  int present = 0;
  for (std::size_t region = 0; region < box_.regions.size(); ++region) {
    const Standing& standing = standings_[region];
    influence += standing.influence[own];
    present += standing.influence[own] > 0 ? 1 : 0;
    ships_vp_ += standing.ships[own];
    if (p_.scorings >= kScorings) continue;
    last += standing.points[own] + standing.ships[own];
    next += points_of(box_, standing, own, p_.scorings) + standing.ships[own];
  }
  add(score);
  add_late(score);
  add(next);
  add_late(next);
  add(last);
  add_early(influence);
  add_early(present);
}

void Side::add_budget() {
  const int income = income_of(box_, player_);
  add(player_.yen);
  add_early(player_.yen);
  add(player_.coal);
  add_early(player_.coal);
  add(player_.plans);
  add_early(player_.plans);
  add_early(income);
  add(static_cast<float>(income * income) / 32 * (1 - late_));
  add_early(player_.tracks[static_cast<std::size_t>(Track::kCoal)]);
  add_early(player_.tracks[static_cast<std::size_t>(Track::kKnowledge)]);
}

int Side::bonuses(std::initializer_list<Effect> effects, bool transport) const {
  int count = 0;
  each_factory(box_, player_, [&](const Factory& factory) {
    if (std::ranges::find(effects, factory.effect) == effects.end()) return;
    const bool track = factory.action == Action::kKnowledge || factory.action == Action::kMines;
    if (factory.effect == Effect::kActionCosts && track == transport) return;
    ++count;
  });
  return count;
}

void Side::add_factories() {
  std::array<int, kLevels> levels{};
  int output = 0;
  int coal = 0;
  for (int good = 0; good < kGoods; ++good) {
    if (!has_factory(player_, good)) continue;
    ++levels[good_of(box_, good).level - std::size_t{1}];
    output += output_of(box_, player_, good);
    coal += coal_for(box_, player_, good);
  }
  for (const int count : levels) add_early(count);
  add_early(bonuses({Effect::kConsolidateYen, Effect::kKeepCoal, Effect::kSymbolSteps}, false));
  add_early(bonuses({Effect::kExtraStep, Effect::kActionCosts}, false));
  add_early(bonuses({Effect::kActionCosts}, true));
  add_early(output);
  add_early(coal);
  add(player_.stocked);
}

void Side::add_goods() {
  int worth = 0;
  for (int good = 0; good < kGoods; ++good) {
    const int cubes = player_.goods[static_cast<std::size_t>(good)];
    if (cubes == 0) continue;
    worth += value_for(box_, good, std::min(cubes, kMaxParts));
    if (cubes > kMaxParts) worth += value_for(box_, good, cubes - kMaxParts);
  }
  int tiles = 0;
  for (std::size_t value = 0; value < player_.influence.size(); ++value) {
    tiles += static_cast<int>(value) * player_.influence[value];
  }
  add(worth);
  add_late(worth);
  add(std::popcount(places_to_supply(box_, p_, seat_)));
  add(tiles);
}

void Side::add_workers() {
  const Wages wages = wages_of(box_, player_, player_.yen);
  const int level = reward_level(box_, player_);
  int reward = 0;
  for (std::size_t i = 0; i < box_.rewards.size(); ++i) {
    const int multiplier = box_.rewards[i].multiplier;
    if (p_.rewards[i] > 0 && multiplier <= level) reward = std::max(reward, multiplier);
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

void Side::add_rows() {
  int ready = 0;
  if (std::ranges::any_of(player_.goods, [](int n) { return n > 0; })) {
    ready = contracts_ready(box_, player_);
  }
  add_early(player_.ships);
  add_early(player_.trains);
  add_early(ships_vp_);
  add_early(static_cast<int>(box_.contracts.size()) - std::popcount(player_.contracts));
  add(ready);
}

void Side::add_turn() {
  add(p_.active == seat_ ? 1 : 0);
  add(workers_of(player_) >= box_.worker_places ? 1 : 0);
}

}  // namespace

std::span<const std::string_view> Rules::feature_names() { return kNames; }

void Rules::features(const Components& box, const Position& p, std::span<float> out) {
  const Standings standings = standings_in(box, p);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Side(box, p, seat, standings).fill(features_of(out, seat, kNames.size()));
  }
}

Standings standings_in(const Components& box, const Position& p) {
  Standings standings;
  for (std::size_t region = 0; region < box.regions.size(); ++region) {
    standings[region] = standing_of(box, p, static_cast<int>(region), kScorings - 1);
  }
  return standings;
}

}  // namespace kaisho::nippon
