// An edition: its words and prices, and all tables together.
#include "games/yokohama/components.h"

#include <algorithm>
#include <tuple>

#include "games/yokohama/components_read.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

using C = Components;

constexpr Kind kPriceKind = number_kind(0, kMaxPrice);
constexpr Kind kPowerKind = number_kind(1, kLevels);
constexpr Kind kInfluenceKind = number_kind(0, kLevels);
constexpr Kind kPiecesKind = number_kind(0, 1000);

// ---- goods and flags

// Kinds of reward beside the goods.
constexpr std::array<std::string_view, 6> kRewardWords = {"imports",  "yen",       "points",
                                                          "any_good", "warehouse", "moves"};

Part goods_part() {
  const auto good = [](std::size_t i) -> std::vector<Part> {
    return {element("id", &C::good_ids, i, id_of(kGoodKind)), name_part(),
            element("exchange_yen", &C::exchange, i, number_kind(1, kMaxPrice)),
            unread("pieces", kPiecesKind)};
  };
  return rows("goods", "Good", {good(0), good(1), good(2), good(3)});
}

// A good has no name that another one or a kind of reward has.
void check_goods(const Context& /*context*/, const Field& edition, Components& c) {
  const std::vector<Field> goods = edition["goods"].items(kGoods);
  for (std::size_t i = 0; i < goods.size(); ++i) {
    const std::string& name = c.good_ids.at(i);
    const bool first = index_of(c.good_ids, name) == static_cast<int>(i);
    if (first && !name.empty() && index_of(kRewardWords, name) < 0) continue;
    const Field id = goods[i]["id"];
    id.fault("repeated_id", "yokohama.reward_id", {{"found", id.shown()}});
  }
}

Part flags_part() {
  const auto flag = [](std::size_t i) -> std::vector<Part> {
    return {element("id", &C::flag_ids, i, id_of(kFlagKind)), name_part()};
  };
  return rows("flags", "Flag", {flag(0), flag(1), flag(2), flag(3), flag(4)});
}

int all_agents(const Context& context) {
  int all = 0;
  for (const int agents : components_of(context).agents) all += agents;
  return all;
}

// ---- words for pages and makers of editions, that no rule uses

// They speak of every kind of reward.
std::vector<std::string> reward_kinds(const Context& context) {
  std::vector<std::string> kinds(kRewardWords.begin(), kRewardWords.end());
  const auto& goods = components_of(context).good_ids;
  kinds.insert(kinds.end(), goods.begin(), goods.end());
  return kinds;
}

const Object& word_parts() {
  static const Object kParts("Word", {name_part(), optional(text_part()), unread("meaning")});
  return kParts;
}

Shape words_shape() {
  Shape shape = word_parts().shape();
  shape.type = "Record<string, " + shape.type + ">";
  return shape;
}

void read_vocabulary(const Context& context, const Field& field, Components& /*c*/) {
  const std::vector<std::string> kinds = reward_kinds(context);
  field.only({kinds.begin(), kinds.end()});
  for (const std::string& kind : kinds) {
    field[kind].only(word_parts().names());
    std::ignore = field[kind]["name"];
    std::ignore = field[kind]["meaning"].text();
  }
}

void read_values(const Context& context, const Field& field, Components& /*c*/) {
  const std::vector<std::string> kinds = reward_kinds(context);
  field.only({kinds.begin(), kinds.end()});
  for (const std::string& kind : kinds) std::ignore = kPiecesKind.read(context, field[kind]);
}

void read_unit(const Context& /*context*/, const Field& field, Components& /*c*/) {
  std::ignore = field.text();
}

std::vector<Part> expansion(int number, const char* table) {
  return {unread("id", number_kind(number, number)), name_part(), fixed("table", table)};
}

// ---- numbers

// What is asked beside the price of the card is asked in the same coin.
void read_surcharge(const Context& context, const Field& field, Components& c) {
  Components told;
  either({}, &C::production_yen, &C::production_imports).codec->read(context, field, Ref::to(told));
  if (told.production_yen == c.production_yen && told.production_imports == c.production_imports) {
    return;
  }
  field.fault("yokohama.surcharge", {{"yen", c.production_yen},
                                     {"imports", c.production_imports},
                                     {"found", told.production_yen},
                                     {"found_imports", told.production_imports}});
}

Shape surcharge_shape() {
  return either({}, &C::production_yen, &C::production_imports).codec->shape();
}

Part influence_part() {
  // An agent acts where its player may have no more than one assistant (YOK-X1).
  return group("influence",
               {element("assistant", &C::influence, number_of(kAssistant), kPowerKind),
                element("shop", &C::influence, number_of(kShop), kInfluenceKind),
                element("trading_house", &C::influence, number_of(kHouse), kInfluenceKind),
                {"president", &C::president_influence, kInfluenceKind},
                {"station", &C::station_influence, kInfluenceKind},
                {"maximum", &C::most_power, kPowerKind},
                {"build_from", &C::build_from, kPowerKind},
                {"level5_from", &C::level5_from, kPowerKind}});
}

Part prices_part() {
  return group("prices", {group("warehouse", {unread("assistant", number_kind(0, 0)),
                                              {"shop", &C::shop_price, kPriceKind},
                                              {"trading_house", &C::house_prices,
                                               items(kPriceKind, kMaxHouses).then(0)}}),
                          {"place_fee_per_president", &C::place_fee, kPriceKind},
                          {"pass_fee_per_president", &C::pass_fee, kPriceKind},
                          {"canal", &C::canal_fee, kPriceKind},
                          {"trading_house_income", &C::house_income, kPriceKind}});
}

Part order_rules_part() {
  return group("order_rules", {{"hand_limit", &C::hand_limit, number_kind(1, 9)},
                               unread("draw", number_kind(2, 2)),
                               unread("keep", number_kind(1, 1)),
                               unread("take_free", number_kind(1, 1)),
                               unread("take_paid", number_kind(2, 2)),
                               either("pay", &C::second_order_yen, &C::second_order_imports)});
}

Part technology_rules_part() {
  return group("technology_rules",
               {{"surcharge_from", &C::surcharge_from, number_kind(1, kMaxCards + 1)},
                either("production_per", &C::production_yen, &C::production_imports),
                by_hand<C>("surcharge", {nullptr, read_surcharge, {}, surcharge_shape}),
                fixed("one_per_name", true)});
}

}  // namespace

void read_reward(const Context& context, const Field& field, Reward& reward) {
  const std::array<std::uint8_t*, kRewardWords.size()> parts = {
      &reward.gain[kImports], &reward.gain[kYen], &reward.gain[kPoints],
      &reward.any_good,       &reward.warehouse,  &reward.moves};
  for (const std::string& word : field.keys()) {
    const int good = index_of(components_of(context).good_ids, word);
    const int other = index_of(kRewardWords, word);
    if (good < 0 && other < 0) {
      field.fault("unknown_field", "yokohama.reward", {{"found", shortened(word)}});
      continue;
    }
    std::uint8_t& part = good >= 0 ? reward.gain[noun<Resource>(good)] : *parts[other];
    part = field[word].integer_as<std::uint8_t>(1, kMaxOfOne);
  }
}

Shape reward_shape() {
  std::string kinds = type_of(kGoodKind);
  for (const std::string_view word : kRewardWords) kinds += " | '" + std::string(word) + "'";
  return {.type = "Reward",
          .range = {},
          .object = "Reward",
          .alias = "Partial<Record<" + kinds + ", number>>"};
}

Part either(std::string_view name, int Components::* yen, int Components::* imports) {
  const Kind price = number_kind(1, kMaxPrice);
  return rows(name, "Price", {{Part("yen", yen, price)}, {Part("imports", imports, price)}});
}

const Object& Rules::edition_parts() {
  static const Object kParts(
      "Edition", {goods_part(),
                  rule<C>(check_goods),
                  group("imports", {name_part(),
                                    {"buy_yen", &C::import_price, number_kind(1, kMaxPrice)},
                                    fixed("can_sell", false),
                                    unread("pieces", kPiecesKind)}),
                  flags_part(),
                  group("agents", {name_part(),
                                   {"per_flag", &C::agents, counts(kFlagKind, 0, 20)},
                                   follows("total", "agents.per_flag", all_agents),
                                   unread("per_turn", number_kind(1, 1)),
                                   {"cards_per_agent", &C::cards_per_agent, number_kind(1, 20)}}),
                  by_hand<C>("vocabulary", {nullptr, read_vocabulary, {}, words_shape}),
                  group("valuation",
                        {by_hand<C>("unit", {nullptr, read_unit, "string"}),
                         by_hand<C>("rewards", {nullptr, read_values, "Record<string, number>"})}),
                  rows("mini_expansions", "Expansion",
                       {expansion(1, "achievement_complete"), expansion(2, "level5")}),
                  influence_part(),
                  prices_part(),
                  order_rules_part(),
                  technology_rules_part(),
                  laboratories_part(),
                  ports_part(),
                  areas_part(),
                  kinds_part(),
                  rule<C>(check_boards),
                  layout_part(),
                  orders_part(),
                  technologies_part(),
                  buildings_part(),
                  level5_part(),
                  rule<C>(check_built_areas),
                  achievements_part(),
                  rule<C>(check_achievements),
                  complete_part(),
                  church_part(),
                  customs_part(),
                  players_part(),
                  rule<C>(check_players),
                  rule<C>(check_orders),
                  scoring_part()});
  return kParts;
}

std::expected<Components, std::vector<Error>> Components::read(const Json& edition) {
  return read_edition<Components, GameContext>(edition, "yokohama", Rules::edition_parts());
}

}  // namespace kaisho::yokohama
