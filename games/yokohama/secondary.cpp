// Phases A and C: agents (YOK-X1), achievements (YOK-X2), orders (YOK-X3).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

struct AreasBuilt {
  int production = 0;
  int trade = 0;
};

// YOK-X2: an area with an own shop, trading house or both counts once.
AreasBuilt areas_built(const SeatView& view) {
  AreasBuilt built;
  for (const CellId cell : cells_of(view)) {
    if (view.p.cell(cell).house != view.seat && !has_shop(view.p.cell(cell), view.seat)) continue;
    const AreaKind kind = area_at(view, cell).kind;
    if (kind == AreaKind::kProduction) ++built.production;
    if (kind == AreaKind::kTrade) ++built.trade;
  }
  return built;
}

int all_tokens(const Player& player) {
  int count = player.tokens.size();
  for (const Flag flag : kEveryFlag) {
    count += player.agents[flag] + player.agents_used[flag];
  }
  return count;
}

void list_agents(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  const bool foreign = foreign_agents(player) > 0;
  const bool independent = independent_agents(view.components, player) > 0;
  if (view.p.used.has(Once::kAgent) || (!foreign && !independent)) return;
  for (const CellId cell : cells_of(view)) {
    if (!may_use_agent_at(view.p, view.seat, cell)) continue;
    if (foreign) moves.add(move_of(UseAgent{cell, false}));
    if (independent) moves.add(move_of(UseAgent{cell, true}));
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
int independent_agents(const Components& components, const Player& player) {
  const Tokens independent = player.tokens - Tokens::first(components.common_tokens);
  return independent.size() - player.independents_used;
}

// YOK-X1
bool may_use_agent_at(const Position& p, Seat seat, CellId cell) {
  return assistants_at(p, seat, cell) > 0 && p.player(seat).president != cell;
}

// How much there is of what an achievement counts; of areas the lesser surplus does not help.
int progress(const SeatView& view, const Achievement& achievement) {
  const Player& player = view.player();
  switch (achievement.condition) {
    case Condition::kStock: return player.stock[achievement.good];
    case Condition::kYen: return player.yen();
    case Condition::kTechnologies: return technology_count(player);
    case Condition::kTokens: return all_tokens(player);
    case Condition::kOrders: return player.fulfilled.size();
    case Condition::kAreas: {
      const AreasBuilt built = areas_built(view);
      return std::min<int>(built.production, achievement.production) +
             std::min<int>(built.trade, achievement.trade);
    }
  }
  return 0;
}

bool meets(const SeatView& view, const Achievement& achievement) {
  return progress(view, achievement) >= achievement.needed();
}

bool may_fulfil(const Components& components, const Player& player, OrderId order) {
  const Order& card = components.orders[order];
  for (const Resource good : kEachGood) {
    if (player.stock[good] < card.goods[good]) return false;
  }
  return true;
}

// YOK-X5: in any order, until the player is done.
void list_secondary(View view, MoveList& moves) {
  const Position& p = view.p;
  const Seat seat = p.stack.top().seat;
  const Player& player = p.player(seat);
  list_agents(view.of(seat), moves);
  for (const AchievementType type : kEveryType) {
    if (player.hand[kAssistant] == 0 || has_achieved(p, type, seat)) continue;
    if (meets(view.of(seat), view.components.achievements[p.achievements[type]])) {
      moves.add(move_of(Achieve{type}));
    }
  }
  for (const OrderId order : known_orders(player)) {
    if (may_fulfil(view.components, player, order)) moves.add(move_of(Fulfil{order}));
  }
  moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

void do_use_agent(const Play& play, UseAgent use) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  p.used.add(Once::kAgent);
  int told = kNoFlag;
  if (use.independent) {
    ++player.independents_used;
  } else {
    const Flag flag =
        *std::ranges::find_if(kEveryFlag, [&](Flag one) { return player.agents[one] > 0; });
    --player.agents[flag];
    ++player.agents_used[flag];
    told = number_of(flag);
  }
  play.emit("agent_used", "YOK-X1", seat, place_arg(p, use.cell), told);
  begin_action(play, seat, use.cell);
}

void do_achieve(const Play& play, AchievementType type) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  auto& met = p.achieved[type];
  auto place = std::ranges::find(met, kNobody);
  const AchievementId id = p.achievements[type];
  const Achievement& achievement = play.components.achievements[id];
  const int points = place == met.begin() ? achievement.first : achievement.later;
  *place = seat;
  Player& player = p.player(seat);
  --player.hand[kAssistant];
  add(player.points, points);
  play.emit("achieved", "YOK-X2", seat, id, points, place - met.begin());
  const bool all = std::ranges::all_of(
      p.achieved, [&](const auto& row) { return std::ranges::find(row, seat) != row.end(); });
  if (all && !p.complete_left.empty()) push(p, Step::kComplete, seat);  // YOK-N1
}

void do_fulfil(const Play& play, OrderId order) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  const Order& card = play.components.orders[order];
  const bool unseen = player.kept == order;
  if (unseen) player.kept = {};
  player.orders.remove(order);
  player.fulfilled.add(order);
  if (unseen) {
    ++p.reveal_count;
    play.emit_revealed("fulfilled", "YOK-X3", seat, order);
  } else {
    play.emit("fulfilled", "YOK-X3", seat, order);
  }
  for (const Resource good : kEachGood) {
    spend(play, seat, good, card.goods[good], "YOK-X3");
  }
  kFlagGot.set(new_step(p, Step::kFlag, seat), card.flag);
  give_reward(play, seat, card.reward, Source::kOther, "YOK-X3");
  technologies_bring(play, seat, Effect::kOnOrder);
}

}  // namespace kaisho::yokohama
