// What must hold in every position, loaded or played.
#include "games/osaka/check.h"

#include <algorithm>

#include "games/osaka/names.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

// OSA-S2: every card is somewhere, once.
Expected<void> check_cards(View view) {
  const auto& [components, p] = view;
  Indexed<Card, int, kCardTypes> found{};
  const auto add = [&](const Counts& counts) {
    for (const Card card : kEveryCard) found[card] += counts[card];
  };
  for (const Player& player : p.players) {
    add(player.hand);
    add(player.goods);
  }
  add(p.discard);
  add(p.kept);
  add(p.blind);
  for (const Slot& slot : p.market) ++found[slot.card];
  for (const Slot& slot : p.farm) ++found[slot.card];
  int hidden = p.observed != 0 ? components.cards : 0;
  for (int i = 0; i < p.draw_size && p.observed == 0; ++i) ++found[p.draw[i]];
  for (const Card card : kEveryCard) {
    const int copies = components.copies[card];
    const bool right = p.observed != 0 ? found[card] <= copies : found[card] == copies;
    if (!right) {
      return broken(
          "osaka.cards",
          {{"expected", copies}, {"card", components.card_ids[card]}, {"found", found[card]}});
    }
    hidden -= p.observed != 0 ? found[card] : 0;
  }
  if (p.observed != 0 && hidden < p.draw_size) {
    return broken("osaka.draw_pile", {{"most", hidden}, {"found", p.draw_size}}, "draw");
  }
  return {};
}

// OSA-P3: every point card stands for a point; there may be fewer cards than points, never more.
Expected<void> check_points(View view) {
  const auto& [components, p] = view;
  int points = 0;
  for (const Player& player : p.players) points += player.points;
  int cards = total(p.kept) + total(p.blind);
  if (p.observed != 0) {  // the unseen cards that are not in the pile were drawn as points
    cards = components.cards - p.draw_size - total(p.discard) - p.market.size - p.farm.size;
    for (const Player& player : p.players) cards -= total(player.hand) + total(player.goods);
  }
  if (cards > points) {
    return broken("osaka.point_cards", {{"most", points}, {"found", cards}}, "kept");
  }
  if (p.draw_size == 0 && total(p.blind) > 0) {  // OSA-H1: all can name them by elimination
    return broken("osaka.blind", {{"found", total(p.blind)}}, "blind");
  }
  return {};
}

Expected<void> check_players(View view) {
  const auto& [components, p] = view;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const Player& player = p.player(seat);
    for (const Card card : kEveryCard) {
      if (player.insured[card] > player.goods[card]) {
        return broken("osaka.insured",
                      {{"most", player.goods[card]},
                       {"card", components.card_ids[card]},
                       {"found", player.insured[card]}},
                      seat_path(seat, "insured"));
      }
    }
    int markers = 0;
    for (const Slot& slot : p.market) markers += slot.reserved_by == seat ? 1 : 0;
    for (const Slot& slot : p.farm) markers += slot.reserved_by == seat ? 1 : 0;
    if (markers > (seat < p.seats ? 1 : 0)) {
      return broken("osaka.markers", {{"found", markers}}, seat_path(seat));
    }
    if (p.over == Over::kNo && all_tokens(player) >= components.end_tokens) {
      return broken("osaka.tokens_of_the_end",
                    {{"expected", components.end_tokens}, {"found", all_tokens(player)}},
                    seat_path(seat, "tokens"));
    }
  }
  return {};
}

Expected<void> check_ships(View view) {
  const auto& [components, p] = view;
  const bool paying = step_of(p) == Step::kInsure || step_of(p) == Step::kProtect;
  const Place farthest = std::ranges::max(p.ships);
  const bool arrived = farthest == components.arrival;
  if (farthest > components.arrival) {
    return out_of_range(0, number_of(components.arrival), number_of(farthest), "ships");
  }
  if (arrived && !paying && p.over == Over::kNo) {
    return broken("osaka.arrived",
                  {{"expected", number_of(components.arrival)}, {"found", number_of(farthest)}},
                  "ships");
  }
  if (paying && !arrived) {
    return broken("osaka.nobody_arrived",
                  {{"expected", number_of(components.arrival)}, {"found", number_of(farthest)}},
                  "ships");
  }
  if (paying && has_open_card(view.of(p.active))) {  // OSA-B1, OSA-B6
    return broken("osaka.open_card", {{"seat", p.active}, {"found", p.market.size}}, "market");
  }
  return {};
}

// OSA-P1: the goods of an arrived colour were sold before anybody is asked about insurance.
Expected<void> check_sold(View view) {
  const auto& [components, p] = view;
  if (p.over != Over::kNo) return {};
  for (const Colour colour : kEveryColour) {
    if (p.ships[colour] != components.arrival) continue;
    for (Seat seat = 0; seat < p.seats; ++seat) {
      for (const CardKind kind : kEveryKind) {
        const Card card = card_of(colour, kind);
        const int goods = p.player(seat).goods[card];
        if (goods == 0) continue;
        return broken("osaka.sold", {{"card", components.card_ids[card]}, {"found", goods}},
                      seat_path(seat, "goods"));
      }
    }
  }
  return {};
}

// OSA-P6, OSA-T3: how a game can have ended.
Expected<void> check_end(View view) {
  const auto& [components, p] = view;
  if (auto cap = check_turn_cap(p); !cap) return cap;
  if (p.over != Over::kByRules || p.passes == p.seats) return {};
  int most = 0;
  for (const Player& player : p.players) most = std::max(most, all_tokens(player));
  if (most >= components.end_tokens) return {};
  return broken("osaka.not_ended", {{"expected", components.end_tokens}, {"found", most}}, "over");
}

}  // namespace

Expected<void> Rules::check(const Components& components, const Position& p) {
  return first_fault(View{components, p}, {check_cards, check_points, check_players, check_ships,
                                           check_sold, check_end, check_step});
}

}  // namespace kaisho::osaka
