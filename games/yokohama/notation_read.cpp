// Moves from text.
#include <optional>

#include "games/yokohama/names.h"
#include "games/yokohama/notation.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr int kMostNumber = 200;

// The bits of `copper+silk`, in the order of resources; 0 when it is none.
unsigned payment_of(const Components& box, std::string_view word) {
  unsigned bits = 0;
  int last = -1;
  for (const std::string_view name : words_of(word, '+')) {
    const int resource = find_resource(box, name);
    if (resource <= last || resource >= kPoints) return 0;
    last = resource;
    bits |= 1U << static_cast<unsigned>(resource);
  }
  return bits;
}

class Reader {
 public:
  Reader(const Components& box, const Position& p, MoveKind kind, const Words& words)
      : box_(box), p_(p), kind_(kind), words_(words) {}

  // The words after the verb; nothing when they are not as they should be.
  std::optional<Move> read() const {
    switch (form_of(kind_)) {
      case Form::kAlone:
        return alone();
      case Form::kAgent:
        return agent();
      case Form::kAreaCount:
        return area_count();
      case Form::kSlot:
        return slot();
      case Form::kCard:
        return card();
      case Form::kOrders:
        return orders();
      case Form::kFromTo:
        return from_to();
      default:
        return single();
    }
  }

 private:
  std::string_view word(std::size_t i) const {
    return i < words_.size() ? words_[i] : std::string_view{};
  }
  // A move whose parts were found: none of them is negative.
  std::optional<Move> move(std::size_t words, int a = 0, int b = 0, int c = 0) const {
    if (words_.size() != words || a < 0 || b < 0 || c < 0) return std::nullopt;
    return move_of(kind_, a, b, c);
  }

  std::optional<Move> alone() const { return move(1); }
  std::optional<Move> agent() const {
    const int cell = find_area(box_, p_, word(1));
    if (words_.size() != 3) return move(2, cell);
    return move(3, cell, word(2) == "independent" ? 1 : -1);
  }
  std::optional<Move> area_count() const {
    const int count = number_of(word(2), kMostNumber);
    return move(3, find_area(box_, p_, word(1)), count > 0 ? count : -1);
  }
  std::optional<Move> slot() const {
    const int slot = index_of_id(slots_named(box_, board_asked(p_)), word(1));
    if (words_.size() != 3) return move(2, slot);
    return move(3, slot, word(2) == "area" ? kFromArea : -1);
  }
  // The slot of a card that lies in no laboratory is none.
  std::optional<Move> card() const {
    const int card = find_card(box_, word(1));
    for (const auto& row : p_.laboratories) {
      const int slot = index_of_card(row, card);
      if (slot >= 0) return move(2, card, slot);
    }
    return move(2, card, kNone);
  }
  static int index_of_card(const std::array<Id, kRowSlots>& row, int card) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i] == card) return static_cast<int>(i);
    }
    return -1;
  }
  std::optional<Move> orders() const {
    const int one = index_of_id(box_.orders, word(1));
    if (words_.size() == 2) return move(2, one, kNone);
    const int price = find_resource(box_, word(3));
    return move(4, one, index_of_id(box_.orders, word(2)),
                price == kYen || price == kImports ? price : -1);
  }
  std::optional<Move> from_to() const {
    const int from = word(1) == "hand" ? kInHand : find_area(box_, p_, word(1));
    return move(3, from, find_area(box_, p_, word(2)));
  }
  std::optional<Move> single() const {
    const std::string_view name = word(1);
    switch (form_of(kind_)) {
      case Form::kDrawn:
        return move(2, name == "1" ? 0 : name == "2" ? 1 : -1);
      case Form::kOrder:
        return move(2, index_of_id(box_.orders, name));
      case Form::kAchievement:
        return move(2, achievement(name));
      case Form::kArea:
        return move(2, find_area(box_, p_, name));
      case Form::kResource:
        return move(2, resource(name));
      case Form::kPayment:
        return move(2, payment(name));
      case Form::kPiece:
        return move(2, index_of(kPieceNames, name));
      case Form::kCount:
        return move(2, number_of(name, kMostNumber));
      case Form::kToken:
        return move(2, index_of(box_.complete_ids, name));
      default:
        return move(2, shop_slot(name));
    }
  }

  int achievement(std::string_view name) const {
    for (std::size_t type = 0; type < kAchievementTypes; ++type) {
      if (achievement_name(box_, p_, type) == name) return static_cast<int>(type);
    }
    return -1;
  }
  // `sell imports` is never legal, but names what is refused; no good of choice is an import.
  int resource(std::string_view name) const {
    const int resource = find_resource(box_, name);
    return resource < (kind_ == MoveKind::kGood ? kImports : kYen) ? resource : -1;
  }
  int payment(std::string_view name) const {
    const unsigned bits = payment_of(box_, name);
    return bits == 0 ? -1 : static_cast<int>(bits);
  }
  static int shop_slot(std::string_view name) { return number_of(name, kShopSlots) - 1; }

  const Components& box_;
  const Position& p_;
  MoveKind kind_;
  const Words& words_;
};

std::unexpected<Error> bad(std::string_view text) {
  return fail("bad_move", "'" + std::string(text.substr(0, 60)) +
                              "' is no move here; moves are like 'place bank', 'walk church', "
                              "'slot church-3 area', 'orders order-05' and 'done'.");
}

}  // namespace

Expected<Move> Rules::parse_move(const Components& box, const Position& p, std::string_view text) {
  const Words words = text.size() <= 200 ? words_of(text, ' ') : Words{""};
  const int verb = index_of(kVerbs, words[0]);
  if (verb <= 0) return bad(text);
  const auto move = Reader(box, p, static_cast<MoveKind>(verb), words).read();
  if (!move) return bad(text);
  return *move;
}

}  // namespace kaisho::yokohama
