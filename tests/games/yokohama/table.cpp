#include "tests/games/yokohama/table.h"

#include <algorithm>

#include "games/registry.h"
#include "tests/games/yokohama/words.h"

namespace kaisho::yokohama_tests {
namespace {

// The boards on the table of so many players, the canal last.
Lines boards(int seats) {
  Lines names;
  Lines canals;
  for (const Json& area : edition()["areas"]) {
    const bool canal = area["kind"] == "canal";
    for (int i = 0; i < area["used"][std::to_string(seats)].get<int>(); ++i) {
      (canal ? canals : names).push_back(area["id"]);
    }
  }
  names.insert(names.end(), canals.begin(), canals.end());
  return names;
}

}  // namespace

const Json& edition() { return yokohama().edition().json; }

std::pair<std::string, int> counted(const std::string& word, char sign) {
  const auto at = word.find(sign);
  if (at == std::string::npos) return {word, 1};
  return {word.substr(0, at), std::stoi(word.substr(at + 1))};
}

std::string without_number(const std::string& name) { return name.substr(0, name.find('#')); }

Lines numbered(const Lines& cells) {
  std::map<std::string, int> seen;
  Lines names;
  for (const std::string& id : cells) {
    const int number = ++seen[id];
    names.push_back(number == 1 ? id : id + "#" + std::to_string(number));
  }
  return names;
}

const Game& yokohama() {
  static const GamePtr kGame = *open_game("yokohama");
  return *kGame;
}

// ---- what is said of a table

Table::Table(int seats) : seat_count_(seats), cells_(boards(seats)) {
  for (int i = 0; i < seats; ++i) seats_.push_back(Json::object());
  placing();
}

Table& Table::areas(std::string_view names) {
  cells_.clear();
  for (const std::string& name : words_of(names)) cells_.push_back(without_number(name));
  return *this;
}

Table& Table::swap(std::string_view one, std::string_view other) {
  const Lines names = numbered(cells_);
  const auto place = [&](std::string_view name) {
    return std::ranges::find(names, name) - names.begin();
  };
  std::swap(cells_.at(place(one)), cells_.at(place(other)));
  return *this;
}

Table& Table::assistants(int seat, std::string_view areas) {
  for (const std::string& word : words_of(areas)) {
    const auto [name, count] = counted(word, '=');
    this->seat(seat)["on"][name] = count;
  }
  return *this;
}

Table& Table::shops(int seat, std::string_view slots) {
  for (const std::string& word : words_of(slots)) {
    const auto [name, slot] = counted(word, ':');
    this->seat(seat)["shops"][name] = slot;
  }
  return *this;
}

Table& Table::houses(int seat, std::string_view areas) {
  for (const std::string& word : words_of(areas)) this->seat(seat)["houses"][word] = true;
  return *this;
}

Table& Table::president(int seat, std::string_view area) {
  this->seat(seat)["president"] = area.empty() ? Json() : Json(area);
  return *this;
}

Table& Table::tile(std::string_view area, std::string_view tile) {
  tiles_[std::string(area)] = tile;
  return *this;
}

Table& Table::token(std::string_view area, std::string_view token) {
  tokens_[std::string(area)] = token;
  return *this;
}

Table& Table::station(std::string_view area) { return field("station", area); }

Table& Table::stock(int seat, std::string_view counts) {
  for (const std::string& word : words_of(counts)) {
    const auto [name, count] = counted(word, '=');
    this->seat(seat)["stock"][name] = count;
  }
  return *this;
}

Table& Table::hand(int seat, std::string_view counts) {
  for (const std::string& word : words_of(counts)) {
    const auto [name, count] = counted(word, '=');
    this->seat(seat)["hand"][name] = count;
  }
  return *this;
}

Table& Table::warehouse(int seat, std::string_view counts) {
  for (const std::string& word : words_of(counts)) {
    const auto [name, count] = counted(word, '=');
    this->seat(seat)["warehouse"][name] = count;
  }
  return *this;
}

Table& Table::orders(int seat, std::string_view orders) {
  this->seat(seat)["orders"] = words_of(orders);
  return *this;
}

Table& Table::kept(int seat, std::string_view order) {
  this->seat(seat)["kept"] = order.empty() ? Json() : Json(order);
  return *this;
}

Table& Table::put_away(int seat, std::string_view order) {
  this->seat(seat)["put_away"] = order;
  return *this;
}

Table& Table::fulfilled(int seat, std::string_view orders) {
  this->seat(seat)["fulfilled"] = words_of(orders);
  return *this;
}

Table& Table::technologies(int seat, std::string_view cards) {
  this->seat(seat)["technologies"] = words_of(cards);
  return *this;
}

Table& Table::tokens(int seat, std::string_view tokens) {
  this->seat(seat)["tokens"] = words_of(tokens);
  return *this;
}

Table& Table::agents(int seat, std::string_view flags) {
  for (std::string word : words_of(flags)) {
    const bool used = word.back() == '!';
    if (used) word.pop_back();
    Json& count = this->seat(seat)[used ? "agents_used" : "agents"][word];
    count = count.is_null() ? 1 : count.get<int>() + 1;
  }
  return *this;
}

Table& Table::independents_used(int seat, int count) {
  this->seat(seat)["independents_used"] = count;
  return *this;
}

Table& Table::complete(int seat, std::string_view token) {
  this->seat(seat)["complete"] = token;
  return *this;
}

Table& Table::slots(int seat, std::string_view slots) {
  for (const std::string& slot : words_of(slots)) slots_[slot] = seat;
  return *this;
}

Table& Table::laboratory(std::string_view board, std::string_view cards) {
  rows_[std::string(board)] = words_of(cards);
  return *this;
}

Table& Table::port(std::string_view board, std::string_view orders) {
  rows_[std::string(board)] = words_of(orders);
  return *this;
}

Table& Table::technology_deck(std::string_view cards) {
  technology_deck_ = words_of(cards);
  return *this;
}

Table& Table::order_deck(std::string_view orders) {
  order_deck_ = words_of(orders);
  return *this;
}

Table& Table::technologies_left(int cards) {
  technologies_left_ = cards;
  return *this;
}

Table& Table::orders_left(int orders) {
  orders_left_ = orders;
  return *this;
}

Table& Table::achievements(std::string_view names) {
  return field("achievements", words_of(names));
}

Table& Table::achieved(std::string_view achievement, const std::vector<int>& seats) {
  achieved_[std::string(achievement)] = seats;
  return *this;
}

Table& Table::options(std::string_view names) { return field("options", words_of(names)); }
Table& Table::first(int seat) { return field("first", seat); }

Table& Table::active(int seat) {
  active_ = seat;
  return *this;
}

Table& Table::used(std::string_view words) { return field("used", words_of(words)); }

Table& Table::triggered(std::string_view by, int last_turn) {
  return field("trigger", by).field("last_turn", last_turn);
}

Table& Table::phase_a() { return steps({"secondary A", "main", "secondary C", "turn_end"}); }
Table& Table::placing() { return steps({"place", "move", "secondary C", "turn_end"}); }
Table& Table::moving() { return steps({"move", "secondary C", "turn_end"}); }
Table& Table::phase_c() { return steps({"secondary C", "turn_end"}); }

Table& Table::keeping(int left) {
  const int first = fields_.value("first", 0);
  const Json keep = {
      {"step", "keep_order"}, {"seat", (first + seat_count_ - left) % seat_count_}, {"left", left}};
  return field("turn", 0).active(first).steps({keep, "turn_start"});
}

Table& Table::steps(const Json& steps) {
  steps_ = steps;
  return *this;
}

Table& Table::action(std::string_view area, int power) {
  return field("action", {{"area", area}, {"power", power}});
}

Table& Table::field(const std::string& name, const Json& value) {
  fields_[name] = value;
  return *this;
}

Table two_achieved(int seats) {
  return Table(seats)
      .phase_a()
      .options("achievement-tokens")
      .achievements("seven-fish ten-yen four-trade")
      .achieved("seven-fish", {0})
      .achieved("four-trade", {0})
      .stock(0, "yen=10");
}

Table at_five(const std::string& area, int seats) {
  return Table(seats).moving().assistants(0, area + "=4 fishing-port");
}

}  // namespace kaisho::yokohama_tests
