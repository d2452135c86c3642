// The parts of which answers are made; docs/protocol.md describes them.
#pragma once

#include <optional>
#include <vector>

#include "engine/ending.h"
#include "engine/history.h"

namespace kaisho::engine {

Json legal_json(const Game& game, const Position& position);
Json events_json(const Game& game, const std::vector<Event>& events);
Json result_json(const Result& result, int seats);  // whether or not the game is over
// Appends them.
void tell_destinations(const Game& game, const Position& position, Json& list);
Json refusals_json(const Game& game, const Position& position);
Json game_info_json(const Game& game);

// Who asks: `view` is the seat whose knowledge the answer keeps to, none for the whole position.
struct StateQuery {
  const Game& game;
  const Position& position;
  int seats = 0;
  int moves = 0;
  std::optional<Seat> view;
  Ending ending;  // of the record whose last position this is
};
// The state answer without its events; `hash` only for the whole position.
Json state_json(const StateQuery& of);

// What is kept by seat, for the seats at the table.
template <class T>
Json by_seat(const BySeat<T>& values, int seats) {
  Json json = Json::array();
  for (int i = 0; i < seats; ++i) json.push_back(values[i]);
  return json;
}

}  // namespace kaisho::engine
