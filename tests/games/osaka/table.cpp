#include "tests/games/osaka/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "games/registry.h"
#include "tests/games/scene_body.h"

namespace kaisho::osaka_tests {
namespace {

const Lines kColours = {"red", "blue", "yellow", "green"};
const Lines kValues = {"2", "3", "5"};

Lines words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  Lines words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

Lines all_cards() {
  Lines cards;
  for (const std::string& colour : kColours) {
    for (const std::string& value : kValues) cards.push_back(colour + value);
  }
  return cards;
}

Json counts_of(std::string_view text) {
  Json counts = Json::object();
  for (const std::string& card : words_of(text)) {
    counts[card] = counts.value(card, 0) + 1;
  }
  return counts;
}

Json row_of(std::string_view text) {
  Json row = Json::array();
  for (const std::string& word : words_of(text)) {
    const auto at = word.find('@');
    const Json by = at == std::string::npos ? Json() : Json(std::stoi(word.substr(at + 1)));
    row.push_back({{"card", word.substr(0, at)}, {"reserved_by", by}});
  }
  return row;
}

// How many of each card the box holds, by the edition.
Json copies() {
  Json all = Json::object();
  for (const Json& kind : osaka().edition().json["cards"]) {
    for (const std::string& colour : kColours) {
      all[colour + kind["value"].dump()] = kind["copies_per_colour"];
    }
  }
  return all;
}

void count_out(Json& left, const Json& counts) {
  for (const auto& [card, n] : counts.items()) left[card] = left.value(card, 0) - n.get<int>();
}

std::string joined(const Lines& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

std::string counts_text(const Json& counts) {
  if (counts.is_null()) return "unknown";
  Lines words;
  for (const std::string& card : all_cards()) {
    for (int i = 0; i < counts.value(card, 0); ++i) words.push_back(card);
  }
  return joined(words);
}

std::string row_text(const Json& row) {
  Lines words;
  for (const Json& slot : row) {
    words.push_back(slot["card"].get<std::string>() +
                    (slot["reserved_by"].is_null() ? "" : "@" + slot["reserved_by"].dump()));
  }
  return joined(words);
}

std::string tokens_text(const Json& tokens) {
  Lines words;
  for (const std::string& colour : kColours) {
    for (int i = 0; i < tokens[colour].get<int>(); ++i) words.push_back(colour);
  }
  return joined(words);
}

std::string now_text(const Json& steps) {
  if (steps.empty()) return "nothing";
  const Json& now = steps[0];
  std::string text = now["step"].get<std::string>() + " " + now["seat"].dump();
  for (const char* part : {"left", "due", "colour", "symbols", "from", "highest"}) {
    if (!now.contains(part)) continue;
    text += std::string(" ") + part + " " +
            (now[part].is_string() ? now[part].get<std::string>() : now[part].dump());
  }
  return text;
}

// Of the seat that protects goods of a colour: the next colour.
Json insure_after(const Json& protect) {
  const auto at = std::ranges::find(kColours, protect["colour"].get<std::string>()) + 1;
  const bool last = at == kColours.end();
  return {{"step", "insure"},
          {"seat", protect["seat"]},
          {"colour", last ? Json() : Json(*at)},
          {"symbols", 0},
          {"from", last ? Json() : Json(*at + "3")}};
}

Json with_what_follows(const Json& step) {
  const std::string name = step["step"];
  Json steps = Json::array({step});
  const auto follow = [&](const Lines& names) {
    for (const std::string& silent : names) steps.push_back({{"step", silent}});
  };
  if (name == "choose_token") follow({"turn_start"});
  if (name == "pay") follow({"load", "payday", "refill", "turn_end"});
  if (name == "protect") steps.push_back(insure_after(step));
  if (name == "protect" || name == "insure") follow({"wreck", "refill", "turn_end"});
  return steps;
}

std::string draw_text(const Json& draw) {
  if (!draw.is_array()) return draw.dump() + " unknown";
  Lines words;
  for (const Json& card : draw) words.push_back(card.get<std::string>());
  return joined(words);
}

}  // namespace

const Game& osaka() {
  static const GamePtr kGame = *open_game("osaka");
  return *kGame;
}

Table::Table(int seats) {
  Json seat = {{"hand", Json::object()},
               {"goods", Json::object()},
               {"insured", Json::object()},
               {"tokens", {{"red", 0}, {"blue", 0}, {"yellow", 0}, {"green", 0}}},
               {"points", 0}};
  json_ = {{"turn", 10},
           {"turn_cap", 0},
           {"reveals", 30},
           {"active", 0},
           {"passes", 0},
           {"over", "no"},
           {"steps", Json::array({{{"step", "turn"}, {"seat", 0}}})},
           {"ships", {{"red", 0}, {"blue", 0}, {"yellow", 0}, {"green", 0}}},
           {"market", Json::array()},
           {"farm", Json::array()},
           {"seats", Json::array()},
           {"discard", Json::object()},
           {"kept", Json::object()},
           {"blind", Json::object()},
           {"draw", Json::array()},
           {"random", {{"key", std::string(64, '7')}, {"used", 200}}}};
  for (int i = 0; i < seats; ++i) json_["seats"].push_back(seat);
}

Table& Table::market(std::string_view cards) { return field("market", row_of(cards)); }
Table& Table::farm(std::string_view cards) { return field("farm", row_of(cards)); }
Table& Table::discard(std::string_view cards) { return field("discard", counts_of(cards)); }
Table& Table::kept(std::string_view cards) { return field("kept", counts_of(cards)); }
Table& Table::blind(std::string_view cards) { return field("blind", counts_of(cards)); }

Table& Table::hand(int seat, std::string_view cards) {
  json_["seats"][static_cast<std::size_t>(seat)]["hand"] = counts_of(cards);
  return *this;
}

Table& Table::goods(int seat, std::string_view cards) {
  std::string goods;
  std::string insured;
  for (std::string word : words_of(cards)) {
    if (word.back() == '!') {
      word.pop_back();
      insured += word + " ";
    }
    goods += word + " ";
  }
  json_["seats"][static_cast<std::size_t>(seat)]["goods"] = counts_of(goods);
  json_["seats"][static_cast<std::size_t>(seat)]["insured"] = counts_of(insured);
  return *this;
}

Table& Table::tokens(int seat, std::string_view colours) {
  Json& tokens = json_["seats"][static_cast<std::size_t>(seat)]["tokens"];
  for (const std::string& colour : words_of(colours))
    tokens[colour] = tokens[colour].get<int>() + 1;
  return *this;
}

Table& Table::points(int seat, int points) {
  json_["seats"][static_cast<std::size_t>(seat)]["points"] = points;
  return *this;
}

Table& Table::ships(std::string_view places) {
  for (const std::string& word : words_of(places)) {
    const auto equals = word.find('=');
    json_["ships"][word.substr(0, equals)] = std::stoi(word.substr(equals + 1));
  }
  return *this;
}

Table& Table::pile(std::string_view cards) {
  json_["draw"] = Json::array();
  for (const std::string& card : words_of(cards)) json_["draw"].push_back(card);
  return *this;
}

Table& Table::rest_discarded() {
  rest_ = "discard";
  return *this;
}

Table& Table::rest_in_hand(int seat) {
  rest_ = std::to_string(seat);
  return *this;
}

Table& Table::turn_of(int seat) { return active(seat).now({{"step", "turn"}, {"seat", seat}}); }
Table& Table::active(int seat) { return field("active", seat); }
Table& Table::now(const Json& step) { return field("steps", with_what_follows(step)); }
Table& Table::over() { return field("over", "rules").field("steps", Json::array()); }

Table& Table::field(const std::string& name, const Json& value) {
  json_[name] = value;
  return *this;
}

Json Table::json() const {
  Json json = json_;
  Json left = copies();
  for (const char* row : {"market", "farm"}) {
    for (const Json& slot : json[row]) count_out(left, {{slot["card"].get<std::string>(), 1}});
  }
  for (const Json& seat : json["seats"]) {
    count_out(left, seat["hand"]);
    count_out(left, seat["goods"]);
  }
  for (const char* pile : {"discard", "kept", "blind"}) count_out(left, json[pile]);
  for (const Json& card : json["draw"]) count_out(left, {{card.get<std::string>(), 1}});
  for (const std::string& card : all_cards()) {
    const int n = left[card].get<int>();
    if (rest_ == "draw") {
      for (int i = 0; i < n; ++i) json["draw"].push_back(card);
    } else {
      Json& pile = rest_ == "discard" ? json["discard"] : json["seats"][std::stoul(rest_)]["hand"];
      if (n > 0) pile[card] = pile.value(card, 0) + n;
    }
  }
  return json;
}

Description Speech::describe(const Json& p) {
  Description lines;
  for (const char* name : {"turn", "turn_cap", "reveals", "active", "passes"}) {
    lines.emplace_back(name, p[name].dump());
  }
  lines.emplace_back("over", p["over"].get<std::string>());
  lines.emplace_back("now", now_text(p["steps"]));
  for (const std::string& colour : kColours) {
    lines.emplace_back("ship " + colour, p["ships"][colour].dump());
  }
  lines.emplace_back("market", row_text(p["market"]));
  lines.emplace_back("farm", row_text(p["farm"]));
  for (std::size_t i = 0; i < p["seats"].size(); ++i) {
    const Json& seat = p["seats"][i];
    const std::string n = " " + std::to_string(i);
    lines.emplace_back("hand" + n, counts_text(seat["hand"]));
    lines.emplace_back("goods" + n, counts_text(seat["goods"]));
    lines.emplace_back("insured" + n, counts_text(seat["insured"]));
    lines.emplace_back("tokens" + n, tokens_text(seat["tokens"]));
    lines.emplace_back("points" + n, seat["points"].dump());
  }
  for (const char* pile : {"discard", "kept", "blind"}) {
    lines.emplace_back(pile, counts_text(p[pile]));
  }
  lines.emplace_back("draw", draw_text(p["draw"]));
  lines.emplace_back("random", p["random"].dump());
  return lines;
}

std::string Speech::text(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

}  // namespace kaisho::osaka_tests

template class kaisho::SceneOf<kaisho::osaka_tests::Speech>;
