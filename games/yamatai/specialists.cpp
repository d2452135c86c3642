// What specialists allow once a turn (YAM-P3, P8, P14, P16, P17, P19).
#include <algorithm>

#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

bool is_available_to(const SeatView& view, Power power, Use use) {
  return has(view, power) && !view.p.used.has(use);
}

// A move of that kind for each token that there is to give.
template <class Parts>
void list_tokens(const Player& player, MoveList& moves) {
  for (const Culture kind : kEveryCulture) {
    if (player.culture[kind] > 0) moves.add(move_of(Parts{kind}));
  }
}

// Pairs of boats of which so many of each colour are at hand, each pair once; the second of them is
// of a colour from `least` to `most`.
template <class Parts>
void list_pairs(const Boats& at_hand, Colour least, Colour most, MoveList& moves) {
  for (const Colour one : kEveryColour) {
    for (const Colour other : kEveryColour) {
      if (other < std::max(one, least) || other > most) continue;
      if (at_hand[other] == 0 || at_hand[one] < (one == other ? 2 : 1)) continue;
      moves.add(move_of(Parts{one, other}));
    }
  }
}

}  // namespace

// Lists powers that place or take boats not on the board, before those left over are set aside.
void list_boat_powers(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  const bool yellow_left = view.p.supply[kYellow] > 0;
  if (is_available_to(view, Power::kGild, Use::kGild)) {
    // YAM-P3: what is given goes to the supply first, so a yellow boat among the two can be taken.
    list_pairs<Gild>(player.boats, yellow_left ? kGreen : kYellow, kYellow, moves);
  }
  if (yellow_left && is_available_to(view, Power::kTokenForYellow, Use::kTokenForYellow)) {
    list_tokens<TokenForYellow>(player, moves);
  }
  if (player.boats[kYellow] > 0 && is_available_to(view, Power::kChange, Use::kChange)) {
    list_pairs<Change>(view.p.supply, kGreen, kRed, moves);
  }
}

// YAM-T2: whether boats taken off the board could bring what the supply lacks for a power with
// boats that the player could else use.
bool supply_may_lack(const SeatView& view) {
  const Position& p = view.p;
  const Player& player = view.player();
  const bool token = is_available_to(view, Power::kTokenForYellow, Use::kTokenForYellow) &&
                     std::ranges::any_of(player.culture, [](int n) { return n > 0; });
  const int boats = boats_of(player) + (token ? 1 : 0);
  const bool may_gild = is_available_to(view, Power::kGild, Use::kGild);
  const bool may_change = is_available_to(view, Power::kChange, Use::kChange);
  const bool change = may_change && (player.boats[kYellow] > 0 || token || (may_gild && boats > 1));
  const bool gild = may_gild && boats + (change ? 1 : 0) > 1;
  const int yellow_wanted = (token ? 1 : 0) + (gild ? 1 : 0);
  if (yellow_wanted > p.supply[kYellow] && !p.boats[kYellow].empty()) return true;
  if (!change) return false;
  return std::ranges::any_of(kEveryColour, [&](Colour colour) {
    return colour != kYellow && p.supply[colour] < 2 && !p.boats[colour].empty();
  });
}

void list_specialist_powers(const SeatView& view, MoveList& moves) {
  const Player& player = view.player();
  if (player.specialists.empty()) return;
  if (before_port(view.p)) list_boat_powers(view, moves);
  if (is_available_to(view, Power::kTokenForCoins, Use::kTokenForCoins)) {
    list_tokens<TokenForCoins>(player, moves);
  }
  if (player.coins >= view.components.cleanse_coins &&
      is_available_to(view, Power::kCleanse, Use::kCleanse)) {
    for (const Island island : view.p.sanctuaries) moves.add(move_of(Cleanse{island}));
  }
}

// YAM-P3
void do_gild(const Play& play, Gild boats) {
  Position& p = play.p;
  p.used.add(Use::kGild);
  give_boat(play, p.active, boats.one, "YAM-P3");
  give_boat(play, p.active, boats.other, "YAM-P3");
  gain_boat(play, p.active, kYellow, "YAM-P3");
}

// YAM-P8
void do_cleanse(const Play& play, Island island) {
  Position& p = play.p;
  p.used.add(Use::kCleanse);
  pay_coins(play, p.active, play.components.cleanse_coins, "YAM-P8");
  p.sanctuaries.remove(island);
  ++p.sanctuaries_left;
  play.emit("sanctuary_removed", "YAM-P8", p.active, island);
}

// YAM-P14
void do_token_for_yellow(const Play& play, Culture kind) {
  Position& p = play.p;
  p.used.add(Use::kTokenForYellow);
  spend_tokens(play, p.active, kind, 1, "YAM-P14");
  gain_boat(play, p.active, kYellow, "YAM-P14");
}

// YAM-P16
void do_token_for_coins(const Play& play, Culture kind) {
  Position& p = play.p;
  p.used.add(Use::kTokenForCoins);
  spend_tokens(play, p.active, kind, 1, "YAM-P16");
  gain_coins(play, p.active, play.components.token_coins, 0, "YAM-P16");
}

// YAM-P17
void do_change(const Play& play, Change boats) {
  Position& p = play.p;
  p.used.add(Use::kChange);
  give_boat(play, p.active, kYellow, "YAM-P17");
  gain_boat(play, p.active, boats.one, "YAM-P17");
  gain_boat(play, p.active, boats.other, "YAM-P17");
}

}  // namespace kaisho::yamatai
