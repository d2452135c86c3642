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
inline bool is_area(View view, CellId cell) {
  return number_of(cell) < layout_of(view).cells && !is_canal(view, cell);
}

// The step that is to be decided first somewhere on the stack, or null.
inline const Frame* find_step(const Position& p, Step step) {
  for (std::size_t i = 0; i < p.stack.size; ++i) {
    if (step_of(p.stack.frames[i]) == step) return &p.stack.frames[i];
  }
  return nullptr;
}

// Each after those before it have found nothing.
Expected<void> check_table(View view);
Expected<void> check_pieces(View view);
Expected<void> check_cards(View view);
Expected<void> check_step(View view);

}  // namespace kaisho::yokohama
