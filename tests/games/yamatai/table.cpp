#include "tests/games/yamatai/table.h"

#include "games/registry.h"
#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

std::vector<int> numbers_of(std::string_view text) {
  std::vector<int> numbers;
  for (const std::string& word : words_of(text)) numbers.push_back(std::stoi(word));
  return numbers;
}

}  // namespace

const Json& edition() { return yamatai().edition().json; }

std::pair<std::string, int> counted(const std::string& word) {
  const auto at = word.find('=');
  if (at == std::string::npos) return {word, 0};
  return {word.substr(0, at), std::stoi(word.substr(at + 1))};
}

std::pair<int, std::string> numbered(const std::string& word) {
  const auto at = word.find('=');
  return {std::stoi(word.substr(0, at)), word.substr(at + 1)};
}

Lines ids_of(const Json& list) {
  Lines ids;
  for (const Json& item : list) {
    const std::string id = item["id"];
    ids.push_back(id);
    for (int copy = 2; copy <= item.value("copies", 1); ++copy) {
      ids.push_back(id + "#" + std::to_string(copy));
    }
  }
  return ids;
}

const Game& yamatai() {
  static const GamePtr kGame = *open_game("yamatai");
  return *kGame;
}

// ---- the board

Table::Table(int seats) {
  for (int i = 0; i < seats; ++i) seats_.push_back(Json::object());
  round(2).mountains("28 29 30 31 32 33 34").main();
}

Table& Table::boats(std::string_view boats) {
  for (const std::string& word : words_of(boats)) boats_.insert(numbered(word));
  return *this;
}

Table& Table::placed(std::string_view spaces) {
  const std::vector<int> numbers = numbers_of(spaces);
  if (!numbers.empty() && !fields_.contains("last")) last(numbers.back());
  return field("placed", numbers).field("begun", true);
}

Table& Table::last(int space) {
  return field("last", space == 0 ? Json() : Json(space)).field("begun", true);
}

Table& Table::tokens(std::string_view tokens) {
  for (const std::string& word : words_of(tokens)) tokens_.insert(numbered(word));
  return *this;
}

Table& Table::mountains(std::string_view islands) {
  islands_["mountains"] = numbers_of(islands);
  return *this;
}

Table& Table::pieces(int seat, std::string_view islands) {
  islands_[std::to_string(seat)] = numbers_of(islands);
  return *this;
}

Table& Table::torii(std::string_view islands) {
  islands_["torii"] = numbers_of(islands);
  return *this;
}

Table& Table::palaces(std::string_view islands) {
  islands_["palace"] = numbers_of(islands);
  return *this;
}

Table& Table::sanctuaries(std::string_view islands) {
  islands_["sanctuaries"] = numbers_of(islands);
  return *this;
}

// ---- players

Table& Table::hand(int seat, std::string_view boats) {
  this->seat(seat)["boats"] = words_of(boats);
  return *this;
}

Table& Table::coins(int seat, int count) {
  this->seat(seat)["coins"] = count;
  return *this;
}

Table& Table::prestige(int seat, int count) {
  this->seat(seat)["prestige"] = count;
  return *this;
}

Table& Table::aside(int seat, int count) {
  this->seat(seat)["aside"] = count;
  return *this;
}

Table& Table::culture(int seat, std::string_view tokens) {
  this->seat(seat)["culture"] = words_of(tokens);
  return *this;
}

Table& Table::specialists(int seat, std::string_view specialists) {
  this->seat(seat)["specialists"] = words_of(specialists);
  return *this;
}

Table& Table::built(int seat, std::string_view tiles) {
  this->seat(seat)["built"] = words_of(tiles);
  return *this;
}

Table& Table::reserved(int seat, std::string_view tiles) {
  this->seat(seat)["reserved"] = words_of(tiles);
  return *this;
}

Table& Table::knows(int seat, std::string_view lots) {
  this->seat(seat)["knows"] = words_of(lots);
  return *this;
}

// ---- what lies beside the board

Table& Table::supply(std::string_view counts) {
  for (const std::string& word : words_of(counts)) supply_.insert(counted(word));
  return *this;
}

Table& Table::specialist_row(std::string_view specialists) {
  cards_["specialists"] = words_of(specialists);
  return *this;
}

Table& Table::row(std::string_view tiles) {
  cards_["buildings"] = words_of(tiles);
  return *this;
}

Table& Table::specialist_deck(std::string_view specialists) {
  cards_["specialist_deck"] = words_of(specialists);
  return *this;
}

Table& Table::building_deck(std::string_view tiles) {
  cards_["building_deck"] = words_of(tiles);
  return *this;
}

Table& Table::specialists_left(int count) {
  specialists_left_ = count;
  return *this;
}

Table& Table::buildings_left(int count) {
  buildings_left_ = count;
  return *this;
}

Table& Table::track(std::string_view fleets) {
  track_ = words_of(fleets);
  return *this;
}

// ---- the turn

Table& Table::fleet(int number) {
  fleet_ = number;
  return *this;
}

Table& Table::played(std::string_view fleets) {
  played_ = words_of(fleets);
  return *this;
}

Table& Table::order(std::string_view seats) { return field("order", numbers_of(seats)); }

Table& Table::active(int seat) {
  active_ = seat;
  return *this;
}

Table& Table::place(int place) {
  place_ = place;
  return *this;
}

Table& Table::round(int round) { return field("round", round); }
Table& Table::used(std::string_view words) { return field("used", words_of(words)); }
Table& Table::trades(int count) { return field("trades", count); }
Table& Table::triggered(std::string_view by) { return field("trigger", by); }

Table& Table::choosing_fleet() {
  fleet_ = 0;
  return rest({"fleet", "main", "port"});
}

Table& Table::free_boat(int left) {
  return fleet(10).rest({{{"step", "free_boat"}, {"left", left}}, "main", "port"});
}

Table& Table::main() { return rest({"main", "port"}); }

Table& Table::collecting(std::string_view islands, bool extra) {
  field("collected", numbers_of(islands));
  return extra ? rest({"collect", "extra", "port"}) : rest({"collect", "port"});
}

Table& Table::extra() { return rest({"extra", "port"}); }
Table& Table::port() { return rest(Json::array({"port"})); }

Table& Table::recruiting(bool recruited) {
  return steps({{{"step", "recruit"}, {"recruited", recruited}}, "turn_end"});
}

Table& Table::sorting(int count) {
  return fleet(3).first_step({{"step", "sort"}, {"count", count}});
}

Table& Table::with_token(int island) {
  return fleet(6).first_step({{"step", "with_token"}, {"island", island}});
}

Table& Table::removing(int left, int space) {
  return fleet(7).first_step({{"step", "remove"}, {"left", left}, {"space", space}});
}

Table& Table::with_boat(int space) {
  return fleet(8).first_step({{"step", "with_boat"}, {"space", space}});
}

Table& Table::steps(const Json& steps) {
  steps_ = steps;
  return *this;
}

Table& Table::field(const std::string& name, const Json& value) {
  fields_[name] = value;
  return *this;
}

// These, and what follows them in every turn.
Table& Table::rest(const Json& steps) {
  steps_ = steps;
  steps_.push_back({{"step", "recruit"}, {"recruited", false}});
  steps_.push_back("turn_end");
  return *this;
}

// The power of a fleet is used while its parts are chosen.
Table& Table::first_step(const Json& step) {
  steps_.insert(steps_.begin(), step);
  Json used = fields_.value("used", Json::array());
  used.push_back("fleet");
  return field("used", used);
}

Table beside_3(int seats) {
  return Table(seats)
      .boats("2=green 8=brown 14=black")
      .placed("14")
      .row("fishing-hut tea-stall")
      .hand(0, "green brown");
}

}  // namespace kaisho::yamatai_tests
