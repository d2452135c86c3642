// Agents for pairs of flags (YOK-X4), achievement-complete tokens (YOK-N1).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

// Over technologies, fulfilled orders and the achievement-complete token.
int flag_count(const Components& box, const Player& player, int flag) {
  int count = 0;
  each_bit(player.technologies,
           [&](int card) { count += box.flag_of_card(static_cast<Id>(card)) == flag ? 1 : 0; });
  each_bit(player.fulfilled, [&](int order) {
    count += box.orders[static_cast<std::size_t>(order)].flag == flag ? 1 : 0;
  });
  if (player.complete != kNone && box.complete[player.complete] == flag) ++count;
  return count;
}

void take_agent_for_pair(const Play& play, Seat seat, int flag) {
  Position& p = play.p;
  if (flag_count(play.box, p.player(seat), flag) % play.box.cards_per_agent != 0) return;
  const auto i = static_cast<std::size_t>(flag);
  if (p.agents_left[i] == 0) return play.tell(What::kNoAgentLeft, "YOK-X4", seat, flag);
  --p.agents_left[i];
  ++p.player(seat).agents[i];
  play.tell(What::kAgentGained, "YOK-X4", seat, flag);
}

// Of tokens of one flag the first is offered: they are alike.
void list_complete(const Components& box, const Position& p, MoveList& moves) {
  unsigned flags = 0;
  each_bit(static_cast<unsigned>(p.complete_left), [&](int token) {
    const unsigned flag = 1U << box.complete[static_cast<std::size_t>(token)];
    if ((flags & flag) != 0) return;
    flags |= flag;
    moves.add(move_of(MoveKind::kComplete, token));
  });
}

void do_take_complete(const Play& play, int token) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  p.complete_left = static_cast<std::uint8_t>(p.complete_left & ~bit<unsigned>(token));
  p.player(seat).complete = static_cast<Id>(token);
  play.tell(What::kCompleteTaken, "YOK-N1", seat, token);
  push(p, Step::kFlag, seat, play.box.complete[static_cast<std::size_t>(token)]);
}

}  // namespace kaisho::yokohama
