#include "tests/games/nippon/table.h"

#include "games/registry.h"
#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {

const Game& nippon() {
  static const GamePtr kGame = *open_game("nippon");
  return *kGame;
}

const Json& edition() { return nippon().edition().json; }

Table::Table(int seats) : seat_count_(seats), steps_({"turn", "last", "turn_end"}) {
  for (int i = 0; i < seats; ++i) seats_.push_back(Json::object());
}

// ---- players

Table& Table::put(int seat, const char* what, std::string_view words) {
  this->seat(seat)[what] = words_of(words);
  return *this;
}

Table& Table::stock(int seat, std::string_view counts) { return put(seat, "stock", counts); }
Table& Table::tracks(int seat, std::string_view steps) { return put(seat, "tracks", steps); }
Table& Table::workers(int seat, std::string_view colours) { return put(seat, "workers", colours); }
Table& Table::trains(int seat, std::string_view regions) { return put(seat, "trains", regions); }
Table& Table::ships(int seat, std::string_view regions) { return put(seat, "ships", regions); }
Table& Table::influence(int seat, std::string_view tiles) { return put(seat, "influence", tiles); }

Table& Table::factories(int seat, std::string_view factories) {
  return put(seat, "factories", factories);
}

Table& Table::stocked(int seat, int machines) {
  this->seat(seat)["stocked"] = machines;
  return *this;
}

Table& Table::contracts(int seat, std::string_view contracts) {
  return put(seat, "contracts", contracts);
}

Table& Table::achievements(int seat, std::string_view multipliers) {
  return put(seat, "achievements", multipliers);
}

Table& Table::plain_trains(int seat, std::string_view regions) {
  return put(seat, "plain_trains", regions);
}

Table& Table::plain_ships(int seat, std::string_view regions) {
  return put(seat, "plain_ships", regions);
}

// ---- the board

Table& Table::asks(std::string_view city, std::string_view goods) {
  asked_[std::string(city)] = words_of(goods);
  return *this;
}

Table& Table::city(std::string_view city, std::string_view tile, int turns) {
  city_tiles_[std::string(city)] = {std::string(tile), turns};
  return *this;
}

Table& Table::space(int number, std::string_view workers) {
  spaces_[number] = words_of(workers);
  return *this;
}

Table& Table::row(int number, std::string_view workers) {
  rows_[number] = words_of(workers);
  return *this;
}

Table& Table::rows_used(int count) {
  rows_used_ = count;
  return *this;
}

Table& Table::rewards(std::string_view left) {
  for (const std::string& word : words_of(left)) rewards_.insert(counted(word));
  return *this;
}

Table& Table::no_rewards(int extra_multipliers) {
  for (const Json& reward : edition()["rewards"]) rewards_[reward["id"]] = 0;
  extras_ = extra_multipliers;
  return *this;
}

// ---- the course of the game

Table& Table::first(int seat) {
  first_ = seat;
  return *this;
}

Table& Table::active(int seat) {
  active_ = seat;
  return *this;
}

Table& Table::turn(int ended) {
  turn_ = ended;
  return *this;
}

Table& Table::marker(int place) {
  marker_ = place;
  return *this;
}

Table& Table::closing(int left) {
  closing_ = left;
  return *this;
}

// ---- the steps of the turn

namespace {

int most_of(std::string_view action) {
  return thing(edition()["actions"], std::string(action))["max"];
}

}  // namespace

// What comes before the end of the turn, in which a worker of this action was taken.
Table& Table::acting(std::string_view action, const Json& steps) {
  action_ = action;
  steps_ = steps;
  steps_.push_back("last");
  steps_.push_back("turn_end");
  return *this;
}

Table& Table::part(const char* step, std::string_view action, int most, bool free) {
  return acting(action, {{{"step", step}, {"most", most}, {"free", free}}});
}

Table& Table::stepping(std::string_view action) {
  return acting(action, {{{"step", "track"}, {"action", action}}});
}

Table& Table::producing() { return acting("produce", Json::array({"produce"})); }

Table& Table::exporting(int filled) {
  return acting("export", {{{"step", "export"}, {"filled", filled}}});
}

Table& Table::investing() { return acting("invest", Json::array({"invest"})); }
Table& Table::improving() { return part("machinery", "machinery", most_of("machinery"), false); }
Table& Table::putting_trains() { return part("trains", "trains", most_of("trains"), false); }
Table& Table::putting_ships() { return part("ships", "ships", most_of("ships"), false); }
Table& Table::improving_free(int most) { return part("machinery", "invest", most, true); }
Table& Table::putting_trains_free(int most) { return part("trains", "invest", most, true); }
Table& Table::putting_ships_free(int most) { return part("ships", "invest", most, true); }

namespace {

Json market_step(int placed, std::string_view region) {
  return {
      {"step", "market"}, {"placed", placed}, {"region", region.empty() ? Json() : Json(region)}};
}

}  // namespace

Table& Table::selling(int placed, std::string_view region) {
  return acting("local-market", Json::array({market_step(placed, region)}));
}

Table& Table::selling_at(const Json& step, std::string_view place, int placed) {
  const auto [city, side] = place_of(std::string(place));
  Json first = step;
  first["city"] = city;
  first["side"] = side;
  return acting("local-market", {first, market_step(placed, placed > 0 ? region_of(city) : "")});
}

Table& Table::choosing_tile(std::string_view place, int placed) {
  return selling_at({{"step", "tile"}}, place, placed);
}

Table& Table::sending_home(std::string_view place, int value, int cubes, int placed) {
  return selling_at({{"step", "home"}, {"value", value}, {"cubes", cubes}}, place, placed);
}

Table& Table::taking_reward() { return acting({}, {"reward", "wages"}); }

Table& Table::tiling(int multiplier) {
  return acting({}, {{{"step", "achievement"}, {"multiplier", multiplier}}, "wages"});
}

Table& Table::last(std::string_view action) { return acting(action, Json::array()); }

Table& Table::steps(const Json& steps) {
  steps_ = steps;
  return *this;
}

Table& Table::over(std::string_view by) {
  if (by == "rules") closing_ = 0;
  return steps(Json::array()).field("over", by).field("active", nullptr);
}

Table& Table::field(const std::string& name, const Json& value) {
  fields_[name] = value;
  return *this;
}

}  // namespace kaisho::nippon_tests
