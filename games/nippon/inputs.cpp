// What a net sees of a position, from one seat's side: workers, cities and rewards on the table,
// what each seat has on its board and on the map, and the features of each seat.
#include "core/inputs.h"

#include <algorithm>

#include "games/nippon/features.h"
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

// The most of each feature that is told apart, in the order of features.cpp.
constexpr std::array<Bucket, 44> kBuckets = {{
    {0.5F, 60},  // points
    {0.5F, 50},  // points_late
    {0.5F, 36},  // regions_next
    {0.5F, 30},  // regions_next_late
    {0.5F, 36},  // regions_last
    {1, 16},     // influence_early
    {4, 12},     // regions_early
    {1, 24},     // yen
    {1, 14},     // yen_early
    {1, 12},     // coal
    {1, 8},      // coal_early
    {1, 6},      // plans
    {2, 6},      // plans_early
    {1, 14},     // income_early
    {1, 10},     // income_early_squared
    {1, 10},     // coal_track_early
    {1, 10},     // knowledge_early
    {4, 6},      // factories_1_early
    {4, 6},      // factories_2_early
    {4, 8},      // factories_3_early
    {4, 6},      // bonuses_budget_early
    {4, 6},      // bonuses_tracks_early
    {4, 6},      // bonuses_costs_early
    {2, 10},     // output_early
    {2, 12},     // coal_needed_early
    {1, 6},      // machines_stocked
    {1, 20},     // goods_worth
    {1, 14},     // goods_worth_late
    {1, 12},     // places_open
    {0.5F, 24},  // tiles_worth
    {1, 6},      // workers
    {1, 6},      // colours
    {1, 6},      // colours_unpaid
    {1, 6},      // reward_due
    {2, 8},      // reward_due_early
    {1, 18},     // multipliers
    {1, 8},      // multipliers_early
    {1, 6},      // ships_left_early
    {1, 6},      // trains_left_early
    {2, 8},      // ships_out_early
    {4, 8},      // contracts_early
    {1, 5},      // contracts_ready
    {1, 1},      // to_move
    {1, 1},      // consolidates_next
}};

constexpr int kMostInfluence = 16;  // of a seat in a region
constexpr int kMostGoods = 6;       // of a kind
constexpr int kMostTransport = 6;   // of a seat in a region
constexpr int kMostMultiplier = 6;
constexpr int kMostInBag = 12;  // of a colour, in pairs
constexpr int kMostClosing = 8;
constexpr int kMostStack = 3;  // of rewards of a kind
constexpr int kMostStock = 4;  // influence tiles of a value

template <class Out>
void put_table(Out& out, const Components& box, const Position& p) {
  for (std::size_t space = 0; space < box.spaces.size(); ++space) {
    for (std::size_t colour = 0; colour < box.colours.size(); ++colour) {
      out.put("space", static_cast<int>(space * kMaxColours + colour), p.spaces[space][colour],
              kMaxOnSpace);
    }
  }
  int rows = 0;
  for (const Workers& row : p.rows) rows += count_of(row) > 0 ? 1 : 0;
  out.put("rows", rows, kMaxRows);
  for (std::size_t colour = 0; colour < box.colours.size(); ++colour) {
    out.put("bag", static_cast<int>(colour), p.bag[colour] / 2, kMostInBag);
  }
  for (std::size_t reward = 0; reward < box.rewards.size(); ++reward) {
    out.put("reward", static_cast<int>(reward), p.rewards[reward], kMostStack);
  }
  for (std::size_t tile = 0; tile < box.factories.size(); ++tile) {
    out.put("factory left", static_cast<int>(tile), in(p.factories, static_cast<int>(tile)) ? 1 : 0,
            1);
  }
}

template <class Out>
void put_cities(Out& out, const Components& box, const Position& p, Seat seat) {
  const auto places = box.cities.size() * kSides;
  for (std::size_t place = 0; place < places; ++place) {
    const Influence& here = p.influence[place];
    const bool foreign = here.value > 0 && here.owner == kNobody;
    const int owner = foreign ? kMaxSeats + 1 : seen_from(seat, here.owner, p.seats);
    out.put("place of", static_cast<int>(place), owner, kMaxSeats + 1);
    out.put("place value", static_cast<int>(place), here.value, kMaxValue);
    const int good = good_at(box, p, static_cast<int>(place));
    out.put("place good", static_cast<int>(place), good + 1, kGoods);
  }
}

template <class Out>
void put_board(Out& out, const Components& box, const Player& player) {
  for (std::size_t good = 0; good < kGoods; ++good) {
    const auto i = static_cast<int>(good);
    const Id tile = player.factories[good];
    const bool has = tile != kNone;
    out.put("factory", i, has ? static_cast<int>(factory_of(box, tile).effect) + 1 : 0, kGoods * 4);
    out.put("goods", i, player.goods[good], kMostGoods);
    out.put("machines", i, player.machines[good], 2);
  }
  for (std::size_t colour = 0; colour < box.colours.size(); ++colour) {
    const auto held = std::ranges::count(player.workers, static_cast<Id>(colour));
    out.put("workers", static_cast<int>(colour), static_cast<int>(held), kMaxWorkers);
  }
  for (std::size_t value = 1; value < player.influence.size(); ++value) {
    out.put("influence", static_cast<int>(value), player.influence[value], kMostStock);
  }
  for (std::size_t track = 0; track < kTracks; ++track) {
    out.put("track", static_cast<int>(track), player.tracks[track], kMaxSteps / 2);
  }
  for (std::size_t tile = 0; tile < kAchievements; ++tile) {
    out.put("tile", static_cast<int>(tile), player.tiles[tile], kMostMultiplier);
  }
  for (std::size_t contract = 0; contract < box.contracts.size(); ++contract) {
    const bool open = in(player.contracts, static_cast<int>(contract));
    out.put("contract", static_cast<int>(contract), open ? 1 : 0, 1);
  }
}

template <class Out>
void put_seat(Out& out, const Components& box, const Position& p, Seat seat,
              const Standings& standings, std::span<const float> features) {
  const Player& player = p.player(seat);
  put_board(out, box, player);
  out.put("trains", player.trains, kMaxTiles);
  out.put("ships", player.ships, kMaxTiles);
  out.put("turned", player.trains_turned + 2 * player.ships_turned, 3);
  for (std::size_t region = 0; region < box.regions.size(); ++region) {
    const Transport& there = p.transport[region][static_cast<std::size_t>(seat)];
    const auto i = static_cast<int>(region);
    out.put("trains in", i, there.trains + 2 * there.trains_turned, kMostTransport);
    out.put("ships in", i, there.ships + 2 * there.ships_turned, kMostTransport);
    const Standing& standing = standings[region];
    out.put("influence in", i, standing.influence[static_cast<std::size_t>(seat)], kMostInfluence);
    out.put("rank in", i, standing.rank[static_cast<std::size_t>(seat)], kMaxSeats + 1);
  }
  put_features(out, kBuckets, Rules::feature_names(), features);
}

}  // namespace

template <class Out>
void Rules::inputs(const Components& box, const Position& p, Seat seat,
                   std::span<const float> features, Out& out) {
  const bool over = p.stack.empty();
  out.put("seats", p.seats, kMaxSeats);
  out.put("active", seen_from(seat, p.active, p.seats), kMaxSeats);
  out.put("asked", over ? 0 : seen_from(seat, p.stack.top().seat, p.seats), kMaxSeats);
  out.put("step", over ? 0 : static_cast<int>(step_of(p)), static_cast<int>(Step::kTurnEnd));
  out.put("marker", p.marker, kMaxMarks);
  out.put("closing", p.closed == 0 ? 0 : p.closing, kMostClosing);
  out.put("scorings", p.scorings, kScorings);
  out.put("extras", p.extras, kMostMultiplier);
  put_table(out, box, p);
  put_cities(out, box, p, seat);
  const Standings standings = standings_in(box, p);
  put_seats(out, p.seats, seat, [&](Seat other) {
    put_seat(out, box, p, other, standings, features_of(features, other, kBuckets.size()));
  });
}

template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputList&);
template void Rules::inputs(const Components&, const Position&, Seat, std::span<const float>,
                            InputCounts&);

}  // namespace kaisho::nippon
