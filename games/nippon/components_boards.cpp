// A player's board: tracks, the rows of ships and trains; machines and plans (NIP-A, NIP-S6).
#include <algorithm>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

constexpr int kMaxStars = 3;                     // of one place
constexpr int kMaxWords = 20;                    // of a list that no rule reads
constexpr Kind kWorthKind = number_kind(0, 20);  // VP, or influence, of a ship or train

const Object& step_parts() {
  static const Object kStep("TrackStep", {unread("value", "number"), unread("printed", "boolean"),
                                          unread("stars", "number"), known()});
  return kStep;
}
Shape track_name() { return {.type = type_of(kTrackKind)}; }

const Object& track_parts() {
  static const Object kTrack(
      "Track", {unread_as("id", track_name), name_part(),
                noted("place of the marker in `steps`", unread("start", "number")),
                unread("known_values", "number[]"), unread_list("steps", step_parts())});
  return kTrack;
}

// A blank step is worth what the one before it is (NIP-A4).
void read_steps(const Field& list, TrackRow& row) {
  const std::vector<Field> items = list.items(kMaxSteps);
  if (items.empty() && list.json().is_array()) {
    if (list.json().empty()) list.fault("list_shorter", {{"least", 1}, {"found", 0}});
    return;
  }
  for (const Field& item : items) {
    item.only(step_parts().names());
    const bool printed = item["printed"].boolean();
    const Field value = item["value"];
    const TrackStep step = {.value = byte_of(value, 0, kMaxPrice),
                            .stars = byte_of(item["stars"], 0, kMaxStars)};
    const bool first = row.steps.empty();
    if (!printed && first) {
      item.fault("nippon.first_printed", {});
    } else if (!first && printed && step.value <= row.steps.back().value) {
      value.fault("nippon.rising", {{"least", row.steps.back().value + 1}, {"found", step.value}});
    } else if (!first && !printed && step.value != row.steps.back().value) {
      value.fault("nippon.blank", {{"expected", row.steps.back().value}, {"found", step.value}});
    }
    row.steps.push_back(step);
  }
}

// Values that the track shows, each said once.
void check_known_values(const Field& list, const TrackRow& row) {
  int last = -1;
  for (const Field& item : list.items(kMaxSteps)) {
    const int value = number(item, 0, kMaxPrice);
    if (value <= last) item.fault("nippon.rising", {{"least", last + 1}, {"found", value}});
    last = value;
    const bool there =
        std::ranges::any_of(row.steps, [&](const TrackStep& step) { return step.value == value; });
    if (!there) item.fault("nippon.known_value", {{"found", value}});
  }
}

void read_tracks(const Context& /*context*/, const Field& tracks, C& c) {
  const std::vector<Field> items = read_known(tracks, {kTrackNames.begin(), kTrackNames.end()});
  for (const Track track : kEveryTrack) {
    if (number_of(track) >= std::ssize(items)) return;
    const Field& item = items[number_of(track)];
    TrackRow& row = c.tracks[track];
    item.only(track_parts().names());
    read_steps(item["steps"], row);
    row.start = byte_of(item["start"], 0, kMaxSteps - 1);
    if (!row.steps.empty() && row.start >= row.steps.size()) {
      item["start"].fault("whole_number",
                          {{"low", 0}, {"high", row.steps.size() - 1}, {"found", row.start}});
    }
    const Field known = item["known_values"];
    if (!row.steps.empty()) check_known_values(known, row);
    if (track != Track::kMoney) continue;
    const auto starred =
        std::ranges::find_if(row.steps, [](const TrackStep& step) { return step.stars != 0; });
    if (starred != row.steps.end()) {
      item.fault("nippon.money_stars", {{"found", starred->stars}});
    }
  }
}

// 1, 2, …: so many of them.
int count_in_order(const Field& list, std::size_t most) {
  const std::vector<Field> items = list.items(most);
  for (std::size_t i = 0; i < items.size(); ++i) {
    must_equal(items[i], static_cast<int>(i) + 1, "in_order");
  }
  return how_many(items);
}

void read_scoring_ranks(const Context& /*context*/, const Field& list, C& c) {
  c.ship_rank = count_in_order(list, kRanks);
}

void read_machine_sides(const Context& /*context*/, const Field& list, C& c) {
  c.full_machine = kMachineSides;
  static_cast<void>(exactly(list, kMachineSides));
  count_in_order(list, kMachineSides);
}

void check_plan_values(const Context& context, const Field& list, C& /*c*/) {
  for (const Field& value : list.items(kMaxWords)) {
    static_cast<void>(kGivenKind.read(context, value));
  }
}

template <auto kRow>
Part per_player(std::string_view row) {
  return follows("per_player", row, [](const Context& context) {
    const auto tiles = how_many((components_of(context).*kRow));
    return tiles > 0 ? tiles : -1;
  });
}

}  // namespace

Part tracks_part() { return list_by_hand<C>("tracks", track_parts(), {nullptr, read_tracks, {}}); }

Part row_part(std::string_view name, std::vector<RowPlace> Components::* row) {
  const Object place("RowPlace", {unread("index", "number"),
                                  {"stars", &RowPlace::stars, number_kind(0, kMaxStars)},
                                  {"money_steps", &RowPlace::symbols, number_kind(0, 1),
                                   "gained when its tile leaves"}});
  return {name, row, items(place, kMaxTiles, 1).numbered("index", 1)};
}

Part ships_part() {
  return group("ships",
               {name_part(),
                per_player<&C::ships_row>("ships_row"),
                {"vp", &C::ship_vp, kWorthKind},
                {"vp_flipped", &C::ship_vp_turned, kWorthKind},
                by_hand<C>("scores_for_places", {nullptr, read_scoring_ranks, "number[]"})});
}

Part trains_part() {
  return group("trains", {name_part(),
                          per_player<&C::trains_row>("trains_row"),
                          {"influence", &C::train_influence, kWorthKind},
                          {"influence_flipped", &C::train_influence_turned, kWorthKind},
                          fixed("needs_own_influence_tile", 1)});
}

Part machines_part() {
  return group("machines", {name_part(), unread("tiles", kPiecesKind),
                            by_hand<C>("sides", {nullptr, read_machine_sides, "number[]"}),
                            fixed("limited", 0)});
}

Part plans_part() {
  return group("plans", {name_part(),
                         unread("tiles", kPiecesKind),
                         by_hand<C>("values", {nullptr, check_plan_values, "number[]"}),
                         fixed("limited", 0),
                         {"per_track_step", &C::plans_per_step, kGivenKind},
                         {"per_missing_knowledge", &C::plans_per_knowledge, kGivenKind}});
}

}  // namespace kaisho::nippon
