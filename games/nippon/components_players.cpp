// Who plays, what each starts with (NIP-S1), and what depends on how many play (NIP-S2, NIP-S5).
#include <algorithm>

#include "games/nippon/components_read.h"
#include "games/nippon/lookup.h"

namespace kaisho::nippon {
namespace {

constexpr int kMostPlaces = 24;  // for trains and ships of a region
constexpr std::size_t kMostPlayerColours = 8;

void read_seats(const Field& edition, Components& c) {
  const Field players = edition["players"];
  players.only({"min", "max", "seats", "colours"});
  must_equal(players["min"], 2, "2 to 4 play.");
  must_equal(players["max"], kMaxSeats, "2 to 4 play.");
  const std::vector<Field> seats = exactly(players["seats"], kMaxSeats);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    seats[i].only({"id", "name", "start_vp"});
    static_cast<void>(read_id(seats[i]));
    c.start_vp[i] = byte_of(seats[i]["start_vp"], 0, kMostAmount);
  }
  const Field colours = players["colours"];
  for (const Field& item : colours.items(kMostPlayerColours)) {
    item.only({"id", "name"});
    static_cast<void>(read_id(item));
  }
  if (colours.json().is_array() && colours.json().size() < kMaxSeats) {
    colours.fault("bad_field", "Each player needs a colour.");
  }
}

void check_board(const Field& start, const Components& c) {
  if (!c.trains_row.empty()) {
    must_equal(start["trains"], static_cast<int>(c.trains_row.size()), "All trains are there.");
  }
  if (!c.ships_row.empty()) {
    must_equal(start["ships"], static_cast<int>(c.ships_row.size()), "All ships are there.");
  }
  for (const char* nothing : {"factories", "machines", "workers"}) {
    must_equal(start[nothing], 0, "Nobody starts with any: here must be 0.");
  }
  const Field tracks = start["tracks"];
  tracks.only({kTrackNames.begin(), kTrackNames.end()});
  for (std::size_t i = 0; i < kTracks; ++i) {
    const Field value = tracks[kTrackNames[i]];
    const TrackRow& row = c.tracks[i];
    if (row.start >= row.steps.size()) continue;
    must_equal(value, row.steps[row.start].value, "The marker starts on another value.");
  }
}

void read_start(const Field& edition, Components& c) {
  const Field start = edition["start"];
  start.only({"yen", "coal", "plans", "contracts", "influence_tiles", "trains", "ships",
              "factories", "machines", "workers", "tracks"});
  c.start_yen = number(start["yen"], 0, kMostPrice);
  c.start_coal = number(start["coal"], 0, kMostAmount);
  c.start_plans = number(start["plans"], 0, kMostAmount);
  must_say(start["contracts"], "all");
  must_say(start["influence_tiles"], "all");
  check_board(start, c);
}

int tiles_with(const Components& c, int multiplier) {
  int tiles = 0;
  for (const Reward& reward : c.rewards)
    tiles += reward.multiplier == multiplier ? reward.copies : 0;
  return tiles;
}

void check_removed(const Field& field, const Components& c) {
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const bool enough = std::ranges::all_of(c.rewards, [&](const Reward& reward) {
      return tiles_with(c, reward.multiplier) >= c.rewards_removed[seats];
    });
    if (enough) continue;
    field[std::to_string(seats)].fault("bad_field", "A multiplier has fewer reward tiles.");
  }
}

void read_limits(const Field& edition, Components& c) {
  const Field limits = edition["player_count_limits"];
  limits.only({"influence_tiles_per_city", "train_ship_slots_per_region",
               "reward_tiles_removed_per_multiplier"});
  c.city_limit = read_by_seats<std::uint8_t>(limits["influence_tiles_per_city"], 1, kSides);
  c.region_places =
      read_by_seats<std::uint8_t>(limits["train_ship_slots_per_region"], 1, kMostPlaces);
  const Field removed = limits["reward_tiles_removed_per_multiplier"];
  c.rewards_removed = read_by_seats<std::uint8_t>(removed, 0, kMostPieces);
  check_removed(removed, c);
}

}  // namespace

void read_players(const Field& edition, Components& c) {
  read_seats(edition, c);
  read_start(edition, c);
  read_limits(edition, c);
}

}  // namespace kaisho::nippon
