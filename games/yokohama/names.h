// What the words of moves, steps, positions, events and editions stand for: ids of the edition, and
// fixed words of the notation.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/shapes/kind.h"
#include "games/yokohama/state.h"

namespace kaisho::yokohama {

using GameContext = ContextOf<Components, Position>;

inline const Components& components_of(const Context& context) {
  return context.as<GameContext>().components;
}
inline const Position& position_of(const Context& context) { return context.as<GameContext>().p; }
inline View view_of(const Context& context) {
  return {components_of(context), position_of(context)};
}

// ---- fixed words

inline constexpr std::array<std::string_view, kPieces> kPieceNames = {"assistant", "shop", "house"};
inline constexpr Indexed<Piece, std::string_view, kPieces> kPiecesNames = {"assistants", "shops",
                                                                           "houses"};
inline constexpr std::array<std::string_view, 2> kFromNames = {"hand", "area"};
inline constexpr Indexed<MainBoard, std::string_view, 2> kMainBoardNames = {"church", "customs"};
inline constexpr Indexed<Trigger, std::string_view, 6> kTriggerNames = {
    "", "houses", "shops", "orders", "church", "customs"};
// These stand as they do in Options::variants.
inline constexpr Indexed<Option, std::string_view, 2> kOptionNames = {"achievement-tokens",
                                                                      "independent-agents"};
// These stand in the order of ScoreLine.
inline constexpr std::array<std::string_view, 8> kLineNames = {
    "church", "customs", "technology", "flags", "agents", "imports", "yen", "goods"};

// ---- names that are made up

// The area on a cell; the second of two boards of one kind is `bank#2`. "unknown" where none lies.
std::string area_name(View view, Maybe<CellId> cell);
// Its cell, or -1.
int find_area(View view, std::string_view name);
// A technology card, `ball#1`.
std::string card_name(const Components& components, CardId card);
int find_card(const Components& components, std::string_view name);
// A good, imports, yen or points.
std::string resource_name(const Components& components, std::size_t resource);
int find_resource(const Components& components, std::string_view name);

// ---- kinds

inline constexpr Kind kAreaKind = {
    .form = Kind::Form::kName,
    .id = "area",
    .high = kMaxCells,
    .name = [](const Context& context,
               int cell) { return area_name(view_of(context), Maybe<CellId>::of_number(cell)); },
    .find = [](const Context& context,
               std::string_view name) { return find_area(view_of(context), name); }};
inline constexpr Kind kCardKind = {
    .form = Kind::Form::kName,
    .id = "technology",
    .high = kMaxCards,
    .name = [](const Context& context,
               int card) { return card_name(components_of(context), noun<CardId>(card)); },
    .find = [](const Context& context,
               std::string_view name) { return find_card(components_of(context), name); }};

// One of the resources before this one.
template <int kEnd>
inline constexpr Kind kResourceKind = {
    .form = Kind::Form::kName,
    .id = "resource",
    .high = kEnd,
    .name = [](const Context& context,
               int resource) { return resource_name(components_of(context), resource); },
    .find =
        [](const Context& context, std::string_view name) {
          const int resource = find_resource(components_of(context), name);
          return resource < kEnd ? resource : -1;
        }};

inline constexpr Kind kGoodKind = id_kind<GameContext, &Components::good_ids>("good").all_listed();
inline constexpr Kind kFlagKind = id_kind<GameContext, &Components::flag_ids>("flag").all_listed();
inline constexpr Kind kOrderKind = id_kind<GameContext, &Components::orders>("order");
inline constexpr Kind kTileKind = id_kind<GameContext, &Components::tiles>("tile");
inline constexpr Kind kTokenKind = id_kind<GameContext, &Components::tokens>("token");
inline constexpr Kind kAchievementKind =
    id_kind<GameContext, &Components::achievements>("achievement");
inline constexpr Kind kCompleteKind = id_kind<GameContext, &Components::complete_ids>("complete");
inline constexpr Kind kLaboratoryKind =
    id_kind<GameContext, &Components::laboratory_ids>("laboratory").all_listed();
inline constexpr Kind kPortKind = id_kind<GameContext, &Components::port_ids>("port").all_listed();
inline constexpr Kind kFromKind = word_kind("from", kFromNames);
inline constexpr Kind kMainBoardKind = word_kind("board", kMainBoardNames);

}  // namespace kaisho::yokohama
