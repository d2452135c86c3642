#include "engine/answers.h"

#include "core/values/hash.h"

namespace kaisho::engine {
namespace {

Json seat_or_null(Seat seat) { return seat == kNobody ? Json() : Json(seat); }

Json refusal_json(const Game& game, const Position& position, const Refusal& refusal) {
  Json json = game.move_json(position, refusal.move);
  json["move"] = std::move(json["text"]);
  json.erase("text");
  json["clause"] = refusal.clause;
  json["reason"] = refusal.reason;
  json["values"] = refusal.values;
  return json;
}

Json destination_json(const Game& game, const Position& position, const Destination& place) {
  Json json = game.move_json(position, place.move);
  if (place.after) json["after"] = game.move_text(position, *place.after);
  json["price"] = place.price;
  json["total"] = place.total;
  json["stop"] = place.stop;
  return json;
}

}  // namespace

Json legal_json(const Game& game, const Position& position) {
  MoveList moves;
  game.legal_moves(position, moves);
  Json json = Json::array();
  for (const Move move : moves) json.push_back(game.move_json(position, move));
  return json;
}

Json events_json(const Game& game, const std::vector<Event>& events) {
  Json json = Json::array();
  for (const Event& event : events) json.push_back(game.event_json(event));
  return json;
}

Json result_json(const Result& result, int seats) {
  return {{"score", by_seat(result.score, seats)},
          {"tiebreak", by_seat(result.tiebreak, seats)},
          {"rank", by_seat(result.rank, seats)},
          {"share", by_seat(result.share, seats)},
          {"capped", result.capped}};
}

Json refusals_json(const Game& game, const Position& position) {
  std::vector<Refusal> refusals;
  game.refusals(position, refusals);
  Json json = Json::array();
  for (const Refusal& refusal : refusals) json.push_back(refusal_json(game, position, refusal));
  return json;
}

void tell_destinations(const Game& game, const Position& position, Json& list) {
  std::vector<Destination> places;
  game.destinations(position, places);
  for (const Destination& place : places) {
    list.push_back(place.refusal ? refusal_json(game, position, *place.refusal)
                                 : destination_json(game, position, place));
  }
}

Json game_info_json(const Game& game) {
  const GameInfo& info = game.info();
  Json variants = Json::array();
  for (const std::string_view name : info.variants) variants.push_back(name);
  Json features = Json::array();
  for (const std::string_view name : info.features) features.push_back(name);
  return {{"id", info.id},
          {"min_players", info.min_seats},
          {"max_players", info.max_seats},
          {"edition", game.edition().name},
          {"edition_hash", game.edition().hash},
          {"variants", std::move(variants)},
          {"features", std::move(features)},
          {"rules_version", info.rules_version}};
}

Json state_json(const StateQuery& of) {
  const Game& game = of.game;
  const Result result = with_ending(game.result(of.position), of.ending, of.seats);
  // What a seat may do can reveal what it holds, so another sees only what it can know.
  const Position seen = of.view ? game.observe(of.position, *of.view) : of.position;
  Json json = {{"ok", true},
               {"game", game.info().id},
               {"players", of.seats},
               {"n", of.moves},
               {"to_move", seat_or_null(game.to_move(of.position))},
               {"turn", game.turn(of.position)},
               {"legal", legal_json(game, seen)},
               {"result", result.over ? result_json(result, of.seats) : Json()},
               {"events", Json::array()}};
  json["state"] = game.position_json(seen);
  if (!of.view) {
    json["hash"] = hash_text(position_hash(of.position));
  }
  return json;
}

}  // namespace kaisho::engine
