// Numbers for the players: what makes a position good for a seat. Made for the ends of turns, but
// true within one too. Every number is cheap: no allocation, one pass over the islands at most.
#include "games/yamatai/features.h"

#include <algorithm>

#include "core/values/how_many.h"
#include "core/values/real.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

constexpr auto kNames = names_of(kFeatures);

// What specialists help to; the few games of a fit cannot tell them apart.
constexpr std::array kOfPoints = {Power::kDoublePrestige, Power::kConsecrate, Power::kLone};
constexpr std::array kOfCoins = {Power::kToll,        Power::kShare,   Power::kBetterSales,
                                 Power::kTradeYellow, Power::kSavings, Power::kTokenForCoins};
constexpr std::array kOfBoats = {Power::kExtraTrade,     Power::kGild,  Power::kWidePort,
                                 Power::kTokenForYellow, Power::kCoast, Power::kChange};
constexpr std::array kOfTokens = {Power::kExtraToken};

constexpr int kFewCoins = 4;

float part(int of, int whole) {
  if (whole <= 0) return 0;
  return std::clamp(as_float(of) / as_float(whole), 0.0F, 1.0F);
}

// How far the game has come to its end, from 0 to 1 (YAM-E1).
float closeness(View view) {
  const Position& p = view.p;
  if (p.trigger != Trigger::kNotYet || p.over != Over::kNo) return 1.0F;
  float most = 0;
  for (const Colour colour : kEveryColour) {
    const int whole = view.components.supply[colour];
    most = std::max(most, part(whole - p.supply[colour], whole));
  }
  const int specialists =
      how_many(view.components.specialists) - view.components.specialists_visible;
  most = std::max(most, part(specialists - p.specialist_deck_size, specialists));
  const int tiles = how_many(view.components.buildings) - view.components.buildings_visible;
  most = std::max(most, part(tiles - p.building_deck_size, tiles));
  const int pieces = view.components.pieces[p.seats];
  for (Seat seat = 0; seat < p.seats; ++seat) {
    most = std::max(most, part(pieces - p.player(seat).pieces_left, pieces));
  }
  return most;
}

// The empty islands by the boats around them.
class Shores {
 public:
  explicit Shores(View view) : empty_(empty_islands(view)) {
    for (const Colour colour : kEveryColour) {
      for (const Space space : view.p.boats[colour]) {
        count(at_least_[colour], view.components.map.islands_of_space[space] & empty_);
      }
    }
  }

  Islands empty() const { return empty_; }

  // Where no boat of the cost lacks, where one at most, where two at most.
  static constexpr std::size_t kMostLacking = 2;
  using ByLacking = std::array<Islands, kMostLacking + 1>;
  ByLacking sites_for(const Building& building) const {
    ByLacking sites;
    sites.fill(empty_);
    for (const Colour colour : kEveryColour) {
      for (std::size_t n = 0; n < building.cost[colour]; ++n) {
        const Islands have = at_least_[colour][n];
        for (std::size_t k = kMostLacking; k > 0; --k) sites[k] = (sites[k] & have) | sites[k - 1];
        sites[0] &= have;
      }
    }
    return sites;
  }

 private:
  // Islands with at least one boat of a colour, with at least two…
  using Counted = std::array<Islands, kMaxCost>;

  // One boat more for each of these islands.
  static void count(Counted& counted, Islands more) {
    for (std::size_t n = 0; n < counted.size() && !more.empty(); ++n) {
      const Islands again = counted[n] & more;
      counted[n] |= more;
      more = again;
    }
  }

  Islands empty_;
  ByColour<Counted> at_least_{};
};

// What is the same for all seats.
struct Common {
  explicit Common(View view) : late(closeness(view)), shores(view) {}

  float late;
  Shores shores;
};

// Points of the best of some tiles for which one boat lacks at most, or two.
struct Readiness {
  int of_one = 0;
  int of_two = 0;
};

class Side : SideOf<Components, Position> {
 public:
  Side(const SeatView& view, const Common& common) : SideOf(view, common.late), common_(common) {}

  void fill(std::span<float> out) {
    out_ = out;
    add_points();
    add_pieces();
    add_tokens();
    add_boats();
    add_turns();
    add_powers(kOfPoints);
    add_powers(kOfCoins);
    add_powers(kOfBoats);
    add_powers(kOfTokens);
  }

 private:
  template <std::size_t kCount>
  void add_powers(const std::array<Power, kCount>& powers) {
    int count = 0;
    for (const Power power : powers) count += has(view(), power) ? 1 : 0;
    add_early(count);
  }

  void add_points();
  void add_pieces();
  void add_tokens();
  void add_boats();
  void add_turns();
  int recruits() const;
  Readiness readiness(Tiles tiles) const;
  float earliness() const;

  const Common& common_;
};

void Side::add_points() {
  const Score score = score_of(view());
  const auto points = as_float(score.total());
  add(points);
  add(points * late_);
  add(player_.coins);
  add(std::min<int>(player_.coins, kFewCoins));
  add(player_.coins % coins_per_point(view()));
  add(player_.prestige);
}

void Side::add_pieces() {
  const int put = player_.pieces.size();
  int largest = 0;
  Islands beside;
  Islands seen;
  for (const Island island : player_.pieces) {
    beside |= components_.map.neighbours[island];
    if (seen.has(island)) continue;
    const Islands group = group_of(view(), island);
    seen |= group;
    largest = std::max(largest, group.size());
  }
  add(player_.built.size());
  add(put);
  add_late(put);
  add(largest);
  add((beside & common_.shores.empty()).size());
}

int Side::recruits() const {
  int count = 0;
  int kinds = 0;
  for (const int tokens : player_.culture) {
    count += tokens / components_.cost_identical;
    kinds += tokens % components_.cost_identical != 0 ? 1 : 0;
  }
  return count + kinds / components_.cost_different;
}

void Side::add_tokens() {
  int tokens = 0;
  for (const int n : player_.culture) tokens += n;
  int richest = 0;
  for (const int coins : p_.specialist_coins) richest = std::max(richest, coins);
  const int paid = recruits();
  add(tokens);
  add_late(tokens);
  add(paid > 0 ? 1 : 0);
  add(paid);
  add_late(paid);
  add(paid > 0 ? richest : 0);
}

void Side::add_boats() {
  int worth = 0;
  for (const Colour colour : kEveryColour) {
    const int price = colour == kYellow ? components_.yellow_price : components_.prices[colour];
    worth += player_.boats[colour] * price;
  }
  add(boats_of(player_));
  add(player_.boats[kYellow]);
  add(worth);
  add(player_.aside % 2);
  add(player_.reserved.size());
  add(readiness(player_.reserved).of_one);
  add(player_.specialists.size());
}

Readiness Side::readiness(Tiles tiles) const {
  Readiness best;
  for (const Tile tile : tiles) {
    const Building& building = components_.printed_on(tile);
    if (building.points <= best.of_one || !has_figure_for(player_, building)) continue;
    const auto sites = common_.shores.sites_for(building);
    if (!sites[1].empty()) best.of_one = building.points;
    if (!sites[2].empty()) best.of_two = std::max<int>(best.of_two, building.points);
  }
  return best;
}

// How early the player's turns to come are: those of this round that have a fleet by the fleet, the
// others by their place.
float Side::earliness() const {
  const int places = kMaxPieces - times_in(p_.order, kNobody);
  const bool begun =
      std::ranges::any_of(p_.played, [](Maybe<Fleet> fleet) { return static_cast<bool>(fleet); });
  float sum = 0;
  int turns = 0;
  for (std::size_t i = 0; i < kMaxPieces; ++i) {
    if (p_.order[i] != seat_) continue;
    ++turns;
    if (!begun) {
      sum += 1 - part(static_cast<int>(i), places);
    } else {
      const Maybe<Fleet> fleet = p_.played[i];
      sum += fleet ? 1 - part(number_of(*fleet), how_many(components_.fleets)) : 0.5F;
    }
  }
  return turns == 0 ? 0 : sum / as_float(turns);
}

void Side::add_turns() {
  const bool active = p_.active == seat_;
  const Readiness ready = active ? readiness(tiles_for(p_, seat_)) : Readiness{};
  add(earliness());
  add(active ? 1 : 0);
  add(ready.of_one);
  add(ready.of_two);
}

}  // namespace

std::span<const std::string_view> Rules::feature_names() { return kNames; }

void Rules::features(const Components& components, const Position& p, std::span<float> out) {
  const Common common(View{components, p});
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Side({components, p, seat}, common).fill(features_of(out, seat, kNames.size()));
  }
}

}  // namespace kaisho::yamatai
