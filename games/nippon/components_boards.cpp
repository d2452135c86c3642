// A player's board: tracks, the rows of ships and trains; machines and plans (NIP-A, NIP-S6).
#include "games/nippon/components_read.h"
#include "games/nippon/lookup.h"

namespace kaisho::nippon {
namespace {

constexpr int kMostStars = 3;  // of one place
constexpr int kMostSide = 20;  // VP, or influence, of a ship or train

// A blank step is worth what the one before it is (NIP-A4).
void read_steps(const Field& list, TrackRow& row) {
  const std::vector<Field> items = list.items(kMaxSteps);
  if (items.empty() && list.json().is_array()) {
    if (list.json().empty()) list.fault("bad_field", "A track has one step at least.");
    return;
  }
  for (const Field& item : items) {
    item.only({"value", "printed", "stars", kKnown});
    const bool printed = item["printed"].boolean();
    const Field value = item["value"];
    const TrackStep step = {.value = byte_of(value, 0, kMostPrice),
                            .stars = byte_of(item["stars"], 0, kMostStars)};
    const bool first = row.steps.empty();
    if (!printed && first) {
      item.fault("bad_field", "The first step of a track is a printed one.");
    } else if (!first && printed && step.value <= row.steps.back().value) {
      value.fault("bad_field", "Printed values rise along a track.");
    } else if (!first && !printed && step.value != row.steps.back().value) {
      value.fault("bad_field", "A blank step is worth what the step before it is.");
    }
    row.steps.push_back(step);
  }
}

void read_tracks(const Field& edition, Components& c) {
  const std::vector<Field> items =
      read_known(edition["tracks"], {kTrackNames.begin(), kTrackNames.end()});
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "start", "known_values", "steps"});
    static_cast<void>(items[i]["known_values"].items(kMaxSteps));
    TrackRow& row = c.tracks[i];
    read_steps(items[i]["steps"], row);
    row.start = byte_of(items[i]["start"], 0, kMaxSteps - 1);
    if (!row.steps.empty() && row.start >= row.steps.size()) {
      items[i]["start"].fault("bad_field", "The track has no such step.");
    }
    if (static_cast<Track>(i) != Track::kMoney) continue;
    for (const TrackStep& step : row.steps) {
      if (step.stars == 0) continue;
      items[i].fault("bad_field", "No achievement counts stars of the money track.");
      break;
    }
  }
}

std::vector<RowPlace> read_row(const Field& list) {
  std::vector<RowPlace> row;
  const std::vector<Field> items = list.items(kMaxTiles);
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"index", "stars", "money_steps"});
    read_index(items[i], i);
    row.push_back({.stars = byte_of(items[i]["stars"], 0, kMostStars),
                   .symbols = byte_of(items[i]["money_steps"], 0, 1)});
  }
  if (list.json().is_array() && list.json().empty()) {
    list.fault("bad_field", "The row has one place at least.");
  }
  return row;
}

void check_tiles(const Field& tiles, const std::vector<RowPlace>& row) {
  static_cast<void>(tiles["name"]);
  const Field count = tiles["per_player"];
  if (!row.empty()) must_equal(count, static_cast<int>(row.size()), "The row has other places.");
}

void read_ships(const Field& edition, Components& c) {
  c.ships_row = read_row(edition["ships_row"]);
  const Field ships = edition["ships"];
  ships.only({"name", "per_player", "vp", "vp_flipped", "scores_for_places"});
  check_tiles(ships, c.ships_row);
  c.ship_vp = number(ships["vp"], 0, kMostSide);
  c.ship_vp_turned = number(ships["vp_flipped"], 0, kMostSide);
  const std::vector<Field> places = ships["scores_for_places"].items(kRanks);
  for (std::size_t i = 0; i < places.size(); ++i) {
    must_equal(places[i], static_cast<int>(i) + 1, "Here stand the first places, in order.");
  }
  c.ship_rank = static_cast<int>(places.size());
}

void read_trains(const Field& edition, Components& c) {
  c.trains_row = read_row(edition["trains_row"]);
  const Field trains = edition["trains"];
  trains.only({"name", "per_player", "influence", "influence_flipped", "needs_own_influence_tile"});
  check_tiles(trains, c.trains_row);
  c.train_influence = number(trains["influence"], 0, kMostSide);
  c.train_influence_turned = number(trains["influence_flipped"], 0, kMostSide);
  must_equal(trains["needs_own_influence_tile"], 1,
             "Trains count beside an own influence tile only: here must be 1.");
}

void read_machines(const Field& edition, Components& c) {
  const Field machines = edition["machines"];
  machines.only({"name", "tiles", "sides", "limited"});
  static_cast<void>(machines["name"]);
  static_cast<void>(number(machines["tiles"], 0, kMostPieces));
  must_equal(machines["limited"], 0, "Machines do not run out: here must be 0.");
  const std::vector<Field> sides = exactly(machines["sides"], 2);
  for (std::size_t i = 0; i < sides.size(); ++i) {
    must_equal(sides[i], static_cast<int>(i) + 1, "The sides of a machine are 1 and 2.");
  }
  c.full_machine = 2;
}

void read_plans(const Field& edition, Components& c) {
  const Field plans = edition["plans"];
  plans.only({"name", "tiles", "values", "limited", "per_track_step", "per_missing_knowledge"});
  static_cast<void>(plans["name"]);
  static_cast<void>(number(plans["tiles"], 0, kMostPieces));
  for (const Field& value : plans["values"].items(kMostWords)) {
    static_cast<void>(number(value, 1, kMostAmount));
  }
  must_equal(plans["limited"], 0, "Plans do not run out: here must be 0.");
  c.plans_per_step = number(plans["per_track_step"], 1, kMostAmount);
  c.plans_per_knowledge = number(plans["per_missing_knowledge"], 1, kMostAmount);
}

}  // namespace

void read_boards(const Field& edition, Components& c) {
  read_tracks(edition, c);
  read_ships(edition, c);
  read_trains(edition, c);
  read_machines(edition, c);
  read_plans(edition, c);
}

}  // namespace kaisho::nippon
