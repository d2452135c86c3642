// Numbers for the players: what makes a position good for a seat. Made for the ends of turns, but
// true within one too. Every number is cheap: no allocation, one pass over the areas.
#include "games/yokohama/features.h"

#include "core/values/how_many.h"
#include "core/values/real.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr auto kNames = names_of(kFeatures);

// What a reward is worth in points: a yardstick of ours, no rule.
constexpr Indexed<Resource, float, kResources> kWorth = {1.0F, 0.75F, 0.5F, 0.5F, 2.5F, 0.5F, 1.0F};
constexpr float kWorthOfChoice = 1.0F;
constexpr float kWorthOfPiece = 1.0F;
constexpr float kWorthOfMove = 0.75F;

float worth(const Reward& reward) {
  float sum = 0;
  for (const Resource resource : kEveryResource) {
    sum += as_float(reward.gain[resource]) * kWorth[resource];
  }
  return sum + as_float(reward.any_good) * kWorthOfChoice +
         as_float(reward.warehouse) * kWorthOfPiece + as_float(reward.moves) * kWorthOfMove;
}

float part(int of, int whole) {
  if (whole <= 0) return 0;
  return std::min(1.0F, as_float(of) / as_float(whole));
}

// How far the game has come to its end, from 0 to 1.
float closeness(View view) {
  const Position& p = view.p;
  if (p.trigger != Trigger::kNotYet) return 1.0F;
  const SetUp& set_up = set_up_of(view);
  float most = std::max(part(slots_taken(p, kChurchBoard), set_up.end_church),
                        part(slots_taken(p, kCustomsBoard), set_up.end_customs));
  const int deck = how_many(view.components.orders) - set_up.orders_removed;
  most = std::max(most, part(deck - p.order_deck_size, deck));
  for (Seat seat = 0; seat < p.seats; ++seat) {
    most = std::max(most, part(built(view.of(seat), kHouse), set_up.end_houses));
    most = std::max(most, part(built(view.of(seat), kShop), set_up.end_shops));
  }
  return most;
}

// What the areas promise for the next action: with one more assistant and the president.
struct GroundAhead {
  int held = 0;
  int strong = 0;
  int full = 0;
  int to_build = 0;
  float gain = 0;
  float church = 0;
  float customs = 0;
  int laboratory = 0;
  int port = 0;
};

// What orders bring.
struct Promise {
  float worth = 0;  // by the part of their goods that lies ready
  float ready = 0;  // of those that can be fulfilled now
};

Promise promise_of(const Components& components, const Player& player, Orders orders) {
  Promise promise;
  for (const OrderId id : orders) {
    const Order& order = components.orders[id];
    int asked = 0;
    int had = 0;
    for (const Resource good : kEachGood) {
      asked += order.goods[good];
      had += std::min<int>(order.goods[good], player.stock[good]);
    }
    const float brings = worth(order.reward);
    promise.worth += brings * part(had, asked);
    if (had == asked) promise.ready += brings;
  }
  return promise;
}

class Side : SideOf<Components, Position> {
 public:
  Side(const SeatView& view, float late) : SideOf(view, late) {}

  void fill(const Score& score, std::span<float> out);

 private:
  void add_points(const Score& score);
  void add_stock();
  void add_pieces();
  void add_technologies();
  void add_orders();
  void add_tokens();
  void add_achievements();
  void add_ground();

  void look_at(CellId cell, GroundAhead& ground) const;
  float best_church(int faith) const;
  float best_customs(int most) const;
};

void Side::add_points(const Score& score) {
  const auto points = as_float(player_.points);
  add(points);
  add(points * late_);
  int prizes = 0;
  for (const ScoreLine line : {kLineChurch, kLineCustoms, kLineTechnology, kLineFlags}) {
    add(score.points[line]);
    prizes += score.points[line];
  }
  add_late(prizes);
  add(score.total() - prizes);
}

void Side::add_stock() {
  constexpr int kMaxYen = 10;
  const auto yen = as_float(std::min(player_.yen(), kMaxYen));
  add(yen);
  add(yen * late_);
  add(player_.yen() < 2 ? 1 : 0);
  add(int{player_.stock[kImports]});
  add_late(player_.stock[kImports]);
  int goods = 0;
  int kinds = 0;
  for (const Resource good : kEachGood) {
    add(int{player_.stock[good]});
    goods += player_.stock[good];
    kinds += player_.stock[good] > 0 ? 1 : 0;
  }
  add_late(goods);
  add(kinds);
}

void Side::add_pieces() {
  constexpr int kEnough = 4;
  const SetUp& set_up = set_up_of(view());
  const int hired = set_up.warehouse[kAssistant] - player_.warehouse[kAssistant];
  add(int{player_.hand[kAssistant]});
  add(std::max(0, kEnough - player_.hand[kAssistant]));
  add(hired);
  add_late(hired);
  add(int{player_.hand[kShop]});
  add(int{player_.hand[kHouse]});
  add(built(view(), kShop));
  add(built(view(), kHouse));
  add_late(player_.hand[kShop] + player_.hand[kHouse]);
}

void Side::add_technologies() {
  float engines = 0;
  int tools = 0;
  for (const CardId card : player_.technologies) {
    const Technology& technology = components_.technology_of_card(card);
    if (technology.effect >= Effect::kExtraGood) {
      ++tools;
    } else if (technology.effect != Effect::kOnGain) {
      engines += worth(technology.reward);
    }
  }
  add(technology_count(player_));
  add(technology_costs(components_, player_));
  add(engines * (1.0F - late_));
  add_early(tools);
}

void Side::add_orders() {
  const Promise promise = promise_of(components_, player_, known_orders(player_));
  add(orders_in_hand(player_));
  add(promise.worth);
  add(promise.ready);
  add(player_.fulfilled.size());
}

void Side::add_tokens() {
  add(foreign_agents_face_up(player_) + independent_agents(components_, player_));
  add(p_.active == seat_ && p_.used.has(Once::kAgent) ? 1 : 0);
  int halves = 0;
  const ByFlag<int> flags = flag_counts(components_, player_);
  for (const Flag flag : kEveryFlag) {
    if (p_.agents_left[flag] == 0) continue;
    halves += (flags[flag] + 1) % components_.cards_per_agent == 0 ? 1 : 0;
  }
  add(halves);
  add(player_.tokens.size());
}

void Side::add_achievements() {
  float near = 0;
  for (const AchievementType type : kEveryType) {
    if (has_achieved(p_, type, seat_)) continue;
    const Achievement& achievement = components_.achievements[p_.achievements[type]];
    const float done = part(progress(view(), achievement), achievement.needed());
    const int points = p_.achieved[type][0] == kNobody ? achievement.first : achievement.later;
    near += as_float(points) * done * done;
  }
  add(near);
  add(near * late_);
}

float Side::best_church(int faith) const {
  const int payments = faith_payments(components_, player_).size();
  float best = 0;
  for (const SlotId slot : components_.church.keys()) {
    if (p_.slots[kChurchBoard][slot] != kNobody) continue;
    if (components_.church[slot].price > faith + payments) continue;
    best = std::max(best, worth(components_.church[slot].reward));
  }
  return best;
}

float Side::best_customs(int most) const {
  float best = 0;
  for (const SlotId slot : components_.customs.keys()) {
    if (p_.slots[kCustomsBoard][slot] != kNobody) continue;
    const int price = components_.customs[slot].price;
    if (price > most || price > player_.stock[kImports]) continue;
    best = std::max(best, worth(components_.customs[slot].reward));
  }
  return best;
}

void Side::look_at(CellId cell, GroundAhead& ground) const {
  const int assistants = assistants_at(p_, seat_, cell);
  if (assistants > 0) ++ground.held;
  if (player_.president == cell) return;
  if (opposing_presidents(view(), cell) > 0 && !has(components_, player_, Effect::kStop)) return;
  const int more = player_.hand[kAssistant] > 0 ? components_.influence[kAssistant] : 0;
  if (assistants == 0 && more == 0) return;
  const int power = std::min(components_.most_power,
                             power_at(view(), cell) + components_.president_influence + more);
  if (power == 0) return;
  const Cell& here = p_.cell(cell);
  const Area& area = area_at(view(), cell);
  const Level& level = area.levels[power - 1];
  if (power >= components_.build_from) {
    ++ground.strong;
    const bool shop = player_.hand[kShop] > 0 && !has_shop(here, seat_);
    const bool house = player_.hand[kHouse] > 0 && here.house == kNobody;
    if (shop || house) ++ground.to_build;
  }
  if (power >= components_.level5_from && here.token) ++ground.full;
  switch (area.action) {
    case Action::kGain: ground.gain = std::max(ground.gain, worth(level.gain)); break;
    case Action::kChurch: ground.church = std::max(ground.church, best_church(level.number)); break;
    case Action::kCustoms:
      ground.customs = std::max(ground.customs, best_customs(level.number));
      break;
    case Action::kLaboratory:
      ground.laboratory = std::max<int>(ground.laboratory, level.number);
      break;
    case Action::kPort: ground.port = std::max(ground.port, power); break;
    case Action::kCanal:
    case Action::kExchange:
    case Action::kRecruit: break;
  }
}

void Side::add_ground() {
  GroundAhead ground;
  for (const CellId cell : cells_of(view())) {
    if (!is_canal(view(), cell)) look_at(cell, ground);
  }
  add(ground.held);
  add(ground.strong);
  add(ground.full);
  add(ground.to_build);
  add(ground.gain);
  add(ground.church);
  add(ground.customs);
  add(ground.laboratory);
  add(ground.port);
  add(player_.president ? 0 : 1);
}

void Side::fill(const Score& score, std::span<float> out) {
  out_ = out;
  add_points(score);
  add_stock();
  add_pieces();
  add_technologies();
  add_orders();
  add_tokens();
  add_achievements();
  add_ground();
}

}  // namespace

std::array<float, kFeatures.size()> shown_features(const Components& components,
                                                   const Player& player,
                                                   std::span<const float> features) {
  constexpr auto kAt = std::ranges::find(kNames, "orders_worth") - kNames.begin();
  static_assert(kNames[kAt + 1] == "orders_ready");
  const Promise promise = promise_of(components, player, player.orders);
  std::array<float, kFeatures.size()> shown{};
  std::ranges::copy(features, shown.begin());
  shown[kAt] = promise.worth;
  shown[kAt + 1] = promise.ready;
  return shown;
}

std::span<const std::string_view> Rules::feature_names() { return kNames; }

void Rules::features(const Components& components, const Position& p, std::span<float> out) {
  const auto scores = final_scores({components, p});
  const float late = closeness({components, p});
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Side({components, p, seat}, late).fill(scores[seat], features_of(out, seat, kNames.size()));
  }
}

}  // namespace kaisho::yokohama
