#include "core/shapes/move_shape.h"

namespace kaisho {
namespace {

constexpr std::size_t kMaxMoveText = 200;

std::span<const MovePart> parts_of(const MoveShape& shape) {
  return std::span(shape.parts).first(shape.count);
}

const MoveShape& shape_of(MoveShapes shapes, Move move) {
  return shapes[move.kind() % shapes.size()];
}

std::string words_for(const MovePart& part, const Context& context, Move move) {
  if (part.by_hand != nullptr) return part.by_hand->words(context, move);
  const int value = part.at.get(arguments_of(move));
  const bool unsaid = part.said == MovePart::Said::kNever ||
                      (part.said == MovePart::Said::kUnlessZero && value == 0);
  return unsaid ? std::string() : part.kind.word(context, value);
}

// Takes the part's words from those that are left; false: they are none of it.
bool read_words(const MovePart& part, const Context& context, Words& words, Arguments& arguments) {
  if (part.by_hand != nullptr) return part.by_hand->read(context, words, arguments);
  if (part.said == MovePart::Said::kNever) return true;
  const bool may_lack = part.said == MovePart::Said::kUnlessZero;
  if (words.empty()) return may_lack;
  const int value = part.kind.find_word(context, words.front());
  if (value < (may_lack ? 1 : 0)) return false;
  part.at.set(arguments, value);
  words.erase(words.begin());
  return true;
}

}  // namespace

std::string move_text(MoveShapes shapes, const Context& context, Move move) {
  const MoveShape& shape = shape_of(shapes, move);
  std::string text(shape.verb);
  for (const MovePart& part : parts_of(shape)) {
    const std::string words = words_for(part, context, move);
    if (!words.empty()) text += ' ' + words;
  }
  return text;
}

Json move_json(MoveShapes shapes, const Context& context, Move move) {
  const MoveShape& shape = shape_of(shapes, move);
  Json json = Json::object();
  json["text"] = move_text(shapes, context, move);
  json["kind"] = shape.verb;
  for (const MovePart& part : parts_of(shape)) {
    if (part.by_hand != nullptr) part.by_hand->write(context, move, json);
    if (part.name.empty()) continue;
    json[std::string(part.name)] = part.kind.json(context, part.at.get(arguments_of(move)));
  }
  return json;
}

Expected<Move> parse_move(MoveShapes shapes, const Context& context, std::string_view text,
                          const char* reason) {
  const auto bad = [&] { return fail("bad_move", reason, {{"found", shortened(text)}}); };
  if (text.size() > kMaxMoveText) return bad();
  Words words = words_of(text, ' ');
  std::size_t kind = 1;
  while (kind < shapes.size() && shapes[kind].verb != words.front()) ++kind;
  if (kind == shapes.size()) return bad();
  words.erase(words.begin());
  Arguments arguments{};
  for (const MovePart& part : parts_of(shapes[kind])) {
    if (!read_words(part, context, words, arguments)) return bad();
  }
  if (!words.empty()) return bad();
  return Move::make(static_cast<std::uint8_t>(kind), arguments[0], arguments[1], arguments[2]);
}

}  // namespace kaisho
