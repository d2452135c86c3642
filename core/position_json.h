// Positions as JSON and back: what several games write and read in the same way.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.h"
#include "core/fields.h"
#include "core/names.h"
#include "core/numbers.h"
#include "core/random.h"
#include "core/seat.h"

namespace kaisho {

// ---- writing

// The names of the bits that are set.
Json set_json(std::uint64_t bits, const auto& name) {
  Json json = Json::array();
  each_bit(bits, [&](int i) { json.push_back(name(static_cast<std::size_t>(i))); });
  return json;
}
template <class Thing>
Json ids_json(const std::vector<Thing>& things, std::uint64_t bits) {
  return set_json(bits, [&](std::size_t i) { return id_at(things, i); });
}

// How many there are of each.
Json counts_json(const auto& names, const auto& counts) {
  Json json = Json::object();
  for (std::size_t i = 0; i < names.size(); ++i) json[names[i]] = counts[i];
  return json;
}

// A deck from its top; of an observed position only its size.
template <class Position>
Json deck_json(const Position& p, std::size_t size, const auto& deck, const auto& name) {
  if (p.observed != 0) return size;
  Json json = Json::array();
  for (std::size_t i = size; i > 0; --i) json.push_back(name(deck[i - 1]));
  return json;
}

Json random_json(const RandomState& random);

// What the final count gives, line by line; of each seat `points` and `of`, as many as lines.
Json score_lines_json(const auto& lines, const auto& scores, int seats) {
  Json json = Json::array();
  for (std::size_t line = 0; line < lines.size(); ++line) {
    Json of_seats = Json::array();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      of_seats.push_back({{"points", scores[seat].points[line]}, {"of", scores[seat].of[line]}});
    }
    json.push_back({{"line", lines[line]}, {"seats", of_seats}});
  }
  return json;
}

// ---- reading

// The number of a name; 0 after a fault.
std::uint8_t named(const Field& field, std::string_view what, const auto& find) {
  const std::string name = field.text(60);
  const int id = find(std::string_view(name));
  if (id >= 0) return static_cast<std::uint8_t>(id);
  if (field.json().is_string()) {
    field.fault("unknown_name", "There is no " + std::string(what) + " '" + name + "'.");
  }
  return 0;
}

// The bits of a list, none of them twice.
std::uint64_t read_set(const Field& field, std::size_t most, const auto& read) {
  std::uint64_t bits = 0;
  for (const Field& item : field.items(most)) {
    const std::uint64_t one = std::uint64_t{1} << static_cast<unsigned>(read(item));
    if ((bits & one) != 0) item.fault("bad_field", "This stands here twice.");
    bits |= one;
  }
  return bits;
}

// How many there are of each, none left out.
void read_counts(const Field& field, const auto& names, auto& counts) {
  field.only({names.begin(), names.end()});
  for (std::size_t i = 0; i < names.size(); ++i) counts[i] = byte_of(field[names[i]], 0, UINT8_MAX);
}

// A deck from its top, or its mere size: then the position is an observed one.
template <class Position>
void read_deck(const Field& field, Position& p, auto& deck, std::uint8_t& size,
               std::uint8_t unknown, const auto& read) {
  if (field.json().is_number()) {
    p.observed = 1;
    size = byte_of(field, 0, static_cast<int>(deck.size()));
    std::fill_n(deck.begin(), size, unknown);
    return;
  }
  const std::vector<Field> items = field.items(deck.size());
  size = static_cast<std::uint8_t>(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) deck[items.size() - 1 - i] = read(items[i]);
}

void read_random(const Field& field, RandomState& random);

// The random stream of a position with two decks, which were read before: a whole one has it.
void read_random(const Field& root, const std::array<std::string_view, 2>& decks, bool observed,
                 RandomState& random);

// A position for 2 to 4 players: `read` reads the rest when the number of seats is known, and
// `check` says whether it is sound.
template <class Position>
Expected<Position> read_position(const Json& json, const std::vector<std::string_view>& known,
                                 const auto& read, const auto& check) {
  Faults faults;
  const Field root(json, faults, "position");
  root.only(known);
  if (!json.is_object()) root.fault("bad_field", "A position is an object.");
  Position p;
  const std::size_t seats = root["seats"].items(kMaxSeats).size();
  if (seats < 2) root["seats"].fault("bad_field", "This game is for 2 to 4 players.");
  if (faults.any()) return std::unexpected(faults.first());
  p.seats = static_cast<Seat>(seats);
  read(root, p);
  if (faults.any()) return std::unexpected(faults.first());
  if (auto sound = check(p); !sound) return std::unexpected(sound.error());
  return p;
}

}  // namespace kaisho
