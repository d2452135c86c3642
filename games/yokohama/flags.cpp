// Agents for pairs of flags (YOK-X4), achievement-complete tokens (YOK-N1).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// Counts flags on technologies, fulfilled orders and the achievement-complete token.
ByFlag<int> flag_counts(const Components& components, const Player& player) {
  ByFlag<int> counts{};
  for (const CardId card : player.technologies) ++counts[components.flag_of_card(card)];
  for (const OrderId order : player.fulfilled) ++counts[components.orders[order].flag];
  if (player.complete) ++counts[components.complete[*player.complete]];
  return counts;
}

int flag_count(const Components& components, const Player& player, Flag flag) {
  return flag_counts(components, player)[flag];
}

void take_agent_for_pair(const Play& play, Seat seat, Flag flag) {
  Position& p = play.p;
  if (flag_count(play.components, p.player(seat), flag) % play.components.cards_per_agent != 0)
    return;
  if (p.agents_left[flag] == 0) return play.emit("no_agent_left", "YOK-X4", seat, flag);
  --p.agents_left[flag];
  ++p.player(seat).agents[flag];
  play.emit("agent_gained", "YOK-X4", seat, flag);
}

// YOK-N1: the first of several tokens with one flag is offered, since they are alike.
void list_complete(View view, MoveList& moves) {
  Set<Flag> flags;
  for (const CompleteId token : view.p.complete_left) {
    const Flag flag = view.components.complete[token];
    if (flags.has(flag)) continue;
    flags.add(flag);
    moves.add(move_of(TakeComplete{token}));
  }
}

// YOK-N1
void do_take_complete(const Play& play, CompleteId token) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  p.complete_left.remove(token);
  p.player(seat).complete = token;
  play.emit("complete_taken", "YOK-N1", seat, token);
  p.stack.push(flag_step(seat, play.components.complete[token]));
}

}  // namespace kaisho::yokohama
