// Moves as text and as JSON, by a table of what each kind of move is made of.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "core/shapes/kind.h"
#include "core/shapes/note.h"
#include "core/values/arguments.h"
#include "core/values/move.h"

namespace kaisho {

// A part of a move that a table cannot say.
struct MovePartByHand {
  // What the move's JSON has of it.
  void (*write)(const Context& context, Move move, Json& json);
  // Its words, separated by spaces; none: it is not said.
  std::string (*words)(const Context& context, Move move);
  // From the words that are left, of which it takes its own; false: they are none of it.
  bool (*read)(const Context& context, Words& words, Arguments& arguments);
  // What it writes, as the types of the pages have it: "orders: string[]; price: string | null".
  std::string_view types = {};
};

struct MovePart {
  enum class Said : std::uint8_t {
    kAlways,
    kUnlessZero,  // as a last word that may be left out
    kNever,       // only in JSON
  };

  std::string_view name;  // in JSON; empty: only in the text
  Kind kind = {};
  ArgumentAt at = 0;
  Said said = Said::kAlways;
  const MovePartByHand* by_hand = nullptr;
};

struct MoveShape {
  std::string_view verb;
  std::array<MovePart, 4> parts = {};
  std::uint8_t count = 0;
  [[no_unique_address]] Note note;

  constexpr MoveShape(std::string_view word, std::initializer_list<MovePart> of = {},
                      Note meaning = {})
      : verb(word), note(meaning) {
    for (const MovePart& part : of) parts[count++] = part;
  }
};

// The shapes stand in the order of the game's kinds of move; the first is none.
using MoveShapes = std::span<const MoveShape>;

std::string move_text(MoveShapes shapes, const Context& context, Move move);
Json move_json(MoveShapes shapes, const Context& context, Move move);
// `reason` is the key of the sentence that tells what moves look like.
Expected<Move> parse_move(MoveShapes shapes, const Context& context, std::string_view text,
                          const char* reason);

}  // namespace kaisho
