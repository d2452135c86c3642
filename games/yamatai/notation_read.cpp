// Moves from text.
#include <optional>

#include "games/yamatai/lookup.h"
#include "games/yamatai/notation.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// A number from 1, counted from 0; else -1.
int place_of(std::string_view word, int last) {
  const int number = number_of(word, last);
  return number > 0 ? number - 1 : -1;
}

// The parts of a move from its words, one part after the other.
class Reader {
 public:
  Reader(const Components& box, const Position& p, MoveKind kind, const Words& words)
      : box_(box), p_(p), kind_(kind), words_(words) {}

  // Nothing when the words after the verb are not as they should be.
  std::optional<Move> read() {
    const MoveShape& shape = kMoves[static_cast<std::size_t>(kind_)];
    for (std::size_t i = 0; i < shape.parts.size(); ++i) {
      if (shape.parts[i].form == Form::kEnd) break;
      read_words(shape.parts[i].form, i);
    }
    if (wrong_ || next_ != words_.size()) return std::nullopt;
    return move_of(kind_, args_[0], args_[1], args_[2]);
  }

 private:
  std::string_view next_word() {
    if (next_ < words_.size()) return words_[next_++];
    wrong_ = true;
    return {};
  }
  void set(std::size_t index, int value) {
    if (value < 0) wrong_ = true;
    args_[index] = value;
  }

  void read_words(Form form, std::size_t index) {
    switch (form) {
      case Form::kTwoBoats:
        return read_two_boats();
      case Form::kKeptBoats:
        return read_kept();
      case Form::kKindSet:
        return read_kinds(index);
      case Form::kSorted:
        return read_sorted();
      default:
        return set(index, value_of(form, next_word()));
    }
  }

  int value_of(Form form, std::string_view word) const {
    switch (form) {
      case Form::kFleet:
        return place_of(word, static_cast<int>(box_.fleets.size()));
      case Form::kSpace:
        return place_of(word, box_.map.spaces);
      case Form::kIsland:
        return place_of(word, box_.map.islands);
      case Form::kColour:
        return index_of(box_.colour_ids, word);
      case Form::kTile:
        return index_of_id(box_.buildings, word);
      case Form::kSpecialist:
        return index_of_id(box_.specialists, word);
      default:
        return index_of(box_.kind_ids, word);
    }
  }

  void read_two_boats() {
    set(0, index_of(box_.colour_ids, next_word()));
    set(1, index_of(box_.colour_ids, next_word()));
    if (args_[0] > args_[1]) wrong_ = true;
  }

  void read_kept() {
    Boats kept{};
    int last = 0;
    const Words names = words_of(next_word(), '+');
    for (const std::string_view name : names) {
      const int colour = index_of(box_.colour_ids, name);
      if (colour < last || names.size() > kMaxPort) {
        wrong_ = true;
        return;
      }
      ++kept[static_cast<std::size_t>(colour)];
      last = colour;
    }
    const Move move = keep_move(kept);
    args_ = {move.a(), move.b(), move.c()};
  }

  void read_kinds(std::size_t index) {
    int last = -1;
    int kinds = 0;
    for (const std::string_view name : words_of(next_word(), '+')) {
      const int kind = index_of(box_.kind_ids, name);
      if (kind <= last) wrong_ = true;
      if (wrong_) return;
      kinds |= 1 << kind;
      last = kind;
    }
    set(index, kinds);
  }

  // Each of the tiles looked at once; a stroke before those for the bottom.
  void read_sorted() {
    const int count = tiles_to_sort(p_);
    int seen = 0;
    int top = count;
    int packed = 0;
    for (int place = 0; place < count; ++place) {
      std::string_view word = next_word();
      if (word == "/" && top == count) {
        top = place;
        word = next_word();
      }
      const int tile = place_of(word, count);
      if (tile < 0 || (seen >> tile & 1) != 0) wrong_ = true;
      if (wrong_) return;
      seen |= 1 << tile;
      packed |= tile << (2 * place);
    }
    if (count == 0) wrong_ = true;
    set(0, top);
    set(1, packed);
  }

  const Components& box_;
  const Position& p_;
  MoveKind kind_;
  const Words& words_;
  std::size_t next_ = 1;
  std::array<int, 3> args_{};
  bool wrong_ = false;
};

int find_verb(std::string_view verb) {
  const auto found = std::ranges::find(kMoves, verb, &MoveShape::verb);
  return found == kMoves.end() ? 0 : static_cast<int>(found - kMoves.begin());
}

std::unexpected<Error> bad(std::string_view text) {
  return fail("bad_move", "'" + std::string(text.substr(0, 60)) +
                              "' is no move here; moves are like 'fleet 5', 'place green 12', "
                              "'build forge 12', 'recruit riu tea' and 'done'.");
}

}  // namespace

Expected<Move> Rules::parse_move(const Components& box, const Position& p, std::string_view text) {
  const Words words = text.size() <= 200 ? words_of(text, ' ') : Words{""};
  const int verb = find_verb(words[0]);
  if (verb == 0) return bad(text);
  const auto move = Reader(box, p, static_cast<MoveKind>(verb), words).read();
  if (!move) return bad(text);
  return *move;
}

}  // namespace kaisho::yamatai
