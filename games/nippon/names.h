// What the words of moves, steps, positions, events and editions stand for: ids of the edition, and
// fixed words of the notation.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/shapes/kind.h"
#include "games/nippon/state.h"

namespace kaisho::nippon {

using GameContext = ContextOf<Components, Position>;

inline const Components& components_of(const Context& context) {
  return context.as<GameContext>().components;
}

// Lines of the final count: these, and one for each achievement (NIP-E1, NIP-E2).
enum ScoreLine : std::uint8_t { kLineTrack, kLineUnpaid, kLineAchievements };
inline constexpr std::size_t kScoreLines = kLineAchievements + kAchievements;
constexpr std::size_t line_of(Achievement achievement) {
  return kLineAchievements + static_cast<std::size_t>(achievement);
}

// ---- fixed words

// These stand in the order of Track and of Resource.
inline constexpr ByTrack<std::string_view> kTrackNames = {"coal", "money", "knowledge"};
inline constexpr std::array<std::string_view, 4> kResourceNames = {"yen", "coal", "plans", "vp"};
// An improvement has this name beside the goods.
inline constexpr std::string_view kStockName = "stock";
// These stand in the order of ScoreLine.
inline constexpr std::array<std::string_view, kLineAchievements> kLineNames = {"track", "unpaid"};

// ---- kinds

inline constexpr Kind kColourKind = id_kind<GameContext, &Components::colours>("colour");
inline constexpr Kind kGoodKind = id_kind<GameContext, &Components::goods>("good");
inline constexpr Kind kActionKind = id_kind<GameContext, &Components::action_ids>("action");
inline constexpr Kind kFactoryKind = id_kind<GameContext, &Components::factories>("factory");
inline constexpr Kind kContractKind = id_kind<GameContext, &Components::contracts>("contract");
inline constexpr Kind kRegionKind = id_kind<GameContext, &Components::regions>("region");
inline constexpr Kind kCityKind = id_kind<GameContext, &Components::cities>("city");
inline constexpr Kind kSideKind = id_kind<GameContext, &Components::sides>("side");
inline constexpr Kind kCityTileKind = id_kind<GameContext, &Components::city_tiles>("tile");
inline constexpr Kind kRewardKind = id_kind<GameContext, &Components::rewards>("reward");
inline constexpr Kind kAchievementKind =
    id_kind<GameContext, &Components::achievements>("achievement");
inline constexpr Kind kTrackKind = word_kind("track", kTrackNames);
inline constexpr Kind kLineKind = {
    .form = Kind::Form::kName,
    .id = "line",
    .high = kScoreLines,
    .name = [](const Context& context, int line) {
      return line < kLineAchievements ? name_at(kLineNames, line)
                                      : kAchievementKind.name_of(context, line - kLineAchievements);
    }};

// ---- parts of a position that follow from the others

// standings_json.cpp
Json standings_json(const Context& context, const Position& p);
Json placements_json(const Context& context, const Position& p);
// costs_json.cpp
Json wages_json(const Context& context, const Position& p);
Json costs_json(const Context& context, const Position& p);

}  // namespace kaisho::nippon
