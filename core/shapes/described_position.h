// What the descriptions of positions have in common.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/shapes/described.h"
#include "core/shapes/position_json.h"
#include "core/shapes/step_shape.h"
#include "core/values/position.h"
#include "core/values/unknown.h"

namespace kaisho {

inline constexpr Kind kTurnKind = number_kind(0, kMaxTurns);
inline constexpr Kind kRevealsKind = number_kind(0, UINT16_MAX);

// The position of a game: its turns, as all count them, and the parts of its own.
template <class Position>
Object position_object(std::initializer_list<Part> own) {
  std::vector<Part> parts = {
      {"turn", &Position::turn, kTurnKind, "turns ended"},
      {"turn_cap", &Position::turn_cap, kTurnKind,
       "ends the game at that number of turns; 0 never does"},
  };
  parts.insert(parts.end(), own.begin(), own.end());
  return {"Position", std::move(parts)};
}

// One of each seat at the table.
inline List<Object> seats_of(const Object& player) {
  return list(player, [](const Context& context) { return context.seats; });
}

// ---- what is hidden: whether the position is an observation stands in the context

// A deck from its top; of an observation only its size, and then the cards are kUnknownId.
struct Deck {
  Location cards;
  const Items& items;
  const NumberCell& card;
  Location size;
  const NumberCell& size_cell;
  Kind kind;
  Limit most;
};

namespace codecs {

CodecPtr deck(const Deck& deck);
// Of which an observation has nothing: null.
CodecPtr hidden(CodecPtr codec);
// The stream of chance: its key, and how many numbers were drawn from it.
CodecPtr random();

}  // namespace codecs

template <class Position, class Cards, class Size>
Part deck(std::string_view name, Cards Position::* cards, Size Position::* size, const Kind& kind,
          Limit most, Note note = {}) {
  Part part(name,
            codecs::deck({Location(cards), kItemsOf<Cards>, kCellOf<typename Cards::value_type>,
                          Location(size), kCellOf<Size>, kind, most}),
            note);
  part.is_observed = [](const Json& json) { return json.is_number(); };
  return part;
}

template <class Position, class Member, class Maker>
Part hidden(std::string_view name, Member Position::* member, const Maker& maker, Note note = {}) {
  return {name, codecs::hidden(codec_of(Of<Member>(), maker)), Location(member), note};
}

template <class Position>
Part random_of(Note note = "the stream of chance: its key and how many words were used") {
  return {"random", codecs::hidden(codecs::random()), Location(&Position::random), note};
}
// Of a game in which nothing else is hidden.
template <class Position>
Part random_alone_hidden(Note note) {
  Part part = random_of<Position>(note);
  part.is_observed = [](const Json& json) { return json.is_null(); };
  return part;
}

// Whether this is an observation, wherever the parts that tell it stand.
bool is_observation(const Json& json, const Object& parts);

// ---- the steps under way, and the final count

template <class Position>
Seat seat_in_turn(const Position& p) {
  return p.active;
}

// A step that asks nobody gets the seat that `whose` says.
template <class Rules, Seat (*kWhose)(const typename Rules::Position&)>
Part pending_steps(
    Note note = "what is to be decided first, then what follows in this turn; empty when over") {
  using P = Rules::Position;
  return by_hand<P>(
      "steps",
      {.write = [](const Context& context,
                   const P& p) { return steps_json(Rules::steps(), context, p.stack); },
       .read = [](const Context& context, const Field& field,
                  P& p) { read_steps(Rules::steps(), context, field, kWhose(p), p.stack); },
       .type = "Step[]"},
      note);
}

// It follows from the rest, and is told alone.
template <class Position>
Part scoring_of(Json (*write)(const Context& context, const Position& p), Note note) {
  return by_hand<Position>(
      "scoring", {write, nullptr, "{ line: string; seats: { points: number; of: number }[] }[]"},
      note);
}

// ---- reading

// A position from JSON. `context` makes the game's context once the number of seats is known,
// `check` says whether the position is sound. Faults have their place within the position.
template <class Position>
Expected<Position> read_position(const Json& json, const Object& parts, const auto& context,
                                 const auto& check) {
  Faults faults;
  const Field root(json, faults);
  const auto seats = static_cast<int>(root["seats"].items(kMaxSeats).size());
  Position p;
  p.seats = static_cast<Seat>(seats);
  p.observed = is_observation(json, parts) ? 1 : 0;
  const auto table = context(p);
  if (!faults.any() && (seats < table.min_seats() || seats > table.max_seats())) {
    root["seats"].fault(
        "players", {{"low", table.min_seats()}, {"high", table.max_seats()}, {"found", seats}});
  }
  if (faults.any()) return std::unexpected(faults.first());
  read(parts, table, root, p);
  if (faults.any()) return std::unexpected(faults.first());
  if (auto sound = check(p); !sound) return std::unexpected(sound.error());
  return p;
}

}  // namespace kaisho
