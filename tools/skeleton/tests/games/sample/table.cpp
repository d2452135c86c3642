#include "tests/games/sample/table.h"

#include <algorithm>

#include "games/registry.h"
#include "tests/games/scene_body.h"
#include "tests/games/words.h"

namespace kaisho::sample_tests {
namespace {

Json list_of(std::string_view cards) {
  Json list = Json::array();
  for (const std::string& card : words_of(cards)) list.push_back(card);
  return list;
}

Json& count(Json& counts, const std::string& card) {
  counts[card] = counts.value(card, 0) + 1;
  return counts[card];
}

// How many of each card no word has placed.
Json rest_of(const Json& position) {
  Json rest = Json::object();
  for (const Json& card : sample().edition().json["cards"]) {
    rest[card["id"].get<std::string>()] = card["copies"];
  }
  const auto take = [&](const std::string& card, int number) {
    rest[card] = rest[card].get<int>() - number;
  };
  for (const char* list : {"row", "draw"}) {
    for (const Json& card : position[list]) take(card, 1);
  }
  for (const Json& seat : position["seats"]) {
    for (const auto& [card, number] : seat["cards"].items()) take(card, number);
  }
  return rest;
}

// What follows from the cards of a seat (SAM-T1, SAM-T3).
void settle(Json& seat) {
  const Json& edition = sample().edition().json;
  std::map<std::string, int> held;
  int points = 0;
  for (const Json& colour : edition["colours"]) held[colour["id"]] = 0;
  for (const Json& card : edition["cards"]) {
    const int number = seat["cards"].value(card["id"].get<std::string>(), 0);
    held[card["colour"]] += number;
    points += number * card["value"].get<int>();
  }
  const int sets = std::ranges::min_element(held, {}, [](auto& one) { return one.second; })->second;
  seat["sets"] = sets;
  seat["points"] = points + sets * edition["sets"]["points"].get<int>();
}

}  // namespace

const Game& sample() {
  static const GamePtr kGame = *open_game("sample");
  return *kGame;
}

Table::Table(int seats) {
  const Json seat = {{"cards", Json::object()}, {"last", nullptr}, {"sets", 0}, {"points", 0}};
  json_ = {{"seats", Json::array()},
           {"turn", 0},
           {"turn_cap", 0},
           {"reveals", 5},
           {"active", 0},
           {"over", "no"},
           {"row", Json::array()},
           {"draw", Json::array()},
           {"random", {{"key", std::string(64, '7')}, {"used", 200}}},
           {"steps", Json::array({Json{{"step", "turn"}, {"seat", 0}}})}};
  for (int i = 0; i < seats; ++i) json_["seats"].push_back(seat);
}

Table& Table::row(std::string_view cards) {
  json_["row"] = list_of(cards);
  return *this;
}

Table& Table::pile(std::string_view cards) {
  json_["draw"] = list_of(cards);
  return *this;
}

Table& Table::cards(int seat, std::string_view cards) {
  Json& player = json_["seats"][seat];
  for (const std::string& card : words_of(cards)) {
    count(player["cards"], card);
    player["last"] = card;
  }
  return *this;
}

Table& Table::rest_taken_by(int seat) {
  rest_ = seat;
  return *this;
}

Table& Table::turn_of(int seat) {
  json_["active"] = seat;
  json_["steps"][0]["seat"] = seat;
  return *this;
}

Json Table::json() const {
  Json json = json_;
  const Json rest = rest_of(json);
  for (const auto& [card, number] : rest.items()) {
    for (int i = 0; i < number.get<int>(); ++i) {
      if (rest_ < 0) {
        json["draw"].push_back(card);
        continue;
      }
      Json& player = json["seats"][rest_];
      count(player["cards"], card);
      if (player["last"].is_null()) player["last"] = card;
    }
  }
  int taken = 0;
  for (Json& seat : json["seats"]) {
    settle(seat);
    for (const Json& number : seat["cards"]) taken += number.get<int>();
  }
  json["turn"] = taken;
  return json;
}

Description Speech::describe(const Json& p) {
  Description lines;
  for (const char* name : {"turn", "turn_cap", "reveals", "active", "over", "row", "draw"}) {
    lines.emplace_back(name, text_of(p[name]));
  }
  lines.emplace_back("now", steps_text(p["steps"]));
  for (std::size_t i = 0; i < p["seats"].size(); ++i) {
    for (const char* name : {"cards", "last", "sets", "points"}) {
      lines.emplace_back(name + (" " + std::to_string(i)), text_of(p["seats"][i][name]));
    }
  }
  lines.emplace_back("random", p["random"].dump());
  return lines;
}

std::string Speech::text(const Json& value) { return text_of(value); }

}  // namespace kaisho::sample_tests

template class kaisho::SceneOf<kaisho::sample_tests::Speech>;
