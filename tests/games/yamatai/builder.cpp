// The position that a Table makes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

#include "tests/games/yamatai/words.h"

namespace kaisho::yamatai_tests {
namespace {

// Later ones first where the rest is to be put somewhere: these charge or pay for others' doings.
constexpr std::array<std::string_view, 2> kNosy = {"ananda", "izanami"};

Lines ids_of_colours() { return ids_of(edition()["boats"]); }
Lines ids_of_kinds() { return ids_of(edition()["culture"]["kinds"]); }

std::string kind_of(const std::string& tile) {
  for (const Json& building : edition()["buildings"]) {
    if (building["id"] == tile.substr(0, tile.find('#'))) return building["kind"];
  }
  return {};
}

bool is_standard(const std::string& tile) {
  return kind_of(tile) == "standard" || kind_of(tile) == "shop";
}

// How often each name stands there; 0 for the others of the list.
Json counts_of(const Lines& names, const Json& words) {
  Json counts = Json::object();
  for (const std::string& name : names) counts[name] = 0;
  for (const std::string word : words) counts[word] = counts.value(word, 0) + 1;
  return counts;
}

void remove_from(Lines& pool, const Json& names) {
  for (const Json& name : names) {
    if (name.is_string()) std::erase(pool, name.get<std::string>());
  }
}

Lines take_front(Lines& pool, std::size_t count) {
  const auto middle = pool.begin() + static_cast<std::ptrdiff_t>(std::min(count, pool.size()));
  Lines front(pool.begin(), middle);
  pool.erase(pool.begin(), middle);
  return front;
}

Lines split(const std::string& text, char at) {
  std::istringstream stream(text);
  Lines parts;
  for (std::string part; std::getline(stream, part, at);) parts.push_back(part);
  return parts;
}

// What is kept under a name, nothing where nothing is.
auto named(const auto& map, const std::string& name) {
  const auto found = map.find(name);
  return found == map.end() ? decltype(found->second){} : found->second;
}

}  // namespace

class Builder {
 public:
  explicit Builder(const Table& table) : table_(table) {}

  Json build() {
    json_ = {{"turn_cap", 0},
             {"reveals", 30},
             {"over", "no"},
             {"trigger", nullptr},
             {"used", Json::array()},
             {"trades", 0},
             {"placed", Json::array()},
             {"last", nullptr},
             {"begun", false},
             {"collected", Json::array()},
             {"random", {{"key", std::string(64, '7')}, {"used", 200}}}};
    write_turn();
    write_track();
    write_seats();
    write_boats();
    write_islands();
    write_specialists();
    write_buildings();
    write_knowledge();
    json_.update(table_.fields_);
    return json_;
  }

 private:
  std::size_t seats() const { return table_.seats_.size(); }
  std::vector<int> islands(const std::string& what) const { return named(table_.islands_, what); }
  Lines cards(const std::string& what) const { return named(table_.cards_, what); }

  // ---- the turn

  void write_turn() {
    const Json& set_up = edition()["players"][std::to_string(seats())];
    const std::size_t pieces = seats() * set_up["meeples_each"].get<std::size_t>();
    Json order = Json::array();
    for (std::size_t i = 0; i < pieces; ++i) order.push_back(i % seats());
    json_["order"] = table_.fields_.value("order", order);
    const auto active = std::ranges::find(json_["order"], Json(table_.active_));
    int place = std::max(table_.place_, 0);
    if (table_.active_ >= 0 && table_.place_ < 0) {
      place = static_cast<int>(active - json_["order"].begin());
    }
    const int round = table_.fields_["round"];
    json_["place"] = place;
    json_["turn"] = round * static_cast<int>(pieces) + place;
    json_["active"] = json_["order"].at(place);
    json_["steps"] = Json::array();
    for (const Json& step : table_.steps_) json_["steps"].push_back(step_of(step));
  }

  Json step_of(const Json& step) const {
    Json json = step;
    if (step.is_string()) json = {{"step", step}};
    const bool of_nobody = json["step"] == "turn_start" || json["step"] == "turn_end";
    if (!of_nobody && !json.contains("seat")) json["seat"] = json_["active"];
    return json;
  }

  // ---- fleets

  // Of this round's turns so far: what was named, else the highest numbers that are free.
  void write_played() {
    std::set<int> named = {table_.fleet_};
    for (const std::string& word : table_.track_) {
      if (word != "-" && word != "/") named.insert(std::stoi(word));
    }
    for (const std::string& word : table_.played_) named.insert(std::stoi(word));
    json_["played"] = Json::array_t(json_["order"].size(), Json());
    const auto place = json_["place"].get<std::size_t>();
    int next = static_cast<int>(edition()["fleets"].size());
    for (std::size_t i = 0; i < place; ++i) {
      if (i < table_.played_.size()) {
        json_["played"][i] = std::stoi(table_.played_[i]);
        continue;
      }
      while (named.contains(next)) --next;
      json_["played"][i] = next--;
    }
    if (table_.fleet_ != 0) json_["played"][place] = table_.fleet_;
  }

  void write_track() {
    write_played();
    const Lines track = table_.track_.empty() ? usual_track() : table_.track_;
    json_["track"] = Json::array();
    json_["track_lots"] = Json::array();
    int block = 0;
    for (const std::string& word : track) {
      if (word == "/") {
        ++block;
        continue;
      }
      json_["track"].push_back(word == "-" ? Json() : Json(std::stoi(word)));
      json_["track_lots"].push_back(block);
    }
  }

  // The fleets played lay face up, and beside them the lowest others; face down those of the round
  // before lie furthest right.
  Lines usual_track() const {
    const std::size_t visible = edition()["rules"]["fleets_visible"];
    std::set<int> taken;
    for (const Json& fleet : json_["played"]) {
      if (!fleet.is_null()) taken.insert(fleet.get<int>());
    }
    Lines up;
    Lines down;
    for (int fleet = 1; fleet <= static_cast<int>(edition()["fleets"].size()); ++fleet) {
      if (taken.contains(fleet)) continue;
      (up.size() + taken.size() < visible ? up : down).push_back(std::to_string(fleet));
    }
    Lines track = up;
    track.insert(track.end(), taken.size(), "-");
    const bool first = table_.fields_["round"] == 0;
    const std::size_t returned = first ? down.size() : json_["order"].size();
    for (std::size_t i = 0; i < down.size(); ++i) {
      if (i == 0 || i + returned == down.size()) track.emplace_back("/");
      track.push_back(down[i]);
    }
    return track;
  }

  // ---- players

  void write_seats() {
    const Json& start = edition()["start_money"]["total"];
    const int pieces = edition()["players"][std::to_string(seats())]["buildings_each"];
    json_["seats"] = Json::array();
    for (const Json& said : table_.seats_) {
      Json seat = {{"coins", start}, {"prestige", 0}, {"aside", 0}, {"pieces_left", pieces}};
      for (const char* list : {"boats", "culture", "built", "reserved", "specialists", "knows"}) {
        seat[list] = Json::array();
      }
      seat.update(said);
      seat["boats"] = counts_of(ids_of_colours(), seat["boats"]);
      seat["culture"] = counts_of(ids_of_kinds(), seat["culture"]);
      json_["seats"].push_back(seat);
    }
  }

  // ---- boats

  void write_boats() {
    json_["boats"] = Json::array();
    std::map<std::string, int> left;
    for (const Json& boat : edition()["boats"]) left[boat["id"]] = boat["count"];
    for (const auto& [space, boat] : table_.boats_) {
      json_["boats"].push_back({{"space", space}, {"boat", boat}});
      --left[boat];
    }
    for (const Json& seat : json_["seats"]) {
      for (const auto& [boat, count] : seat["boats"].items()) left[boat] -= count.get<int>();
    }
    json_["supply"] = left;
    set_aside();
  }

  // What the supply is said to lack lies aside, and what lies aside comes out of it.
  void set_aside() {
    int lacking = 0;
    for (const auto& [boat, count] : table_.supply_) {
      lacking += json_["supply"][boat].get<int>() - count;
      json_["supply"][boat] = count;
    }
    for (const Json& seat : json_["seats"]) lacking -= seat["aside"].get<int>();
    if (lacking > 0) {
      std::size_t last = seats() - 1;
      while (last > 0 && table_.seats_[last].contains("aside")) --last;
      json_["seats"][last]["aside"] = lacking;
    }
    for (; lacking < 0; ++lacking) {
      std::string most;
      for (const std::string& boat : ids_of_colours()) {
        if (table_.supply_.contains(boat)) continue;
        if (most.empty() || json_["supply"][boat] > json_["supply"][most]) most = boat;
      }
      json_["supply"][most] = json_["supply"][most].get<int>() - 1;
    }
  }

  // ---- islands

  Json& island(int number) { return json_["islands"].at(number - 1); }

  void write_islands() {
    json_["islands"] = Json::array();
    for (std::size_t i = 1; i <= edition()["map"]["islands"].size(); ++i) {
      json_["islands"].push_back({{"island", i},
                                  {"token", nullptr},
                                  {"mountain", false},
                                  {"building", nullptr},
                                  {"sanctuary", false}});
    }
    for (const auto& [number, token] : table_.tokens_) island(number)["token"] = token;
    for (const int number : islands("mountains")) island(number)["mountain"] = true;
    for (const int number : islands("sanctuaries")) island(number)["sanctuary"] = true;
    for (const char* what : {"torii", "palace"}) {
      for (const int number : islands(what)) island(number)["building"] = what;
    }
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      for (const int number : islands(std::to_string(seat))) island(number)["building"] = seat;
    }
    const int sanctuaries = edition()["tokens"][1]["count"];
    json_["sanctuaries_left"] = sanctuaries - static_cast<int>(islands("sanctuaries").size());
    put_what_was_built();
  }

  // By what stands there, a seat or a figure: how many more tiles were built than stand there.
  std::map<std::string, int> more_tiles() const {
    std::map<std::string, int> more;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      for (const Json& tile : json_["seats"][seat]["built"]) {
        ++more[is_standard(tile) ? std::to_string(seat) : kind_of(tile)];
      }
    }
    for (const Json& here : json_["islands"]) {
      const Json& building = here["building"];
      if (building.is_number()) --more[building.dump()];
      if (building.is_string()) --more[building];
    }
    return more;
  }
  static bool is_seat(const std::string& what) { return what.size() == 1; }

  // Tiles that were named without their place on the board get one of the last that are empty.
  void put_what_was_built() {
    for (auto& [what, count] : more_tiles()) {
      for (int i = 0; i < count; ++i) {
        last_empty()["building"] = is_seat(what) ? Json(std::stoi(what)) : Json(what);
      }
    }
    for (const Json& here : json_["islands"]) {
      if (!here["building"].is_number()) continue;
      Json& left = json_["seats"][here["building"].get<std::size_t>()]["pieces_left"];
      left = left.get<int>() - 1;
    }
  }

  Json& last_empty() {
    for (int i = static_cast<int>(json_["islands"].size()); i > 1; --i) {
      const Json& here = island(i);
      const bool empty = here["token"].is_null() && here["building"].is_null() &&
                         here["sanctuary"] == false && here["mountain"] == false;
      if (empty) return island(i);
    }
    return island(1);
  }

  // ---- specialists and buildings

  // The named top, then the pool in its order; what does not fit stays in the pool.
  static Lines deck_of(const Lines& top, Lines& pool, int left) {
    const std::size_t size = left < 0 ? top.size() + pool.size() : static_cast<std::size_t>(left);
    Lines deck = top;
    const Lines more = take_front(pool, size - std::min(size, top.size()));
    deck.insert(deck.end(), more.begin(), more.end());
    return deck;
  }

  // The row's words, `-` for an empty slot: those that were named, or the first ones of the pool.
  Lines row_of(const std::string& name, Lines& pool) const {
    const std::size_t slots = edition()["rules"][name + "_visible"];
    Lines row = table_.cards_.contains(name) ? cards(name) : take_front(pool, slots);
    row.resize(slots, "-");
    return row;
  }

  void write_specialists() {
    Lines pool = ids_of(edition()["specialists"]);
    for (const Json& seat : json_["seats"]) remove_from(pool, seat["specialists"]);
    for (const std::string& word : cards("specialists")) std::erase(pool, counted(word).first);
    remove_from(pool, Json(cards("specialist_deck")));
    json_["specialists"] = Json::array();
    for (const std::string& word : row_of("specialists", pool)) {
      const auto [specialist, coins] = counted(word);
      json_["specialists"].push_back(
          word == "-" ? Json() : Json{{"specialist", specialist}, {"coins", coins}});
    }
    std::ranges::stable_partition(
        pool, [](const std::string& id) { return std::ranges::find(kNosy, id) != kNosy.end(); });
    json_["specialist_deck"] = deck_of(cards("specialist_deck"), pool, table_.specialists_left_);
    for (const std::string& id : pool) json_["seats"].back()["specialists"].push_back(id);
  }

  void write_buildings() {
    Lines pool = ids_of(edition()["buildings"]);
    for (const Json& seat : json_["seats"]) {
      remove_from(pool, seat["built"]);
      remove_from(pool, seat["reserved"]);
    }
    remove_from(pool, Json(cards("buildings")));
    remove_from(pool, Json(cards("building_deck")));
    write_built(pool);
    json_["buildings"] = Json::array();
    for (const std::string& word : row_of("buildings", pool)) {
      json_["buildings"].push_back(word == "-" ? Json() : Json(word));
    }
    json_["building_deck"] = deck_of(cards("building_deck"), pool, table_.buildings_left_);
    for (const std::string& tile : pool) json_["seats"].back()["reserved"].push_back(tile);
  }

  // For what stands on the board the last tiles of its kind.
  void write_built(Lines& pool) {
    for (const auto& [what, more] : more_tiles()) {
      Json& seat = is_seat(what) ? json_["seats"][std::stoul(what)] : json_["seats"].back();
      for (int i = more; i < 0; ++i) {
        const auto tile = std::find_if(pool.rbegin(), pool.rend(), [&](const std::string& id) {
          return is_seat(what) ? is_standard(id) : kind_of(id) == what;
        });
        if (tile == pool.rend()) return;
        seat["built"].push_back(*tile);
        pool.erase(std::next(tile).base());
      }
    }
  }

  // ---- what is known of the deck

  void write_knowledge() {
    for (Json& seat : json_["seats"]) {
      for (Json& word : seat["knows"]) word = block_of(word);
    }
  }

  Json block_of(const std::string& word) const {
    const Lines sides = split(word, '=');
    Json places = Json::array();
    Json tiles = Json::array();
    for (const std::string& place : split(sides[0], ',')) {
      places.push_back(std::stoi(place));
      if (sides.size() == 1) tiles.push_back(json_["building_deck"].at(std::stoul(place)));
    }
    if (sides.size() > 1) tiles = split(sides[1], '+');
    return {{"places", places}, {"buildings", tiles}};
  }

  const Table& table_;
  Json json_;
};

Json Table::json() const { return Builder(*this).build(); }

}  // namespace kaisho::yamatai_tests
