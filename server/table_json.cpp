#include "server/table_json.h"

#include "core/hex.h"
#include "engine/answers.h"
#include "server/fair.h"

namespace kaisho {
namespace {

Json text_or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }
Json seat_or_null(Seat seat) { return seat == kNobody ? Json() : Json(seat); }

Json seat_json(const SeatFacts& facts, int seat, bool yours, bool here) {
  Json json = {{"seat", seat},
               {"kind", facts.is_bot() ? "bot" : "person"},
               {"name", text_or_null(facts.name)},
               {"taken", facts.nonce.has_value()},
               {"yours", yours},
               {"here", here || facts.is_bot()}};
  if (facts.is_bot()) json["level"] = facts.level;
  return json;
}

Json happening_json(const Game& game, const Happening& happening) {
  Json json = {{"rev", happening.rev},
               {"n", happening.n},
               {"seat", seat_or_null(happening.seat)},
               {"at", happening.at}};
  if (happening.undo > 0) {
    json["undo"] = happening.undo;
    return json;
  }
  if (!happening.move.empty()) json["move"] = happening.move;
  json["events"] = events_json(game, happening.events);
  return json;
}

RecordEntry record_entry(const Entry& entry) {
  return {entry.seat, entry.move, entry.undo, entry.at};
}

RecordPlayer record_player(const SeatFacts& seat) {
  const std::string level = "level" + std::to_string(seat.level);
  return {seat.name.empty() && seat.is_bot() ? level : seat.name, seat.is_bot() ? "bot" : "person"};
}

// The nonces stand in it once they are all there.
RecordFairness record_fairness(const TableFacts& facts) {
  RecordFairness fair;
  fair.commitment = hex(commitment_of(facts.secret));
  if (facts.status == Status::kOver) fair.secret = hex(facts.secret);
  if (!all_seated(facts)) return fair;
  for (const SeatFacts& seat : facts.seats) fair.nonces.push_back(hex(*seat.nonce));
  return fair;
}

}  // namespace

Json info_json(const TableFacts& facts, const std::string& browser,
               const std::function<bool(Seat)>& here) {
  Json seats = Json::array();
  for (std::size_t i = 0; i < facts.seats.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    seats.push_back(
        seat_json(facts.seats[i], seat, may_play(facts, seat, browser), here && here(seat)));
  }
  return {{"table", facts.id},
          {"name", text_or_null(facts.name)},
          {"game", facts.game},
          {"status", status_name(facts.status)},
          {"why", text_or_null(facts.why)},
          {"players", facts.options.seats},
          {"options",
           {{"turn_cap", facts.options.turn_cap},
            {"variants", facts.options.variants},
            {"open_hands", facts.open_hands},
            {"public", facts.is_public}}},
          {"edition",
           {{"name", facts.edition.name},
            {"hash", facts.edition.hash},
            {"standard", facts.edition.standard}}},
          {"rules_version", facts.rules_version},
          {"seats", std::move(seats)},
          {"commitment", hex(commitment_of(facts.secret))},
          {"rev", facts.rev},
          {"n", facts.n},
          {"to_move", seat_or_null(facts.to_move)},
          {"created", facts.created},
          {"changed", facts.changed},
          {"result", facts.result}};
}

Json update_json(const Table& table, Seat seat, int from,
                 const std::vector<Happening>& happenings) {
  const TableFacts& facts = table.facts();
  const Game& game = table.game();
  const Position& position = *table.position();
  const bool to_move = facts.status == Status::kPlaying && seat != kNobody && facts.to_move == seat;
  Json entries = Json::array();
  for (const Happening& happening : happenings) entries.push_back(happening_json(game, happening));
  const Position view = game.observe(position, seat);
  return {{"type", "update"},
          {"from", from},
          {"rev", facts.rev},
          {"n", facts.n},
          {"entries", std::move(entries)},
          {"turn", game.turn(position)},
          {"to_move", seat_or_null(facts.to_move)},
          {"state", game.position_json(view)},
          {"legal", to_move ? legal_json(game, view) : Json()},
          {"can_undo", table.can_undo(seat)},
          {"result", facts.result}};
}

Record record_of(const TableFacts& facts, const Json& edition, const std::vector<Entry>& entries) {
  Record record;
  record.game = facts.game;
  record.rules_version = facts.rules_version;
  record.edition_name = facts.edition.name;
  record.edition_hash = facts.edition.hash;
  if (!facts.edition.standard) record.edition = edition;
  record.options = facts.options;
  for (const SeatFacts& seat : facts.seats) record.players.push_back(record_player(seat));
  if (facts.status == Status::kOver) record.seed = facts.seed;
  record.fair = record_fairness(facts);
  for (const Entry& entry : entries) record.entries.push_back(record_entry(entry));
  if (!facts.result.is_null()) record.result = facts.result;
  if (!facts.hash.empty()) record.hash = facts.hash;
  return record;
}

}  // namespace kaisho
