// An edition's hash covers what the rules read, all of it and nothing else.
#include "core/editions/edition_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/random_game.h"
#include "core/reading/embedded_json.h"
#include "core/values/names.h"
#include "games/registry.h"
#include "tests/games/ids.h"

namespace kaisho {
namespace {

// The paths of all single values.
std::vector<std::string> leaves(const Json& json) {
  std::vector<std::string> paths;
  const Json flat = json.flatten();
  for (const auto& [path, value] : flat.items()) paths.push_back(path);
  return paths;
}

// "/cards/0/value" and "/cards/1/value" are alike.
std::string without_places(const std::string& path) {
  std::string out;
  for (const std::string_view word : words_of(path, '/')) {
    if (number_of(word, 999) < 0) out += "/" + std::string(word);
  }
  return out;
}

class EditionValues : public testing::TestWithParam<std::string> {
 protected:
  // Of a game that came with an edition before this one; one in the making may be tiny.
  static bool is_whole() { return embedded_json("editions/former", GetParam()).has_value(); }
  const GameModule& module() const { return **find_module(GetParam()); }
  std::string hash_of(const Json& edition) const { return values_hash(edition, module().unread); }
  Json standard = *standard_edition(GetParam());
};

// What nobody looks at has no place in it: another kind of value there would be refused.
TEST_P(EditionValues, NothingIsCoveredThatNoRuleReads) {
  std::set<std::string> seen;
  for (const std::string& path : leaves(edition_values(standard, module().unread))) {
    if (!seen.insert(without_places(path)).second) continue;
    Json odd = standard;
    odd[Json::json_pointer(path)] = {{"odd", true}};
    EXPECT_FALSE(open_game(GetParam(), odd)) << path << " is not read: kUnread should name it";
  }
}

TEST_P(EditionValues, EveryValueThatIsCoveredMakesAnotherEdition) {
  const std::string hash = hash_of(standard);
  std::set<std::string> seen;
  for (const std::string& path : leaves(edition_values(standard, module().unread))) {
    if (!seen.insert(without_places(path)).second) continue;
    Json odd = standard;
    odd[Json::json_pointer(path)] = "odd";
    EXPECT_NE(hash_of(odd), hash) << path;
  }
  EXPECT_GT(seen.size(), is_whole() ? 20U : 5U);
}

// Both the general reader and the range of its place take offence at it.
TEST_P(EditionValues, ANumberThatIsNotWholeIsToldOnce) {
  std::set<std::string> seen;
  for (const std::string& path : leaves(edition_values(standard, module().unread))) {
    const Json::json_pointer at(path);
    if (!standard[at].is_number() || !seen.insert(without_places(path)).second) continue;
    Json odd = standard;
    odd[at] = 6.5;
    const auto game = module().open(odd);
    ASSERT_FALSE(game) << path;
    const auto told = std::ranges::count_if(
        game.error(), [](const Error& error) { return error.message.ends_with("found 6.5."); });
    EXPECT_EQ(told, 1) << path;
  }
  EXPECT_FALSE(seen.empty());
}

TEST_P(EditionValues, WordsOriginsAndMarksMakeNoOther) {
  Json other = standard;
  other["edition"] = "mine";
  other["name"] = {{"en", "Other"}, {"fr", "Autre"}};
  for (auto& [table, origin] : other["provenance"].items())
    origin = {{"status", "box"}, {"note", "seen"}};
  for (const std::string& path : leaves(standard)) {
    if (path.contains("/name/") || path.contains("/text/"))
      other[Json::json_pointer(path)] = "Other";
    if (path.ends_with("/known")) other[Json::json_pointer(path)] = false;
  }
  const Expected<GamePtr> game = open_game(GetParam(), other);
  ASSERT_TRUE(game) << game.error().message << ' ' << game.error().where;
  EXPECT_EQ((*game)->edition().hash, (*open_game(GetParam()))->edition().hash);
}

// What is left out changes no game, whatever stands there.
TEST_P(EditionValues, WhatIsLeftOutChangesNoGame) {
  const GamePtr before = *open_game(GetParam());
  const auto covered = leaves(edition_values(standard, module().unread));
  const std::set<std::string> read(covered.begin(), covered.end());
  std::set<std::string> seen;
  int changed = 0;
  for (const std::string& path : leaves(standard)) {
    const bool words = path.contains("/name/") || path.contains("/text/");
    if (read.contains(path) || words || path.starts_with("/provenance")) continue;
    if (!seen.insert(without_places(path)).second) continue;
    Json other = standard;
    Json& value = other[Json::json_pointer(path)];
    value = value.is_number_integer() ? Json(value.get<int>() + 1)
            : value.is_boolean()      ? Json(!value.get<bool>())
                                      : Json("other");
    const Expected<GamePtr> game = open_game(GetParam(), other);
    if (!game) continue;  // it follows from the rest of the edition
    ++changed;
    EXPECT_EQ((*game)->edition().hash, before->edition().hash) << path;
    EXPECT_EQ(random_game_hash(**game, 2, 1), random_game_hash(*before, 2, 1)) << path;
  }
  EXPECT_GT(changed, is_whole() ? 2 : 0);
}

INSTANTIATE_TEST_SUITE_P(All, EditionValues, testing::ValuesIn(game_ids()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace kaisho
