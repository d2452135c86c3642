#include "games/osaka/components.h"

#include <algorithm>
#include <utility>

#include "core/edition.h"
#include "core/fields.h"
#include "core/numbers.h"

namespace kaisho::osaka {
namespace {

struct Kind {
  int value = 0;
  int copies = 0;
  int insurance = 0;
};

void read_colours(const Field& edition, Components& c) {
  const Field colours = edition["colours"];
  const std::vector<Field> items = colours.items(kColours);
  if (items.size() != kColours) colours.fault("bad_field", "There must be four colours.");
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "good", "ship"});
    c.colour_ids[i] = items[i]["id"].text(20);
    for (const char* part : {"good", "ship"}) {
      items[i][part].only({"id", "name"});
      static_cast<void>(items[i][part]["name"]);
    }
  }
}

std::vector<Kind> read_kinds(const Field& edition) {
  const Field cards = edition["cards"];
  std::vector<Kind> kinds;
  for (const Field& item : cards.items(kKinds)) {
    item.only({"id", "value", "copies_per_colour", "insurance", "name", "known"});
    kinds.push_back({number(item["value"], 1, 20), number(item["copies_per_colour"], 0, 100),
                     number(item["insurance"], 0, 9)});
  }
  std::ranges::sort(kinds, {}, &Kind::value);
  for (std::size_t i = 1; i < kinds.size(); ++i) {
    if (kinds[i].value == kinds[i - 1].value) {
      cards.fault("bad_field", "Two kinds of cards have the same value.");
    }
  }
  if (kinds.empty()) cards.fault("bad_field", "There are no cards.");
  return kinds;
}

void read_cards(const Field& edition, Components& c) {
  const std::vector<Kind> kinds = read_kinds(edition);
  for (int colour = 0; colour < kColours; ++colour) {
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      const Card card = card_of(colour, static_cast<int>(k));
      c.card_ids[card] =
          c.colour_ids[static_cast<std::size_t>(colour)] + std::to_string(kinds[k].value);
      c.value[card] = static_cast<std::uint8_t>(kinds[k].value);
      c.copies[card] = static_cast<std::uint8_t>(kinds[k].copies);
      c.insurance[card] = static_cast<std::uint8_t>(kinds[k].insurance);
      c.cards += kinds[k].copies;
    }
  }
  if (c.cards > kMaxCards) {
    edition["cards"].fault("bad_field",
                           "There are more than " + std::to_string(kMaxCards) + " cards in all.");
  }
  for (std::size_t i = 0; i < kCardTypes; ++i) {
    if (!c.card_ids[i].empty() && std::ranges::count(c.card_ids, c.card_ids[i]) > 1) {
      edition["colours"].fault("repeated_id", "Two cards would be called '" + c.card_ids[i] + "'.");
    }
  }
  for (std::size_t i = 0; i < kCardTypes; ++i) c.pay_order[i] = static_cast<Card>(i);
  std::ranges::stable_sort(c.pay_order, [&](Card a, Card b) { return c.value[a] > c.value[b]; });
  for (std::uint8_t k = 0; k < kKinds; ++k) {
    if (c.insurance[k] > 0) c.insure_order[static_cast<std::size_t>(c.insure_kinds++)] = k;
  }
  std::stable_sort(
      c.insure_order.begin(), c.insure_order.begin() + c.insure_kinds, [&](int a, int b) {
        return c.insurance[static_cast<std::size_t>(a)] < c.insurance[static_cast<std::size_t>(b)];
      });
}

// The only place of a kind.
int place_of(const std::vector<std::string>& kinds, const std::string& kind, const Field& track) {
  const auto found = std::ranges::find(kinds, kind);
  if (found == kinds.end() || std::ranges::count(kinds, kind) != 1) {
    track.fault("bad_field", "The track needs exactly one place of the kind '" + kind + "'.");
    return 0;
  }
  return static_cast<int>(found - kinds.begin());
}

void read_track(const Field& edition, Components& c) {
  static const std::vector<std::string> kKindsOfPlace = {"home", "port", "anchor", "waves",
                                                         "arrival"};
  const Field track = edition["track"];
  std::vector<std::string> kinds;
  for (const Field& item : track.items(kMaxPlaces)) {
    item.only({"index", "id", "kind", "name", "known"});
    const int index = static_cast<int>(kinds.size());
    if (number(item["index"], 0, kMaxPlaces) != index) {
      item["index"].fault("bad_field", "Places are numbered from 0 in their order.");
    }
    kinds.push_back(kKindsOfPlace[item["kind"].choice(kKindsOfPlace)]);
    c.place_ids.push_back(item["id"].text(40));
    if (kinds.back() == "waves") c.waves |= 1U << static_cast<unsigned>(index);
  }
  c.home = place_of(kinds, "home", track);
  c.anchor = place_of(kinds, "anchor", track);
  c.arrival = place_of(kinds, "arrival", track);
  if (c.home != 0 || c.arrival + 1 != static_cast<int>(kinds.size())) {
    track.fault("bad_field", "The track begins with the home and ends with the arrival.");
  }
  const Field steps = edition["ship_moves"];
  steps.only({"steps_for_one_card", "steps_for_two_or_more_cards"});
  c.steps_for_one = number(steps["steps_for_one_card"], 1, kMaxPlaces);
  c.steps_for_more = number(steps["steps_for_two_or_more_cards"], 1, kMaxPlaces);
}

void read_rows(const Field& edition, Components& c) {
  const Field market = edition["market"];
  market.only({"start", "drawn_on_refill", "name"});
  c.market_start = number(market["start"], 1, kMarketSlots);
  c.market_drawn = number(market["drawn_on_refill"], 0, kMarketSlots);
  const Field farm = edition["farm"];
  farm.only({"start", "drawn_on_refill", "name"});
  c.farm_start = number(farm["start"], 0, kFarmSlots);
  c.farm_drawn = number(farm["drawn_on_refill"], 0, kFarmSlots);
  // A refill finds at most one reserved card of every other player on the market.
  const int most = c.max_seats - 1 + std::max(c.farm_start, c.farm_drawn) + c.market_drawn;
  if (most > kMarketSlots) {
    market.fault("bad_field", "A refill could put " + std::to_string(most) +
                                  " cards on the market; there is room for " +
                                  std::to_string(kMarketSlots) + ".");
  }
  if (c.market_drawn + c.farm_drawn == 0) {
    market.fault("bad_field", "A refill must draw at least one card.");
  }
}

void read_numbers(const Field& edition, Components& c) {
  const Field players = edition["players"];
  players.only({"min", "max", "colours"});
  c.min_seats = number(players["min"], 2, kMaxSeats);
  c.max_seats = number(players["max"], c.min_seats, kMaxSeats);
  if (players["colours"].items(kMaxSeats).size() < static_cast<std::size_t>(c.max_seats)) {
    players["colours"].fault("bad_field", "Every player needs a colour.");
  }
  const Field tokens = edition["tokens"];
  tokens.only({"id", "name", "per_colour", "start_per_player", "price_bonus_each"});
  static_cast<void>(number(tokens["per_colour"], 1, 200));
  c.start_tokens = number(tokens["start_per_player"], 0, 1);
  c.price_per_token = number(tokens["price_bonus_each"], 0, 9);
  const Field hand = edition["starting_hand"];
  hand.only({"reveal_until_sum"});
  c.hand_sum = number(hand["reveal_until_sum"], 1, 40);
  const Field payday = edition["payday"];
  payday.only({"round_up_to", "value_per_point"});
  c.round_up_to = number(payday["round_up_to"], 1, 100);
  c.value_per_point = number(payday["value_per_point"], 1, 100);
  const Field end = edition["end_of_game"];
  end.only({"tokens"});
  c.end_tokens = number(end["tokens"], c.start_tokens + 1, 40);
}

// The most cards that lie outside the draw pile before the first turn.
void check_enough_cards(const Field& edition, const Components& c) {
  int lowest = 20;
  for (int k = 0; k < kKinds; ++k) {
    const auto kind = static_cast<std::size_t>(k);
    if (c.copies[kind] > 0) lowest = std::min<int>(lowest, c.value[kind]);
  }
  const int hand = (c.hand_sum + lowest - 1) / lowest;
  const int needed = c.market_start + c.farm_start + c.max_seats * hand;
  if (c.cards < needed) {
    edition["cards"].fault("bad_field", "The set-up can need " + std::to_string(needed) +
                                            " cards, but there are " + std::to_string(c.cards) +
                                            ".");
  }
}

}  // namespace

std::expected<Components, std::vector<Error>> read_components(const Json& edition) {
  Faults faults;
  const Field root(edition, faults);
  check_edition_form(root, "osaka",
                     {"players", "colours", "cards", "track", "ship_moves", "tokens", "market",
                      "farm", "starting_hand", "payday", "end_of_game"});
  Components c;
  read_numbers(root, c);
  read_colours(root, c);
  read_cards(root, c);
  read_track(root, c);
  read_rows(root, c);
  check_enough_cards(root, c);
  if (faults.any()) return std::unexpected(faults.all());
  return c;
}

}  // namespace kaisho::osaka
