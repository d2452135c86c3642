// The fixed words of moves, positions and events.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/fields.h"
#include "core/names.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {

// In the order of Track, of Position::over.
inline constexpr std::array<std::string_view, kTracks> kTrackNames = {"coal", "money", "knowledge"};
inline constexpr std::array<std::string_view, 3> kOverNames = {"no", "rules", "turn_cap"};

// A line of the final count.
inline std::string line_name(const Components& box, std::size_t line) {
  if (line == kLineTrack) return "track";
  if (line == kLineUnpaid) return "unpaid";
  return id_at(box.achievements, line - kLineAchievements);
}

inline int place_at(int city, int side) { return city * kSides + side; }

Json scoring_json(const Components& box, const Position& p);
Json standings_json(const Components& box, const Position& p);
Json wages_json(const Components& box, const Position& p);

}  // namespace kaisho::nippon
