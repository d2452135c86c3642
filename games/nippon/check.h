// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include <string>

#include "core/check.h"
#include "core/values/names.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

// `spaces[2]`
template <Noun T>
std::string item_path(const char* list, T item) {
  return std::string(list) + "[" + std::to_string(number_of(item)) + "]";
}
// Checks a noun that may be none of the edition's.
template <Noun T, class Thing>
std::string id_of(const IndexedList<T, Thing>& things, T thing) {
  return id_at(things, static_cast<std::size_t>(thing));
}

// The step on top, if it is this one.
inline const Frame* under_way(const Position& p, Step step) {
  return p.stack.empty() || step_of(p) != step ? nullptr : &p.stack.top();
}

inline bool has_effect(const Components& components, const Player& player, Effect effect) {
  bool found = false;
  each_factory(components, player,
               [&](const Factory& factory) { found |= factory.effect == effect; });
  return found;
}

// Each after those before it have found nothing.
Expected<void> check_workers(View view);
Expected<void> check_players(View view);
Expected<void> check_board(View view);
Expected<void> check_rewards(View view);
Expected<void> check_course(View view);
Expected<void> check_step(View view);

}  // namespace kaisho::nippon
