// Turns one game's plain functions over its own position type into a Game.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"

namespace kaisho {

// What the rules of every game do alike, by fields that all positions have under one name.
template <class P>
struct RulesOver {
  // As options and seed make it, before anything is set up.
  static P bare(const Options& options, const Key& seed) {
    P p;
    p.random = RandomState::from_key(seed);
    p.seats = static_cast<Seat>(options.seats);
    p.turn_cap = static_cast<std::uint16_t>(options.turn_cap);
    return p;
  }
  static Options options(const P& p) {
    return {.seats = p.seats, .turn_cap = p.turn_cap, .variants = {}};
  }
  static Seat to_move(const P& p) { return p.stack.empty() ? kNobody : p.stack.top().seat; }
  static int turn(const P& p) { return p.turn; }
  static int reveals(const P& p) { return p.reveals; }
};

// `Rules` names the game's types and functions: Rules::Position (a PlainPosition), Rules::Edition,
// Rules::info, and static functions of the names below taking (edition, position, ...).
template <class Rules>
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
  Result result(const Position& p) const override { return Rules::result(edition_, p.as<P>()); }
  int turn(const Position& p) const override { return Rules::turn(p.as<P>()); }
  int reveals(const Position& p) const override { return Rules::reveals(p.as<P>()); }
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
  std::string move_text(const Position& p, Move move) const override {
    return Rules::move_text(edition_, p.as<P>(), move);
  }
  Expected<Move> parse_move(const Position& p, std::string_view text) const override {
    return Rules::parse_move(edition_, p.as<P>(), text);
  }
  Json move_json(const Position& p, Move move) const override {
    return Rules::move_json(edition_, p.as<P>(), move);
  }
  Json event_json(const Event& event) const override { return Rules::event_json(edition_, event); }
  Json position_json(const Position& p) const override {
    return Rules::position_json(edition_, p.as<P>());
  }
  Expected<Position> parse_position(const Json& json) const override {
    Expected<P> position = Rules::parse_position(edition_, json);
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
  // What is described is the same at every position; so any will do.
  std::vector<Input> list_inputs() const {
    InputList list;
    for (int seats = info().max_seats; seats >= info().min_seats; --seats) {
      const Options options{.seats = seats, .turn_cap = 0, .variants = {}};
      const Expected<P> position = Rules::start(edition_, options, Key{}, nullptr);
      if (!position) continue;  // an edition for fewer
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

// Opens a game with an edition that `read` reads; on faults, all of them.
template <class Rules, class Read>
std::expected<GamePtr, std::vector<Error>> open_with(const Json& edition, const Read& read) {
  auto box = read(edition);
  if (!box) return std::unexpected(std::move(box.error()));
  EditionInfo info{.game = std::string(Rules::info().id),
                   .name = edition["edition"].template get<std::string>(),
                   .hash = edition_hash(edition),
                   .json = edition};
  return std::make_shared<GameOf<Rules>>(*std::move(box), std::move(info));
}

}  // namespace kaisho
