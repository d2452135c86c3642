#include "tests/games/nippon/editions.h"

#include <gtest/gtest.h>

#include "core/values/random.h"
#include "games/nippon/nippon.h"
#include "tests/games/faults.h"

namespace kaisho::nippon_tests {

using nippon::Components;

namespace {

Json edition_with(const Change& change) {
  Json json = edition();
  change(json);
  return json;
}

}  // namespace

Components box_with(const Change& change) {
  const auto components = nippon::Components::read(edition_with(change));
  EXPECT_TRUE(components) << components.error().front().message << " "
                          << components.error().front().where;
  return components ? *components : Components{};
}

const Components& components() {
  static const Components kBox = box_with([](Json&) {});
  return kBox;
}

GamePtr game_with(const Change& change) {
  const auto game = open_with<nippon::Rules>(edition_with(change));
  EXPECT_TRUE(game) << game.error().front().message << " " << game.error().front().where;
  return game ? *game : nullptr;
}

void play_through(const Game& game, std::uint64_t seed) {
  const Options options{.seats = 2 + static_cast<int>(seed % 3), .turn_cap = 60, .variants = {}};
  Position p = *game.start(options, key_from_number(seed));
  RandomState state = RandomState::from_key(key_from_number(seed + 1000));
  Random random(state);
  MoveList moves;
  std::vector<Refusal> refusals;
  while (game.to_move(p) != kNobody) {
    game.legal_moves(p, moves);
    game.refusals(p, refusals);
    ASSERT_FALSE(moves.empty());
    ASSERT_LT(moves.size(), MoveList::kCapacity);
    game.apply(p, moves[random.below(moves.size())]);
    const Expected<void> sound = game.check(p);
    ASSERT_TRUE(sound) << sound.error().message << " at " << sound.error().where;
  }
}

Lines faults_after(const Change& change) {
  const auto components = nippon::Components::read(edition_with(change));
  Lines out;
  if (components) return out;
  for (const Error& error : components.error()) {
    EXPECT_TRUE(is_in_words(error)) << error.message;
    out.push_back(error.code + " " + error.where + ": " + error.message);
  }
  return out;
}

std::string where_of(std::string_view path) {
  std::string where;
  for (std::size_t at = 0; at < path.size();) {
    const std::size_t end = std::min(path.find('/', at + 1), path.size());
    const std::string word(path.substr(at + 1, end - at - 1));
    const bool place = word.size() < 3 && std::isdigit(word[0]) != 0 &&
                       edition()[Json::json_pointer(std::string(path.substr(0, at)))].is_array();
    where += place ? "[" + word + "]" : (where.empty() ? "" : ".") + word;
    at = end;
  }
  return where;
}

void expect_refused(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    EXPECT_EQ(faults_after([&](Json& e) { e[Json::json_pointer(fault.path)] = fault.value; }),
              Lines{"bad_field " + where_of(fault.path) + ": " + fault.message})
        << fault.path << " " << fault.value;
  }
}

std::string from_to(int low, int high, const Json& found) {
  if (low == high) return "Expected " + std::to_string(low) + ", found " + json_text(found) + ".";
  return "Expected a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
         ", found " + json_text(found) + ".";
}

}  // namespace kaisho::nippon_tests
