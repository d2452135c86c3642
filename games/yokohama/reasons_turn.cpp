// Why not: phases A and C, placement, movement.
#include <algorithm>

#include "games/yokohama/reasons.h"

namespace kaisho::yokohama {
namespace {

void refuse_agents(Reasons& r) {
  const int independents = independent_agents(r.box, r.player);
  const bool any = foreign_agents(r.player) + independents > 0;
  const bool foreign = foreign_agents(r.player) > 0;
  for (int cell = 0; cell < r.cells(); ++cell) {
    const Move move = move_of(MoveKind::kAgent, cell, any && !foreign ? 1 : 0);
    if (r.allowed(move)) continue;
    if ((r.p.used & kUsedAgent) != 0) {
      r.refuse(move, "YOK-X1", "agent_used");
    } else if (!any) {
      r.refuse(move, "YOK-X1", "no_agent");
    } else if (r.player.president == cell) {
      r.refuse(move, "YOK-X1", "own_president_there");
    } else {
      r.refuse(move, "YOK-X1", "no_own_assistant");
    }
  }
}

void refuse_achievements(Reasons& r) {
  for (std::size_t type = 0; type < kAchievementTypes; ++type) {
    const Move move = move_of(MoveKind::kAchieve, static_cast<int>(type));
    if (r.allowed(move)) continue;
    const auto& met = r.p.achieved[type];
    const Achievement& achievement = r.box.achievements[r.p.achievements[type]];
    if (std::ranges::find(met, r.seat) != met.end()) {
      r.refuse(move, "YOK-X2", "already_achieved");
    } else if (!meets(r.box, r.p, r.seat, achievement)) {
      const int needed = achievement.condition == Condition::kAreas
                             ? achievement.production + achievement.trade
                             : achievement.count;
      r.refuse(move, "YOK-X2", "condition_not_met", progress(r.box, r.p, r.seat, achievement),
               needed);
    } else {
      r.refuse(move, "YOK-X2", "no_assistant_in_hand");
    }
  }
}

void refuse_fulfilment(Reasons& r) {
  std::uint64_t orders = r.player.orders;
  if (r.player.kept < kUnknown) orders |= bit<std::uint64_t>(r.player.kept);
  each_bit(orders, [&](int order) {
    const Move move = move_of(MoveKind::kFulfil, order);
    if (r.allowed(move)) return;
    int asked = 0;
    int missing = 0;
    for (std::size_t good = 0; good < kGoods; ++good) {
      const int needs = r.box.orders[static_cast<std::size_t>(order)].goods[good];
      asked += needs;
      missing += std::max(0, needs - r.player.stock[good]);
    }
    r.refuse(move, "YOK-X3", "goods_missing", missing, asked);
  });
}

void refuse_mill(Reasons& r) {
  const Move move = move_of(MoveKind::kMill);
  if (!has(r.box, r.player, Effect::kConvert) || r.allowed(move)) return;
  if ((r.p.used & kUsedMill) != 0) return r.refuse(move, "YOK-K17", "used_this_turn");
  const Technology& technology = r.box.technology_of(Effect::kConvert);
  r.refuse(move, "YOK-K17", "goods_missing", technology.b - r.player.stock[technology.a],
           technology.b);
}

void refuse_university(Reasons& r) {
  const Move move = move_of(MoveKind::kUniversity);
  if (!has(r.box, r.player, Effect::kHire) || r.allowed(move)) return;
  if ((r.p.used & kUsedUniversity) != 0) return r.refuse(move, "YOK-K18", "used_this_turn");
  if (r.player.warehouse[kAssistant] == 0) return r.refuse(move, "YOK-K18", "warehouse_empty");
  r.refuse(move, "YOK-K18", "not_enough_yen", r.box.technology_of(Effect::kHire).a, r.player.yen());
}

void refuse_place(Reasons& r, int cell) {
  const Frame& frame = r.p.stack.top();
  const Move move = move_of(MoveKind::kPlace, cell);
  if (r.allowed(move)) return;
  if (is_canal(r.box, r.p, cell)) return r.refuse(move, "YOK-P3", "canal");
  if (frame.a > 0 && cell == frame.b) return r.refuse(move, "YOK-P1", "placed_here");
  if (frame.a > 0 && cell < frame.b) return r.refuse(move, "YOK-P1", "in_order");
  r.refuse(move, "YOK-P2", "cannot_pay_presidents",
           r.box.place_fee * opposing_presidents(r.p, r.seat, cell), r.player.yen());
}

void refuse_pair(Reasons& r, int cell) {
  const Move move = move_of(MoveKind::kPair, cell);
  if (r.allowed(move)) return;
  if (is_canal(r.box, r.p, cell)) return r.refuse(move, "YOK-P3", "canal");
  if (r.p.stack.top().a > 0) return r.refuse(move, "YOK-P1", "spread_begun");
  if (r.player.hand[kAssistant] < kPairCount) {
    return r.refuse(move, "YOK-P1", "too_few_assistants", r.player.hand[kAssistant], kPairCount);
  }
  r.refuse(move, "YOK-P2", "cannot_pay_presidents",
           kPairCount * r.box.place_fee * opposing_presidents(r.p, r.seat, cell), r.player.yen());
}

Seat president_on(const Reasons& r, int cell) {
  for (Seat other = 0; other < r.p.seats; ++other) {
    if (other != r.seat && r.p.player(other).president == cell) return other;
  }
  return kNobody;
}

void refuse_go(Reasons& r, int cell) {
  const Move move = move_of(MoveKind::kGo, cell);
  if (r.allowed(move)) return;
  if (is_canal(r.box, r.p, cell)) return r.refuse(move, "YOK-M5", "canal");
  if (assistants_at(r.p, r.seat, cell) == 0) return r.refuse(move, "YOK-M1", "no_own_assistant");
  if (!may_end_on(r.box, r.p, r.seat, cell)) {
    return r.refuse(move, "YOK-M1", "opposing_president", president_on(r, cell));
  }
  r.refuse(move, "YOK-M4", "cannot_pay_presidents", fee_to_enter(r.box, r.p, r.seat, cell),
           r.player.yen());
}

void refuse_walk(Reasons& r, int cell) {
  const Move move = move_of(MoveKind::kWalk, cell);
  if (r.allowed(move)) return;
  if (cell == r.player.president) return r.refuse(move, "YOK-M3", "start_area");
  if ((r.p.walked & bit<std::uint32_t>(cell)) != 0) {
    return r.refuse(move, "YOK-M3", "already_entered");
  }
  if ((layout_of(r.box, r.p).neighbours[r.player.president] & bit<std::uint32_t>(cell)) == 0) {
    return r.refuse(move, "YOK-M3", "not_adjacent");
  }
  const bool canal = is_canal(r.box, r.p, cell);
  if (!canal && assistants_at(r.p, r.seat, cell) == 0) {
    return r.refuse(move, "YOK-M3", "no_own_assistant");
  }
  const int fee = fee_to_enter(r.box, r.p, r.seat, cell);
  if (fee > r.player.yen()) {
    return r.refuse(move, canal ? "YOK-M5" : "YOK-M4",
                    canal ? "cannot_pay_canal" : "cannot_pay_presidents", fee, r.player.yen());
  }
  r.refuse(move, "YOK-M7", "no_way_on");
}

void refuse_tram(Reasons& r, int cell) {
  const Move move = move_of(MoveKind::kTram, cell);
  if (r.allowed(move)) return;
  if (cell == r.player.president) return r.refuse(move, "YOK-K16", "start_area");
  if (is_canal(r.box, r.p, cell)) return r.refuse(move, "YOK-M5", "canal");
  if (assistants_at(r.p, r.seat, cell) == 0) return r.refuse(move, "YOK-K16", "no_own_assistant");
  const Seat other = president_on(r, cell);
  if (other == kNobody) return;  // the president walks there as well
  r.refuse(move, "YOK-K16", "opposing_president", other);
}

// Where it is not offered because another way leads there as well, nothing stands against it.
void refuse_train(Reasons& r) {
  if (r.p.station == kNoCell || !has(r.box, r.player, Effect::kStation)) return;
  const Move move = move_of(MoveKind::kTrain, r.p.station);
  if (r.player.president == r.p.station) return r.refuse(move, "YOK-K15", "start_area");
  if (assistants_at(r.p, r.seat, r.p.station) == 0) {
    r.refuse(move, "YOK-K15", "no_own_assistant");
  }
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
  for (int cell = 0; cell < r.cells(); ++cell) {
    refuse_place(r, cell);
    refuse_pair(r, cell);
  }
  if (r.p.stack.top().a == 0) r.refuse(move_of(MoveKind::kDone), "YOK-P1", "must_place");
}

void refuse_adjacent(Reasons& r) {
  const auto beside = layout_of(r.box, r.p).neighbours[r.p.stack.top().a];
  for (int cell = 0; cell < r.cells(); ++cell) {
    const Move move = move_of(MoveKind::kPlace, cell);
    if (r.allowed(move)) continue;
    if (is_canal(r.box, r.p, cell)) {
      r.refuse(move, "YOK-P3", "canal");
    } else if ((beside & bit<std::uint32_t>(cell)) == 0) {
      r.refuse(move, "YOK-K12", "not_adjacent");
    } else {
      r.refuse(move, "YOK-P2", "cannot_pay_presidents",
               r.box.place_fee * opposing_presidents(r.p, r.seat, cell), r.player.yen());
    }
  }
}

void refuse_movements(Reasons& r) {
  const bool from_hand = r.player.president == kInHand;
  const bool tram = !from_hand && has(r.box, r.player, Effect::kTram);
  for (int cell = 0; cell < r.cells(); ++cell) {
    if (from_hand) {
      refuse_go(r, cell);
    } else {
      refuse_walk(r, cell);
    }
    if (tram) refuse_tram(r, cell);
  }
  refuse_train(r);
  const Move back = move_of(MoveKind::kTakeBack);
  if (!r.allowed(back)) r.refuse(back, "YOK-M6", "president_in_hand");
}

void refuse_steps(Reasons& r) {
  for (int cell = 0; cell < r.cells(); ++cell) refuse_walk(r, cell);
  const Move done = move_of(MoveKind::kDone);
  if (r.allowed(done)) return;
  if (is_canal(r.box, r.p, r.player.president)) {
    return r.refuse(done, "YOK-M5", "canal_no_stop");
  }
  r.refuse(done, "YOK-M1", "opposing_president", president_on(r, r.player.president));
}

void refuse_take_back(Reasons& r) {
  for (int cell = 0; cell < r.p.stack.top().a; ++cell) {
    if (assistants_at(r.p, r.seat, cell) == 0) continue;
    r.refuse(move_of(MoveKind::kBack, cell, 1), "YOK-M6", "in_order");
  }
}

}  // namespace kaisho::yokohama
