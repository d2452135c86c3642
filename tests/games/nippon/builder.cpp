// The position that a Table makes. What was said and cannot be is refused when it is loaded.
#include <algorithm>
#include <ranges>

#include "core/values/names.h"
#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {

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
  int seats() const { return table_.seat_count_; }
  bool is_said(int seat, const char* name) const { return table_.seats_[seat].contains(name); }
  // The words that were said of a seat.
  Lines said(int seat, const std::string& name) const {
    return table_.seats_[seat].value(name, Lines{});
  }
  // Does the same with names and their numbers.
  void put_counts(int seat, const char* name, Json& counts) const {
    for (const std::string& word : said(seat, name)) {
      const auto [thing, count] = counted(word);
      counts[thing] = count;
    }
  }
  Json& seat(int seat) { return json_["seats"][seat]; }
  int active() const { return json_["active"].is_null() ? 0 : json_["active"].get<int>(); }
  // What is to be decided first.
  Json step() const { return json_["steps"].empty() ? Json::object() : json_["steps"][0]; }

  // ---- the turn

  void write_turn() {
    const int place = (table_.active_ - table_.first_ + seats()) % seats();
    const int turn = table_.turn_ >= 0 ? table_.turn_ : seats() + place;
    const int active = (table_.first_ + turn) % seats();
    json_["turn"] = turn;
    json_["first"] = table_.first_;
    json_["active"] = active;
    json_["latest"] = turn == 0 ? Json() : Json((active + seats() - 1) % seats());
  }

  void write_marker() {
    const Json& end = edition()["end_of_game"];
    const Json& track = edition()["scoring_track"];
    const bool closed = table_.closing_ >= 0;
    const int all = end["closing_turns_each"].get<int>() * seats();
    const int golden = end["first_golden_space"];
    const int reached = closed ? golden + (all - table_.closing_) / seats() : table_.marker_;
    json_["closing"] = closed ? Json(table_.closing_) : Json();
    json_["marker"] = std::min(reached, static_cast<int>(track.size()));
    int left = reached;  // places before are left
    int held = 0;
    for (const Json& mark : track) held += --left > 0 && mark["scoring_when_left"] != 0 ? 1 : 0;
    json_["scorings"] = held;
  }

  void write_steps() {
    json_["steps"] = Json::array();
    for (const Json& named : table_.steps_) {
      Json step = named;
      if (named.is_string()) step = {{"step", named}};
      if (step["step"] == "turn_end") {
        step.emplace("space", taken_from() == 0 ? Json() : Json(taken_from()));
      } else if (step["step"] != "turn_start") {
        step.emplace("seat", json_["active"]);
      }
      json_["steps"].push_back(step);
    }
  }

  // The space, from 1, whose worker was taken this turn; 0: none was.
  int taken_from() const {
    int number = 0;
    for (const Json& space : edition()["action_spaces"]) {
      ++number;
      if (std::ranges::count(space["actions"], Json(table_.action_)) > 0) return number;
    }
    return 0;
  }

  // ---- players

  void write_seats() {
    const Json& start = edition()["start"];
    for (int i = 0; i < seats(); ++i) {
      const int place = (i + seats() - table_.first_) % seats();
      Json player = {{"vp", edition()["players"]["seats"][place]["start_vp"]},
                     {"yen", start["yen"]},
                     {"coal", start["coal"]},
                     {"plans", start["plans"]},
                     {"stocked", table_.seats_[i].value("stocked", 0)},
                     {"achievements", Json::object()},
                     {"contracts", contracts_of(i)}};
      for (const Json& track : edition()["tracks"]) player["tracks"][track["id"]] = track["start"];
      put_counts(i, "stock", player);
      put_counts(i, "tracks", player["tracks"]);
      put_counts(i, "achievements", player["achievements"]);
      json_["seats"].push_back(player);
    }
  }

  // So many as were filled this turn are turned down, the last ones.
  Lines contracts_of(int seat) const {
    if (is_said(seat, "contracts")) return said(seat, "contracts");
    Lines contracts = ids_of(edition()["contracts"]);
    if (seat == active()) contracts.resize(contracts.size() - step().value("filled", 0U));
    return contracts;
  }

  // ---- factories

  void write_factories() {
    Lines left = ids_of(edition()["factories"]);
    for (int i = 0; i < seats(); ++i) {
      Json owned = Json::array();
      for (const std::string& good : ids_of(edition()["goods"])) {
        for (const std::string& word : factories_of(i)) {
          const auto [name, rest] = split(word, '=');  // `silk-a=4+2`
          if (thing(edition()["factories"], name)["good"] != good) continue;
          const auto [goods, machine] = split(rest, '+');
          owned.push_back({{"factory", name},
                           {"goods", goods.empty() ? 0 : std::stoi(goods)},
                           {"machine", machine.empty() ? 0 : std::stoi(machine)}});
          std::erase(left, name);
        }
      }
      seat(i)["factories"] = owned;
      seat(i)["trains_turned"] = has_effect(owned, "once-flip-trains");
      seat(i)["ships_turned"] = has_effect(owned, "once-flip-ships");
    }
    json_["factories"] = left;
  }

  // Free things come from a factory.
  Lines factories_of(int seat) const {
    static const std::map<std::string, std::string> kGifts = {
        {"machinery", "once-free-improvements"},
        {"trains", "once-free-trains"},
        {"ships", "once-free-ships"}};
    const bool free = seat == active() && step().value("free", false);
    if (!free || is_said(seat, "factories")) return said(seat, "factories");
    for (const Json& factory : edition()["factories"]) {
      if (factory["effect"] == kGifts.at(step()["step"])) return {factory["id"]};
    }
    return {};
  }

  static bool has_effect(const Json& owned, const char* effect) {
    return std::ranges::any_of(owned, [&](const Json& item) {
      return thing(edition()["factories"], item["factory"])["effect"] == effect;
    });
  }

  // ---- cities

  void write_cities() {
    auto tiles = table_.city_tiles_;
    Lines free = ids_of(edition()["city_tiles"]);
    for (const auto& [city, tile] : tiles) std::erase(free, tile.first);
    find_tiles(table_.asked_.begin(), tiles, free);
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
    const Lines before = free;
    for (const std::string& tile : before) {
      Lines goods = thing(edition()["city_tiles"], tile)["goods"];
      for (int turns = 0; turns < static_cast<int>(goods.size()); ++turns) {
        if (fits(goods, asked->second)) {
          tiles[asked->first] = {tile, turns};
          std::erase(free, tile);
          if (find_tiles(std::next(asked), tiles, free)) return true;
          free = before;
        }
        std::ranges::rotate(goods, goods.end() - 1);
      }
    }
    return false;
  }

  static bool fits(const Lines& goods, const Lines& asked) {
    return std::equal(asked.begin(), asked.end(), goods.begin(),
                      [](const std::string& wanted, const std::string& good) {
                        return wanted == "-" || wanted == good;
                      });
  }

  void write_influence() {
    const Lines cities = all_cities();
    const Lines sides = edition()["sides"];
    for (int i = 0; i < seats(); ++i) {
      std::vector<int> stock = edition()["influence_tiles"]["values"];
      for (const std::string& word : said(i, "influence")) {
        const auto [place, value] = counted(word);
        const auto [city, side] = place_of(place);
        const auto tile = std::ranges::find(stock, value);
        if (tile != stock.end()) stock.erase(tile);
        json_["cities"].at(index_of(cities, city))["influence"].at(index_of(sides, side)) = {
            {"seat", i}, {"value", value}};
      }
      seat(i)["influence"] = stock;
    }
  }

  // ---- regions

  void write_regions() {
    const Json none = {{"trains", 0}, {"trains_turned", 0}, {"ships", 0}, {"ships_turned", 0}};
    for (const std::string& region : ids_of(edition()["regions"])) {
      json_["regions"].push_back({{"region", region}, {"seats", Json::array_t(seats(), none)}});
    }
    for (int i = 0; i < seats(); ++i) {
      for (const std::string what : {"trains", "ships"}) {
        const bool turned = seat(i)[what + "_turned"];
        const int put = put_tiles(i, what, turned ? what + "_turned" : what) +
                        put_tiles(i, "plain_" + what, what);
        seat(i)[what] = edition()["start"][what].get<int>() - put;
      }
    }
  }

  // Returns how many were put.
  int put_tiles(int seat, const std::string& said_as, const std::string& what) {
    int all = 0;
    for (const std::string& word : said(seat, said_as)) {
      const auto [name, count] = counted(word);
      for (Json& region : json_["regions"]) {
        Json& there = region["seats"][seat][what];
        if (region["region"] == name) there = there.get<int>() + count;
      }
      all += count;
    }
    return all;
  }

  // ---- rewards

  void write_rewards() {
    const Json& removed = edition()["player_count_limits"]["reward_tiles_removed_per_multiplier"];
    const Json& rewards = edition()["rewards"];
    std::map<int, int> stacked;  // of each multiplier
    for (const Json& reward : rewards) {
      stacked[reward["multiplier"]] += reward["copies"].get<int>();
    }
    for (auto& [multiplier, count] : stacked) {
      count -= removed[std::to_string(seats())].get<int>() + tiled(multiplier);
    }
    json_["rewards"] = table_.rewards_;
    for (const auto& [name, left] : table_.rewards_) {
      stacked[thing(rewards, name)["multiplier"]] -= left;
    }
    for (const Json& reward : rewards) {
      if (table_.rewards_.contains(reward["id"])) continue;
      int& left = stacked[reward["multiplier"]];
      const int here = std::clamp(left, 0, reward["copies"].get<int>());
      json_["rewards"][reward["id"]] = here;
      left -= here;
    }
    const Json& extra = edition()["multiplier_tiles"];
    const int copies = extra["copies"];
    const int extras = table_.extras_ < 0 ? copies : table_.extras_;
    json_["extra_multipliers"] = extras;
    stacked[extra["multiplier"]] += copies - extras;
    for (const auto& [multiplier, count] : stacked) put_multipliers(multiplier, count);
  }

  // Those on achievements, and the one that is to be put there.
  int tiled(int multiplier) const {
    int count = step().value("multiplier", 0) == multiplier ? 1 : 0;
    for (const Json& player : json_["seats"]) {
      for (const Json& tile : player["achievements"]) count += tile == multiplier ? 1 : 0;
    }
    return count;
  }

  // What is nowhere else lies on achievements; who has no room has discarded the rest.
  void put_multipliers(int multiplier, int count) {
    int last = seats() - 1;
    while (last > 0 && is_said(last, "achievements")) --last;
    Json& tiles = seat(last)["achievements"];
    for (const std::string& name : ids_of(edition()["achievements"]) | std::views::reverse) {
      if (count > 0 && tiles.emplace(name, multiplier).second) --count;
    }
  }

  // ---- workers

  void write_workers() {
    const Lines colours = ids_of(edition()["worker_colours"]);
    const Json& of_colour = edition()["workers"]["per_colour"][std::to_string(seats())];
    const Json& rows = edition()["worker_rows"]["by_players"][seats() - 2];
    const int per_space = edition()["workers"]["per_action_space"];
    for (const std::string& colour : colours) left_[colour] = of_colour;
    write_held(colours);
    for (const auto* places : {&table_.spaces_, &table_.rows_}) {
      for (const auto& [number, words] : *places) take_all(words);
    }
    for (int i = 1; i <= static_cast<int>(edition()["action_spaces"].size()); ++i) {
      const auto found = table_.spaces_.find(i);
      const bool named = found != table_.spaces_.end();
      json_["spaces"].push_back(place_json(named ? found->second : usual_space(i, per_space)));
    }
    Lines others = colours;  // in the rows, what the spaces do not begin with
    std::ranges::rotate(others, others.begin() + per_space);
    for (int i = 1; i <= rows["rows"].get<int>(); ++i) {
      const auto found = table_.rows_.find(i);
      const bool named = found != table_.rows_.end();
      const int usual = i <= table_.rows_used_ ? 0 : rows["per_row"].get<int>();
      json_["rows"].push_back(place_json(named ? found->second : take_some(others, usual)));
    }
    json_["bag"] = left_;
  }

  void write_held(const Lines& colours) {
    for (int i = 0; i < seats(); ++i) {
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
    for (const auto& [workers, level] : levels["level_by_workers"].items()) {
      if (level == step().value("multiplier", 0)) return std::stoi(workers);
    }
    if (step().value("step", "") == "reward") return levels["min_workers"];
    return taken_from() != 0 ? 1 : 0;
  }

  // The first colours that are left, one of each; without the one that was taken from there.
  Lines usual_space(int number, int size) {
    Lines wanted = ids_of(edition()["worker_colours"]);
    if (number == taken_from()) {
      --size;
      const Lines held = seat(active())["workers"];
      if (!held.empty()) std::erase(wanted, held.back());
    }
    return take_some(wanted, size);
  }

  Lines take_some(const Lines& wanted, int size) {
    Lines taken;
    for (int left = size; left > 0;) {
      const int before = left;
      for (const std::string& colour : wanted) {
        if (left == 0 || left_[colour] == 0) continue;
        --left_[colour];
        --left;
        taken.push_back(colour);
      }
      if (left == before) break;
    }
    return taken;
  }

  void take_all(const Lines& colours) {
    for (const std::string& colour : colours) {
      if (colour != "due") --left_[colour];
    }
  }

  static Json place_json(const Lines& words) {
    Json workers = Json::object();
    for (const std::string& colour : ids_of(edition()["worker_colours"])) {
      workers[colour] = std::ranges::count(words, colour);
    }
    return {{"workers", workers}, {"due", std::ranges::count(words, "due")}};
  }

  const Table& table_;
  Json json_;
  std::map<std::string, int> left_;  // workers of each colour, not yet placed
};

Json Table::json() const { return Builder(*this).build(); }

}  // namespace kaisho::nippon_tests
