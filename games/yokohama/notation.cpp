// Moves as text; docs/protocol-yokohama.md lists them.
#include <optional>

#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

using Words = std::vector<std::string_view>;

// In the order of MoveKind.
constexpr std::array<std::string_view, 32> kVerbs = {
    "",      "keep", "done",    "agent",    "achieve", "fulfil",     "mill",        "university",
    "place", "pair", "go",      "walk",     "tram",    "train",      "take-back",   "back",
    "sell",  "buy",  "slot",    "pay",      "hire",    "technology", "pay-imports", "orders",
    "good",  "move", "station", "complete", "token",   "shop",       "house",       "recall"};
static_assert(kVerbs[static_cast<std::size_t>(MoveKind::kRecall)] == "recall");

// What the words after the verb are; most kinds of move have one.
enum class Form : std::uint8_t {
  kAlone,
  kOrder,
  kAgent,
  kAchievement,
  kArea,
  kAreaCount,
  kResource,
  kSlot,
  kPayment,
  kPiece,
  kCard,
  kCount,
  kOrders,
  kFromTo,
  kToken,
  kShopSlot,
};

Form form_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::kKeep:
    case MoveKind::kFulfil:
      return Form::kOrder;
    case MoveKind::kAgent:
      return Form::kAgent;
    case MoveKind::kAchieve:
      return Form::kAchievement;
    case MoveKind::kPlace:
    case MoveKind::kPair:
    case MoveKind::kGo:
    case MoveKind::kWalk:
    case MoveKind::kTram:
    case MoveKind::kTrain:
    case MoveKind::kStation:
      return Form::kArea;
    case MoveKind::kBack:
      return Form::kAreaCount;
    case MoveKind::kSell:
    case MoveKind::kBuy:
    case MoveKind::kGood:
      return Form::kResource;
    case MoveKind::kSlot:
      return Form::kSlot;
    case MoveKind::kPayFaith:
      return Form::kPayment;
    case MoveKind::kHire:
      return Form::kPiece;
    case MoveKind::kTechnology:
      return Form::kCard;
    case MoveKind::kPayImports:
    case MoveKind::kRecall:
      return Form::kCount;
    case MoveKind::kOrders:
      return Form::kOrders;
    case MoveKind::kMoveAssistant:
      return Form::kFromTo;
    case MoveKind::kComplete:
      return Form::kToken;
    case MoveKind::kShop:
      return Form::kShopSlot;
    default:
      return Form::kAlone;
  }
}

// The board whose slots a move names: that of the step under way.
MainBoard board_asked(const Position& p) {
  const bool customs = step_of(p) == Step::kSlot && p.stack.top().a == kCustomsBoard;
  return customs ? kCustomsBoard : kChurchBoard;
}

// ---- writing

std::string place_name(const Components& box, const Position& p, int cell) {
  return cell == kInHand ? "hand" : area_name(box, p, cell);
}

std::string achievement_name(const Components& box, const Position& p, std::size_t type) {
  return type < kAchievementTypes ? id_at(box.achievements, p.achievements[type]) : "unknown";
}

std::vector<std::string> payment_names(const Components& box, unsigned resources) {
  std::vector<std::string> names;
  for (int i = 0; i < kPoints; ++i) {
    if ((resources >> static_cast<unsigned>(i) & 1U) != 0) names.push_back(resource_name(box, i));
  }
  return names;
}

std::string joined(const std::vector<std::string>& words, char by) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : std::string(1, by)) + word;
  return all;
}

// ---- reading

Words words_of(std::string_view text, char by) {
  Words words;
  while (true) {
    const auto end = text.find(by);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + 1);
  }
}

// A whole number from 0 to 200 as it is written, or -1.
int number_of(std::string_view word) {
  if (word.empty() || word.size() > 3 || (word.size() > 1 && word[0] == '0')) return -1;
  int number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return -1;
    number = 10 * number + (c - '0');
  }
  return number <= 200 ? number : -1;
}

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
    const int count = number_of(word(2));
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
        return move(2, number_of(name));
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
  // Imports are bought, never sold; a good of choice is none of them.
  int resource(std::string_view name) const {
    const int resource = find_resource(box_, name);
    return resource < kYen ? resource : -1;
  }
  int payment(std::string_view name) const {
    const unsigned bits = payment_of(box_, name);
    return bits == 0 ? -1 : static_cast<int>(bits);
  }
  static int shop_slot(std::string_view name) {
    const int slot = number_of(name);
    return slot <= kShopSlots ? slot - 1 : -1;
  }

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

// ---- parts

struct Parts {
  const Components& box;
  const Position& p;
  Move move;
  Json& json;

  void area(const char* name, const char* cell_name, int cell) const {
    json[name] = cell == kInHand ? Json() : Json(area_name(box, p, cell));
    json[cell_name] = cell == kInHand ? Json() : Json(cell);
  }
  void write() const;
  void write_board_parts() const;
};

void Parts::write_board_parts() const {
  switch (form_of(kind_of(move))) {
    case Form::kSlot:
      json["slot"] = id_at(slots_named(box, board_asked(p)), move.a());
      json["from"] = name_at(kFromNames, move.b());
      break;
    case Form::kPayment:
      json["resources"] = payment_names(box, move.a());
      break;
    case Form::kPiece:
      json["piece"] = name_at(kPieceNames, move.a());
      break;
    case Form::kCard:
      json["technology"] = card_name(box, move.a());
      break;
    case Form::kOrders:
      json["orders"] = Json::array({id_at(box.orders, move.a())});
      if (move.b() != kNone) json["orders"].push_back(id_at(box.orders, move.b()));
      json["price"] = move.b() == kNone ? Json() : Json(resource_name(box, move.c()));
      break;
    case Form::kToken:
      json["token"] = name_at(box.complete_ids, move.a());
      break;
    case Form::kShopSlot:
      json["slot"] = move.a() + 1;
      break;
    default:
      break;
  }
}

void Parts::write() const {
  switch (form_of(kind_of(move))) {
    case Form::kOrder:
      json["order"] = id_at(box.orders, move.a());
      break;
    case Form::kAgent:
      area("area", "cell", move.a());
      json["independent"] = move.b() != 0;
      break;
    case Form::kAchievement:
      json["achievement"] = achievement_name(box, p, move.a());
      break;
    case Form::kArea:
      area("area", "cell", move.a());
      break;
    case Form::kAreaCount:
      area("area", "cell", move.a());
      json["count"] = move.b();
      break;
    case Form::kResource:
      json["resource"] = resource_name(box, move.a());
      break;
    case Form::kCount:
      json["count"] = move.a();
      break;
    case Form::kFromTo:
      area("from", "from_cell", move.a());
      area("area", "cell", move.b());
      break;
    default:
      write_board_parts();
  }
}

// The words after the verb, each after a space.
std::vector<std::string> words_after(const Components& box, const Position& p, Move move) {
  switch (form_of(kind_of(move))) {
    case Form::kAlone:
      return {};
    case Form::kOrder:
      return {id_at(box.orders, move.a())};
    case Form::kAgent:
      if (move.b() != 0) return {area_name(box, p, move.a()), "independent"};
      return {area_name(box, p, move.a())};
    case Form::kAchievement:
      return {achievement_name(box, p, move.a())};
    case Form::kArea:
      return {area_name(box, p, move.a())};
    case Form::kAreaCount:
      return {area_name(box, p, move.a()), std::to_string(move.b())};
    case Form::kResource:
      return {resource_name(box, move.a())};
    case Form::kSlot:
      if (move.b() == kFromArea) return {id_at(slots_named(box, board_asked(p)), move.a()), "area"};
      return {id_at(slots_named(box, board_asked(p)), move.a())};
    case Form::kPayment:
      return {joined(payment_names(box, move.a()), '+')};
    case Form::kPiece:
      return {name_at(kPieceNames, move.a())};
    case Form::kCard:
      return {card_name(box, move.a())};
    case Form::kCount:
      return {std::to_string(move.a())};
    case Form::kOrders:
      if (move.b() == kNone) return {id_at(box.orders, move.a())};
      return {id_at(box.orders, move.a()), id_at(box.orders, move.b()),
              resource_name(box, move.c())};
    case Form::kFromTo:
      return {place_name(box, p, move.a()), area_name(box, p, move.b())};
    case Form::kToken:
      return {name_at(box.complete_ids, move.a())};
    case Form::kShopSlot:
      return {std::to_string(move.a() + 1)};
  }
  return {};
}

}  // namespace

std::string Rules::move_text(const Components& box, const Position& p, Move move) {
  std::vector<std::string> words = words_after(box, p, move);
  words.insert(words.begin(), name_at(kVerbs, move.kind()));
  return joined(words, ' ');
}

Expected<Move> Rules::parse_move(const Components& box, const Position& p, std::string_view text) {
  const Words words = text.size() <= 200 ? words_of(text, ' ') : Words{""};
  const int verb = index_of(kVerbs, words[0]);
  if (verb <= 0) return bad(text);
  const auto move = Reader(box, p, static_cast<MoveKind>(verb), words).read();
  if (!move) return bad(text);
  return *move;
}

Json Rules::move_json(const Components& box, const Position& p, Move move) {
  Json json = {{"text", move_text(box, p, move)}, {"kind", name_at(kVerbs, move.kind())}};
  Parts{box, p, move, json}.write();
  return json;
}

}  // namespace kaisho::yokohama
