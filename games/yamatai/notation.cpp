// Moves as text, and their parts by name; docs/protocol-yamatai.md lists them.
#include "games/yamatai/notation.h"

#include "games/yamatai/lookup.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

using Words = std::vector<std::string>;

Words kept_names(const Components& box, Move move) {
  Words names;
  const Boats kept = kept_by(move);
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    names.insert(names.end(), kept[colour], name_at(box.colour_ids, colour));
  }
  return names;
}

Words kind_names(const Components& box, unsigned kinds) {
  Words names;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if ((kinds >> kind & 1U) != 0) names.push_back(name_at(box.kind_ids, kind));
  }
  return names;
}

// The tiles at these places of the sorted ones, by the numbers they had from 1.
std::vector<int> sorted_tiles(Move move, int begin, int end) {
  std::vector<int> tiles;
  for (int place = begin; place < end; ++place) tiles.push_back(sorted_at(move, place) + 1);
  return tiles;
}

Words sorted_words(const Position& p, Move move) {
  const int count = tiles_to_sort(p);
  Words words;
  for (const int tile : sorted_tiles(move, 0, std::min<int>(move.a(), count))) {
    words.push_back(std::to_string(tile));
  }
  if (move.a() < count) words.emplace_back("/");
  for (const int tile : sorted_tiles(move, move.a(), count)) words.push_back(std::to_string(tile));
  return words;
}

// The part of that place in the move, as a value: a number, a name or a list of names.
Json value_of(const Components& box, Move move, Form form, std::size_t index) {
  const int value = index == 0 ? move.a() : move.b();
  const auto i = static_cast<std::size_t>(value);
  switch (form) {
    case Form::kColour:
      return name_at(box.colour_ids, i);
    case Form::kTile:
      return id_at(box.buildings, i);
    case Form::kSpecialist:
      return id_at(box.specialists, i);
    case Form::kKind:
      return name_at(box.kind_ids, i);
    case Form::kTwoBoats:
      return Words{name_at(box.colour_ids, move.a()), name_at(box.colour_ids, move.b())};
    case Form::kKeptBoats:
      return kept_names(box, move);
    case Form::kKindSet:
      return kind_names(box, static_cast<unsigned>(value));
    default:
      return value + 1;
  }
}

Words words_of(const Components& box, const Position& p, Move move, Form form, std::size_t index) {
  if (form == Form::kSorted) return sorted_words(p, move);
  const Json value = value_of(box, move, form, index);
  if (value.is_number_integer()) return {std::to_string(value.get<int>())};
  if (value.is_string()) return {value.get<std::string>()};
  const auto names = value.get<Words>();
  return form == Form::kTwoBoats ? names : Words{joined(names, '+')};
}

const MoveShape& shape_of(Move move) { return kMoves[move.kind() % kMoves.size()]; }

}  // namespace

int tiles_to_sort(const Position& p) {
  return step_of(p) == Step::kSort ? std::min<int>(p.stack.top().a, kMaxSorted) : 0;
}

std::string Rules::move_text(const Components& box, const Position& p, Move move) {
  const MoveShape& shape = shape_of(move);
  Words words = {std::string(shape.verb)};
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    if (shape.parts[i].form == Form::kEnd) break;
    const Words more = words_of(box, p, move, shape.parts[i].form, i);
    words.insert(words.end(), more.begin(), more.end());
  }
  return joined(words, ' ');
}

Json Rules::move_json(const Components& box, const Position& p, Move move) {
  const MoveShape& shape = shape_of(move);
  Json json = {{"text", move_text(box, p, move)}, {"kind", shape.verb}};
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    const MovePart& part = shape.parts[i];
    if (part.form == Form::kEnd) break;
    if (part.form == Form::kSorted) {
      json["top"] = sorted_tiles(move, 0, std::min<int>(move.a(), tiles_to_sort(p)));
      json["bottom"] = sorted_tiles(move, move.a(), tiles_to_sort(p));
    } else {
      json[std::string(part.name)] = value_of(box, move, part.form, i);
    }
  }
  return json;
}

}  // namespace kaisho::yamatai
