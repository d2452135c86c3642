// Workers: each is somewhere once, on places that there are.
#include <algorithm>

#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

// NIP-S4
Expected<void> check_colours(const Components& components, const Position& p) {
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
    const bool there = i < components.colours.size();
    const int expected = there ? components.workers[p.seats] : 0;
    if (found[i] == expected) continue;
    return broken("counted", {{"expected", expected}, {"found", found[i]}},
                  there ? "bag." + components.colours[i] : "bag");
  }
  return {};
}

// NIP-T4: a space that was emptied before is filled, if only as far as the bag went.
Expected<void> check_spaces(const Components& components, const Position& p) {
  const int taken = p.stack.empty() ? kNowhere : space_taken(p.stack.frames[0]);
  const int spaces = static_cast<int>(components.spaces.size());
  for (int i = 0; i < kMaxSpaces; ++i) {
    const int there = count_of(p.spaces[i]);
    const int due = p.spaces_due[i];
    if (const int room = i < spaces ? components.on_space : 0; there + due > room) {
      return too_many(room, there + due, item_path("spaces", i));
    }
    if (there + due == 0 && i < spaces && i != taken) {
      return broken("nippon.space_refilled", {}, item_path("spaces", i));
    }
  }
  return {};
}

// NIP-T4, NIP-T5: rows are used from the top, each wholly, and filled as far as the bag goes.
Expected<void> check_rows(const Components& components, const Position& p) {
  const int per_row = components.per_row[p.seats];
  bool used = true;  // those before
  for (std::size_t i = 0; i < kMaxRows; ++i) {
    const int filled = count_of(p.rows[i]) + p.rows_due[i];
    if (i >= components.rows[p.seats]) {
      if (filled != 0) return broken("unused", {}, item_path("rows", i));
      continue;
    }
    if (filled != 0 && filled != per_row) {
      return broken("nippon.row_whole", {{"expected", per_row}, {"found", filled}},
                    item_path("rows", i));
    }
    if (filled == 0 && !used) return broken("nippon.row_used", {}, item_path("rows", i));
    used = filled == 0;
  }
  return {};
}

// NIP-T5: what is due comes as soon as there is something to draw.
Expected<void> check_due(const Components& /*components*/, const Position& p) {
  const auto none = [](int due) { return due == 0; };
  const bool due =
      !std::ranges::all_of(p.spaces_due, none) || !std::ranges::all_of(p.rows_due, none);
  if (!due || count_of(p.bag) == 0) return {};
  return broken("nippon.bag", {{"found", count_of(p.bag)}}, "bag");
}

}  // namespace

Expected<void> check_workers(const Components& components, const Position& p) {
  return first_fault(components, p, {check_spaces, check_rows, check_colours, check_due});
}

}  // namespace kaisho::nippon
