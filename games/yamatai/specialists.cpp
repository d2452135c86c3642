// What specialists allow once a turn (YAM-P3, P8, P14, P16, P17, P19).
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

bool open_to(const Components& box, const Position& p, Seat seat, Power power, unsigned used) {
  return has(box, p.player(seat), power) && (p.used & used) == 0;
}

void list_tokens(const Player& player, MoveKind kind_of_move, MoveList& moves) {
  for (int kind = 0; kind < kKinds; ++kind) {
    if (player.culture[static_cast<std::size_t>(kind)] > 0) moves.add(move_of(kind_of_move, kind));
  }
}

// Pairs of boats of which so many of each colour are at hand, each pair once.
void list_pairs(const Boats& at_hand, int colours, MoveKind kind, MoveList& moves) {
  for (int one = 0; one < colours; ++one) {
    for (int other = one; other < colours; ++other) {
      const int of_one = at_hand[static_cast<std::size_t>(one)];
      const int of_other = at_hand[static_cast<std::size_t>(other)];
      if (of_other == 0 || of_one < (one == other ? 2 : 1)) continue;
      moves.add(move_of(kind, one, other));
    }
  }
}

}  // namespace

// With boats not on the board, before those left over are set aside.
void list_boat_powers(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  if (p.supply[kYellow] > 0) {
    if (open_to(box, p, seat, Power::kGild, kUsedGild)) {
      list_pairs(player.boats, kColours, MoveKind::kGild, moves);
    }
    if (open_to(box, p, seat, Power::kTokenForYellow, kUsedTokenForYellow)) {
      list_tokens(player, MoveKind::kTokenForYellow, moves);
    }
  }
  if (player.boats[kYellow] > 0 && open_to(box, p, seat, Power::kChange, kUsedChange)) {
    list_pairs(p.supply, kYellow, MoveKind::kChange, moves);
  }
}

void list_specialist_powers(const Components& box, const Position& p, Seat seat, MoveList& moves) {
  const Player& player = p.player(seat);
  if (player.specialists == 0) return;
  if (before_port(p)) list_boat_powers(box, p, seat, moves);
  if (open_to(box, p, seat, Power::kTokenForCoins, kUsedTokenForCoins)) {
    list_tokens(player, MoveKind::kTokenForCoins, moves);
  }
  if (player.coins >= box.cleanse_coins && open_to(box, p, seat, Power::kCleanse, kUsedCleanse)) {
    each_bit(p.sanctuaries, [&](int island) { moves.add(move_of(MoveKind::kCleanse, island)); });
  }
}

// YAM-P3
void do_gild(const Play& play, int one, int other) {
  Position& p = play.p;
  p.used |= kUsedGild;
  give_boat(play, p.active, one, "YAM-P3");
  give_boat(play, p.active, other, "YAM-P3");
  gain_boat(play, p.active, kYellow, "YAM-P3");
}

// YAM-P8
void do_cleanse(const Play& play, int island) {
  Position& p = play.p;
  p.used |= kUsedCleanse;
  pay_coins(play, p.active, play.box.cleanse_coins, "YAM-P8");
  p.sanctuaries &= ~bit(island);
  ++p.sanctuaries_left;
  play.tell(What::kSanctuaryRemoved, "YAM-P8", p.active, island);
}

// YAM-P14
void do_token_for_yellow(const Play& play, int kind) {
  Position& p = play.p;
  p.used |= kUsedTokenForYellow;
  spend_tokens(play, p.active, kind, 1, "YAM-P14");
  gain_boat(play, p.active, kYellow, "YAM-P14");
}

// YAM-P16
void do_token_for_coins(const Play& play, int kind) {
  Position& p = play.p;
  p.used |= kUsedTokenForCoins;
  spend_tokens(play, p.active, kind, 1, "YAM-P16");
  gain_coins(play, p.active, play.box.token_coins, 0, "YAM-P16");
}

// YAM-P17
void do_change(const Play& play, int one, int other) {
  Position& p = play.p;
  p.used |= kUsedChange;
  give_boat(play, p.active, kYellow, "YAM-P17");
  gain_boat(play, p.active, one, "YAM-P17");
  gain_boat(play, p.active, other, "YAM-P17");
}

}  // namespace kaisho::yamatai
