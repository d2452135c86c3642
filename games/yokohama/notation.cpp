// Moves as text, and their parts by name; docs/protocol-yokohama.md lists them.
#include "games/yokohama/notation.h"

#include "games/yokohama/names.h"
#include "games/yokohama/rules.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

// ---- writing

std::string place_name(const Components& box, const Position& p, int cell) {
  return cell == kInHand ? "hand" : area_name(box, p, cell);
}

std::vector<std::string> payment_names(const Components& box, unsigned resources) {
  std::vector<std::string> names;
  for (int i = 0; i < kPoints; ++i) {
    if ((resources >> static_cast<unsigned>(i) & 1U) != 0) names.push_back(resource_name(box, i));
  }
  return names;
}

// What the player to choose has drawn first or second.
std::string drawn_order(const Components& box, const Position& p, int drawn) {
  if (step_of(p) != Step::kKeepOrder) return "unknown";
  const Player& player = p.player(p.stack.top().seat);
  return id_at(box.orders, drawn == 0 ? player.kept : player.put_away);
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
    case Form::kDrawn:
      json["drawn"] = move.a() + 1;
      json["order"] = drawn_order(box, p, move.a());
      break;
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
    case Form::kDrawn:
      return {std::to_string(move.a() + 1)};
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

Form form_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::kKeep:
      return Form::kDrawn;
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

MainBoard board_asked(const Position& p) {
  const bool customs = step_of(p) == Step::kSlot && p.stack.top().a == kCustomsBoard;
  return customs ? kCustomsBoard : kChurchBoard;
}

std::string achievement_name(const Components& box, const Position& p, std::size_t type) {
  return type < kAchievementTypes ? id_at(box.achievements, p.achievements[type]) : "unknown";
}

std::string Rules::move_text(const Components& box, const Position& p, Move move) {
  std::vector<std::string> words = words_after(box, p, move);
  words.insert(words.begin(), name_at(kVerbs, move.kind()));
  return joined(words, ' ');
}

Json Rules::move_json(const Components& box, const Position& p, Move move) {
  Json json = {{"text", move_text(box, p, move)}, {"kind", name_at(kVerbs, move.kind())}};
  Parts{box, p, move, json}.write();
  return json;
}

}  // namespace kaisho::yokohama
