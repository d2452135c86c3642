// Numbers for the players: what makes a position good for a seat. Made for the ends of turns, but
// true within one too. Every number is cheap: no allocation, one pass over the areas.
#include "games/yokohama/features.h"

#include <algorithm>

#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

// In the order in which Rules::features fills them.
constexpr std::array<std::string_view, kFeatures> kNames = {
    "points",             // scored so far
    "points_late",        // the same, the more the closer the end
    "church_prize",       // what the final count would give now, line by line
    "customs_prize",      //
    "technology_prize",   //
    "flag_points",        //
    "prizes_late",        // these four, the more the closer the end
    "left_over",          // points for what is left over
    "yen",                // up to ten: more is seldom spent
    "yen_late",           //
    "broke",              // 1 with less than two yen
    "imports",            //
    "imports_late",       //
    "copper",             //
    "silk",               //
    "tea",                //
    "fish",               //
    "goods_late",         // goods of all kinds, the more the closer the end
    "kinds_of_goods",     // of which there is one
    "hand_assistants",    //
    "hand_few",           // by how many assistants in hand are fewer than four
    "hired",              // assistants out of the warehouse
    "hired_late",         //
    "shops_in_hand",      //
    "houses_in_hand",     //
    "shops_built",        //
    "houses_built",       //
    "buildings_late",     // shops and houses in hand, the more the closer the end
    "technologies",       // number of them
    "technology_cost",    // their printed costs
    "engines",            // what technologies bring per event, by what is left of the game
    "tools",              // technologies that loosen rules, by what is left of the game
    "orders",             // in hand
    "orders_worth",       // what they bring, by the part of their goods that lies ready
    "orders_ready",       // of those that can be fulfilled now
    "fulfilled",          //
    "agents",             // face up
    "agent_used",         // 1 when this turn's use is gone
    "flag_halves",        // flags of which one is missing to a pair with an agent left for it
    "level5_tokens",      //
    "achievements_near",  // points of those not met, by the square of the part that is done
    "achievements_late",  // the same, the more the closer the end
    "areas_held",         // areas with own assistants
    "areas_strong",       // where one more assistant and the president make power four
    "areas_full",         // where they make power five and the token still lies there
    "areas_to_build",     // where they make power four and something can be built
    "best_gain",          // worth of the best production or bank there
    "best_church",        // worth of the best slot there
    "best_customs",       //
    "best_laboratory",    // production there
    "best_port",          // power there
    "president_home",     // 1 when the president is in hand
};

// What a reward is worth in points: a yardstick of ours, no rule.
constexpr std::array<float, kResources> kWorth = {1.0F, 0.75F, 0.5F, 0.5F, 2.5F, 0.5F, 1.0F};
constexpr float kWorthOfChoice = 1.0F;
constexpr float kWorthOfPiece = 1.0F;
constexpr float kWorthOfMove = 0.75F;

float worth(const Reward& reward) {
  float sum = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    sum += static_cast<float>(reward.gain[i]) * kWorth[i];
  }
  return sum + static_cast<float>(reward.any_good) * kWorthOfChoice +
         static_cast<float>(reward.warehouse) * kWorthOfPiece +
         static_cast<float>(reward.moves) * kWorthOfMove;
}

float part(int of, int whole) {
  if (whole <= 0) return 0;
  return std::min(1.0F, static_cast<float>(of) / static_cast<float>(whole));
}

// How far the game has come to its end, from 0 to 1.
float closeness(const Components& box, const Position& p) {
  if (p.trigger != Trigger::kNotYet) return 1.0F;
  const SetUp& set_up = set_up_of(box, p);
  const auto taken = [&](MainBoard board) {
    return static_cast<int>(kBoardSlots - std::ranges::count(p.slots[board], kNobody));
  };
  float most = std::max(part(taken(kChurchBoard), set_up.end_church),
                        part(taken(kCustomsBoard), set_up.end_customs));
  const int deck = static_cast<int>(box.orders.size()) - set_up.orders_removed;
  most = std::max(most, part(deck - p.order_deck_size, deck));
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    const auto built = [&](Piece piece) {
      return set_up.hand[piece] + set_up.warehouse[piece] - player.hand[piece] -
             player.warehouse[piece];
    };
    most = std::max(most, part(built(kHouse), set_up.end_houses));
    most = std::max(most, part(built(kShop), set_up.end_shops));
  }
  return most;
}

// What the areas promise for the next action: with one more assistant and the president.
struct Ground {
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

Promise promise_of(const Components& box, const Player& player, std::uint64_t orders) {
  Promise promise;
  each_bit(orders, [&](int i) {
    const Order& order = box.orders[static_cast<std::size_t>(i)];
    int asked = 0;
    int had = 0;
    for (std::size_t good = 0; good < kGoods; ++good) {
      asked += order.goods[good];
      had += std::min<int>(order.goods[good], player.stock[good]);
    }
    const float brings = worth(order.reward);
    promise.worth += brings * part(had, asked);
    if (had == asked) promise.ready += brings;
  });
  return promise;
}

class Side {
 public:
  Side(const Components& box, const Position& p, Seat seat)
      : box_(box), p_(p), player_(p.player(seat)), seat_(seat), late_(closeness(box, p)) {}

  void fill(const Score& score, std::span<float> out);

 private:
  void add(int number) { add(static_cast<float>(number)); }
  void add(float number) { out_[n_++] = number; }

  void add_points(const Score& score);
  void add_stock();
  void add_pieces();
  void add_technologies();
  void add_orders();
  void add_tokens();
  void add_achievements();
  void add_ground();

  void look_at(int cell, Ground& ground) const;
  float best_church(int faith) const;
  float best_customs(int most) const;
  int built(Piece piece) const;

  const Components& box_;
  const Position& p_;
  const Player& player_;
  Seat seat_;
  float late_;
  std::span<float> out_;
  std::size_t n_ = 0;
};

int Side::built(Piece piece) const {
  const SetUp& set_up = set_up_of(box_, p_);
  return set_up.hand[piece] + set_up.warehouse[piece] - player_.hand[piece] -
         player_.warehouse[piece];
}

void Side::add_points(const Score& score) {
  const auto points = static_cast<float>(player_.points);
  add(points);
  add(points * late_);
  int prizes = 0;
  for (const ScoreLine line : {kLineChurch, kLineCustoms, kLineTechnology, kLineFlags}) {
    add(score.points[line]);
    prizes += score.points[line];
  }
  add(static_cast<float>(prizes) * late_);
  add(score.total() - prizes);
}

void Side::add_stock() {
  constexpr int kMostYen = 10;
  const auto yen = static_cast<float>(std::min(player_.yen(), kMostYen));
  add(yen);
  add(yen * late_);
  add(player_.yen() < 2 ? 1 : 0);
  add(int{player_.stock[kImports]});
  add(static_cast<float>(player_.stock[kImports]) * late_);
  int goods = 0;
  int kinds = 0;
  for (std::size_t i = 0; i < kGoods; ++i) {
    add(int{player_.stock[i]});
    goods += player_.stock[i];
    kinds += player_.stock[i] > 0 ? 1 : 0;
  }
  add(static_cast<float>(goods) * late_);
  add(kinds);
}

void Side::add_pieces() {
  constexpr int kEnough = 4;
  const SetUp& set_up = set_up_of(box_, p_);
  const int hired = set_up.warehouse[kAssistant] - player_.warehouse[kAssistant];
  add(int{player_.hand[kAssistant]});
  add(std::max(0, kEnough - player_.hand[kAssistant]));
  add(hired);
  add(static_cast<float>(hired) * late_);
  add(int{player_.hand[kShop]});
  add(int{player_.hand[kHouse]});
  add(built(kShop));
  add(built(kHouse));
  add(static_cast<float>(player_.hand[kShop] + player_.hand[kHouse]) * late_);
}

void Side::add_technologies() {
  float engines = 0;
  int tools = 0;
  each_bit(player_.technologies, [&](int card) {
    const Technology& technology =
        box_.technologies[box_.cards[static_cast<std::size_t>(card)].technology];
    if (technology.effect >= Effect::kExtraGood) {
      ++tools;
    } else if (technology.effect != Effect::kOnGain) {
      engines += worth(technology.reward);
    }
  });
  add(technology_count(player_));
  add(technology_costs(box_, player_));
  add(engines * (1.0F - late_));
  add(static_cast<float>(tools) * (1.0F - late_));
}

void Side::add_orders() {
  std::uint64_t orders = player_.orders;
  if (player_.kept < kUnknown) orders |= bit<std::uint64_t>(player_.kept);
  const Promise promise = promise_of(box_, player_, orders);
  add(orders_in_hand(player_));
  add(promise.worth);
  add(promise.ready);
  add(std::popcount(player_.fulfilled));
}

void Side::add_tokens() {
  add(foreign_agents(player_) + independent_agents(box_, player_));
  add(p_.active == seat_ && (p_.used & kUsedAgent) != 0 ? 1 : 0);
  int halves = 0;
  for (int flag = 0; flag < kFlags; ++flag) {
    if (p_.agents_left[static_cast<std::size_t>(flag)] == 0) continue;
    halves += (flag_count(box_, player_, flag) + 1) % box_.cards_per_agent == 0 ? 1 : 0;
  }
  add(halves);
  add(std::popcount(player_.tokens));
}

void Side::add_achievements() {
  float near = 0;
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    const auto& met = p_.achieved[type];
    if (std::ranges::find(met, seat_) != met.end()) continue;
    const Achievement& achievement = box_.achievements[p_.achievements[type]];
    const int needed = achievement.condition == Condition::kAreas
                           ? achievement.production + achievement.trade
                           : achievement.count;
    const float done = part(progress(box_, p_, seat_, achievement), needed);
    const int points = met[0] == kNobody ? achievement.first : achievement.later;
    near += static_cast<float>(points) * done * done;
  }
  add(near);
  add(near * late_);
}

float Side::best_church(int faith) const {
  const int payments = faith_payments(box_, player_);
  float best = 0;
  for (std::size_t slot = 0; slot < box_.church.size(); ++slot) {
    if (p_.slots[kChurchBoard][slot] != kNobody) continue;
    if (box_.church[slot].price > faith + payments) continue;
    best = std::max(best, worth(box_.church[slot].reward));
  }
  return best;
}

float Side::best_customs(int most) const {
  float best = 0;
  for (std::size_t slot = 0; slot < box_.customs.size(); ++slot) {
    if (p_.slots[kCustomsBoard][slot] != kNobody) continue;
    const int price = box_.customs[slot].price;
    if (price > most || price > player_.stock[kImports]) continue;
    best = std::max(best, worth(box_.customs[slot].reward));
  }
  return best;
}

void Side::look_at(int cell, Ground& ground) const {
  const int assistants = assistants_at(p_, seat_, cell);
  if (assistants > 0) ++ground.held;
  if (player_.president == cell) return;
  if (opposing_presidents(p_, seat_, cell) > 0 && !has(box_, player_, Effect::kStop)) return;
  const int more = player_.hand[kAssistant] > 0 ? box_.influence[kAssistant] : 0;
  if (assistants == 0 && more == 0) return;
  const int power =
      std::min(box_.most_power, power_at(box_, p_, seat_, cell) + box_.president_influence + more);
  if (power == 0) return;
  const Cell& here = p_.cell(cell);
  const Area& area = area_at(box_, p_, cell);
  const Level& level = area.levels[static_cast<std::size_t>(power - 1)];
  if (power >= box_.build_from) {
    ++ground.strong;
    const bool shop = player_.hand[kShop] > 0 && !has_shop(here, seat_);
    const bool house = player_.hand[kHouse] > 0 && here.house == kNobody;
    if (shop || house) ++ground.to_build;
  }
  if (power >= box_.level5_from && here.token != kNone) ++ground.full;
  switch (area.action) {
    case Action::kGain:
      ground.gain = std::max(ground.gain, worth(level.gain));
      break;
    case Action::kChurch:
      ground.church = std::max(ground.church, best_church(level.number));
      break;
    case Action::kCustoms:
      ground.customs = std::max(ground.customs, best_customs(level.number));
      break;
    case Action::kLaboratory:
      ground.laboratory = std::max<int>(ground.laboratory, level.number);
      break;
    case Action::kPort:
      ground.port = std::max(ground.port, power);
      break;
    default:
      break;
  }
}

void Side::add_ground() {
  Ground ground;
  const int cells = layout_of(box_, p_).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if (!is_canal(box_, p_, cell)) look_at(cell, ground);
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
  add(player_.president == kInHand ? 1 : 0);
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

std::array<float, kFeatures> shown_features(const Components& box, const Player& player,
                                            std::span<const float> features) {
  constexpr auto kAt =
      static_cast<std::size_t>(std::ranges::find(kNames, "orders_worth") - kNames.begin());
  static_assert(kNames[kAt + 1] == "orders_ready");
  const Promise promise = promise_of(box, player, player.orders);
  std::array<float, kFeatures> shown{};
  std::ranges::copy(features, shown.begin());
  shown[kAt] = promise.worth;
  shown[kAt + 1] = promise.ready;
  return shown;
}

std::span<const std::string_view> Rules::feature_names() { return kNames; }

void Rules::features(const Components& box, const Position& p, std::span<float> out) {
  const auto scores = final_scores(box, p);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    Side(box, p, seat)
        .fill(scores[static_cast<std::size_t>(seat)], features_of(out, seat, kNames.size()));
  }
}

}  // namespace kaisho::yokohama
