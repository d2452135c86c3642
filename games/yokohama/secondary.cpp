// Phases A and C: agents (YOK-X1), achievements (YOK-X2), orders (YOK-X3).
#include <algorithm>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-X2: an area with an own shop, trading house or both counts once.
int areas_built(const Components& box, const Position& p, Seat seat, AreaKind kind) {
  const int cells = layout_of(box, p).cells;
  int count = 0;
  for (int i = 0; i < cells; ++i) {
    const Cell& cell = p.cell(i);
    if (area_at(box, p, i).kind != kind) continue;
    if (cell.house == seat || has_shop(cell, seat)) ++count;
  }
  return count;
}

int all_tokens(const Player& player) {
  int count = std::popcount(player.tokens);
  for (std::size_t i = 0; i < kFlags; ++i) count += player.agents[i] + player.agents_used[i];
  return count;
}

void list_agents(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  const bool foreign = foreign_agents(player) > 0;
  const bool independent = independent_agents(box, player) > 0;
  if ((p.used & kUsedAgent) != 0 || (!foreign && !independent)) return;
  const int cells = layout_of(box, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if (!may_use_agent_at(p, seat, cell)) continue;
    if (foreign) moves.add(move_of(MoveKind::kAgent, cell, 0));
    if (independent) moves.add(move_of(MoveKind::kAgent, cell, 1));
  }
}

}  // namespace

// Face up.
int foreign_agents(const Player& player) {
  int count = 0;
  for (const std::uint8_t n : player.agents) count += n;
  return count;
}

// YOK-N2
int independent_agents(const Components& box, const Player& player) {
  const std::uint32_t independent = player.tokens >> static_cast<unsigned>(box.common_tokens);
  return std::popcount(independent) - player.independents_used;
}

// YOK-X1
bool may_use_agent_at(const Position& p, Seat seat, int cell) {
  return assistants_at(p, seat, cell) > 0 && p.player(seat).president != cell;
}

// How much there is of what an achievement counts; of areas the lesser surplus does not help.
int progress(const Components& box, const Position& p, Seat seat, const Achievement& achievement) {
  const Player& player = p.player(seat);
  switch (achievement.condition) {
    case Condition::kStock:
      return player.stock[achievement.good];
    case Condition::kYen:
      return player.yen();
    case Condition::kTechnologies:
      return technology_count(player);
    case Condition::kTokens:
      return all_tokens(player);
    case Condition::kOrders:
      return std::popcount(player.fulfilled);
    case Condition::kAreas:
      return std::min<int>(areas_built(box, p, seat, AreaKind::kProduction),
                           achievement.production) +
             std::min<int>(areas_built(box, p, seat, AreaKind::kTrade), achievement.trade);
  }
  return 0;
}

bool meets(const Components& box, const Position& p, Seat seat, const Achievement& achievement) {
  const int needed = achievement.condition == Condition::kAreas
                         ? achievement.production + achievement.trade
                         : achievement.count;
  return progress(box, p, seat, achievement) >= needed;
}

bool may_fulfil(const Components& box, const Player& player, int order) {
  const Order& card = box.orders[static_cast<std::size_t>(order)];
  for (std::size_t good = 0; good < kGoods; ++good) {
    if (player.stock[good] < card.goods[good]) return false;
  }
  return true;
}

void list_secondary(const Components& box, const Position& p, MoveList& moves) {
  const Seat seat = p.stack.top().seat;
  const Player& player = p.player(seat);
  list_agents(box, p, seat, moves);
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    const auto& met = p.achieved[type];
    if (player.hand[kAssistant] == 0 || std::ranges::find(met, seat) != met.end()) continue;
    if (meets(box, p, seat, box.achievements[p.achievements[type]])) {
      moves.add(move_of(MoveKind::kAchieve, static_cast<int>(type)));
    }
  }
  std::uint64_t orders = player.orders;
  if (player.kept < kUnknown) orders |= bit<std::uint64_t>(player.kept);
  each_bit(orders, [&](int order) {
    if (may_fulfil(box, player, order)) moves.add(move_of(MoveKind::kFulfil, order));
  });
  moves.add(move_of(MoveKind::kDone));
  list_once_a_turn(box, p, moves);
}

void do_use_agent(const Play& play, int cell, bool independent) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  p.used |= kUsedAgent;
  int flag = kNobody;
  if (independent) {
    ++player.independents_used;
  } else {
    const auto at = std::ranges::find_if(player.agents, [](int n) { return n > 0; });
    flag = static_cast<int>(at - player.agents.begin());
    --player.agents[static_cast<std::size_t>(flag)];
    ++player.agents_used[static_cast<std::size_t>(flag)];
  }
  play.tell(What::kAgentUsed, "YOK-X1", seat, place_arg(p, cell), flag);
  begin_action(play, seat, cell);
}

void do_achieve(const Play& play, int type) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  auto& met = p.achieved[static_cast<std::size_t>(type)];
  auto place = std::ranges::find(met, kNobody);
  const Id id = p.achievements[static_cast<std::size_t>(type)];
  const Achievement& achievement = play.box.achievements[id];
  const int points = place == met.begin() ? achievement.first : achievement.later;
  *place = seat;
  Player& player = p.player(seat);
  --player.hand[kAssistant];
  play.tell(What::kAchieved, "YOK-X2", seat, id, points, place - met.begin());
  gain(play, seat, kPoints, points, "YOK-X2");
  const bool all = std::ranges::all_of(
      p.achieved, [&](const auto& row) { return std::ranges::find(row, seat) != row.end(); });
  if (all && p.complete_left != 0) push(p, Step::kComplete, seat);  // YOK-N1
}

void do_fulfil(const Play& play, int order) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  const Order& card = play.box.orders[static_cast<std::size_t>(order)];
  const bool unseen = player.kept == order;
  if (unseen) player.kept = kNone;
  player.orders &= ~bit<std::uint64_t>(order);
  player.fulfilled |= bit<std::uint64_t>(order);
  if (unseen) {
    ++p.reveals;
    play.tell_revealed(What::kFulfilled, "YOK-X3", seat, order);
  } else {
    play.tell(What::kFulfilled, "YOK-X3", seat, order);
  }
  for (std::size_t good = 0; good < kGoods; ++good) {
    spend(play, seat, static_cast<Resource>(good), card.goods[good], "YOK-X3");
  }
  push(p, Step::kFlag, seat, card.flag);
  give_reward(play, seat, card.reward, Source::kOther, "YOK-X3");
  technologies_bring(play, seat, Effect::kOnOrder);
}

}  // namespace kaisho::yokohama
