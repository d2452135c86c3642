// What the Rules of every game have. Each game's header declares it; the compiler names what is
// missing.
#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <vector>

#include "core/features/inputs.h"
#include "core/game.h"
#include "core/shapes/described.h"
#include "core/shapes/event_shape.h"
#include "core/shapes/move_shape.h"
#include "core/shapes/step_shape.h"

namespace kaisho {

// What all games do under one name.
template <class Rules>
concept PlaysGame = requires(const Rules::Edition& components, Rules::Position p,
                             const Rules::Position& observation, Seat seat, Random& random,
                             std::vector<Refusal>& refusals) {
  { Rules::info() } -> std::same_as<const GameInfo&>;
  { Rules::result(components, p) } -> std::same_as<Result>;
  { Rules::observe(components, p, seat) } -> std::same_as<typename Rules::Position>;
  { Rules::resample(components, observation, random) } -> std::same_as<typename Rules::Position>;
  { Rules::refusals(components, p, refusals) } -> std::same_as<void>;
};

// The tables from which JSON, texts and documentation follow.
template <class Rules>
concept DescribesGame = requires(const Rules::Edition& components, const Rules::Position& p) {
  { Rules::moves() } -> std::same_as<MoveShapes>;
  { Rules::steps() } -> std::same_as<StepShapes>;
  { Rules::events() } -> std::same_as<std::span<const EventShape>>;
  { Rules::position_parts() } -> std::same_as<const Object&>;
  { Rules::edition_parts() } -> std::same_as<const Object&>;
  { Rules::check(components, p) } -> std::same_as<Expected<void>>;
};

// What the players see of a position.
template <class Rules>
concept ShowsGame = requires(const Rules::Edition& components, const Rules::Position& p, Seat seat,
                             std::span<float> features, InputList& list, InputCounts& counts) {
  { Rules::features(components, p, features) } -> std::same_as<void>;
  { Rules::feature_names() } -> std::same_as<std::span<const std::string_view>>;
  Rules::inputs(components, p, seat, features, list);
  Rules::inputs(components, p, seat, features, counts);
};

template <class Rules>
concept GameRules = PlaysGame<Rules> && DescribesGame<Rules> && ShowsGame<Rules>;

}  // namespace kaisho
