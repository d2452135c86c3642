// The end of a round and the preparation of the next one (YAM-R).
#include <algorithm>
#include <span>
#include <utility>

#include "core/values/counter.h"
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

template <class T>
int missing_of(const std::array<Maybe<T>, kMaxRow>& row, int visible) {
  return visible - (kMaxRow - times_in(row, Maybe<T>()));
}

// YAM-R1
void pay_waiting(const Play& play) {
  Position& p = play.p;
  for (std::size_t slot = 0; slot < kMaxRow; ++slot) {
    if (!p.specialists[slot]) continue;
    add_up_to(p.specialist_coins[slot], play.components.coins_waiting, kMaxOfAny);
  }
  play.emit("specialists_paid", "YAM-R1", kNobody, play.components.coins_waiting);
}

// YAM-R3
void set_order(const Play& play) {
  Position& p = play.p;
  struct Turn {
    Maybe<Fleet> fleet;
    Seat seat = kNobody;
  };
  std::array<Turn, kMaxPieces> turns;
  for (std::size_t i = 0; i < kMaxPieces; ++i) turns[i] = {p.played[i], p.order[i]};
  // Past the end of the order is no fleet.
  std::ranges::sort(
      turns, {}, [](const Turn& turn) { return turn.fleet ? number_of(*turn.fleet) : kMaxFleets; });
  for (std::size_t i = 0; i < kMaxPieces; ++i) p.order[i] = turns[i].seat;
  tell_order(play, "YAM-R3", kNobody);
}

constexpr std::uint8_t kNewBlock = kMaxFleets + 1;  // until blocks are numbered

// Blocks are numbered from the left, so that equal tracks have equal bytes.
void number_blocks(Position& p) {
  std::uint8_t before = 0;
  std::uint8_t number = 0;
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    if (!p.track[i] || p.track_blocks[i] == kFaceUp) {
      p.track_blocks[i] = kFaceUp;
      continue;
    }
    if (p.track_blocks[i] != before) ++number;
    before = p.track_blocks[i];
    p.track_blocks[i] = number;
  }
}

// YAM-R4
void slide_fleets(const Play& play) {
  Position& p = play.p;
  std::array<Maybe<Fleet>, kMaxFleets> track;
  std::array<std::uint8_t, kMaxFleets> blocks{};
  std::size_t size = 0;
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    if (!p.track[i]) continue;
    track[size] = p.track[i];
    blocks[size++] = p.track_blocks[i];
  }
  p.track = track;
  p.track_blocks = blocks;
  show_fleets(play, "YAM-R4");
  const auto returned = kMaxPieces - std::ranges::count(p.played, Maybe<Fleet>());
  const auto back = std::span(p.track).subspan(size, returned);
  std::ranges::copy_n(p.played.begin(), returned, back.begin());
  Random(p.random).shuffle(back);
  std::ranges::fill_n(p.track_blocks.begin() + size, returned, kNewBlock);
  number_blocks(p);
  p.played = {};
  play.emit("fleets_returned", "YAM-R4", kNobody, returned);
  show_fleets(play, "YAM-R4");
}

}  // namespace

void tell_order(const Play& play, const char* clause, Seat first) {
  const auto& order = play.p.order;
  play.emit("order_set", clause, first, order[0], order[1], order[2], order[3], order[4], order[5]);
}

void fill_specialists(const Play& play, const char* clause) {
  Position& p = play.p;
  for (int slot = 0; slot < play.components.specialists_visible; ++slot) {
    if (p.specialists[slot]) continue;
    const int top = --p.specialist_deck_size;
    const Specialist drawn = std::exchange(p.specialist_deck[top], Specialist{});
    p.specialists[slot] = drawn;
    ++p.reveal_count;
    play.emit_revealed("specialist_drawn", clause, kNobody, drawn, slot);
  }
}

void fill_buildings(const Play& play, const char* clause) {
  Position& p = play.p;
  for (int slot = 0; slot < play.components.buildings_visible; ++slot) {
    if (p.buildings[slot]) continue;
    const Tile drawn = draw_building(p);
    p.buildings[slot] = drawn;
    ++p.reveal_count;
    play.emit_revealed("building_drawn", clause, kNobody, drawn, slot);
  }
}

// Turns up those that lie face down on the first places.
void show_fleets(const Play& play, const char* clause) {
  Position& p = play.p;
  for (int i = 0; i < play.components.fleets_visible; ++i) {
    if (!p.track[i] || p.track_blocks[i] == kFaceUp) continue;
    p.track_blocks[i] = kFaceUp;
    ++p.reveal_count;
    play.emit_revealed("fleet_shown", clause, kNobody, *p.track[i], i);
  }
  number_blocks(p);
}

Trigger lacking(View view) {
  const Position& p = view.p;
  if (std::ranges::count(p.supply, 0) > 0) return Trigger::kBoats;
  if (missing_of(p.specialists, view.components.specialists_visible) > p.specialist_deck_size) {
    return Trigger::kSpecialists;
  }
  if (missing_of(p.buildings, view.components.buildings_visible) > p.building_deck_size) {
    return Trigger::kBuildings;
  }
  return Trigger::kNotYet;
}

void end_round(const Play& play) {
  Position& p = play.p;
  play.emit("round_ended", "YAM-T12", kNobody, p.round);
  ++p.round;
  const Trigger trigger = p.trigger != Trigger::kNotYet ? p.trigger : lacking(play);
  if (trigger != Trigger::kNotYet) {
    trigger_end(play, trigger, kNobody);
    return do_end_game(play, Over::kByRules);
  }
  if (p.turn >= turn_limit(p)) return do_end_game(play, Over::kByTurnCap);
  pay_waiting(play);
  fill_specialists(play, "YAM-R1");
  fill_buildings(play, "YAM-R2");
  set_order(play);
  slide_fleets(play);
  p.place = 0;
}

}  // namespace kaisho::yamatai
