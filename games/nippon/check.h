// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include <string>

#include "core/check.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

// `spaces[2]`
inline std::string item_path(const char* list, std::size_t i) {
  return std::string(list) + "[" + std::to_string(i) + "]";
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
Expected<void> check_workers(const Components& components, const Position& p);
Expected<void> check_players(const Components& components, const Position& p);
Expected<void> check_board(const Components& components, const Position& p);
Expected<void> check_rewards(const Components& components, const Position& p);
Expected<void> check_course(const Components& components, const Position& p);
Expected<void> check_step(const Components& components, const Position& p);

}  // namespace kaisho::nippon
