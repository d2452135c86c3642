// Turns one game's plain functions over its own position type into a Game.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/editions/edition_values.h"
#include "core/game.h"
#include "core/game_rules.h"
#include "core/play.h"
#include "core/shapes/described_position.h"
#include "core/shapes/event_shape.h"
#include "core/shapes/move_shape.h"
#include "core/shapes/step_shape.h"

namespace kaisho {

// What the rules of every game do alike, by fields that all positions have under one name and by
// functions that all games have: set_up, list_moves, do_move, advance.
template <class Components, class P, const auto& kEvents>
struct RulesOver {
  using Edition = Components;
  using Position = P;
  using Play = PlayOf<Components, P, kEvents>;
  using View = Play::View;

  // A position with its options and seed, before anything is set up.
  static P bare(const Options& options, const Key& seed) {
    P p;
    p.random = RandomState::from_key(seed);
    p.seats = static_cast<Seat>(options.seats);
    p.turn_cap = static_cast<std::uint16_t>(options.turn_cap);
    return p;
  }
  static Expected<P> start(const Components& components, const Options& options, const Key& seed,
                           EventSink* sink) {
    P p = bare(options, seed);
    begin({components, p, sink});
    return p;
  }
  static void begin(const Play& play) {
    set_up(play);
    advance(play);
  }
  static void legal_moves(const Components& components, const P& p, MoveList& moves) {
    list_moves(View{components, p}, moves);
  }
  static void apply(const Components& components, P& p, Move move, EventSink* sink) {
    const Play play{components, p, sink};
    do_move(play, move);
    advance(play);
  }
  static void apply_alone(const Components& components, P& p, Move move, EventSink* sink) {
    do_move(Play{components, p, sink}, move);
  }
  static Options options(const P& p) {
    return {.seats = p.seats, .turn_cap = p.turn_cap, .variants = {}};
  }
  static Seat to_move(const P& p) { return p.stack.empty() ? kNobody : p.stack.top().seat; }
  static int turn(const P& p) { return p.turn; }
  static int reveal_count(const P& p) { return p.reveal_count; }
  static std::span<const EventShape> events() { return kEvents; }
};

// `Rules` are a RulesOver the game's own types.
template <GameRules Rules>
  requires PlainPosition<typename Rules::Position>
class GameOf final : public Game {
 public:
  using P = Rules::Position;

  GameOf(Rules::Edition edition, EditionInfo info)
      : edition_(std::move(edition)), info_(std::move(info)), inputs_(list_inputs()) {}

  const Rules::Edition& components() const { return edition_; }

  const GameInfo& info() const override { return Rules::info(); }
  const EditionInfo& edition() const override { return info_; }
  Expected<Position> start(const Options& options, const Key& seed,
                           EventSink* sink) const override {
    if (auto fine = check_options(info(), options); !fine) return std::unexpected(fine.error());
    if (auto fine = check_seats(options.seats); !fine) return std::unexpected(fine.error());
    Expected<P> position = Rules::start(edition_, options, seed, sink);
    if (!position) return std::unexpected(std::move(position.error()));
    return Position(*position);
  }
  Options options(const Position& p) const override { return Rules::options(p.as<P>()); }
  Seat to_move(const Position& p) const override { return Rules::to_move(p.as<P>()); }
  void legal_moves(const Position& p, MoveList& moves) const override {
    moves.clear();
    Rules::legal_moves(edition_, p.as<P>(), moves);
  }
  void apply(Position& p, Move move, EventSink* sink) const override {
    Rules::apply(edition_, p.as<P>(), move, sink);
  }
  void apply_alone(Position& p, Move move, EventSink* sink) const override {
    Rules::apply_alone(edition_, p.as<P>(), move, sink);
  }
  Result result(const Position& p) const override { return Rules::result(edition_, p.as<P>()); }
  int turn(const Position& p) const override { return Rules::turn(p.as<P>()); }
  int reveal_count(const Position& p) const override { return Rules::reveal_count(p.as<P>()); }
  Position observe(const Position& p, Seat seat) const override {
    return Position(Rules::observe(edition_, p.as<P>(), seat));
  }
  Position resample(const Position& p, Random& random) const override {
    return Position(Rules::resample(edition_, p.as<P>(), random));
  }
  void refusals(const Position& p, std::vector<Refusal>& out) const override {
    out.clear();
    Rules::refusals(edition_, p.as<P>(), out);
  }
  void destinations(const Position& p, std::vector<Destination>& out) const override {
    out.clear();
    if constexpr (requires { Rules::destinations(edition_, p.as<P>(), out); }) {
      Rules::destinations(edition_, p.as<P>(), out);
    }
  }
  std::string move_text(const Position& p, Move move) const override {
    return kaisho::move_text(Rules::moves(), context(p), move);
  }
  Expected<Move> parse_move(const Position& p, std::string_view text) const override {
    return kaisho::parse_move(Rules::moves(), context(p), text, Rules::kMoveReason);
  }
  Json move_json(const Position& p, Move move) const override {
    return kaisho::move_json(Rules::moves(), context(p), move);
  }
  Json event_json(const Event& event) const override {
    return kaisho::event_json(Rules::events(), typename Rules::GameContext(edition_), event);
  }
  Json position_json(const Position& p) const override {
    return tell(Rules::position_parts(), context(p), p.as<P>());
  }
  Expected<Position> parse_position(const Json& json) const override {
    Expected<P> position = parse(json);
    if (!position) return std::unexpected(std::move(position.error()));
    return Position(*position);
  }
  void features(const Position& p, std::span<float> out) const override {
    Rules::features(edition_, p.as<P>(), out);
  }
  Expected<void> check(const Position& p) const override {
    return Rules::check(edition_, p.as<P>());
  }
  std::span<const Input> inputs() const override { return inputs_; }
  void fill_inputs(const Position& p, Seat seat, std::span<const float> features,
                   std::span<std::uint8_t> out) const override {
    InputCounts counts(out);
    Rules::inputs(edition_, p.as<P>(), seat, features, counts);
  }

 private:
  // An edition may have what is needed for fewer seats than the rules allow.
  Expected<void> check_seats(int seats) const {
    if constexpr (requires { edition_.min_seats; }) {
      if (seats < edition_.min_seats || seats > edition_.max_seats) {
        return fail("bad_option", "players",
                    {{"low", edition_.min_seats}, {"high", edition_.max_seats}, {"found", seats}},
                    "players");
      }
    }
    return {};
  }

  auto context(const Position& p) const { return typename Rules::GameContext(edition_, p.as<P>()); }

  Expected<P> parse(const Json& json) const {
    return read_position<P>(
        json, Rules::position_parts(),
        [&](const P& p) { return typename Rules::GameContext(edition_, p); },
        [&](const P& p) { return Rules::check(edition_, p); });
  }

  // What is described is the same at every position; so any will do.
  std::vector<Input> list_inputs() const {
    InputList list;
    for (int seats = info().max_seats; seats >= info().min_seats; --seats) {
      if (!check_seats(seats)) continue;
      const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
      const Expected<P> position = Rules::start(edition_, options, Key{}, nullptr);
      if (!position) continue;
      FeatureRoom features{};
      Rules::inputs(edition_, *position, 0, features, list);
      break;
    }
    return list.take();
  }

  Rules::Edition edition_;
  EditionInfo info_;
  std::vector<Input> inputs_;
};

// Binds the rules to an edition; on faults, all of them.
template <class Rules>
std::expected<GamePtr, std::vector<Error>> open_with(const Json& edition) {
  auto components = Rules::Edition::read(edition);
  if (!components) return std::unexpected(std::move(components.error()));
  EditionInfo info{.game = std::string(Rules::info().id),
                   .name = edition["edition"].template get<std::string>(),
                   .hash = values_hash(edition, Rules::kUnread),
                   .json = edition};
  return std::make_shared<GameOf<Rules>>(*std::move(components), std::move(info));
}

}  // namespace kaisho
