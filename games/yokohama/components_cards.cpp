// Cards, tiles, tokens and achievements.
#include <algorithm>
#include <tuple>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "games/yokohama/components_read.h"

namespace kaisho::yokohama {
namespace {

using C = Components;

// In the order of Effect, of Condition.
constexpr Indexed<Effect, std::string_view, kEffects> kEffectNames = {
    "on-order-fulfilled",
    "on-customs-placement",
    "on-trading-house-built",
    "on-gain",
    "on-shop-built",
    "on-later-technology",
    "on-church-placement",
    "extra-good-per-gain",
    "spread-placement",
    "extra-adjacent-placement",
    "stop-with-opposing-president",
    "no-passing-fee",
    "station-token",
    "free-move",
    "convert-once-per-turn",
    "hire-once-per-turn",
    "top-up-yen",
    "keep-on-recall",
};
constexpr std::array<std::string_view, 6> kConditionNames = {
    "goods", "yen", "technologies", "tokens", "orders-fulfilled", "areas-built"};
constexpr Kind kEffectKind = word_kind("effect", kEffectNames);
constexpr Kind kConditionKind = word_kind("condition", kConditionNames);
constexpr std::array<std::string_view, kAchievementTypes> kTypeNames = {"A", "B", "C"};
constexpr int kMaxGoods = 20;
constexpr int kMaxCount = 200;

// A list of fixed words in a fixed order.
void must_be_words(const Field& field, const std::vector<std::string_view>& words) {
  const std::vector<Field> items = exactly(field, words.size());
  for (std::size_t i = 0; i < items.size(); ++i) must_say(items[i], words[i]);
}

// A row of a table, its id first, with the fields that any row has or may have.
Object row_of(std::string_view called, std::vector<Part> own) {
  own.insert(own.begin() + 1, name_part());
  own.insert(own.end(), {known(), known_fields()});
  return {called, std::move(own)};
}

// ---- technologies

struct TechnologyRow : Technology {
  int copies = 1;
  std::vector<Flag> flags;
};
using T = TechnologyRow;

// What a technology adds to another gain comes with it at once.
void read_bonus(const Context& context, const Field& field, Reward& reward) {
  read_reward(context, field, reward);
  if (const int others = reward.any_good + reward.warehouse + reward.moves; others > 0) {
    field.fault("yokohama.bonus", {{"found", others}});
  }
}
constexpr PartByHand<Reward> kBonus = {nullptr, read_bonus, {}, reward_shape};

void read_sources(const Context& /*context*/, const Field& field, T& /*technology*/) {
  must_be_words(field, {"area-action", "exchange", "level5", "building"});
}

// Of one good.
void read_pay(const Context& context, const Field& field, T& technology) {
  const auto goods = read_as<std::array<std::uint8_t, kGoods>>(context, field, kGoodsAsked);
  if (const auto kinds = kGoods - std::ranges::count(goods, 0); kinds != 1) {
    field.fault("yokohama.one_good", {{"found", kinds}});
  }
  for (std::size_t good = 0; good < kGoods; ++good) {
    if (goods[good] == 0) continue;
    technology.good = noun<Resource>(good);
    technology.count = goods[good];
  }
}

void read_up_to(const Context& /*context*/, const Field& field, T& technology) {
  technology.up_to = byte_of(field, technology.count, kMaxGoods);
}

std::vector<Part> effect_parts(Effect effect) {
  const auto station = component_number<GameContext, &C::station_influence>;
  switch (effect) {
    case Effect::kExtraGood:
      return {inherited<T>("good", &T::good, kGoodKind),
              inherited<T>("count", &T::count, number_kind(1, kMaxGoods)),
              by_hand<T>("sources", {nullptr, read_sources, "string[]"})};
    case Effect::kSpread: return {inherited<T>("areas", &T::count, number_kind(1, kMaxCells))};
    case Effect::kAdjacent:
      return {unread("after_same_area", number_kind(2, 2)), unread("count", number_kind(1, 1))};
    case Effect::kStop: return {fixed("fee_due", true)};
    case Effect::kNoFee: return {};
    case Effect::kStation:
      return {unread("influence", number_kind(station, station)), fixed("direct_move", true)};
    case Effect::kTram: return {fixed("single_move", true)};
    case Effect::kConvert:
      return {by_hand<T>("pay", {nullptr, read_pay, "Partial<Record<GoodId, number>>"}),
              inherited<T>("reward", &T::reward, kBonus)};
    case Effect::kHire:
      return {group("pay", {inherited<T>("yen", &T::count, number_kind(0, kMaxGoods))}),
              unread("assistants", number_kind(1, 1))};
    case Effect::kTopUp:
      return {inherited<T>("at_most", &T::count, number_kind(0, kMaxGoods)),
              by_hand<T>("up_to", {nullptr, read_up_to, "number"})};
    case Effect::kKeep: return {unread("assistants", number_kind(1, 1))};
    case Effect::kOnOrder:
    case Effect::kOnCustoms:
    case Effect::kOnHouse:
    case Effect::kOnGain:
    case Effect::kOnShop:
    case Effect::kOnTechnology:
    case Effect::kOnChurch: return {inherited<T>("reward", &T::reward, kBonus)};
  }
  return {};
}

void read_effect(const Context& context, const Field& field, T& technology) {
  technology.effect = noun<Effect>(kEffectKind.read(context, field["id"]));
  std::vector<Part> parts = effect_parts(technology.effect);
  parts.insert(parts.begin(), unread("id"));
  read(Object("Effect", std::move(parts)), context, field, technology);
}

// Of the parts that depend on the word of one of them, that part first.
template <class Word>
Shape shape_by(std::string_view object, std::string_view part, const Kind& words,
               std::vector<Part> (*parts_of)(Word word)) {
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < words.words.size(); ++i) {
    Shape& shape = shapes.emplace_back(Object(object, parts_of(noun<Word>(i))).shape());
    shape.parts.insert(shape.parts.begin(), {.type = type_of(words), .name = part});
  }
  return any_of(object, shapes);
}

Shape effect_shape() { return shape_by("Effect", "id", kEffectKind, effect_parts); }

void read_flags(const Context& context, const Field& field, T& technology) {
  for (const Field& flag : exactly(field, technology.copies)) {
    technology.flags.push_back(noun<Flag>(kFlagKind.read(context, flag)));
  }
}

// There is one token, so one card.
void check_station(const Context& /*context*/, const Field& item, T& technology) {
  if (technology.effect == Effect::kStation) std::ignore = number(item["copies"], 1, 1);
}

const ItemList& technologies() {
  static const ItemList kTechnologies =
      items(row_of("Technology", {inherited<T>("id", &T::id, kId),
                                  inherited<T>("cost", &T::cost, number_kind(0, 30)),
                                  {"copies", &T::copies, number_kind(1, kMaxCards)},
                                  by_hand<T>("effect", {nullptr, read_effect, {}, effect_shape}),
                                  rule<T>(check_station),
                                  by_hand<T>("flags", {nullptr, read_flags, "FlagId[]"}),
                                  text_part(),
                                  optional(unread("rule"))}),
            kMaxCards);
  return kTechnologies;
}

void add_cards(const T& row, Components& c) {
  Technology technology = row;
  for (std::size_t i = 0; i < row.flags.size() && c.cards.size() < kMaxCards; ++i) {
    technology.cards.add(noun<CardId>(how_many(c.cards)));
    c.cards.push_back({.technology = noun<TechnologyId>(how_many(c.technologies)),
                       .flag = row.flags[i],
                       .copy = static_cast<std::uint8_t>(i + 1)});
  }
  c.technologies.push_back(std::move(technology));
}

// Which technology has which effect; of those that are no mere reward there is one each.
void sort_effects(const Field& list, Components& c) {
  for (const TechnologyId id : c.technologies.keys()) {
    const Effect effect = c.technologies[id].effect;
    c.effect_cards[effect] |= c.technologies[id].cards;
    if (effect < Effect::kExtraGood) continue;
    if (c.effect_technology[effect]) {
      list.fault("yokohama.effects", {{"effect", kEffectNames[effect]}, {"found", 2}});
    }
    c.effect_technology[effect] = id;
  }
  for (const Effect effect : Every<Effect>(number_of(Effect::kExtraGood), kEffects)) {
    if (c.effect_technology[effect]) continue;
    list.fault("yokohama.effects", {{"effect", kEffectNames[effect]}, {"found", 0}});
  }
}

void read_technologies(const Context& context, const Field& list, C& c) {
  std::size_t cards = 0;
  for (const T& row : read_items<T>(context, list, technologies())) {
    add_cards(row, c);
    cards += row.flags.size();
  }
  if (cards > kMaxCards) list.fault("cards_most", {{"most", kMaxCards}, {"found", cards}});
  sort_effects(list, c);
}

// ---- achievements

void read_kinds(const Context& /*context*/, const Field& field, Achievement& /*achievement*/) {
  must_be_words(field, {"level5", "foreign-agent"});
}

std::vector<Part> condition_parts(Condition condition) {
  using A = Achievement;
  const Part count("count", &A::count, number_kind(0, kMaxCount));
  switch (condition) {
    case Condition::kStock: return {{"good", &A::good, kGoodKind}, count};
    case Condition::kTokens:
      return {by_hand<A>("kinds", {nullptr, read_kinds, "string[]"}), fixed("used_count", true),
              count};
    case Condition::kAreas:
      return {{"production", &A::production, number_kind(0, kMaxCells)},
              {"trade", &A::trade, number_kind(0, kMaxCells)}};
    case Condition::kYen:
    case Condition::kTechnologies:
    case Condition::kOrders: return {count};
  }
  return {};
}

void read_condition(const Context& context, const Field& field, Achievement& achievement) {
  achievement.condition = noun<Condition>(kConditionKind.read(context, field["type"]));
  std::vector<Part> parts = condition_parts(achievement.condition);
  parts.insert(parts.begin(), unread("type"));
  read(Object("Condition", std::move(parts)), context, field, achievement);
}

Shape condition_shape() { return shape_by("Condition", "type", kConditionKind, condition_parts); }

struct CompleteToken {
  std::string id;
  Flag flag{};
};

const ItemList& complete_tokens() {
  static const ItemList kTokens =
      items(row_of("CompleteToken",
                   {{"id", &CompleteToken::id, kId}, {"flag", &CompleteToken::flag, kFlagKind}}),
            kMaxComplete);
  return kTokens;
}

void read_complete(const Context& context, const Field& list, C& c) {
  for (CompleteToken& token : read_items<CompleteToken>(context, list, complete_tokens())) {
    c.complete_ids.push_back(std::move(token.id));
    c.complete.push_back(token.flag);
  }
}

void check_drawn(const Context& /*context*/, const Field& table, C& c) {
  if (c.complete_drawn <= how_many(c.complete)) return;
  table["draw"].fault("yokohama.complete_drawn",
                      {{"most", c.complete.size()}, {"found", c.complete_drawn}});
}

// ---- tiles and tokens

// An order asks for something.
void check_order(const Context& /*context*/, const Field& item, Order& /*order*/) {
  const Field goods = item["goods"];
  if (!goods.json().is_object() || !goods.json().empty()) return;
  goods.fault("yokohama.order_goods", {{"found", goods.shown()}});
}

// The independent agents follow the other tokens.
const ItemList& independent_agents() {
  static const ItemList kAgents = items(
      row_of("IndependentAgent", {{"id", &Token::id, kId},
                                  unread("expansion", number_kind(2, 2)),
                                  unread("agent_uses", number_kind(1, 1))}),
      [](const Context& context) { return kMaxTokens - how_many(components_of(context).tokens); });
  return kAgents;
}

void read_independent_agents(const Context& context, const Field& list, C& c) {
  c.common_tokens = how_many(c.tokens);
  std::vector<Token> agents = read_items<Token>(context, list, independent_agents());
  for (std::size_t i = 0; i < agents.size(); ++i) {
    Token& agent = agents[i];
    // Of two within this list the general check tells.
    if (const int first = index_of_id(c.tokens, agent.id); first >= 0 && first < c.common_tokens) {
      const Field item = list.items(agents.size())[i];
      item["id"].fault(
          "repeated_id", "id_repeated",
          {{"found", agent.id}, {"place", "level5.tokens[" + std::to_string(first) + "].id"}});
    }
    agent.independent = true;
    c.tokens.push_back(std::move(agent));
  }
}

// The most areas with a tile and a token on any table.
int most_built_areas(const Components& c) {
  std::ptrdiff_t most = 0;
  for (const Layout& layout : c.layouts) {
    most = std::max(most, std::ranges::count_if(layout.areas, [&](AreaId id) {
                      return c.areas[id].kind != AreaKind::kCanal;
                    }));
  }
  return static_cast<int>(most);
}

}  // namespace

Part orders_part() {
  return {"orders", &C::orders,
          items(row_of("Order", {{"id", &Order::id, kId},
                                 {"flag", &Order::flag, kFlagKind},
                                 {"goods", &Order::goods, kGoodsAsked},
                                 {"reward", &Order::reward, kReward},
                                 rule<Order>(check_order)}),
                kMaxOrders)};
}

Part technologies_part() {
  return list_by_hand<C>("technologies", technologies().item, {nullptr, read_technologies, {}});
}

Part buildings_part() {
  return {"buildings", &C::tiles,
          items(row_of("Tile", {{"id", &Tile::id, kId},
                                {"shops", &Tile::shops, list(kReward, kShopSlots)},
                                {"trading_house", &Tile::house, kReward}}),
                kMaxTiles)};
}

Part level5_part() {
  return group(
      "level5",
      {{"tokens", &C::tokens,
        items(row_of("Token", {{"id", &Token::id, kId}, {"reward", &Token::reward, kReward}}),
              kMaxTokens - 1)},
       list_by_hand<C>("independent_agents", independent_agents().item,
                       {nullptr, read_independent_agents, {}})});
}

void check_built_areas(const Context& /*context*/, const Field& edition, C& c) {
  const int areas = most_built_areas(c);
  const auto must_suffice = [&](const Field& list, int pieces) {
    if (pieces < areas) list.fault("pieces_needed", {{"expected", areas}, {"found", pieces}});
  };
  must_suffice(edition["buildings"], how_many(c.tiles));
  must_suffice(edition["level5"]["tokens"], c.common_tokens);
}

Part achievements_part() {
  using A = Achievement;
  return {"achievements", &C::achievements,
          items(row_of("Achievement",
                       {{"id", &A::id, kId},
                        {"type", &A::type, word_kind("type", kTypeNames)},
                        by_hand<A>("condition", {nullptr, read_condition, {}, condition_shape}),
                        {"first", &A::first, number_kind(0, kMaxCount)},
                        {"later", &A::later, number_kind(0, kMaxCount)}}),
                kMaxAchievements)};
}

// There is one of each type at least.
void check_achievements(const Context& /*context*/, const Field& edition, C& c) {
  for (const AchievementType type : kEveryType) {
    if (std::ranges::find(c.achievements, type, &Achievement::type) != c.achievements.end()) {
      continue;
    }
    edition["achievements"].fault("yokohama.types", {{"type", kTypeNames[number_of(type)]}});
  }
}

// Every player can take a token, so there must be one for each.
Part complete_part() {
  return group("achievement_complete",
               {{"draw", &C::complete_drawn, number_kind(kMaxSeats, kMaxComplete)},
                unread("expansion", number_kind(1, 1)),
                list_by_hand<C>("tokens", complete_tokens().item, {nullptr, read_complete, {}}),
                rule<C>(check_drawn)});
}

}  // namespace kaisho::yokohama
