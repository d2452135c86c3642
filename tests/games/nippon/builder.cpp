// The position that a Table makes.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {
namespace {

std::string of_seats(std::size_t seats) { return std::to_string(seats); }

// Of a list with one entry for each number of players.
const Json& for_players(const Json& list, std::size_t seats) {
  for (const Json& item : list) {
    if (item["players"] == seats) return item;
  }
  return list[0];
}

}  // namespace

class Builder {
 public:
  explicit Builder(const Table& table) : table_(table) {}

  Json build() {
    json_ = {{"turn_cap", 0},
             {"reveals", 30},
             {"over", "no"},
             {"random", {{"key", std::string(64, '7')}, {"used", 200}}}};
    write_turn();
    write_marker();
    write_steps();
    write_seats();
    write_factories();
    write_cities();
    write_influence();
    write_regions();
    write_rewards();
    write_workers();
    json_.update(table_.fields_);
    return json_;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(table_.seat_count_); }
  bool is_said(std::size_t seat, const char* name) const {
    return table_.seats_[seat].contains(name);
  }
  // The words that were said of a seat.
  Lines said(std::size_t seat, const char* name) const {
    return is_said(seat, name) ? table_.seats_[seat][name].get<Lines>() : Lines{};
  }
  Json& seat(std::size_t seat) { return json_["seats"][seat]; }
  std::size_t active() const {
    return json_["active"].is_null() ? 0 : json_["active"].get<std::size_t>();
  }

  // ---- the turn

  void write_turn() {
    const int count = table_.seat_count_;
    const int place = (table_.active_ - table_.first_ + count) % count;
    const int turn = table_.turn_ >= 0 ? table_.turn_ : count + place;
    const int active = (table_.first_ + turn) % count;
    json_["turn"] = turn;
    json_["first"] = table_.first_;
    json_["active"] = active;
    json_["latest"] = turn == 0 ? Json() : Json((active + count - 1) % count);
  }

  void write_marker() {
    const Json& end = edition()["end_of_game"];
    const Json& track = edition()["scoring_track"];
    const int places = static_cast<int>(track.size());
    const int all = end["closing_turns_each"].get<int>() * table_.seat_count_;
    const bool closed = table_.closing_ >= 0;
    const int rounds = closed ? (all - table_.closing_) / table_.seat_count_ : 0;
    const int reached = end["first_golden_space"].get<int>() + rounds;
    json_["closing"] = closed ? Json(table_.closing_) : Json();
    json_["marker"] = closed ? std::min(reached, places) : table_.marker_;
    int left = closed ? reached : table_.marker_;  // places before are left
    int held = 0;
    for (const Json& mark : track) held += --left > 0 && mark["scoring_when_left"] != 0 ? 1 : 0;
    json_["scorings"] = held;
  }

  void write_steps() {
    json_["steps"] = Json::array();
    for (const Json& step : table_.steps_) json_["steps"].push_back(step_of(step));
  }

  Json step_of(const Json& step) const {
    Json json = step;
    if (step.is_string()) json = {{"step", step}};
    if (json["step"] == "turn_start") return json;
    if (json["step"] == "turn_end") {
      if (!json.contains("space")) json["space"] = taken_from() == 0 ? Json() : Json(taken_from());
    } else if (!json.contains("seat")) {
      json["seat"] = json_["active"];
    }
    return json;
  }

  // The space, from 1, whose worker was taken this turn; 0: none was.
  int taken_from() const {
    const Json& spaces = edition()["action_spaces"];
    for (std::size_t i = 0; i < spaces.size(); ++i) {
      const Lines actions = spaces[i]["actions"];
      if (std::ranges::find(actions, table_.action_) != actions.end()) {
        return static_cast<int>(i) + 1;
      }
    }
    EXPECT_TRUE(table_.action_.empty()) << "no action " << table_.action_;
    return 0;
  }

  // ---- players

  void write_seats() {
    const Json& start = edition()["start"];
    json_["seats"] = Json::array();
    for (std::size_t i = 0; i < seats(); ++i) {
      const std::size_t place = (i + seats() - json_["first"].get<std::size_t>()) % seats();
      Json player = {{"vp", edition()["players"]["seats"][place]["start_vp"]},
                     {"yen", start["yen"]},
                     {"coal", start["coal"]},
                     {"plans", start["plans"]},
                     {"stocked", is_said(i, "stocked") ? table_.seats_[i]["stocked"] : Json(0)},
                     {"achievements", Json::object()},
                     {"contracts", contracts_of(i)}};
      for (const std::string& word : said(i, "stock")) {
        const auto [name, count] = counted(word);
        player[name] = count;
      }
      for (const Json& track : edition()["tracks"]) player["tracks"][track["id"]] = track["start"];
      for (const std::string& word : said(i, "tracks")) {
        const auto [name, steps] = counted(word);
        player["tracks"][name] = steps;
      }
      for (const std::string& word : said(i, "achievements")) {
        const auto [name, multiplier] = counted(word);
        player["achievements"][name] = multiplier;
      }
      json_["seats"].push_back(player);
    }
  }

  // So many as were filled this turn are turned down, the last ones.
  Json contracts_of(std::size_t seat) const {
    if (is_said(seat, "contracts")) return said(seat, "contracts");
    Lines contracts = ids_of(edition()["contracts"]);
    const Json& first = json_["steps"].empty() ? Json() : json_["steps"][0];
    if (seat == active() && first.contains("filled")) {
      contracts.resize(contracts.size() - first["filled"].get<std::size_t>());
    }
    return contracts;
  }

  // ---- factories

  void write_factories() {
    Lines left = ids_of(edition()["factories"]);
    for (std::size_t i = 0; i < seats(); ++i) {
      Json owned = Json::array();
      for (const std::string& good : ids_of(edition()["goods"])) {
        for (const std::string& word : factories_of(i)) {
          const Json factory = factory_of(word);
          if (thing(edition()["factories"], factory["factory"])["good"] != good) continue;
          owned.push_back(factory);
          std::erase(left, factory["factory"].get<std::string>());
        }
      }
      seat(i)["factories"] = owned;
      seat(i)["trains_turned"] = has_effect(owned, "once-flip-trains");
      seat(i)["ships_turned"] = has_effect(owned, "once-flip-ships");
    }
    json_["factories"] = left;
  }

  // Free things come from a factory.
  Lines factories_of(std::size_t seat) const {
    if (is_said(seat, "factories") || seat != active() || json_["steps"].empty()) {
      return said(seat, "factories");
    }
    const Json& first = json_["steps"][0];
    if (!first.value("free", false)) return {};
    for (const auto& [step, effect] : {std::pair{"machinery", "once-free-improvements"},
                                       {"trains", "once-free-trains"},
                                       {"ships", "once-free-ships"}}) {
      for (const Json& factory : edition()["factories"]) {
        if (first["step"] == step && factory["effect"] == effect) return {factory["id"]};
      }
    }
    return {};
  }

  // `silk-a=4+2`
  static Json factory_of(const std::string& word) {
    const auto [name, rest] = split(word, '=');
    const auto [goods, machine] = split(rest, '+');
    return {{"factory", name},
            {"goods", goods.empty() ? 0 : std::stoi(goods)},
            {"machine", machine.empty() ? 0 : std::stoi(machine)}};
  }

  static bool has_effect(const Json& owned, const char* effect) {
    return std::ranges::any_of(owned, [&](const Json& item) {
      return thing(edition()["factories"], item["factory"])["effect"] == effect;
    });
  }

  // ---- cities

  void write_cities() {
    std::map<std::string, std::pair<std::string, int>> tiles = table_.city_tiles_;
    Lines free = ids_of(edition()["city_tiles"]);
    for (const auto& [city, tile] : tiles) std::erase(free, tile.first);
    EXPECT_TRUE(find_tiles(table_.asked_.begin(), tiles, free)) << "no city tiles ask for that";
    json_["cities"] = Json::array();
    for (const std::string& city : all_cities()) {
      if (!tiles.contains(city)) {
        tiles[city] = {free.front(), 0};
        free.erase(free.begin());
      }
      json_["cities"].push_back({{"city", city},
                                 {"tile", tiles[city].first},
                                 {"turns", tiles[city].second},
                                 {"influence", Json::array_t(edition()["sides"].size(), Json())}});
    }
  }

  // Tiles for what was said of cities, from this one on.
  bool find_tiles(std::map<std::string, Lines>::const_iterator asked,
                  std::map<std::string, std::pair<std::string, int>>& tiles, Lines& free) {
    if (asked == table_.asked_.end()) return true;
    const int sides = static_cast<int>(edition()["sides"].size());
    const Lines before = free;
    for (const std::string& tile : before) {
      for (int turns = 0; turns < sides; ++turns) {
        if (!fits(thing(edition()["city_tiles"], tile)["goods"], turns, asked->second)) continue;
        tiles[asked->first] = {tile, turns};
        std::erase(free, tile);
        if (find_tiles(std::next(asked), tiles, free)) return true;
        free = before;
      }
    }
    return false;
  }

  static bool fits(const Lines& goods, int turns, const Lines& asked) {
    for (std::size_t side = 0; side < asked.size(); ++side) {
      const std::size_t at = (side + goods.size() - static_cast<std::size_t>(turns)) % goods.size();
      if (asked[side] != "-" && goods[at] != asked[side]) return false;
    }
    return true;
  }

  Json& influence_at(const std::string& place) {
    const auto [city, side] = place_of(place);
    const Lines sides = edition()["sides"];
    const auto number = std::ranges::find(sides, side) - sides.begin();
    for (Json& item : json_["cities"]) {
      if (item["city"] == city) return item["influence"].at(static_cast<std::size_t>(number));
    }
    ADD_FAILURE() << "no place " << place;
    return json_["cities"][0]["influence"][0];
  }

  void write_influence() {
    for (std::size_t i = 0; i < seats(); ++i) {
      std::vector<int> stock = edition()["influence_tiles"]["values"];
      for (const std::string& word : said(i, "influence")) {
        const auto [place, value] = counted(word);
        const auto tile = std::ranges::find(stock, value);
        if (tile == stock.end()) {
          ADD_FAILURE() << "seat " << i << " has no such tile: " << word;
          continue;
        }
        stock.erase(tile);
        influence_at(place) = {{"seat", i}, {"value", value}};
      }
      seat(i)["influence"] = stock;
    }
  }

  // ---- regions

  void write_regions() {
    json_["regions"] = Json::array();
    for (const std::string& region : ids_of(edition()["regions"])) {
      json_["regions"].push_back({{"region", region}, {"seats", Json::array()}});
    }
    for (std::size_t i = 0; i < seats(); ++i) {
      for (const std::string what : {"trains", "ships"}) {
        int left = edition()["start"][what];
        const bool turned = seat(i)[what + "_turned"];
        left -= put_tiles(i, what.c_str(), turned ? what + "_turned" : what);
        left -= put_tiles(i, ("plain_" + what).c_str(), what);
        seat(i)[what] = left;
      }
    }
  }

  // Returns how many were put.
  int put_tiles(std::size_t seat, const char* said_as, const std::string& what) {
    int all = 0;
    std::map<std::string, int> counts;
    for (const std::string& word : said(seat, said_as)) {
      const auto [region, count] = counted(word);
      thing(edition()["regions"], region);
      counts[region] += count;
      all += count;
    }
    for (Json& region : json_["regions"]) {
      while (region["seats"].size() <= seat) {
        region["seats"].push_back(
            {{"trains", 0}, {"trains_turned", 0}, {"ships", 0}, {"ships_turned", 0}});
      }
      Json& count = region["seats"][seat][what];
      count = count.get<int>() + counts[region["region"]];
    }
    return all;
  }

  // ---- rewards

  void write_rewards() {
    const Json& removed = edition()["player_count_limits"]["reward_tiles_removed_per_multiplier"];
    std::map<int, int> stacked;  // of each multiplier
    for (const Json& reward : edition()["rewards"]) {
      stacked[reward["multiplier"]] += reward["copies"].get<int>();
    }
    for (auto& [multiplier, count] : stacked) {
      count -= removed[of_seats(seats())].get<int>() + tiled(multiplier);
    }
    json_["rewards"] = Json::object();
    for (const auto& [name, left] : table_.rewards_) {
      json_["rewards"][name] = left;
      stacked[thing(edition()["rewards"], name)["multiplier"]] -= left;
    }
    for (const Json& reward : edition()["rewards"]) {
      if (json_["rewards"].contains(reward["id"])) continue;
      int& left = stacked[reward["multiplier"]];
      const int here = std::clamp(left, 0, reward["copies"].get<int>());
      json_["rewards"][reward["id"]] = here;
      left -= here;
    }
    const Json& extra = edition()["multiplier_tiles"];
    const int extras = extra["copies"];
    json_["extra_multipliers"] = table_.extras_ < 0 ? extras : table_.extras_;
    stacked[extra["multiplier"]] += extras - json_["extra_multipliers"].get<int>();
    for (const auto& [multiplier, count] : stacked) put_multipliers(multiplier, count);
  }

  // Those on achievements, and the one that is to be put there.
  int tiled(int multiplier) const {
    int count = 0;
    for (const Json& player : json_["seats"]) {
      for (const Json& tile : player["achievements"]) count += tile == multiplier ? 1 : 0;
    }
    const bool pending = !json_["steps"].empty() && json_["steps"][0].contains("multiplier");
    return count + (pending && json_["steps"][0]["multiplier"] == multiplier ? 1 : 0);
  }

  // What is nowhere else lies on achievements; who has no room has discarded the rest.
  void put_multipliers(int multiplier, int count) {
    EXPECT_GE(count, 0) << "there are not so many tiles with " << multiplier;
    std::size_t last = seats() - 1;
    while (last > 0 && is_said(last, "achievements")) --last;
    const Lines names = ids_of(edition()["achievements"]);
    Json& tiles = seat(last)["achievements"];
    for (std::size_t i = names.size(); i > 0 && count > 0; --i) {
      if (tiles.contains(names[i - 1])) continue;
      tiles[names[i - 1]] = multiplier;
      --count;
    }
  }

  // ---- workers

  void write_workers() {
    for (const Json& colour : edition()["worker_colours"]) {
      left_[colour["id"]] = edition()["workers"]["per_colour"][of_seats(seats())];
    }
    const Lines colours = ids_of(edition()["worker_colours"]);
    const std::size_t rows = for_players(edition()["worker_rows"]["by_players"], seats())["rows"];
    const auto per_row = static_cast<std::size_t>(
        for_players(edition()["worker_rows"]["by_players"], seats())["per_row"]);
    const std::size_t per_space = edition()["workers"]["per_action_space"];
    write_held(colours);
    for (const auto& [number, words] : table_.spaces_) take_all(words);
    for (const auto& [number, words] : table_.rows_) take_all(words);
    json_["spaces"] = Json::array();
    for (std::size_t i = 0; i < edition()["action_spaces"].size(); ++i) {
      const auto found = table_.spaces_.find(static_cast<int>(i) + 1);
      const bool named = found != table_.spaces_.end();
      json_["spaces"].push_back(place_json(named ? found->second : usual_space(i, per_space)));
    }
    Lines others = colours;  // in the rows, what the spaces do not begin with
    std::ranges::rotate(others, others.begin() + static_cast<std::ptrdiff_t>(per_space));
    json_["rows"] = Json::array();
    for (std::size_t i = 0; i < rows; ++i) {
      const auto found = table_.rows_.find(static_cast<int>(i) + 1);
      const std::size_t usual = i < static_cast<std::size_t>(table_.rows_used_) ? 0 : per_row;
      const bool named = found != table_.rows_.end();
      json_["rows"].push_back(place_json(named ? found->second : take_some(others, usual)));
    }
    json_["bag"] = left_;
  }

  void write_held(const Lines& colours) {
    for (std::size_t i = 0; i < seats(); ++i) {
      Lines held = said(i, "workers");
      if (i == active() && !is_said(i, "workers")) {
        held.assign(colours.begin(), colours.begin() + workers_needed());
      }
      take_all(held);
      seat(i)["workers"] = held;
    }
  }

  // By the active seat: for a reward, or the one it took this turn.
  int workers_needed() const {
    const Json& levels = edition()["reward_levels"];
    const Json& first = json_["steps"].empty() ? Json() : json_["steps"][0];
    if (first.contains("multiplier")) {
      for (const auto& [workers, level] : levels["level_by_workers"].items()) {
        if (level == first["multiplier"]) return std::stoi(workers);
      }
    }
    if (first.contains("step") && first["step"] == "reward") return levels["min_workers"];
    return taken_from() != 0 ? 1 : 0;
  }

  // The first colours that are left, one of each; without the one that was taken from there.
  Lines usual_space(std::size_t space, std::size_t size) {
    Lines wanted = ids_of(edition()["worker_colours"]);
    if (static_cast<int>(space) + 1 == taken_from()) {
      --size;
      const Json& held = json_["seats"][active()]["workers"];
      if (!held.empty()) std::erase(wanted, held.back().get<std::string>());
    }
    return take_some(wanted, size);
  }

  Lines take_some(const Lines& wanted, std::size_t size) {
    Lines taken;
    while (taken.size() < size) {
      const std::size_t before = taken.size();
      for (const std::string& colour : wanted) {
        if (taken.size() == size || left_[colour] == 0) continue;
        --left_[colour];
        taken.push_back(colour);
      }
      if (taken.size() > before) continue;
      ADD_FAILURE() << "not enough workers for all places";
      break;
    }
    return taken;
  }

  void take_all(const Lines& colours) {
    for (const std::string& colour : colours) {
      if (colour == "due") continue;
      EXPECT_TRUE(left_.contains(colour)) << "no colour " << colour;
      EXPECT_GT(left_[colour]--, 0) << "not so many workers are " << colour;
    }
  }

  static Json place_json(const Lines& words) {
    Json workers = Json::object();
    for (const Json& colour : edition()["worker_colours"]) {
      workers[colour["id"]] = std::ranges::count(words, colour["id"].get<std::string>());
    }
    return {{"workers", workers}, {"due", std::ranges::count(words, std::string("due"))}};
  }

  const Table& table_;
  Json json_;
  std::map<std::string, int> left_;  // workers of each colour, not yet placed
};

Json Table::json() const { return Builder(*this).build(); }

}  // namespace kaisho::nippon_tests
