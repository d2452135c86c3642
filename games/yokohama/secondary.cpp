// Phases A and C: agents (YOK-X1), achievements (YOK-X2), orders (YOK-X3).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

int foreign_agents_face_up(const Player& player) {
  int count = 0;
  for (const std::uint8_t of_flag : player.agents) count += of_flag;
  return count;
}

// YOK-N2
int independent_agents(const Components& components, const Player& player) {
  const Tokens independent = player.tokens - Tokens::first(components.common_tokens);
  return independent.size() - player.independents_used;
}

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

// YOK-X2: level-5 tokens, and agents, used ones too.
int tokens_counted(const Player& player) {
  int count = player.tokens.size();
  for (const Flag flag : kEveryFlag) count += player.agents[flag] + player.agents_used[flag];
  return count;
}

}  // namespace

// How much there is of what an achievement counts (YOK-X2). Areas of one kind beyond those asked
// for do not stand in for the other.
int progress(const SeatView& view, const Achievement& achievement) {
  const Player& player = view.player();
  switch (achievement.condition) {
    case Condition::kStock: return player.stock[achievement.good];
    case Condition::kYen: return player.yen();
    case Condition::kTechnologies: return technology_count(player);
    case Condition::kTokens: return tokens_counted(player);
    case Condition::kOrders: return player.fulfilled.size();
    case Condition::kAreas: {
      const AreasBuilt built = areas_built(view);
      return std::min<int>(built.production, achievement.production) +
             std::min<int>(built.trade, achievement.trade);
    }
  }
  return 0;
}

// YOK-X2
bool meets(const SeatView& view, const Achievement& achievement) {
  return progress(view, achievement) >= achievement.needed();
}

// YOK-X3
bool may_fulfil(const Components& components, const Player& player, OrderId order) {
  const Order& card = components.orders[order];
  for (const Resource good : kEachGood) {
    if (player.stock[good] < card.goods[good]) return false;
  }
  return true;
}

namespace {

// YOK-X1: opposing presidents do not matter.
bool may_use_agent_at(const SeatView& view, CellId cell) {
  return assistants_at(view.p, view.seat, cell) > 0 && view.player().president != cell;
}

// YOK-X2
bool may_achieve(const SeatView& view, AchievementType type) {
  if (view.player().hand[kAssistant] == 0 || has_achieved(view.p, type, view.seat)) return false;
  return meets(view, view.components.achievements[view.p.achievements[type]]);
}

// YOK-X1, YOK-N2
void list_agents(const SeatView& view, MoveList& moves) {
  const bool foreign = foreign_agents_face_up(view.player()) > 0;
  const bool independent = independent_agents(view.components, view.player()) > 0;
  if (view.p.used.has(Once::kAgent) || (!foreign && !independent)) return;
  for (const CellId cell : cells_of(view)) {
    if (!may_use_agent_at(view, cell)) continue;
    if (foreign) moves.add(move_of(UseAgent{cell, Agent::kForeign}));
    if (independent) moves.add(move_of(UseAgent{cell, Agent::kIndependent}));
  }
}

}  // namespace

// YOK-X5: in any order, until the player is done.
void list_secondary(View view, MoveList& moves) {
  const SeatView own = view.of(view.p.stack.top().seat);
  list_agents(own, moves);
  for (const AchievementType type : kEveryType) {
    if (may_achieve(own, type)) moves.add(move_of(Achieve{type}));
  }
  for (const OrderId order : known_orders(own.player())) {
    if (may_fulfil(view.components, own.player(), order)) moves.add(move_of(Fulfil{order}));
  }
  moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

namespace {

// Turns one face down. They do the same whatever their flag (YOK-X1), and count the same (YOK-X2,
// YOK-E6), so that the player is not asked which one.
Flag turn_foreign_agent(Player& player) {
  const auto is_there = [&](Flag flag) { return player.agents[flag] > 0; };
  const Flag flag = *std::ranges::find_if(kEveryFlag, is_there);
  shift(player.agents[flag], player.agents_used[flag], 1);
  return flag;
}

// An independent agent has no flag (YOK-N2).
Maybe<Flag> turn_agent(Player& player, Agent agent) {
  if (agent == Agent::kForeign) return turn_foreign_agent(player);
  ++player.independents_used;
  return {};
}

}  // namespace

// YOK-X1
void do_use_agent(const Play& play, UseAgent use) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.used.add(Once::kAgent);
  const Maybe<Flag> flag = turn_agent(p.player(seat), use.agent);
  play.emit("agent_used", "YOK-X1", seat, place_arg(p, use.cell), flag_arg(flag));
  begin_action(play, seat, use.cell);
}

// YOK-X2; YOK-N1: all three of them bring a token.
void do_achieve(const Play& play, AchievementType type) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  Player& player = p.player(seat);
  const AchievementId id = p.achievements[type];
  const Achievement& achievement = play.components.achievements[id];
  auto& achieved = p.achieved[type];
  const int before = place_in(achieved, kNobody);
  const int points = before == 0 ? achievement.first : achievement.later;
  achieved[before] = seat;
  --player.hand[kAssistant];
  add(player.points, points);
  play.emit("achieved", "YOK-X2", seat, id, points, before);
  if (has_achieved_all(p, seat) && !p.complete_left.empty()) push(p, Step::kComplete, seat);
}

namespace {

// The order lies in front of the player from now on. The one kept at set-up was secret until now.
void lay_open(const Play& play, Seat seat, OrderId order) {
  Player& player = play.p.player(seat);
  player.fulfilled.add(order);
  if (player.kept != order) {
    player.orders.remove(order);
    return play.emit("fulfilled", "YOK-X3", seat, order);
  }
  player.kept = {};
  ++play.p.reveal_count;
  play.emit_revealed("fulfilled", "YOK-X3", seat, order);
}

}  // namespace

// YOK-X3: its flag is counted when the reward has been received.
void do_fulfil(const Play& play, OrderId order) {
  const Seat seat = play.p.stack.top().seat;
  const Order& card = play.components.orders[order];
  lay_open(play, seat, order);
  for (const Resource good : kEachGood) spend(play, seat, good, card.goods[good], "YOK-X3");
  play.p.stack.push(flag_step(seat, card.flag));
  give_reward(play, seat, card.reward, Source::kOther, "YOK-X3");
  technologies_bring(play, seat, Effect::kOnOrder);
}

}  // namespace kaisho::yokohama
