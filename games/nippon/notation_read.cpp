// Moves from text.
#include <algorithm>
#include <optional>

#include "games/nippon/lookup.h"
#include "games/nippon/nippon.h"
#include "games/nippon/notation.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int find_good(const Components& box, std::string_view name) {
  const auto found = std::ranges::find(box.goods, name, &Good::id);
  return found == box.goods.end() ? -1 : static_cast<int>(found - box.goods.begin());
}

// The parts of a move from its words, one part after the other.
class Reader {
 public:
  Reader(const Components& box, MoveKind kind, const Words& words)
      : box_(box), kind_(kind), words_(words) {}

  // Nothing when the words after the verb are not as they should be.
  std::optional<Move> read() {
    const MoveShape& shape = kMoves[static_cast<std::size_t>(kind_)];
    for (std::size_t i = 0; i < shape.parts.size() && !wrong_; ++i) {
      if (shape.parts[i].form == Form::kEnd) break;
      read_part(shape.parts[i], i);
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
  void set(Move move) { args_ = {move.a(), move.b(), move.c()}; }

  void read_part(const MovePart& part, std::size_t index) {
    const std::string_view word = next_word();
    switch (part.form) {
      case Form::kNumber:
        return read_number(index, word, part.most);
      case Form::kGoodSet:
        return read_set(word, [&](std::string_view name) { return find_good(box_, name); });
      case Form::kRegionSet:
        return read_set(word,
                        [&](std::string_view name) { return index_of_id(box_.regions, name); });
      case Form::kFilledBy:
        return read_filling(word);
      case Form::kImprovements:
        return read_improvements(word);
      case Form::kPlace:
        return read_place(word);
      default:
        return set(index, find(part.form, word));
    }
  }

  int find(Form form, std::string_view word) const {
    switch (form) {
      case Form::kColour:
        return index_of(box_.colours, word);
      case Form::kAction:
        return index_of(box_.action_ids, word);
      case Form::kTrack:
        return index_of(kTrackNames, word);
      case Form::kContract:
        return index_of_id(box_.contracts, word);
      case Form::kFactory:
        return index_of_id(box_.factories, word);
      case Form::kReward:
        return index_of_id(box_.rewards, word);
      default:
        return index_of_id(box_.achievements, word);
    }
  }

  void read_number(std::size_t index, std::string_view word, int most) {
    const int number = number_of(word, most);
    set(index, number > 0 ? number : -1);
  }

  void read_set(std::string_view word, const auto& find) {
    int last = -1;
    int set_of = 0;
    for (const std::string_view name : words_of(word, '+')) {
      const int found = find(name);
      if (found <= last) wrong_ = true;
      if (wrong_) return;
      set_of |= 1 << found;
      last = found;
    }
    set(0, set_of);
  }

  // One of each good, and for numbers that are equal in the order of the goods.
  void read_filling(std::string_view word) {
    const auto contract = static_cast<std::size_t>(args_[0]);
    const std::vector<std::uint8_t>& numbers = box_.contracts[contract].goods;
    const Words names = words_of(word, '+');
    FilledBy goods{};
    goods.fill(kNoGood);
    if (names.size() != numbers.size()) wrong_ = true;
    for (std::size_t i = 0; i < names.size() && !wrong_; ++i) {
      const int good = find_good(box_, names[i]);
      const bool as_before = i > 0 && numbers[i] == numbers[i - 1];
      if (good < 0 || (as_before && good < goods[i - 1])) wrong_ = true;
      if (std::ranges::find(goods, good) != goods.end()) wrong_ = true;
      goods[i] = good;
    }
    if (!wrong_) set(fill_move(args_[0], goods));
  }

  void read_improvements(std::string_view word) {
    const Words names = words_of(word, '+');
    args_.fill(kNoPart);
    if (names.size() > kMaxParts) wrong_ = true;
    for (std::size_t i = 0; i < names.size() && !wrong_; ++i) {
      const int part = names[i] == kStockName ? kStock : find_good(box_, names[i]);
      if (i > 0 && part < args_[i - 1]) wrong_ = true;
      set(i, part);
    }
  }

  void read_place(std::string_view word) {
    const int city = index_of_id(box_.cities, word);
    const int side = index_of(box_.sides, next_word());
    set(0, city < 0 || side < 0 ? -1 : place_at(city, side));
  }

  const Components& box_;
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
                              "' is no move here; moves are like 'take white produce', "
                              "'fill contract-4 silk+paper', 'side tokyo north' and 'done'.");
}

}  // namespace

Expected<Move> Rules::parse_move(const Components& box, const Position& /*p*/,
                                 std::string_view text) {
  const Words words = text.size() <= 200 ? words_of(text, ' ') : Words{""};
  const int verb = find_verb(words[0]);
  if (verb == 0) return bad(text);
  const auto move = Reader(box, static_cast<MoveKind>(verb), words).read();
  if (!move) return bad(text);
  return *move;
}

}  // namespace kaisho::nippon
