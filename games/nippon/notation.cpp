// Moves as text, and their parts by name; docs/protocol-nippon.md lists them.
#include "games/nippon/notation.h"

#include "core/position_json.h"
#include "games/nippon/lookup.h"
#include "games/nippon/nippon.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

using Names = std::vector<std::string>;

const MoveShape& shape_of(Move move) { return kMoves[move.kind() % kMoves.size()]; }

std::string good_name(const Components& box, std::size_t good) {
  return good < kGoods ? box.goods[good].id : "unknown";
}

Names filling_names(const Components& box, Move move) {
  Names names;
  for (const int good : filled_by(move)) {
    if (good != kNoGood) names.push_back(good_name(box, static_cast<std::size_t>(good)));
  }
  return names;
}

Names improvement_names(const Components& box, Move move) {
  Names names;
  for (const std::size_t part : {move.a(), move.b(), move.c()}) {
    if (part == kNoPart) continue;
    names.push_back(part == kStock ? std::string(kStockName) : good_name(box, part));
  }
  return names;
}

// The part of that place in the move, as a value: a number, a name or a list of names.
Json value_of(const Components& box, Move move, Form form, std::size_t index) {
  const std::size_t value = index == 0 ? move.a() : move.b();
  switch (form) {
    case Form::kColour:
      return name_at(box.colours, value);
    case Form::kAction:
      return name_at(box.action_ids, value);
    case Form::kTrack:
      return name_at(kTrackNames, value);
    case Form::kContract:
      return id_at(box.contracts, value);
    case Form::kFactory:
      return id_at(box.factories, value);
    case Form::kReward:
      return id_at(box.rewards, value);
    case Form::kAchievement:
      return id_at(box.achievements, value);
    case Form::kGoodSet:
      return set_json(value, [&](std::size_t good) { return good_name(box, good); });
    case Form::kRegionSet:
      return ids_json(box.regions, value);
    case Form::kFilledBy:
      return filling_names(box, move);
    case Form::kImprovements:
      return improvement_names(box, move);
    default:
      return value;
  }
}

std::string city_name(const Components& box, Move move) {
  return id_at(box.cities, static_cast<std::size_t>(city_of(move.a())));
}
std::string side_name(const Components& box, Move move) {
  return name_at(box.sides, static_cast<std::size_t>(side_of(move.a())));
}

std::string words_for(const Components& box, Move move, Form form, std::size_t index) {
  if (form == Form::kPlace) return city_name(box, move) + " " + side_name(box, move);
  const Json value = value_of(box, move, form, index);
  if (value.is_number_integer()) return std::to_string(value.get<int>());
  return value.is_string() ? value.get<std::string>() : joined(value.get<Names>(), '+');
}

}  // namespace

std::string Rules::move_text(const Components& box, const Position& /*p*/, Move move) {
  const MoveShape& shape = shape_of(move);
  Names words = {std::string(shape.verb)};
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    if (shape.parts[i].form == Form::kEnd) break;
    words.push_back(words_for(box, move, shape.parts[i].form, i));
  }
  return joined(words, ' ');
}

Json Rules::move_json(const Components& box, const Position& p, Move move) {
  const MoveShape& shape = shape_of(move);
  Json json = {{"text", move_text(box, p, move)}, {"kind", shape.verb}};
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    const MovePart& part = shape.parts[i];
    if (part.form == Form::kEnd) break;
    if (part.form == Form::kPlace) {
      json["city"] = city_name(box, move);
      json["side"] = side_name(box, move);
    } else {
      json[std::string(part.name)] = value_of(box, move, part.form, i);
    }
  }
  return json;
}

}  // namespace kaisho::nippon
