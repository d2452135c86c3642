// Workers: each is somewhere once, on places that there are.
#include <algorithm>

#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

// NIP-S4
Expected<void> check_colours(const Components& box, const Position& p) {
  Workers found = p.bag;
  const auto add = [&](const Workers& workers) {
    for (std::size_t i = 0; i < kMaxColours; ++i) {
      found[i] = static_cast<std::uint8_t>(std::min(found[i] + workers[i], UINT8_MAX));
    }
  };
  for (const Workers& workers : p.spaces) add(workers);
  for (const Workers& workers : p.rows) add(workers);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    for (const Id colour : p.player(seat).workers) {
      if (colour != kNone) ++found[colour];
    }
  }
  for (std::size_t i = 0; i < kMaxColours; ++i) {
    const bool there = i < box.colours.size();
    if (found[i] == (there ? box.workers[static_cast<std::size_t>(p.seats)] : 0)) continue;
    return broken("There is another number of workers of this colour.",
                  there ? "bag." + box.colours[i] : "bag");
  }
  return {};
}

// NIP-T4: a space that was emptied before is filled, if only as far as the bag went.
Expected<void> check_spaces(const Components& box, const Position& p) {
  const int taken_from = p.stack.empty() ? 0 : p.stack.frames[0].a;
  for (std::size_t i = 0; i < kMaxSpaces; ++i) {
    const int there = count_of(p.spaces[i]);
    const int due = p.spaces_due[i];
    if (there + due > (i < box.spaces.size() ? box.on_space : 0)) {
      return broken("There is not so much room.", item_path("spaces", i));
    }
    const bool may_be_empty = i >= box.spaces.size() || static_cast<int>(i) + 1 == taken_from;
    if (there + due == 0 && !may_be_empty) {
      return broken("A space that was emptied is refilled.", item_path("spaces", i));
    }
  }
  return {};
}

// NIP-T4, NIP-T5: rows are used from the top, each wholly, and filled as far as the bag goes.
Expected<void> check_rows(const Components& box, const Position& p) {
  const auto seats = static_cast<std::size_t>(p.seats);
  bool used = true;  // those before
  for (std::size_t i = 0; i < kMaxRows; ++i) {
    const int filled = count_of(p.rows[i]) + p.rows_due[i];
    if (i >= box.rows[seats]) {
      if (filled != 0) return broken("There is no such row.", item_path("rows", i));
      continue;
    }
    if (filled != 0 && filled != box.per_row[seats]) {
      return broken("A row is whole but for what is due.", item_path("rows", i));
    }
    if (filled == 0 && !used) return broken("Rows above are used first.", item_path("rows", i));
    used = filled == 0;
  }
  return {};
}

// NIP-T5: what is due comes as soon as there is something to draw.
Expected<void> check_due(const Position& p) {
  const auto none = [](int due) { return due == 0; };
  const bool due =
      !std::ranges::all_of(p.spaces_due, none) || !std::ranges::all_of(p.rows_due, none);
  if (due && count_of(p.bag) > 0) return broken("With workers in the bag nothing is due.", "bag");
  return {};
}

}  // namespace

Expected<void> check_workers(const Components& box, const Position& p) {
  if (auto spaces = check_spaces(box, p); !spaces) return spaces;
  if (auto rows = check_rows(box, p); !rows) return rows;
  if (auto colours = check_colours(box, p); !colours) return colours;
  return check_due(p);
}

}  // namespace kaisho::nippon
