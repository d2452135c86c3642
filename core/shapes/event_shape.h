// The events of a game: a table of what each tells, its events as JSON, and their names in the
// rules.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/shapes/kind.h"
#include "core/shapes/note.h"
#include "core/values/event.h"

namespace kaisho {

inline constexpr std::size_t kEventArgs = std::tuple_size_v<decltype(Event::args)>;

struct EventPart {
  std::string_view name;
  Kind kind = {};
  // What more than one arg tells; a discarded value is not told.
  Json (*by_hand)(const Context& context, const Event& event) = nullptr;
  // The arg, where it is not that of the part's own place.
  std::int8_t arg = -1;
  std::string_view type = {};  // of what is told by hand, as the types of the pages have it
  std::size_t takes = 1;       // of what is told by hand: so many args from its own place on
  bool may_lack = false;       // some events of the name do not tell it

  constexpr EventPart or_not_told() const {
    EventPart part = *this;
    part.may_lack = true;
    return part;
  }

  // One more than the last arg it tells, where the part stands at `place`.
  constexpr std::size_t args_at(std::size_t place) const {
    if (by_hand != nullptr) return takes == 0 ? 0 : place + takes;
    return (arg < 0 ? place : static_cast<std::size_t>(arg)) + 1;
  }
};

constexpr EventPart number_part(std::string_view name) { return {name}; }

struct EventShape {
  enum class Seated : std::uint8_t { kAlways, kSometimes, kNever };

  std::string_view name;
  std::array<EventPart, kEventArgs> parts = {};
  std::uint8_t count = 0;
  Seated seated = Seated::kAlways;  // whether it tells a seat
  [[no_unique_address]] Note note;

  constexpr EventShape(std::string_view called, std::initializer_list<EventPart> of = {},
                       Note meaning = {})
      : EventShape(Seated::kAlways, called, of, meaning) {}
  // Of no seat.
  static constexpr EventShape of_nobody(std::string_view called,
                                        std::initializer_list<EventPart> of = {},
                                        Note meaning = {}) {
    return {Seated::kNever, called, of, meaning};
  }
  // Of a seat or of none.
  static constexpr EventShape of_some(std::string_view called, std::initializer_list<EventPart> of,
                                      Note meaning) {
    return {Seated::kSometimes, called, of, meaning};
  }

  constexpr std::size_t args() const {
    std::size_t args = 0;
    for (std::size_t i = 0; i < count; ++i) args = std::max(args, parts[i].args_at(i));
    return args;
  }

 private:
  constexpr EventShape(Seated of_a_seat, std::string_view called,
                       std::initializer_list<EventPart> of, Note meaning)
      : name(called), seated(of_a_seat), note(meaning) {
    for (const EventPart& part : of) parts[count++] = part;
  }
};

template <std::size_t kCount>
constexpr bool names_differ(const std::array<EventShape, kCount>& events) {
  for (std::size_t i = 0; i < kCount; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (events[i].name == events[j].name) return false;
    }
  }
  return true;
}

// Not constant: a call of one of these ends the compilation, and its name says why.
void no_event_has_this_name();
void this_event_has_another_number_of_args();

// An event by its name in the game's table, with as many args as it has; found when compiled.
template <const auto& kEvents, std::size_t kArgs>
class EventNamed {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): rules tell an event by its bare name.
  consteval EventNamed(const char* name) {
    while (kind_ < kEvents.size() && kEvents[kind_].name != name) ++kind_;
    if (kind_ == kEvents.size()) {
      no_event_has_this_name();
    } else if (kEvents[kind_].args() != kArgs) {
      this_event_has_another_number_of_args();
    }
  }

  constexpr std::uint8_t kind() const { return kind_; }

 private:
  std::uint8_t kind_ = 0;
};

// The shapes stand in the order of the game's events.
Json event_json(std::span<const EventShape> shapes, const Context& context, const Event& event);

}  // namespace kaisho
