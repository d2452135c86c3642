// Why not: phases A and C, placement, movement.
#include "games/yokohama/reasons.h"

namespace kaisho::yokohama {
namespace {

void refuse_agents(Reasons& r) {
  const bool foreign = foreign_agents_face_up(r.player) > 0;
  const bool independent = independent_agents(r.components, r.player) > 0;
  const Agent agent = independent && !foreign ? Agent::kIndependent : Agent::kForeign;
  for (const CellId cell : r.cells()) {
    const Move move = move_of(UseAgent{cell, agent});
    if (r.allowed(move)) continue;
    if (r.p.used.has(Once::kAgent)) {
      r.refuse(move, "YOK-X1", "agent_used");
    } else if (!foreign && !independent) {
      r.refuse(move, "YOK-X1", "no_agent");
    } else if (r.player.president == cell) {
      r.refuse(move, "YOK-X1", "own_president_there");
    } else {
      r.refuse(move, "YOK-X1", "no_own_assistant");
    }
  }
}

void refuse_achievements(Reasons& r) {
  for (const AchievementType type : kEveryType) {
    const Move move = move_of(Achieve{type});
    if (r.allowed(move)) continue;
    const Achievement& achievement = r.components.achievements[r.p.achievements[type]];
    if (has_achieved(r.p, type, r.seat)) {
      r.refuse(move, "YOK-X2", "already_achieved");
    } else if (!meets(r, achievement)) {
      r.refuse(move, "YOK-X2", "condition_not_met", progress(r, achievement), achievement.needed());
    } else {
      r.refuse(move, "YOK-X2", "no_assistant_in_hand");
    }
  }
}

void refuse_fulfilment(Reasons& r) {
  for (const OrderId order : known_orders(r.player)) {
    const Move move = move_of(Fulfil{order});
    if (r.allowed(move)) continue;
    int asked = 0;
    int missing = 0;
    for (const Resource good : kEachGood) {
      const int needs = r.components.orders[order].goods[good];
      asked += needs;
      missing += std::max(0, needs - r.player.stock[good]);
    }
    r.refuse(move, "YOK-X3", "goods_missing", missing, asked);
  }
}

void refuse_mill(Reasons& r) {
  const Move move = move_of(Mill{});
  if (!has(r.components, r.player, Effect::kConvert) || r.allowed(move)) return;
  if (r.p.used.has(Once::kMill)) return r.refuse(move, "YOK-K17", "used_this_turn");
  const Technology& technology = r.components.technology_of(Effect::kConvert);
  r.refuse(move, "YOK-K17", "goods_missing", technology.count - r.player.stock[technology.good],
           technology.count);
}

void refuse_university(Reasons& r) {
  const Move move = move_of(University{});
  if (!has(r.components, r.player, Effect::kHire) || r.allowed(move)) return;
  if (r.p.used.has(Once::kUniversity)) return r.refuse(move, "YOK-K18", "used_this_turn");
  if (r.player.warehouse[kAssistant] == 0) return r.refuse(move, "YOK-K18", "warehouse_empty");
  r.refuse(move, "YOK-K18", "not_enough_yen", r.components.technology_of(Effect::kHire).count,
           r.player.yen());
}

void refuse_unpaid(Reasons& r, Move move, CellId cell, int assistants) {
  const int fee = assistants * r.components.place_fee * opposing_presidents(r, cell);
  r.refuse(move, "YOK-P2", "cannot_pay_presidents", fee, r.player.yen());
}

void refuse_place(Reasons& r, CellId cell) {
  const Frame& frame = r.p.stack.top();
  const Move move = move_of(Place{cell});
  if (r.allowed(move)) return;
  if (is_canal(r, cell)) return r.refuse(move, "YOK-P3", "canal");
  const bool begun = kAreasPlaced(frame) > 0;
  if (begun && cell == *kLastPlaced(frame)) return r.refuse(move, "YOK-P1", "placed_here");
  if (begun && cell < *kLastPlaced(frame)) return r.refuse(move, "YOK-P1", "in_order");
  refuse_unpaid(r, move, cell, 1);
}

void refuse_pair(Reasons& r, CellId cell) {
  const Move move = move_of(Pair{cell});
  if (r.allowed(move)) return;
  if (is_canal(r, cell)) return r.refuse(move, "YOK-P3", "canal");
  if (kAreasPlaced(r.p.stack.top()) > 0) return r.refuse(move, "YOK-P1", "spread_begun");
  if (r.player.hand[kAssistant] < kPairCount) {
    return r.refuse(move, "YOK-P1", "too_few_assistants", r.player.hand[kAssistant], kPairCount);
  }
  refuse_unpaid(r, move, cell, kPairCount);
}

Seat president_on(const SeatView& view, CellId cell) {
  for (const Seat other : every_seat(view.p.seats)) {
    if (other != view.seat && view.p.player(other).president == cell) return other;
  }
  return kNobody;
}

}  // namespace

std::optional<Refusal> why_not_go(const SeatView& view, CellId cell) {
  const Move move = move_of(Go{cell});
  if (is_canal(view, cell)) return Refusal{move, "YOK-M5", "canal"};
  if (assistants_at(view.p, view.seat, cell) == 0) {
    return Refusal{move, "YOK-M1", "no_own_assistant"};
  }
  if (!may_end_on(view, cell)) {
    return Refusal{move, "YOK-M1", "opposing_president", {president_on(view, cell)}};
  }
  const int fee = fee_to_enter(view, cell);
  const int yen = view.player().yen();
  if (fee > yen) return Refusal{move, "YOK-M4", "cannot_pay_presidents", {fee, yen}};
  return {};
}

namespace {

void refuse_go(Reasons& r, CellId cell) {
  if (const auto why = why_not_go(r, cell)) r.refuse(*why);
}

void refuse_walk(Reasons& r, CellId cell) {
  const Move move = move_of(Walk{cell});
  if (r.allowed(move)) return;
  if (cell == r.player.president) return r.refuse(move, "YOK-M3", "start_area");
  if (r.p.walked.has(cell)) {
    return r.refuse(move, "YOK-M3", "already_entered");
  }
  if (!layout_of(r).neighbours[*r.player.president].has(cell)) {
    return r.refuse(move, "YOK-M3", "not_adjacent");
  }
  const bool canal = is_canal(r, cell);
  if (!canal && assistants_at(r.p, r.seat, cell) == 0) {
    return r.refuse(move, "YOK-M3", "no_own_assistant");
  }
  const int fee = fee_to_enter(r, cell);
  if (fee > r.player.yen()) {
    return r.refuse(move, canal ? "YOK-M5" : "YOK-M4",
                    canal ? "cannot_pay_canal" : "cannot_pay_presidents", fee, r.player.yen());
  }
  r.refuse(move, "YOK-M7", "no_way_on");
}

void refuse_tram(Reasons& r, CellId cell) {
  const Move move = move_of(Tram{cell});
  if (r.allowed(move)) return;
  if (cell == r.player.president) return r.refuse(move, "YOK-K16", "start_area");
  if (is_canal(r, cell)) return r.refuse(move, "YOK-M5", "canal");
  const Seat other = president_on(r, cell);
  if (other == kNobody) return;  // the president walks there as well
  r.refuse(move, "YOK-K16", "opposing_president", other);
}

// Nothing stands against it where it is not offered because another way leads there as well.
void refuse_train(Reasons& r) {
  if (!r.p.station || !has(r.components, r.player, Effect::kStation)) return;
  if (r.player.president != r.p.station) return;
  r.refuse(move_of(Train{*r.p.station}), "YOK-K15", "start_area");
}

}  // namespace

void refuse_secondary(Reasons& r) {
  refuse_agents(r);
  refuse_achievements(r);
  refuse_fulfilment(r);
  refuse_mill(r);
  refuse_university(r);
}

void refuse_placements(Reasons& r) {
  for (const CellId cell : r.cells()) {
    refuse_place(r, cell);
    refuse_pair(r, cell);
  }
  if (kAreasPlaced(r.p.stack.top()) == 0) r.refuse(move_of(Done{}), "YOK-P1", "must_place");
}

void refuse_adjacent(Reasons& r) {
  const Cells beside = layout_of(r).neighbours[kPairCell(r.p.stack.top())];
  for (const CellId cell : r.cells()) {
    const Move move = move_of(Place{cell});
    if (r.allowed(move)) continue;
    if (is_canal(r, cell)) {
      r.refuse(move, "YOK-P3", "canal");
    } else if (!beside.has(cell)) {
      r.refuse(move, "YOK-K12", "not_adjacent");
    } else {
      refuse_unpaid(r, move, cell, 1);
    }
  }
}

void refuse_movements(Reasons& r) {
  const bool from_hand = !r.player.president;
  const bool tram = !from_hand && has(r.components, r.player, Effect::kTram);
  for (const CellId cell : r.cells()) {
    if (from_hand) {
      refuse_go(r, cell);
    } else {
      refuse_walk(r, cell);
    }
    if (tram) refuse_tram(r, cell);
  }
  refuse_train(r);
  const Move back = move_of(TakeBack{});
  if (!r.allowed(back)) r.refuse(back, "YOK-M6", "president_in_hand");
}

void refuse_steps(Reasons& r) {
  for (const CellId cell : r.cells()) refuse_walk(r, cell);
  const Move done = move_of(Done{});
  if (r.allowed(done)) return;
  if (is_canal(r, *r.player.president)) {
    return r.refuse(done, "YOK-M5", "canal_no_stop");
  }
  r.refuse(done, "YOK-M1", "opposing_president", president_on(r, *r.player.president));
}

void refuse_take_back(Reasons& r) {
  for (const CellId cell : Every<CellId>(number_of(kFirstOpen(r.p.stack.top())))) {
    if (assistants_at(r.p, r.seat, cell) == 0) continue;
    r.refuse(move_of(Back{cell, 1}), "YOK-M6", "in_order");
  }
}

}  // namespace kaisho::yokohama
