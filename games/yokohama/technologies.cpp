// What technologies do beside the rules they loosen (YOK-K).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

// YOK-K17
bool may_mill(View view, const Player& player) {
  if (view.p.used.has(Once::kMill) || !has(view.components, player, Effect::kConvert)) return false;
  const Technology& technology = view.components.technology_of(Effect::kConvert);
  return player.stock[technology.good] >= technology.count;
}

// YOK-K18
bool may_use_university(View view, const Player& player) {
  if (view.p.used.has(Once::kUniversity) || !has(view.components, player, Effect::kHire))
    return false;
  return player.warehouse[kAssistant] > 0 &&
         player.yen() >= view.components.technology_of(Effect::kHire).count;
}

// Two effects belong to two cards each, of which one brings yen.
const char* clause_of(const Technology& technology) {
  const bool yen = technology.reward.gain[kYen] > 0;
  switch (technology.effect) {
    case Effect::kOnOrder: return yen ? "YOK-K6" : "YOK-K1";
    case Effect::kOnCustoms: return "YOK-K2";
    case Effect::kOnHouse: return "YOK-K3";
    case Effect::kOnShop: return "YOK-K5";
    case Effect::kOnTechnology: return yen ? "YOK-K7" : "YOK-K8";
    case Effect::kOnChurch: return "YOK-K9";
    case Effect::kOnGain:
    case Effect::kExtraGood:
    case Effect::kSpread:
    case Effect::kAdjacent:
    case Effect::kStop:
    case Effect::kNoFee:
    case Effect::kStation:
    case Effect::kTram:
    case Effect::kConvert:
    case Effect::kHire:
    case Effect::kTopUp:
    case Effect::kKeep: break;  // they bring nothing at an event
  }
  return "";
}

}  // namespace

// YOK-K21
void technologies_bring(const Play& play, Seat seat, Effect effect, Cards but) {
  const Cards bring = play.p.player(seat).technologies & play.components.cards_of(effect);
  for (const CardId card : bring - but) {
    const Technology& technology = play.components.technology_of_card(card);
    give_reward(play, seat, technology.reward, Source::kOther, clause_of(technology));
  }
}

// YOK-K17, YOK-K18
void list_once_a_turn(View view, MoveList& moves) {
  const Player& player = view.p.player(view.p.stack.top().seat);
  if (player.technologies.empty()) return;
  if (may_mill(view, player)) moves.add(move_of(Mill{}));
  if (may_use_university(view, player)) moves.add(move_of(University{}));
}

// YOK-K17
void do_mill(const Play& play) {
  const Seat seat = play.p.stack.top().seat;
  const Technology& technology = play.components.technology_of(Effect::kConvert);
  play.p.used.add(Once::kMill);
  spend(play, seat, technology.good, technology.count, "YOK-K17");
  give_reward(play, seat, technology.reward, Source::kOther, "YOK-K17");
}

// YOK-K18
void do_university(const Play& play) {
  const Seat seat = play.p.stack.top().seat;
  Player& player = play.p.player(seat);
  const int price = play.components.technology_of(Effect::kHire).count;
  play.p.used.add(Once::kUniversity);
  add(player.stock[kYen], -price);
  shift(player.warehouse[kAssistant], player.hand[kAssistant], 1);
  play.emit("hired", "YOK-K18", seat, kAssistant, price);
}

// YOK-A11, YOK-K17, YOK-K18
void add_ways_out(View view, MoveList& moves) {
  if (moves.empty()) return;
  moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

namespace {

// Whether the spinning mill, the university or both of them, used first, open something.
bool opens(View view, Lister list) {
  MoveList uses;
  list_once_a_turn(view, uses);
  for (const Move use : uses) {
    Position after = view.p;
    const Play play{view.components, after, nullptr};
    if (kind_of(use) == MoveKind::kMill) {
      do_mill(play);
    } else {
      do_university(play);
    }
    MoveList found;
    list({view.components, after}, found);
    if (!found.empty() || opens({view.components, after}, list)) return true;
  }
  return false;
}

}  // namespace

// YOK-K17, YOK-K18: an action that offers nothing is passed over only where they would not change
// that.
void list_offers(View view, Lister list, MoveList& moves) {
  list(view, moves);
  if (moves.empty() && !opens(view, list)) return;
  moves.add(move_of(Done{}));
  list_once_a_turn(view, moves);
}

// YOK-K19
void top_up(const Play& play, Seat seat) {
  const Player& player = play.p.player(seat);
  if (!has(play.components, player, Effect::kTopUp)) return;
  const Technology& technology = play.components.technology_of(Effect::kTopUp);
  if (player.yen() > technology.count) return;
  gain(play, seat, kYen, technology.up_to - player.yen(), "YOK-K19");
}

// YOK-K15
void list_station(View view, MoveList& moves) {
  for (const CellId cell : areas_of(view)) moves.add(move_of(PlaceStation{cell}));
}

// YOK-K15
void do_place_station(const Play& play, CellId cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  p.station = cell;
  play.emit("station_placed", "YOK-K15", seat, place_arg(p, cell));
}

}  // namespace kaisho::yokohama
