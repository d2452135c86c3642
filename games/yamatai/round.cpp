// The end of a round and the preparation of the next one (YAM-R).
#include <algorithm>
#include <span>

#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

int missing_of(const std::array<Id, kMaxRow>& row, int visible) {
  return visible - static_cast<int>(std::ranges::count_if(row, [](Id id) { return id != kNone; }));
}

// YAM-E1: what a preparation cannot go on with.
Trigger end_now(const Components& box, const Position& p) {
  if (p.trigger != Trigger::kNotYet) return p.trigger;
  if (std::ranges::any_of(p.supply, [](int boats) { return boats == 0; })) return Trigger::kBoats;
  if (missing_of(p.specialists, box.specialists_visible) > p.specialist_deck_size) {
    return Trigger::kSpecialists;
  }
  if (missing_of(p.buildings, box.buildings_visible) > p.building_deck_size) {
    return Trigger::kBuildings;
  }
  return Trigger::kNotYet;
}

// YAM-R1
void pay_waiting(const Play& play) {
  Position& p = play.p;
  for (std::size_t slot = 0; slot < kMaxRow; ++slot) {
    if (p.specialists[slot] == kNone) continue;
    const int coins = p.specialist_coins[slot] + play.box.coins_waiting;
    p.specialist_coins[slot] = static_cast<std::uint16_t>(std::min(coins, kMost));
  }
  play.tell(What::kSpecialistsPaid, "YAM-R1", kNobody, play.box.coins_waiting);
}

// YAM-R3
void set_order(const Play& play) {
  Position& p = play.p;
  struct Turn {
    Id fleet = kNone;
    Seat seat = kNobody;
  };
  std::array<Turn, kMaxPieces> turns;
  for (std::size_t i = 0; i < kMaxPieces; ++i) turns[i] = {p.played[i], p.order[i]};
  std::ranges::sort(turns, {}, &Turn::fleet);
  for (std::size_t i = 0; i < kMaxPieces; ++i) p.order[i] = turns[i].seat;
  tell_order(play, "YAM-R3", kNobody);
}

// Lots are numbered from the left, so that equal tracks have equal bytes.
void number_lots(Position& p) {
  std::uint8_t before = 0;
  std::uint8_t number = 0;
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    if (p.track[i] == kNone || p.track_lots[i] == 0) {
      p.track_lots[i] = 0;
      continue;
    }
    if (p.track_lots[i] != before) ++number;
    before = p.track_lots[i];
    p.track_lots[i] = number;
  }
}

// YAM-R4
void slide_fleets(const Play& play) {
  Position& p = play.p;
  std::array<Id, kMaxFleets> track{};
  std::array<std::uint8_t, kMaxFleets> lots{};
  track.fill(kNone);
  std::size_t size = 0;
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    if (p.track[i] == kNone) continue;
    track[size] = p.track[i];
    lots[size++] = p.track_lots[i];
  }
  p.track = track;
  p.track_lots = lots;
  show_fleets(play, "YAM-R4");
  const auto returned = static_cast<std::size_t>(
      std::ranges::count_if(p.played, [](Id fleet) { return fleet != kNone; }));
  std::ranges::copy_n(p.played.begin(), static_cast<std::ptrdiff_t>(returned),
                      p.track.begin() + static_cast<std::ptrdiff_t>(size));
  Random(p.random).shuffle(std::span(p.track).subspan(size, returned));
  for (std::size_t i = size; i < size + returned; ++i) p.track_lots[i] = kMaxFleets + 1;
  number_lots(p);
  p.played.fill(kNone);
  play.tell(What::kFleetsReturned, "YAM-R4", kNobody, returned);
  show_fleets(play, "YAM-R4");
}

}  // namespace

void tell_order(const Play& play, const char* clause, Seat first) {
  const auto& order = play.p.order;
  play.tell(What::kOrderSet, clause, first, order[0], order[1], order[2], order[3], order[4],
            order[5]);
}

void fill_specialists(const Play& play, const char* clause) {
  Position& p = play.p;
  for (std::size_t slot = 0; slot < static_cast<std::size_t>(play.box.specialists_visible);
       ++slot) {
    if (p.specialists[slot] != kNone) continue;
    const std::size_t top = --p.specialist_deck_size;
    p.specialists[slot] = p.specialist_deck[top];
    p.specialist_deck[top] = 0;
    ++p.reveals;
    play.tell_revealed(What::kSpecialistDrawn, clause, kNobody, p.specialists[slot], slot);
  }
}

void fill_buildings(const Play& play, const char* clause) {
  Position& p = play.p;
  for (std::size_t slot = 0; slot < static_cast<std::size_t>(play.box.buildings_visible); ++slot) {
    if (p.buildings[slot] != kNone) continue;
    p.buildings[slot] = draw_building(p);
    ++p.reveals;
    play.tell_revealed(What::kBuildingDrawn, clause, kNobody, p.buildings[slot], slot);
  }
}

// Turns up those that lie face down on the first places.
void show_fleets(const Play& play, const char* clause) {
  Position& p = play.p;
  for (std::size_t i = 0; i < static_cast<std::size_t>(play.box.fleets_visible); ++i) {
    if (p.track[i] == kNone || p.track_lots[i] == 0) continue;
    p.track_lots[i] = 0;
    ++p.reveals;
    play.tell_revealed(What::kFleetShown, clause, kNobody, p.track[i], i);
  }
  number_lots(p);
}

void end_round(const Play& play) {
  Position& p = play.p;
  play.tell(What::kRoundEnded, "YAM-T12", kNobody, p.round);
  ++p.round;
  const Trigger trigger = end_now(play.box, p);
  if (trigger != Trigger::kNotYet) {
    trigger_end(play, trigger, kNobody);
    return do_end_game(play, EndBy::kRules);
  }
  if (p.turn >= turn_limit(p)) return do_end_game(play, EndBy::kTurnCap);
  pay_waiting(play);
  fill_specialists(play, "YAM-R1");
  fill_buildings(play, "YAM-R2");
  set_order(play);
  slide_fleets(play);
  p.place = 0;
}

}  // namespace kaisho::yamatai
