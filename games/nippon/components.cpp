// An edition: goods, players, the scoring track, and all tables together.
#include "games/nippon/components.h"

#include <algorithm>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "games/nippon/components_read.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {

namespace {

void check_known_places(const Context& /*context*/, const Field& list, C& /*c*/) {
  constexpr int kPlaces = 3;
  int before = 0;
  for (const Field& place : list.items(kPlaces)) {
    before = place.integer_as<int>(std::min(before + 1, kPlaces), kPlaces);
  }
}

}  // namespace

Part known_places(std::string_view name) {
  return optional(by_hand<C>(name, {nullptr, check_known_places, "number[]"}));
}

namespace {

// ---- goods

Part goods_part() {
  const Object good("Good",
                    {{"id", &GoodSpec::id, id_of(kGoodKind)},
                     name_part(),
                     {"level", &GoodSpec::level, number_kind(1, kLevels)},
                     {"knowledge", &GoodSpec::knowledge, kAmountKind, "needed to build a factory"},
                     {"coal", &GoodSpec::coal, kAmountKind, "to activate it"},
                     {"storage", &GoodSpec::storage, number_kind(1, kMaxStored)},
                     rule<GoodSpec>([](const Context&, const Field& item, GoodSpec& one) {
                       if (one.id != kStockName) return;
                       item["id"].fault("id_is_taken", {{"found", one.id}});
                     })});
  return {"goods", &C::goods, list(good, kGoods)};
}

// Money steps and influence are given by rows and tiles of their own.
Part resources_part() {
  return known_rows("resources", "Resource",
                    {{"yen", {}},
                     {"coal", {}},
                     {"plans", {}},
                     {"vp", {}},
                     {"money-step", {}},
                     {"influence", {}}});
}

// ---- who plays, what each starts with (NIP-S1), what depends on how many play (NIP-S2, NIP-S5)

constexpr int kMaxTransports = 24;  // for trains and ships of a region
constexpr int kMaxPlayerColours = 8;

struct PlayerColour {};

const Object& player_colour() {
  static const Object kColour("PlayerColour", {unread("id", kId), name_part()});
  return kColour;
}

void read_colours(const Context& context, const Field& list, C& /*c*/) {
  static const ItemList kColours = items(player_colour(), kMaxPlayerColours, kMaxSeats);
  read_items<PlayerColour>(context, list, kColours);
}

int tiles_with(const Components& c, int multiplier) {
  int tiles = 0;
  for (const RewardSpec& reward : c.rewards)
    tiles += reward.multiplier == multiplier ? reward.copies : 0;
  return tiles;
}

Part players_part() {
  std::vector<std::vector<Part>> seats;
  seats.reserve(kMaxSeats);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    seats.push_back(
        {unread("id", kId), name_part(), element("start_vp", &C::start_vp, i, kAmountKind)});
  }
  return group(
      "players",
      {fixed("min", kMinSeats), fixed("max", kMaxSeats), rows("seats", "Seat", std::move(seats)),
       list_by_hand<C>("colours", player_colour(), {nullptr, read_colours, {}})});
}

Part start_part() {
  return group("start", {{"yen", &C::start_yen, kPriceKind},
                         {"coal", &C::start_coal, kAmountKind},
                         {"plans", &C::start_plans, kAmountKind},
                         fixed("contracts", "all"),
                         fixed("influence_tiles", "all"),
                         unread("trains", "number"),
                         unread("ships", "number"),
                         fixed("factories", 0),
                         fixed("machines", 0),
                         fixed("workers", 0),
                         group("tracks", {unread("coal", "number"), unread("money", "number"),
                                          unread("knowledge", "number")})});
}

// What is on a player's board when the game begins is said there, too.
void check_start(const Context& /*context*/, const Field& edition, C& c) {
  const Field start = edition["start"];
  const auto check_row = [&](const char* name, const std::vector<RowPlace>& row,
                             std::string_view place) {
    if (!row.empty()) must_follow(start[name], how_many(row), place);
  };
  check_row("trains", c.trains_row, "trains_row");
  check_row("ships", c.ships_row, "ships_row");
  for (const Track track : kEveryTrack) {
    const TrackRow& row = c.tracks[track];
    if (row.start >= row.steps.size()) continue;
    const std::string place = "tracks[" + std::to_string(static_cast<int>(track)) + "].steps[" +
                              std::to_string(row.start) + "].value";
    must_follow(start["tracks"][kTrackNames[track]], row.steps[row.start].value, place);
  }
}

Part limits_part() {
  return group(
      "player_count_limits",
      {{"influence_tiles_per_city", &C::city_limit, by_seats(number_kind(1, kSides))},
       {"train_ship_slots_per_region", &C::region_places, by_seats(number_kind(1, kMaxTransports))},
       {"reward_tiles_removed_per_multiplier", &C::rewards_removed, by_seats(kPiecesKind)}});
}

// No more tiles are removed than there are of each multiplier.
void check_removed(const Context& /*context*/, const Field& edition, C& c) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    const int removed = c.rewards_removed[seats];
    const auto scarce = std::ranges::find_if(c.rewards, [&](const RewardSpec& reward) {
      return tiles_with(c, reward.multiplier) < removed;
    });
    if (scarce == c.rewards.end()) continue;
    edition["player_count_limits"]["reward_tiles_removed_per_multiplier"][std::to_string(seats)]
        .fault("nippon.removed", {{"most", tiles_with(c, scarce->multiplier)},
                                  {"multiplier", scarce->multiplier},
                                  {"found", removed}});
  }
}

// ---- the scoring track, the end and the points of the three scorings (NIP-T6, NIP-V2)

constexpr std::array<std::string_view, 3> kIncome = {"discard-yen", "take-money-track",
                                                     "pay-wages"};

using Points = std::array<std::uint8_t, kRanks>;

void read_points(const Context& /*context*/, const Field& list, Points& points) {
  const std::vector<Field> places = exactly(list, kRanks);
  for (std::size_t rank = 0; rank < places.size(); ++rank) {
    points[rank] = byte_of(places[rank], 0, kMaxAmount);
    if (rank == 0 || points[rank] <= points[rank - 1]) continue;
    places[rank].fault("nippon.falling", {{"most", points[rank - 1]}, {"found", points[rank]}});
  }
}

Part scoring_track_part() {
  const Object mark("ScorePlace",
                    {unread("id", kId),
                     unread("index", "number"),
                     name_part(),
                     {"golden", &Mark::golden, kYesNoKind},
                     {"scoring_when_left", &Mark::scoring, number_kind(0, kScorings), "0: none"}});
  return {"scoring_track", &C::marks, items(mark, kMaxMarks, 1).numbered("index", 1)};
}

// Golden places follow all others; the first two scorings come before them, the third after.
void check_marks(const Context& /*context*/, const Field& edition, C& c) {
  if (c.marks.empty()) return;
  const Field list = edition["scoring_track"];
  const auto first = std::ranges::find(c.marks, true, &Mark::golden);
  c.first_golden = static_cast<int>(first - c.marks.begin());
  c.closing_turns = static_cast<int>(c.marks.end() - first);
  const auto odd =
      first == c.marks.end()
          ? first - 1
          : std::find_if(first, c.marks.end(), [](const Mark& mark) { return !mark.golden; });
  if (odd != c.marks.end()) {
    return list.fault("nippon.golden", {{"found", odd - c.marks.begin() + 1}});
  }
  std::vector<std::string> scorings;
  for (const Mark& mark : c.marks) {
    if (mark.scoring != 0) scorings.push_back(std::to_string(mark.scoring));
  }
  if (listed(scorings) != "1, 2, 3") {
    return list.fault("nippon.scorings_in_order", {{"found", listed(scorings)}});
  }
  const auto golden = std::ranges::count_if(first, c.marks.end(),
                                            [](const Mark& mark) { return mark.scoring != 0; });
  if (golden != 1 || c.marks.back().scoring != kScorings) {
    list.fault("nippon.golden_scoring", {{"found", golden}});
  }
}

Part end_of_game_part() {
  const auto first = [](const Context& context) {
    return components_of(context).marks.empty() ? -1 : components_of(context).first_golden + 1;
  };
  const auto turns = [](const Context& context) {
    return components_of(context).marks.empty() ? -1 : components_of(context).closing_turns;
  };
  return group("end_of_game",
               {follows("first_golden_space", "scoring_track", first),
                follows("closing_turns_each", "scoring_track", turns),
                fixed("refill_moves_marker_in_closing_turns", 0),
                by_hand<C>("final_income", {nullptr, must_list<kIncome>, "string[]"}),
                fixed("tie_break", "latest-last-turn")});
}

Part vp_table_part() {
  std::vector<std::vector<Part>> scorings;
  for (std::size_t i = 0; i < kScorings; ++i) {
    constexpr PartByHand<Points> kPoints = {nullptr, read_points, "number[]"};
    scorings.push_back(
        {unread("id", kId), name_part(), in_order("scoring", static_cast<int>(i) + 1),
         element("places", &C::rank_points, i, kPoints, "of the first, second and third"), known(),
         known_places("known_places")});
  }
  return rows("vp_table", "Scoring", std::move(scorings));
}

}  // namespace

const Object& Rules::edition_parts() {
  static const Object kParts("Edition",
                             {group("units", {group("yen", {name_part(), fixed("size", 1000)})}),
                              players_part(),
                              start_part(),
                              goods_part(),
                              resources_part(),
                              rule<C>(name_actions),
                              actions_part(),
                              action_spaces_part(),
                              rule<C>(place_actions),
                              worker_colours_part(),
                              workers_part(),
                              wages_part(),
                              worker_rows_part(),
                              rule<C>(check_workers_laid),
                              limits_part(),
                              scoring_track_part(),
                              rule<C>(check_marks),
                              end_of_game_part(),
                              vp_table_part(),
                              sides_part(),
                              regions_part(),
                              city_tiles_part(),
                              rule<C>(check_city_tiles),
                              city_tiles_used_part(),
                              influence_tiles_part(),
                              influence_table_part(),
                              factories_part(),
                              rule<C>(sort_factories),
                              contracts_part(),
                              rule<C>(check_ways),
                              contracts_per_action_part(),
                              tracks_part(),
                              row_part("ships_row", &C::ships_row),
                              row_part("trains_row", &C::trains_row),
                              ships_part(),
                              trains_part(),
                              machines_part(),
                              plans_part(),
                              achievements_part(),
                              rewards_part(),
                              reward_levels_part(),
                              multiplier_tiles_part(),
                              costs_part(),
                              rule<C>(check_start),
                              rule<C>(check_removed),
                              rule<C>(check_turned_tiles)});
  return kParts;
}

std::expected<Components, std::vector<Error>> Components::read(const Json& edition) {
  return read_edition<Components, GameContext>(edition, "nippon", Rules::edition_parts());
}

}  // namespace kaisho::nippon
