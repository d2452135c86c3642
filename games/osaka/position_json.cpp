// A position as JSON and back. docs/protocol.md describes every field.
#include "core/position_json.h"

#include <optional>

#include "games/osaka/names.h"
#include "games/osaka/osaka.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {
namespace {

const std::vector<std::string> kSteps = {"choose_token", "turn", "pay", "insure", "protect"};

// ---- writing

Json counts_json(const Components& box, const Counts& counts) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kCardTypes; ++i) {
    if (counts[i] > 0) json[box.card_ids[i]] = counts[i];
  }
  return json;
}

template <class AnyRow>
Json row_json(const Components& box, const AnyRow& row) {
  Json json = Json::array();
  for (const Slot& slot : row) {
    json.push_back(
        {{"card", card_name(box, slot.card)},
         {"reserved_by", slot.reserved_by == kNobody ? Json() : Json(slot.reserved_by)}});
  }
  return json;
}

Json seat_json(const Components& box, const Player& player) {
  Json tokens = Json::object();
  for (std::size_t i = 0; i < kColours; ++i) tokens[box.colour_ids[i]] = player.tokens[i];
  return {{"hand", counts_json(box, player.hand)},
          {"goods", counts_json(box, player.goods)},
          {"insured", counts_json(box, player.insured)},
          {"tokens", tokens},
          {"points", player.points}};
}

Json now_json(const Components& box, const Position& p) {
  if (p.stack.empty()) return nullptr;
  const Frame& frame = p.stack.top();
  switch (static_cast<Step>(frame.kind)) {
    case Step::kChooseToken:
      return {{"step", "choose_token"}, {"seat", frame.seat}, {"left", frame.a}};
    case Step::kTurn:
      return {{"step", "turn"}, {"seat", frame.seat}};
    case Step::kPay:
      return {{"step", "pay"},
              {"seat", frame.seat},
              {"due", frame.b + 256 * frame.c},
              {"from", box.card_ids[box.pay_order[frame.a]]}};
    case Step::kInsure:
      return {{"step", "insure"},
              {"seat", frame.seat},
              {"colour", box.colour_ids[frame.a]},
              {"symbols", frame.b},
              {"from", box.card_ids[card_of(frame.a, box.insure_order[frame.c])]}};
    case Step::kProtect:
      return {{"step", "protect"},
              {"seat", frame.seat},
              {"colour", box.colour_ids[frame.a]},
              {"left", frame.b},
              {"highest", box.card_ids[card_of(frame.a, frame.c)]}};
    default:
      return nullptr;
  }
}

Json draw_json(const Components& box, const Position& p) {
  if (p.observed != 0) return p.draw_size;
  Json json = Json::array();
  for (int i = p.draw_size - 1; i >= 0; --i) {
    json.push_back(box.card_ids[p.draw[static_cast<std::size_t>(i)]]);
  }
  return json;
}

// ---- reading

Counts read_counts(const Components& box, const Field& field) {
  Counts counts{};
  for (const std::string& name : field.keys()) {
    const Card card = find_card(box, name);
    if (card == kNoCard) {
      field.fault("unknown_card", "There is no card '" + name.substr(0, 40) + "'.");
    } else {
      counts[card] = static_cast<std::uint8_t>(field[name].integer(0, kMaxCards));
    }
  }
  return counts;
}

Card read_card(const Components& box, const Field& field) {
  const Card card = find_card(box, field.text(40));
  if (card != kNoCard) return card;
  if (field.json().is_string()) field.fault("unknown_card", "There is no such card.");
  return 0;
}

std::uint8_t read_colour(const Components& box, const Field& field) {
  return static_cast<std::uint8_t>(field.choice({box.colour_ids.begin(), box.colour_ids.end()}));
}

Seat read_seat(const Field& field, int seats) {
  return static_cast<Seat>(field.integer(0, seats - 1));
}

template <std::size_t kCapacity>
Row<kCapacity> read_row(const Components& box, const Field& field, int most, int seats) {
  Row<kCapacity> row;
  for (const Field& item : field.items(static_cast<std::size_t>(most))) {
    item.only({"card", "reserved_by"});
    Slot slot{read_card(box, item["card"]), kNobody};
    if (const Field by = item["reserved_by"]; !by.is_null())
      slot.reserved_by = read_seat(by, seats);
    row.add(slot);
  }
  return row;
}

Player read_player(const Components& box, const Field& field) {
  field.only({"hand", "goods", "insured", "tokens", "points"});
  Player player;
  player.hand = read_counts(box, field["hand"]);
  player.goods = read_counts(box, field["goods"]);
  player.insured = read_counts(box, field["insured"]);
  field["tokens"].only(
      {box.colour_ids[0], box.colour_ids[1], box.colour_ids[2], box.colour_ids[3]});
  for (std::size_t i = 0; i < kColours; ++i) {
    player.tokens[i] = static_cast<std::uint8_t>(
        field["tokens"][box.colour_ids[i]].integer(0, box.end_tokens + kColours));
  }
  player.points = static_cast<std::uint16_t>(field["points"].integer(0, kMostPoints));
  return player;
}

// A pile of named cards, the top first, makes a whole position; a mere number an observed one.
void read_hidden(const Components& box, const Field& root, Position& p) {
  const Field draw = root["draw"];
  if (draw.json().is_number()) {
    p.observed = 1;
    p.draw_size = static_cast<std::uint8_t>(draw.integer(0, box.cards));
    for (std::size_t i = 0; i < p.draw_size; ++i) p.draw[i] = kUnknownCard;
    if (!root["blind"].is_null() || !root["random"].is_null()) {
      draw.fault("bad_field", "An observed position has no 'blind' and no 'random'.");
    }
    return;
  }
  const std::vector<Field> cards = draw.items(static_cast<std::size_t>(box.cards));
  p.draw_size = static_cast<std::uint8_t>(cards.size());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    p.draw[cards.size() - 1 - i] = read_card(box, cards[i]);
  }
  p.blind = read_counts(box, root["blind"]);
  const Field random = root["random"];
  if (random.is_null()) return random.fault("missing_field", "A seed is needed.");
  read_random(random, p.random);
}

// The place in the order of payment; of insurance, the place among the kinds with symbols.
int pay_place(const Components& box, Card card) {
  int place = 0;
  while (box.pay_order[static_cast<std::size_t>(place)] != card) ++place;
  return place;
}

std::optional<int> insure_place(const Components& box, Card card) {
  for (int i = 0; i < box.insure_kinds; ++i) {
    if (box.insure_order[static_cast<std::size_t>(i)] == kind_of(card)) return i;
  }
  return std::nullopt;
}

void push_rest_of_payday(Position& p) {
  push(p, Step::kTurnEnd);
  push(p, Step::kRefill);
  push(p, Step::kWreck);
}

void read_insure(const Components& box, const Field& now, Position& p, Seat seat) {
  now.only({"step", "seat", "colour", "symbols", "from"});
  const int colour = read_colour(box, now["colour"]);
  const Card from = read_card(box, now["from"]);
  const std::optional<int> place = insure_place(box, from);
  if (!place || colour_of(from) != colour) {
    return now["from"].fault("bad_field", "This card cannot insure that colour.");
  }
  push_rest_of_payday(p);
  push(p, Step::kInsure, seat, colour, static_cast<int>(now["symbols"].integer(0, 255)), *place);
}

void read_protect(const Components& box, const Field& now, Position& p, Seat seat) {
  now.only({"step", "seat", "colour", "left", "highest"});
  const int colour = read_colour(box, now["colour"]);
  const Card highest = read_card(box, now["highest"]);
  if (colour_of(highest) != colour) {
    return now["highest"].fault("bad_field", "This card is of another colour.");
  }
  push_rest_of_payday(p);
  push(p, Step::kInsure, seat, colour + 1);
  push(p, Step::kProtect, seat, colour, static_cast<int>(now["left"].integer(1, 255)),
       kind_of(highest));
}

void read_pay(const Components& box, const Field& now, Position& p, Seat seat) {
  now.only({"step", "seat", "due", "from"});
  const auto due = static_cast<int>(now["due"].integer(1, 20LL * kMarketSlots));
  push(p, Step::kTurnEnd);
  push(p, Step::kRefill);
  push(p, Step::kPayday);
  push(p, Step::kLoad);
  push(p, Step::kPay, seat, pay_place(box, read_card(box, now["from"])), due % 256, due / 256);
}

void read_now(const Components& box, const Field& now, Position& p) {
  if (now.is_null()) {
    if (p.over == 0) now.fault("bad_field", "A running game needs to say what is to be decided.");
    return;
  }
  if (p.over != 0) return now.fault("bad_field", "A finished game has nothing to decide.");
  const std::size_t step = now["step"].choice(kSteps);
  const Seat seat = read_seat(now["seat"], p.seats);
  if ((step == 1 || step == 2) && seat != p.active) {
    return now["seat"].fault("bad_field", "Only the active player can take this step.");
  }
  if (step == 0) {
    now.only({"step", "seat", "left"});
    push(p, Step::kTurnStart);
    push(p, Step::kChooseToken, seat, static_cast<int>(now["left"].integer(1, p.seats)));
  } else if (step == 1) {
    now.only({"step", "seat"});
    push(p, Step::kTurn, seat);
  } else if (step == 2) {
    read_pay(box, now, p, seat);
  } else if (step == 3) {
    read_insure(box, now, p, seat);
  } else {
    read_protect(box, now, p, seat);
  }
}

const std::vector<std::string> kOver = {"no", "rules", "turn_cap"};

}  // namespace

Json Rules::position_json(const Components& box, const Position& p) {
  Json ships = Json::object();
  for (std::size_t i = 0; i < kColours; ++i) ships[box.colour_ids[i]] = p.ships[i];
  Json seats = Json::array();
  for (Seat seat = 0; seat < p.seats; ++seat) seats.push_back(seat_json(box, p.player(seat)));
  return {{"turn", p.turn},
          {"turn_cap", p.turn_cap},
          {"reveals", p.reveals},
          {"active", p.active},
          {"passes", p.passes},
          {"over", kOver[p.over]},
          {"now", now_json(box, p)},
          {"ships", ships},
          {"market", row_json(box, p.market)},
          {"farm", row_json(box, p.farm)},
          {"seats", seats},
          {"discard", counts_json(box, p.discard)},
          {"kept", counts_json(box, p.kept)},
          {"blind", p.observed != 0 ? Json() : counts_json(box, p.blind)},
          {"draw", draw_json(box, p)},
          {"random", p.observed != 0 ? Json() : random_json(p.random)}};
}

Expected<Position> Rules::parse_position(const Components& box, const Json& json) {
  Faults faults;
  const Field root(json, faults, "position");
  root.only({"turn", "turn_cap", "reveals", "active", "passes", "over", "now", "ships", "market",
             "farm", "seats", "discard", "kept", "blind", "draw", "random"});
  if (!json.is_object()) root.fault("bad_field", "A position is an object.");
  Position p;
  const std::vector<Field> seats = root["seats"].items(kMaxSeats);
  if (static_cast<int>(seats.size()) < box.min_seats ||
      static_cast<int>(seats.size()) > box.max_seats) {
    root["seats"].fault("bad_field", "The number of seats is not one this game is for.");
    return std::unexpected(faults.first());
  }
  p.seats = static_cast<std::uint8_t>(seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) p.players[i] = read_player(box, seats[i]);
  p.turn = static_cast<std::uint16_t>(root["turn"].integer(0, kMostTurns));
  p.turn_cap = static_cast<std::uint16_t>(root["turn_cap"].integer(0, kMostTurns));
  p.reveals = static_cast<std::uint16_t>(root["reveals"].integer(0, UINT16_MAX));
  p.active = read_seat(root["active"], p.seats);
  p.passes = static_cast<std::uint8_t>(root["passes"].integer(0, p.seats));
  p.over = static_cast<std::uint8_t>(root["over"].choice(kOver));
  root["ships"].only({box.colour_ids[0], box.colour_ids[1], box.colour_ids[2], box.colour_ids[3]});
  for (std::size_t i = 0; i < kColours; ++i) {
    p.ships[i] =
        static_cast<std::uint8_t>(root["ships"][box.colour_ids[i]].integer(0, box.arrival));
  }
  p.market = read_row<kMarketSlots>(box, root["market"], kMarketSlots, p.seats);
  p.farm =
      read_row<kFarmSlots>(box, root["farm"], std::max(box.farm_start, box.farm_drawn), p.seats);
  p.discard = read_counts(box, root["discard"]);
  p.kept = read_counts(box, root["kept"]);
  read_hidden(box, root, p);
  if (!faults.any()) read_now(box, root["now"], p);
  if (faults.any()) return std::unexpected(faults.first());
  if (auto sound = check(box, p); !sound) return std::unexpected(sound.error());
  return p;
}

}  // namespace kaisho::osaka
