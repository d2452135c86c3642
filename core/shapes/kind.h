// What a number of a game stands for, and how it is said: as a number, or by a name. The parts of
// positions, moves, steps, events and editions are described by kinds, once for all of them.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/fields.h"
#include "core/values/how_many.h"
#include "core/values/names.h"
#include "core/values/seat.h"

namespace kaisho {

// What names and ranges may depend on. Each game derives its own, with its components and its
// position.
struct Context {
  int seats = kMaxSeats;
  bool observed = false;  // the position is an observation, with unknown things in it

  // As that of the game that it is of.
  template <class GameContext>
  const GameContext& as() const {
    return static_cast<const GameContext&>(*this);
  }
};

// Of one game.
template <class Components, class Position>
struct ContextOf : Context {
  ContextOf(const Components& of, const Position& position)
      : Context{position.seats, position.observed != 0}, components(of), p(position) {}
  // For what depends on the components alone.
  explicit ContextOf(const Components& of) : ContextOf(of, kNoPosition) {}

  int min_seats() const {
    if constexpr (requires { components.min_seats; }) return components.min_seats;
    return 2;
  }
  int max_seats() const {
    if constexpr (requires { components.max_seats; }) return components.max_seats;
    return kMaxSeats;
  }

  const Components& components;
  const Position& p;

 private:
  static constexpr Position kNoPosition{};
};

// A limit: a number, or one that follows from the context.
class Limit {
 public:
  // NOLINTBEGIN(google-explicit-constructor): a description shall read like a table.
  constexpr Limit(int number) : number_(number) {}
  template <class Function>
    requires std::convertible_to<Function, int (*)(const Context&)>
  constexpr Limit(Function from) : in_(from) {}
  // NOLINTEND(google-explicit-constructor)

  int in(const Context& context) const { return in_ != nullptr ? in_(context) : number_; }
  bool is_fixed() const { return in_ == nullptr; }

 private:
  int number_ = 0;
  int (*in_)(const Context&) = nullptr;
};

// A value that is none of the others, and how it is said: in JSON as null or by its word, in moves
// by its word.
struct ExtraValue {
  int value = 0;
  std::string_view word;
  bool is_null = false;
};

// What values a part may have, and how each is written in JSON and in moves.
struct Kind {
  enum class Form : std::uint8_t {
    kNumber,
    kName,
    kYesNo,
    kSet,  // bits: in JSON a list of names, in moves the names joined by '+' in rising order
  };

  Form form = Form::kNumber;
  std::string_view id = "number";                // how documentation and types call it
  Limit low = 0;                                 // of numbers, as they are kept
  Limit high = 0;                                // of numbers the last, of names how many there are
  int first = 0;                                 // how the number 0 is said: slots count from 1
  std::span<const std::string_view> words = {};  // where the names are the same in every edition
  std::string (*name)(const Context&, int value) = nullptr;      // where they are not
  int (*find)(const Context&, std::string_view name) = nullptr;  // -1: there is none
  const char* unknown = "unknown_name";                          // the code of that fault
  bool listed = false;                               // few enough for a fault to list them
  Json (*say)(const Context&, int value) = nullptr;  // of what is only told, never read
  std::array<ExtraValue, 2> extras = {};
  std::uint8_t extra_count = 0;

  // ---- variants

  constexpr Kind with(ExtraValue extra) const {
    Kind kind = *this;
    kind.extras[kind.extra_count++] = extra;
    return kind;
  }
  // `value` is null in JSON; in moves `word`.
  constexpr Kind or_null(int value, std::string_view word = {}) const {
    return with({value, word, true});
  }
  constexpr Kind or_word(int value, std::string_view word) const {
    return with({value, word, false});
  }
  constexpr Kind from_one() const {
    Kind kind = *this;
    kind.first = 1;
    return kind;
  }

  // Few enough for a fault to list them.
  constexpr Kind all_listed() const {
    Kind kind = *this;
    kind.listed = true;
    return kind;
  }
  constexpr Kind with_fault(const char* code) const {
    Kind kind = *this;
    kind.unknown = code;
    return kind;
  }
  // Several of them, as bits.
  constexpr Kind set() const {
    Kind kind = *this;
    kind.form = Form::kSet;
    return kind;
  }

  // ---- use

  // As it is in JSON.
  Json json(const Context& context, int value) const;
  // From JSON; a harmless value after a fault.
  int read(const Context& context, const Field& field) const;
  // As a word of a move, and back; -1 where there is no such.
  std::string word(const Context& context, int value) const;
  int find_word(const Context& context, std::string_view word) const;

  std::string name_of(const Context& context, int value) const;
  int find_name(const Context& context, std::string_view name) const;
  std::vector<std::string> names(const Context& context) const;
};

// A whole number in [low, high].
constexpr Kind number_kind(Limit low, Limit high) { return {.low = low, .high = high}; }
inline constexpr Kind kYesNoKind = {.form = Kind::Form::kYesNo, .id = "boolean", .high = 1};
inline constexpr Kind kSeatKind = {
    .id = "seat", .high = [](const Context& context) { return context.seats - 1; }};
inline constexpr Kind kSeatOrNullKind = kSeatKind.or_null(kNobody);

// One of the same words in every edition.
constexpr Kind word_kind(std::string_view id, std::span<const std::string_view> words) {
  return {
      .form = Kind::Form::kName, .id = id, .high = how_many(words), .words = words, .listed = true};
}

// In the order of Over.
inline constexpr std::array<std::string_view, 3> kOverNames = {"no", "rules", "turn_cap"};
inline constexpr Kind kOverKind = word_kind("over", kOverNames);
// What ended a game that is over.
inline constexpr Kind kEndedByKind = {
    .form = Kind::Form::kName,
    .words = std::span(kOverNames).subspan(1),
    .say = [](const Context& /*context*/, int over) { return Json(kOverNames[over]); }};

// One of a list of the edition: of names, or of things that have an id. `GameContext` is the game's
// context, with its components as `components`.
template <class GameContext, auto kList>
constexpr Kind id_kind(std::string_view id) {
  return {.form = Kind::Form::kName,
          .id = id,
          .high =
              [](const Context& context) {
                return how_many(context.as<GameContext>().components.*kList);
              },
          .name =
              [](const Context& context, int value) {
                return named_at(context.as<GameContext>().components.*kList, value);
              },
          .find =
              [](const Context& context, std::string_view name) {
                return named_index(context.as<GameContext>().components.*kList, name);
              }};
}
// A limit that stands in the edition.
template <class GameContext, auto kNumber>
constexpr int component_number(const Context& context) {
  return static_cast<int>(context.as<GameContext>().components.*kNumber);
}

// In TypeScript, and for the documentation: "0 to 5", empty for what is no number. The names of an
// edition have a type of their own, called by the kind's id.
std::string type_of(const Kind& kind);
std::string range_of(const Kind& kind);

}  // namespace kaisho
