// How owners are told of the things of each game's edition: words for them, places of what a value
// follows from, differences.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/editions/edition_difference.h"
#include "core/reading/embedded.h"
#include "core/reading/embedded_json.h"
#include "core/reading/json_path.h"
#include "core/values/names.h"
#include "core/values/random.h"
#include "games/registry.h"
#include "games/standard.h"
#include "tests/games/ids.h"

namespace kaisho {
namespace {

// The lists of objects, numbers left out: "areas.levels".
void add_lists(const Json& json, const std::string& path, std::set<std::string>& found) {
  if (json.is_array()) {
    if (!json.empty() && json.front().is_object()) found.insert(path);
    for (const Json& item : json) add_lists(item, path, found);
  } else if (json.is_object()) {
    for (const auto& [key, member] : json.items()) {
      add_lists(member, path.empty() ? key : path + "." + key, found);
    }
  }
}

std::vector<std::string> number_leaves(const Json& json) {
  std::vector<std::string> paths;
  const Json flat = json.flatten();
  for (const auto& [path, value] : flat.items()) {
    if (value.is_number_integer()) paths.push_back(path);
  }
  return paths;
}

class EditionThings : public testing::TestWithParam<std::string> {
 protected:
  const GameModule& module() const { return **find_module(GetParam()); }
  const Json standard_ = *standard_edition(GetParam());
};

TEST_P(EditionThings, EveryListOfThingsHasAWordAndNoOtherHas) {
  std::set<std::string> lists;
  add_lists(standard_, "", lists);
  const std::string folder = "games/" + GetParam() + "/text";
  int languages = 0;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(folder + "/things.")) continue;
    std::set<std::string> words;
    const Json json = *parse_json(file.text);
    for (const auto& [kind, word] : json.items()) {
      words.insert(kind);
      EXPECT_TRUE(word.is_string() && !word.get<std::string>().empty()) << file.path << kind;
    }
    EXPECT_EQ(words, lists) << file.path;
    ++languages;
  }
  EXPECT_GE(languages, 2);
}

// How often a value that follows from another place of the edition is told with that place.
int told_with_place(const GameModule& module, const Json& standard) {
  int told = 0;
  for (const std::string& path : number_leaves(standard)) {
    Json other = standard;
    Json& value = other[Json::json_pointer(path)];
    value = value.get<int>() + 1;
    const auto game = module.open(other);
    if (game) continue;
    for (const Error& fault : game.error()) {
      if (fault.reason != "follows") continue;
      const auto place = std::ranges::find(fault.values, "place", &ErrorValue::name);
      EXPECT_NE(place, fault.values.end()) << fault.message;
      if (place == fault.values.end()) continue;
      const auto& places = std::get<std::string>(place->value);
      for (std::size_t begin = 0; begin < places.size();) {
        const std::size_t end = std::min(places.find(", ", begin), places.size());
        const std::string one = places.substr(begin, end - begin);
        EXPECT_EQ(json_path(json_steps(standard, one)), one) << fault.where;
        begin = end + 2;
      }
      ++told;
    }
  }
  return told;
}

TEST(EditionsOfAllGames, TellWhatAValueFollowsFrom) {
  int told = 0;
  for (const GameModule& module : game_modules()) {
    told += told_with_place(module, *standard_edition(module.id));
  }
  EXPECT_GT(told, 10);
}

// A random value becomes another one, an item goes, comes again or moves.
void change(Json& json, Random& random) {
  if (json.is_object() && !json.empty()) {
    const auto at = random.below(json.size());
    auto member = json.begin();
    std::advance(member, at);
    if (random.below(20) == 0) {
      json.erase(member);
    } else {
      change(*member, random);
    }
  } else if (json.is_array() && !json.empty()) {
    const auto at = random.below(json.size());
    const auto item = json.begin() + at;
    switch (random.below(10)) {
      case 0: json.erase(item); break;
      case 1: json.insert(item, Json(json.back())); break;
      case 2: std::swap(json.front(), *item); break;
      case 3: json.insert(item, Json{{"id", "new"}}); break;
      default: change(*item, random);
    }
  } else if (json.is_number_integer()) {
    json = json.get<int>() + 1;
  } else {
    json = "other";
  }
}

TEST_P(EditionThings, ADifferenceThatRulesReadIsAnotherHash) {
  RandomState state{};
  Random random(state);
  int same = 0;
  int other = 0;
  for (int i = 0; i < 300; ++i) {
    Json first = standard_;
    Json second = standard_;
    for (auto left = random.below(3); left > 0; --left) change(first, random);
    for (auto left = random.below(3); left > 0; --left) change(second, random);
    const auto differences = edition_differences(first, second, module().unread);
    const bool read = std::ranges::any_of(
        differences, [](const Difference& one) { return one.use == Use::kRules; });
    EXPECT_EQ(read, values_hash(first, module().unread) != values_hash(second, module().unread));
    EXPECT_EQ(differences.empty(), json_text(first) == json_text(second));
    for (const Difference& one : differences) {
      if (one.kind == Difference::Kind::kOrder) continue;
      if (one.first) {
        EXPECT_EQ(json_behind(first, one.first_steps), *one.first);
      }
      if (one.second) {
        EXPECT_EQ(json_behind(second, one.second_steps), *one.second);
      }
    }
    ++(read ? other : same);
  }
  EXPECT_GT(same, 10);
  EXPECT_GT(other, 10);
}

// Whoever changes a value that no rule reads is told so; of what rules read nothing is said.
TEST_P(EditionThings, AChangedValueThatNoRuleReadsIsNoted) {
  EXPECT_TRUE(unread_changes(**open_game(GetParam())).empty());
  const auto is_unread = [&](const std::string& path) {
    return std::ranges::any_of(module().unread, [&](std::string_view one) {
      return path == one || path.starts_with(std::string(one) + ".");
    });
  };
  std::set<std::string> seen;
  for (const std::string& pointer : number_leaves(standard_)) {
    std::vector<JsonStep> steps;
    std::string path;
    std::string kind;
    for (const std::string_view part : words_of(std::string_view(pointer).substr(1), '/')) {
      const bool item = json_behind(standard_, steps).is_array();
      steps.emplace_back(item ? JsonStep(static_cast<std::size_t>(number_of(part, 9999)))
                              : JsonStep(std::string(part)));
      if (!item) kind += (kind.empty() ? "" : ".") + std::string(part);
    }
    path = json_path(steps);
    if (!seen.insert(kind).second) continue;
    Json other = standard_;
    Json& value = other[Json::json_pointer(pointer)];
    value = value.get<int>() + 1;
    const auto game = module().open(other);
    if (!game) continue;
    const std::vector<Error> notes = unread_changes(**game);
    ASSERT_EQ(notes.size(), is_unread(kind) ? 1U : 0U) << path;
    if (notes.empty()) continue;
    EXPECT_EQ(notes.front().code, "unread");
    // A list of numbers is told as a whole.
    EXPECT_TRUE(path.starts_with(notes.front().where)) << path << ' ' << notes.front().where;
  }
}

INSTANTIATE_TEST_SUITE_P(All, EditionThings, testing::ValuesIn(game_ids()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace kaisho
