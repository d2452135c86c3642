// Cards, tiles, tokens and achievements.
#include <algorithm>

#include "games/yokohama/components_read.h"

namespace kaisho::yokohama {
namespace {

const std::vector<std::string>& effect_ids() {
  static const std::vector<std::string> kIds = {
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
  return kIds;
}
const std::vector<std::string>& condition_ids() {
  static const std::vector<std::string> kIds = {
      "goods", "yen", "technologies", "tokens", "orders-fulfilled", "areas-built"};
  return kIds;
}
constexpr int kMostGoods = 20;

// A list of fixed words in a fixed order.
void must_be_words(const Field& field, const std::vector<std::string_view>& words) {
  const std::vector<Field> items = field.items(words.size());
  if (items.size() != words.size()) field.fault("bad_field", "Some of these words are missing.");
  for (std::size_t i = 0; i < items.size(); ++i) must_say(items[i], words[i]);
}

// ---- technologies

// What a technology adds to another gain comes with it at once.
Reward read_bonus(const Components& c, const Field& field) {
  const Reward reward = read_reward(c, field);
  if (reward.any_good + reward.warehouse + reward.moves > 0) {
    field.fault("bad_field", "A technology brings points, yen, goods and imports only.");
  }
  return reward;
}

void read_extra_good(const Components& c, const Field& effect, Technology& technology) {
  effect.only({"id", "good", "count", "sources"});
  technology.a = read_good(c, effect["good"]);
  technology.b = byte_of(effect["count"], 1, kMostGoods);
  must_be_words(effect["sources"], {"area-action", "exchange", "level5", "building"});
}

void read_convert(const Components& c, const Field& effect, Technology& technology) {
  effect.only({"id", "pay", "reward"});
  const auto goods = read_goods(c, effect["pay"]);
  if (kGoods - std::ranges::count(goods, 0) != 1) {
    effect["pay"].fault("bad_field", "One kind of goods is paid.");
  }
  for (std::size_t good = 0; good < kGoods; ++good) {
    if (goods[good] == 0) continue;
    technology.a = static_cast<std::uint8_t>(good);
    technology.b = goods[good];
  }
  technology.reward = read_bonus(c, effect["reward"]);
}

void read_hire(const Field& effect, Technology& technology) {
  effect.only({"id", "pay", "assistants"});
  effect["pay"].only({"yen"});
  technology.a = byte_of(effect["pay"]["yen"], 0, kMostGoods);
  static_cast<void>(number(effect["assistants"], 1, 1));
}

void read_top_up(const Field& effect, Technology& technology) {
  effect.only({"id", "at_most", "up_to"});
  technology.a = byte_of(effect["at_most"], 0, kMostGoods);
  technology.b = byte_of(effect["up_to"], technology.a, kMostGoods);
}

// There is one token, so one card.
void read_station(const Field& item, const Field& effect, Components& c) {
  static_cast<void>(number(item["copies"], 1, 1));
  effect.only({"id", "influence", "direct_move"});
  static_cast<void>(number(effect["influence"], c.station_influence, c.station_influence));
  must_be(effect["direct_move"], true);
}

void read_movement(const Field& effect, Technology& technology) {
  switch (technology.effect) {
    case Effect::kSpread:
      effect.only({"id", "areas"});
      technology.a = byte_of(effect["areas"], 1, kMaxCells);
      return;
    case Effect::kAdjacent:
      effect.only({"id", "after_same_area", "count"});
      static_cast<void>(number(effect["after_same_area"], 2, 2));
      static_cast<void>(number(effect["count"], 1, 1));
      return;
    case Effect::kStop:
      effect.only({"id", "fee_due"});
      return must_be(effect["fee_due"], true);
    case Effect::kTram:
      effect.only({"id", "single_move"});
      return must_be(effect["single_move"], true);
    default:
      return effect.only({"id"});
  }
}

void read_effect(const Field& item, Components& c, Technology& technology) {
  const Field effect = item["effect"];
  technology.effect = static_cast<Effect>(effect["id"].choice(effect_ids()));
  if (technology.effect < Effect::kExtraGood) {
    effect.only({"id", "reward"});
    technology.reward = read_bonus(c, effect["reward"]);
    return;
  }
  switch (technology.effect) {
    case Effect::kExtraGood:
      return read_extra_good(c, effect, technology);
    case Effect::kStation:
      return read_station(item, effect, c);
    case Effect::kConvert:
      return read_convert(c, effect, technology);
    case Effect::kHire:
      return read_hire(effect, technology);
    case Effect::kTopUp:
      return read_top_up(effect, technology);
    case Effect::kKeep:
      effect.only({"id", "assistants"});
      static_cast<void>(number(effect["assistants"], 1, 1));
      return;
    default:
      return read_movement(effect, technology);
  }
}

void add_cards(const Field& item, Components& c, Technology& technology) {
  const int copies = number(item["copies"], 1, kMaxCards);
  const std::vector<Field> flags = item["flags"].items(kMaxCards);
  if (static_cast<int>(flags.size()) != copies) {
    item["flags"].fault("bad_field", "Each copy bears one flag.");
  }
  for (std::size_t i = 0; i < flags.size() && c.cards.size() < kMaxCards; ++i) {
    technology.cards |= 1U << c.cards.size();
    c.cards.push_back({.technology = static_cast<Id>(c.technologies.size()),
                       .flag = read_flag(c, flags[i]),
                       .copy = static_cast<std::uint8_t>(i + 1)});
  }
}

// Which technology has which effect; of those that are no mere reward there is one each.
void sort_effects(const Field& list, Components& c) {
  c.effect_technology.fill(kNone);
  for (std::size_t i = 0; i < c.technologies.size(); ++i) {
    const auto effect = static_cast<std::size_t>(c.technologies[i].effect);
    c.effect_cards[effect] |= c.technologies[i].cards;
    if (c.technologies[i].effect < Effect::kExtraGood) continue;
    if (c.effect_technology[effect] != kNone) {
      list.fault("bad_field", "Two technologies have the effect '" + effect_ids()[effect] + "'.");
    }
    c.effect_technology[effect] = static_cast<Id>(i);
  }
  for (auto i = static_cast<std::size_t>(Effect::kExtraGood); i < kEffects; ++i) {
    if (c.effect_technology[i] != kNone) continue;
    list.fault("bad_field", "No technology has the effect '" + effect_ids()[i] + "'.");
  }
}

// ---- achievements

void read_condition(const Components& c, const Field& field, Achievement& achievement) {
  achievement.condition = static_cast<Condition>(field["type"].choice(condition_ids()));
  switch (achievement.condition) {
    case Condition::kStock:
      field.only({"type", "good", "count"});
      achievement.good = read_good(c, field["good"]);
      break;
    case Condition::kTokens:
      field.only({"type", "kinds", "used_count", "count"});
      must_be_words(field["kinds"], {"level5", "foreign-agent"});
      must_be(field["used_count"], true);
      break;
    case Condition::kAreas:
      field.only({"type", "production", "trade"});
      achievement.production = byte_of(field["production"], 0, kMaxCells);
      achievement.trade = byte_of(field["trade"], 0, kMaxCells);
      return;
    default:
      field.only({"type", "count"});
  }
  achievement.count = byte_of(field["count"], 0, 200);
}

void read_complete(const Field& edition, Components& c) {
  const Field field = edition["achievement_complete"];
  field.only({"draw", "expansion", "tokens"});
  static_cast<void>(number(field["expansion"], 1, 1));
  for (const Field& item : field["tokens"].items(kMaxComplete)) {
    item.only({"id", "name", "flag", kKnown, kKnownFields});
    c.complete_ids.push_back(read_id(item));
    c.complete.push_back(read_flag(c, item["flag"]));
  }
  // Every player can take one, so there must be one for each.
  c.complete_drawn = number(field["draw"], kMaxSeats, kMaxComplete);
  if (c.complete_drawn > static_cast<int>(c.complete.size())) {
    field["draw"].fault("bad_field", "There are fewer tokens than are drawn.");
  }
}

// The most areas with a tile and a token on any table.
std::size_t most_built_areas(const Components& c) {
  std::size_t most = 0;
  for (const Layout& layout : c.layouts) {
    const auto built = std::ranges::count_if(
        layout.areas, [&](Id id) { return c.areas[id].kind != AreaKind::kCanal; });
    most = std::max(most, static_cast<std::size_t>(built));
  }
  return most;
}

void must_suffice(const Field& list, const Components& c, std::size_t pieces) {
  const std::size_t areas = most_built_areas(c);
  if (pieces >= areas) return;
  list.fault("bad_field", "There are " + std::to_string(pieces) + " pieces for " +
                              std::to_string(areas) + " areas.");
}

}  // namespace

void read_orders(const Field& edition, Components& c) {
  for (const Field& item : edition["orders"].items(kMaxOrders)) {
    item.only({"id", "name", "flag", "goods", "reward", kKnown, kKnownFields});
    c.orders.push_back({.id = read_id(item),
                        .flag = read_flag(c, item["flag"]),
                        .goods = read_goods(c, item["goods"]),
                        .reward = read_reward(c, item["reward"])});
  }
}

void read_technologies(const Field& edition, Components& c) {
  const Field list = edition["technologies"];
  std::size_t cards = 0;
  for (const Field& item : list.items(kMaxCards)) {
    item.only(
        {"id", "name", "cost", "copies", "flags", "effect", "text", "rule", kKnown, kKnownFields});
    static_cast<void>(item["text"]);
    Technology technology;
    technology.id = read_id(item);
    technology.cost = byte_of(item["cost"], 0, 30);
    read_effect(item, c, technology);
    add_cards(item, c, technology);
    cards += item["flags"].json().size();
    c.technologies.push_back(std::move(technology));
  }
  if (cards > kMaxCards) {
    list.fault("bad_field", "There are more than " + std::to_string(kMaxCards) + " cards in all.");
  }
  sort_effects(list, c);
}

void read_tiles(const Field& edition, Components& c) {
  for (const Field& item : edition["buildings"].items(kMaxTiles)) {
    item.only({"id", "name", "shops", "trading_house", kKnown, kKnownFields});
    Tile tile;
    tile.id = read_id(item);
    const std::vector<Field> shops = item["shops"].items(kShopSlots);
    if (shops.size() != kShopSlots) {
      item["shops"].fault("bad_field", "A tile has four slots for shops.");
    }
    for (std::size_t i = 0; i < shops.size(); ++i) tile.shops[i] = read_reward(c, shops[i]);
    tile.house = read_reward(c, item["trading_house"]);
    c.tiles.push_back(std::move(tile));
  }
  must_suffice(edition["buildings"], c, c.tiles.size());
}

void read_tokens(const Field& edition, Components& c) {
  const Field field = edition["level5"];
  field.only({"tokens", "independent_agents"});
  for (const Field& item : field["tokens"].items(kMaxTokens - 1)) {
    item.only({"id", "name", "reward", kKnown, kKnownFields});
    c.tokens.push_back({.id = read_id(item), .reward = read_reward(c, item["reward"])});
  }
  c.common_tokens = static_cast<int>(c.tokens.size());
  must_suffice(field["tokens"], c, c.tokens.size());
  for (const Field& item : field["independent_agents"].items(kMaxTokens - c.tokens.size())) {
    item.only({"id", "name", "expansion", "agent_uses", kKnown, kKnownFields});
    static_cast<void>(number(item["expansion"], 2, 2));
    static_cast<void>(number(item["agent_uses"], 1, 1));
    const std::string id = read_id(item);
    if (std::ranges::find(c.tokens, id, &Token::id) != c.tokens.end()) {
      item["id"].fault("repeated_id", "Another token has this id.");
    }
    c.tokens.push_back({.id = id, .reward = {}, .independent = true});
  }
}

void read_achievements(const Field& edition, Components& c) {
  std::array<int, kAchievementTypes> of_type{};
  const Field list = edition["achievements"];
  for (const Field& item : list.items(kMaxAchievements)) {
    item.only({"id", "name", "type", "condition", "first", "later", kKnown, kKnownFields});
    Achievement achievement;
    achievement.id = read_id(item);
    achievement.type = static_cast<std::uint8_t>(item["type"].choice({"A", "B", "C"}));
    read_condition(c, item["condition"], achievement);
    achievement.first = byte_of(item["first"], 0, 200);
    achievement.later = byte_of(item["later"], 0, 200);
    ++of_type[achievement.type];
    c.achievements.push_back(std::move(achievement));
  }
  if (std::ranges::count(of_type, 0) > 0) {
    list.fault("bad_field", "There must be an achievement of each of the types A, B and C.");
  }
  read_complete(edition, c);
}

}  // namespace kaisho::yokohama
