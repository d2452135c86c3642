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

// ---- what is hidden: `observed` of the position says whether it is an observation

template <class Position>
bool is_observed(const std::byte* at) {
  return reinterpret_cast<const Position*>(at)->observed != 0;
}

// A deck from its top; of an observation only its size, and then the cards are kUnknownId.
template <class Position, class Cards>
class DeckForm final : public Form {
 public:
  DeckForm(Cards Position::* cards, std::uint8_t Position::* size, const Kind& kind, Limit most)
      : cards_(cards), size_(size), kind_(kind), most_(most) {}

  Json write(const Context& context, const std::byte* at) const override {
    const auto& p = *reinterpret_cast<const Position*>(at);
    return deck_json(p, p.*size_, p.*cards_,
                     [&](auto card) { return kind_.name_of(context, static_cast<int>(card)); });
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    auto& p = *reinterpret_cast<Position*>(at);
    auto& cards = p.*cards_;
    const auto most =
        std::min(std::tuple_size_v<Cards>, static_cast<std::size_t>(most_.in(context)));
    if (field.json().is_number()) {
      p.observed = 1;
      p.*size_ = static_cast<std::uint8_t>(field.integer(0, static_cast<std::int64_t>(most)));
      std::fill_n(cards.begin(), p.*size_, static_cast<Element>(kUnknownId));
      return;
    }
    const std::vector<Field> items = field.items(most);
    p.*size_ = static_cast<std::uint8_t>(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
      cards[items.size() - 1 - i] = static_cast<Element>(kind_.read(context, items[i]));
    }
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    return {.type = type_of(kind_) + "[] | number"};
  }

 private:
  using Element = Cards::value_type;

  Cards Position::* cards_;
  std::uint8_t Position::* size_;
  Kind kind_;
  Limit most_;
};

template <class Position, class Cards>
Part deck(std::string_view name, Cards Position::* cards, std::uint8_t Position::* size,
          const Kind& kind, Limit most, Note note = {}) {
  return {name, forms::make<DeckForm<Position, Cards>>(cards, size, kind, most), note};
}

// A part of which an observation has nothing: null.
template <class Position>
class HiddenForm final : public Form {
 public:
  explicit HiddenForm(Part part) : part_(std::move(part)) {}
  Json write(const Context& context, const std::byte* at) const override {
    return is_observed<Position>(at) ? Json() : part_.form->write(context, at + part_.at);
  }
  void read(const Context& context, const Field& field, std::byte* at) const override {
    if (!is_observed<Position>(at)) return part_.form->read(context, field, at + part_.at);
    if (!field.is_null()) field.fault("observed_not_null", {{"found", field.shown()}});
  }
  Shape shape() const override {
    if constexpr (!kDescribes) return {};
    Shape shape = part_.form->shape();
    shape.type += " | null";
    return shape;
  }

 private:
  Part part_;
};

template <class Position, class Member, class Maker>
Part hidden(std::string_view name, Member Position::* member, const Maker& maker, Note note = {}) {
  return {name, forms::make<HiddenForm<Position>>(Part(name, member, maker)), note};
}

// The stream of chance: its key, and how many numbers were drawn from it.
FormPtr random_form();

template <class Position>
Part random_of() {
  Part part("random", random_form(), forms::offset_of(&Position::random), {});
  return {"random", forms::make<HiddenForm<Position>>(std::move(part)),
          "the stream of chance: its key and how many words were used"};
}

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
