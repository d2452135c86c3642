// What a net sees of a position, from one seat's side: who stands where, what each seat has, what
// is on offer, and the features of each seat. Of the orders kept at set-up only the own one.
#include "core/inputs.h"

#include <algorithm>

#include "games/yokohama/features.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

// The most of each feature that is told apart, in the order of features.cpp.
constexpr std::array<Bucket, kFeatures> kBuckets = {{
    {0.5F, 60},  // points
    {0.5F, 60},  // points_late
    {1, 6},      // church_prize
    {1, 8},      // customs_prize
    {1, 10},     // technology_prize
    {1, 30},     // flag_points
    {0.5F, 25},  // prizes_late
    {1, 16},     // left_over
    {1, 10},     // yen
    {1, 10},     // yen_late
    {1, 1},      // broke
    {1, 6},      // imports
    {1, 5},      // imports_late
    {1, 12},     // copper
    {1, 12},     // silk
    {1, 12},     // tea
    {1, 16},     // fish
    {0.5F, 16},  // goods_late
    {1, 4},      // kinds_of_goods
    {1, 14},     // hand_assistants
    {1, 4},      // hand_few
    {1, 12},     // hired
    {1, 12},     // hired_late
    {1, 5},      // shops_in_hand
    {1, 3},      // houses_in_hand
    {1, 6},      // shops_built
    {1, 3},      // houses_built
    {2, 8},      // buildings_late
    {1, 8},      // technologies
    {0.5F, 16},  // technology_cost
    {4, 8},      // engines
    {4, 4},      // tools
    {1, 3},      // orders
    {1, 20},     // orders_worth
    {1, 14},     // orders_ready
    {1, 9},      // fulfilled
    {1, 3},      // agents
    {1, 1},      // agent_used
    {1, 5},      // flag_halves
    {1, 6},      // level5_tokens
    {1, 12},     // achievements_near
    {1, 12},     // achievements_late
    {1, 10},     // areas_held
    {1, 6},      // areas_strong
    {1, 3},      // areas_full
    {1, 6},      // areas_to_build
    {4, 12},     // best_gain
    {1, 14},     // best_church
    {1, 18},     // best_customs
    {1, 5},      // best_laboratory
    {1, 5},      // best_port
    {1, 1},      // president_home
}};

constexpr int kMostAssistants = 5;  // in an area
constexpr int kMostInStock = 10;    // of a kind of goods, imports, yen
constexpr int kMostPieces = 8;      // of a kind, in hand or in the warehouse
constexpr int kMostAgents = 3;
constexpr int kMostFlags = 5;
constexpr int kTurnSteps = 30;   // of eight turns
constexpr int kMostLeft = 8;     // turns, when the end is known
constexpr int kMostCards = 12;   // of a deck's quarter
constexpr int kMostMissing = 6;  // goods for an order

template <class Out>
void put_ground(Out& out, const Components& box, const Position& p, Seat seat) {
  const auto areas = box.areas.size();
  std::array<std::uint8_t, kMaxAreas> assistants{};
  std::array<std::uint8_t, kMaxAreas> built{};  // 1 shop, 2 house, 3 both
  int president = 0;
  for (int cell = 0; cell < layout_of(box, p).cells; ++cell) {
    const Cell& here = p.cell(cell);
    if (here.area >= areas) continue;
    assistants[here.area] = here.assistants[static_cast<std::size_t>(seat)];
    const int shop = has_shop(here, seat) ? 1 : 0;
    built[here.area] = static_cast<std::uint8_t>(shop + (here.house == seat ? 2 : 0));
    if (p.player(seat).president == cell) president = here.area + 1;
  }
  for (std::size_t area = 0; area < areas; ++area) {
    out.put("assistants", static_cast<int>(area), assistants[area], kMostAssistants);
    out.put("built", static_cast<int>(area), built[area], 3);
  }
  out.put("president", president, kMaxAreas);
}

template <class Out>
void put_boards(Out& out, const Position& p, Seat seat) {
  for (std::size_t board = 0; board < p.slots.size(); ++board) {
    const auto& slots = p.slots[board];
    const auto own = static_cast<int>(std::ranges::count(slots, seat));
    const auto last = std::find(slots.rbegin(), slots.rend(), seat);
    out.put("slots", static_cast<int>(board), own, kBoardSlots);
    out.put("last slot", static_cast<int>(board), static_cast<int>(slots.rend() - last),
            kBoardSlots);
  }
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    const auto& met = p.achieved[type];
    const auto place = std::ranges::find(met, seat) - met.begin();
    out.put("achieved", static_cast<int>(type), static_cast<int>(kMaxSeats - place), kMaxSeats);
  }
}

template <class Out>
void put_seat(Out& out, const Components& box, const Position& p, Seat seat,
              std::span<const float> features) {
  const Player& player = p.player(seat);
  for (int i = 0; i < kPoints; ++i) {
    out.put("stock", i, player.stock[static_cast<std::size_t>(i)], kMostInStock);
  }
  for (int i = 0; i < kPieces; ++i) {
    const auto piece = static_cast<std::size_t>(i);
    out.put("hand", i, player.hand[piece], kMostPieces);
    out.put("warehouse", i, player.warehouse[piece], kMostPieces);
  }
  for (int flag = 0; flag < kFlags; ++flag) {
    const auto f = static_cast<std::size_t>(flag);
    out.put("agents", flag, player.agents[f], kMostAgents);
    out.put("flags", flag, flag_count(box, player, flag), kMostFlags);
  }
  for (std::size_t effect = 0; effect < kEffects; ++effect) {
    const int cards = std::popcount(player.technologies & box.effect_cards[effect]);
    out.put("technologies", static_cast<int>(effect), cards, 2);
  }
  out.put("complete", player.complete == kNone ? 0 : 1, 1);
  out.put("order", turn_order(p, seat), kMaxSeats - 1);
  put_ground(out, box, p, seat);
  put_boards(out, p, seat);
  put_features(out, kBuckets, Rules::feature_names(), shown_features(box, player, features));
}

// The order kept at set-up: what lacks for it, so far as it is still in hand.
template <class Out>
void put_kept(Out& out, const Components& box, const Player& player) {
  const bool has = player.kept < box.orders.size();
  int missing = 0;
  if (has) {
    const Order& order = box.orders[player.kept];
    for (std::size_t good = 0; good < kGoods; ++good) {
      missing += std::max(0, order.goods[good] - int{player.stock[good]});
    }
  }
  out.put("own kept", has ? 1 : 0, 1);
  out.put("own kept missing", missing, kMostMissing);
}

template <class Out>
void put_offers(Out& out, const Components& box, const Position& p) {
  for (int board = 0; board < kBoards; ++board) {
    for (int slot = 0; slot < kRowSlots; ++slot) {
      const Id card =
          p.laboratories[static_cast<std::size_t>(board)][static_cast<std::size_t>(slot)];
      const bool there = card < box.cards.size();
      const auto effect =
          there ? static_cast<int>(box.technologies[box.cards[card].technology].effect) + 1 : 0;
      out.put("laboratory", board * kRowSlots + slot, effect, kEffects);
      const Id order = p.ports[static_cast<std::size_t>(board)][static_cast<std::size_t>(slot)];
      const bool offered = order < box.orders.size();
      out.put("port", board * kRowSlots + slot, offered ? box.orders[order].flag + 1 : 0, kFlags);
    }
  }
  std::array<std::uint8_t, kMaxAreas> tokens{};
  for (int cell = 0; cell < layout_of(box, p).cells; ++cell) {
    const Cell& here = p.cell(cell);
    if (here.area < box.areas.size()) tokens[here.area] = here.token == kNone ? 0 : 1;
  }
  for (std::size_t area = 0; area < box.areas.size(); ++area) {
    out.put("token", static_cast<int>(area), tokens[area], 1);
  }
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& box, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  out.put("seats", p.seats, kMaxSeats);
  out.put("turn", p.turn / 8, kTurnSteps);
  out.put("active", seen_from(seat, p.active, p.seats), kMaxSeats);
  out.put("asked", p.stack.empty() ? 0 : seen_from(seat, p.stack.top().seat, p.seats), kMaxSeats);
  out.put("step", static_cast<int>(step_of(p)), static_cast<int>(Step::kTurnEnd));
  out.put("power", p.power, kLevels);
  out.put("trigger", static_cast<int>(p.trigger), static_cast<int>(Trigger::kCustoms));
  out.put("turns left", p.last_turn == 0 ? kMostLeft : p.last_turn - p.turn, kMostLeft);
  out.put("orders left", p.order_deck_size / 4, kMostCards);
  out.put("technologies left", p.technology_deck_size / 4, kMostCards);
  for (std::size_t flag = 0; flag < kFlags; ++flag) {
    out.put("agents left", static_cast<int>(flag), p.agents_left[flag], kMostAgents);
  }
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    out.put("achievement", static_cast<int>(type), p.achievements[type] + 1, kMaxAchievements);
  }
  put_kept(out, box, p.player(seat));
  put_offers(out, box, p);
  put_seats(out, p.seats, seat, [&](Seat other) {
    put_seat(out, box, p, other, features_of(features, other, kFeatures));
  });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::yokohama
