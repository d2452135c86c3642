// Contracts (NIP-A8), achievements (NIP-E2) and the Emperor's rewards (NIP-S2, NIP-K2).
#include <algorithm>

#include "core/reading/numbers.h"
#include "core/values/move.h"
#include "games/nippon/components_read.h"

namespace kaisho::nippon {

// ---- contracts

namespace {

// Goods for each number; which of two equal numbers a good meets makes no difference.
std::size_t ways_to_fill(const ContractSpec& contract) {
  std::size_t ways = 1;
  std::size_t equal = 0;
  for (std::size_t i = 0; i < contract.goods.size(); ++i) {
    equal = i > 0 && contract.goods[i] == contract.goods[i - 1] ? equal + 1 : 1;
    ways = ways * (kGoods - i) / equal;
  }
  return ways;
}

void read_numbers(const Context& context, const Field& list, ContractSpec& contract) {
  const int room = std::ranges::max(components_of(context).goods, {}, &GoodSpec::storage).storage;
  for (const Field& item : list.items(kMaxKinds)) {
    const std::uint8_t needed = byte_of(item, 1, kMaxStored);
    if (needed > room && room > 0) {
      item.fault("nippon.largest_store", {{"most", room}, {"found", needed}});
    }
    if (!contract.goods.empty() && needed > contract.goods.back()) {
      item.fault("nippon.falling", {{"most", contract.goods.back()}, {"found", needed}});
    }
    contract.goods.push_back(needed);
  }
  if (list.json().is_array() && list.json().empty()) {
    list.fault("list_shorter", {{"least", 1}, {"found", 0}});
  }
}

}  // namespace

Part contracts_part() {
  const Object contract("Contract",
                        {{"id", &ContractSpec::id, kId},
                         name_part(),
                         by_hand<ContractSpec>("goods", {nullptr, read_numbers, "number[]"},
                                               "so many of different goods, falling"),
                         gift<ContractSpec>("reward"),
                         {"money_steps", &ContractSpec::money_steps, number_kind(0, kMaxSteps)},
                         optional(unread("known_goods", kYesNoKind))});
  return {"contracts", &C::contracts, items(contract, kMaxContracts)};
}

// Beside them a player may end the action, or use plans.
void check_ways(const Context& /*context*/, const Field& edition, C& c) {
  constexpr std::size_t kMaxWays = MoveList::kCapacity - 1 - kTracks;
  std::size_t ways = 0;
  for (const ContractSpec& contract : c.contracts) ways += ways_to_fill(contract);
  if (ways <= kMaxWays) return;
  edition["contracts"].fault("nippon.ways", {{"most", kMaxWays}, {"found", ways}});
}

// ---- achievements and rewards

namespace {

constexpr int kMaxCopies = 20;
constexpr int kMaxBase = 5;  // VP of an achievement

// What an achievement is called and told by; kRules tells them apart by a word where they share
// the name.
struct RuleShape {
  std::string_view name;
  std::string_view field;
  std::string_view word;  // its value; empty: a number up to `most`
  int most = 1;
};

// In the order of AchievementRule.
constexpr Indexed<AchievementRule, RuleShape, kAchievements> kRules = {
    RuleShape{"per-contracts", "per", "", kMaxAmount},
    RuleShape{"per-yen", "per", "", kMaxAmount},
    RuleShape{"per-track-star", "track", "knowledge"},
    RuleShape{"per-row-star", "row", "ships"},
    RuleShape{"per-track-star", "track", "coal"},
    RuleShape{"per-row-star", "row", "trains"},
    RuleShape{"per-factory", "min_level", "", kLevels},
    RuleShape{"per-machine", "machine", "", kMachineSides},
    RuleShape{"per-region", "own_influence_tile", "", 1},
};
static_assert(!kRules.back().name.empty());

// The different names, and the words that stand with one of them.
std::vector<std::string> rule_names() {
  std::vector<std::string> names;
  for (const RuleShape& shape : kRules) {
    if (std::ranges::find(names, shape.name) == names.end()) names.emplace_back(shape.name);
  }
  return names;
}
std::vector<std::string> parts_of_name(std::string_view name) {
  std::vector<std::string> words;
  for (const RuleShape& shape : kRules) {
    if (shape.name == name) words.emplace_back(shape.word);
  }
  return words;
}

AchievementRule find_rule(std::string_view name, std::string_view word) {
  const auto shape = std::ranges::find_if(
      kRules, [&](const RuleShape& s) { return s.name == name && s.word == word; });
  return noun<AchievementRule>(shape - kRules.begin());
}

void read_rule(const Field& item, AchievementSpec& achievement) {
  const Field name = item["rule"];
  const std::vector<std::string> names = rule_names();
  const std::string& named = names[name.choice(names)];
  const Field params = item["params"];
  if (!says(name, named)) return;
  const std::vector<std::string> words = parts_of_name(named);
  achievement.rule = find_rule(named, words.front());
  const RuleShape& shape = kRules[achievement.rule];
  params.only({shape.field});
  const Field value = params[shape.field];
  if (!shape.word.empty()) {
    achievement.rule = find_rule(named, words[value.choice(words)]);
    return;
  }
  const std::uint8_t number = byte_of(value, 1, shape.most);
  (shape.field == "per" ? achievement.per : achievement.least) = number;
}

Shape rule_shape() {
  std::vector<Shape> shapes;
  for (const std::string& name : rule_names()) shapes.push_back({.type = "'" + name + "'"});
  return one_of(shapes);
}

Shape rule_params_shape() {
  std::vector<Shape> shapes;
  for (const RuleShape& shape : kRules) {
    const std::string type = shape.word.empty() ? "number" : "'" + std::string(shape.word) + "'";
    shapes.emplace_back().parts = {{.type = type, .name = shape.field}};
  }
  return any_of({}, shapes);
}

const Object& achievement_parts() {
  static const Object kParts(
      "Achievement",
      {unread("id"), name_part(), unread_as("rule", rule_shape),
       unread_as("params", rule_params_shape), noted("of one", unread("vp", "number")),
       noted("0: none is printed", unread("printed_multiplier", "number"))});
  return kParts;
}

void read_achievement_tiles(const Context& /*context*/, const Field& list, C& c) {
  for (const Field& item : exactly(list, kAchievements)) {
    item.only(achievement_parts().names());
    AchievementSpec achievement;
    achievement.id = read_id(item);
    if (achievement.id == "track" || achievement.id == "unpaid") {
      item["id"].fault("id_is_taken", {{"found", achievement.id}});
    }
    read_rule(item, achievement);
    if (std::ranges::find(c.achievements, achievement.rule, &AchievementSpec::rule) !=
        c.achievements.end()) {
      item["rule"].fault("repeated", {{"found", item["rule"].shown()}});
    }
    achievement.vp = byte_of(item["vp"], 0, kMaxBase);
    achievement.printed = byte_of(item["printed_multiplier"], 0, kMaxMultiplier);
    c.achievements.push_back(std::move(achievement));
  }
}

// For each number of workers that brings a reward, up to all that a player can have.
void read_levels(const Context& /*context*/, const Field& levels, C& c) {
  const int least = number(levels["min_workers"], 1, c.worker_places);
  const Field by_workers = levels["level_by_workers"];
  std::vector<std::string> counts;
  for (int n = least; n <= c.worker_places; ++n) counts.push_back(std::to_string(n));
  by_workers.only({counts.begin(), counts.end()});
  int last = 0;
  for (int n = least; n <= c.worker_places; ++n) {
    const Field field = by_workers[std::to_string(n)];
    const std::uint8_t level = byte_of(field, 1, kMaxMultiplier);
    if (level < last) field.fault("nippon.rising", {{"least", last}, {"found", level}});
    last = level;
    c.reward_level[n] = level;
  }
}

}  // namespace

Part achievements_part() {
  return list_by_hand<C>("achievements", achievement_parts(),
                         {nullptr, read_achievement_tiles, {}});
}

Part rewards_part() {
  const Object reward("Reward", {{"id", &RewardSpec::id, kId},
                                 name_part(),
                                 {"multiplier", &RewardSpec::multiplier, kMultiplierKind},
                                 gift<RewardSpec>("bonus"),
                                 {"copies", &RewardSpec::copies, number_kind(1, kMaxCopies)}});
  return {"rewards", &C::rewards, items(reward, kMaxRewards)};
}

Part reward_levels_part() {
  return group("reward_levels",
               {unread("min_workers", "number"),
                unread("level_by_workers", "Record<string, number>"), rule<C>(read_levels)});
}

Part multiplier_tiles_part() {
  return group("multiplier_tiles", {name_part(),
                                    {"multiplier", &C::extra_multiplier, kMultiplierKind},
                                    {"copies", &C::extra_copies, kPiecesKind}});
}

}  // namespace kaisho::nippon
