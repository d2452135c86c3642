// What follows from the games' tables and lies in files is up to date: `tools/describe` writes it.
#include "core/shapes/description.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/registry.h"
#include "tests/folder.h"

namespace kaisho {
namespace {

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(tests_folder().parent_path() / path).rdbuf();
  return text.str();
}

// The names of the interfaces and types that a text exports.
std::vector<std::string> declared_in(const std::string& text) {
  static const std::regex kDeclared("export (?:interface|type) (\\w+)");
  std::vector<std::string> names;
  for (std::sregex_iterator found(text.begin(), text.end(), kDeclared);
       found != std::sregex_iterator(); ++found) {
    names.push_back((*found)[1]);
  }
  return names;
}

class Description : public testing::TestWithParam<std::string> {
 protected:
  GameDescription game() const { return (*find_module(GetParam()))->describe(); }
};

INSTANTIATE_TEST_SUITE_P(Games, Description, testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           for (const GameModule& module : game_modules()) {
                             ids.emplace_back(module.id);
                           }
                           return ids;
                         }()),
                         [](const auto& one) { return one.param; });

TEST_P(Description, TypesOfThePages) {
  EXPECT_EQ(text_of("web/src/games/" + GetParam() + "/protocol.ts"), types(game()));
}

TEST_P(Description, TypesOfTheEdition) {
  EXPECT_EQ(text_of("web/src/games/" + GetParam() + "/edition.ts"), edition_types(game()));
}

// Of two declarations that differ TypeScript would make one.
TEST_P(Description, NoTypeIsDeclaredTwice) {
  for (const std::string& text : {types(game()), edition_types(game())}) {
    const std::vector<std::string> names = declared_in(text);
    EXPECT_FALSE(names.empty());
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size()) << text;
  }
}

// Each part says what it is, down to what is read by hand.
TEST_P(Description, EveryTypeOfTheEditionIsKnown) {
  for (const char* vague : {": unknown", ": object", ": ;", "<unknown"}) {
    EXPECT_FALSE(edition_types(game()).contains(vague)) << vague << '\n' << edition_types(game());
  }
}

TEST_P(Description, WordsOfTheFuzzers) {
  EXPECT_EQ(text_of("tests/fuzz/" + GetParam() + ".dict"), dictionary(game()));
}

TEST_P(Description, TablesOfTheProtocol) {
  const std::string page = "docs/protocol-" + GetParam() + ".md";
  const auto expect_table = [&](std::string_view name, const std::string& table) {
    const std::string within =
        "<!-- " + std::string(name) + ": " + GetParam() + " -->\n" + table + "<!-- end -->\n";
    EXPECT_TRUE(text_of(page).contains(within)) << page << " lacks\n" << within;
  };
  expect_table("moves", moves_table(game()));
  expect_table("position", position_table(game()));
  expect_table("events", events_table(game()));
}

TEST_P(Description, EveryMoveSaysWhatItMeans) {
  for (const MoveShape& shape : game().moves.subspan(1)) {
    EXPECT_FALSE(shape.note.text().empty()) << shape.verb;
  }
}

}  // namespace
}  // namespace kaisho
