#include "server/tables/table_json.h"

#include "core/reading/hex.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "engine/answers.h"
#include "games/standard.h"
#include "server/secrets/fair_seed.h"
#include "server/tables/ending_rules.h"
#include "server/tables/pace_json.h"

namespace kaisho::server {
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

const char* name_of(Arrival::What what) {
  switch (what) {
    case Arrival::What::kCame: return "came";
    case Arrival::What::kSat: return "sat";
    case Arrival::What::kLeft: return "left";
    case Arrival::What::kBot: return "bot";
  }
  return "";
}

const char* name_of(EndingStep::What what) {
  switch (what) {
    case EndingStep::What::kResigned: return "resigned";
    case EndingStep::What::kOffered: return "offered";
    case EndingStep::What::kDeclined: return "declined";
    case EndingStep::What::kAgreed: return "agreed";
    case EndingStep::What::kTimeUp: return "time_up";
  }
  return "";
}

Json moment_json(const Moment& moment) {
  return {{"rev", moment.rev}, {"n", moment.n}, {"at", moment.at}};
}

engine::RecordEntry record_entry(const Entry& entry) {
  return {entry.seat, entry.move, entry.undo, entry.at};
}

engine::RecordPlayer record_player(const SeatFacts& seat) {
  const std::string level = "level" + std::to_string(seat.level);
  return {seat.name.empty() && seat.is_bot() ? level : seat.name, seat.is_bot() ? "bot" : "person"};
}

// The record has the nonces once every seat is taken.
engine::RecordFairness record_fairness(const TableFacts& facts) {
  engine::RecordFairness fair;
  fair.commitment = hex(commitment_of(facts.secret));
  if (facts.status == Status::kOver) fair.secret = hex(facts.secret);
  if (!all_seated(facts)) return fair;
  for (const SeatFacts& seat : facts.seats) fair.nonces.push_back(hex(*seat.nonce));
  return fair;
}

// Whether the seat's person neither moves nor takes back: they have given up, or their time is up
// and they have not come back.
bool is_out(const TableFacts& facts, Seat seat) {
  const StandIn* const bot = stand_in_of(facts, seat);
  return has_resigned(facts, seat) || (bot != nullptr && bot->by == kNobody);
}

}  // namespace

Json entry_json(const Game& game, const EntryUpdate& update) {
  Json json = {
      {"rev", update.rev}, {"n", update.n}, {"seat", seat_or_null(update.seat)}, {"at", update.at}};
  if (update.undo > 0) {
    json["undo"] = update.undo;
    return json;
  }
  if (!update.move.empty()) json["move"] = update.move;
  json["events"] = engine::events_json(game, update.events);
  return json;
}

Json info_json(const TableFacts& facts, const std::string& browser,
               const std::function<bool(Seat)>& here) {
  Json seats = Json::array();
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    seats.push_back(
        seat_json(facts.seat(seat), seat, may_play(facts, seat, browser), here && here(seat)));
    if (facts.seat(seat).is_bot()) continue;
    if (is_for_all(facts, seat)) seats.back()["open"] = true;
    if (const int level = bot_level(facts, seat); level > 0) seats.back()["stand_in"] = level;
    if (has_resigned(facts, seat)) seats.back()["resigned"] = true;
  }
  const std::optional<Error>& why = facts.damage ? facts.damage : facts.why;
  const bool is_over = facts.status == Status::kOver && !why;
  return {{"table", facts.id},
          {"name", text_or_null(facts.name)},
          {"game", facts.game},
          {"status", status_name(why ? Status::kFrozen : facts.status)},
          {"why", why ? error_json(*why) : Json()},
          {"players", facts.options.seats},
          {"host", facts.creator == browser},
          {"options",
           {{"turn_cap", facts.options.turn_cap},
            {"variants", facts.options.variants},
            {"open_hands", facts.open_hands},
            {"public", facts.is_public},
            {"lobby", facts.in_lobby},
            {"chat", facts.has_talk}}},
          {"pace", pace_json(facts.pace)},
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
          {"result", facts.result},
          {"ended_by", is_over ? engine::ending_json(ending_of(facts))["by"] : Json()}};
}

Json arrivals_json(const std::vector<Arrival>& arrivals) {
  Json list = Json::array();
  for (const Arrival& arrival : arrivals) {
    list.push_back({{"number", arrival.number},
                    {"seat", arrival.seat},
                    {"what", name_of(arrival.what)},
                    {"alone", arrival.alone},
                    {"by", seat_or_null(arrival.by)},
                    {"was", text_or_null(arrival.was)},
                    {"name", text_or_null(arrival.name)},
                    {"rev", arrival.rev},
                    {"at", arrival.at}});
  }
  return list;
}

Json stand_ins_json(const std::vector<StandIn>& stand_ins) {
  Json list = Json::array();
  for (const StandIn& one : stand_ins) {
    list.push_back({{"number", one.number},
                    {"seat", one.seat},
                    {"level", one.level},
                    {"by", seat_or_null(one.by)},
                    {"begun", moment_json(one.begun)},
                    {"ended", one.ended ? moment_json(*one.ended) : Json()}});
  }
  return list;
}

Json days_off_json(const std::vector<DayOff>& days) {
  Json list = Json::array();
  for (const DayOff& day : days) {
    list.push_back({{"number", day.number}, {"seat", day.seat}});
    list.back().update(moment_json(day.at));
  }
  return list;
}

Json ending_json(const TableFacts& facts, const Absences& absences, std::int64_t now) {
  Json steps = Json::array();
  for (const EndingStep& step : facts.ending_steps) {
    steps.push_back({{"number", step.number}, {"seat", step.seat}, {"what", name_of(step.what)}});
    steps.back().update(moment_json(step.at));
  }
  const bool runs = facts.status == Status::kPlaying;
  return {{"steps", std::move(steps)},
          {"agree", runs ? agreeing(facts) : std::vector<Seat>()},
          {"asked", runs ? asked_to_agree(facts, absences, now) : std::vector<Seat>()}};
}

Json update_json(const Table& table, Seat seat) {
  const TableFacts& facts = table.facts();
  const Game& game = table.game();
  const Position& position = *table.position();
  const bool plays = seat != kNobody && !is_out(facts, seat);
  const bool to_move = facts.status == Status::kPlaying && plays && facts.to_move == seat;
  const Position view = game.observe(position, seat);
  return {{"type", "update"},
          {"rev", facts.rev},
          {"n", facts.n},
          {"turn", game.turn(position)},
          {"to_move", seat_or_null(facts.to_move)},
          {"state", game.position_json(view)},
          {"legal", to_move ? engine::legal_json(game, view) : Json()},
          {"can_undo", plays ? table.can_undo(seat) : 0},
          {"result", facts.result}};
}

std::string update_text(const Table& table, Seat seat, int from, std::string_view entries,
                        const Json& clocks) {
  Json json = update_json(table, seat);
  json["from"] = from;
  json["clocks"] = clocks;
  std::string text = "{\"entries\":[";
  text += entries;
  text += "],";
  text += std::string_view(json_text(json)).substr(1);
  return text;
}

engine::Record record_of(const TableFacts& facts, const Json& edition,
                         const std::vector<Entry>& entries) {
  engine::Record record;
  record.game = facts.game;
  record.rules_version = facts.rules_version;
  record.edition_name = facts.edition.name;
  record.edition_hash = facts.edition.hash;
  // Another program, such as one under development, may have had a standard edition that this one
  // does not know.
  const bool known =
      standard_edition_by(facts.game, facts.edition.hash, facts.edition.name).has_value();
  if (!facts.edition.standard || !known) record.edition = edition;
  record.options = facts.options;
  for (const SeatFacts& seat : facts.seats) record.players.push_back(record_player(seat));
  if (facts.status == Status::kOver) record.seed = facts.seed;
  record.fair = record_fairness(facts);
  for (const Entry& entry : entries) record.entries.push_back(record_entry(entry));
  record.ending = ending_of(facts);
  if (!facts.result.is_null()) record.result = facts.result;
  if (!facts.hash.empty()) record.hash = facts.hash;
  return record;
}

}  // namespace kaisho::server
