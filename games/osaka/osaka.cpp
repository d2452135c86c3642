#include "games/osaka/osaka.h"

#include "games/osaka/names.h"
#include "games/osaka/rules.h"

namespace kaisho::osaka {

static_assert(PlainPosition<Position> && sizeof(Position) < 512);

namespace {

// The types of cards: each kind in each colour.
std::vector<Json> card_rows(const Json& edition) {
  std::vector<Json> rows;
  for (const Json& colour : edition["colours"]) {
    for (const Json& card : edition["cards"]) {
      if (card["copies_per_colour"] == 0) continue;
      const std::string value = card["value"].dump();
      rows.push_back({{"id", colour["id"].get<std::string>() + value},
                      {"name", {{"en", english_name(colour) + ' ' + value}}}});
    }
  }
  return rows;
}

std::vector<Json> row_rows(const Json& /*edition*/) { return word_rows(kRowNames); }
std::vector<Json> ends(const Json& /*edition*/) {
  return word_rows(std::span(kEndNames).subspan(1, 2));
}

constexpr std::array<Statistic, 8> kStatistics = {{
    {"first player", "first_player", "event"},
    {"sale", "lot_sold", "colour", "colours"},
    {"bought card", "loaded", "card", {}, card_rows},
    {"taken card", "taken", "card", {}, card_rows},
    {"token", "token_taken", "colour", "colours"},
    {"insurance", "protected", "card", {}, card_rows},
    {"reservation", "reserved", "row", {}, row_rows},
    {"end", "game_over", "by", {}, ends},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{.id = "osaka",
                              .clause_prefix = "OSA",
                              .rules_version = 1,
                              .min_seats = 2,
                              .max_seats = 4,
                              .variants = {},
                              .features = feature_names(),
                              .statistics = kStatistics};
  return kInfo;
}

Expected<Position> Rules::start(const Components& box, const Options& options, const Key& seed,
                                EventSink* sink) {
  if (options.seats < box.min_seats || options.seats > box.max_seats) {  // OSA-S1
    return fail("bad_option",
                "Traders of Osaka is for " + std::to_string(box.min_seats) + " to " +
                    std::to_string(box.max_seats) + " players.",
                "players");
  }
  Position p = bare(options, seed);
  set_up({box, p, sink});
  return p;
}

void Rules::legal_moves(const Components& box, const Position& p, MoveList& moves) {
  switch (step_of(p)) {
    case Step::kChooseToken:
      return list_tokens(moves);
    case Step::kTurn: {  // OSA-T1
      const Seat seat = p.active;
      if (may_buy(box, p, seat)) moves.add(move_of(MoveKind::kBuy));
      list_takes(p, seat, moves);
      return list_reservations(p, seat, moves);
    }
    case Step::kPay:
      return list_payments(box, p, moves);
    case Step::kInsure:
      return list_insurance(box, p, moves);
    case Step::kProtect:
      return list_protections(p, moves);
    default:
      return;
  }
}

void Rules::apply(const Components& box, Position& p, Move move, EventSink* sink) {
  const Play play{box, p, sink};
  switch (kind_of(move)) {
    case MoveKind::kToken:
      do_choose_token(play, move.a());
      break;
    case MoveKind::kBuy:
      do_buy(play);
      break;
    case MoveKind::kTake:
      do_take(play, move.a(), static_cast<Source>(move.b()));
      break;
    case MoveKind::kReserve:
      do_reserve(play, move.a(), static_cast<RowName>(move.b()));
      break;
    case MoveKind::kPay:
      do_pay(play, move.a());
      break;
    case MoveKind::kInsure:
      do_insure(play, move.a());
      break;
    case MoveKind::kProtect:
      do_protect(play, move.a());
      break;
  }
  advance(play);
}

std::expected<GamePtr, std::vector<Error>> open(const Json& edition) {
  return open_with<Rules>(edition, read_components);
}

}  // namespace kaisho::osaka
