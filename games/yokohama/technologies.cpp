// What technologies do beside the rules they loosen (YOK-K).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

bool may_mill(const Components& box, const Position& p, const Player& player) {
  if ((p.used & kUsedMill) != 0 || !has(box, player, Effect::kConvert)) return false;
  const Technology& technology = box.technology_of(Effect::kConvert);
  return player.stock[technology.a] >= technology.b;
}

bool may_use_university(const Components& box, const Position& p, const Player& player) {
  if ((p.used & kUsedUniversity) != 0 || !has(box, player, Effect::kHire)) return false;
  return player.warehouse[kAssistant] > 0 && player.yen() >= box.technology_of(Effect::kHire).a;
}

// Two effects belong to two cards each, of which one brings yen.
const char* clause_of(const Technology& technology) {
  const bool yen = technology.reward.gain[kYen] > 0;
  switch (technology.effect) {
    case Effect::kOnOrder:
      return yen ? "YOK-K6" : "YOK-K1";
    case Effect::kOnCustoms:
      return "YOK-K2";
    case Effect::kOnHouse:
      return "YOK-K3";
    case Effect::kOnShop:
      return "YOK-K5";
    case Effect::kOnTechnology:
      return yen ? "YOK-K7" : "YOK-K8";
    default:
      return "YOK-K9";
  }
}

}  // namespace

void technologies_bring(const Play& play, Seat seat, Effect effect, std::uint32_t but) {
  const std::uint32_t cards = play.p.player(seat).technologies & play.box.cards_of(effect) & ~but;
  each_bit(cards, [&](int card) {
    const Technology& technology =
        play.box.technologies[play.box.cards[static_cast<std::size_t>(card)].technology];
    give_reward(play, seat, technology.reward, Source::kOther, clause_of(technology));
  });
}

// YOK-K17, YOK-K18
void list_once_a_turn(const Components& box, const Position& p, MoveList& moves) {
  const Player& player = p.player(p.stack.top().seat);
  if (player.technologies == 0) return;
  if (may_mill(box, p, player)) moves.add(move_of(MoveKind::kMill));
  if (may_use_university(box, p, player)) moves.add(move_of(MoveKind::kUniversity));
}

void do_mill(const Play& play) {
  const Seat seat = play.p.stack.top().seat;
  const Technology& technology = play.box.technology_of(Effect::kConvert);
  play.p.used |= kUsedMill;
  spend(play, seat, static_cast<Resource>(technology.a), technology.b, "YOK-K17");
  give_reward(play, seat, technology.reward, Source::kOther, "YOK-K17");
}

void do_university(const Play& play) {
  const Seat seat = play.p.stack.top().seat;
  Player& player = play.p.player(seat);
  const int price = play.box.technology_of(Effect::kHire).a;
  play.p.used |= kUsedUniversity;
  player.stock[kYen] = static_cast<std::uint16_t>(player.stock[kYen] - price);
  --player.warehouse[kAssistant];
  ++player.hand[kAssistant];
  play.tell(What::kHired, "YOK-K18", seat, kAssistant, price);
}

// YOK-K19
void top_up(const Play& play, Seat seat) {
  const Player& player = play.p.player(seat);
  if (!has(play.box, player, Effect::kTopUp)) return;
  const Technology& technology = play.box.technology_of(Effect::kTopUp);
  if (player.yen() > technology.a) return;
  gain(play, seat, kYen, technology.b - player.yen(), "YOK-K19");
}

// YOK-K15
void list_station(const Components& box, const Position& p, MoveList& moves) {
  const int cells = layout_of(box, p).cells;
  for (int cell = 0; cell < cells; ++cell) {
    if (!is_canal(box, p, cell)) moves.add(move_of(MoveKind::kStation, cell));
  }
}

void do_place_station(const Play& play, int cell) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  p.station = static_cast<std::uint8_t>(cell);
  play.tell(What::kStationPlaced, "YOK-K15", seat, place_arg(p, cell));
}

}  // namespace kaisho::yokohama
