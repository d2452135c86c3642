// Changed editions of Nippon, and what is found wrong in them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/nippon/components.h"
#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {

using Change = std::function<void(Json&)>;

nippon::Components box_with(const Change& change);
const nippon::Components& components();  // of the standard edition
GamePtr game_with(const Change& change);
// A random game is sound throughout.
void play_through(const Game& game, std::uint64_t seed);

// Each as `code where: message`.
Lines faults_after(const Change& change);

// A value that is refused where it stands, in these words and no others.
struct Fault {
  const char* path;
  Json value;
  std::string message;
};
void expect_refused(const std::vector<Fault>& faults);

// `/goods/0/level` as it stands in errors.
std::string where_of(std::string_view path);
// What is said of a number out of these bounds.
std::string from_to(int low, int high, const Json& found);

}  // namespace kaisho::nippon_tests
