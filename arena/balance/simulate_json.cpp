// The figures of a simulation as JSON.
#include "arena/balance/simulate.h"
#include "core/values/every_seat.h"

namespace kaisho::arena {
namespace {

// The share of those who used it is there where somebody did.
Json use_json(const Use& use) {
  Json json = {{"statistic", use.statistic},
               {"value", use.value},
               {"name", use.name},
               {"games", use.games},
               {"seats", use.seats},
               {"times", use.times},
               {"in_games_95", ends_json(use.in_games)},
               {"by_seats_95", ends_json(use.by_seats)}};
  if (use.seats == 0) return json;
  json["share"] = use.share.mean;
  json["share_95"] = ends_json(use.share);
  return json;
}

Json shares_json(const BySeat<double>& shares, int seats) {
  Json json = Json::array();
  for (const Seat seat : every_seat(seats)) json.push_back(shares[seat]);
  return json;
}

}  // namespace

Json SimulateResult::json() const {
  Json list = Json::array();
  for (const PlayerScore& player : players) {
    list.push_back({{"name", player.name},
                    {"seats", player.seats},
                    {"share", player.share.mean},
                    {"share_95", ends_json(player.share)},
                    {"share_at_seat", shares_json(player.at, seats)},
                    {"score", player.score},
                    {"margin", player.margin}});
    if (player.without_luck) list.back()["without_luck"] = without_luck_json(*player.without_luck);
  }
  Json json = {{"game", game},
               {"players", seats},
               {"games", games},
               {"deals", deals},
               {"seed", seed},
               {"stopped", stopped},
               {"capped", capped},
               {"bots", list},
               {"share_at_seat", shares_json(share_at, seats)},
               {"turns", {{"mean", turns}, {"low", turns_low}, {"high", turns_high}}},
               {"decisions", decisions},
               {"seconds", seconds},
               {"decisions_per_second", decisions_per_second}};
  if (luck) json["luck"] = judge_json(*luck);
  for (const Use& use : uses) json["uses"].push_back(use_json(use));
  if (spreads.empty()) return json;  // without a report
  for (const Seat seat : every_seat(seats)) {
    json["share_at_seat_95"].push_back(ends_json(share_at_95[seat]));
  }
  return json;
}

}  // namespace kaisho::arena
