// What must hold in every position, loaded or played.
#include "games/nippon/check.h"

#include <algorithm>

#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

// ---- whose turn it is

// NIP-S1: play goes clockwise, and nobody is passed over.
Expected<void> check_turns(const Position& p) {
  if (p.first < 0 || p.first >= p.seats) return broken("Somebody has begun.", "first");
  const Seat next = clockwise(p.first, p.seats, p.turn % p.seats);
  const Seat latest = p.turn == 0 ? kNobody : clockwise(next, p.seats, p.seats - 1);
  if (p.latest != latest) return broken("Another player ended the last turn.", "latest");
  if (p.active != (p.over != 0 ? kNobody : next)) {
    return broken("After so many turns it is another player's.", "active");
  }
  return {};
}

// ---- NIP-T6: the scoring track

// Turns of the closing rounds that have ended.
int closing_turns_ended(const Components& box, const Position& p) {
  return box.closing_turns * p.seats - p.closing;
}

Expected<void> check_closing(const Components& box, const Position& p) {
  if (p.marker >= box.marks.size()) return broken("The track has no such place.", "marker");
  if (p.closed == 0) {
    if (p.marker >= box.first_golden) return broken("The end has begun.", "closing");
    return p.closing == 0 ? Expected<void>{} : broken("The end has not begun.", "closing");
  }
  const int ended = closing_turns_ended(box, p);
  if (p.closed > 1 || ended < 0) return broken("There are not so many turns left.", "closing");
  const int last = static_cast<int>(box.marks.size()) - 1;
  if (p.marker != std::min(box.first_golden + ended / p.seats, last)) {
    return broken("With so many turns left the marker stands elsewhere.", "marker");
  }
  return {};
}

// The scorings of all places that the marker has left; the last one's, too, though it stays there.
Expected<void> check_scorings(const Components& box, const Position& p) {
  const std::size_t last = box.marks.size() - 1;
  const int moves =
      p.closed != 0 ? box.first_golden + closing_turns_ended(box, p) / p.seats : p.marker;
  int held = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(moves); ++i) {
    held += box.marks[std::min(i, last)].scoring != 0 ? 1 : 0;
  }
  if (p.scorings == held) return {};
  return broken("With the marker there, another number of scorings was held.", "scorings");
}

// ---- the end

Expected<void> check_end(const Position& p) {
  const bool closed = p.closed != 0 && p.closing == 0;
  const bool by_rules = p.over == static_cast<std::uint8_t>(EndBy::kRules);
  if (p.over > static_cast<std::uint8_t>(EndBy::kTurnCap)) return broken("Unknown end.", "over");
  if (closed != by_rules) {
    return broken("The rules end the game with the last of its turns.", "over");
  }
  const bool capped = p.turn >= turn_limit(p);
  if (p.over == 0 && capped) return broken("The game would be over by its turn cap.", "turn");
  if (p.over == static_cast<std::uint8_t>(EndBy::kTurnCap) && !capped) {
    return broken("The turn cap was not reached.", "over");
  }
  if (p.turn > turn_limit(p)) return broken("The turn cap was passed.", "turn");
  return {};
}

}  // namespace

Expected<void> check_course(const Components& box, const Position& p) {
  if (auto closing = check_closing(box, p); !closing) return closing;
  if (auto scorings = check_scorings(box, p); !scorings) return scorings;
  if (auto end = check_end(p); !end) return end;
  return check_turns(p);
}

Expected<void> Rules::check(const Components& box, const Position& p) {
  if (auto unused = check_unused(p); !unused) return unused;
  if (auto players = check_players(box, p); !players) return players;
  if (auto workers = check_workers(box, p); !workers) return workers;
  if (auto board = check_board(box, p); !board) return board;
  if (auto rewards = check_rewards(box, p); !rewards) return rewards;
  if (auto course = check_course(box, p); !course) return course;
  return check_step(box, p);
}

}  // namespace kaisho::nippon
