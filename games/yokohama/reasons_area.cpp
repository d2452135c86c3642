// Why not: the action on the area, the token, buildings and rewards.
#include "games/yokohama/reasons.h"

namespace kaisho::yokohama {
namespace {

constexpr Indexed<MainBoard, const char*, 2> kSlotClauses = {"YOK-A5", "YOK-A6"};

// Says where assistants come from for a slot; the reason is given once for each slot and source.
void refuse_slot_from(Reasons& r, MainBoard board, SlotId slot, AssistantFrom from) {
  const Move move = move_of(TakeSlot{slot, from});
  if (r.allowed(move)) return;
  const char* clause = kSlotClauses[board];
  const Seat owner = r.p.slots[board][slot];
  if (from == kFromArea && owner != kNobody) return;
  if (owner == kNeutral) return r.refuse(move, "YOK-S8", "slot_covered");
  if (owner != kNobody) return r.refuse(move, clause, "slot_taken", owner);
  if (from == kFromHand && r.player.hand[kAssistant] == 0) {
    return r.refuse(move, clause, "no_assistant_in_hand");
  }
  if (from == kFromArea && assistants_at(r.p, r.seat, *r.p.action_cell) == 0) {
    return r.refuse(move, clause, "no_own_assistant");
  }
  if (from == kFromArea) {
    if (!r.allowed(move_of(TakeSlot{slot, kFromHand}))) return;
    return r.refuse(move, clause, "same_from_hand");
  }
  const int number = level_of(r).number;
  if (board == kChurchBoard) {
    return r.refuse(move, clause, "too_little_faith",
                    number + faith_payments(r.components, r.player).size(),
                    r.components.church[slot].price);
  }
  const int price = r.components.customs[slot].price;
  if (price > number) {
    const Area& area = area_at(r, *r.p.action_cell);
    const auto level =
        std::ranges::find_if(area.levels, [&](const Level& at) { return at.number >= price; });
    return r.refuse(move, clause, "power_too_low", r.p.power,
                    static_cast<int>(level - area.levels.begin()) + 1);
  }
  r.refuse(move, clause, "imports_not_enough", r.player.stock[kImports], price);
}

// The least power that opens a slot of a port.
int power_for(const Reasons& r, Icon icon) {
  const Area& area = area_at(r, *r.p.action_cell);
  for (int power = 1; power <= kLevels; ++power) {
    if (area.levels[power - 1].icons.has(icon)) return power;
  }
  return kLevels;
}

void refuse_second_order(Reasons& r, Board board) {
  const auto& row = r.p.ports[board];
  std::array<OrderId, 2> open{};
  std::size_t count = 0;
  for (const Maybe<OrderId> order : row) {
    if (count == open.size()) break;
    if (!order || !r.allowed(move_of(TakeOrders{*order}))) continue;
    open[count++] = *order;
  }
  if (count < open.size()) return;
  const Move by_yen = move_of(TakeOrders{open[0], open[1], kYen});
  const Move by_imports = move_of(TakeOrders{open[0], open[1], kImports});
  if (orders_in_hand(r.player) + 1 >= r.components.hand_limit) {
    return r.refuse(by_yen, "YOK-C4", "hand_full", r.components.hand_limit,
                    orders_in_hand(r.player));
  }
  if (!r.allowed(by_yen)) {
    r.refuse(by_yen, "YOK-A10", "not_enough_yen", r.components.second_order_yen, r.player.yen());
  }
  if (!r.allowed(by_imports)) {
    r.refuse(by_imports, "YOK-A10", "imports_not_enough", r.player.stock[kImports],
             r.components.second_order_imports);
  }
}

// Production within reach, every payment counted once.
int affordable_production(const Reasons& r) {
  const int by_yen =
      r.components.production_yen > 0 ? r.player.yen() / r.components.production_yen : 0;
  const int by_imports = r.components.production_imports > 0
                             ? r.player.stock[kImports] / r.components.production_imports
                             : 0;
  return by_yen + by_imports;
}

void refuse_technology(Reasons& r, Board board, RowSlot slot, CardId card) {
  const Move move = move_of(TakeTechnology{card, slot});
  if (r.allowed(move)) return;
  if (knows(r.components, r.player, card))
    return r.refuse(move, "YOK-C4", "already_have_technology");
  const int lacking = production_lacking(r, board, slot);
  const bool surcharge = technology_count(r.player) + 1 >= r.components.surcharge_from;
  if (surcharge && may_pay_production(r.components, r.player, lacking - 1)) {
    return r.refuse(move, "YOK-A9", "surcharge", r.components.production_yen,
                    r.components.production_imports);
  }
  const int number = level_of(r).number;
  const int cost =
      r.components.technology_of_card(card).cost + r.components.cost_modifiers[board][slot];
  r.refuse(move, "YOK-A9", "too_expensive", number + affordable_production(r), cost);
}

void refuse_token(Reasons& r) {
  const Move move = move_of(TakeToken{});
  if (r.p.power < r.components.level5_from) {
    return r.refuse(move, "YOK-L1", "power_too_low", r.p.power, r.components.level5_from);
  }
  if (!r.p.cell(*r.p.action_cell).token) r.refuse(move, "YOK-L1", "token_gone");
}

}  // namespace

void refuse_exchanges(Reasons& r) {
  r.refuse(move_of(Sell{kImports}), "YOK-A4", "imports_not_sold");
  for (const Resource good : kEachGood) {
    const Move sell = move_of(Sell{good});
    if (!r.allowed(sell)) r.refuse(sell, "YOK-A4", "goods_missing", 1, 1);
    const Move buy = move_of(Buy{good});
    if (r.allowed(buy)) continue;
    r.refuse(buy, "YOK-A4", "not_enough_yen", r.components.exchange[good], r.player.yen());
  }
  const Move imports = move_of(Buy{kImports});
  if (r.allowed(imports)) return;
  r.refuse(imports, "YOK-A4", "not_enough_yen", r.components.import_price, r.player.yen());
}

void refuse_slots(Reasons& r) {
  const MainBoard board = kMainBoard(r.p.stack.top());
  for (const SlotId slot : r.components.slots(board).keys()) {
    refuse_slot_from(r, board, slot, kFromHand);
    refuse_slot_from(r, board, slot, kFromArea);
  }
}

void refuse_hires(Reasons& r) {
  const char* clause = step_of(r.p) == Step::kRecruit ? "YOK-A8" : "YOK-B2";
  for (const Piece piece : kEachPiece) {
    const Move move = move_of(Hire{piece});
    if (r.allowed(move)) continue;
    if (r.player.warehouse[piece] == 0) {
      r.refuse(move, clause, "warehouse_empty");
    } else {
      r.refuse(move, clause, "not_enough_yen", piece_price(r, piece), r.player.yen());
    }
  }
}

void refuse_technologies(Reasons& r) {
  const Board board = kBoard(r.p.stack.top());
  const auto& row = r.p.laboratories[board];
  for (const RowSlot slot : kEveryRowSlot) {
    if (const Maybe<CardId> card = row[slot]) refuse_technology(r, board, slot, *card);
  }
}

void refuse_orders(Reasons& r) {
  const Board board = kBoard(r.p.stack.top());
  for (const RowSlot slot : kEveryRowSlot) {
    const Maybe<OrderId> order = r.p.ports[board][slot];
    if (!order) continue;
    const Move move = move_of(TakeOrders{*order});
    if (r.allowed(move)) continue;
    if (orders_in_hand(r.player) >= r.components.hand_limit) {
      r.refuse(move, "YOK-C4", "hand_full", r.components.hand_limit, orders_in_hand(r.player));
    } else {
      r.refuse(move, "YOK-A10", "power_too_low", r.p.power,
               power_for(r, r.components.port_icons[board][slot]));
    }
  }
  refuse_second_order(r, board);
}

void refuse_buildings(Reasons& r) {
  const Cell& cell = r.p.cell(*r.p.action_cell);
  for (const ShopSlot slot : kEveryShopSlot) {
    const Move move = move_of(BuildShop{slot});
    if (r.allowed(move)) continue;
    const Seat owner = cell.shops[slot];
    if (has_shop(cell, r.seat)) {
      r.refuse(move, "YOK-B1", "own_shop_there");
    } else if (owner != kNobody) {
      r.refuse(move, "YOK-B1", "shop_slot_taken", owner);
    } else {
      r.refuse(move, "YOK-B1", "no_shop_in_hand");
    }
  }
  const Move house = move_of(BuildHouse{});
  if (!r.allowed(house)) {
    if (cell.house != kNobody) {
      r.refuse(house, "YOK-B1", "house_there", cell.house);
    } else {
      r.refuse(house, "YOK-B1", "no_house_in_hand");
    }
  }
  refuse_token(r);
}

void refuse_assistant_moves(Reasons& r) {
  const Every<CellId> cells = r.cells();
  const CellId open = *std::ranges::find_if(cells, [&](CellId cell) { return !is_canal(r, cell); });
  if (r.player.hand[kAssistant] == 0) {
    r.refuse(move_of(MoveAssistant{{}, open}), "YOK-R2", "no_assistant_in_hand");
  }
  for (const CellId cell : r.cells()) {
    const Move there = move_of(MoveAssistant{{}, cell});
    if (r.player.hand[kAssistant] > 0 && moves_in_vain(r, {}, cell)) {
      r.refuse(there, "YOK-R1", "recalled_anyhow");
    }
    if (is_canal(r, cell)) {
      r.refuse(there, "YOK-R2", "canal");
    } else if (assistants_at(r.p, r.seat, cell) > 0 && moves_in_vain(r, cell, {})) {
      if (cell != open) r.refuse(move_of(MoveAssistant{cell, open}), "YOK-R1", "same_from_hand");
    } else if (assistants_at(r.p, r.seat, cell) == 0) {
      if (cell != open) r.refuse(move_of(MoveAssistant{cell, open}), "YOK-R2", "no_own_assistant");
    }
  }
}

void refuse_station(Reasons& r) {
  for (const CellId cell : r.cells()) {
    if (!is_canal(r, cell)) continue;
    r.refuse(move_of(PlaceStation{cell}), "YOK-K15", "canal");
  }
}

}  // namespace kaisho::yokohama
