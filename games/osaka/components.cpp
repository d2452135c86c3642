#include "games/osaka/components.h"

#include <algorithm>
#include <utility>

#include "core/editions/edition.h"
#include "core/shapes/described_edition.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

// ---- cards

struct KindOfCard {
  std::uint8_t value = 0;
  std::uint8_t copies = 0;
  std::uint8_t insurance = 0;
};

const ItemList& card_kinds() {
  static const ItemList kCards =
      items(Object("CardKind", {unread("id"),
                                {"value", &KindOfCard::value, number_kind(1, 20)},
                                {"copies_per_colour", &KindOfCard::copies, number_kind(0, 100)},
                                {"insurance", &KindOfCard::insurance, number_kind(0, 9)},
                                name_part(),
                                known()}),
            kKinds, 1);
  return kCards;
}

// Sorted by value, of which no two have the same.
std::vector<KindOfCard> read_card_kinds(const Context& context, const Field& cards) {
  std::vector<KindOfCard> kinds = read_items<KindOfCard>(context, cards, card_kinds());
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto first = std::ranges::find(kinds, kinds[i].value, &KindOfCard::value);
    if (first == kinds.begin() + static_cast<std::ptrdiff_t>(i)) continue;
    const std::vector<Field> items = cards.items(kKinds);
    const Field same = items[first - kinds.begin()]["value"];
    items[i]["value"].fault("osaka.same_value",
                            {{"found", kinds[i].value}, {"place", same.path()}});
  }
  std::ranges::sort(kinds, {}, &KindOfCard::value);
  return kinds;
}

void add_cards(const std::vector<KindOfCard>& kinds, Components& c) {
  for (const Colour colour : kEveryColour) {
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      const Card card = card_of(colour, noun<CardKind>(k));
      c.card_ids[card] = c.colour_ids[colour] + std::to_string(kinds[k].value);
      c.value[card] = kinds[k].value;
      c.copies[card] = kinds[k].copies;
      c.insurance[card] = kinds[k].insurance;
      c.cards += kinds[k].copies;
    }
  }
}

void sort_cards(Components& c) {
  std::ranges::copy(kEveryCard, c.pay_order.begin());
  std::ranges::stable_sort(c.pay_order, [&](Card a, Card b) { return c.value[a] > c.value[b]; });
  // All colours have the same symbols.
  const auto symbols = [&](CardKind kind) { return c.insurance[card_of(Colour{}, kind)]; };
  for (const CardKind kind : kEveryKind) {
    if (symbols(kind) > 0) c.insure_order[c.insure_kinds++] = kind;
  }
  std::stable_sort(c.insure_order.begin(), c.insure_order.begin() + c.insure_kinds,
                   [&](CardKind a, CardKind b) { return symbols(a) < symbols(b); });
}

void read_cards(const Context& context, const Field& cards, Components& c) {
  add_cards(read_card_kinds(context, cards), c);
  sort_cards(c);
}

void check_cards(const Context& /*context*/, const Field& edition, Components& c) {
  if (c.cards > kMaxCards) {
    edition["cards"].fault("cards_most", {{"most", kMaxCards}, {"found", c.cards}});
  }
  const std::vector<Field> colours = edition["colours"].items(kColours);
  if (colours.size() < kColours) return;  // cards have no ids to speak of
  for (const Card card : kEveryCard) {
    const std::string& id = c.card_ids[card];
    const Card first =
        *std::ranges::find(kEveryCard, id, [&](Card one) { return c.card_ids[one]; });
    // Those of one colour differ where the kinds of card do.
    if (id.empty() || colour_of(first) == colour_of(card)) continue;
    colours[number_of(colour_of(card))]["id"].fault("repeated_id", "osaka.card_ids",
                                                    {{"found", id}});
  }
}

// ---- the track

constexpr std::array<std::string_view, 5> kPlaceKinds = {"home", "port", "anchor", "waves",
                                                         "arrival"};
enum PlaceKind : std::uint8_t { kHome, kPort, kAnchor, kWaves, kArrival };

struct TrackPlace {
  std::string id;
  PlaceKind kind = kPort;
};

const ItemList& places() {
  static const ItemList kPlaces =
      items(Object("Place", {unread("index", "number"),
                             {"id", &TrackPlace::id, kId},
                             {"kind", &TrackPlace::kind, word_kind("kind", kPlaceKinds)},
                             name_part(),
                             known()}),
            kMaxPlaces)
          .numbered("index", 0);
  return kPlaces;
}

// The only place of a kind.
Place place_of(const std::vector<TrackPlace>& track, PlaceKind kind, const Field& field) {
  if (const auto count = std::ranges::count(track, kind, &TrackPlace::kind); count != 1) {
    field.fault("osaka.places", {{"kind", kPlaceKinds[kind]}, {"found", count}});
    return {};
  }
  return noun<Place>(std::ranges::find(track, kind, &TrackPlace::kind) - track.begin());
}

void read_track(const Context& context, const Field& field, Components& c) {
  const std::vector<TrackPlace> track = read_items<TrackPlace>(context, field, places());
  for (std::size_t i = 0; i < track.size(); ++i) {
    c.place_ids.push_back(track[i].id);
    if (track[i].kind == kWaves) c.waves.add(noun<Place>(i));
  }
  c.home = place_of(track, kHome, field);
  c.anchor = place_of(track, kAnchor, field);
  c.arrival = place_of(track, kArrival, field);
  const int home = number_of(c.home) + 1;
  const int arrival = number_of(c.arrival) + 1;
  if (home != 1 || arrival != std::ssize(track)) {
    field.fault("osaka.track_ends",
                {{"expected", track.size()}, {"home", home}, {"found", arrival}});
  }
}

// ---- what must hold between tables

void check_players(const Context& /*context*/, const Field& players, Components& c) {
  if (const auto colours = std::ssize(players["colours"].items(kMaxSeats)); colours < c.max_seats) {
    players["colours"].fault("list_shorter", {{"least", c.max_seats}, {"found", colours}});
  }
}

// A refill finds at most one reserved card of every other player on the market.
void check_rows(const Context& /*context*/, const Field& edition, Components& c) {
  const int most = c.max_seats - 1 + std::max(c.farm_start, c.farm_drawn) + c.market_drawn;
  if (most > kMarketSlots) {
    edition["market"].fault("osaka.market_room", {{"most", kMarketSlots}, {"found", most}});
  }
  if (c.market_drawn + c.farm_drawn == 0) {
    edition["market"].fault("osaka.refill", {{"found", 0}});
  }
}

// The most cards that lie outside the draw pile before the first turn.
void check_enough_cards(const Context& /*context*/, const Field& edition, Components& c) {
  int lowest = 20;
  for (const CardKind kind : kEveryKind) {
    const Card card = card_of(Colour{}, kind);
    if (c.copies[card] > 0) lowest = std::min<int>(lowest, c.value[card]);
  }
  const int hand = (c.hand_sum + lowest - 1) / lowest;
  const int needed = c.market_start + c.farm_start + c.max_seats * hand;
  if (c.cards < needed) {
    edition["cards"].fault("cards_needed", {{"expected", needed}, {"found", c.cards}});
  }
}

// ---- the whole

constexpr IdText kColourId = {.most = 20, .of = kColourKind.id};

Part named_thing(std::string_view name) { return group(name, {unread("id"), name_part()}); }

}  // namespace

const Object& Rules::edition_parts() {
  using C = Components;
  static const Object kColour("Colour", {Part("id", codecs::id(kColourId), {}), name_part(),
                                         named_thing("good"), named_thing("ship")});
  static const Object kParts(
      "Edition",
      {group("players", {{"min", &C::min_seats, number_kind(2, kMaxSeats)},
                         {"max", &C::max_seats,
                          number_kind(component_number<GameContext, &C::min_seats>, kMaxSeats)},
                         unread("colours", "{ id: string; name: Record<string, string> }[]"),
                         rule<C>(check_players)}),
       group("tokens", {unread("id"),
                        name_part(),
                        unread("per_colour", number_kind(1, 200)),
                        {"start_per_player", &C::start_tokens, number_kind(0, 1)},
                        {"price_bonus_each", &C::price_per_token, number_kind(0, 9)}}),
       group("starting_hand", {{"reveal_until_sum", &C::hand_sum, number_kind(1, 40)}}),
       group("payday", {{"round_up_to", &C::round_up_to, number_kind(1, 100)},
                        {"value_per_point", &C::value_per_point, number_kind(1, 100)}}),
       group("end_of_game",
             {{"tokens", &C::end_tokens,
               number_kind(
                   [](const Context& context) { return components_of(context).start_tokens + 1; },
                   40)}}),
       {"colours", &C::colour_ids, list(kColour, kColours)},
       list_by_hand<C>("cards", card_kinds().item, {nullptr, read_cards, {}}),
       rule<C>(check_cards),
       list_by_hand<C>("track", places().item, {nullptr, read_track, {}}),
       group("ship_moves",
             {{"steps_for_one_card", &C::steps_for_one, number_kind(1, kMaxPlaces)},
              {"steps_for_two_or_more_cards", &C::steps_for_more, number_kind(1, kMaxPlaces)}}),
       group("market", {{"start", &C::market_start, number_kind(1, kMarketSlots)},
                        {"drawn_on_refill", &C::market_drawn, number_kind(0, kMarketSlots)},
                        name_part()}),
       group("farm", {{"start", &C::farm_start, number_kind(0, kFarmSlots)},
                      {"drawn_on_refill", &C::farm_drawn, number_kind(0, kFarmSlots)},
                      name_part()}),
       rule<C>(check_rows),
       rule<C>(check_enough_cards)});
  return kParts;
}

std::expected<Components, std::vector<Error>> Components::read(const Json& edition) {
  return read_edition<Components, GameContext>(edition, "osaka", Rules::edition_parts());
}

}  // namespace kaisho::osaka
