// Workers: their colours, where they wait, and their wages (NIP-S4, NIP-T, NIP-K4).
#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

constexpr int kMostOfColour = 40;

void read_colours(const Field& edition, Components& c) {
  const Field list = edition["worker_colours"];
  for (const Field& item : list.items(kMaxColours)) {
    item.only({"id", "name", kKnown});
    c.colours.push_back(read_id(item));
  }
  if (list.json().is_array() && list.json().empty()) {
    list.fault("bad_field", "Workers have a colour.");
  }
}

void read_counts(const Field& edition, Components& c) {
  const int colours = static_cast<int>(c.colours.size());
  const Field workers = edition["workers"];
  workers.only({"colours", "per_action_space", "spaces_on_player_board", "per_colour", "total"});
  if (colours > 0) must_equal(workers["colours"], colours, "The table of colours has others.");
  c.on_space = number(workers["per_action_space"], 1, kMaxOnSpace);
  c.worker_places = number(workers["spaces_on_player_board"], 1, kMaxWorkers);
  c.workers = read_by_seats<std::uint8_t>(workers["per_colour"], 1, kMostOfColour);
  const Field total = workers["total"];
  total.only({"2", "3", "4"});
  for (std::size_t seats = 2; seats <= kMaxSeats && colours > 0; ++seats) {
    must_equal(total[std::to_string(seats)], colours * c.workers[seats],
               "These are not so many of each colour.");
  }
}

void read_rows(const Field& edition, Components& c) {
  const Field rows = edition["worker_rows"];
  rows.only({"printed", "by_players"});
  const int printed = number(rows["printed"], 1, kMaxRows);
  const std::vector<Field> items = exactly(rows["by_players"], kMaxSeats - 1);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::size_t seats = i + 2;
    items[i].only({"players", "rows", "per_row", kKnown});
    must_equal(items[i]["players"], static_cast<int>(seats), "Here stand 2, 3 and 4 players.");
    c.rows[seats] = byte_of(items[i]["rows"], 1, printed);
    // A row moves to an empty space as a whole (NIP-T4).
    c.per_row[seats] = byte_of(items[i]["per_row"], 1, c.on_space);
  }
}

// Chance needs something to choose from: the table may not be filled with all there are.
void check_numbers(const Field& edition, const Components& c) {
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const int there = static_cast<int>(c.colours.size()) * c.workers[seats];
    const int laid =
        static_cast<int>(c.spaces.size()) * c.on_space + c.rows[seats] * c.per_row[seats];
    if (there == 0 || c.rows[seats] == 0 || laid < there) continue;
    edition["workers"]["per_colour"].fault(
        "bad_field", "With " + std::to_string(seats) + " players " + std::to_string(laid) +
                         " workers lie on the table, and there must be more in all.");
  }
}

}  // namespace

void read_workers(const Field& edition, Components& c) {
  read_colours(edition, c);
  read_counts(edition, c);
  read_rows(edition, c);
  check_numbers(edition, c);
  const Field wages = edition["wages"];
  wages.only({"yen_per_colour", "vp_lost_per_unpaid_colour"});
  c.wage = number(wages["yen_per_colour"], 1, kMostPrice);
  c.unpaid_loss = number(wages["vp_lost_per_unpaid_colour"], 0, kMostAmount);
}

}  // namespace kaisho::nippon
