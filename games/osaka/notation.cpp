// Moves as text:
//   token red | buy | take red5 [own] | reserve red5 market|farm | pay red5 | insure red2|none
//   | protect red5
// Moves that are never legal but name what is refused: take red5 other|farm, and reserve … marked.
#include <algorithm>

#include "core/names.h"
#include "games/osaka/names.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

constexpr std::array<std::string_view, 8> kVerbs = {"",        "token", "buy",    "take",
                                                    "reserve", "pay",   "insure", "protect"};

std::unexpected<Error> bad(std::string_view text) {
  return fail("bad_move", "'" + std::string(text.substr(0, 60)) +
                              "' is no move; moves are like 'buy', 'take red5', 'reserve red5 farm'"
                              ", 'pay red5', 'insure red2', 'insure none', 'protect red5' and "
                              "'token red'.");
}

// `take CARD [SOURCE]`, `reserve CARD ROW [marked]`; nothing when it is neither.
std::optional<Move> parse_row_move(MoveKind kind, Card card, const Words& words) {
  if (kind == MoveKind::kTake) {
    if (words.size() == 2) return move_of(kind, card);
    const int source = words.size() == 3 ? index_of(kSourceNames, words[2]) : -1;
    if (source <= 0) return std::nullopt;
    return move_of(kind, card, static_cast<std::uint8_t>(source));
  }
  const int row = words.size() >= 3 ? index_of(kRowNames, words[2]) : -1;
  const bool marked = words.size() == 4 && words[3] == "marked";
  if (row < 0 || words.size() > (marked ? 4U : 3U)) return std::nullopt;
  return move_of(kind, card, static_cast<std::uint8_t>(row), marked ? 1 : 0);
}

}  // namespace

std::string card_name(const Components& box, Card card) {
  return card < kCardTypes ? box.card_ids[card] : "unknown";
}

Card find_card(const Components& box, std::string_view name) {
  const auto found = name.empty() ? box.card_ids.end() : std::ranges::find(box.card_ids, name);
  return found == box.card_ids.end() ? kNoCard : static_cast<Card>(found - box.card_ids.begin());
}

int find_colour(const Components& box, std::string_view name) {
  return index_of(box.colour_ids, name);
}

std::string Rules::move_text(const Components& box, const Position& /*p*/, Move move) {
  std::string text(kVerbs[move.kind() % kVerbs.size()]);
  switch (kind_of(move)) {
    case MoveKind::kToken:
      return text + " " + box.colour_ids[move.a() % kColours];
    case MoveKind::kBuy:
      return text;
    case MoveKind::kTake:
      text += " " + card_name(box, move.a());
      return move.b() == 0 ? text : text + " " + std::string(kSourceNames[move.b() % 4U]);
    case MoveKind::kReserve:
      text += " " + card_name(box, move.a()) + " " + std::string(kRowNames[move.b() % 2U]);
      return move.c() == 0 ? text : text + " marked";
    case MoveKind::kInsure:
      return text + " " + (move.a() == kNoCard ? "none" : card_name(box, move.a()));
    case MoveKind::kPay:
    case MoveKind::kProtect:
      return text + " " + card_name(box, move.a());
  }
  return text;
}

Expected<Move> Rules::parse_move(const Components& box, const Position& /*p*/,
                                 std::string_view text) {
  const Words words = words_of(text, ' ');
  const int verb = words[0].empty() ? -1 : index_of(kVerbs, words[0]);
  if (verb <= 0) return bad(text);
  const auto kind = static_cast<MoveKind>(verb);
  if (kind == MoveKind::kBuy) {
    if (words.size() != 1) return bad(text);
    return move_of(kind);
  }
  if (words.size() < 2) return bad(text);
  if (kind == MoveKind::kToken) {
    const int colour = find_colour(box, words[1]);
    if (colour < 0 || words.size() != 2) return bad(text);
    return move_of(kind, static_cast<std::uint8_t>(colour));
  }
  const Card card = find_card(box, words[1]);
  if (kind == MoveKind::kTake || kind == MoveKind::kReserve) {
    const auto move = card == kNoCard ? std::nullopt : parse_row_move(kind, card, words);
    if (!move) return bad(text);
    return *move;
  }
  const bool stop = kind == MoveKind::kInsure && words[1] == "none";
  if (words.size() != 2 || (card == kNoCard && !stop)) return bad(text);
  return move_of(kind, card);
}

Json Rules::move_json(const Components& box, const Position& p, Move move) {
  Json json = {{"text", move_text(box, p, move)}, {"kind", kVerbs[move.kind() % kVerbs.size()]}};
  switch (kind_of(move)) {
    case MoveKind::kToken:
      json["colour"] = box.colour_ids[move.a() % kColours];
      break;
    case MoveKind::kBuy:
      break;
    case MoveKind::kTake:
      json["card"] = card_name(box, move.a());
      json["source"] = kSourceNames[move.b() % 4U];
      break;
    case MoveKind::kReserve:
      json["card"] = card_name(box, move.a());
      json["row"] = kRowNames[move.b() % 2U];
      break;
    case MoveKind::kPay:
    case MoveKind::kInsure:
    case MoveKind::kProtect:
      json["card"] = move.a() == kNoCard ? Json() : Json(card_name(box, move.a()));
      break;
  }
  return json;
}

}  // namespace kaisho::osaka
