// An edition: boats, tokens and culture, and all tables together.
#include "games/yamatai/components.h"

#include <algorithm>
#include <numeric>

#include "core/editions/edition.h"
#include "core/shapes/described_columns.h"
#include "games/yamatai/components_read.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

using C = Components;

constexpr Kind kCountKind = number_kind(1, kMaxOfKind);
constexpr Kind kTokensKind = number_kind(0, kMaxIslands);

// ---- boats

void check_no_price(const Context& /*context*/, const Field& price, C& /*c*/) {
  if (price.is_null()) return;
  price.fault("exactly", {{"expected", "null"}, {"found", price.shown()}});
}

constexpr Note kPriceNote = "to buy or to sell one; null: it is not traded";

Part boats_part() {
  std::vector<KnownRow> boats;
  for (const Colour i : kEveryColour) {
    Part price = i == kYellow ? by_hand<C>("price", {nullptr, check_no_price, "null"}, kPriceNote)
                              : element("price", &C::prices, number_of(i),
                                        number_kind(1, kMaxPrice), kPriceNote);
    boats.push_back({kColourNames[i],
                     {group("resource", {unread("id", kId), name_part()}),
                      element("count", &C::supply, number_of(i), kCountKind), std::move(price)}});
  }
  return known_rows("boats", "Boat", std::move(boats));
}

// ---- culture and the other tokens

Part culture_part() {
  return group("culture", {name_part(),
                           columns("kinds", "Culture", kKinds,
                                   {column("id", &C::kind_ids, id_of(kCultureKind)),
                                    {name_part()},
                                    {group("colour", {unread("id", kId), name_part()})},
                                    column("plain", &C::plain_tokens, kTokensKind),
                                    column("mountain", &C::mountain_tokens, kTokensKind)}),
                           group("blank", {name_part(),
                                           {"plain", &C::plain_blanks, kTokensKind},
                                           {"mountain", &C::mountain_blanks, kTokensKind}})});
}

void check_mountains(const Context& /*context*/, const Field& count, C& c) {
  const int mountains =
      std::accumulate(c.mountain_tokens.begin(), c.mountain_tokens.end(), 0) + c.mountain_blanks;
  must_equal(count, mountains, "yamatai.mountain_tokens");
}

Part tokens_part() {
  const Kind count = number_kind(0, kMaxOfKind);
  const Part no_points = unread("points", number_kind(0, 0));
  return known_rows(
      "tokens", "Token",
      {{"prestige",
        {unread("count", count), {"points", &C::prestige_points, number_kind(0, kMaxFactor)}}},
       {"sanctuary", {{"count", &C::sanctuaries, count}, no_points}},
       {"mountain", {by_hand<C>("count", {nullptr, check_mountains, "number"}), no_points}}});
}

// ---- the whole

// As an edition has them; read they are in the order of what depends on what.
constexpr std::array<std::string_view, 15> kTables = {
    "boats",       "coins",          "start_money",    "tokens",    "figures",
    "players",     "player_colours", "rules",          "fleets",    "culture",
    "specialists", "powers",         "building_kinds", "buildings", "map"};

}  // namespace

const Object& Rules::edition_parts() {
  static const Object kParts = [] {
    std::vector<Part> parts = {boats_part(), culture_part(), tokens_part()};
    for (const auto& more : {card_parts(), building_parts(), player_parts()}) {
      parts.insert(parts.end(), more.begin(), more.end());
    }
    parts.push_back(rules_part());
    parts.push_back(map_part());
    return Object("Edition", std::move(parts));
  }();
  return kParts;
}

Boats read_boats(const Context& context, const Field& list, std::size_t most) {
  static constexpr Kind kBoat = word_kind("colour", kColourNames);
  Boats boats{};
  for (const Field& item : list.items(most)) {
    ++boats[noun<Colour>(kBoat.read(context, item))];
  }
  return boats;
}

std::expected<Components, std::vector<Error>> Components::read(const Json& edition) {
  Faults faults;
  const Field root(edition, faults);
  check_edition_form(root, "yamatai", {kTables.begin(), kTables.end()});
  Components c;
  std::ranges::copy(kColourNames, c.colour_ids.begin());
  Rules::edition_parts().read_parts(GameContext(c), root, Ref::to(c));
  if (faults.any()) return std::unexpected(faults.all());
  return c;
}

}  // namespace kaisho::yamatai
