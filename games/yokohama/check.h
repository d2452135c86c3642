// What a position that is loaded has to satisfy; the whole is Rules::check.
#pragma once

#include <string>

#include "core/check.h"
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {

inline std::string cell_path(CellId cell) {
  return "areas[" + std::to_string(number_of(cell)) + "]";
}

// Whether something can stand there: it is in use, and not the canal.
inline bool is_area(const Components& components, const Position& p, CellId cell) {
  return number_of(cell) < layout_of(components, p).cells && !is_canal(components, p, cell);
}

// The step that is to be decided first somewhere on the stack, or null.
inline const Frame* find_step(const Position& p, Step step) {
  for (std::size_t i = 0; i < p.stack.size; ++i) {
    if (step_of(p.stack.frames[i]) == step) return &p.stack.frames[i];
  }
  return nullptr;
}

// Each after those before it have found nothing.
Expected<void> check_table(const Components& components, const Position& p);
Expected<void> check_pieces(const Components& components, const Position& p);
Expected<void> check_cards(const Components& components, const Position& p);
Expected<void> check_step(const Components& components, const Position& p);

}  // namespace kaisho::yokohama
