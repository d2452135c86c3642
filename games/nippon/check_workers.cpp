// Workers: each is somewhere once, on places that there are.
#include <algorithm>

#include "core/values/counter.h"
#include "games/nippon/check.h"

namespace kaisho::nippon {
namespace {

// NIP-S4
Expected<void> check_colours(View view) {
  const auto& [components, p] = view;
  Workers found = p.bag;
  const auto add = [&](const Workers& workers) {
    for (const Colour colour : kEveryColour) {
      add_up_to(found[colour], workers[colour], UINT8_MAX);
    }
  };
  for (const Workers& workers : p.spaces) add(workers);
  for (const Workers& workers : p.rows) add(workers);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    for (const Maybe<Colour> worker : p.player(seat).workers) {
      if (worker) ++found[*worker];
    }
  }
  for (const Colour colour : kEveryColour) {
    const bool there = components.colours.has(colour);
    const int expected = there ? components.workers[p.seats] : 0;
    if (found[colour] == expected) continue;
    return broken("counted", {{"expected", expected}, {"found", found[colour]}},
                  there ? "bag." + components.colours[colour] : "bag");
  }
  return {};
}

// NIP-T4: a space that was emptied before is filled, if only as far as the bag went.
Expected<void> check_spaces(View view) {
  const auto& [components, p] = view;
  const Maybe<Space> taken = p.stack.empty() ? Maybe<Space>() : kSpaceTaken(p.stack.frames[0]);
  for (const Space space : Every<Space>(kMaxSpaces)) {
    const bool in_use = components.spaces.has(space);
    const int there = count_of(p.spaces[space]);
    const int due = p.spaces_due[space];
    if (const int room = in_use ? components.on_space : 0; there + due > room) {
      return too_many(room, there + due, item_path("spaces", space));
    }
    if (there + due == 0 && in_use && space != taken) {
      return broken("nippon.space_refilled", {}, item_path("spaces", space));
    }
  }
  return {};
}

// NIP-T4, NIP-T5: rows are used from the top, each wholly, and filled as far as the bag goes.
Expected<void> check_rows(View view) {
  const auto& [components, p] = view;
  const int per_row = components.per_row[p.seats];
  bool used = true;  // those before
  for (const Row row : Every<Row>(kMaxRows)) {
    const int filled = count_of(p.rows[row]) + p.rows_due[row];
    if (number_of(row) >= components.rows[p.seats]) {
      if (filled != 0) return broken("unused", {}, item_path("rows", row));
      continue;
    }
    if (filled != 0 && filled != per_row) {
      return broken("nippon.row_whole", {{"expected", per_row}, {"found", filled}},
                    item_path("rows", row));
    }
    if (filled == 0 && !used) return broken("nippon.row_used", {}, item_path("rows", row));
    used = filled == 0;
  }
  return {};
}

// NIP-T5: what is due comes as soon as there is something to draw.
Expected<void> check_due(View view) {
  const Position& p = view.p;
  const auto none = [](int due) { return due == 0; };
  const bool due =
      !std::ranges::all_of(p.spaces_due, none) || !std::ranges::all_of(p.rows_due, none);
  if (!due || count_of(p.bag) == 0) return {};
  return broken("nippon.bag", {{"found", count_of(p.bag)}}, "bag");
}

}  // namespace

Expected<void> check_workers(View view) {
  return first_fault(view, {check_spaces, check_rows, check_colours, check_due});
}

}  // namespace kaisho::nippon
