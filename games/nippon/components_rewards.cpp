// Achievements (NIP-E2) and the Emperor's rewards (NIP-S2, NIP-K2).
#include <algorithm>

#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

constexpr int kMostCopies = 20;
constexpr int kMostBase = 5;  // VP of an achievement

// What an achievement is called and told by; kRules tells them apart by a word where they share
// the name.
struct RuleShape {
  std::string_view name;
  std::string_view field;
  std::string_view word;  // its value; empty: a number up to `most`
  int most = 1;
};

// In the order of Rule.
constexpr std::array kRules = {
    RuleShape{"per-contracts", "per", "", kMostAmount},
    RuleShape{"per-yen", "per", "", kMostAmount},
    RuleShape{"per-track-star", "track", "knowledge"},
    RuleShape{"per-row-star", "row", "ships"},
    RuleShape{"per-track-star", "track", "coal"},
    RuleShape{"per-row-star", "row", "trains"},
    RuleShape{"per-factory", "min_level", "", kLevels},
    RuleShape{"per-machine", "machine", "", 2},
    RuleShape{"per-region", "own_influence_tile", "", 1},
};
static_assert(kRules.size() == static_cast<std::size_t>(Rule::kRegions) + 1);

// The different names, and the words that stand with one of them.
std::vector<std::string> rule_names() {
  std::vector<std::string> names;
  for (const RuleShape& shape : kRules) {
    if (std::ranges::find(names, shape.name) == names.end()) names.emplace_back(shape.name);
  }
  return names;
}
std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> words;
  for (const RuleShape& shape : kRules) {
    if (shape.name == name) words.emplace_back(shape.word);
  }
  return words;
}

Rule find_rule(std::string_view name, std::string_view word) {
  const auto shape = std::ranges::find_if(
      kRules, [&](const RuleShape& s) { return s.name == name && s.word == word; });
  return static_cast<Rule>(shape - kRules.begin());
}

void read_rule(const Field& item, Achievement& achievement) {
  const Field name = item["rule"];
  const std::vector<std::string> names = rule_names();
  const std::string& named = names[name.choice(names)];
  const Field params = item["params"];
  if (!says(name, named)) return;
  const std::vector<std::string> words = words_of(named);
  achievement.rule = find_rule(named, words.front());
  const RuleShape& shape = kRules[static_cast<std::size_t>(achievement.rule)];
  params.only({shape.field});
  const Field value = params[shape.field];
  if (!shape.word.empty()) {
    achievement.rule = find_rule(named, words[value.choice(words)]);
    return;
  }
  const std::uint8_t number = byte_of(value, 1, shape.most);
  (shape.field == "per" ? achievement.per : achievement.least) = number;
}

void read_achievements(const Field& edition, Components& c) {
  for (const Field& item : exactly(edition["achievements"], kAchievements)) {
    item.only({"id", "name", "rule", "params", "vp", "printed_multiplier"});
    Achievement achievement;
    achievement.id = read_id(item);
    if (achievement.id == "track" || achievement.id == "unpaid") {
      item["id"].fault("bad_field", "Another line of the final count is called so.");
    }
    read_rule(item, achievement);
    if (std::ranges::find(c.achievements, achievement.rule, &Achievement::rule) !=
        c.achievements.end()) {
      item["rule"].fault("bad_field", "Another achievement counts this.");
    }
    achievement.vp = byte_of(item["vp"], 0, kMostBase);
    achievement.printed = byte_of(item["printed_multiplier"], 0, kMostMultiplier);
    c.achievements.push_back(std::move(achievement));
  }
}

void read_stacks(const Field& edition, Components& c) {
  for (const Field& item : edition["rewards"].items(kMaxRewards)) {
    item.only({"id", "name", "multiplier", "bonus", "copies"});
    Reward reward;
    reward.id = read_id(item);
    reward.multiplier = byte_of(item["multiplier"], 1, kMostMultiplier);
    read_gift(item["bonus"], reward.resource, reward.amount);
    reward.copies = byte_of(item["copies"], 1, kMostCopies);
    c.rewards.push_back(std::move(reward));
  }
  const Field extras = edition["multiplier_tiles"];
  extras.only({"name", "multiplier", "copies"});
  static_cast<void>(extras["name"]);
  c.extra_multiplier = number(extras["multiplier"], 1, kMostMultiplier);
  c.extra_copies = number(extras["copies"], 0, kMostPieces);
}

// For each number of workers that brings a reward, up to all that a player can have.
void read_levels(const Field& edition, Components& c) {
  const Field levels = edition["reward_levels"];
  levels.only({"min_workers", "level_by_workers"});
  const int least = number(levels["min_workers"], 1, c.worker_places);
  const Field by_workers = levels["level_by_workers"];
  std::vector<std::string> counts;
  for (int n = least; n <= c.worker_places; ++n) counts.push_back(std::to_string(n));
  by_workers.only({counts.begin(), counts.end()});
  int last = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const Field field = by_workers[counts[i]];
    const std::uint8_t level = byte_of(field, 1, kMostMultiplier);
    if (level < last) field.fault("bad_field", "More workers bring no lower level.");
    last = level;
    c.reward_level[static_cast<std::size_t>(least) + i] = level;
  }
}

}  // namespace

void read_rewards(const Field& edition, Components& c) {
  read_achievements(edition, c);
  read_stacks(edition, c);
  read_levels(edition, c);
}

}  // namespace kaisho::nippon
