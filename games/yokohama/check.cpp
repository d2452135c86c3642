// What must hold in every position, loaded or played.
#include "games/yokohama/check.h"

#include "games/yokohama/names.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

int most_built(View view, Piece piece) {
  int most = 0;
  for (Seat seat = 0; seat < view.p.seats; ++seat)
    most = std::max(most, built(view.of(seat), piece));
  return most;
}

bool port_has_gap(View view) {
  for (const Board board : kEveryBoard) {
    if (!layout_of(view).ports[board]) continue;
    for (const RowSlot slot : Every<RowSlot>(view.components.port_slots[board])) {
      if (!view.p.ports[board][slot]) return true;
    }
  }
  return false;
}

// YOK-E1
bool reached(View view, Trigger trigger) {
  const SetUp& set_up = set_up_of(view);
  switch (trigger) {
    case Trigger::kHouses: return most_built(view, kHouse) >= set_up.end_houses;
    case Trigger::kShops: return most_built(view, kShop) >= set_up.end_shops;
    case Trigger::kOrders: return port_has_gap(view);
    case Trigger::kChurch: return slots_taken(view.p, kChurchBoard) >= set_up.end_church;
    case Trigger::kCustoms: return slots_taken(view.p, kCustomsBoard) >= set_up.end_customs;
    case Trigger::kNotYet: return false;
  }
  return false;
}

Expected<void> check_trigger(View view) {
  const Position& p = view.p;
  constexpr std::array kAll = {Trigger::kHouses, Trigger::kShops, Trigger::kOrders,
                               Trigger::kChurch, Trigger::kCustoms};
  if (p.trigger == Trigger::kNotYet) {
    if (p.last_turn != 0) {
      return broken("yokohama.no_last_turn", {{"found", p.last_turn}}, "last_turn");
    }
    const auto trigger =
        std::ranges::find_if(kAll, [&](Trigger one) { return reached(view, one); });
    if (trigger == kAll.end()) return {};
    return broken("yokohama.trigger_due", {{"expected", kTriggerNames[*trigger]}}, "trigger");
  }
  if (reached(view, p.trigger)) return {};
  return broken("yokohama.trigger", {{"found", kTriggerNames[p.trigger]}}, "trigger");
}

// YOK-E2: the turns to come are those of this round, if the end came now, and of another.
Expected<void> check_last_turn(const Position& p) {
  if (p.trigger == Trigger::kNotYet) return {};
  const int latest = (p.turn / p.seats + 2) * p.seats;
  const bool passed = p.over == Over::kByRules ? p.last_turn < p.turn : p.last_turn <= p.turn;
  if (passed || p.last_turn > latest || p.last_turn % p.seats != 0 || p.last_turn < 2 * p.seats) {
    return broken("yokohama.last_turn", {{"low", p.turn}, {"high", latest}, {"found", p.last_turn}},
                  "last_turn");
  }
  return {};
}

// How a game can have ended.
Expected<void> check_end(const Position& p) {
  if (auto cap = check_turn_cap(p); !cap) return cap;
  if (p.over == Over::kNo) {
    for (Seat seat = 0; seat < p.seats; ++seat) {
      const int points = p.player(seat).points;
      if (points > kMaxOfAny) return too_many(kMaxOfAny, points, seat_path(seat, "points"));
    }
    return {};
  }
  if (p.over != Over::kByRules) return {};
  if (p.trigger == Trigger::kNotYet) return broken("yokohama.not_triggered", {}, "over");
  if (p.turn == p.last_turn) return {};
  return broken("yokohama.not_ended", {{"expected", p.last_turn}, {"found", p.turn}}, "over");
}

Expected<void> check_turn(const Position& p) {
  const Seat active = clockwise(p.first, p.seats, p.turn);  // YOK-S9
  if (p.active != active) {
    return broken("seat_to_act", {{"expected", active}, {"found", p.active}}, "active");
  }
  if (p.over != Over::kNo && !p.used.empty()) {
    return broken("yokohama.used_after_end", {{"found", p.used.size()}}, "used");
  }
  if (p.used.has(Once::kAgent)) {
    const Player& player = p.player(p.active);
    const auto used = std::ranges::count(player.agents_used, 0);
    if (used == kFlags && player.independents_used == 0) {
      return broken("yokohama.agent_used", {{"seat", p.active}}, "used");
    }
  }
  return {};
}

}  // namespace

Expected<void> Rules::check(const Components& components, const Position& p) {
  if (auto unused = check_unused(p); !unused) return unused;
  if (auto table = check_table({components, p}); !table) return table;
  if (auto pieces = check_pieces({components, p}); !pieces) return pieces;
  if (auto cards = check_cards({components, p}); !cards) return cards;
  if (auto turn = check_turn(p); !turn) return turn;
  if (auto trigger = check_trigger({components, p}); !trigger) return trigger;
  if (auto last = check_last_turn(p); !last) return last;
  if (auto end = check_end(p); !end) return end;
  return check_step({components, p});
}

}  // namespace kaisho::yokohama
