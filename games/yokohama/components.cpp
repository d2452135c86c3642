#include "games/yokohama/components.h"

#include <algorithm>
#include <utility>

#include "core/edition.h"
#include "games/yokohama/components_read.h"

namespace kaisho::yokohama {
namespace {

// ---- words

// The number of a reward that a word names; null when there is no such kind of reward.
std::uint8_t* part_of(Reward& reward, const Components& c, const std::string& word) {
  const auto good = std::ranges::find(c.good_ids, word);
  if (good != c.good_ids.end()) {
    return &reward.gain[static_cast<std::size_t>(good - c.good_ids.begin())];
  }
  if (word == "imports") return &reward.gain[kImports];
  if (word == "yen") return &reward.gain[kYen];
  if (word == "points") return &reward.gain[kPoints];
  if (word == "any_good") return &reward.any_good;
  if (word == "warehouse") return &reward.warehouse;
  if (word == "moves") return &reward.moves;
  return nullptr;
}

void read_goods_and_imports(const Field& edition, Components& c) {
  const Field goods = edition["goods"];
  const std::vector<Field> items = goods.items(kGoods);
  if (items.size() != kGoods) goods.fault("bad_field", "There must be four goods.");
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "exchange_yen", "pieces"});
    Reward reward;
    if (part_of(reward, c, items[i]["id"].text(40)) != nullptr) {
      items[i]["id"].fault("repeated_id", "Another kind of reward is called so.");
    }
    c.good_ids[i] = read_id(items[i]);
    c.exchange[i] = byte_of(items[i]["exchange_yen"], 1, kMostPrice);
    static_cast<void>(number(items[i]["pieces"], 0, 1000));
  }
  const Field imports = edition["imports"];
  imports.only({"name", "buy_yen", "can_sell", "pieces"});
  static_cast<void>(imports["name"]);
  c.import_price = number(imports["buy_yen"], 1, kMostPrice);
  must_be(imports["can_sell"], false);
  static_cast<void>(number(imports["pieces"], 0, 1000));
}

void read_flags(const Field& edition, Components& c) {
  const Field flags = edition["flags"];
  const std::vector<Field> items = flags.items(kFlags);
  if (items.size() != kFlags) flags.fault("bad_field", "There must be five flags.");
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name"});
    c.flag_ids[i] = read_id(items[i]);
  }
  const Field agents = edition["agents"];
  agents.only({"name", "per_flag", "total", "per_turn", "cards_per_agent"});
  static_cast<void>(agents["name"]);
  agents["per_flag"].only({c.flag_ids.begin(), c.flag_ids.end()});
  int total = 0;
  for (std::size_t i = 0; i < kFlags; ++i) {
    c.agents[i] = byte_of(agents["per_flag"][c.flag_ids[i]], 0, 20);
    total += c.agents[i];
  }
  static_cast<void>(number(agents["total"], total, total));
  static_cast<void>(number(agents["per_turn"], 1, 1));
  c.cards_per_agent = number(agents["cards_per_agent"], 1, 20);
}

// Words for pages and makers of editions, that no rule uses; they speak of every kind of reward.
void read_words(const Field& edition, const Components& c) {
  std::vector<std::string_view> kinds = {"imports",  "yen",       "points",
                                         "any_good", "warehouse", "moves"};
  kinds.insert(kinds.end(), c.good_ids.begin(), c.good_ids.end());
  const Field words = edition["vocabulary"];
  const Field values = edition["valuation"];
  words.only(kinds);
  values.only({"unit", "rewards"});
  static_cast<void>(values["unit"].text());
  values["rewards"].only(kinds);
  for (const std::string_view kind : kinds) {
    words[kind].only({"name", "meaning"});
    static_cast<void>(words[kind]["name"]);
    static_cast<void>(words[kind]["meaning"].text());
    static_cast<void>(number(values["rewards"][kind], 0, 1000));
  }
  const std::vector<Field> options = edition["mini_expansions"].items(2);
  if (options.size() != 2) edition["mini_expansions"].fault("bad_field", "There are two of them.");
  for (std::size_t i = 0; i < options.size(); ++i) {
    options[i].only({"id", "name", "table"});
    static_cast<void>(number(options[i]["id"], static_cast<int>(i) + 1, static_cast<int>(i) + 1));
    static_cast<void>(options[i]["name"]);
    must_say(options[i]["table"], i == 0 ? "achievement_complete" : "level5");
  }
}

// ---- numbers

void read_influence(const Field& edition, Components& c) {
  const Field influence = edition["influence"];
  influence.only({"assistant", "president", "shop", "trading_house", "station", "maximum",
                  "build_from", "level5_from"});
  c.influence = {byte_of(influence["assistant"], 0, kLevels),
                 byte_of(influence["shop"], 0, kLevels),
                 byte_of(influence["trading_house"], 0, kLevels)};
  c.president_influence = number(influence["president"], 0, kLevels);
  c.station_influence = number(influence["station"], 0, kLevels);
  c.most_power = number(influence["maximum"], 1, kLevels);
  c.build_from = number(influence["build_from"], 1, kLevels);
  c.level5_from = number(influence["level5_from"], 1, kLevels);
  // An agent acts where its player may have no more than one assistant (YOK-X1).
  if (c.influence[kAssistant] == 0) {
    influence["assistant"].fault("bad_field", "An action needs a power of at least 1.");
  }
}

void read_prices(const Field& edition, Components& c) {
  const Field prices = edition["prices"];
  prices.only({"warehouse", "place_fee_per_president", "pass_fee_per_president", "canal",
               "trading_house_income"});
  const Field warehouse = prices["warehouse"];
  warehouse.only({"assistant", "shop", "trading_house"});
  static_cast<void>(number(warehouse["assistant"], 0, 0));
  c.shop_price = number(warehouse["shop"], 0, kMostPrice);
  const std::vector<Field> houses = warehouse["trading_house"].items(kMaxHouses);
  for (std::size_t i = 0; i < houses.size(); ++i) {
    c.house_prices[i] = byte_of(houses[i], 0, kMostPrice);
  }
  c.place_fee = number(prices["place_fee_per_president"], 0, kMostPrice);
  c.pass_fee = number(prices["pass_fee_per_president"], 0, kMostPrice);
  c.canal_fee = number(prices["canal"], 0, kMostPrice);
  c.house_income = number(prices["trading_house_income"], 0, kMostPrice);
}

void read_card_rules(const Field& edition, Components& c) {
  const Field orders = edition["order_rules"];
  orders.only({"hand_limit", "draw", "keep", "take_free", "take_paid", "pay"});
  c.hand_limit = number(orders["hand_limit"], 1, 9);
  for (const auto& [name, wanted] :
       {std::pair{"draw", 2}, {"keep", 1}, {"take_free", 1}, {"take_paid", 2}}) {
    static_cast<void>(number(orders[name], wanted, wanted));
  }
  read_either(orders["pay"], c.second_order_yen, c.second_order_imports);
  const Field technologies = edition["technology_rules"];
  technologies.only({"surcharge_from", "surcharge", "production_per", "one_per_name"});
  c.surcharge_from = number(technologies["surcharge_from"], 1, kMaxCards + 1);
  read_either(technologies["production_per"], c.production_yen, c.production_imports);
  int yen = 0;
  int imports = 0;
  read_either(technologies["surcharge"], yen, imports);
  if (yen != c.production_yen || imports != c.production_imports) {
    technologies["surcharge"].fault("bad_field", "It is paid like one production.");
  }
  must_be(technologies["one_per_name"], true);
}

}  // namespace

Reward read_reward(const Components& c, const Field& field) {
  Reward reward;
  for (const std::string& word : field.keys()) {
    if (std::uint8_t* part = part_of(reward, c, word); part != nullptr) {
      *part = byte_of(field[word], 1, kMostOfOne);
    } else {
      field.fault("unknown_field", "There is no reward '" + word.substr(0, 40) + "'.");
    }
  }
  return reward;
}

std::uint8_t read_good(const Components& c, const Field& field) {
  return static_cast<std::uint8_t>(field.choice({c.good_ids.begin(), c.good_ids.end()}));
}

std::uint8_t read_flag(const Components& c, const Field& field) {
  return static_cast<std::uint8_t>(field.choice({c.flag_ids.begin(), c.flag_ids.end()}));
}

std::array<std::uint8_t, kGoods> read_goods(const Components& c, const Field& field) {
  field.only({c.good_ids.begin(), c.good_ids.end()});
  std::array<std::uint8_t, kGoods> goods{};
  if (!field.json().is_object()) static_cast<void>(field.keys());
  for (std::size_t i = 0; i < kGoods; ++i) {
    if (field.has(c.good_ids[i])) goods[i] = byte_of(field[c.good_ids[i]], 1, kMostOfOne);
  }
  return goods;
}

void read_either(const Field& field, int& yen, int& imports) {
  const std::vector<Field> items = field.items(2);
  if (items.size() != 2) return field.fault("bad_field", "There are two prices to choose from.");
  items[0].only({"yen"});
  yen = number(items[0]["yen"], 1, kMostPrice);
  items[1].only({"imports"});
  imports = number(items[1]["imports"], 1, kMostPrice);
}

std::expected<Components, std::vector<Error>> read_components(const Json& edition) {
  Faults faults;
  const Field root(edition, faults);
  check_edition_form(root, "yokohama",
                     {"vocabulary",
                      "valuation",
                      "flags",
                      "agents",
                      "goods",
                      "imports",
                      "influence",
                      "prices",
                      "kinds",
                      "areas",
                      "layout",
                      "orders",
                      "order_rules",
                      "technologies",
                      "technology_rules",
                      "buildings",
                      "level5",
                      "achievements",
                      "achievement_complete",
                      "church",
                      "customs",
                      "laboratories",
                      "ports",
                      "players",
                      "scoring",
                      "mini_expansions"});
  Components c;
  read_goods_and_imports(root, c);
  read_flags(root, c);
  read_words(root, c);
  read_influence(root, c);
  read_prices(root, c);
  read_card_rules(root, c);
  read_boards(root, c);
  read_areas(root, c);
  read_layouts(root, c);
  read_orders(root, c);
  read_technologies(root, c);
  read_tiles(root, c);
  read_tokens(root, c);
  read_achievements(root, c);
  read_main_boards(root, c);
  read_players(root, c);
  read_scoring(root, c);
  if (faults.any()) return std::unexpected(faults.all());
  return c;
}

}  // namespace kaisho::yokohama
