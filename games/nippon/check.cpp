// What must hold in every position, loaded or played.
#include "games/nippon/check.h"

#include <algorithm>

#include "core/values/how_many.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

// ---- whose turn it is

std::string name_of(Seat seat) { return seat == kNobody ? "null" : std::to_string(seat); }

std::unexpected<Error> wrong_seat(const char* reason, Seat expected, Seat found,
                                  const char* where) {
  return broken(reason, {{"expected", name_of(expected)}, {"found", name_of(found)}}, where);
}

// NIP-S1: play goes clockwise, and nobody is passed over.
Expected<void> check_turns(View view) {
  const Position& p = view.p;
  if (p.first < 0 || p.first >= p.seats) return out_of_range(0, p.seats - 1, p.first, "first");
  const Seat next = clockwise(p.first, p.seats, p.turn % p.seats);
  const Seat latest = p.turn == 0 ? kNobody : clockwise(next, p.seats, p.seats - 1);
  if (p.latest != latest) return wrong_seat("nippon.latest", latest, p.latest, "latest");
  const Seat active = p.over != Over::kNo ? kNobody : next;
  if (p.active != active) return wrong_seat("nippon.active", active, p.active, "active");
  return {};
}

// ---- NIP-T6: the scoring track

// Turns of the closing rounds that have ended.
int closing_turns_ended(View view) {
  return view.components.closing_turns * view.p.seats - view.p.closing;
}

Expected<void> check_closing(View view) {
  const auto& [components, p] = view;
  const int places = how_many(components.marks);
  if (p.marker >= places) return out_of_range(1, places, p.marker + 1, "marker");
  if (p.closed == 0) {
    if (p.marker >= components.first_golden) {
      return broken("nippon.closing_due", {{"space", p.marker + 1}}, "closing");
    }
    return p.closing == 0 ? Expected<void>{} : broken("unused", {}, "closing");
  }
  const int ended = closing_turns_ended(view);
  if (p.closed > 1 || ended < 0) {
    return too_many(std::int64_t{components.closing_turns} * p.seats, p.closing, "closing");
  }
  const int marker = std::min(components.first_golden + ended / p.seats, places - 1);
  if (p.marker == marker) return {};
  return broken("nippon.marker", {{"expected", marker + 1}, {"found", p.marker + 1}}, "marker");
}

// The scorings of all places that the marker has left; the last one's, too, though it stays there.
Expected<void> check_scorings(View view) {
  const auto& [components, p] = view;
  const int last = how_many(components.marks) - 1;
  const int moves =
      p.closed != 0 ? components.first_golden + closing_turns_ended(view) / p.seats : p.marker;
  int held = 0;
  for (int i = 0; i < moves; ++i) {
    held += components.marks[std::min(i, last)].scoring != 0 ? 1 : 0;
  }
  if (p.scorings == held) return {};
  return broken("nippon.scorings", {{"expected", held}, {"found", p.scorings}}, "scorings");
}

// ---- the end

Expected<void> check_end(View view) {
  const Position& p = view.p;
  const bool closed = p.closed != 0 && p.closing == 0;
  const bool by_rules = p.over == Over::kByRules;
  if (closed && !by_rules) return broken("nippon.over_due", {}, "over");
  if (!closed && by_rules) return broken("nippon.not_ended", {}, "over");
  if (auto cap = check_turn_cap(p); !cap) return cap;
  if (p.turn > turn_limit(p)) return too_many(turn_limit(p), p.turn, "turn");
  return {};
}

}  // namespace

Expected<void> check_course(View view) {
  return first_fault(view, {check_closing, check_scorings, check_end, check_turns});
}

Expected<void> Rules::check(const Components& components, const Position& p) {
  if (auto unused = check_unused(p); !unused) return unused;
  return first_fault(View{components, p}, {check_players, check_workers, check_board, check_rewards,
                                           check_course, check_step});
}

}  // namespace kaisho::nippon
